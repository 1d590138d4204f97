"""The state as named texts, and back.

    toy players=2 hands=1245,1235 cars=B$300;*$0;-;x$600

A car is closed (`-`), at stake (`*`, with `?` for those who may not know), taken by a bandit, or
its crate was lost (`x`).
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.crates import CLOSED, LOST
from coltexpress.games.toy.notation import read_word, write_word
from coltexpress.games.toy.options import KINDS, OTHERS, read_options, write_options
from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.state import ToyState
from coltexpress.kernel import texts
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.demands import demand
from coltexpress.kernel.rows import rows

STAKE: Final = "*"
GONE: Final = "x"


def write_fields(g: ToyState) -> dict[str, str]:
    """Everything in the state, in reading order."""
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
    """The state behind such texts; what is missing is an error."""
    rest = dict(fields)
    g = Toy(read_options(texts.taken(rest, (*OTHERS, *KINDS))))
    hands = texts.parts(rest, "hands", g.players)
    g.hand = rows([[texts.read_number(card, "hands") for card in hand] for hand in hands])
    cars = texts.sized("cars", texts.take(rest, "cars").split(";"), CARS)
    for car, text in enumerate(cars):
        read_car(g, car, text)
    texts.demand_none_left(rest)
    return g


def read_car(g: ToyState, car: int, text: str) -> None:
    """The crate of a car."""
    if text == "-":
        return
    owner, loot = text[:1], text[1:]
    if owner == STAKE:
        demand(g.stake == BLANK, "twice", word=STAKE, where="cars=")
        g.stake = car
    else:
        g.taken[car] = LOST if owner == GONE else read_word(g, "bandit", owner)
    g.crate[car] = HIDDEN if loot == "?" else read_word(g, "loot", loot)
