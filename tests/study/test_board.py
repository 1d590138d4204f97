"""Positions judged: where the best choice is plain the judge sees it."""

from __future__ import annotations

import msgspec
import pytest

import coltexpress
from coltexpress import IllegalChoice, Setup
from coltexpress.games import NAMES, game
from coltexpress.kernel.agenda import choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look
from coltexpress.notation.choices import in_words
from coltexpress.study import weighing
from coltexpress.study.board import analyse_line, analyse_view
from coltexpress.study.shapes import PositionAnalysis


def best_word(found: PositionAnalysis) -> str:
    return next(one.word for one in found.options if one.choice == found.best)


def strongbox() -> Setup:
    return (
        Setup("classic", players=3)
        .seats("tuco", "belle", "doc")
        .put("tuco", "inside", 1)
        .put("belle", "inside", 3)
        .put("doc", "roof", 3)
        .floor("inside", 1, "strongbox")
        .floor("inside", 1, "purse")
        .pile("tuco", "robbery")
    )


def test_the_strongbox_is_worth_more_than_a_purse() -> None:
    assert best_word(coltexpress.analyse(strongbox().line())) == "strongbox"


def test_whoever_robs_next_walks_to_the_strongbox_and_not_to_the_marshal() -> None:
    setup = (
        Setup("classic", players=3)
        .seats("tuco", "belle", "doc")
        .put("tuco", "inside", 2)
        .put("belle", "roof", 1)
        .put("doc", "roof", 1)
        .guard("inside", 1)
        .floor("inside", 3, "strongbox")
        .pile("tuco", "move")
        .pile("tuco", "robbery")
    )
    assert best_word(coltexpress.analyse(setup.line())) == "3i"


def test_a_view_and_its_position_are_judged_alike() -> None:
    g = strongbox().game()
    assert analyse_line(g.line(seen_by=0)) == analyse_line(g.line())


def test_another_seat_can_look_on() -> None:
    found = coltexpress.analyse(strongbox().game(), seat=1)
    assert (found.what, found.options, found.best) == ("", [], -1)
    assert sum(found.chances) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("name", NAMES)
def test_positions_that_look_the_same_are_judged_alike(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "FEWEST", 2)
    monkeypatch.setattr(weighing, "MOST", 4)
    book = game(name)
    g = book.new({"players": "3"}, Dice(5))
    dice = Dice(6)
    checked = 0
    while g.asks and checked < 2:
        question = g.asks[0]
        if not book.is_setting_up(g) and dice.below(4) == 0:
            view = look(g, question.seat)
            other = look(book.determinize(view, dice), question.seat)
            assert analyse_view(book, other) == analyse_view(book, view)
            checked += 1
        choose(g, question.seat, dice.answer(question.options))
    assert checked


def test_options_stand_in_the_order_in_which_they_are_offered() -> None:
    g = strongbox().game()
    found = analyse_line(g.line())
    assert tuple(one.word for one in found.options) == in_words(g.book, g.state, g.asks[0]).words


@pytest.mark.parametrize(
    ("line", "seat", "code"),
    [
        (coltexpress.new("classic", players=3).line(), None, "being_set_up"),
        (strongbox().game().line(seen_by=coltexpress.NOBODY), None, "spectator"),
        (strongbox().game().line(seen_by=0), 1, "other_view"),
        (strongbox().line(), 7, "no_such_seat"),
    ],
)
def test_what_cannot_be_judged_is_refused(line: str, seat: int | None, code: str) -> None:
    with pytest.raises(IllegalChoice) as caught:
        analyse_line(line, seat)
    assert caught.value.code == code


def test_json_comes_back_as_it_went() -> None:
    found = coltexpress.analyse(strongbox().line())
    assert msgspec.json.decode(msgspec.json.encode(found), type=PositionAnalysis) == found
