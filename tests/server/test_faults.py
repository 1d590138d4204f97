"""Faults of a real store under a real server: what was promised is kept, and play goes on."""

from __future__ import annotations

import asyncio
import re
import resource
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from server.audit import Player, audit
from server.halls import hall_at, new_guest, new_room, watch
from server.postgres import new_database
from server.running import Guest, Server, served

from coltexpress.kernel.errors import Unreadable
from coltexpress.protocol.bodies import Join, SwapBot
from coltexpress.protocol.messages import Choose, Error
from coltexpress.server.hosting import lobby
from coltexpress.server.refusals import Refused
from coltexpress.server.store.store import open_store

STUCK = 150.0  # seconds until a game must be over


def until(condition: Callable[[], bool]) -> None:
    """Wait until something has become so."""
    deadline = time.monotonic() + STUCK
    while not condition():
        assert time.monotonic() < deadline, "it never became so"
        time.sleep(0.02)


class Played:
    """A game that is played in the background."""

    def __init__(self, server: Server, ada: Guest) -> None:
        seats = ("person", "uniform", "uniform")
        self.ada = ada
        code = ada.new_room(*seats, start=True)["code"]
        self.player = Player(server, ada.cookie, code, 0, 1)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.play()), daemon=True)
        self.thread.start()

    async def play(self) -> None:
        await asyncio.wait_for(self.player.play(), STUCK)

    def after(self, more: int) -> None:
        """Wait until so many more choices were acknowledged."""
        wanted = len(self.player.promised) + more
        until(lambda: len(self.player.promised) >= wanted or self.player.is_over)

    def check(self) -> None:
        """The game goes on to its end, and all that was promised is kept."""
        self.thread.join(STUCK)
        assert self.player.is_over
        audit(self.ada, self.player)


def ready(guest: Guest) -> bool:
    return guest.get("/readyz").status_code == 200


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_games_go_on_after_an_outage_of_postgresql(tmp_path: Path, postgres: str) -> None:
    """Every connection is cut and new ones are refused for a while."""
    database = new_database(postgres, "outage")
    with served(tmp_path, "--generosity", "1000", database=database) as server:
        server.wait_ready()
        with Guest(server, "Ada") as ada:
            game = Played(server, ada)
            game.after(3)
            with outage(postgres, "outage"):
                until(lambda: not ready(ada))
                assert ada.get("/healthz").status_code == 200
                time.sleep(1)
            until(lambda: ready(ada))
            game.check()


