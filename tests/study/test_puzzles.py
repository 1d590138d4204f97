"""The puzzles that come with the games: each can be read, is legal, and has its answer."""

from __future__ import annotations

import datetime

import msgspec
import pytest

from coltexpress.games import NAMES, OFFERED, game
from coltexpress.i18n import ENGLISH, keys
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.notation import position
from coltexpress.study.puzzles import (
    Puzzle,
    lines_of,
    of_the_day,
    puzzle,
    read,
    with_puzzles,
)
from coltexpress.study.themes import theme_of, themes_of
from coltexpress.study.weighing import Scales

EACH = 80  # puzzles at least of each game
ALL = 300
ALIKE = 0.02  # a chance that is told with three digits, and what is as good


def test_there_are_enough_of_every_game() -> None:
    counts = {name: len(lines_of(name)) for name in OFFERED}
    assert min(counts.values()) >= EACH, counts
    assert sum(counts.values()) >= ALL, counts
    assert with_puzzles() == list(OFFERED)


@pytest.mark.slow
@pytest.mark.parametrize("name", OFFERED)
def test_every_puzzle_is_legal_and_its_answer_is_offered(name: str) -> None:
    book = game(name)
    for line in lines_of(name):
        found = read(line)
        view = found.view()
        assert view.ask is not None
        assert found.seat == view.seat
        assert found.answers, line.id
        assert len(found.options) >= 3
        assert position.line_of_view(book, view) == line.line
        assert not view.state.is_whole() or book.plans_together, "nothing is hidden"
        assert found.theme == theme_of(name, view.state, view.ask, found.answers[0])


@pytest.mark.parametrize("name", OFFERED)
def test_the_answer_promises_clearly_more_than_the_rest(name: str) -> None:
    for line in lines_of(name):
        best = sorted(line.chances, reverse=True)
        count = len(line.answers)
        assert best[0] - best[count - 1] <= ALIKE
        assert best[count - 1] - best[count] >= 0.04, line.id
        assert 0 < line.rating < 50


@pytest.mark.parametrize("name", OFFERED)
def test_no_puzzle_is_there_twice_and_no_theme_too_often(name: str) -> None:
    lines = lines_of(name)
    assert len({line.id for line in lines}) == len(lines)
    themes = [line.theme for line in lines]
    assert len(set(themes)) >= 3
    assert max(themes.count(theme) for theme in set(themes)) <= 0.4 * len(lines)


@pytest.mark.parametrize("name", OFFERED)
def test_the_judge_still_gives_the_answer(name: str) -> None:
    for line in lines_of(name)[::40]:
        found = read(line)
        view = found.view()
        assert view.ask is not None
        weighed = Scales(game(name), seed=99).weigh(view, view.ask)
        assert found.is_solved_by(view.ask.options[weighed.best]), line.id


@pytest.mark.parametrize("name", NAMES)
def test_every_theme_has_a_name(name: str) -> None:
    own, base = game(name).name, game(name).extends
    for theme in themes_of(name):
        assert {f"{own}-theme-{theme.name}", f"{base}-theme-{theme.name}"} & keys(ENGLISH)


def test_a_puzzle_is_found_by_its_id() -> None:
    line = lines_of(OFFERED[0])[3]
    assert puzzle(line.id) == read(line)
    with pytest.raises(Unreadable, match="no puzzle 'xyz'"):
        puzzle("xyz")


def test_what_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        read(lines_of(OFFERED[0])[0]).is_solved_by(9999)


def test_every_day_has_its_puzzle_and_the_games_take_turns() -> None:
    first = datetime.date(2026, 11, 17)
    days = [of_the_day(first + datetime.timedelta(days=number)) for number in range(30)]
    assert len({one.id for one in days}) == 30
    assert [one.game for one in days[:3]] == [one.game for one in days[3:6]]
    assert {one.game for one in days[:3]} == set(OFFERED)
    assert of_the_day(first) == days[0]
    assert of_the_day(first, OFFERED[1]).game == OFFERED[1]


def test_json_comes_back_as_it_went() -> None:
    found = read(lines_of(OFFERED[0])[0])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Puzzle) == found
