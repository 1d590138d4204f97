"""What a bot is: something that answers a question from what its seat may know, within a budget."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.vecs import mypyc_attr
from coltexpress.kernel.views import View

MANY: Final = 1_000_000_000


class Budget:
    """How long a bot may think: seconds, iterations or both; with neither, as is its habit.

    `cancelled` is asked before every iteration; when it says yes, the bot answers at once with the
    best it has found.
    """

    __slots__ = ("cancelled", "iterations", "seconds")

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self.seconds = seconds  # of thinking for one choice
        self.iterations = iterations  # of the search, at most
        self.cancelled = cancelled  # says whether to stop at once

    def over(self, habit: Budget) -> Budget:
        """This budget; where it sets no limit at all, that of the bot's habit."""
        if self.seconds is None and self.iterations is None:
            return Budget(habit.seconds, habit.iterations, self.cancelled)
        return self


AS_USUAL: Final = Budget()


class Clock:
    """Counts the iterations of one decision, and never lets the next one run over the budget."""

    def __init__(self, budget: Budget, now: Callable[[], float] = time.perf_counter) -> None:
        self.budget = budget
        self.now = now
        self.left = MANY if budget.iterations is None else budget.iterations
        self.done = 0
        self.longest = 0.0  # iteration so far
        self.start = self.last = 0.0 if budget.seconds is None else now()

    def goes_on(self) -> bool:
        """May another iteration begin? One that is as long as the longest must still fit."""
        if self.done >= self.left:
            return False
        if self.budget.cancelled is not None and self.budget.cancelled():
            return False
        if self.budget.seconds is not None and not self.fits(self.budget.seconds):
            return False
        self.done += 1
        return True

    def is_late(self) -> bool:
        """Is the time over in the middle of an iteration? It is dropped then."""
        seconds = self.budget.seconds
        return seconds is not None and self.now() - self.start > seconds

    def part(self) -> float:
        """How much of the budget is spent when this iteration begins, from 0 to 1."""
        spent = (self.done - 1) / self.left
        if self.budget.seconds is not None:
            spent = max(spent, (self.last - self.start) / self.budget.seconds)
        return spent

    def fits(self, seconds: float) -> bool:
        """Is there time for one more iteration?"""
        now = self.now()
        self.longest = max(self.longest, now - self.last)
        self.last = now
        return now - self.start + self.longest <= seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without a person."""

    def choose(self, view: View, question: Ask, budget: Budget = AS_USUAL) -> int:
        """One of the options of the question."""
        raise NotImplementedError