class outage:  # noqa: N801  # reads as a word
    """A time in which a database can be reached by nobody."""

    def __init__(self, address: str, name: str) -> None:
        self.home = address.partition("host=")[2]
        self.name = name

    def run(self, *statements: str) -> None:
        import psycopg

        with psycopg.connect(host=self.home, user="colt", dbname="postgres") as connection:
            connection.autocommit = True
            for statement in statements:
                connection.execute(statement.encode())

    def __enter__(self) -> None:
        self.run(
            f'ALTER DATABASE "{self.name}" ALLOW_CONNECTIONS false',
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'",
        )

    def __exit__(self, *error: object) -> None:
        self.run(f'ALTER DATABASE "{self.name}" ALLOW_CONNECTIONS true')


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_games_go_on_after_the_file_was_locked(fresh: Server) -> None:
    """For longer than a writer waits."""
    fresh.wait_ready()
    with Guest(fresh, "Ada") as ada:
        game = Played(fresh, ada)
        game.after(3)
        with closing(sqlite3.connect(fresh.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            until(lambda: not ready(ada))
            time.sleep(11)
            other.execute("ROLLBACK")
        until(lambda: ready(ada))
        game.check()


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_server_that_starts_on_a_locked_file_becomes_ready(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        code = ada.new_room("uniform", "uniform", "uniform", start=True)["code"]
        fresh.kill()
        with closing(sqlite3.connect(fresh.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            fresh.start()
            assert not ready(ada)
            time.sleep(11)
            other.execute("ROLLBACK")
        until(lambda: ready(ada))
        until(lambda: ada.room(code)["status"] == "over")


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_full_disk_stops_games_until_there_is_room(fresh: Server) -> None:
    """The process may write no file any further; nobody plays on for nothing meanwhile."""
    fresh.wait_ready()
    with Guest(fresh, "Ada") as ada:
        game = Played(fresh, ada)
        others = [ada.new_room("uniform", "uniform", "uniform", start=True)["code"] for _ in "ab"]
        game.after(3)
        assert fresh.process is not None
        resource.prlimit(fresh.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        until(lambda: not ready(ada))
        before = choices(ada)
        time.sleep(3)
        assert choices(ada) - before <= 10
        free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(fresh.process.pid, resource.RLIMIT_FSIZE, free)
        until(lambda: ready(ada))
        game.check()
        until(lambda: all(ada.room(code)["status"] == "over" for code in others))


def choices(guest: Guest) -> float:
    """How many choices the server has played."""
    found = re.search(r"^coltexpress_choices_total (.+)$", guest.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_whose_choice_is_not_kept_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "person", "person")
            ear = watch(hall, room, ada, 0, 1)
            assert room.play is not None
            question, number = room.play.state.asks[0], room.play.number
            await hall.store.write(
                lambda c: c.exec_driver_sql("ALTER TABLE journal RENAME TO gone")
            )
            said = Choose(seat=question.seat, number=number, choice=question.options[0])
            room.choose(ear, said)
            room.choose(ear, said)  # once more, while it is on its way
            while len(ear.of(Error)) < 2:
                await asyncio.sleep(0.01)
            assert [one.code for one in ear.heard if isinstance(one, Error)] == ["not_kept"] * 2
            assert not any(message.__class__.__name__ == "Ack" for message in ear.heard)
            await hall.store.write(
                lambda c: c.exec_driver_sql("ALTER TABLE gone RENAME TO journal")
            )
            while room.play is None:
                await asyncio.sleep(0.01)
            room.choose(ear, said)
            await room.keeping.all_done()
            assert not room.keeping.is_lost

    asyncio.run(story())


def test_a_room_in_doubt_takes_no_orders(tmp_path: Path) -> None:
    """What is in memory may not be what is kept, until the room has been read again."""

    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada, bob = await new_guest(hall), await new_guest(hall, "Bob")
            room = await new_room(hall, ada, "person", "open")
            await room.lock.acquire()  # so that it is not read again yet
            orders = [
                lobby.join(hall, room, bob, Join()),
                lobby.leave(hall, room, ada),
                lobby.kick(hall, room, ada, 0),
                lobby.swap_bot(hall, room, ada, SwapBot(seat=1, level="uniform")),
                lobby.resign(hall, room, ada, 0),
                lobby.start(hall, room, ada),
                hall.set_away(room, [0], away=True),
            ]
            tasks = [asyncio.ensure_future(one) for one in orders]
            await asyncio.sleep(0)
            room.keeping.doubt()
            room.lock.release()
            found = await asyncio.gather(*tasks, return_exceptions=True)
            refused = [one.code for one in found if isinstance(one, Refused)]
            assert refused == ["unavailable"] * len(orders)
            while room.keeping.is_lost:
                await asyncio.sleep(0.01)
            await lobby.join(hall, room, bob, Join())

    asyncio.run(story())


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.db"

    async def fill() -> None:
        async with hall_at(file) as hall:
            for number in range(300):
                await new_guest(hall, f"guest {number}")

    asyncio.run(fill())
    pages = bytearray(file.read_bytes())
    for place in range(4096, len(pages), 4096):
        pages[place : place + 64] = b"\xa5" * 64
    file.write_bytes(pages)
    with pytest.raises(Unreadable, match="damaged"):
        asyncio.run(opened(file))


async def opened(file: Path) -> None:
    store = await open_store(str(file))
    await store.close()


def test_a_sound_file_is_not_refused(tmp_path: Path) -> None:
    asyncio.run(opened(tmp_path / "x.db"))
    asyncio.run(opened(tmp_path / "x.db"))
