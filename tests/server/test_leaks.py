"""Nothing leaks on the wire: all that a client was told follows from its own view and events."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from server.running import Guest, Server

from coltexpress.kernel.agenda import CHANCE, NOBODY, State, choose
from coltexpress.kernel.views import look, told
from coltexpress.notation import record
from coltexpress.protocol.messages import Afresh, RoomChanged, Update, Welcome
from coltexpress.protocol.scenes import scene

SETTINGS = {"armored": {}, "super": {"unofficial_two_players": "true"}, "classic": {}}


@pytest.mark.parametrize("game", SETTINGS)
def test_what_a_client_hears_is_what_its_seat_may_know(server: Server, game: str) -> None:
    with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob, Guest(server, "Eve") as eve:
        made = ada.new_room("person", "open", game=game, settings=SETTINGS[game])
        code = made["code"]
        bob.post(f"/api/rooms/{code}/join")
        ada.post(f"/api/rooms/{code}/start")
        with ada.sit(code, 0) as first, bob.sit(code, 1) as second, eve.sit(code) as third:
            talks = (first, second, third)
            rng, over = random.Random(1), False
            while not over:
                for talk, news in [(talk, talk.news()) for talk in talks]:
                    over = news.over is not None
                    talk.answer(news, rng)
            for talk in talks:
                talk.until(RoomChanged)
            heard = {0: first.heard, 1: second.heard, NOBODY: third.heard}
        found = record.read(ada.get(f"/api/rooms/{code}/record").text)
    states = by_number(found)
    secret = found.tags["secret"]
    for viewer, messages in heard.items():
        play_back(viewer, messages, states, found)
        before_the_end = [m for m in messages if not isinstance(m, RoomChanged)]
        assert secret not in msgspec.json.encode(before_the_end).decode()


def by_number(found: record.Record) -> dict[int, State]:
    """The states at which somebody was told something; each with the events up to there."""
    g = found.start(listen=True)
    states = {}
    for number, move in enumerate(found.moves):
        if move.seat != CHANCE:
            states[number] = with_log(g)
        choose(g, move.seat, move.choice)
    states[len(found.moves)] = with_log(g)
    return states


def with_log(g: State) -> State:
    """A copy that remembers what has happened."""
    twin = g.copy()
    assert g.log is not None
    twin.log = g.log.copy()
    return twin


def play_back(
    viewer: int, messages: list[Any], states: dict[int, State], found: record.Record
) -> None:
    """Follow the messages, and find each of them in the view and the events of this viewer."""
    seen: dict[str, Any] = {}
    number = 0
    for message in messages:
        if isinstance(message, Welcome):
            assert message.room.seed is None
        if isinstance(message, Afresh):
            seen = msgspec.to_builtins(message.scene)
        elif isinstance(message, Update):
            assert message.before == number
            for event in message.events:
                apply(seen, msgspec.to_builtins(event.patch))
            apply(seen, msgspec.to_builtins(message.patch))
            compare_events(message, states, found, viewer)
        else:
            continue
        number = message.number
        view = look(states[number], viewer)
        assert seen == msgspec.to_builtins(scene(found.book, view))
        asked = None if message.ask is None else message.ask.options
        assert asked == (None if view.ask is None else list(view.ask.options))


def apply(seen: dict[str, Any], patch: dict[str, Any]) -> None:
    """What a page does with a patch: a field, or `field.place` within a list of lists."""
    for name, value in patch.items():
        field, dot, place = name.partition(".")
        if dot:
            seen[field] = [*seen[field]]
            seen[field][int(place)] = value
        else:
            seen[field] = value


def compare_events(
    update: Update, states: dict[int, State], found: record.Record, viewer: int
) -> None:
    """The events of an update are those that this viewer was told."""
    before, after = states[update.before].log, states[update.number].log
    assert before is not None
    assert after is not None
    expected = told(after[len(before) :], viewer)
    assert [(found.book.events[one.kind].name, one.args) for one in expected] == [
        (one.kind, tuple(one.args.values())) for one in update.events
    ]
