"""Compiling the engine with mypyc: optional, and replaceable as a whole.

The rest of the project knows `scripts/compile.py`, which a person runs, and what is named here.

    source          where the source lies, and how a build is known by it
    parts           which modules are compiled, and which of them are worth tuning
    machine         what the compiler of this machine can do
    builds          the folder of builds: which one fits, one maker at a time, old ones forgotten
    making          a build, from the source to the trial of the result
    translating     from Python to C, with mypyc
    quick_rows      our own C for rows; COLTEXPRESS_QUICK_ROWS=0 leaves it out
    borrowing       fewer references counted in the C that mypyc writes
    pieces          from C to machine code, several files at a time
    tuning          counting, training and compiling again, with GCC
    training        what is done meanwhile: it runs with the build that counts
    saying          one line of progress, and a log
"""

from __future__ import annotations

from compiling.builds import alone, is_compiled, libraries, usual_place
from compiling.errors import Busy, Failed, Refused
from compiling.machine import can_compile
from compiling.making import build

__all__ = (
    "Busy",
    "Failed",
    "Refused",
    "alone",
    "build",
    "can_compile",
    "is_compiled",
    "libraries",
    "usual_place",
)
