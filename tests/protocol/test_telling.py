"""The laws of telling: patches lead where the view is, and hold nothing that the view does not."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from hypothesis import example, given
from laws.test_laws import World, law
from laws.worlds import games, positions, some
from protocol.watchers import Plain, after, all_viewers, arrived, choices, patched, plain

from coltexpress.games import OFFERED, game
from coltexpress.kernel.agenda import HIDDEN, NOBODY, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import Event
from coltexpress.kernel.log import Log
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look, told
from coltexpress.protocol.messages import Happening, Update, encode
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.scenes import patch, scene
from coltexpress.protocol.telling import MOST_PAST, Teller, afresh, replay, since, view_of
from coltexpress.protocol.values import OPEN


@pytest.mark.slow
@law
@given(games())
def test_patches_lead_to_the_scene_of_the_view(world: World) -> None:
    """C-RULE-01, C-RULE-03"""
    book, options, seed = world
    dice = Dice(seed)
    scenes: dict[int, Plain] = {}
    teller: Teller | None = None
    for match in choices(book, options, seed):
        if teller is None:
            teller = followed(book, match.state, len(match.moves))
            scenes = {
                viewer: plain(book, match.state, viewer) for viewer in all_viewers(match.state)
            }
        else:
            for viewer, update in teller.tell(match.log, len(match.moves)).items():
                scenes[viewer] = after(scenes[viewer], arrived(update))
                if match.over or dice.below(5) == 0:
                    assert scenes[viewer] == plain(book, match.state, viewer), viewer
        match.log.clear()


def followed(book: Rulebook, g: State, number: int = 0) -> Teller:
    """A teller whom all viewers follow."""
    teller = Teller(book, g, number)
    for viewer in all_viewers(g):
        teller.follow(viewer)
    return teller


@pytest.mark.slow
@law
@given(games())
def test_every_patch_follows_from_the_event_as_it_was_told(world: World) -> None:
    """C-RULE-01, C-RULE-03, C-PUNCH-04, C-RULE-34, S-PLAN-02"""
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 6, dice):
        if not g.asks:
            return
        world_after, teller = g.copy(), followed(book, g)
        teller.g = world_after
        world_after.log = Log()
        question = waiting(g)[0]
        choose(world_after, question.seat, dice.answer(question.options))
        updates = teller.tell(world_after.log, 1)
        for viewer in [*range(g.seats), NOBODY]:
            heard = told(world_after.log, viewer)
            retold(book, g, viewer, heard, arrived(updates[viewer]).events)


def retold(
    book: Rulebook, g: State, viewer: int, events: list[Event], happenings: list[Happening]
) -> None:
    """The patches say of every event what a view says that follows the same events."""
    reader = reader_of(book.name)
    state = look(g, viewer).state
    shown: Plain = {**reader.read(state)}
    for place, (event, happening) in enumerate(zip(events, happenings, strict=True)):
        state = book.retell(state, event, viewer)
        shown = patched(shown, happening.patch)
        assert happening.kind == book.events[event.kind].name
        assert tuple(happening.args.values()) == event.args
        if is_one_of_a_row(book, events[place : place + 2]):
            assert not happening.patch
        else:
            assert shown == reader.read(state), happening


def is_one_of_a_row(book: Rulebook, events: list[Event]) -> bool:
    """Is another card drawn next by the same player?"""
    if len(events) < 2:
        return False
    event, following = events
    same = event.kind == following.kind and event.args[:1] == following.args[:1]
    return same and book.events[event.kind].name == "drew"


@pytest.mark.slow
@law
@given(games())
@example((game("super"), {"players": "7", "reflex": "true", "horse": "true"}, 1509))  # rode at once
def test_two_worlds_that_look_the_same_are_told_in_the_same_bytes(world: World) -> None:
    """C-RULE-01, C-RULE-78"""
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 20, dice):
        for viewer in [*range(g.seats), NOBODY]:
            twin = book.determinize(look(g, viewer), dice)
            assert encode(afresh(book, g, 0, viewer)) == encode(afresh(book, twin, 0, viewer))
            tell_twins(book, g, twin, viewer, dice)


def tell_twins(book: Rulebook, g: State, twin: State, viewer: int, dice: Dice) -> None:
    """The same choice in both worlds; if the viewer is told the same, it is in the same bytes."""
    if not g.asks:
        return
    asked = waiting(g)[0]
    other = next(question for question in twin.asks if question.seat == asked.seat)
    common = sorted(set(asked.options) & set(other.options))
    if not common:
        return
    choice = common[dice.below(len(common))]
    heard, updates, views = [], [], []
    for each in (g, twin):
        there = each.copy()
        there.log = Log()
        teller = Teller(book, there, 0)
        teller.follow(viewer)
        choose(there, asked.seat, choice)
        heard.append(told(there.log, viewer))
        updates.append(teller.tell(there.log, 1)[viewer])
        views.append(look(there, viewer))
    if heard[0] == heard[1] and views[0] == views[1]:
        assert updates[0] == updates[1]
    events = [arrived(update).events for update in updates]
    for here, there_ in zip(*events, strict=False):
        if (here.kind, here.args) != (there_.kind, there_.args):
            break
        assert here == there_


@law
@given(games())
def test_who_was_away_gets_exactly_what_was_missed(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    *_, match = choices(book, options, seed)
    for viewer in [0, NOBODY, OPEN]:
        first, updates = replay(book, options, match.moves, viewer)
        place = dice.below(len(updates))
        shown: Plain = msgspec.to_builtins(first.scene)
        for update in updates[:place]:
            shown = after(shown, update)
        number = updates[place - 1].number if place else 0
        missed = since(book, options, match.moves, viewer, number)
        assert (missed.before, missed.number) == (number, len(match.moves))
        assert after(shown, missed) == plain(book, match.state, viewer)
        heard = [(each.kind, each.args) for update in updates[place:] for each in update.events]
        assert [(each.kind, each.args) for each in missed.events] == heard
        assert missed.ask == updates[-1].ask
        assert missed.over == updates[-1].over


@law
@given(games())
def test_a_replay_tells_every_choice_and_ends_with_the_result(world: World) -> None:
    book, options, seed = world
    *_, match = choices(book, options, seed)
    first, updates = replay(book, options, match.moves, OPEN)
    assert first.number == 0
    before = 0
    for update in updates:
        assert update.before == before
        before = update.number
        assert update.ask is None
    assert before == len(match.moves)
    assert [update.over is None for update in updates] == [True] * (len(updates) - 1) + [False]
    assert updates[-1].over is not None
    assert updates[-1].over.winners == book.winners(match.state)
    assert updates[-1].over.ranks == book.ranks(match.state)
    heard = [each.kind for update in updates for each in update.events]
    quiet = len(book.new(options, listen=True).log or [])
    assert len(heard) == len(match.log) - quiet


@law
@given(games())
def test_only_the_asked_are_told_their_options(world: World) -> None:
    """C-RULE-01, S-PLAN-02"""
    book, options, seed = world
    dice = Dice(seed)
    for match in choices(book, options, seed):
        if dice.below(8):
            continue
        for viewer in all_viewers(match.state):
            fresh = afresh(book, match.state, 0, viewer)
            asked = [question for question in match.state.asks if question.seat == viewer]
            assert (fresh.ask is None) == (not asked)
            if fresh.ask is not None:
                assert fresh.ask.options == list(asked[0].options)
                assert fresh.ask.what == book.questions[asked[0].what].name
                assert len(fresh.ask.previews) in (0, len(fresh.ask.options))
            assert [each.seat for each in fresh.waiting] == [one.seat for one in match.asks]


@pytest.mark.parametrize("name", OFFERED)
def test_what_is_asked_is_the_same_afresh_and_in_an_update(name: str) -> None:
    book = game(name)
    teller: Teller | None = None
    for match in choices(book, {"players": "4"}, 5):
        if teller is None:
            teller = followed(book, match.state, len(match.moves))
        else:
            for viewer, told_now in teller.tell(match.log, len(match.moves)).items():
                update, fresh = arrived(told_now), teller.afresh(viewer)
                assert update.ask == fresh.ask
                assert update.waiting == fresh.waiting
                assert update.over == fresh.over
                assert update.number == fresh.number == len(match.moves)
        match.log.clear()


def test_a_scene_and_the_patch_to_another_make_the_other() -> None:
    book = game("super")
    g = book.new({"players": "3"}, Dice(2))
    before = scene(book, view_of(g, 1))
    choose(g, g.asks[0].seat, g.asks[0].options[1])
    now = scene(book, view_of(g, 1))
    found = patch(before, now)
    assert found
    assert patched(msgspec.to_builtins(before), found) == msgspec.to_builtins(now)


def test_viewers_come_and_go() -> None:
    book = game("classic")
    g = book.new({"players": "3"}, listen=True)
    teller = Teller(book, g, 0)
    assert teller.tell(Log(), 0) == {}
    teller.follow(0)
    teller.follow(0)
    teller.follow(NOBODY)
    assert set(teller.tell(Log(), 0)) == {0, NOBODY}
    teller.keep_to({NOBODY, 1})
    assert set(teller.tell(Log(), 0)) == {NOBODY}


def test_who_comes_later_is_told_what_happened_before() -> None:
    book = game("classic")
    settings = {"players": "3", "bandits": "tuco,belle,doc"}
    g = book.new(settings, Dice(3), listen=True)
    assert g.log
    teller = Teller(book, g, 0, g.log)
    told = {viewer: teller.afresh(viewer).events for viewer in (0, 1, NOBODY)}
    kinds = [event.kind for event in told[NOBODY]]
    assert kinds == [book.events[event.kind].name for event in g.log]
    assert kinds[:3] == ["picked"] * 3
    drawn = [one.args for one in told[0] if one.kind == "drew"]
    assert [args["player"] for args in drawn if args["card"] != HIDDEN] == [0] * 6
    assert {one.args["card"] for one in told[NOBODY] if one.kind == "drew"} == {HIDDEN}
    for _ in range(99):
        teller.remember(g.log)
    assert len(teller.past) < 3 * MOST_PAST
    late = [one.kind for one in teller.afresh(NOBODY).events]
    assert late == (kinds * 99)[-MOST_PAST:]


def test_a_teller_keeps_up_while_nobody_listens() -> None:
    book = game("classic")
    teller: Teller | None = None
    for number, match in enumerate(choices(book, {"players": "3"}, 9)):
        if teller is None:
            teller = Teller(book, match.state, len(match.moves))
        else:
            if number == 40:
                shown = plain(book, match.state, NOBODY)
            updates = teller.tell(match.log, len(match.moves))
            if number == 40:
                teller.follow(NOBODY)
            elif number > 40:
                shown = after(shown, arrived(updates[NOBODY]))
                assert shown == plain(book, match.state, NOBODY)
        match.log.clear()


def test_loot_is_shown_one_by_one_at_the_end() -> None:
    """C-SCORE-01"""
    book = game("classic")
    *_, match = choices(book, {"players": "4"}, 3)
    first, updates = replay(book, {"players": "4"}, match.moves, NOBODY)
    shown: Plain = msgspec.to_builtins(first.scene)
    for update in updates[:-1]:
        shown = after(shown, update)
    hidden = []
    for happening in updates[-1].events:
        shown = patched(shown, happening.patch)
        if happening.kind in ("game-ended", "showed"):
            held = shown["held"]
            assert isinstance(held, list)
            hidden.append(sum([tokens.count(0) for tokens in held]))
    assert hidden[0] > 1
    assert hidden[-1] == 0
    assert all(fewer in (more, more - 1) for more, fewer in pairwise(hidden))


def test_an_open_viewer_sees_everything_and_is_asked_nothing() -> None:
    book = game("classic")
    g = book.new({"players": "3"}, Dice(4))
    view = view_of(g, OPEN)
    assert view.ask is None
    assert view.state == g
    assert isinstance(afresh(book, g, 7, OPEN), msgspec.Struct)
    assert Update.__struct_config__.tag == "update"
