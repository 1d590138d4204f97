"""Frames on the wire: where they end, and what is left to the library."""

from __future__ import annotations

import pytest

from coltexpress.server.http.frames import ENDLESS, LONGEST, frame_end

MASK = b"abcd"


def frame(size: int, opcode: int = 0x81) -> bytes:
    """A masked frame of a client."""
    if size < 126:
        head = bytes((opcode, 0x80 | size))
    else:
        head = bytes((opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + MASK + b"x" * size


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4096, LONGEST])
def test_a_frame_ends_where_it_says(size: int) -> None:
    whole = frame(size)
    assert frame_end(whole, 0) == len(whole)
    assert frame_end(b"before" + whole + b"after", 6) == 6 + len(whole)
    assert all(frame_end(whole[:end], 0) == 0 for end in range(min(len(whole), 200)))


@pytest.mark.parametrize("start", [b"\x81\x05hello", frame(LONGEST + 1), b"\x81\xff" + b"\0" * 8])
def test_what_must_be_refused_is_not_waited_for(start: bytes) -> None:
    assert frame_end(start, 0) == ENDLESS
