"""Our own C for rows, quick_rows.h, in the place of what librt.vecs and mypyc have for them.

Two things are replaced: the table of functions through which compiled code reaches librt.vecs, by
compiling every file of the engine with the header before it; and calls of a few functions of
kernel/rows.py, by telling mypyc their names in C. Nothing depends on it: COLTEXPRESS_QUICK_ROWS=0
makes builds without, which play the same games more slowly.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

HEADER: Final = Path(__file__).with_name("quick_rows.h")
SWITCH: Final = "COLTEXPRESS_QUICK_ROWS"
FUNCTIONS: Final = {  # of kernel/rows.py, with their arguments; who takes a row gives it back
    "put_in_order": ("row", "number"),
    "put_all": ("row", "row"),
    "put_different": ("row", "row", "number", "number", "number"),
    "put_two": ("row", "number", "number"),
    "without": ("row", "number"),
    "without_turned": ("row", "number"),
    "without_either": ("row", "number", "number"),
    "numbers_in": ("number",),
    "emptied": ("row",),
    "add_lines": ("row", "bytes", "row", "row"),
    "clear": ("bytes", "number", "number"),
    "copied": ("table",),
}
OTHERS: Final = {"clear": "number", "numbers_in": "row"}  # what those give that give something else


def are_wanted() -> bool:
    """Are they switched on? The C is that of GCC and its like."""
    return os.name != "nt" and os.environ.get(SWITCH) != "0"


def register() -> None:
    """Have mypyc call functions of `kernel/rows.py` as what the header has for them, or not."""
    from mypyc.ir.ops import ERR_MAGIC, ERR_MAGIC_OVERLAPPING
    from mypyc.ir.rtypes import RType, RVec, int64_rprimitive, uint8_rprimitive
    from mypyc.primitives.registry import function_op, function_ops

    types: dict[str, RType] = {
        "number": int64_rprimitive,
        "row": RVec(int64_rprimitive),
        "bytes": RVec(uint8_rprimitive),
        "table": RVec(RVec(int64_rprimitive)),
    }
    for name, arguments in FUNCTIONS.items():
        function_ops.pop(f"coltexpress.kernel.rows.{name}", None)  # of an earlier build
        if not are_wanted():
            continue
        takes_row = arguments[0] == "row"
        gives = OTHERS.get(name, arguments[0])
        function_op(
            name=f"coltexpress.kernel.rows.{name}",
            arg_types=[types[argument] for argument in arguments],
            return_type=types[gives],
            c_function_name=f"quick_{name}",
            error_kind=ERR_MAGIC_OVERLAPPING if gives == "number" else ERR_MAGIC,
            steals=[takes_row and place == 0 for place, _ in enumerate(arguments)],
        )


def options_for(source: str) -> list[str]:
    """What the C compiler is told for this file: the header, if it is one of the engine."""
    ours = Path(source).name.startswith("__native")
    return ["-include", str(HEADER)] if ours and are_wanted() else []
