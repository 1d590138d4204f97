"""Rows of small numbers: native vectors where the engine is compiled, plain lists where it is not.

Type checkers and the compiler see `librt.vecs`, whose vectors hold bare machine numbers. The
interpreter sees lists, so that nothing but Python is needed to run the rules. This module itself is
never compiled. A row has one owner: whoever changes its length keeps what the function returns, as
in `row = append(row, 3)`. Code that is not compiled makes and changes rows with the
functions of `kernel.rows` instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ("append", "i16", "i32", "i64", "mypyc_attr", "pop", "remove", "u8", "vec")

if TYPE_CHECKING:
    from librt.vecs import append, pop, remove, vec
    from mypy_extensions import i16, i32, i64, mypyc_attr, u8
else:
    i16 = i32 = i64 = int

    def listed(items=(), capacity=0):
        return [*items]

    def u8(number):
        return number & 255

    vec = {
        int: listed,
        float: listed,
        listed: listed,
        u8: bytearray,
    }  # a vec[vec[i64]] is a list of lists

    def mypyc_attr(**_attributes):
        return lambda made: made

    def append(row, item):
        row.append(item)
        return row

    def pop(row, place=-1):
        item = row.pop(place)
        return row, item

    def remove(row, item):
        row.remove(item)
        return row
