"""Questions as a page needs them: whom they are about, and what lies on offer."""

from __future__ import annotations

import pytest
from scenario import BOOK, Scenario, event, schemin, stealin

from coltexpress.games.classic.scene import previews
from coltexpress.kernel.agenda import BLANK, Step, waiting
from coltexpress.kernel.rules import settled
from coltexpress.protocol.asking import question_of
from coltexpress.protocol.messages import Question
from coltexpress.protocol.reader import reader_of

TRAIN = "-/*;-/O$300j;B/$450;-/-;-/TC"


def asked(t: Scenario) -> Question:
    """The only open question."""
    (question,) = waiting(t.g)
    return question_of(reader_of(BOOK.name), t.g, question, previews.spots_ahead(t.g))


def test_a_question_names_who_acts() -> None:
    t = stealin(TRAIN, pile="O:m")
    found = asked(t)
    assert (found.what, found.type) == ("move-where", "spot")
    assert found.options == [0, 4]
    assert found.about == {"bandit": t.pawn("O")}
    assert (found.floor, found.held, found.answer, found.previews) == (None, None, None, [])


def test_a_second_bandit_is_the_target() -> None:
    t = stealin(TRAIN, pile="T:p", held={"C": "$300j"})
    found = asked(t)
    assert found.about == {"bandit": t.pawn("T"), "target": t.pawn("C")}
    assert (found.type, found.held, found.floor) == ("loot", t.pawn("C"), None)


def test_robbery_points_at_the_floor() -> None:
    found = asked(stealin(TRAIN, pile="O:r"))
    assert (found.what, found.floor, found.held) == ("rob-what", 2, None)


def test_the_marshals_revenge_points_at_the_own_loot() -> None:
    held = {"B": "$300$300"}
    t = event("B/*;-/O;-/-;-/-;-/TC", "marshals_revenge", held=held, purse_pick="token")
    found = asked(t)
    assert (found.what, found.held, found.options) == ("revenge-which", t.pawn("B"), [0, 1])


def test_playing_a_card_is_about_a_player_and_previews_every_option() -> None:
    """C-PLAN-02, C-MEET-03"""
    t = schemin(TRAIN, card="r24_braking", hands={"O": "mcf"})
    found = asked(t)
    assert (found.what, found.about["player"]) == ("play-or-draw", t.player("O"))
    assert found.previews == [[1, 4], [3], [], []]


@pytest.mark.parametrize(
    ("args", "found"),
    [
        ((3, 2, BLANK, BLANK), {"bandit": 3, "target": 2}),
        ((3, BLANK, BLANK, BLANK), {"bandit": 3}),
        ((BLANK, BLANK, BLANK, BLANK), {}),
    ],
)
def test_only_what_is_settled_is_told(args: tuple[int, ...], found: dict[str, int]) -> None:
    assert settled(Step(0, *args).number(), ("bandit", "bandit", "loot", "yes_no")) == found
