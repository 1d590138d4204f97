"""Who sits where in a game of a series, who plays whom, and who begins.

Characters and places at the table make more of a difference than most bots do. So games come in
blocks in which every bot plays every character at every place, counted from who begins, equally
often. A block has as many games as there are places times characters.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import numbers_below
from coltexpress.kernel.rules import Cast

SHUFFLES: Final = 7_368_787  # keeps the order of the characters apart from the luck of the games


class Seating(NamedTuple):
    """Who sits where before a game begins, and who is whom."""

    bots: list[int]  # by seat
    bandits: list[str]  # by bandit: his character; none where there are no characters
    first: int  # the bandit who begins, where somebody does

    def seats(self) -> list[int]:
        """By bot: its seat."""
        return [self.bots.index(bot) for bot in range(len(self.bots))]


def block_size(cast: Cast, seats: int) -> int:
    """How many games make up a block."""
    return seats * max(1, len(cast.names))


def seating(cast: Cast, seats: int, seed: int, number: int) -> Seating:
    """The seating of a game, which follows from the seed of the series and the number of the game.

    From game to game everybody moves on by one place. After each round of the table the characters
    move on, so that at any time everybody has had nearly the same. From block to block another seat
    begins, and the characters are in another order, so that everybody meets all the others.
    """
    block, game = divmod(number, block_size(cast, seats))
    turn, moved = divmod(game, seats)
    begins = block % seats
    bots = [(seat - begins - moved) % seats for seat in range(seats)]
    if not cast.names:
        return Seating(bots, [], begins)
    first = cast.seats.index(begins)
    order = Dice(seed * SHUFFLES + block).shuffled(numbers_below(len(cast.names)))
    shift = shift_of(turn, len(cast.seats), len(cast.names))
    places = [(bandit - first) % len(cast.seats) for bandit in range(len(cast.seats))]
    characters = [cast.names[order[(place + shift) % len(order)]] for place in places]
    return Seating(bots, characters, first)


def shift_of(turn: int, bandits: int, characters: int) -> int:
    """How far the characters have moved on: past those who have just played, as far as it goes."""
    apart = characters // math.gcd(bandits, characters)
    return (turn * bandits + turn // apart) % characters
