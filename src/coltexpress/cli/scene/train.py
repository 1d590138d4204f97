"""A train of any length, seen from the side of the track; the locomotive pulls to the right."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from coltexpress.cli.scene.paint import DIM, dyed, fit

NARROWEST: Final = 10
WIDEST: Final = 18
COUPLING: Final = "═"
NOSE: Final = ("    ", " ▐▌ ", "▄▟▙▖", "███▌", "███▙", "o─o◣", "    ")
ROWS: Final = len(NOSE)


class Section(NamedTuple):
    """One car or the locomotive: its number, its label, and what is on and in it."""

    number: int
    label: str
    on_top: Text  # the upper line of the roof; often empty
    on_roof: Text
    inside: Text
    on_floor: Text
    code: str = ""  # what the notation calls it, if that is not its number


def room(sections: int, width: int) -> int:
    """How wide the inside of one section is drawn."""
    return section_width(sections, width) - 2


def section_width(sections: int, width: int) -> int:
    """The width of one section, so that the train fits, in one row if possible."""
    free = width - len(NOSE[0]) - (sections - 1)
    return max(NARROWEST, min(WIDEST, free // sections))


def draw(train: list[Section], width: int) -> list[Text]:
    """The train, the locomotive first in the list and last on the track."""
    wide = section_width(len(train), width)
    a_row = max(1, (width - len(NOSE[0]) + 1) // (wide + 1))
    order = train[::-1]
    cut = len(order) % a_row  # a short row is the rear of the train
    rows = [order[:cut]] if cut else []
    rows += [order[place : place + a_row] for place in range(cut, len(order), a_row)]
    lines: list[Text] = []
    for row in rows:
        lines += draw_row(row, wide)
    return lines


def draw_row(row: list[Section], wide: int) -> list[Text]:
    """Some sections side by side."""
    lines = [Text() for _ in range(ROWS)]
    for place, section in enumerate(row):
        for line, piece in zip(lines, draw_section(section, wide), strict=True):
            line.append_text(piece)
        if section.number:
            for height, line in enumerate(lines):
                linked = height == ROWS - 2 and (place + 1 < len(row) or section.number > 0)
                line.append(COUPLING if linked else " ", DIM)
        else:
            for height, line in enumerate(lines):
                line.append(NOSE[height], DIM)
    return lines if any(section.on_top for section in row) else lines[1:]


def draw_section(section: Section, wide: int) -> list[Text]:
    """The lines of one section, from its roof down to its label."""
    inner = wide - 2
    roof = tag(section, "r", inner)
    rails = tag(section, "i", inner - 2)
    return [
        Text(" ") + fit(section.on_top, inner) + Text(" "),
        Text(" ") + fit(section.on_roof, inner) + Text(" "),
        dyed(f"┌{roof}┐", DIM),
        dyed("│", DIM) + fit(section.inside, inner) + dyed("│", DIM),
        dyed("│", DIM) + fit(section.on_floor, inner) + dyed("│", DIM),
        dyed(f"└o{rails}o┘", DIM),
        centred(section.label, wide),
    ]


def tag(section: Section, floor: str, width: int) -> str:
    """What the notation calls a floor of a section, or in short the section, within a line."""
    code = section.code or str(section.number)
    spot = code + floor
    return (spot if len(spot) <= width else code).center(width, "─")


def centred(text: str, width: int) -> Text:
    """A label in the middle."""
    left = max(0, (width - cell_len(text)) // 2)
    return fit(" " * left + text, width)
