"""Frames of a WebSocket: where those of a client end, and how ours begin."""

from __future__ import annotations

from struct import Struct
from typing import Final

from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.vecs import i64, u8
from coltexpress.protocol.messages import MESSAGE_LIMIT

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is not compiled everywhere
    from websockets.utils import apply_mask

LONGEST: Final = 4 * MESSAGE_LIMIT  # bytes; so much is read, to say that it is too long
TEXT: Final = 0x81  # a whole text in one frame
MASKED: Final = 0x80  # beside the length; clients have to mask what they say
LONG_MASKED: Final = MASKED | 126  # the length is in the next two bytes
LONGEST_SHORT: Final = 131  # bytes of the longest frame whose length is in its second byte
ENDLESS: Final = -1
SHORT: Final = 126  # bytes; the length of a shorter message is one byte
LONG: Final = 1 << 16  # and that of a shorter one than this two, after a mark
VERY_LONG: Final = Struct(">Q").pack


def frame_end(data: bytes, start: int) -> int:
    """Where a frame ends; 0 if it has not come whole, ENDLESS if nobody should wait for that."""
    if len(data) < start + 2:
        return 0
    length, head = data[start + 1] - MASKED, 6
    if length == 126:
        if len(data) < start + 4:
            return 0
        length, head = int.from_bytes(data[start + 2 : start + 4], "big"), 8
    if not 0 <= length <= LONGEST or data[start + 1] > LONG_MASKED:
        return ENDLESS
    end = start + head + length
    return end if end <= len(data) else 0


def is_short_text(data: bytes, start: int) -> bool:
    """Is this frame a whole text of at most 125 bytes, which nearly every message is?"""
    return data[start] == TEXT and data[start + 1] < LONG_MASKED


def text_in(data: bytes, start: int, end: int) -> bytes:
    """What is said in such a frame."""
    return apply_mask(data[start + 6 : end], data[start + 2 : start + 6])


def lone_text(data: bytes) -> bytes | None:
    """What a client says, if this is one whole short text and nothing else, as nearly always."""
    size = len(data)
    if size < 6 or data[0] != TEXT or data[1] != size - 6 + MASKED or size > LONGEST_SHORT:
        return None
    return apply_mask(data[6:], data[2:6])


def put_frame(out: BytesWriter, message: bytes) -> None:
    """Write a message of ours: a whole text in one frame."""
    length: i64 = len(message)
    out.append(TEXT)
    if length < SHORT:
        out.append(u8(length))
    elif length < LONG:
        out.append(126)
        out.append(u8(length >> 8))
        out.append(u8(length & 255))
    else:
        out.append(127)
        out.write(VERY_LONG(length))
    out.write(message)
