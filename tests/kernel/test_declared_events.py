"""Events as they are declared: what follows from one declaration."""

from __future__ import annotations

import pytest

from coltexpress.games import GAMES, part
from coltexpress.kernel.agenda import HIDDEN, State
from coltexpress.kernel.events import EVERYBODY, EventKind, Secret, as_told_to, numbered
from coltexpress.kernel.facts import Unseen, facts_of, heads_of, tell_as
from coltexpress.kernel.fields import BY_SEAT
from coltexpress.kernel.log import Log
from coltexpress.protocol.box import catalogue

SHARED = Secret("dish", Unseen(), {"seat": BY_SEAT, "guest": BY_SEAT})


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_event_has_a_constant_of_its_name(name: str) -> None:
    declared = vars(part(name, "events"))
    base = vars(part(GAMES[name].extends, "events")) if GAMES[name].extends else {}
    for number, kind in enumerate(GAMES[name].events):
        constant = kind.name.replace("-", "_").upper()
        assert (base | declared)[constant] == number


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_event_touches_fields_of_the_scene(name: str) -> None:
    reader = part(name, "scene.fields").READER
    shown = {field.name for field in reader.fields}
    for kind in GAMES[name].events:
        assert {touch.partition("@")[0] for touch in kind.touches} <= shown, kind.name


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_page_is_told_what_heads_and_what_stays_quiet(name: str) -> None:
    told = {info.name: (info.heads, info.quiet) for info in catalogue(name).events}
    assert told == {kind.name: (kind.heads, kind.quiet) for kind in GAMES[name].events}
    assert any(heads for heads, _ in told.values())
    assert any(quiet for _, quiet in told.values())


def test_a_declared_secret_is_told_to_its_knowers_alone() -> None:
    g = State(3)
    g.log = Log()
    kinds = (EventKind("served", "seat guest dish", "", secret=SHARED),)
    tell_as(g, kinds, heads_of(kinds), 0, 0, 2, 5, HIDDEN)
    told = [as_told_to(g.log[0], seat).args for seat in (0, 1, 2, -4)]
    assert told == [(0, 2, 5), (0, 2, HIDDEN), (0, 2, 5), (0, 2, HIDDEN)]


def test_an_event_whose_veil_hides_nothing_is_for_everybody() -> None:
    g = State(2)
    g.log = Log()
    kinds = (EventKind("served", "seat guest dish", "", secret=SHARED),)
    tell_as(g, kinds, heads_of(kinds), 0, 0, 1, HIDDEN, HIDDEN)
    assert g.log[0].knowers == EVERYBODY


def test_a_game_that_extends_another_says_only_what_it_changes() -> None:
    kind = EventKind("served", "dish", "C-1 C-2", "menu diary", quiet=True, heads=True, breaks=True)
    other = kind.but(clauses="A-1", less="menu", also="wine", quiet=False)
    assert (other.name, other.args, other.clauses) == ("served", ("dish",), ("A-1",))
    assert (other.touches, other.quiet) == (("diary", "wine"), False)
    assert (other.heads, other.breaks) == (True, True)
    assert kind.but().clauses == kind.clauses


def test_events_out_of_order_and_events_without_a_fact_are_refused() -> None:
    served = EventKind("served", "dish", "")
    with pytest.raises(AssertionError, match="order of their numbers"):
        numbered({1: served})
    with pytest.raises(AssertionError, match="no fact has the name served"):
        facts_of((served,))
