"""Handing the screen over on a real terminal: nothing is left to see, nor to scroll back to."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import suppress

import pytest

pty = pytest.importorskip("pty", reason="Windows has no pseudo terminals")

RUN = "from coltexpress.cli.main import main; main()"
GAME = ["play", "classic", "--players", "3", "--people", "2", "--seed", "4", "--lang", "en"]
CODE = re.compile(r"(\x1b\[[0-9;?]*[A-Za-z])")
CURTAIN = "Hand over to"
ROWS = 30
CURTAINS = 8  # so many times it is handed over
ASKED = "your turn: play a card or draw three."  # with a hand of cards


class Terminal:
    """What can be seen or scrolled back to; clearing the screen alone scrolls it out of sight."""

    def __init__(self) -> None:
        self.screen = self.scrolled = ""
        self.shown = ""  # all that ever was
        self.curtains: list[str] = []  # all that is there when somebody is handed the screen

    def show(self, text: str) -> None:
        for part in CODE.split(text):
            if part == "\x1b[2J":
                self.scrolled, self.screen = self.scrolled + self.screen, ""
            elif part == "\x1b[3J":
                self.scrolled = ""
            elif not CODE.fullmatch(part):
                self.screen += part
                self.shown += part
                if CURTAIN in part:
                    self.curtains.append(self.scrolled + self.screen)


def played(*options: str, term: str = "xterm-256color") -> Terminal:
    """A game on a terminal, where everybody takes the first option."""
    mine, theirs = pty.openpty()
    env = {**os.environ, "TERM": term, "COLUMNS": "100", "LINES": str(ROWS)}
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, *GAME, *options],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=env,
    )
    os.close(theirs)
    terminal, said = Terminal(), ""
    try:
        while said.count(CURTAIN) < CURTAINS:
            said += os.read(mine, 1 << 16).decode(errors="replace")
            if re.search(r"(> |: |\] )(\x1b\[[0-9;]*m)*$", said):
                os.write(mine, b"1\n")
    finally:
        process.kill()
        process.wait()
        with suppress(OSError):
            os.close(mine)
    terminal.show(said)
    return terminal


@pytest.mark.parametrize("options", [[], ["--plain"]])
def test_whoever_takes_the_screen_cannot_scroll_back_to_the_other_hand(options: list[str]) -> None:
    terminal = played(*options)
    assert len(terminal.curtains) == terminal.shown.count(CURTAIN) >= CURTAINS
    assert terminal.shown.count(ASKED) > 2
    for seen in terminal.curtains:
        assert ASKED not in seen


def test_a_terminal_that_cannot_clear_is_at_least_scrolled() -> None:
    terminal = played(term="dumb")
    assert ASKED in terminal.curtains[-1]
    before, _, after = terminal.curtains[-1].replace("\r", "").rpartition("\n" * ROWS)
    assert ASKED in before
    assert ASKED not in after
