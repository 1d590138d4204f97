"""Servers that share a PostgreSQL: one owner a room, and nothing from who has lost it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from server.halls import Ear, hall_at, new_guest, new_room, watch
from server.postgres import new_database
from sqlalchemy import Connection, text

from coltexpress.protocol.closing import FORGOTTEN, RESTARTING
from coltexpress.protocol.messages import Ack, Choose, Error
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.handing_over import FEW
from coltexpress.server.hosting.node import LEASE, Elsewhere
from coltexpress.server.hosting.room import Room
from coltexpress.server.refusals import Refused
from coltexpress.server.store import nodes
from coltexpress.server.store.guests import (
    Guest,
    add_token,
    forget_all,
    forget_token,
    hashed,
    known_devices,
)
from coltexpress.server.store.moves import read_moves
from coltexpress.server.store.personal import erase

TAKEN_OVER = 5.0  # seconds within which it must be
STORY = 60  # seconds that a story takes at most
MANY = 100_000


def run(story: Callable[[], Coroutine[object, object, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), STORY))


@asynccontextmanager
async def two_halls(postgres: str, name: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two servers in one process, on one database."""
    database = new_database(postgres, name)
    async with hall_at(database) as one, hall_at(database) as two:
        yield one, two


async def until(condition: Callable[[], bool], seconds: float = TAKEN_OVER) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it never became so"
        await asyncio.sleep(0.01)


async def until_at_last(condition: Callable[[], bool]) -> None:
    """Wait for what a story begins with, however busy the machine is."""
    while not condition():
        await asyncio.sleep(0.01)


def choose_any(room: Room, ear: Ear) -> None:
    """Whoever is asked takes the first option."""
    assert room.play is not None
    question = room.play.state.asks[0]
    said = Choose(seat=question.seat, number=room.play.number, choice=question.options[0])
    room.choose(ear, said)


async def rows_of(hall: Hall, room: Room) -> int:
    return len(await hall.store.read(lambda c: read_moves(c, room.row.id)))


def end(connection: Connection, node: int) -> None:
    """What another server does to one whose lease has run out."""
    connection.execute(text(f"UPDATE nodes SET until = 0 WHERE id = {node}"))
    assert nodes.end_expired(connection) == [node]


def test_a_new_room_is_its_makers_whoever_looks_first(postgres: str) -> None:
    async def story() -> None:
        async with two_halls(postgres, "new") as (one, two):
            ada = await new_guest(one)
            write = one.store.write

            async def write_and_be_late(*words: Any, **more: Any) -> Any:  # noqa: ANN401  # as it has it
                found = await write(*words, **more)
                if isinstance(found, str):  # the code of the new room: it is in the list by now
                    with pytest.raises(Elsewhere):
                        await two.find(found)
                return found

            one.store.write = write_and_be_late  # type: ignore[method-assign]
            room = await new_room(one, ada, "person", "person")
            assert room.claim.node == one.node.number
            assert room.play is not None

    run(story)


def test_a_room_has_one_owner(postgres: str) -> None:
    async def story() -> None:
        async with two_halls(postgres, "owner") as (one, two):
            ada = await new_guest(one)
            room = await new_room(one, ada, "person", "person")
            with pytest.raises(Elsewhere) as found:
                await two.find(room.row.code)
            assert found.value.node == one.node.number
            with pytest.raises(Refused, match="no_such_room"):
                await two.find("NONE22")
            one.let_sleep(before=float("inf"))
            while one.tasks - {one.node.beating}:
                await asyncio.sleep(0.01)
            again = await two.find(room.row.code)  # whoever needs it next has it
            assert again.claim == nodes.Claim(room.row.id, two.node.number)
            with pytest.raises(Elsewhere):
                await one.find(room.row.code)

    run(story)


def test_who_has_lost_the_lease_writes_nothing(postgres: str) -> None:
    """Whatever it still believes: the number is checked in the transaction that would write."""

    async def story() -> None:
        async with two_halls(postgres, "fence") as (one, two):
            ada = await new_guest(one)
            room = await new_room(one, ada, "person", "person")
            ear = watch(one, room, ada, 0, 1)
            assert one.node.beating is not None
            one.node.beating.cancel()  # it does not hear of it
            old = one.node.number
            await two.store.write(lambda c: end(c, old))
            found = await two.find(room.row.code)
            before = await rows_of(two, found)
            choose_any(room, ear)
            await until(lambda: ear.closed == RESTARTING)
            assert [error.code for error in ear.of(Error)] == ["not_kept"]  # type: ignore[union-attr]
            assert not ear.of(Ack)
            assert await rows_of(two, found) == before
            with pytest.raises(Refused):
                await one.save(room, [], host=ada.id)
            assert one.rooms == {}
            with pytest.raises(Elsewhere):
                await one.find(room.row.code)
            assert one.node.number > old  # it began anew, under a number of its own

    run(story)


