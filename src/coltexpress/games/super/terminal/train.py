"""The train of Colt Super Express, seen from the side: who stands where and looks which way.

The locomotive pulls to the right, so `B►` faces the front and `◄B` the rear; `(B►)` lies down. Cars
with more bandits are drawn wider, so that the whole train fits into one row if possible.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from coltexpress.cli.scene.paint import BOLD, BRASS, DIM, chip, dyed, joined
from coltexpress.games.super.board import FRONT
from coltexpress.games.super.notation import write_bandit
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.state import queue_at
from coltexpress.kernel.agenda import BLANK
from coltexpress.train.bandits import NAMES

TO_FRONT: Final = "►"
TO_REAR: Final = "◄"
NARROWEST: Final = 4  # columns inside a section
WIDEST: Final = 12
WALLS: Final = 2
COUPLING: Final = "═"
NOSE: Final = (" ▐▌ ", "▄▟▙▖", "███▙", "o─o◣")
GONE: Final = ("    ", "    ", "    ", "· · ")  # where cars were uncoupled
ROWS: Final = len(NOSE)


class Style(NamedTuple):
    """How a piece is drawn: with room around its letter, and how far from the next one."""

    narrow: bool
    gap: str


STYLES: Final = (Style(False, " "), Style(True, " "), Style(True, ""))


class Section(NamedTuple):
    """The locomotive or a car: its number, and who is on and in it."""

    number: int
    roof: Text
    inside: Text
    space: int  # how wide its inside is drawn


def draw_train(g: SuperExpress, width: int) -> list[Text]:
    """The train that is left, the rear first; in as many rows as it needs."""
    free = width - len(NOSE[0]) - (len(GONE[0]) if is_shorter(g) else 0)
    lines: list[Text] = []
    for place, row in enumerate(rows_of(g, free)):
        lines += draw_row(row, is_shorter(g) and place == 0)
    return lines


def is_shorter(g: SuperExpress) -> bool:
    """Has a car been uncoupled?"""
    return g.cars < g.options.cars


def rows_of(g: SuperExpress, free: int) -> list[list[Section]]:
    """The sections as they are drawn: in one row in the roomiest style that fits, else in more."""
    trains = [[section(g, number, style) for number in range(g.cars + 1)] for style in STYLES]
    for train in trains:
        if total(train) <= free:
            return [spread(train[::-1], free)]
    rows: list[list[Section]] = [[]]
    for one in trains[-1]:  # the row of the locomotive is filled first
        if rows[0] and total([one, *rows[0]]) > free:
            rows.insert(0, [])
        rows[0].insert(0, one)
    return [spread(row, free) for row in rows]


def section(g: SuperExpress, number: int, style: Style) -> Section:
    """A section that is as wide as those on or in it need."""
    roof = queue(g, g.board.roof[number], style)
    inside = queue(g, g.board.inside[number], style)
    return Section(number, roof, inside, max(NARROWEST, roof.cell_len, inside.cell_len))


def queue(g: SuperExpress, spot: int, style: Style) -> Text:
    """The bandits at a spot; the queue begins at the front, which is on the right."""
    bandits = list(queue_at(g, spot))[::-1]
    return joined([piece(g, bandit, style.narrow) for bandit in bandits], style.gap)


def piece(g: SuperExpress, bandit: int, narrow: bool) -> Text:
    """A bandit, which way it looks, and in brackets while it lies down."""
    to_front = g.facing[bandit] == FRONT
    arrow = dyed(TO_FRONT if to_front else TO_REAR, f"{BOLD} {BRASS}")
    body = bandit_chip(g, bandit, narrow)
    shown = body + arrow if to_front else arrow + body
    return Text("(") + shown + Text(")") if g.down[bandit] else shown


def bandit_chip(g: SuperExpress, bandit: int, narrow: bool = False) -> Text:
    """A bandit as a coloured letter."""
    name = "" if g.who[bandit] == BLANK else NAMES[g.who[bandit]]
    return chip(write_bandit(g, bandit), name, narrow)


def total(row: list[Section]) -> int:
    """How many columns a row needs, its couplings included."""
    return sum(one.space + WALLS + len(COUPLING) for one in row) - len(COUPLING)


def spread(row: list[Section], free: int) -> list[Section]:
    """The columns that are left over make the narrow sections wider, all alike."""
    even = NARROWEST
    while even < WIDEST and total(at_least(row, even + 1)) <= free:
        even += 1
    return at_least(row, even)


def at_least(row: list[Section], space: int) -> list[Section]:
    """The sections, none narrower than this."""
    return [one._replace(space=max(one.space, space)) for one in row]


def draw_row(row: list[Section], after_gap: bool) -> list[Text]:
    """Some sections side by side."""
    lines = [dyed(GONE[height] if after_gap else "", DIM) for height in range(ROWS)]
    for one in row:
        end = [" ", " ", " ", COUPLING] if one.number else list(NOSE)
        for line, part, after in zip(lines, draw_section(one), end, strict=True):
            line.append_text(part).append(after, DIM)
    return lines


def draw_section(one: Section) -> list[Text]:
    """The lines of one section: who is on the roof, the roof, who is inside, the wheels."""
    label = str(one.number) if one.number else ""
    return [
        Text(" ") + centred(one.roof, one.space) + Text(" "),
        dyed("┌" + "─" * one.space + "┐", DIM),
        dyed("│", DIM) + centred(one.inside, one.space) + dyed("│", DIM),
        dyed("└o" + label.center(one.space - 2, "─") + "o┘", DIM),
    ]


def centred(text: Text, space: int) -> Text:
    """A text in the middle of so many columns."""
    left = (space - text.cell_len) // 2
    return Text(" " * left) + text + Text(" " * (space - left - text.cell_len))
