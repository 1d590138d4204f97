"""A buffer that bytes are written into: librt's, whose calls cost compiled code next to nothing.

This module itself is never compiled. Where there is no librt, Python's own buffer stands for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = (
    "BytesWriter",
    "read_i32_le",
    "read_i64_le",
    "write_i16_le",
    "write_i32_le",
    "write_i64_le",
)

if TYPE_CHECKING:
    from librt.strings import (
        BytesWriter,
        read_i32_le,
        read_i64_le,
        write_i16_le,
        write_i32_le,
        write_i64_le,
    )
else:
    try:
        from librt.strings import (
            BytesWriter,
            read_i32_le,
            read_i64_le,
            write_i16_le,
            write_i32_le,
            write_i64_le,
        )
    except ImportError:

        class BytesWriter(bytearray):
            write = bytearray.extend

            def truncate(self, size):
                del self[size:]

            def getvalue(self):
                return bytes(self)

        def write_i16_le(out, number):
            out += number.to_bytes(2, "little", signed=True)

        def write_i32_le(out, number):
            out += number.to_bytes(4, "little", signed=True)

        def write_i64_le(out, number):
            out += number.to_bytes(8, "little", signed=True)

        def read_i32_le(content, place):
            return int.from_bytes(content[place : place + 4], "little", signed=True)

        def read_i64_le(content, place):
            return int.from_bytes(content[place : place + 8], "little", signed=True)
