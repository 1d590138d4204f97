"""The computer's clock is set by hours, forwards and back, under a real server process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.calendars import Calendar
from server.conftest import GENEROUS
from server.halls import hall_at, new_guest, new_room, watch
from server.running import PATIENCE, Guest, Server, Talk, served

from coltexpress.protocol.messages import Ack, Afresh, Ping, Pong, RoomChanged, Update, Welcome
from coltexpress.protocol.rooms import SlowClock

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture
def calendar(tmp_path: Path) -> Calendar:
    return Calendar(tmp_path / "jump")


@pytest.fixture
def machine(tmp_path: Path, calendar: Calendar) -> Iterator[Server]:
    with served(tmp_path, *GENEROUS, program=calendar.program) as running:
        yield running


def told_now(talk: Talk) -> int:
    """What time the server says it is."""
    talk.say(Ping(at=1))
    return talk.until(Pong).now


def deadline_of(news: Update | Afresh) -> int:
    """When the time of seat 0 is over."""
    found = next(clock.deadline for clock in news.clocks if clock.seat == 0)
    assert found is not None
    return found


def asked(ada: Guest, code: str) -> Afresh:
    """What seat 0 is shown, when it is asked something."""
    with ada.sit(code, 0) as talk:
        while True:
            scene = talk.until(Afresh)
            if scene.ask is not None:
                return scene


@pytest.mark.slow
def test_time_neither_ends_nor_stands_still_when_the_calendar_jumps(
    machine: Server, calendar: Calendar
) -> None:
    clock = {"kind": "live", "per_decision": 8, "reserve": 0}
    with Guest(machine, "Ada") as ada:
        code = ada.new_room("person", "person", clock=clock, start=True)["code"]
        with ada.sit(code, 0, 1) as talk:
            talk.until(Welcome)
            first = talk.until(Afresh)
            before, began = told_now(talk), time.monotonic()
            calendar.jump(3 * HOUR)
            passed = (time.monotonic() - began) * 1000
            assert before <= told_now(talk) <= before + passed + 5000
            assert not any(seat["stand_in"] for seat in ada.room(code)["seats"])
            news = first if first.ask is not None else talk.until(Afresh)
            assert news.ask is not None
            talk.choose(news.viewer, news.number, news.ask.options[0])
            talk.until(Ack)
            asked_at = time.monotonic()
            calendar.jump(-6 * HOUR)
            while not any(seat.stand_in for seat in talk.until(RoomChanged).room.seats):
                pass
            assert 6 < time.monotonic() - asked_at < PATIENCE


@pytest.mark.slow
def test_a_link_lives_as_long_as_it_should_when_the_calendar_jumps(
    machine: Server, calendar: Calendar
) -> None:
    with Guest(machine, "Ada") as ada, Guest(machine, None) as phone:
        for jump in (3 * HOUR, -6 * HOUR):
            code = ada.post("/api/guest/links").json()["code"]
            calendar.jump(jump)
            assert phone.post("/api/guest/links/use", {"code": code}).status_code == 200


@pytest.mark.slow
def test_after_a_restart_days_later_everybody_has_ten_minutes(
    machine: Server, calendar: Calendar
) -> None:
    clock = {"kind": "slow", "days": 1}
    with Guest(machine, "Ada") as ada:
        code = ada.new_room("person", "uniform", "uniform", clock=clock, start=True)["code"]
        due = deadline_of(asked(ada, code))
        calendar.jump(3 * DAY)
        assert deadline_of(asked(ada, code)) == due
        machine.stop()
        machine.start()
        late = deadline_of(asked(ada, code))
        assert 7 * 60 < late / 1000 - (time.time() + 3 * DAY) <= 10 * 60
        machine.stop()
        calendar.jump(-3 * DAY)  # and the calendar is set back: a whole day is left
        machine.start()
        early = deadline_of(asked(ada, code))
        assert 0.9 * DAY < early / 1000 - (time.time() - 3 * DAY) <= DAY


def test_an_outage_after_a_jump_costs_nobody_their_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "person", "person", clock=SlowClock(days=1))
            calendar = hall.wall
            hall.wall = lambda: calendar() + int(3 * DAY * 1000)
            ear = watch(hall, room, ada, 0, 1)
            room.keeping.doubt()
            while not ear.of(Afresh):
                await asyncio.sleep(0.001)
            assert room.timing.next_deadline() is not None
            for clock in room.timing.shown():
                if clock.deadline is not None:
                    assert clock.deadline > hall.told_time() + 0.9 * DAY * 1000

    asyncio.run(story())
