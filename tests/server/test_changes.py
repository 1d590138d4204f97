"""How often an answer can be changed: often enough for anybody, and not without end."""

from __future__ import annotations

import pytest

from coltexpress.games import game
from coltexpress.server.hosting.play import CHANGES, Made, Play, Rules
from coltexpress.server.hosting.take_back import choices_left
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import TAKE_BACK, Kept

BOOK = game("super")
RULES = Rules(BOOK, BOOK.settings(BOOK.new({"players": "3"})), b"k" * 32)


class Room:
    """A game with its record."""

    def __init__(self) -> None:
        self.play = Play(RULES, [], None)
        self.record: list[Kept] = []
        self.keep(self.play.unwritten)

    def keep(self, moves: list[Made]) -> None:
        self.record += [Kept(*move, 0, 1) for move in moves]

    def choose(self, seat: int, choice: int) -> None:
        question = self.play.question(seat, self.play.number, choice)
        self.keep(self.play.choose(question, choice))

    def to_sealed_questions(self) -> list[int]:
        """Play on until several seats are asked together; the options of the first of them."""
        while not self.play.state.together:
            seat = self.play.asked[0]
            self.choose(seat, next(iter(self.play.state.among)))
        return list(self.play.state.together[0].options)


def test_a_sealed_answer_can_be_changed_often_but_not_without_end() -> None:
    room = Room()
    one, two = room.to_sealed_questions()[:2]
    seat = room.play.state.together[0].seat
    for number in range(CHANGES + 1):
        room.choose(seat, (one, two)[number % 2])
    rows = len(room.record)
    with pytest.raises(Refused) as refused:
        room.choose(seat, (one, two)[(CHANGES + 1) % 2])
    assert (refused.value.code, refused.value.params) == ("no_more_changes", {"limit": CHANGES})
    assert len(room.record) == rows
    again = Play(RULES, room.record, None)
    assert again.answers == room.play.answers  # a restart gives no more
    other = room.play.asked[0]
    room.choose(other, next(iter(room.play.state.together[1].options)))  # others may


def test_the_same_sealed_answer_once_more_is_no_change() -> None:
    room = Room()
    one = room.to_sealed_questions()[0]
    seat = room.play.state.together[0].seat
    room.choose(seat, one)
    assert room.play.is_repeated(seat, room.play.number, one)


def test_the_count_begins_anew_with_the_next_question() -> None:
    room = Room()
    room.to_sealed_questions()
    for question in list(room.play.state.together):
        room.choose(question.seat, next(iter(question.options)))
    assert not room.play.answers


def test_the_same_choice_is_not_taken_back_without_end() -> None:
    room = Room()
    seat = room.play.asked[0]
    option = next(iter(room.play.state.among))
    record = room.record
    for _ in range(CHANGES):
        record = [*record, Kept(seat, room.play.state.about, option, 0, 1)]
        left = choices_left(RULES, record, seat)
        record = [*record, Kept(seat, TAKE_BACK, left, 0, 1)]
    record = [*record, Kept(seat, room.play.state.about, option, 0, 1)]
    with pytest.raises(Refused, match="no_more_changes"):
        choices_left(RULES, record, seat)