def test_a_write_that_was_begun_in_time_is_seen_by_the_next_owner(postgres: str) -> None:
    """Nobody ends a lease under which somebody is just writing."""

    async def story() -> None:
        async with two_halls(postgres, "race") as (one, two):
            node = await one.node.entered()
            ada = await new_guest(one)
            room = await new_room(one, ada, "person", "person")
            with two.store.engine.begin() as writing:
                assert nodes.owned(writing, node, [room.row.id, 0]) == {room.row.id}
                with two.store.engine.begin() as ending:
                    ending.execute(text("UPDATE nodes SET until = 0"))
                    assert nodes.end_expired(ending) == []
                    ending.rollback()

    run(story)


def test_another_server_takes_over_when_the_owner_is_gone(postgres: str) -> None:
    async def story() -> None:
        async with two_halls(postgres, "takeover") as (one, two):
            two.open()
            await until(lambda: two.is_ready)
            ada = await new_guest(one)
            room = await new_room(one, ada, "person", "person")
            assert one.node.beating is not None
            one.node.beating.cancel()
            began = time.monotonic()
            await until(lambda: room.row.code in two.rooms)
            assert LEASE / 1000 - 1 < time.monotonic() - began < TAKEN_OVER

    run(story)


def test_nothing_is_passed_on_to_who_was_killed_at_the_same_address(postgres: str) -> None:
    """It would come back, be passed on again, and so on until the lease of the other has ended."""

    async def story() -> None:
        async with two_halls(postgres, "again") as (one, two):
            one.node.me = nodes.Peer("127.0.0.1:8000", "new")
            two.node.me = nodes.Peer("127.0.0.1:9000", "other")
            before = nodes.Peer("127.0.0.1:8000", "old")
            killed = await one.store.write(lambda c: nodes.enter(c, before, LEASE))
            other = await two.node.entered()
            assert await one.node.peer(killed) is None
            assert await one.node.peer(other) == two.node.me

    run(story)


class Passed:
    """A client of one server who is passed on to another."""

    is_lost = False

    def lose(self) -> None:
        self.is_lost = True


def test_who_begins_anew_knows_at_once_who_is_gone(postgres: str) -> None:
    """Its next beat may never come, and its clients would wait for a server that is gone."""

    async def story() -> None:
        async with two_halls(postgres, "anew") as (one, two):
            old, gone = await one.node.entered(), await two.node.entered()
            for hall in (one, two):
                assert hall.node.beating is not None
                hall.node.beating.cancel()
            await one.node.beat()
            passed = Passed()
            one.node.links[gone] = {passed: None}
            await one.store.write(lambda c: end(c, gone))
            one.node.lose()
            assert await one.node.entered() > old
            assert passed.is_lost
            assert one.node.links == {}

    run(story)


def test_who_stops_hands_over_at_once(postgres: str) -> None:
    async def story() -> None:
        async with two_halls(postgres, "handover") as (one, two):
            two.open()
            await until(lambda: two.is_ready)
            ada = await new_guest(one)
            room = await new_room(one, ada, "person", "uniform", "uniform", game="super")
            assert room.play is not None
            await one.drain()
            await until(lambda: room.row.code in two.rooms, 2.0)
            with pytest.raises(Refused, match="closing"):
                await one.load(room.row.code)

    run(story)


