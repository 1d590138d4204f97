"""Help as lines of text that fit on the screen, also where letters are two columns wide."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import east_asian_width

import click

from coltexpress.cli.help import spoken

LETTERS: Final = 30  # the widest name of an option that still has its text beside it
OPENING: Final = "「『（［【《"
CLOSING: Final = "、。，．：；！？」』）］】》…ー"
WIDE: Final = "\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60"
# What stays on one line: a word, or a wide letter, with the marks that cling to it.
PIECE: Final = re.compile(rf"[{OPENING}]*(?:[^\s{WIDE}]+|[{WIDE}])[{CLOSING}]*\s*")


def columns(text: str) -> int:
    """How wide a text is on the screen."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most this width, if its words are no longer."""
    lines = [""]
    for piece in PIECE.findall(text):
        if lines[-1] and columns(lines[-1] + piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


class Formatter(click.HelpFormatter):
    """Writes help as click does, with words of ours."""

    def lines(self, first: str, texts: Iterable[str], indent: int) -> None:
        """Lines below each other, after what stands before the first."""
        space = " " * (indent - columns(first))
        for text in texts:
            self.write(f"{first}{space}{text}".rstrip() + "\n")
            first, space = "", " " * indent

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How a command is called."""
        first = spoken().say("cli-line-usage", command=prog) + " "
        self.lines(first, wrapped(args, self.width - columns(first)), columns(first))

    def write_heading(self, heading: str) -> None:
        """A heading, which brings its own colon."""
        self.write(f"{' ' * self.current_indent}{heading}\n")

    def write_text(self, text: str) -> None:
        """A paragraph."""
        self.lines("", wrapped(text, self.width - self.current_indent), self.current_indent)

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = LETTERS, col_spacing: int = 2
    ) -> None:
        """Names with a text beside each, or below where the name is long."""
        rows = list(rows)
        widest = max([columns(name) for name, _ in rows if columns(name) <= col_max], default=0)
        indent = self.current_indent + widest + col_spacing
        for name, text in rows:
            first = " " * self.current_indent + name
            if columns(name) > widest:
                self.write(f"{first}\n")
                first = ""
            self.lines(first, wrapped(text, self.width - indent), indent)
