"""A buffer that bytes are written into: librt's, whose calls cost compiled code next to nothing.

This module itself is never compiled. Where there is no librt, Python's own buffer stands for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ("BytesWriter",)

if TYPE_CHECKING:
    from librt.strings import BytesWriter
else:
    try:
        from librt.strings import BytesWriter
    except ImportError:

        class BytesWriter(bytearray):
            write = bytearray.extend

            def truncate(self, size):
                del self[size:]

            def getvalue(self):
                return bytes(self)
