"""A game in play in a room: rebuilt from its record, and carried on choice by choice.

The record is a list of rows. A choice and the answers of chance that follow it belong together:
they are kept, told and counted as one. Nothing here writes or sends anything.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple, TypeAlias

from coltexpress.kernel.agenda import CHANCE, NOBODY, Ask, State, choose, question_for, waiting
from coltexpress.kernel.log import Log
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import Rulebook
from coltexpress.server.clocks import Clocks
from coltexpress.server.fair import Deal
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import TAKE_BACK, Kept

CHANGES: Final = 20  # of one sealed answer, each of which is a row of the record


Made: TypeAlias = tuple[int, int, int]  # a `Move`, which only the interpreter can put together


class Latest:
    """The last choice of a seat: from which number to which its question was open."""

    __slots__ = ("choice", "number", "opened")

    def __init__(self, opened: int, number: int, choice: int) -> None:
        self.opened = opened
        self.number = number
        self.choice = choice


class Rules(NamedTuple):
    """What a game is played by."""

    book: Rulebook
    settings: dict[str, str]
    key: bytes  # of the shuffle


class Play:
    """One game: its state, how many rows its record has, and what it would still append."""

    def __init__(self, rules: Rules, record: list[Kept], clocks: Clocks | None) -> None:
        self.rules = rules
        self.clocks = clocks
        self.number = len(record)
        self.opened = 0  # at which number the open questions were asked
        self.latest: dict[int, Latest] = {}
        self.answers: Counter[int] = Counter()  # of each seat to the questions that are open
        self.state = rules.book.new(rules.settings, listen=True)
        moves = self.repeat(record)
        self.deal = Deal(rules.key, sum(move.seat == CHANCE for move in moves))
        self.unwritten = self.roll()

    def repeat(self, record: list[Kept]) -> list[Move]:
        """Play the record again, and charge the clocks with what it took."""
        moves, numbers = standing(record)
        for number, move in zip(numbers, moves, strict=True):
            together = self.state.together
            if move.seat != CHANCE:
                self.latest[move.seat] = Latest(self.opened, number + 1, move.choice)
            choose(self.state, move.seat, move.choice)
            self.note_answer(move.seat, is_open=bool(together) and self.state.together is together)
            if not together or self.state.together is not together:
                self.opened = number + 1
        if record and record[-1].what == TAKE_BACK:
            self.opened = self.number
        if self.clocks is not None:
            for number in numbers:
                if record[number].seat >= 0:
                    self.clocks.charge(record[number].seat, record[number].spent)
        return moves

    def roll(self) -> list[Made]:
        """Let chance answer as long as it is asked."""
        state, moves = self.state, list[Made]()
        while state.asked == CHANCE:
            choice = self.deal.answer(state.among)
            moves.append((CHANCE, state.about, choice))
            choose(state, CHANCE, choice)
        if moves:
            self.number += len(moves)
            self.opened = self.number
        return moves

    @property
    def log(self) -> Log:
        """What has happened since somebody last told it."""
        assert self.state.log is not None, "a game in play always listens"
        return self.state.log

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.state.asked == NOBODY and not self.state.together

    @property
    def asked(self) -> list[int]:
        """The seats that the game waits for."""
        alone = self.state.asked
        if alone != NOBODY:
            return [alone]
        return [question.seat for question in waiting(self.state)]

    def open_question(self, seat: int, number: int) -> Ask:
        """What a seat is asked; who speaks of an older question hears first that it is settled."""
        if self.over:
            raise Refused("game_over")
        if not self.opened <= number <= self.number:
            raise Refused("stale", number=self.number)
        question = question_for(self.state, seat)
        if question is None:
            raise Refused("not_asked", seat=seat + 1)
        return question

    def question(self, seat: int, number: int, choice: int) -> Ask:
        """The question that this choice answers, if it is open, offers it, and was seen."""
        question = self.open_question(seat, number)
        if choice not in question.options:
            raise Refused("not_offered", choice=choice)
        if self.answers.get(seat, 0) > CHANGES:
            raise Refused("no_more_changes", limit=CHANGES)
        return question

    def is_repeated(self, seat: int, number: int, choice: int) -> bool:
        """Was this very choice made already, and only its answer lost on the way?"""
        latest = self.latest.get(seat)
        if latest is None or latest.choice != choice or not latest.opened <= number <= self.number:
            return False
        sealed = self.state.sealed
        is_sealed = bool(sealed) and latest.opened == self.opened and sealed[seat] == choice
        return number < latest.number or is_sealed

    def choose(self, question: Ask, choice: int) -> list[Made]:
        """Make a choice that was checked; it and what chance answers are to be written."""
        state, seat, opened = self.state, question.seat, self.opened
        together = state.together  # stays the same until the last sealed answer is in
        choose(state, seat, choice)
        self.number += 1
        self.latest[seat] = Latest(opened, self.number, choice)
        self.note_answer(seat, is_open=bool(together) and state.together is together)
        if not together or state.together is not together:
            self.opened = self.number
        return [(seat, question.what, choice), *self.roll()]

    def note_answer(self, seat: int, *, is_open: bool) -> None:
        """Count the answers to questions that are open; when those are gone, so is the count."""
        if is_open:
            self.answers[seat] += 1
        else:
            self.answers.clear()


def fits(rules: Rules, record: list[Kept]) -> bool:
    """Does every answer of a record fit the questions as the rules of today ask them?"""
    state = rules.book.new(rules.settings)
    for move in standing(record)[0]:
        question = question_for(state, move.seat)
        if question is None or question.what != move.what or move.choice not in question.options:
            return False
        choose(state, move.seat, move.choice)
    return True


def standing(record: list[Kept]) -> tuple[list[Move], list[int]]:
    """The choices of a record that were not taken back, and the numbers of their rows."""
    moves: list[Move] = []
    numbers: list[int] = []
    for number, row in enumerate(record):
        if row.what == TAKE_BACK:
            del moves[row.choice :]
            del numbers[row.choice :]
        else:
            moves.append(Move(row.seat, row.what, row.choice))
            numbers.append(number)
    return moves, numbers


def state_after(rules: Rules, moves: list[Move], *, listen: bool = False) -> State:
    """The game after some choices."""
    state = rules.book.new(rules.settings, listen=listen)
    for move in moves:
        choose(state, move.seat, move.choice)
    return state
