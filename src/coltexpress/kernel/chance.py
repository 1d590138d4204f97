"""Those who answer for the CHANCE seat: dice from a seed, or a script."""

from __future__ import annotations

from coltexpress.kernel.errors import IllegalChoice


class Chance:
    """Whoever answers the questions of the CHANCE seat."""

    def answer(self, options: list[int]) -> int:
        """One of the options, each place in the list being equally likely."""
        raise NotImplementedError


class Dice(Chance):
    """A small integer generator: two multiplicative congruential generators, combined.

    The method is L'Ecuyer's of 1988, with a period of about 2 * 10**18. It needs no more than 47
    bits, so it gives the same numbers on every machine and every Python, compiled or not.
    """

    __slots__ = ("first", "second")

    def __init__(self, seed: int) -> None:
        mixed = seed & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 31)) * 0x7FB5D329728EA185) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x81DADEF4BC2DD44D) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 33
        self.first = 1 + (mixed & 0xFFFFFFFF) % 2147483562
        self.second = 1 + (mixed >> 32) % 2147483398

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        self.first = first = self.first * 40014 % 2147483563
        self.second = second = self.second * 40692 % 2147483399
        return (first - second) % 2147483562 % n

    def answer(self, options: list[int]) -> int:
        return options[self.below(len(options))]

    def shuffled(self, items: list[int]) -> list[int]:
        """The same items in random order."""
        mixed = items[:]
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def copy(self) -> Dice:
        """A generator that will give the same numbers from here on."""
        twin = Dice(0)
        twin.first = self.first
        twin.second = self.second
        return twin


class Scripted(Chance):
    """Chance that follows a script and, when that is at an end, somebody else."""

    def __init__(self, answers: list[int], afterwards: Chance | None = None) -> None:
        self.answers = answers[:]
        self.afterwards = afterwards

    def answer(self, options: list[int]) -> int:
        if self.answers:
            if self.answers[0] not in options:
                raise IllegalChoice(f"the script says {self.answers[0]}, but offered: {options}")
            return self.answers.pop(0)
        if self.afterwards is None:
            raise IllegalChoice(
                f"the script is at an end, but chance is asked for one of {options}"
            )
        return self.afterwards.answer(options)
