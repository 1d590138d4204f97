"""A log keeps numbers, and reads like a list of events."""

from __future__ import annotations

import copy
import pickle

import pytest

from coltexpress.kernel.events import EVERYBODY, Event
from coltexpress.kernel.log import Log

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
    log.note(200, 4, 3, -1, 12345, 0)
    log.note_secret(7, 2, 1, 42, 9, 9, 1, 0b10, HIDDEN)
    assert [parts(one) for one in log] == [parts(SPENT), parts(DREW)]


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
