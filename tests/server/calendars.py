"""A machine whose calendar can be set, for a server process of its own."""

from __future__ import annotations

from pathlib import Path

# What `coltexpress serve` runs, on a machine whose calendar is as far off as a file says.
PROGRAM = """
import time
from pathlib import Path
file, now, now_ns = Path({file!r}), time.time, time.time_ns
time.time = lambda: now() + float(file.read_text())
time.time_ns = lambda: now_ns() + int(float(file.read_text()) * 1e9)
from coltexpress.cli.main import main
main()
"""


class Calendar:
    """How far the calendar of the server's machine is off."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.jump(0)

    def jump(self, seconds: float) -> None:
        """Set it, at once."""
        draft = self.file.with_suffix(".new")
        draft.write_text(str(seconds), encoding="utf-8")
        draft.replace(self.file)

    @property
    def program(self) -> str:
        """The server on that machine."""
        return PROGRAM.format(file=str(self.file))
