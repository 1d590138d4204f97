"""From Python to C, with mypyc."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Protocol

from compiling import borrowing, quick_rows
from compiling.parts import modules
from compiling.source import compiled


class Piece(Protocol):
    """One library to be made, as setuptools describes it."""

    sources: list[str]
    include_dirs: list[str]
    extra_compile_args: list[str]
    extra_link_args: list[str]
    extra_objects: list[str]


def translate(annotate: Path | None, *, optimize: bool = True) -> list[Piece]:
    """The engine in this folder: one library with everything, and a door to it for each module."""
    from mypyc.build import mypycify

    with contextlib.suppress(ImportError, TypeError):  # of a later mypyc: then without
        quick_rows.register()
    # What only some of us have, as a driver for PostgreSQL, need not be there.
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    if annotate:
        options += ["-a", str(annotate)]
    extensions: list[Piece] = mypycify(
        [*options, *(str(file) for file in modules(Path("coltexpress")))],
        opt_level="3" if optimize else "0",
        debug_level="0",
        multi_file=True,
        group_name=compiled.LIBRARY.removesuffix("__mypyc"),
        target_dir="c",
    )
    borrowing.borrow(Path("c"))
    for extension in extensions if os.name != "nt" else []:
        extension.extra_compile_args = [  # a new list: mypyc gives one to all of them
            *extension.extra_compile_args,
            "-Wno-error",  # a warning is no reason to give up
            "-fvisibility=hidden",  # calls within go straight
        ]
    return extensions
