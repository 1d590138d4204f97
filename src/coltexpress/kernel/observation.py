"""What a learner is given of a game: a row of small numbers, and its choices as numbered actions.

A row is what the asked seat may know, seen from that seat and as long for every number of players.
Each of its numbers fits into a byte. An option of a question is the same action wherever it means
the same: to this spot, at the second bandit to my left, the card Fire. A game says in its
observation.py what its numbers mean. Numbers are added at the end of its rows only, which is a new
number in `version`: whoever learned to read the rows before reads their beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coltexpress.kernel.agenda import State
from coltexpress.kernel.vecs import i64, mypyc_attr, u8, vec

COUNT: Final = 0  # numbers that can be compared: how many there are
MOST: Final = 255


class Block:
    """Some numbers of a row: so many, side by side, all of one kind.

    `kinds` is 0 for counts. Else the numbers are names without an order: 0 for none or unknown,
    and up to so many others.
    """

    def __init__(self, name: str, size: int, says: str, kinds: int = COUNT) -> None:
        self.name = name
        self.size = size
        self.says = says
        self.kinds = kinds


class Deed:
    """The actions for one type of option, each with its name."""

    def __init__(self, type_: str, names: Sequence[str], says: str) -> None:
        self.type = type_
        self.names = tuple(names)
        self.size = len(self.names)
        self.says = says


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """The rows and actions of one game."""

    def __init__(
        self, version: int, seats: int, blocks: Sequence[Block], deeds: Sequence[Deed]
    ) -> None:
        self.version = version
        self.seats: i64 = seats  # at most so many choose
        self.blocks = tuple(blocks)
        self.deeds = tuple(deeds)
        self.width: i64 = sum([block.size for block in blocks])
        self.actions: i64 = sum([deed.size for deed in deeds])
        self.names = tuple([name for deed in deeds for name in deed.names])  # by action

    def first(self, type_: str) -> int:
        """The first action for options of this type."""
        place = [deed.type for deed in self.deeds].index(type_)
        return sum([deed.size for deed in self.deeds[:place]])

    def write(self, g: State, seat: i64, what: i64, row: vec[u8], at: i64) -> None:
        """Write all that this seat may know, and what it is asked, from this place on."""
        raise NotImplementedError

    def row(self, g: State, seat: i64, what: i64) -> bytes:
        """One row alone; made here, because code that is not compiled has rows of another type."""
        row = vec[u8](bytes(int(self.width)))
        self.write(g, seat, what, row, 0)
        return bytes(row)

    def action(self, g: State, seat: i64, what: i64, option: i64) -> i64:
        """The action that stands for an option of a question to this seat."""
        raise NotImplementedError


def put(row: vec[u8], at: i64, number: i64) -> i64:
    """Write a number, at most 255; the place after it."""
    row[at] = u8(number) if number < MOST else u8(MOST)
    return at + 1
