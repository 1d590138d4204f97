"""The leak law: what a seat may not know changes nothing that it sees, is asked or is told."""

from __future__ import annotations

from hypothesis import given
from laws.secrets import REVEALS, SECRETS, hide_last, is_face_down
from laws.test_laws import World, law
from laws.worlds import eyes, games, positions, some

from coltexpress.kernel.agenda import State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import EVERYBODY, Event, knows
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look, told


@law
@given(games())
def test_secrets_are_told_to_those_who_may_know_and_veiled_from_the_rest(world: World) -> None:
    """C-RULE-01, C-RULE-03, C-SETUP-08, C-PUNCH-04, C-RULE-34"""
    book, options, seed = world
    *_, g = positions(book, options, Dice(seed))
    assert g.log
    for event in g.log:
        kind = book.events[event.kind].name
        secret = SECRETS[book.name].get(kind)
        if secret is not None:
            knowers = {seat for seat in range(g.seats) if knows(event, seat)}
            assert knowers == secret.knowers(g, event), kind
            assert event.veiled == secret.veiled(event), kind
        elif kind == "played" and is_face_down(event):
            assert event.veiled == hide_last(event)
            assert [knows(event, seat) for seat in range(g.seats)].count(True) == 1
        else:
            assert event.knowers == EVERYBODY, kind
        assert not knows(event, -4) or event.knowers == EVERYBODY


@law
@given(games())
def test_two_worlds_that_look_the_same_are_asked_and_told_the_same(world: World) -> None:
    """C-RULE-01, C-RULE-78"""
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 10, dice):
        for seat in eyes(g):
            twin = book.determinize(look(g, seat), dice)
            compare(book, g, twin, seat, dice)


def compare(book: Rulebook, g: State, twin: State, seat: int, dice: Dice) -> None:
    """The same choice in both worlds: the seat is told the same until something is revealed."""
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
    logs = [heard(each, asked.seat, choice, seat) for each in (g, twin)]
    for here, there in zip(*logs, strict=False):
        if here != there:
            kind = book.events[here.kind].name
            learns = kind in SECRETS[book.name] and seat >= 0
            assert kind in REVEALS[book.name] or learns, (kind, here, there)
            return


def heard(g: State, asked: int, choice: int, seat: int) -> list[Event]:
    """What a seat is told when this choice is made."""
    world = g.copy()
    world.log = []
    choose(world, asked, choice)
    return told(world.log, seat)
