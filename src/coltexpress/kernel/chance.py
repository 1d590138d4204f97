"""Those who answer for the CHANCE seat: dice from a seed, or a script."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.rows import place_of
from coltexpress.kernel.vecs import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Whoever answers the questions of the CHANCE seat."""

    def answer(self, options: vec[i64]) -> i64:
        """One of the options, each place in the list being equally likely."""
        raise NotImplementedError

    def place(self, options: vec[i64]) -> i64:
        """Where the answer stands among the options."""
        return place_of(options, self.answer(options))


MULTIPLIER: Final = 0x2545F4914F6CDD1D
INCREMENT: Final = 0x14057B7EF767814F
BITS_62: Final = 0x3FFFFFFFFFFFFFFF


class Dice(Chance):  # noqa: PLW1641 -- it changes, so it has no hash
    """A small integer generator: a congruential one with 62 bits, its upper half well mixed.

    What leaves 64 bits on the way is cut off in either form, so it gives the same numbers on every
    machine and every Python, compiled or not.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        mixed = seed & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 31)) * 0x7FB5D329728EA185) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x81DADEF4BC2DD44D) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 33
        self.state: i64 = mixed & BITS_62  # where in its numbers it is

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely; n is below two thousand million."""
        state = (self.state * MULTIPLIER + INCREMENT) & BITS_62
        self.state = state
        return (((state >> 22) ^ state) >> 30) * n >> 32

    def answer(self, options: vec[i64]) -> i64:
        return options[self.below(len(options))]

    def place(self, options: vec[i64]) -> i64:
        return self.below(len(options))

    def shuffled(self, items: vec[i64]) -> vec[i64]:
        """The same items in random order."""
        mixed = items[:]
        last: i64 = len(mixed) - 1
        while last > 0:
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
            last -= 1
        return mixed

    def copy(self) -> Dice:
        """A generator that will give the same numbers from here on."""
        return dice_at(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.state == other.state

    def __reduce__(self) -> tuple[object, ...]:
        return (dice_at, (self.state,))


def dice_at(state: int) -> Dice:
    """Dice that have come to this point of their numbers."""
    dice = Dice(0)
    dice.state = state
    return dice


class StandIn:
    """Somebody who answers for all seats, at random, and counts how often.

    With a stand-in a game need not stop at a question and come back to it.
    """

    __slots__ = ("choices", "dice")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.choices: i64 = 0  # that were made so far

    def answer(self, options: vec[i64]) -> i64:
        """One of the options."""
        self.choices += 1
        return options[self.dice.below(len(options))]


class Scripted(Chance):  # noqa: PLW1641 -- it changes, so it has no hash
    """Chance that follows a script and, when that is at an end, somebody else."""

    def __init__(self, answers: list[int], afterwards: Chance | None = None) -> None:
        self.answers = answers[:]  # that are still to come
        self.afterwards = afterwards  # who answers then

    def answer(self, options: vec[i64]) -> i64:
        if self.answers:
            if self.answers[0] not in options:
                raise IllegalChoice(
                    f"the script says {self.answers[0]}, but offered: {list(options)}"
                )
            return self.answers.pop(0)
        if self.afterwards is None:
            raise IllegalChoice(
                f"the script is at an end, but chance is asked for one of {list(options)}"
            )
        return self.afterwards.answer(options)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Scripted)
            and self.answers == other.answers
            and self.afterwards == other.afterwards
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Scripted, (self.answers, self.afterwards))
