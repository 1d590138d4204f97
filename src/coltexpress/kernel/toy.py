"""The smallest game: a meal, with menus to choose from, luck, a vote, and a diary of it all.

Every kind of question is in it. Read it before the real games; the tests of the kernel play it.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.agenda import (
    BLANK,
    CHANCE,
    HIDDEN,
    State,
    Step,
    advance,
    ask,
    ask_always,
    ask_sealed,
    then,
    unseal,
)
from coltexpress.kernel.events import public, secret
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64

# The rules.
NOTE: Final = 0
TWICE: Final = 1
FAMILY: Final = 2
ORDER: Final = 3
FEAST: Final = 4
LUCK: Final = 5
SEALED: Final = 6
WHISPER: Final = 7

# The questions.
DISH: Final = 0
DRINK: Final = 1
SWEET: Final = 2
TOSS: Final = 3
VOTE: Final = 4


class Toy(State):
    """Two or more seats, each with a secret number; what happened is in the diary."""

    def __init__(self, *menus: list[int], seats: int = 2, like: Toy | None = None) -> None:
        super().__init__(seats, like)
        self.menus = [row(menu) for menu in menus]
        self.printed = menus
        self.diary: list[int] = []
        self.secrets = [10 * (seat + 1) for seat in range(seats)]

    def resolve(self, rule: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if rule == NOTE:
            self.write(a)
        elif rule == TWICE:
            then(self, NOTE, a)
            then(self, NOTE, a + 1)
        elif rule == FAMILY:
            then(self, TWICE, a)
            then(self, NOTE, a + 2)
            then(self, TWICE, a + 3)
        elif rule == ORDER:
            self.order(a, b, c)
        elif rule == FEAST:
            self.feast(a, b, c, d)
        elif rule == LUCK:
            self.luck(b)
        elif rule == WHISPER:
            self.whisper(a, b)
        else:
            self.vote(b)

    def write(self, number: int) -> None:
        """A fact: it stands in the diary, and is told."""
        self.diary.append(number)
        if self.log is not None:
            self.log.append(public(NOTE, (number,)))

    def order(self, seat: int, dish: int, drink: int) -> None:
        """A rule with two blanks: a dish, then a drink."""
        if dish == BLANK:
            dish = ask(self, seat, DISH, self.menus[0])
            if dish == BLANK:
                return
        if drink == BLANK:
            drink = ask(self, seat, DRINK, self.menus[1])
        if drink != BLANK:
            self.write(10 * dish + drink)

    def feast(self, seat: int, dish: int, drink: int, sweet: int) -> None:
        """Chance picks the dish, the seat the rest."""
        if dish == BLANK:
            dish = ask(self, CHANCE, TOSS, self.menus[0])
            if dish == BLANK:
                return
        if drink == BLANK:
            drink = ask(self, seat, DRINK, self.menus[1])
            if drink == BLANK:
                return
        if sweet == BLANK:
            sweet = ask(self, seat, SWEET, self.menus[2])
        if sweet != BLANK:
            self.write(100 * dish + 10 * drink + sweet)

    def luck(self, drawn: int) -> None:
        """Something drawn, of which only the first seat is told."""
        if drawn == BLANK:
            drawn = ask(self, CHANCE, TOSS, self.menus[0])
        if drawn != BLANK:
            self.diary.append(drawn)
            if self.log is not None:
                self.log.append(secret(LUCK, (drawn,), 0b01, (HIDDEN,)))

    def whisper(self, seat: int, dish: int) -> None:
        """Nobody else may see whether there is more than one dish."""
        if dish == BLANK:
            ask_always(self, seat, DISH, self.menus[0])
        else:
            self.write(dish)

    def vote(self, sealed: int) -> None:
        """All seats choose at the same time, sealed until the last has chosen."""
        if sealed == BLANK:
            for seat in range(self.seats):
                ask_sealed(self, seat, VOTE, self.menus[seat])
            return
        self.diary += list(unseal(self))

    def copy(self) -> Toy:
        twin = Toy(*self.printed, seats=self.seats, like=self)
        twin.diary, twin.secrets = self.diary[:], self.secrets[:]
        return twin

    def hide_from(self, seat: i64) -> None:
        self.secrets = [one if own == seat else HIDDEN for own, one in enumerate(self.secrets)]

    def is_whole(self) -> bool:
        return HIDDEN not in self.secrets

    def contents(self) -> tuple[object, ...]:
        return (tuple(self.diary), tuple(self.secrets))


def play_toy(toy: Toy, *steps: tuple[int, int]) -> Toy:
    """The toy after these rules, each with an argument, as far as it gets without answers."""
    toy.agenda = row([Step(rule, a).number() for rule, a in reversed(steps)])
    advance(toy)
    return toy
