"""Both trains, one above the other: what stands in one column is opposite each other.

The Starting Train pulls to the right, the armored train to the left. Bandits of the blue team stand
in round brackets, those of the red team in square ones: `(BT)[G]`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from coltexpress.cli.scene.paint import BOLD, BRASS, DIM, STAR, chip, dyed, joined, symbols
from coltexpress.cli.scene.train import COUPLING, NOSE, ROWS, Section, draw_section
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import BLUE, RED, couriers_at, team_of
from coltexpress.games.armored.terminal.words import section_label
from coltexpress.games.armored.trains import (
    ARMORED_LOCOMOTIVE,
    GATLINGS,
    NAMES,
    SECTIONS,
    TENDER,
    is_starting,
)
from coltexpress.games.classic.state import bandits_at
from coltexpress.games.classic.terminal.train import bandit_chip, counted
from coltexpress.telling.words import Words

TEAM_STYLES: Final = ("bold #4a8fd8", "bold #e0553f")  # blue, red
TEAM_MARKS: Final = (("(", ")"), ("[", "]"))
GATLING: Final = "╦"
COAL: Final = "░"
ACROSS: Final = "↕"
NOSE_LEFT: Final = ("    ", " ▐▌ ", "▗▟▙▄", "▐███", "▟███", "◢o─o", "    ")
NOSE_WIDTH: Final = len(NOSE[0])
NARROWEST: Final = 4  # columns inside a car
WIDEST: Final = 12
ROOF_LINE: Final = 8  # what is on a roof and fits into so much needs one line
WALLS: Final = 2


class Column(NamedTuple):
    """A place of the tracks: the car of each train that is there, and how wide it is drawn."""

    cars: tuple[Section | None, Section | None]  # of the Starting Train, of the armored train
    space: int  # columns inside


def draw_trains(words: Words, g: Armored, width: int) -> list[Text]:
    """Both trains; in as many blocks as the width needs."""
    columns = all_columns(words, g)
    lines: list[Text] = []
    for first, last in blocks(columns, width):
        lines += draw_block(columns, first, last, width)
    return lines


def all_columns(words: Words, g: Armored) -> list[Column]:
    """The tracks from the left to the right. [A-GEO-01]"""
    places = g.trains.x
    columns = []
    for x in range(min(places), max(places) + 1):
        here = [section(words, g, one) for one in range(SECTIONS) if places[one] == x]
        top = next((one for one in here if is_starting(one.number)), None)
        below = next((one for one in here if not is_starting(one.number)), None)
        columns.append(Column((top, below), max([NARROWEST, *[need(one) for one in here]])))
    return columns


def need(one: Section) -> int:
    """How much room the things on and in a car need."""
    return max(text.cell_len for text in (one.on_top, one.on_roof, one.inside, one.on_floor))


# One car


def section(words: Words, g: Armored, number: int) -> Section:
    """A car or locomotive, with all on and in it."""
    roof, inside = g.train.roof[number], g.train.inside[number]
    above, loot = people_at(g, roof), loot_at(g, roof)
    together = joined([text for text in (above, loot) if text], " ")
    short = together.cell_len <= ROOF_LINE
    return Section(
        number,
        section_label(words, g, number),
        Text() if short else loot,
        together if short else above,
        people_at(g, inside),
        loot_at(g, inside),
        NAMES[number],
    )


def people_at(g: Armored, spot: int) -> Text:
    """A Gatling, a courier and the bandits of both teams at a spot."""
    parts = [dyed(GATLING, BOLD)] if spot in GATLINGS else []
    parts += [dyed(STAR, f"bold {BRASS}") for _ in couriers_at(g, spot)]
    for team in (BLUE, RED):
        bandits = [one for one in bandits_at(g, spot) if team_of(g, g.player_of[one]) == team]
        if bandits:
            letters = joined([bandit_chip(g, one, True) for one in bandits], "")
            parts.append(in_team(letters, team))
    return joined(parts, "")


def in_team(letters: Text, team: int) -> Text:
    """Letters in the brackets of a team."""
    before, after = TEAM_MARKS[team]
    return dyed(before, TEAM_STYLES[team]) + letters + dyed(after, TEAM_STYLES[team])


def loot_at(g: Armored, spot: int) -> Text:
    """The loot at a spot."""
    return symbols(counted(g.floor[spot]), ROOF_LINE)


def player_chips(g: Armored) -> list[Text]:
    """The players as letters in the brackets of their teams, Il Professore last."""
    letters = [bandit_chip(g, bandit, True) for bandit in range(g.bandits)]
    letters += [chip("P", "", True)] if g.rules.professore else []
    return [in_team(letter, team_of(g, player)) for player, letter in enumerate(letters)]


# Blocks of columns


def blocks(columns: list[Column], width: int) -> list[tuple[int, int]]:
    """The first and last column of each block; trains clear of each other are cut apart."""
    if block_width(columns, 0, len(columns) - 1) <= width:
        return [(0, len(columns) - 1)]
    if any(one.cars[0] and one.cars[1] for one in columns):
        return cut(columns, 0, len(columns) - 1, width)
    border = len([one for one in columns if one.cars[1]])  # the armored train is on the left
    return [
        *cut(columns, 0, border - 1, width),
        *cut(columns, border, len(columns) - 1, width),
    ]


def cut(columns: list[Column], first: int, last: int, width: int) -> list[tuple[int, int]]:
    """As few blocks as fit, about as many columns in each; a single column is never cut."""
    count = last - first + 1
    for parts in range(1, count):
        cuts = [first + count * part // parts for part in range(parts + 1)]
        found = [(cuts[part], cuts[part + 1] - 1) for part in range(parts)]
        if all(block_width(columns, *one) <= width for one in found):
            return found
    return [(place, place) for place in range(first, last + 1)]


def block_width(columns: list[Column], first: int, last: int) -> int:
    """How many columns of the screen a block needs, its couplings and noses included."""
    block = columns[first : last + 1]
    return sum(one.space + WALLS + 1 for one in block) + sum(edges(block))


def edges(block: list[Column]) -> tuple[int, int]:
    """The room for noses before the first and after the last column."""
    left = NOSE_WIDTH if starts_with_nose(block[0]) else 0
    return left, NOSE_WIDTH - 1 if ends_with_nose(block[-1]) else 0


def starts_with_nose(column: Column) -> bool:
    """Is the armored locomotive there?"""
    car = column.cars[1]
    return car is not None and car.number == ARMORED_LOCOMOTIVE


def ends_with_nose(column: Column) -> bool:
    """Is the locomotive of the Starting Train there?"""
    car = column.cars[0]
    return car is not None and car.number == 0


def draw_block(columns: list[Column], first: int, last: int, width: int) -> list[Text]:
    """The trains within a block, with a mark between cars that are opposite each other."""
    block = spread(columns[first : last + 1], width)
    goes_on = columns[last + 1].cars if last + 1 < len(columns) else (None, None)
    lines: list[Text] = []
    for train in (0, 1):
        if any(one.cars[train] for one in block):
            lines += draw_train(block, train, goes_on[train] is not None)
        if train == 0 and any(one.cars[0] and one.cars[1] for one in block):
            lines.append(crossings(block))
    return lines


def spread(block: list[Column], width: int) -> list[Column]:
    """The columns that are left over make narrow cars wider, all alike."""
    even = NARROWEST
    while even < WIDEST and block_width(at_least(block, even + 1), 0, len(block) - 1) <= width:
        even += 1
    return at_least(block, even)


def at_least(block: list[Column], space: int) -> list[Column]:
    """The columns, none narrower than this."""
    return [one._replace(space=max(one.space, space)) for one in block]


def draw_train(block: list[Column], train: int, goes_on: bool) -> list[Text]:
    """One of the trains within a block, seen from the side."""
    nosed = train == 1 and starts_with_nose(block[0])
    blank = " " * edges(block)[0]
    lines = [dyed(NOSE_LEFT[row] if nosed else blank, DIM) for row in range(ROWS)]
    for place, column in enumerate(block):
        car = column.cars[train]
        if car is None:
            parts = draw_gap(block, place, train)
        else:
            last = place + 1 == len(block)
            linked = goes_on if last else block[place + 1].cars[train] is not None
            parts = draw_car(car, column.space, linked)
        for line, part in zip(lines, parts, strict=True):
            line.append_text(part)
    cars = [column.cars[train] for column in block]
    return lines if any(car.on_top for car in cars if car) else lines[1:]


def draw_car(car: Section, space: int, linked: bool) -> list[Text]:
    """A car and what follows it: a coupling, the nose of the locomotive, or nothing."""
    if car.number == TENDER:  # coal where others have an inside: A-TENDER-01
        coal = dyed(COAL * space, DIM)
        car = car._replace(inside=coal, on_floor=coal)
    ends = NOSE if car.number == 0 else coupling(linked)
    parts = draw_section(car, space + WALLS)
    return [part + dyed(end, DIM) for part, end in zip(parts, ends, strict=True)]


def draw_gap(block: list[Column], place: int, train: int) -> list[Text]:
    """Where a train has no car: empty track, and perhaps a nose that reaches into it."""
    width = block[place].space + WALLS + 1
    if train == 0 and place and ends_with_nose(block[place - 1]):
        width -= NOSE_WIDTH - 1
    if train == 1 and place + 1 < len(block) and starts_with_nose(block[place + 1]):
        return [Text(" " * (width - NOSE_WIDTH)) + dyed(part, DIM) for part in NOSE_LEFT]
    return [Text(" " * width) for _ in range(ROWS)]


def coupling(linked: bool) -> tuple[str, ...]:
    """What follows a car: a coupling at the height of the wheels, or nothing."""
    return tuple(COUPLING if linked and row == ROWS - 2 else " " for row in range(ROWS))


def crossings(block: list[Column]) -> Text:
    """A mark between cars that are opposite each other."""
    line = Text(" " * edges(block)[0])
    for column in block:
        mark = ACROSS if column.cars[0] and column.cars[1] else ""
        line.append(mark.center(column.space + WALLS + 1), f"bold {BRASS}")
    return line
