"""The texts of this game: short words for its numbers, and the table as named fields.

    toy players=2 hands=1245,1235 cars=B$300;*$0;-;x$600

A car is closed (`-`), at stake (`*`, with `?` for those who may not know), taken by a bandit, or
its crate was lost (`x`).
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.crates import CLOSED, LOST
from coltexpress.games.toy.options import CHOICES, OTHERS, read_options, write_options
from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.state import ToyState
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN
from coltexpress.kernel.errors import BadPosition, Unreadable
from coltexpress.kernel.rows import rows
from coltexpress.kernel.texts import pick_name, read_number, sized, take
from coltexpress.train.bandits import LETTERS

DICE: Final = "dice"
STAKE: Final = "*"
GONE: Final = "x"


def write_word(g: ToyState, kind: str, value: int) -> str:
    """A number of this type as a short text."""
    if value in (BLANK, HIDDEN):
        return "?"
    if kind in ("bandit", "seat"):
        return DICE if value == CHANCE else LETTERS[g.who[value]]
    if kind == "car":
        return str(value + 1)
    return f"${value}" if kind == "loot" else str(value)


def read_word(g: ToyState, kind: str, text: str) -> int:
    """The number behind a short text of this type."""
    if text == "?":
        return BLANK
    if kind == "seat" and text == DICE:
        return CHANCE
    if kind in ("bandit", "seat"):
        return pick_name("bandit of this game", text, tuple([LETTERS[one] for one in g.who]))
    if kind == "car":
        return pick_name("car", text, tuple([str(car + 1) for car in range(CARS)]))
    if kind == "loot" and not text.startswith("$"):
        raise Unreadable(f"{text!r} is no loot; expected dollars, such as $300")
    return read_number(kind, text.removeprefix("$"))


def write_fields(g: ToyState) -> dict[str, str]:
    """Everything on the table, in reading order."""
    return {
        **write_options(g.options),
        "hands": ",".join(["".join(map(str, hand)) for hand in g.hand]),
        "cars": ";".join([write_car(g, car) for car in range(CARS)]),
    }


def write_car(g: ToyState, car: int) -> str:
    """How it stands with the crate of a car."""
    if g.stake == car:
        return STAKE + write_word(g, "loot", g.crate[car])
    if g.taken[car] == CLOSED:
        return "-"
    owner = GONE if g.taken[car] == LOST else write_word(g, "bandit", g.taken[car])
    return owner + write_word(g, "loot", g.crate[car])


def read_fields(fields: dict[str, str]) -> Toy:
    """The table behind such texts; what is missing is an error."""
    rest = dict(fields)
    settings = {name: rest.pop(name) for name in (*OTHERS, *CHOICES) if name in rest}
    g = Toy(read_options(settings))
    hands = sized("hands", take(rest, "hands").split(","), g.players)
    g.hand = rows([[read_number("bid card", card) for card in hand] for hand in hands])
    cars = sized("cars", take(rest, "cars").split(";"), CARS)
    for car, text in enumerate(cars):
        read_car(g, car, text)
    if rest:
        raise Unreadable(f"unknown fields: {', '.join(rest)}")
    return g


def read_car(g: ToyState, car: int, text: str) -> None:
    """The crate of a car."""
    if text == "-":
        return
    owner, loot = text[:1], text[1:]
    if owner == STAKE:
        if g.stake != BLANK:
            raise BadPosition("two crates are at stake")
        g.stake = car
    else:
        g.taken[car] = LOST if owner == GONE else read_word(g, "bandit", owner)
    g.crate[car] = HIDDEN if loot == "?" else read_word(g, "loot", loot)
