"""JSON by hand, byte by byte: what is told of every choice is numbers and a few known names.

Compiled, nothing is made on the way: no dictionaries, no lists, no strings. What comes out is
what msgspec would have written; a test holds that.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.vecs import i64, u8, vec
from coltexpress.protocol.values import Row, Value


def put_number(out: BytesWriter, number: i64) -> None:
    """A number."""
    if number < 0:
        out.append(45)  # a minus
        number = -number
    if number >= 10:
        put_tens(out, number // 10)
        number %= 10
    out.append(u8(48 + number))


def put_tens(out: BytesWriter, number: i64) -> None:
    """The digits before the last."""
    if number >= 10:
        put_tens(out, number // 10)
        number %= 10
    out.append(u8(48 + number))


def put_flag(out: BytesWriter, flag: bool) -> None:
    """Yes or no."""
    out.write(b"true" if flag else b"false")


def put_numbers(out: BytesWriter, numbers: vec[i64]) -> None:
    """A row."""
    out.append(91)  # [
    for place, number in enumerate(numbers):
        if place > 0:
            out.append(44)  # a comma
        put_number(out, number)
    out.append(93)  # ]


def put_list(out: BytesWriter, numbers: list[int]) -> None:
    """The same as a list."""
    out.append(91)  # [
    goes_on = False
    for number in numbers:
        if goes_on:
            out.append(44)  # a comma
        goes_on = True
        put_number(out, number)
    out.append(93)  # ]


def put_value(out: BytesWriter, value: Value) -> None:
    """The value of any field."""
    if isinstance(value, bool):
        put_flag(out, value)
    elif isinstance(value, int):
        put_number(out, value)
    else:
        rows = value if isinstance(value, list) else [*value]  # nearly all are lists
        out.append(91)  # [
        goes_on = False
        for each in rows:
            if goes_on:
                out.append(44)  # a comma
            goes_on = True
            put_value(out, each)
        out.append(93)  # ]


def put_changed(out: BytesWriter, before: Row, after: Row) -> None:
    """The fields that are not what they were, by name, without the braces."""
    goes_on = False
    for name, value in after.items():
        if value == before[name]:
            continue
        if goes_on:
            out.append(44)  # a comma
        goes_on = True
        out.write(key_of(name))
        put_value(out, value)


KEYS: Final[dict[str, bytes]] = {}  # as many as fields have names


def key_of(name: str) -> bytes:
    """The name of a field, or of a row of it, before its value."""
    key = KEYS.get(name)
    if key is None:
        key = KEYS[name] = f'"{name}":'.encode()
    return key
