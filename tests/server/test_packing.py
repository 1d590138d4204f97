"""Rows of records as bytes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from coltexpress.kernel.buffers import BytesWriter
from coltexpress.server.store import packing

SMALL = st.integers(-(2**15), 2**15 - 1)
NUMBERS = st.integers(0, 2**31 - 1)
TIMES = st.integers(0, 2**62)
ROOMS = st.sampled_from([1, 2, 256, 257, 1 << 32, 2**62])  # of which parts look like others
ROWS = st.lists(st.tuples(ROOMS, NUMBERS, SMALL, SMALL, NUMBERS, TIMES, TIMES), max_size=30)


@given(ROWS)
def test_rows_that_were_packed_are_the_same(rows: list[packing.Row]) -> None:
    assert list(packing.unpacked(packing.packed(rows))) == rows


@given(ROWS)
def test_rows_are_packed_alike_one_by_one(rows: list[packing.Row]) -> None:
    out = BytesWriter()
    for row in rows:
        packing.put_row(out, *row)
    assert out.getvalue() == packing.packed(rows)


@given(ROWS)
def test_the_rows_of_one_room_are_found_among_others(rows: list[packing.Row]) -> None:
    content = packing.packed(rows)
    for room in (1, 2, 256, 257, 1 << 32, 2**62):
        mine = [row for row in rows if row[0] == room]
        assert packing.rows_of_room(content, room) == mine
        others = [row for row in rows if row[0] != room]
        assert list(packing.unpacked(packing.without_rooms(content, {room}))) == others
    assert packing.rooms_in(content) == {row[0] for row in rows}


@given(ROWS)
def test_rows_are_put_with_their_rooms_in_order(rows: list[packing.Row]) -> None:
    found: dict[bytes, list[bytes]] = {}
    packing.by_room(packing.packed(rows), found)
    for parts in found.values():
        content = b"".join(parts)
        room = packing.room_at(content, 0)
        mine = [row for row in rows if row[0] == room]
        assert list(packing.unpacked(content)) == mine
        assert packing.last_row(content) == mine[-1]
        assert packing.number_at(content, 0) == mine[0][1]
        assert packing.last_number(content) == mine[-1][1]
    assert len(found) == len({row[0] for row in rows})
