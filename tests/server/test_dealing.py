"""The shuffle is sealed in the lobby, opened when the game starts, and mixed of all parts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from server.halls import hall_at, in_a_loop, new_guest, watch
from server.running import Guest, Server

from coltexpress.kernel.agenda import NOBODY
from coltexpress.notation import record
from coltexpress.protocol import bodies
from coltexpress.protocol.messages import Afresh, Choose, Error, Part, RoomChanged, Seal, Welcome
from coltexpress.protocol.rooms import BotSeat, NewRoom, OpenSeat, PersonSeat, SeatPlan
from coltexpress.server.fair import Checked, check, new_secret, seal
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.dealing import PATIENCE, deal, open_part, put_seal, shuffle_of
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room
from coltexpress.server.refusals import Refused
from coltexpress.server.store import guests
from coltexpress.server.store.engine import open_engine
from coltexpress.server.store.migrate import FOLDER
from coltexpress.server.store.rooms import deal_room

ONE, OTHER = b"a" * 32, b"b" * 32
LONG, SHORT = 1000 * 60, 1  # milliseconds of a second: nobody waits in vain, nobody waits long


async def lobby_of(hall: Hall) -> tuple[Room, guests.Guest, guests.Guest]:
    """A room of two people and a bot, in the lobby."""
    ada, bob = await new_guest(hall, "Ada"), await new_guest(hall, "Bob")
    seats: list[SeatPlan] = [PersonSeat(), OpenSeat(), BotSeat(level="uniform")]
    room = await lobby.open_room(hall, ada, NewRoom(game="classic", seats=seats))
    await lobby.join(hall, room, bob, bodies.Join())
    return room, ada, bob


async def give_seals(hall: Hall, room: Room, ada: guests.Guest, bob: guests.Guest) -> None:
    await put_seal(hall, room, ada, Seal(seat=0, seal=seal(ONE)))
    await put_seal(hall, room, bob, Seal(seat=1, seal=seal(OTHER)))


async def started(hall: Hall) -> tuple[Room, guests.Guest, guests.Guest]:
    """Such a room with both seals, whose game waits for the parts."""
    room, ada, bob = await lobby_of(hall)
    await give_seals(hall, room, ada, bob)
    await lobby.start(hall, room, ada)
    return room, ada, bob


def part(seat: int, content: bytes) -> Part:
    return Part(seat=seat, part=content.hex())


async def refused(work: Awaitable[None]) -> str:
    with pytest.raises(Refused) as error:
        await work
    return error.value.code


async def until_dealt(room: Room) -> None:
    while room.play is None:
        await asyncio.sleep(0.001)


def follows(room: Room, *parts: bytes) -> bool:
    """Was the room dealt from its secret and these parts?"""
    assert room.play is not None
    return room.play.deal.key == shuffle_of(room.row, room.seating).key and [
        seat.part for seat in room.seating if seat.part
    ] == list(parts)


@in_a_loop
async def test_the_servers_seal_is_there_before_any_part(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, ada, bob = await lobby_of(hall)
        ear = watch(hall, room, None, NOBODY)
        before = hall.info(room, None)
        assert before.seed_hash == seal(room.row.secret)
        await give_seals(hall, room, ada, bob)
        told = ear.of(RoomChanged)[-1]
        assert isinstance(told, RoomChanged)
        assert [seat.seal for seat in told.room.seats] == [seal(ONE), seal(OTHER), ""]
        assert told.room.seed_hash == before.seed_hash


@in_a_loop
async def test_the_game_is_dealt_when_all_parts_are_in(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, ada, bob = await lobby_of(hall)
        await give_seals(hall, room, ada, bob)
        ear = watch(hall, room, bob, 1)
        await lobby.start(hall, room, ada)
        assert (hall.info(room, None).status, hall.info(room, None).dealing) == ("playing", True)
        await open_part(hall, room, bob, part(1, OTHER))
        await open_part(hall, room, bob, part(1, OTHER))  # said once more, after a broken line
        assert room.play is None
        assert all(seat.part is None for seat in hall.info(room, ada.id).seats)  # not to be used
        assert not ear.of(Afresh)
        await open_part(hall, room, ada, part(0, ONE))
        assert follows(room, ONE, OTHER)
        assert ear.of(Afresh)
        dealt = hall.info(room, None)
        assert not dealt.dealing
        assert [seat.part for seat in dealt.seats] == [ONE.hex(), OTHER.hex(), None]
        assert await refused(open_part(hall, room, bob, part(1, ONE))) == "bad_part"


@in_a_loop
async def test_it_is_dealt_without_those_who_do_not_open_theirs(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=SHORT) as hall:
        room, ada, bob = await started(hall)
        await open_part(hall, room, ada, part(0, ONE))
        await until_dealt(room)
        assert follows(room, ONE)
        assert await refused(open_part(hall, room, bob, part(1, OTHER))) == "already_dealt"
        info = hall.info(room, None)
        assert (info.seats[1].seal, info.seats[1].part) == (seal(OTHER), None)


@in_a_loop
async def test_a_deal_that_comes_while_the_store_fails_is_made_up_for(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=SHORT) as hall:
        room, *_ = await started(hall)
        hall.store.health.failed(OSError())  # nothing is read again until it works
        room.keeping.doubt()
        assert await refused(deal(hall, room.row.code)) == "unavailable"  # a visitor sets the clock
        await asyncio.sleep(2 * PATIENCE * SHORT / 1000)  # and it rings in vain
        assert room.keeping.is_lost
        await asyncio.wait_for(until_dealt(room), 10)


@in_a_loop
async def test_who_knows_nothing_of_parts_is_not_waited_for(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, ada, bob = await lobby_of(hall)
        await put_seal(hall, room, ada, Seal(seat=0, seal=seal(ONE)))
        await lobby.start(hall, room, ada)
        await open_part(hall, room, ada, part(0, ONE))
        assert follows(room, ONE)
        bots: list[SeatPlan] = [BotSeat(level="uniform")] * 3
        alone = await lobby.open_room(hall, bob, NewRoom(game="super", seats=bots, start=True))
        assert follows(alone)
        assert alone.rules.key == alone.row.secret


@in_a_loop
async def test_a_seal_is_ones_own_and_final_when_the_game_starts(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, ada, bob = await lobby_of(hall)
        mine = Seal(seat=0, seal=seal(ONE))
        assert await refused(put_seal(hall, room, bob, mine)) == "not_your_seat"
        assert await refused(put_seal(hall, room, None, mine)) == "not_a_guest"
        bots = Seal(seat=2, seal=seal(ONE))
        assert await refused(put_seal(hall, room, ada, bots)) == "not_your_seat"
        beyond = Seal(seat=7, seal=seal(ONE))
        assert await refused(put_seal(hall, room, ada, beyond)) == "not_your_seat"
        await give_seals(hall, room, ada, bob)
        assert await refused(open_part(hall, room, ada, part(0, ONE))) == "not_started"
        await lobby.start(hall, room, ada)
        later = Seal(seat=0, seal=seal(OTHER))
        assert await refused(put_seal(hall, room, ada, later)) == "already_started"
        assert await refused(open_part(hall, room, ada, part(0, OTHER))) == "bad_part"
        assert await refused(open_part(hall, room, bob, part(0, ONE))) == "not_your_seat"


@in_a_loop
async def test_who_leaves_the_lobby_takes_the_seal_along(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, ada, bob = await lobby_of(hall)
        await give_seals(hall, room, ada, bob)
        await lobby.leave(hall, room, bob)
        assert [seat.seal for seat in room.seating] == [seal(ONE), "", ""]


@in_a_loop
async def test_hot_seats_seal_a_part_each_in_the_call_that_starts(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        ada = await new_guest(hall)
        seats = [PersonSeat(seal=seal(ONE)), PersonSeat(name="Bob", seal=seal(OTHER))]
        bot = BotSeat(level="uniform")
        wanted = NewRoom(game="super", seats=[*seats, bot], start=True)
        room = await lobby.open_room(hall, ada, wanted)
        assert hall.info(room, ada.id).dealing
        await open_part(hall, room, ada, part(0, ONE))
        await open_part(hall, room, ada, part(1, OTHER))
        assert follows(room, ONE, OTHER)


@in_a_loop
async def test_nobody_plays_while_the_shuffle_waits(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, ada, bob = await started(hall)
        with pytest.raises(Refused, match="not_started"):
            room.playing()
        await lobby.leave(hall, room, bob)  # a bot stands in; the seal stays
        await lobby.resign(hall, room, bob, 1)
        assert room.seating[1].seal == seal(OTHER)
        await open_part(hall, room, ada, part(0, ONE))
        await deal(hall, room.row.code)
        await deal(hall, room.row.code)  # as the clock would, a moment later
        assert follows(room, ONE)


@in_a_loop
async def test_the_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, ada, bob = await started(hall)
        await open_part(hall, room, ada, part(0, ONE))
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        again = await hall.find(room.row.code)
        assert again.play is None
        await open_part(hall, again, bob, part(1, OTHER))
        assert follows(again, ONE, OTHER)
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        assert follows(await hall.find(room.row.code), ONE, OTHER)


@in_a_loop
async def test_the_wait_goes_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, *_ = await started(hall)
    async with hall_at(tmp_path / "t.sqlite", second=SHORT) as hall:
        hall.open()
        while not hall.is_ready:
            await asyncio.sleep(0.001)
        again = await hall.find(room.row.code)
        await until_dealt(again)
        assert follows(again)


@in_a_loop
async def test_a_server_killed_between_the_deal_and_its_first_card(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        room, ada, bob = await started(hall)
        await open_part(hall, room, ada, part(0, ONE))
        await hall.store.write(partial(deal_room, room=room.row.id, now=1))
        late = open_part(hall, room, bob, part(1, OTHER))  # another server has dealt
        assert await refused(late) == "already_dealt"
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        assert follows(await hall.find(room.row.code), ONE)


@in_a_loop
async def test_a_rematch_is_sealed_anew(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "t.sqlite", second=LONG) as hall:
        ada = await new_guest(hall)
        seats: list[SeatPlan] = [PersonSeat(seal=seal(ONE)), *[BotSeat(level="uniform")] * 2]
        room = await lobby.open_room(hall, ada, NewRoom(game="super", seats=seats, start=True))
        await open_part(hall, room, ada, part(0, ONE))
        await lobby.resign(hall, room, ada, 0)
        while room.row.status != "over":
            await asyncio.sleep(0.001)
        again = await lobby.rematch(hall, room, ada)
        assert again.row.secret != room.row.secret
        assert not any(seat.seal or seat.part for seat in again.seating)


# From outside


def sealed_game(ada: Guest) -> str:
    """A game of two hot seats that waits for their parts: its code."""
    seats = [{"kind": "person", "seal": seal(ONE)}, {"kind": "person", "seal": seal(OTHER)}]
    bot = {"kind": "bot", "level": "uniform"}
    answer = ada.post("/api/rooms", {"game": "super", "seats": [*seats, bot], "start": True})
    assert answer.json()["dealing"], answer.text
    return str(answer.json()["code"])


def test_a_game_with_parts_outlives_the_server_and_can_be_verified(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        code = sealed_game(ada)
        with ada.sit(code, 0, 1) as talk:
            assert talk.until(Welcome).room.dealing
            talk.say(part(0, ONE))
            talk.say(part(1, ONE))
            assert talk.until(Error).code == "bad_part"
        fresh.kill()
        fresh.start()
        fresh.wait_ready()
        with ada.sit(code, 0, 1) as talk:
            talk.say(part(1, OTHER))
            talk.until(Afresh)
        for seat in (0, 1):
            ada.post(f"/api/rooms/{code}/resign", {"seat": seat})
        with ada.sit(code) as talk:
            room = talk.until(Welcome).room
            while room.status != "over":
                room = talk.until(RoomChanged).room
        found = record.read(ada.get(f"/api/rooms/{code}/record").text)
    assert check(found)._replace(answers=0) == Checked(0, [0, 1], [], [])


# Databases from before


def test_a_game_from_before_there_were_parts_goes_on(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "t.sqlite"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    secret = new_secret()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(sa.text("INSERT INTO guests VALUES (1, 'Ada', 'en', 1)"))
        connection.execute(
            sa.text(
                "INSERT INTO tables VALUES (1, 'ABCDEF', 'super', 1, :settings, '{}', 1, 'playing',"
                " 0, :secret, NULL, NULL, 1, 2, NULL)"
            ),
            {"settings": '{"players": "3"}', "secret": secret},
        )
        for seat in range(3):
            connection.execute(
                sa.text(f"INSERT INTO seats VALUES (1, {seat}, 'person', 1, '', '', 0, 0)")
            )
    engine.dispose()

    async def woken() -> bytes:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            room = await hall.find("ABCDEF")
            assert room.play is not None
            assert room.row.dealt_at == 2
            return room.play.deal.key

    assert asyncio.run(woken()) == secret


@in_a_loop
async def test_whoever_comes_later_is_told_how_the_game_began(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "rooms.db") as hall:
        ada = await new_guest(hall)
        seats: list[SeatPlan] = [PersonSeat(), PersonSeat(), PersonSeat()]
        settings = {"bandits": "tuco,belle,doc"}
        wanted = NewRoom(game="classic", seats=seats, settings=settings, start=True)
        room = await lobby.open_room(hall, ada, wanted)
        assert room.teller is not None
        began = [event.kind for event in room.teller.afresh(NOBODY).events]
        assert began[:3] == ["picked"] * 3
        assert {"became-first", "round-began", "turn-began"} <= set(began)
        play = room.playing()
        (seat,) = play.asked
        (option, *_) = play.state.asks[0].options
        ear = watch(hall, room, ada, seat)
        room.choose(ear, Choose(seat=seat, number=play.number, choice=option))
        await room.keeping.all_done()
        now = [event.kind for event in room.teller.afresh(NOBODY).events]
        assert now[: len(began)] == began
        assert now[len(began) :][0] == "played"
