"""Views: the one exit filter."""

import pytest
from kernel.tables import bidding, go, table

from coltexpress.games.toy import events
from coltexpress.games.toy.questions import WHICH_BID, WHICH_CAR
from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.steps import BID, END_GAME, LOOK
from coltexpress.kernel.agenda import BLANK, HIDDEN, NOBODY, Step, choose, play
from coltexpress.kernel.events import EVERYBODY
from coltexpress.kernel.views import look, told

CARS = (0, 1, 2, 3)


def at_stake() -> Toy:
    """The first seat has looked, and all are to bid."""
    return go(table(), Step(LOOK, 0, 3, 1000), Step(BID))


@pytest.mark.parametrize(("seat", "crate"), [(0, 1000), (1, HIDDEN), (NOBODY, HIDDEN)])
def test_a_seat_sees_its_own_secrets_and_a_spectator_none(seat: int, crate: int) -> None:
    g = at_stake()
    state = look(g, seat).state
    assert isinstance(state, Toy)
    assert (state.crate[3], g.crate[3]) == (crate, 1000)


@pytest.mark.parametrize(("seat", "options"), [(0, CARS), (1, ()), (NOBODY, ())])
def test_all_see_who_is_asked_what_but_only_he_sees_the_options(
    seat: int, options: tuple[int, ...]
) -> None:
    """C-RULE-78"""
    view = look(go(table(), Step(LOOK, 0)), seat)
    assert [question.key() for question in view.asks] == [(0, WHICH_CAR, options)]
    assert (view.ask is None) == (seat != 0)


@pytest.mark.parametrize(
    ("seat", "sealed", "own"),
    [(0, [1, BLANK], (1, 2)), (1, [HIDDEN, BLANK], (3, 4)), (NOBODY, [HIDDEN, BLANK], None)],
)
def test_all_see_who_has_sealed_an_answer_but_not_which(
    seat: int, sealed: list[int], own: tuple[int, ...] | None
) -> None:
    g = go(bidding([1, 2], [3, 4]), Step(BID))
    play(g, 0, 1)
    view = look(g, seat)
    assert list(view.state.sealed) == sealed
    assert (view.ask.key() if view.ask else None) == ((seat, WHICH_BID, own) if own else None)


def test_a_view_is_a_copy_that_cannot_reach_the_game() -> None:
    g = go(table(closed=(1, 3)), Step(LOOK, 0), Step(END_GAME))
    before = g.copy()
    view = look(g, 0)
    assert view.ask is not None
    view.ask.options[0] = 9
    view.state.agenda[0] = 0
    assert (g, list(g.asks[0].options)) == (before, [1, 3])
    choose(g, 0, 3)
    assert g.asks[0].options[2] == 1000


def test_views_are_equal_when_a_seat_sees_the_same() -> None:
    g = at_stake()
    twin = g.copy()
    twin.crate[3] = 0
    assert (look(g, 1) == look(twin, 1), look(g, 0) == look(twin, 0)) == (True, False)
    assert hash(look(g, 1)) == hash(look(twin, 1))
    assert (look(g, 1) == look(g, NOBODY), look(g, 1) == "view") == (False, False)


@pytest.mark.parametrize(("seat", "loot"), [(0, 1000), (1, HIDDEN), (NOBODY, HIDDEN)])
def test_events_are_told_as_each_seat_may_know_them(seat: int, loot: int) -> None:
    g = at_stake()
    assert g.log is not None
    heard = told(g.log, seat)
    assert [event.key() for event in heard] == [
        (events.CHOSE_CAR, (0, 3)),
        (events.LOOKED, (0, loot)),
    ]
    assert {event.knowers for event in heard} == {EVERYBODY}
