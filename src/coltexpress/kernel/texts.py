"""Small parts of any notation: numbers, names, and fields with so many parts."""

from __future__ import annotations

from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.vecs import i64, vec


def read_number(kind: str, text: str) -> int:
    """A whole number from 0 to 999,999."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Unreadable(
            f"{text!r} is not a {kind}: expected a whole number",
            "not_a_number",
            word=text,
            kind=kind,
        )
    return int(text)


def pick_name(kind: str, text: str, names: tuple[str, ...]) -> int:
    """The place of a name in its table."""
    if text not in names:
        known = ", ".join(names)
        raise Unreadable(
            f"{text!r} is not a {kind}; expected one of {known}",
            "no_such_word",
            word=text,
            kind=kind,
            names=known,
        )
    return names.index(text)


def demand_length(text: str, what: str, limit: int, code: str) -> None:
    """Refuse a text of more characters than it can need."""
    if len(text) > limit:
        most, length = f"{limit:,}", f"{len(text):,}"
        said = f"{what} has at most {most} characters, not {length}"
        raise Unreadable(said, code, limit=most, length=length)


def take(fields: dict[str, str], name: str) -> str:
    """The text of a field, which is then done."""
    if name not in fields:
        raise Unreadable(f"the field {name}= is missing", "missing_field", field=name)
    return fields.pop(name)


def sized(name: str, parts: list[str], count: int) -> list[str]:
    """As many parts as there must be."""
    if len(parts) != count:
        raise Unreadable(
            f"{name}= has {len(parts)} parts; expected {count}",
            "wrong_parts",
            field=name,
            parts=len(parts),
            count=count,
        )
    return parts


def taken(fields: dict[str, str], names: tuple[str, ...]) -> dict[str, str]:
    """The fields with these names, as far as they are there; they are then done."""
    return {name: fields.pop(name) for name in names if name in fields}


def parts(fields: dict[str, str], name: str, count: int) -> list[str]:
    """The parts of a field, which has so many of them with commas between."""
    return sized(name, take(fields, name).split(","), count)


def numbers(fields: dict[str, str], name: str, kind: str, count: int) -> vec[i64]:
    """A field of so many numbers."""
    return vec[i64]([read_number(kind, text) for text in parts(fields, name, count)])


def listed(text: str) -> list[str]:
    """The words of a list with commas between; `-` stands for none."""
    return [] if text == "-" else text.split(",")


def demand_none_left(fields: dict[str, str]) -> None:
    """Refuse fields that nobody has taken."""
    if fields:
        unknown = ", ".join(fields)
        raise Unreadable(f"unknown fields: {unknown}", "unknown_fields", fields=unknown)
