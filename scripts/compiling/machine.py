"""What the C compiler of this machine can do."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path


def compiler() -> list[str]:
    """The command of the C compiler."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")


def can_compile() -> bool:
    """Is there a C compiler, and are Python's headers there?"""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler()[0]) is not None and header.exists()


def can_tune() -> bool:
    """Is the compiler GCC? Others that call themselves so take its options in their own way."""
    if os.name == "nt":
        return False
    asked = [*compiler(), "-dM", "-E", "-x", "c", os.devnull]
    try:
        done = subprocess.run(asked, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return "__GNUC__" in done.stdout and "__clang__" not in done.stdout
