"""Clients made of a scene and the patches that they are told, and random games to watch."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from laws.worlds import Settings, pick

from coltexpress.kernel.agenda import NOBODY, State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.match import Match
from coltexpress.kernel.rules import Rulebook
from coltexpress.protocol.messages import Update, encode
from coltexpress.protocol.scenes import scene
from coltexpress.protocol.telling import read_update, view_of
from coltexpress.protocol.values import OPEN, Row

Plain = dict[str, object]


def plain(book: Rulebook, g: State, viewer: int) -> Plain:
    """The scene of this viewer, as it arrives in a page."""
    found: Plain = msgspec.json.decode(msgspec.json.encode(scene(book, view_of(g, viewer))))
    return found


def patched(before: Plain, patch: Row) -> Plain:
    """The scene after a patch: whole fields, and rows of fields."""
    after = dict(before)
    for key, value in patch.items():
        name, _, row = key.partition(".")
        if not row:
            after[name] = value
            continue
        rows = after[name]
        assert isinstance(rows, list)
        after[name] = [*rows[: int(row)], value, *rows[int(row) + 1 :]]
    return after


def after(before: Plain, update: Update) -> Plain:
    """The scene when everything of an update was told."""
    for happening in update.events:
        before = patched(before, happening.patch)
    return patched(before, update.patch)


def arrived(told: bytes) -> Update:
    """An update as a client reads it; it was written as msgspec would have done it."""
    found = read_update(told)
    assert encode(found) == told
    return found


def all_viewers(g: State) -> list[int]:
    """Every seat, a spectator, and the viewer of an open replay."""
    return [*range(g.seats), NOBODY, OPEN]


def choices(book: Rulebook, settings: Settings, seed: int) -> Iterator[Match]:
    """A random match, before its first choice and after each."""
    match = Match(book.new(settings, listen=True), Dice(seed))
    dice = Dice(seed + 1)
    yield match
    while not match.over:
        question, choice = pick(match.state, dice)
        match.play(question.seat, choice)
        yield match
