"""Do the characters of a level play differently, and do they stay strong?

    python3 scripts/characters.py classic --level sharp --games 96

One seat has a character, the others have none. Wherever that character likes some options better
than others, it is counted how often the bot chooses one of those it likes best, and how often the
same bot without a character would have chosen one, in the same positions.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

from coltexpress.bots.bot import Bot
from coltexpress.bots.characters import CHARACTERS, STEADY, Character
from coltexpress.bots.habits import habits_of
from coltexpress.bots.levels import make
from coltexpress.games import OFFERED, game
from coltexpress.kernel.agenda import Ask, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.sim.ratings import wilson
from coltexpress.sim.series import shares_of, sides_of


class Count(NamedTuple):
    """What was counted, added up over games."""

    asked: int = 0  # questions whose options the character does not like alike
    liked: int = 0  # how often the bot chose what its character likes best
    steady: int = 0  # and how often it would have without a character
    won: float = 0.0  # shares of the win

    def and_(self, other: Count) -> Count:
        """Both together."""
        return Count(
            self.asked + other.asked,
            self.liked + other.liked,
            self.steady + other.steady,
            self.won + other.won,
        )


def favourites(book: Rulebook, g: State, question: Ask, character: Character) -> list[int]:
    """The options that a character likes best; none if it likes them all alike."""
    habits = habits_of(book.name)
    likes = [habits.tilt(g, question, option, character) for option in question.options]
    if max(likes) == min(likes):
        return []
    return [
        option for option, like in zip(question.options, likes, strict=True) if like == max(likes)
    ]


def play(book: Rulebook, level: str, character: Character, number: int) -> Count:
    """One game; the bot with the character moves on from seat to seat."""
    dice = Dice(number)
    g = book.new({}, dice)
    own = number % g.seats
    bots: list[Bot] = [make(level, book, number * g.seats + seat) for seat in range(g.seats)]
    bots[own] = make(f"{level}:{character.name}", book, number)
    count = Count()
    while g.asks:
        question = waiting(g)[0]
        view = look(g, question.seat)
        choice = bots[question.seat].choose(view, question)
        if question.seat == own:
            liked = favourites(book, g, question, character)
            if liked:
                without = make(level, book, number).choose(view, question)
                count = count.and_(Count(1, int(choice in liked), int(without in liked)))
        choose(g, question.seat, choice)
    shares = shares_of(book.who_won(g), sides_of(book, g.seats))
    return count.and_(Count(won=shares[own]))


def main() -> None:
    """Print a line for each character."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=OFFERED)
    parser.add_argument("--level", default="sharp")
    parser.add_argument("--games", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    book = game(wanted.game)
    for character in CHARACTERS.values():
        if character is STEADY:
            continue
        count = Count()
        for number in range(wanted.games):
            count = count.and_(play(book, wanted.level, character, wanted.seed * 10_000 + number))
        low, high = wilson(count.won, wanted.games)
        print(
            f"{wanted.level}:{character.name}: liked {count.liked} of {count.asked},"
            f" without character {count.steady}; wins {100 * count.won / wanted.games:.1f} %"
            f" ({100 * low:.1f} to {100 * high:.1f}) of {wanted.games}"
        )


if __name__ == "__main__":
    main()
