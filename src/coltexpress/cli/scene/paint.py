"""Paint for the terminal: bandits as coloured letters, loot as symbols, texts cut to a width."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from coltexpress.train.bandits import BANDITS

DIM: Final = "dim"
BOLD: Final = "bold"
BRASS: Final = "#c58a1f"
NOW: Final = "bold reverse"
COLOURS: Final = {  # by name of the bandit: paper and ink of the letter
    one.name: (one.colour, one.ink) for one in BANDITS
}
BULLET_IN: Final = "•"
BULLET_OUT: Final = "·"
STAR: Final = "★"
LOOT_SYMBOLS: Final = ("$", "◆", "▣", "●", "▲", "▤")  # by kind
LOOT_STYLES: Final = ("#5f9e3f", "#4aa3c7", BRASS, "#b08968", "#e0b030", "#c9c0ae")
BACK: Final = "▒▒"


def dyed(text: str, style: str) -> Text:
    """A text in this style; what is appended to it later keeps its own."""
    dyed_text = Text()
    dyed_text.append(text, style)
    return dyed_text


def ink(name: str) -> str:
    """The style of a bandit's letter; a pawn without a character has none."""
    if name not in COLOURS:
        return BOLD
    paper, letter = COLOURS[name]
    return f"bold {letter} on {paper}"


def chip(letter: str, name: str, narrow: bool = False) -> Text:
    """A bandit as a letter on its colour."""
    return dyed(letter if narrow else f" {letter} ", ink(name))


def symbols(counts: list[int], room: int) -> Text:
    """Loot by kind: a symbol for each token, or numbers where there is no room for them."""
    text = Text()
    many = sum(counts) + len([one for one in counts if one]) - 1 > room
    for kind, count in enumerate(counts):
        if count:
            gap = " " if len(text) and not many else ""
            shown = f"{count}{LOOT_SYMBOLS[kind]}" if many and count > 1 else LOOT_SYMBOLS[kind]
            text.append(gap)
            text.append(shown if many else LOOT_SYMBOLS[kind] * count, LOOT_STYLES[kind])
    return text


def fit(text: Text | str, width: int) -> Text:
    """The text cut or filled up to a width on the screen."""
    shown = text.copy() if isinstance(text, Text) else Text(text)
    shown.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return shown


def joined(parts: list[Text], gap: str) -> Text:
    """Texts with a gap between them."""
    return Text(gap).join(parts)


def wrapped(head: Text, parts: list[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts in as many lines as they need; all but the first line are indented like the first."""
    indent = head.cell_len
    lines = [head.copy()]
    for part in parts:
        begun = lines[-1].cell_len > indent
        if begun and lines[-1].cell_len + cell_len(gap) + part.cell_len > width:
            lines.append(Text(" " * indent))
            begun = False
        if begun:
            lines[-1].append(gap)
        lines[-1].append_text(part)
    return lines


def columns(cells: list[Text], width: int, gap: int = 3) -> list[Text]:
    """Cells in as many columns as fit, read downwards."""
    widest = max(cell.cell_len for cell in cells)
    across = max(1, min(len(cells), (width + gap) // (widest + gap)))
    down = -(-len(cells) // across)
    lines = []
    for row in range(down):
        chosen = cells[row::down]
        lines.append(joined([fit(cell, widest) for cell in chosen], " " * gap))
    return lines


def grid(rows: list[list[Text]], width: int, gap: int = 2) -> list[Text]:
    """Rows of cells, each column as wide as its widest cell; too long a line is cut."""
    across = max(len(row) for row in rows)
    filled = [row + [Text()] * (across - len(row)) for row in rows]
    widths = [max(row[place].cell_len for row in filled) for place in range(across)]
    lines = []
    for row in filled:
        cells = [fit(cell, widths[place]) for place, cell in enumerate(row) if widths[place]]
        line = joined(cells, " " * gap)
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines
