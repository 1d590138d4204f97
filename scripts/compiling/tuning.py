"""Tuning: the busy part is compiled to count which ways are taken, trained, and compiled again.

That is for GCC. Whatever goes wrong in it leaves a plain build.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

COUNTING: Final = (  # GCC: count the ways taken, without the costly work that comes after counting
    "-fprofile-generate",
    "-fno-expensive-optimizations",
    "-fno-gcse",
    "-fno-schedule-insns2",
    "-fno-tree-dominator-opts",
    "-fno-tree-loop-optimize",
    "-fno-tree-pre",
    "-fno-tree-pta",
    "-fno-tree-vectorize",
)
COUNTED: Final = (  # GCC: use the counts; what was never seen is still made to be quick
    "-O3",
    "-fprofile-use",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
)
TRAINING: Final = Path(__file__).with_name("training.py")
TRIAL: Final = """\
import coltexpress
from coltexpress.games import NAMES
assert coltexpress.is_compiled(), "the build is not found"
for name in NAMES:
    game = coltexpress.new(name, seed=1)
    while not game.over:
        question = game.asks[0]
        game.play(question.seat, question.options[0])
    game.scores()
"""


def runs(program: str, made: Path) -> bool:
    """Does this program run to its end with that build of the source in this folder?"""
    names = {"COLTEXPRESS_COMPILED": "1", "COLTEXPRESS_BUILDS": str(made.parent)}
    done = subprocess.run([sys.executable, "-c", program], env=os.environ | names, check=False)
    return done.returncode == 0
