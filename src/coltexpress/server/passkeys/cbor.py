"""The little of CBOR (RFC 8949) that authenticators speak, read strictly and within bounds.

Numbers, bytes, texts, arrays and maps of definite length, false, true and null. Everything else,
whatever is not as short as it can be, and whatever is left over is refused.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Value: TypeAlias = "int | bytes | str | bool | list[Value] | dict[Value, Value] | None"

LONGEST: Final = 8192  # bytes in all
DEEPEST: Final = 4
MOST: Final = 32  # entries of an array or a map
UNSIGNED, NEGATIVE, BYTES, TEXT, ARRAY, MAP, _TAG, SIMPLE = range(8)  # major types
SIMPLES: Final[dict[int, Value]] = {20: False, 21: True, 22: None}
SHORT: Final = 24  # arguments below this stand in the first byte
SIZES: Final = {24: 1, 25: 2, 26: 4, 27: 8}  # by what stands there instead: bytes that follow


def decode(content: bytes) -> Value:
    """The one value that these bytes are; raises ValueError."""
    value, end = decode_first(content)
    if end != len(content):
        raise ValueError("something follows the value")
    return value


def decode_map(content: bytes) -> dict[Value, Value]:
    """The map that these bytes are; raises ValueError."""
    match decode(content):
        case dict(found):
            return found
    raise ValueError("not a map")


def decode_first(content: bytes) -> tuple[Value, int]:
    """The first value, and where it ends; raises ValueError."""
    if len(content) > LONGEST:
        raise ValueError("too long")
    reader = Reader(content)
    return reader.value(DEEPEST), reader.place


class Reader:
    """Reads bytes from front to back."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.place = 0

    def take(self, count: int) -> bytes:
        """So many bytes."""
        found = self.content[self.place : self.place + count]
        if len(found) < count:
            raise ValueError("it ends too soon")
        self.place += count
        return found

    def head(self) -> tuple[int, int]:
        """A major type and its argument, which is written as shortly as it can be."""
        (first,) = self.take(1)
        major, argument = first >> 5, first & 31
        if argument < SHORT:
            return major, argument
        if argument not in SIZES:
            raise ValueError("an indefinite length")
        size = SIZES[argument]
        found = int.from_bytes(self.take(size), "big")
        if found < (SHORT if size == 1 else 1 << 4 * size):
            raise ValueError("not as short as it can be")
        return major, found

    def value(self, depth: int) -> Value:
        """The next value, nested at most so deep."""
        major, argument = self.head()
        if major == UNSIGNED:
            return argument
        if major == NEGATIVE:
            return -1 - argument
        if major == BYTES:
            return self.take(argument)
        if major == TEXT:
            return self.take(argument).decode()
        if major == SIMPLE and argument in SIMPLES:
            return SIMPLES[argument]
        if major not in (ARRAY, MAP) or argument > MOST or not depth:
            raise ValueError("a value that no authenticator sends")
        if major == ARRAY:
            return [self.value(depth - 1) for _ in range(argument)]
        return self.entries(argument, depth - 1)

    def entries(self, count: int, depth: int) -> dict[Value, Value]:
        """A map with so many entries, each key once."""
        found: dict[Value, Value] = {}
        for _ in range(count):
            key = self.value(0)
            if key in found or isinstance(key, bool):
                raise ValueError("a key that stands there twice, or is none")
            found[key] = self.value(depth)
        return found
