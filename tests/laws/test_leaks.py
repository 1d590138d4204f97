"""The leak law: what a seat may not know changes nothing that it sees, is asked or is told."""

from __future__ import annotations

from itertools import zip_longest

import pytest
from hypothesis import given
from laws.secrets import hide_last, is_face_down, reveals_of, secrets_of
from laws.test_laws import World, law
from laws.worlds import games, positions, some, viewers

from coltexpress.kernel.agenda import CHANCE, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import EVERYBODY, knows
from coltexpress.kernel.log import Log
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look, told

Rolls = dict[int, list[int]]  # what chance answered, by question


@law
@given(games())
def test_secrets_are_told_to_those_who_may_know_and_veiled_from_the_rest(world: World) -> None:
    """C-RULE-01, C-RULE-03, C-SETUP-08, C-PUNCH-04, C-RULE-34"""
    book, options, seed = world
    *_, g = positions(book, options, Dice(seed))
    assert g.log
    for event in g.log:
        kind = book.events[event.kind].name
        secret = secrets_of(book.name).get(kind)
        if secret is not None and secret.veiled(event) != event.args:
            knowers = {seat for seat in range(g.seats) if knows(event, seat)}
            assert knowers == secret.knowers(g, event), kind
            assert event.veiled == secret.veiled(event), kind
        elif kind == "played" and is_face_down(event):
            assert event.veiled == hide_last(event)
            assert [knows(event, seat) for seat in range(g.seats)].count(True) == 1
        else:
            assert event.knowers == EVERYBODY, kind
        assert not knows(event, -4) or event.knowers == EVERYBODY


@pytest.mark.slow
@law
@given(games())
def test_two_worlds_that_look_the_same_are_asked_and_told_the_same(world: World) -> None:
    """C-RULE-01, C-RULE-78, C-RULE-92, A-RULE-77"""
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 10, dice):
        for seat in viewers(g):
            twin = book.determinize(look(g, seat), dice)
            compare(book, g, twin, seat, dice)


def compare(book: Rulebook, g: State, twin: State, seat: int, dice: Dice) -> None:
    """The same choice in both worlds: who is told the same sees the same seats asked the same."""
    if not g.asks:
        return
    asked = waiting(g)[0]
    other = next(question for question in twin.asks if question.seat == asked.seat)
    assert asked.what == other.what
    if asked.seat == seat:
        assert list(asked.options) == list(other.options)
    common = sorted(set(asked.options) & set(other.options))
    if not common:
        return
    choice = common[dice.below(len(common))]
    rolled: Rolls = {}
    worlds = [
        after(g, asked.seat, choice, dice, {}, rolled),
        after(twin, asked.seat, choice, dice, rolled, {}),
    ]
    logs = [told(world.log or [], seat) for world in worlds]
    for here, there in zip_longest(*logs):
        if here != there:
            kinds = {book.events[event.kind].name for event in (here, there) if event}
            learns = kinds & set(secrets_of(book.name)) if seat >= 0 else set()
            assert kinds & reveals_of(book.name) or learns, (kinds, here, there)
            return
    here, there = [asked_in(book, world) for world in worlds]
    assert here == there


def after(g: State, asked: int, choice: int, dice: Dice, script: Rolls, rolled: Rolls) -> State:
    """The world after this choice, chance answering as in the script wherever it can."""
    world = g.copy()
    world.log = Log()
    choose(world, asked, choice)
    while world.asked == CHANCE:
        what, answer = world.about, dice.answer(world.among)
        if script.get(what):
            same = script[what].pop(0)
            answer = same if same in world.among else answer
        rolled.setdefault(what, []).append(answer)
        choose(world, CHANCE, answer)
    return world


def asked_in(book: Rulebook, world: State) -> list[tuple[int, str]]:
    """Who is asked what, as everybody sees it."""
    return [(question.seat, book.questions[question.what].name) for question in waiting(world)]
