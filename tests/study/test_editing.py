"""Positions set up by hand: whatever is offered can be in a game."""

from __future__ import annotations

import pytest

import coltexpress
from coltexpress import BadPosition, ColtExpressError, IllegalChoice
from coltexpress.games import NAMES, game, part
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.classic.state import SCHEMIN
from coltexpress.kernel.agenda import State, choose, is_over, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import row
from coltexpress.kernel.views import look
from coltexpress.notation import position
from coltexpress.study.editing import Change, Draft, Edit, draft_of, fresh

SEEDS = range(6)


def changes(edit: Edit) -> list[Change]:
    """All that a part offers."""
    away = range(len(edit.now) - edit.least) if edit.many else []
    return [
        *[Change(edit.name, edit.row, put=one) for one in edit.offers],
        *[Change(edit.name, edit.row, away=place) for place in away],
    ]


def some_moment(name: str, luck: Dice) -> State:
    """A moment of a random game after its setup, which is not over."""
    book = game(name)
    players = luck.answer(row(list(book.players))) if name != "super" else 5
    g = book.new({"players": str(players)}, luck)
    left, before = luck.below(120), g
    while not is_over(g) and (book.is_setting_up(g) or left > 0):
        left -= 0 if book.is_setting_up(g) else 1
        before = g.copy()
        asked = waiting(g)[0]
        choose(g, asked.seat, luck.answer(asked.options))
    return before if is_over(g) else g


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_offered_can_be_in_a_game(name: str, seed: int) -> None:
    book, luck = game(name), Dice(seed)
    draft = draft_of(position.line(book, some_moment(name, luck)))
    for _ in range(12):  # one change after the other
        offered = [change for edit in draft.edits() for change in changes(edit)]
        if not offered:
            break
        change = luck.below(len(offered))
        after = draft.changed(offered[change])
        assert after.line() != draft.line(), offered[change]
        assert draft_of(after.line()).line() == after.line(), offered[change]
        reads(after, offered[change])
        draft = after


def reads(draft: Draft, change: Change) -> None:
    """Where a draft leads is a position by the reader's rules."""
    line = position.line(draft.book, draft.position())
    try:
        position.read(line)
    except BadPosition as error:
        pytest.fail(f"{change}: {error}\n{draft.line()}\n{line}")


def first(edits: list[Edit], name: str, row: int = 0) -> Edit:
    return next(one for one in edits if (one.name, one.row) == (name, row))


def test_a_fresh_game_can_be_changed_step_by_step() -> None:
    draft = fresh("classic", {"players": "3"}, 1)
    place = first(draft.edits(), "place")
    marshal = first(draft.edits(), "marshal")
    assert marshal.now[0] not in place.offers  # nobody rests beside the Marshal
    there = place.offers[0]
    after = draft.changed(Change("place", put=there))
    assert first(after.edits(), "place").now == [there]
    assert there not in first(after.edits(), "marshal").offers


def test_stealin_begins_when_there_is_a_pile() -> None:
    draft = fresh("classic", {"players": "3"}, 1).changed(Change("turn", put=2))
    assert first(draft.edits(), "phase").offers == []
    pile = first(draft.edits(), "pile")
    draft = draft.changed(Change("pile", put=pile.offers[0]))
    stealin = draft.changed(Change("phase", put=first(draft.edits(), "phase").offers[0]))
    assert "phase=stealin" in stealin.line()
    assert first(stealin.edits(), "pile").least == 1
    with pytest.raises(IllegalChoice, match="not on offer"):
        stealin.changed(Change("pile", away=0))


def test_il_professore_stands_as_high_on_his_ladder_as_his_schemes_can_have_brought_him() -> None:
    draft = fresh("armored", {"players": "3"}, 1)
    assert first(draft.edits(), "ladder").now == [0]
    assert first(draft.edits(), "ladder").offers == []  # nothing has been played yet
    draft = draft.changed(Change("round", put=3))
    ladder = first(draft.edits(), "ladder")
    assert ladder.offers == [250, 500, 750, 1000]  # two Schemes in each of two rounds
    draft = draft.changed(Change("ladder", put=1000))
    assert first(draft.edits(), "ladder").now == [1000]
    assert "ladder=4" in draft.line()
    draft = draft.changed(Change("round", put=2))
    assert first(draft.edits(), "ladder").now == [500]  # a round earlier he was not there yet
    reads(draft, Change("round", put=2))


def test_where_il_professore_does_not_play_he_has_no_ladder() -> None:
    edits = fresh("armored", {"players": "4"}, 1).edits()
    assert not [one for one in edits if one.name == "ladder"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_of_a_game_keeps_its_ladder(seed: int) -> None:
    book, luck = game("armored"), Dice(seed)
    g = book.new({"players": "3"}, luck)
    climbed = 0
    while not is_over(g):
        asked = waiting(g)[0]
        assert isinstance(g, Armored)
        if not book.is_setting_up(g) and (g.phase == SCHEMIN or len(g.pile) > 0):
            draft = draft_of(position.line(book, g)).state
            assert isinstance(draft, Armored)
            assert draft.ladder == g.ladder
            climbed = g.ladder
        choose(g, asked.seat, luck.answer(asked.options))
    assert climbed > 0


def test_a_view_is_filled_in() -> None:
    g = fresh("classic", {"players": "3"}, 1).position()
    line = position.line_of_view(game("classic"), look(g, 0))
    assert "?" in line
    assert "?" not in draft_of(line).line().split(" agenda=")[0]


@pytest.mark.parametrize(
    "change",
    [
        Change("place", put=99),
        Change("place", 7, put=1),
        Change("held", away=0),
        Change("place", away=0),
        Change("nothing", put=1),
    ],
)
def test_what_is_not_on_offer_is_refused(change: Change) -> None:
    with pytest.raises(IllegalChoice, match="not on offer"):
        bare(fresh("classic", {"players": "3"}, 1)).changed(change)


def bare(draft: Draft) -> Draft:
    """A draft in which the first bandit has nothing."""
    while first(draft.edits(), "held").now:
        draft = draft.changed(Change("held", away=0))
    return draft


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "there is no game"),
        ("classic players=3", "missing"),
        (coltexpress.new("classic", players=3, seed=1).line(), "being set up"),
    ],
)
def test_what_cannot_be_changed_says_why(line: str, why: str) -> None:
    with pytest.raises(ColtExpressError, match=why):
        draft_of(line)


@pytest.mark.parametrize("name", NAMES)
def test_numbers_that_are_offered_have_names(name: str) -> None:
    draft = draft_of(position.line(game(name), some_moment(name, Dice(2))))
    names = part(name, "scene.names").names_of(draft.state)
    for edit in draft.edits():
        assert edit.type in names or edit.type in ("number", "round", "money"), edit
        known = names.get(edit.type)
        assert known is None or {*edit.now, *edit.offers} <= {*known.of, 9}, edit
        assert not edit.of or edit.row in names[edit.of].of, edit
