"""A log keeps numbers, and reads like a list of events."""

from __future__ import annotations

import copy
import pickle

import pytest

from coltexpress.games.armored.printed import LOOT
from coltexpress.kernel.events import EVERYBODY, Event
from coltexpress.kernel.log import HIGHEST, LOWEST, Entry, Log, arguments, head_of
from coltexpress.train.loot import VALUE_OF

HIDDEN = -2
SEEN = Event(0, (), EVERYBODY, ())
SPENT = Event(200, (3, -1, 12345, 0), EVERYBODY, (3, -1, 12345, 0))
DREW = Event(7, (1, 42), 0b10, (1, HIDDEN))
TOLD = [SEEN, DREW, SPENT, DREW]


def parts(event: Event) -> tuple[object, ...]:
    return (event.kind, event.args, event.knowers, event.veiled)


@pytest.mark.parametrize("event", TOLD)
def test_an_event_is_read_as_it_was_written(event: Event) -> None:
    log = Log()
    log.append(event)
    assert [parts(one) for one in log] == [parts(event)]


def test_a_log_is_written_by_kinds_and_numbers() -> None:
    log = Log()
    log.note(head_of(200, 4), 3, -1, 12345, 0)
    log.note_secret(head_of(7, 2), 1, 42, 9, 9, 1, 0b10, HIDDEN)
    assert [parts(one) for one in log] == [parts(SPENT), parts(DREW)]


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("number", [LOWEST, -1, 0, HIGHEST])
def test_every_argument_has_its_own_bits(place: int, number: int) -> None:
    args = [5, -2, 6, -3]
    args[place] = number
    log = Log()
    log.note(head_of(3, 4), *args)
    assert log[0].args == tuple(args)


@pytest.mark.parametrize("number", [LOWEST - 1, HIGHEST + 1])
def test_an_argument_for_which_there_is_no_room_is_refused(number: int) -> None:
    with pytest.raises(AssertionError, match="no room"):
        Log([Event(0, (number,), EVERYBODY, (number,))])


def test_an_entry_is_the_event_without_an_object_for_it() -> None:
    log, entry = Log(TOLD), Entry()
    for place, event in enumerate(TOLD):
        log.look_up(entry, place)
        assert (entry.kind, entry.count, entry.knowers) == (
            event.kind,
            len(event.args),
            event.knowers,
        )
        assert arguments(entry.count, entry.given) == event.args
        assert arguments(entry.count, entry.veiled) == event.veiled


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("veiled", [LOWEST, HIDDEN, 0, HIGHEST])
def test_a_veil_covers_one_argument(place: int, veiled: int) -> None:
    args = (-1, 2, -3, 4)
    seen = (*args[:place], veiled, *args[place + 1 :])
    entry = Entry()
    Log([Event(3, args, 0b101, seen)]).look_up(entry, 0)
    assert arguments(entry.count, entry.given) == args
    assert arguments(entry.count, entry.veiled) == seen


def test_events_are_alike_by_their_kind_and_their_first_argument() -> None:
    first, last = Event(7, (1, 42), 0b10, (1, HIDDEN)), Event(7, (-1, 42), EVERYBODY, (-1, 42))
    log = Log([first, Event(7, (1, 5), EVERYBODY, (1, 5)), last, Event(8, (-1,), EVERYBODY, (-1,))])
    assert [log.is_alike(place, place + 1) for place in range(3)] == [True, False, False]


def test_all_the_money_of_a_game_fits_into_an_argument() -> None:
    everything = sum(VALUE_OF[token] for token in LOOT)
    assert 10_000 < everything < HIGHEST - 10_000  # room for what is paid on top of it


def test_a_log_reads_like_a_list() -> None:
    log = Log(TOLD)
    assert (len(log), list(log), log.read()) == (4, TOLD, TOLD)
    assert (log[0], log[-1], log[1:3], log[::2]) == (SEEN, DREW, TOLD[1:3], TOLD[::2])
    assert (log.read(2), log.read(4)) == (TOLD[2:], [])
    with pytest.raises(IndexError):
        log[4]


def test_a_log_is_compared_by_its_events() -> None:
    assert Log(TOLD) == Log(TOLD)
    assert Log(TOLD) != Log(TOLD[:3])
    assert repr(Log([SEEN])) == "Log([Event(0, ())])"


def test_a_copy_goes_on_by_itself() -> None:
    log = Log(TOLD)
    for twin in (log.copy(), copy.copy(log), copy.deepcopy(log), pickle.loads(pickle.dumps(log))):
        assert [parts(one) for one in twin] == [parts(one) for one in TOLD]
        twin.append(SEEN)
        assert (len(twin), len(log)) == (5, 4)


def test_a_cleared_log_begins_anew() -> None:
    log = Log(TOLD)
    log.clear()
    assert (len(log), bool(log), log.read()) == (0, False, [])
    log.append(SPENT)
    assert log.read() == [SPENT]