def test_rooms_are_handed_over_a_few_at_a_time(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the first are on their way, people go on playing in the last."""
    # On a busy machine leases would run out in the middle of it, or there would be no time.
    monkeypatch.setattr("coltexpress.server.hosting.node.LEASE", 1000 * STORY)
    monkeypatch.setattr("coltexpress.server.hosting.hall.SPREAD_WITHIN", STORY)

    async def story() -> None:
        async with two_halls(postgres, "few") as (one, two):
            two.open()
            ada = await new_guest(one)
            rooms = [await new_room(one, ada, "person", "person") for _ in range(3 * FEW)]
            ears = [watch(one, room, ada, 0, 1) for room in rooms]
            last, ear = rooms[-1], ears[-1]

            class First(Ear):
                """Chooses in another room as soon as it is let go."""

                def close(self, code: int) -> None:
                    super().close(code)
                    assert not last.is_closing
                    choose_any(last, ear)

            one.join(rooms[0], First(ada, 0))
            before = await rows_of(one, last)
            await until_at_last(lambda: two.is_ready and bool(one.node.others))
            await one.drain()
            assert ear.of(Ack)
            assert [one.closed for one in ears] == [RESTARTING] * len(ears)
            found = [await two.find(room.row.code) for room in rooms]
            assert {room.claim.node for room in found} == {two.node.number}
            assert await rows_of(two, found[-1]) > before

    run(story)


def test_who_was_cut_off_does_not_judge_others(postgres: str) -> None:
    """After an outage of the database everybody's lease has run out, and nobody is gone."""

    async def story() -> None:
        async with two_halls(postgres, "outages") as (one, two):
            numbers = await one.node.entered(), await two.node.entered()
            await one.store.write(lambda c: c.execute(text("UPDATE nodes SET until = 0")))
            for hall in (one, two):
                hall.node.beaten_at -= 10
                await hall.node.beat()
            assert (one.node.number, two.node.number) == numbers
            assert set(await one.store.read(nodes.all_peers)) == set(numbers)

    run(story)


SLEEPING = """
INSERT INTO rooms (code, game, rules, settings, room_settings, host, status, is_public, secret,
    made_at, due_at)
WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {many})
SELECT 'R' || n, 'toy', 1, '{{}}', '{{}}', {host}, 'playing', {false}, {secret}, 1,
    CASE WHEN n % 2 = 0 THEN 9000000000000 + n END FROM count
"""


def test_sleeping_rooms_cost_nothing_but_rows(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada = await new_guest(hall)
            fill = SLEEPING.format(many=MANY, host=ada.id, false="0", secret="x'00'")
            await hall.store.write(lambda c: c.exec_driver_sql(fill))
            began = time.monotonic()
            hall.open()
            await until(lambda: hall.is_ready)
            assert time.monotonic() - began < 2
            assert hall.rooms == {}
            plan = "EXPLAIN QUERY PLAN SELECT code FROM rooms WHERE due_at <= 5 AND owner IS NULL"
            found = await hall.store.read(lambda c: c.exec_driver_sql(plan).all())
            assert "rooms_by_due" in str(found)

    run(story)


# Devices that are forgotten at another server


class Asked:
    """How often all devices are asked for."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        self.read = hall.store.read
        monkeypatch.setattr(hall.store, "read", self.note)

    async def note(self, work: Callable[[Connection], object]) -> object:
        self.times += isinstance(work, partial) and work.func is known_devices
        return await self.read(work)


def device(hall: Hall, room: Room, guest: Guest, token: str) -> Ear:
    """A socket of one device of a guest."""
    ear = watch(hall, room, guest, 0)
    ear.device = hashed(token)
    hall.sockets.setdefault(guest.id, {})[ear] = None
    return ear


async def check_devices(hall: Hall) -> None:
    found = await hall.store.read(nodes.call_roll)
    await hall.check_devices(found.mark)


def test_devices_are_asked_for_only_after_one_was_forgotten(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_halls(postgres, "marks") as (one, two):
            ada, bob = await new_guest(one), await new_guest(one, "Bob")
            room = await new_room(one, ada, "person", "person")
            for token in ("of a phone", "of a tablet"):
                await one.store.write(partial(add_token, guest=ada.id, token=token, now=2))
            ears = [device(one, room, ada, token) for token in ("token of Ada", "of a phone")]
            last = device(one, room, bob, "token of Bob")
            asked = Asked(one, monkeypatch)
            for _ in range(5):
                await check_devices(one)
            assert asked.times == 1, "once at the beginning, and not again"
            forgettings = one.forgettings
            await two.store.write(lambda c: forget_token(c, "of a phone"))
            for _ in range(5):
                await check_devices(one)
            assert asked.times == 2
            assert [ear.closed for ear in (*ears, last)] == [None, FORGOTTEN, None]
            assert one.forgettings == forgettings + 1, "who is being looked up asks once more"
            await two.store.write(lambda c: forget_all(c, ada.id))
            await check_devices(one)
            assert [ears[0].closed, last.closed] == [FORGOTTEN, None]
            await two.store.write(lambda c: erase(c, bob.id))
            await two.node.entered()
            await one.node.beat()
            assert last.closed == FORGOTTEN

    run(story)
