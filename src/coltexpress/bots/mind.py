"""What the thinking bots share: a game, its judge and habits, and dice of their own."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.bot import AS_USUAL, Bot, Budget, Clock
from coltexpress.bots.characters import STEADY, Character, pleased
from coltexpress.bots.habits import habits_of
from coltexpress.bots.judge import NO_ENEMY, judge_of
from coltexpress.kernel.agenda import Ask, State, choose, first_waiting, is_over
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import i64
from coltexpress.kernel.views import View

UNTRIED: Final = -1.0  # what an option seems worth that was never tried


class Mind(Bot):
    """A bot that guesses what it cannot see and plays the guess on in its head."""

    usual = Budget(iterations=1)
    effort: int | None = None  # iterations that are fixed, whatever the budget says of them
    pace: float | None = None  # seconds that are fixed; a budget can only shorten them

    def __init__(self, book: Rulebook, seed: int, character: Character = STEADY) -> None:
        self.book = book
        self.dice = Dice(seed)
        self.character = character
        self.judge = judge_of(book.name)
        self.habits = habits_of(book.name)
        self.enemy = NO_ENEMY

    def choose(self, view: View, question: Ask, budget: Budget = AS_USUAL) -> int:
        if len(question.options) == 1:
            return question.options[0]
        if self.judge.is_free(question):
            return self.dice.answer(question.options)
        if self.character.revenge:
            self.enemy = self.judge.enemy(view.state, question.seat)
        return self.think(view, question, Clock(self.limits(budget)))

    def limits(self, budget: Budget) -> Budget:
        """The budget of a decision, as far as this bot leaves it to others."""
        if self.pace is not None:
            seconds = self.pace if budget.seconds is None else min(self.pace, budget.seconds)
            return Budget(seconds, None, budget.cancelled)
        if self.effort is None:
            return budget.over(self.usual)
        return Budget(budget.seconds, self.effort, budget.cancelled)

    def think(self, view: View, question: Ask, clock: Clock) -> int:
        """The choice, for as long as the clock goes on."""
        raise NotImplementedError

    def values(self, view: View, question: Ask, clock: Clock) -> list[float]:
        """By option: how good it seems, in chances to win; UNTRIED where nobody looked."""
        raise NotImplementedError

    def guess(self, view: View) -> State:
        """A whole state that looks like the view; chance will be answered on the spot."""
        g = self.book.determinize(view, self.dice)
        g.chance = self.dice
        return g

    def play_on(self, g: State, dice: Dice, until: i64) -> None:
        """Everybody follows habit until so many rounds have begun."""
        g.chance = dice
        while not is_over(g) and self.judge.rounds(g) < until:
            question = first_waiting(g)
            choose(g, question.seat, self.habits.choose(g, question, dice))

    def rewards(self, g: State, seat: i64) -> list[float]:
        """By seat: how good the state is, this bot's own seat as its character feels."""
        return pleased(self.character, self.judge, g, seat, self.enemy, self.expected(g, seat))

    def expected(self, g: State, seat: i64) -> list[float]:
        """By seat: how likely it is to win, as this bot sees it."""
        return self.judge.chances(g)
