"""Views and stories: what a seat is told rebuilds what it sees, and no more."""

import pytest
from rules.super.words import BOOK, started, train

from coltexpress.games.super import facts
from coltexpress.games.super.rulebook import SuperExpress, state_of
from coltexpress.games.super.stacks import from_top, holds
from coltexpress.games.super.state import SuperState
from coltexpress.games.super.view import determinize
from coltexpress.kernel.agenda import HIDDEN, NOBODY, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.log import Log
from coltexpress.kernel.views import look, told

BOTH = {"players": "4", "reflex": "true", "horse": "true"}


def seen(g: SuperState, seat: int) -> SuperExpress:
    state = look(g, seat).state
    assert isinstance(state, SuperExpress)
    return state


def listened(state: SuperExpress, seat: int, log: Log) -> SuperExpress:
    for event in told(log, seat):
        state = state_of(BOOK.retell(state, event, seat))
    return state


@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_is_told_rebuilds_what_it_sees(seed: int) -> None:
    """S-PLAN-02, S-RULE-04, S-RULE-11, S-RULE-18"""
    t = started(**BOTH)
    dice = Dice(seed)
    tables = {seat: seen(t.g, seat) for seat in (0, 2, NOBODY)}
    while waiting(t.g):
        t.g.log = Log()
        question = waiting(t.g)[0]
        choose(t.g, question.seat, dice.answer(question.options))
        tables = {seat: listened(state, seat, t.g.log) for seat, state in tables.items()}
        for seat, state in tables.items():
            assert state.contents() == seen(t.g, seat).contents()


@pytest.mark.parametrize("seed", range(5))
def test_a_guess_looks_the_same_to_whoever_guesses(seed: int) -> None:
    """S-PLAN-06"""
    t = started(**BOTH)
    dice = Dice(seed)
    while waiting(t.g):
        for seat in (0, 3, NOBODY):
            guess = determinize(seen(t.g, seat), dice)
            assert look(guess, seat) == look(t.g, seat)
            assert HIDDEN not in guess.sealed
        question = waiting(t.g)[0]
        choose(t.g, question.seat, dice.answer(question.options))
    guess = determinize(seen(t.g, 0), dice)
    assert not any(holds(cards, HIDDEN) for cards in guess.plan)


def test_cards_that_were_not_revealed_are_guessed_from_those_not_shown() -> None:
    """S-PLAN-06, S-END-05"""
    t = train("0.in=[<B] 1.in=[<A]").round("fire-turn-climb", "turn-climb-move")
    plans = [determinize(seen(t.g, 1), Dice(seed)).plan[0] for seed in range(30)]
    guesses = [from_top(plan) for plan in plans]
    cards = {card for guess in guesses for card in guess}
    assert (cards, {len(set(guess)) for guess in guesses}) == ({0, 1, 2}, {2})


def test_each_owner_is_told_the_own_plan() -> None:
    """S-PLAN-02, S-RULE-04"""
    t = started(players="3").round("turn-climb-fire", "climb-turn-fire", "climb-turn-move")
    plans = [text for text in t.story("C") if text.startswith("planned")]
    assert plans == ["planned A ?", "planned B ?", "planned C climb-turn-move"]


def test_the_story_of_a_round_tells_every_change() -> None:
    """S-EXEC-03"""
    t = train("1.in=[<B] 2.in=[C>] 3.ro=[<A]", horse="true")
    t.play("A move", "A turn", "C climb", "B horse")
    assert t.story() == [
        "revealed A move",
        "moved A 2r",
        "revealed A turn",
        "turned A rear",
        "revealed C climb",
        "climbed C 2r",
        "revealed B horse",
        "rode B",
    ]


def test_the_story_of_the_setup_names_bandits_and_places() -> None:
    """S-SETUP-04, S-SETUP-06, S-SETUP-09"""
    t = started("B", players="3", character_choice="random")
    assert t.story() == [
        "picked A ghost",
        "picked B cheyenne",
        "picked C django",
        "became-start-player B",
        "placed B 3i front",
        "placed C 2i front",
        "placed A 1i rear",
        "round-began 1",
    ]


def test_a_copy_is_independent() -> None:
    t = started(**BOTH)
    twin = t.g.copy()
    assert twin == t.g
    before = t.g.contents()
    for seat in range(4):
        choose(twin, seat, twin.plans[seat])
    facts.claimed(twin, 0, 4, 301)
    assert t.g.contents() == before != twin.contents()
