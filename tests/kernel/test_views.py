"""Views: the one exit filter."""

import pytest

from coltexpress.kernel.agenda import BLANK, HIDDEN, NOBODY, choose, play
from coltexpress.kernel.events import EVERYBODY
from coltexpress.kernel.toy import DISH, LUCK, NOTE, ORDER, SEALED, VOTE, Toy, play_toy
from coltexpress.kernel.views import look, told


@pytest.mark.parametrize(
    ("seat", "secrets"), [(0, [10, HIDDEN]), (1, [HIDDEN, 20]), (NOBODY, [HIDDEN, HIDDEN])]
)
def test_a_seat_sees_its_own_secrets_and_a_spectator_none(seat: int, secrets: list[int]) -> None:
    toy = play_toy(Toy([4, 5], [7]), (ORDER, 0))
    state = look(toy, seat).state
    assert isinstance(state, Toy)
    assert (state.secrets, toy.secrets) == (secrets, [10, 20])


@pytest.mark.parametrize(("seat", "options"), [(0, (4, 5)), (1, ()), (NOBODY, ())])
def test_all_see_who_is_asked_what_but_only_he_sees_the_options(
    seat: int, options: tuple[int, ...]
) -> None:
    """C-RULE-78"""
    view = look(play_toy(Toy([4, 5], [7]), (ORDER, 0)), seat)
    assert [question.key() for question in view.asks] == [(0, DISH, options)]
    assert (view.ask is None) == (seat != 0)


@pytest.mark.parametrize(
    ("seat", "sealed", "own"),
    [(0, [1, BLANK], (1, 2)), (1, [HIDDEN, BLANK], (3, 4)), (NOBODY, [HIDDEN, BLANK], None)],
)
def test_all_see_who_has_sealed_an_answer_but_not_which(
    seat: int, sealed: list[int], own: tuple[int, ...] | None
) -> None:
    toy = play_toy(Toy([1, 2], [3, 4]), (SEALED, 0))
    play(toy, 0, 1)
    view = look(toy, seat)
    assert list(view.state.sealed) == sealed
    assert (view.ask.key() if view.ask else None) == ((seat, VOTE, own) if own else None)


def test_a_view_is_a_copy_that_cannot_reach_the_game() -> None:
    toy = play_toy(Toy([4, 5], [7]), (ORDER, 0), (NOTE, 9))
    before = toy.copy()
    view = look(toy, 0)
    assert view.ask is not None
    view.ask.options[0] = 9
    view.state.agenda[0] = 0
    assert (toy, list(toy.asks[0].options)) == (before, [4, 5])
    choose(toy, 0, 4)
    assert toy.diary == [47, 9]


def test_views_are_equal_when_a_seat_sees_the_same() -> None:
    toy = play_toy(Toy([4, 5], [7]), (ORDER, 0))
    twin = toy.copy()
    twin.secrets = [10, 99]
    assert (look(toy, 0) == look(twin, 0), look(toy, 1) == look(twin, 1)) == (True, False)
    assert hash(look(toy, 0)) == hash(look(twin, 0))
    assert (look(toy, 0) == look(toy, NOBODY), look(toy, 0) == "view") == (False, False)


@pytest.mark.parametrize(("seat", "drawn"), [(0, 4), (1, HIDDEN), (NOBODY, HIDDEN)])
def test_events_are_told_as_each_seat_may_know_them(seat: int, drawn: int) -> None:
    toy = Toy([4])
    toy.log = []
    play_toy(toy, (LUCK, 0), (NOTE, 9))
    heard = told(toy.log, seat)
    assert [event.key() for event in heard] == [(LUCK, (drawn,)), (NOTE, (9,))]
    assert {event.knowers for event in heard} == {EVERYBODY}
