"""A match: a game in play, what was chosen so far, and who answers for chance."""

from __future__ import annotations

from typing import NamedTuple

from coltexpress.kernel.agenda import CHANCE, Ask, State, choose, play, waiting
from coltexpress.kernel.chance import Chance
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.log import Log


class Move(NamedTuple):
    """One answer to one question."""

    seat: int
    what: int
    choice: int


class Match:  # noqa: PLW1641 -- it changes, so it has no hash
    """Plays a game and keeps its record; chance is answered as soon as it is asked."""

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        self.state = state
        self.chance = chance
        self.moves: list[Move] = []
        if state.log is None:
            state.log = Log()
        self._roll()

    @property
    def asks(self) -> list[Ask]:
        """The open questions that still lack an answer."""
        return waiting(self.state)

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return not self.state.asks

    @property
    def log(self) -> Log:
        """Everything that has happened so far."""
        assert self.state.log is not None, "a match always listens"
        return self.state.log

    def play(self, seat: int, choice: int) -> None:
        """Answer for a seat; chance then answers its own questions."""
        if seat == CHANCE and self.chance is not None:
            raise IllegalChoice("", "chance_answers")
        self._note(seat, choice)
        self._roll()

    def answer_chance_with(self, chance: Chance | None) -> None:
        """From now on this answers for chance, or nobody does and chance is asked."""
        self.chance = chance
        self._roll()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match)
            and self.state == other.state
            and self.moves == other.moves
            and self.log == other.log
            and self.chance == other.chance
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (going_on, (self.state, self.chance, self.moves))

    def _note(self, seat: int, choice: int) -> None:
        what = next((question.what for question in self.state.asks if question.seat == seat), 0)
        play(self.state, seat, choice)
        self.moves.append(Move(seat, what, choice))

    def _roll(self) -> None:
        while self.chance is not None and self.state.asks:
            question = self.state.asks[0]
            if question.seat != CHANCE:
                return
            choice = self.chance.answer(question.options)
            self._note(CHANCE, choice)


def going_on(state: State, chance: Chance | None, moves: list[Move]) -> Match:
    """The match that was taken apart into these; chance is asked nothing on the way."""
    match = Match(state)
    match.chance = chance
    match.moves = moves
    return match


def replay(state: State, moves: list[Move]) -> State:
    """The position after these moves, played without checks on a fresh game."""
    for move in moves:
        choose(state, move.seat, move.choice)
    return state
