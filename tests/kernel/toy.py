"""A toy game for the tests of the kernel: a few rules, menus to choose from, and a diary."""

from __future__ import annotations

from coltexpress.kernel.agenda import (
    BLANK,
    CHANCE,
    HIDDEN,
    State,
    Step,
    advance,
    ask,
    ask_sealed,
    then,
    unseal,
)
from coltexpress.kernel.events import public, secret

NOTE, TWICE, FAMILY, ORDER, FEAST, LUCK, SEALED = range(7)  # the rules
DISH, DRINK, SWEET, TOSS, VOTE = range(5)  # the questions


class Toy(State):
    """Two or more seats, each with a secret number; what happened is in the diary."""

    def __init__(self, *menus: list[int], seats: int = 2) -> None:
        super().__init__(seats)
        self.menus = menus
        self.diary: list[int] = []
        self.secrets = [10 * (seat + 1) for seat in range(seats)]

    def resolve(self, step: Step) -> None:
        if step.rule == NOTE:
            self.write(step.a)
        elif step.rule == TWICE:
            then(self, NOTE, step.a)
            then(self, NOTE, step.a + 1)
        elif step.rule == FAMILY:
            then(self, TWICE, step.a)
            then(self, NOTE, step.a + 2)
            then(self, TWICE, step.a + 3)
        elif step.rule == ORDER:
            self.order(step.a, step.b, step.c)
        elif step.rule == FEAST:
            self.feast(step.a, step.b, step.c, step.d)
        elif step.rule == LUCK:
            self.luck(step.b)
        else:
            self.vote(step.b)

    def write(self, number: int) -> None:
        self.diary.append(number)
        if self.log is not None:
            self.log.append(public(NOTE, (number,)))

    def order(self, seat: int, dish: int, drink: int) -> None:
        if dish == BLANK:
            dish = ask(self, seat, DISH, self.menus[0])
            if dish == BLANK:
                return
        if drink == BLANK:
            drink = ask(self, seat, DRINK, self.menus[1])
        if drink != BLANK:
            self.write(10 * dish + drink)

    def feast(self, seat: int, dish: int, drink: int, sweet: int) -> None:
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
        if drawn == BLANK:
            drawn = ask(self, CHANCE, TOSS, self.menus[0])
        if drawn != BLANK:
            self.diary.append(drawn)
            if self.log is not None:
                self.log.append(secret(LUCK, (drawn,), 0b01, (HIDDEN,)))

    def vote(self, sealed: int) -> None:
        if sealed == BLANK:
            for seat in range(self.seats):
                ask_sealed(self, seat, VOTE, self.menus[seat])
            return
        self.diary += unseal(self)

    def copy(self) -> Toy:
        twin = Toy(*self.menus, seats=self.seats)
        twin.agenda, twin.asks, twin.sealed = self.agenda[:], self.asks, self.sealed[:]
        twin.diary, twin.secrets = self.diary[:], self.secrets[:]
        return twin

    def seen_by(self, seat: int) -> Toy:
        table = self.copy()
        table.secrets = [one if own == seat else HIDDEN for own, one in enumerate(self.secrets)]
        return table

    def contents(self) -> tuple[object, ...]:
        return (tuple(self.diary), tuple(self.secrets))


def play_toy(toy: Toy, *steps: tuple[int, int]) -> Toy:
    """The toy after these rules, each with an argument, as far as it gets without answers."""
    toy.agenda = [Step(rule, a, BLANK, BLANK, BLANK) for rule, a in reversed(steps)]
    advance(toy)
    return toy
