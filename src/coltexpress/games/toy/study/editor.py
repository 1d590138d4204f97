"""What can be changed in a position of Crates: what was in the open crates, and who has them."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.crates import CLOSED
from coltexpress.games.toy.printed import CARS, CRATES
from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.steps import ROUND
from coltexpress.kernel.agenda import BLANK, Step
from coltexpress.kernel.rows import row
from coltexpress.study.editing import Edit, Part, each, others


class ToyEditor:
    """Positions of this game."""

    def parts(self) -> dict[str, Part]:
        """By name what can be changed, in the order in which it is shown."""
        return {"taken": Part(owners, put_owner), "crate": Part(amounts, put_amount)}

    def begin(self, g: Toy) -> None:
        """Take a state back to the beginning of its round."""
        if g.stake != BLANK:
            g.crate[g.stake] = BLANK
            g.stake = BLANK
        g.agenda = row([Step(ROUND).number()])


EDITOR: Final = ToyEditor()


def opened(g: Toy) -> list[int]:
    """The cars whose crates are open."""
    return [car for car in range(CARS) if g.taken[car] != CLOSED]


def owners(g: Toy) -> list[Edit]:
    """Who has taken the open crates."""
    return [
        Edit("taken", "bandit", [g.taken[car]], others(g.taken[car], range(g.players)), "car", car)
        for car in opened(g)
    ]


def put_owner(g: Toy, car: int, bandit: int) -> None:
    """Somebody else has taken it."""
    g.taken[car] = bandit


def amounts(g: Toy) -> list[Edit]:
    """What was in the open crates, of what is printed on their cars."""
    return [
        Edit("crate", "loot", [g.crate[car]], others(g.crate[car], each(CRATES[car])), "car", car)
        for car in opened(g)
    ]


def put_amount(g: Toy, car: int, amount: int) -> None:
    """Something else was in it."""
    g.crate[car] = amount
