"""Rows of records as bytes, one after the other.

A choice goes to the writer like that, and where one server has a database for itself it stays so:
to add a row to a table costs far more than to write its numbers down. There the journal has one
row for each transaction, and a record one for each stretch of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from struct import Struct
from typing import Final, TypeAlias

from coltexpress.kernel.buffers import (
    BytesWriter,
    read_i32_le,
    read_i64_le,
    write_i16_le,
    write_i32_le,
    write_i64_le,
)
from coltexpress.kernel.vecs import i16, i32, i64

Row: TypeAlias = tuple[int, int, int, int, int, int, int]  # the columns of the table of moves

ROW: Final = Struct("<qihhiqq")
WIDTH: Final = 36
ROOM_WIDTH: Final = 8


def put_row(
    out: BytesWriter,
    room: i64,
    number: i64,
    seat: i64,
    what: i64,
    choice: i64,
    spent: i64,
    made_at: i64,
) -> None:
    """Write a row."""
    write_i64_le(out, room)
    write_i32_le(out, i32(number))
    write_i16_le(out, i16(seat))
    write_i16_le(out, i16(what))
    write_i32_le(out, i32(choice))
    write_i64_le(out, spent)
    write_i64_le(out, made_at)


def room_at(content: bytes, place: i64) -> i64:
    """The room of the row that begins here."""
    return read_i64_le(content, place)


def number_at(content: bytes, place: i64) -> i64:
    """And its number in the record of that room."""
    return i64(read_i32_le(content, place + ROOM_WIDTH))


def last_number(content: bytes) -> i64:
    """The number of the last of these rows."""
    return number_at(content, len(content) - WIDTH)


def packed(rows: Iterable[Row]) -> bytes:
    """Rows as bytes."""
    return b"".join([ROW.pack(*row) for row in rows])


def unpacked(content: bytes) -> Iterator[Row]:
    """All rows again."""
    return ROW.iter_unpack(content)


def rows_of_room(content: bytes, room: int) -> list[Row]:
    """The rows of one room."""
    mark, found = room.to_bytes(ROOM_WIDTH, "little"), list[Row]()
    place = content.find(mark)
    while place >= 0:
        if place % WIDTH:  # other numbers that look like it
            place += 1
        else:
            found.append(ROW.unpack_from(content, place))
            place += WIDTH
        place = content.find(mark, place)
    return found


def last_row(content: bytes) -> Row:
    """The last of these rows."""
    return ROW.unpack_from(content, len(content) - WIDTH)


def by_room(content: bytes, found: dict[bytes, list[bytes]]) -> None:
    """Add all rows, still packed, to those of their rooms, which are named as they are packed."""
    begin: i64 = 0
    size: i64 = len(content)
    while begin < size:
        end = begin + WIDTH
        room = room_at(content, begin)
        while end < size and room_at(content, end) == room:  # what follows a choice is its room's
            end += WIDTH
        found.setdefault(content[begin : begin + ROOM_WIDTH], []).append(content[begin:end])
        begin = end


def rooms_in(content: bytes) -> set[int]:
    """The rooms that there are rows of."""
    return {int(room_at(content, place)) for place in range(0, len(content), WIDTH)}


def without_rooms(content: bytes, rooms: set[int]) -> bytes:
    """All but the rows of these rooms."""
    return packed([row for row in unpacked(content) if row[0] not in rooms])
