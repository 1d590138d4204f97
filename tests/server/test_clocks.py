"""Clocks, and the bots that stand in when they run out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.halls import hall_at, new_guest, new_room, watch

from coltexpress.protocol.bodies import SwapBot
from coltexpress.protocol.messages import Choose, RoomChanged, Update
from coltexpress.protocol.rooms import LiveClock, SlowClock
from coltexpress.server.clocks import GRACE, LONG, Clocks, already_spent
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room

DAY = 24 * 60 * 60 * 1000

# The arithmetic


def test_a_decision_first_uses_its_own_time_then_the_reserve() -> None:
    clocks = Clocks(2, each=1000, reserve=500)
    clocks.ask([0], [0], 10_000)
    assert clocks.deadline(0) == 11_500
    assert clocks.deadline(1) is None
    clocks.charge(0, clocks.spent(0, 11_200))
    assert clocks.reserve == [300, 500]
    clocks.ask([0], [0], 20_000)
    clocks.charge(0, clocks.spent(0, 20_400))
    assert clocks.reserve == [300, 500]


def test_who_is_asked_together_thinks_together() -> None:
    clocks = Clocks(3, each=1000, reserve=0)
    clocks.ask([0, 1, 2], [0, 1, 2], 0)
    clocks.charge(1, clocks.spent(1, 400))
    clocks.ask([0, 2], [0, 2], 400)
    assert clocks.since == {0: 0, 2: 0}
    assert clocks.next_deadline([0, 2]) == 1000
    assert not clocks.is_late(0, 999)
    assert clocks.is_late(0, 1000)
    assert clocks.is_late(2, 1000)
    assert not clocks.is_late(1, 1000)
    clocks.ask([1], [1], 1200)
    assert clocks.since == {1: 1200}


def test_the_reserve_never_becomes_negative() -> None:
    clocks = Clocks(1, each=10, reserve=10)
    clocks.charge(0, 5000)
    assert clocks.reserve == [0]


def test_a_live_decision_begins_anew_when_the_server_is_back() -> None:
    assert already_spent(waited=99_000, each=45_000) == 0


def test_a_slow_decision_goes_by_the_calendar_but_nobody_is_late_at_once() -> None:
    assert already_spent(LONG, 2 * LONG) == LONG
    assert already_spent(5 * LONG, 2 * LONG) == 2 * LONG - GRACE
    assert already_spent(-LONG, 2 * LONG) == 0  # the calendar was set back


def test_leaving_and_coming_back_wins_no_time() -> None:
    clocks = Clocks(2, each=1000, reserve=500)
    clocks.ask([0], [0], 0)
    clocks.ask([0], [], 900)  # a bot stands in
    clocks.ask([0], [0], 1100)
    assert clocks.deadline(0) == 1500
    clocks.charge(0, clocks.spent(0, 1600))
    assert clocks.reserve[0] == 0  # the time-out has cost the reserve
    clocks.ask([1], [], 1600)
    assert clocks.deadline(1) is None


# At a room


async def until(condition: object, patience: float = 60.0) -> None:
    """Wait until something has become so."""
    assert callable(condition)
    for _ in range(int(patience / 0.01)):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never became so")


def asked(room: Room) -> int:
    assert room.play is not None
    return room.play.asked[0]


def choose(hall: Hall, room: Room, ear: object, seat: int) -> None:
    """The person on a seat takes the first option."""
    assert room.play is not None
    question = next(one for one in room.play.state.asks if one.seat == seat)
    said = Choose(seat=seat, number=room.play.number, choice=question.options[0])
    room.choose(ear, said)  # type: ignore[arg-type]


def test_a_bot_stands_in_when_the_reserve_is_gone_and_hands_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db", second=50) as hall:
            ada = await new_guest(hall)
            clock = LiveClock(per_decision=5, reserve=5)
            room = await new_room(hall, ada, "person", "person", clock=clock)
            ear = watch(hall, room, ada, 0, 1)
            seat = asked(room)
            await until(lambda: room.seating[seat].away)
            await until(lambda: ear.of(Update))
            assert ear.of(RoomChanged)
            update = ear.of(Update)[0]
            assert isinstance(update, Update)
            assert {one.seat for one in update.clocks} == {0, 1}
            await hall.set_away(room, [seat], away=False)
            assert not room.seating[seat].away
            assert not room.is_bot(seat)

    asyncio.run(story())


def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        clock = LiveClock(per_decision=5, reserve=20)
        async with hall_at(tmp_path / "x.db", second=50) as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "person", "person", clock=clock)
            ear = watch(hall, room, ada, 0, 1)
            seat = asked(room)
            await asyncio.sleep(0.5)
            choose(hall, room, ear, seat)
            await room.keeping.all_done()
            assert room.play is not None
            assert room.play.clocks is not None
            left = room.play.clocks.reserve[:]
            assert left[seat] < 1000
            code = room.row.code
        async with hall_at(tmp_path / "x.db", second=50) as hall:
            hall.open()
            await until(lambda: hall.is_ready)
            room = hall.rooms[code]
            assert room.play is not None
            assert room.play.clocks is not None
            assert room.play.clocks.reserve == left
            other = asked(room)
            await until(lambda: room.seating[other].away)

    asyncio.run(story())


def test_a_room_whose_live_clock_runs_stays_awake(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db", second=50) as hall:
            ada = await new_guest(hall)
            clock = LiveClock(per_decision=5, reserve=5)
            room = await new_room(hall, ada, "person", "person", clock=clock)
            hall.let_sleep(before=float("inf"))
            assert hall.rooms[room.row.code] is room
            await until(lambda: any(row.away for row in room.seating))

    asyncio.run(story())


def test_the_clock_of_a_sleeping_room_runs_on_and_wakes_it(tmp_path: Path) -> None:
    """The row knows when it is due, and since when people have been thinking."""

    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "person", "person", clock=SlowClock(days=1))
            code, deadline = room.row.code, room.timing.next_deadline()
            assert deadline is not None
            hall.let_sleep(before=float("inf"))
            await until(lambda: not hall.tasks)
            assert hall.rooms == {}
            hall.opened_at -= 2 * DAY  # it was not started just now,
            hall.ahead += DAY - 1000  # and nearly a day goes by
            await hall.wake_due()
            assert hall.rooms == {}
            found = await hall.find(code)
            assert found.timing.next_deadline() == deadline - DAY + 1000
            hall.let_sleep(before=float("inf"))
            await until(lambda: not hall.tasks)  # the row is written
            hall.ahead += 2000
            await hall.wake_due()
            await until(lambda: any(row.away for row in hall.rooms[code].seating))

    asyncio.run(story())


@pytest.mark.slow
def test_who_leaves_is_replaced_until_they_are_back_and_who_resigns_for_good(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db", second=50) as hall:
            ada, bob = await new_guest(hall), await new_guest(hall, "Bob")
            room = await new_room(hall, ada, "person", "person", "uniform")
            room.seating[1] = room.seating[1]._replace(guest=bob.id)
            await hall.save(room, [room.seating[1]])
            await lobby.leave(hall, room, bob)
            assert room.seating[1].away
            await hall.set_away(room, [1], away=False)
            await lobby.resign(hall, room, bob, 1)
            assert room.is_bot(1)
            await hall.set_away(room, [1], away=False)
            assert room.is_bot(1)
            await lobby.resign(hall, room, ada, 0)
            await until(lambda: room.row.status == "over")

    asyncio.run(story())


def test_the_host_may_let_a_bot_stand_in_for_who_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db", second=50) as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "person", "person", "uniform")
            await lobby.swap_bot(hall, room, ada, SwapBot(seat=1, level="uniform"))
            assert room.seating[1].away
            assert room.bot_of(1) == "uniform"

    asyncio.run(story())
