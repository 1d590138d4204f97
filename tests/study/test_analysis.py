"""A finished game, looked at again: marks, luck and skill, and nothing of what lay face down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from study.finished import finished

import coltexpress
from coltexpress import CHANCE, Game, IllegalChoice, NotOver, Setup
from coltexpress.games import NAMES
from coltexpress.kernel.agenda import State, choose, question_for
from coltexpress.kernel.match import Move
from coltexpress.kernel.views import look
from coltexpress.notation.record import Record, read, write
from coltexpress.study import weighing
from coltexpress.study.analysis import INEXACT, MISTAKE, analyse_game, mark_of
from coltexpress.study.moves import shows, spans_of
from coltexpress.study.shapes import GameAnalysis

FEW = 8  # playouts; enough to see that everything is there


@pytest.fixture(autouse=True)
def few_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "FEWEST", 2)


@cache
def analysed(name: str) -> tuple[Record, GameAnalysis]:
    """A finished game and what is thought of the choices of seat 0."""
    record = finished(name, 3)
    return record, analyse_game(record, 0, playouts=FEW)


def rob_the(word: str) -> Record:
    """The last card of the last round: Tuco robs where a strongbox and a purse lie."""
    setup = (
        Setup("classic", players=3)
        .seats("tuco", "belle", "doc")
        .put("tuco", "inside", 1)
        .put("belle", "inside", 3)
        .put("doc", "roof", 3)
        .held("belle", "$500")
        .floor("inside", 1, "strongbox")
        .floor("inside", 1, "$250")
        .rounds("r24_tunnel", "r24_bridge", "r24_braking", "r24_swivel_arm", "st_hostage")
        .pile("tuco", "robbery")
    )
    game = setup.game(seed=1)
    game.play(0, word)
    while not game.over:
        game.play(game.legal_choices()[0])
    return read(game.record())


def test_leaving_the_strongbox_for_a_purse_is_a_mistake() -> None:
    found = analyse_game(rob_the("purse"), 0, playouts=100)
    (decision,) = found.decisions
    assert decision.mark == "?"
    assert [one.word for one in decision.options if one.choice == decision.best] == ["strongbox"]
    assert decision.given_away > MISTAKE
    assert found.balance.skill < 0
    assert [turn.kind for turn in found.turns if turn.move == decision.move] == ["choice"]


def test_taking_the_strongbox_gives_nothing_away() -> None:
    found = analyse_game(rob_the("strongbox"), 0, playouts=100)
    (decision,) = found.decisions
    assert decision.mark == ""
    assert decision.given_away == 0
    assert decision.chosen == decision.best
    assert found.balance.result == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_start_skill_luck_and_the_others_add_up_to_the_result(name: str) -> None:
    _, found = analysed(name)
    balance = found.balance
    total = balance.start + balance.skill + balance.chance + balance.others
    assert total == pytest.approx(balance.result, abs=0.001)
    assert balance.result == found.points[-1].chances[0]
    assert [point.move for point in found.points] == sorted(point.move for point in found.points)
    assert len(found.turns) <= 3


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_that_was_one_is_there(name: str) -> None:
    record, found = analysed(name)
    g, choices = record.start(), []
    for number, move in enumerate(record.moves):
        asked = question_for(g, 0)
        if move.seat == 0 and asked is not None and len(asked.options) > 1:
            choices.append((number, tuple(asked.options), move.choice))
        choose(g, move.seat, move.choice)
    told = [
        (one.move, tuple(option.choice for option in one.options), one.chosen)
        for one in found.decisions
    ]
    assert told, "nothing was decided"
    assert set(told) <= set(choices)
    assert len(choices) - len(told) <= 2  # those of taste, such as who to be


def test_of_a_sealed_answer_that_is_changed_only_the_last_counts() -> None:
    game = coltexpress.new("super", players=3, bandits="tuco,belle,doc", seed=1)
    first, second = game.asks[0].options[:2]
    game.play(0, first)
    game.play(0, second)
    while not game.over:
        question = game.asks[0]
        game.play(question.seat, question.options[0])
    found = analyse_game(read(game.record()), 0, playouts=FEW)
    assert found.decisions[0].chosen == second
    assert [one.round for one in found.decisions].count(1) == 1


def test_a_game_that_goes_on_is_refused() -> None:
    game = coltexpress.new("classic", players=3, bandits="tuco,belle,doc", seed=1)
    for seat in range(3):
        with pytest.raises(NotOver):
            coltexpress.review(game, seat)


def test_a_spectator_and_a_seat_that_is_not_there_are_refused() -> None:
    record = finished("toy", 3)
    for seat in (coltexpress.NOBODY, 3, -9):
        with pytest.raises(IllegalChoice):
            analyse_game(record, seat, playouts=FEW)


@pytest.mark.parametrize("name", NAMES)
def test_json_comes_back_as_it_went(name: str) -> None:
    _, found = analysed(name)
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=GameAnalysis, strict=True) == found


def test_marks_want_more_than_an_accident_of_the_guesses() -> None:
    assert mark_of(INEXACT, 0.0) == "?!"
    assert mark_of(MISTAKE, 0.0) == "?"
    assert mark_of(MISTAKE, MISTAKE) == ""
    assert mark_of(INEXACT / 2, 0.0) == ""


# What lay face down


def views(record: Record, seat: int) -> Iterator[object]:
    """All that the seat saw, from move to move."""
    g = record.start()
    for move in record.moves:
        yield look(g, seat).key()
        choose(g, move.seat, move.choice)
    yield look(g, seat).key()


def blind_draws(record: Record, seat: int) -> Iterator[tuple[int, int]]:
    """Moves of chance that the seat could not see, and other answers, the last ones first."""
    g, found = record.start(), []
    for number, move in enumerate(record.moves):
        if move.seat == CHANCE and not shows(g, seat):
            options = set(g.asks[0].options) - {move.choice}
            found += [(number, option) for option in sorted(options)]
        choose(g, move.seat, move.choice)
    return reversed(found)


def with_another(record: Record, number: int, choice: int) -> Record | None:
    """The same game with one other draw, if it can still be played as it was."""
    moves = list(record.moves)
    moves[number] = Move(CHANCE, moves[number].what, choice)
    g: State = record.start()
    for move in moves:
        asked = question_for(g, move.seat)
        if asked is None or move.choice not in asked.options:
            return None
        choose(g, move.seat, move.choice)
    return None if g.asks else record._replace(moves=moves)


def look_alike(record: Record, seat: int) -> Record:
    """Another game that looks the same to the seat from beginning to end."""
    seen = list(views(record, seat))
    for number, choice in blind_draws(record, seat):
        other = with_another(record, number, choice)
        if other is not None and list(views(other, seat)) == seen:
            return other
    raise AssertionError("every draw was seen")


@pytest.mark.parametrize("name", ["classic", pytest.param("armored", marks=pytest.mark.slow)])
def test_games_that_look_the_same_to_a_seat_have_the_same_analysis(name: str) -> None:
    record, found = analysed(name)
    other = look_alike(record, 0)
    assert write(other) != write(record)
    assert analyse_game(other, 0, playouts=FEW) == found


def test_luck_is_what_the_seat_could_see() -> None:
    record = finished("classic", 3)
    spans = spans_of(record, 0)
    g = record.start()
    lucky = {move for span in spans if span.kind == "chance" for move in range(*span_range(span))}
    for number, move in enumerate(record.moves):
        if move.seat == CHANCE and not record.book.is_setting_up(g):
            assert shows(g, 0) == (number in lucky)
        choose(g, move.seat, move.choice)
    assert lucky


def span_range(span: tuple[str, int, int]) -> tuple[int, int]:
    return span[1], span[2] + 1


def test_a_record_says_the_same_as_its_game() -> None:
    record = finished("toy", 3)
    game = Game.from_record(write(record))
    assert coltexpress.review(game, 0) == coltexpress.review(write(record), 0)
