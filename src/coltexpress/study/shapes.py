"""What study finds out, as JSON has it: the same for library, terminal, server and page.

Chances are those to win, from 0 to 1. Moves are numbered as in the record: `move` is how many moves
were played before, chance included. Choices have their number, as bots and pages know them, and
their word in the notation.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Mark = Literal["", "?!", "?"]  # nothing, inexact, a mistake
Kind = Literal["choice", "chance", "others"]  # what moved the chances
TURNING_POINTS: Final = 3


class OptionChance(msgspec.Struct, frozen=True):
    """One option of a question, and what it promises whoever is asked."""

    choice: int
    word: str  # in the notation
    chance: float  # to win, for the seat that is asked
    error: float  # the standard error of how far it is behind the best option


class Decision(msgspec.Struct, frozen=True):
    """A choice that was made, and what else was on offer."""

    move: int  # moves before it; it is this one, counted from 0
    round: int
    what: str  # the question, by its name in the notation
    options: list[OptionChance]  # in the order in which they were offered
    chosen: int  # a choice
    best: int  # the choice that promised most
    chance: float  # of what was chosen
    usual: float  # what the usual choice promised, which habit would have made
    given_away: float  # how much more the best choice promised
    mark: Mark


class Point(msgspec.Struct, frozen=True):
    """The chances at one moment of the game, as far as the seat could know."""

    move: int  # moves before it
    round: int
    chances: list[float]  # by seat


class Turn(msgspec.Struct, frozen=True):
    """A turning point: what changed the chances of the seat most."""

    move: int  # the move that did it, counted from 0
    round: int
    kind: Kind
    seat: int  # who chose; for chance the number of the CHANCE seat
    before: float
    after: float


class Balance(msgspec.Struct, frozen=True):
    """From the chance at the start to the result: start + skill + chance + others = result."""

    start: float  # the chance to win when the cards were dealt
    skill: float  # what the seat's own choices brought, compared with the usual ones
    chance: float  # what luck gave and took
    others: float  # what the others did, and what nobody could foresee
    result: float  # the share of the win


class GameAnalysis(msgspec.Struct, frozen=True):
    """What a judge thinks of the choices of one seat in a finished game."""

    game: str
    rules: int  # the version
    seat: int
    seats: list[str]  # by seat, its word in the notation at the end
    judge: str  # who judged
    seed: int  # of the guesses; the same one gives the same analysis
    moves: int  # of the record
    decisions: list[Decision]
    points: list[Point]  # the bar of chances over the game; the last one is the result
    turns: list[Turn]  # at most three, in the order of the game
    balance: Balance


class PositionAnalysis(msgspec.Struct, frozen=True):
    """What a judge thinks of a position, as one seat sees it."""

    game: str
    line: str  # what the seat sees, as a position line
    seat: int
    seats: list[str]  # by seat, its word in the notation
    judge: str
    seed: int
    round: int
    chances: list[float]  # by seat
    what: str  # the question, by its name; empty if the seat is not asked
    options: list[OptionChance]  # in the order in which they are offered
    best: int  # a choice; -1 if the seat is not asked
