"""The store: migrations, one writer for everybody, and numbers that only one can take."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.halls import hall_at, new_guest, new_room, watch
from server.postgres import new_database
from sqlalchemy import Connection, Engine, text

from coltexpress.kernel.errors import Unreadable
from coltexpress.protocol.messages import Choose
from coltexpress.server.store import calls, chat, guests, moves, packing, personal, rooms
from coltexpress.server.store.engine import data_folder, open_engine, read_address
from coltexpress.server.store.guests import Link, Linked
from coltexpress.server.store.journal import FULL
from coltexpress.server.store.migrate import FOLDER, HEAD, migrate, version
from coltexpress.server.store.nodes import Claim, Peer
from coltexpress.server.store.nodes import claim as claim_room
from coltexpress.server.store.nodes import enter as enter_node
from coltexpress.server.store.schema import METADATA
from coltexpress.server.store.store import Store, open_store
from coltexpress.server.store.writer import Broken, Done, Job, Run


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "store.sqlite3")
    else:
        yield new_database(request.getfixturevalue("postgres"), "store")


def on(database: str, story: Callable[[Store], object]) -> None:
    """Run a story with an open store."""

    async def run() -> None:
        store = await open_store(database)
        try:
            await story(store)  # type: ignore[misc]
        finally:
            await store.close()

    asyncio.run(run())


# Migrations


def test_the_migrations_lead_to_the_rooms_that_the_code_uses(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    migrate(engine)
    assert version(engine) == HEAD
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_the_newest_migration_is_known_without_alembic() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD


def old_database(file: Path, revision: str) -> Engine:
    """A database as an earlier version has left it."""
    engine, config = open_engine(str(file)), Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    return engine


def test_records_of_the_version_before_are_carried_over(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    engine = old_database(file, "0006")
    columns = ", ".join(moves.COLUMNS)
    month = 30 * 24 * 60 * 60 * 1000
    sorted_in = [(1, 0, 0, 3, 7, month, 10), (1, 1, -1, 4, 0, 0, 11), (2, 0, 1, 5, -1, 0, 12)]
    to_come = [(2, 1, 0, 6, 2, 0, 13), (1, 2, 1, moves.TAKE_BACK, 1, 0, 14), (2, 2, 1, 1, 1, 9, 15)]
    with engine.begin() as connection:
        guest = guests.add_guest(connection, "Ada", "en", "token", 1)
        for code in ("ABCDEF", "GHJKLM"):
            new = rooms.NewRoom(code, "classic", 1, "{}", "{}", guest.id, True, b"s" * 32)
            rooms.add_room(connection, new, [rooms.SeatRow(0), rooms.SeatRow(1)], 1)
        for table, rows in (("moves", sorted_in), ("journal", to_come)):
            for one in rows:
                marks = ", ".join("?" * len(one))
                statement = f"INSERT INTO {table} ({columns}) VALUES ({marks})"
                connection.exec_driver_sql(statement, one)
    engine.dispose()

    async def story(store: Store) -> None:
        done: list[Exception | None] = []
        for room in (1, 2):
            kept = await store.read(lambda c, r=room: moves.read_moves(c, r))  # type: ignore[misc]
            assert kept == [moves.Kept(*one[2:]) for one in sorted_in + to_come if one[0] == room]
        found = await store.read(lambda c: moves.last_moves(c, [1, 2]))
        assert found == {1: (2, 14), 2: (2, 15)}
        claim = await held(store, 1)
        append(store, claim, [row(1, 2)], Run(), done.append)
        append(store, claim, [row(1, 3)], Run(), done.append)
        await store.write(lambda c: None)
        assert isinstance(done[0], moves.Conflict)
        assert done[1] is None
        assert len(await store.read(lambda c: moves.read_moves(c, 1))) == 4

    on(str(file), story)


def test_a_database_of_the_future_is_left_alone(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "x.db"))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unreadable, match="newer"):
        migrate(engine)
    engine.dispose()


def test_addresses_are_checked() -> None:
    assert read_address("games.db").drivername == "sqlite"
    assert read_address("postgresql://a@b/c").drivername == "postgresql+psycopg"
    for bad in ("mysql://x/y", "://"):
        with pytest.raises(Unreadable):
            read_address(bad)
    with pytest.raises(Unreadable, match="file"):
        open_engine("sqlite://")


def test_the_data_folder_is_where_the_system_has_it() -> None:
    assert data_folder({"HOME": "/h"}, "linux") == Path("/h/.local/share/coltexpress")
    assert data_folder({"HOME": "/h", "XDG_DATA_HOME": "/d"}, "linux") == Path("/d/coltexpress")
    assert data_folder({"HOME": "/h"}, "darwin").name == "coltexpress"
    assert data_folder({"LOCALAPPDATA": "/l"}, "win32") == Path("/l/coltexpress")


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "x.db"))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # full
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


# The writer


async def one_room(store: Store) -> int:
    guest = await store.write(lambda c: guests.add_guest(c, "Ada", "en", "token", 1))
    new = rooms.NewRoom("ABCDEF", "classic", 1, "{}", "{}", guest.id, True, b"s" * 32)
    seating = [rooms.SeatRow(0), rooms.SeatRow(1)]
    return await store.write(lambda c: rooms.add_room(c, new, seating, 1))


async def held(store: Store, room: int) -> Claim:
    """The room is ours."""
    node = await store.write(lambda c: enter_node(c, Peer("", ""), 60_000))
    assert await store.write(lambda c: claim_room(c, "ABCDEF", node))
    return Claim(room, node)


def append(store: Store, claim: Claim, rows: list[packing.Row], run: Run, done: Done) -> None:
    """As a room hands its choices to the writer."""
    store.writer.add(Job(done, claim=claim, content=packing.packed(rows), run=run))


def row(room: int, number: int, choice: int = 0) -> packing.Row:
    return (room, number, 0, 0, choice, 0, 1)


def test_one_transaction_holds_the_choices_of_a_whole_tick(database: str) -> None:
    async def story(store: Store) -> None:
        room = await one_room(store)
        claim = await held(store, room)
        done: list[Exception | None] = []
        run = Run()
        for number in range(300):
            append(store, claim, [row(room, number)], run, done.append)
        await store.write(lambda c: None)
        assert done == [None] * 300
        assert len(await store.read(lambda c: moves.read_moves(c, room))) == 300

    on(database, story)


def test_a_decision_that_took_thirty_days_is_kept(database: str) -> None:
    async def story(store: Store) -> None:
        room = await one_room(store)
        claim = await held(store, room)
        done: list[Exception | None] = []
        month = 30 * 24 * 60 * 60 * 1000
        append(store, claim, [(room, 0, 0, 0, 1, month, 1)], Run(), done.append)
        await store.write(lambda c: None)
        assert done == [None]
        (kept,) = await store.read(lambda c: moves.read_moves(c, room))
        assert kept.spent == month

    on(database, story)


def test_of_two_writers_only_one_gets_a_number(database: str) -> None:
    async def story(store: Store) -> None:
        room = await one_room(store)
        claim = await held(store, room)
        done: dict[str, Exception | None] = {}
        one, two = Run(), Run()
        append(store, claim, [row(room, 0, 11)], one, lambda error: done.update(first=error))
        append(
            store,
            claim,
            [row(room, 1, 22), row(room, 0, 22)],
            two,
            lambda error: done.update(second=error),
        )
        append(store, claim, [row(room, 1, 33)], one, lambda error: done.update(third=error))
        append(store, claim, [row(room, 2, 44)], two, lambda error: done.update(fourth=error))
        await store.write(lambda c: None)
        assert done["first"] is None
        assert isinstance(done["second"], moves.Conflict)
        assert done["third"] is None
        assert isinstance(done["fourth"], Broken)  # it builds on what was lost
        kept = await store.read(lambda c: moves.read_moves(c, room))
        assert [one.choice for one in kept] == [11, 33]

    on(database, story)


def rows_in(connection: Connection, table: str) -> int:
    """How many rows of records are packed in this table."""
    contents = connection.execute(text(f"SELECT content FROM {table}")).scalars()
    return sum(len(content) for content in contents) // packing.WIDTH


def test_choices_are_sorted_into_the_records_of_their_rooms(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        room = await one_room(store)
        claim = await held(store, room)
        run, done = Run(), list[Exception | None]()
        for number in range(FULL + 1):
            append(store, claim, [row(room, number, number)], run, done.append)
        await store.write(lambda c: None)
        append(store, claim, [row(room, FULL + 1, FULL + 1)], run, done.append)  # after it was full
        append(store, claim, [row(room, 5)], Run(), done.append)
        await store.write(lambda c: None)
        assert done[:-1] == [None] * (FULL + 2)
        assert isinstance(done[-1], moves.Conflict)  # of what was sorted in
        await store.write(lambda c: None)
        assert await store.read(lambda c: rows_in(c, "journal")) == 1
        assert await store.read(lambda c: rows_in(c, "stretches")) == FULL + 1
        kept = await store.read(lambda c: moves.read_moves(c, room))
        assert [one.choice for one in kept] == list(range(FULL + 2))
        assert await store.read(lambda c: moves.last_moves(c, [room])) == {room: (FULL + 1, 1)}

    on(str(tmp_path / "x.db"), story)


def test_a_room_that_gets_the_number_of_a_deleted_one_begins_anew(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        done: list[Exception | None] = []
        for name in ("Ada", "Bob"):
            guest = await store.write(lambda c, n=name: guests.add_guest(c, n, "en", n, 1))  # type: ignore[misc]
            new = rooms.NewRoom("ABCDEF", "classic", 1, "{}", "{}", guest.id, True, b"s" * 32)
            add = partial(rooms.add_room, new=new, seating=[rooms.SeatRow(0)], now=1)
            room = await store.write(add)
            claim = await held(store, room)
            append(store, claim, [row(room, 0), row(room, 1)], Run(), done.append)
            await store.write(lambda c: None)
            assert len(await store.read(lambda c, r=room: moves.read_moves(c, r))) == 2  # type: ignore[misc]
            await store.write(partial(personal.erase, guest=guest.id))
            assert await store.read(lambda c, r=room: moves.read_moves(c, r)) == []  # type: ignore[misc]
        assert done == [None, None]

    on(str(tmp_path / "x.db"), story)


def test_choices_for_a_deleted_room_are_not_kept(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        room = await one_room(store)
        claim = await held(store, room)
        done: list[Exception | None] = []
        append(store, claim, [row(room, 0)], Run(), done.append)
        await store.write(partial(personal.erase, guest=1))
        append(store, claim, [row(room, 1)], Run(), done.append)
        await store.write(lambda c: None)
        assert done[0] is None
        assert isinstance(done[1], moves.Conflict)
        assert await one_room(store) == room  # another room, with the same number
        assert await store.read(lambda c: moves.read_moves(c, room)) == []

    on(str(tmp_path / "x.db"), story)


def test_nothing_is_remembered_of_rooms_that_were_deleted(database: str) -> None:
    async def story(store: Store) -> None:
        await one_room(store)
        await store.write(partial(personal.erase, guest=1))
        assert not await store.write(lambda c: c.info.get(moves.GONE))

    on(database, story)


def test_a_server_that_ends_leaves_whole_records_behind(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        room = await one_room(store)
        append(store, await held(store, room), [row(room, 0), row(room, 1)], Run(), print)
        await store.write(lambda c: None)

    file = tmp_path / "x.db"
    on(str(file), story)
    with closing(sqlite3.connect(file)) as connection:
        sizes = [f"SELECT sum(length(content)) FROM {table}" for table in ("journal", "stretches")]
        found = [connection.execute(size).fetchone()[0] for size in sizes]
        assert found == [None, 2 * packing.WIDTH]


def test_what_lies_in_the_journal_is_known_at_the_next_start(tmp_path: Path) -> None:
    async def begin(store: Store) -> None:
        room = await one_room(store)
        append(store, await held(store, room), [row(room, 0), row(room, 1)], Run(), print)
        await store.write(lambda c: None)
        assert store.writer.journal is not None
        store.writer.journal.doubt()  # it does not come to sorting, as if it was killed

    async def go_on(store: Store) -> None:
        done: list[Exception | None] = []
        claim = await held(store, 1)
        append(store, claim, [row(1, 1)], Run(), done.append)
        append(store, claim, [row(1, 2)], Run(), done.append)
        await store.write(lambda c: None)
        assert isinstance(done[0], moves.Conflict)
        assert done[1] is None
        assert len(await store.read(lambda c: moves.read_moves(c, 1))) == 3

    on(str(tmp_path / "x.db"), begin)
    on(str(tmp_path / "x.db"), go_on)


def test_what_fails_fails_alone(database: str) -> None:
    async def story(store: Store) -> None:
        room = await one_room(store)

        def fail(connection: Connection) -> None:
            connection.execute(text("UPDATE rooms SET status = 'spoilt'"))
            raise ValueError("no")

        said = chat.Said(0, None, "Ada", "hello", None, 1)
        good, bad = await asyncio.gather(
            store.write(lambda c: chat.add_said(c, room, 1, said)),
            store.write(fail),
            return_exceptions=True,
        )
        assert isinstance(good, chat.Said)
        assert isinstance(bad, ValueError)
        found = await store.read(lambda c: rooms.read_room(c, "ABCDEF"))
        assert found is not None
        assert found.status == rooms.LOBBY

    on(database, story)


def test_guests_have_few_devices(database: str) -> None:
    async def story(store: Store) -> None:
        guest = await store.write(lambda c: guests.add_guest(c, "Ada", "en", "token 0", 0))
        for number in range(1, guests.DEVICES + 1):
            await store.write(
                lambda c, n=number: guests.add_token(c, guest.id, f"token {n}", n)  # type: ignore[misc]
            )
        assert await store.read(lambda c: guests.count_devices(c, guest.id)) == guests.DEVICES
        assert await store.read(lambda c: guests.guest_with(c, "token 0")) is None
        await store.write(lambda c: guests.touch(c, "token 5", 99))
        found = await store.read(lambda c: guests.guest_with(c, "token 5"))
        assert found == (guest, 99)

    on(database, story)


def test_links_work_once_and_in_time(database: str) -> None:
    async def story(store: Store) -> None:
        guest = await store.write(lambda c: guests.add_guest(c, "Ada", "en", "token", 0))
        await store.write(lambda c: guests.add_link(c, Link(guest.id, "LATE", 10), "token", 0))
        assert await store.write(lambda c: guests.use_link(c, "LATE", "t1", 11)) is None
        await store.write(lambda c: guests.add_link(c, Link(guest.id, "GOOD", 100), "token", 12))
        linked = await store.write(lambda c: guests.use_link(c, "GOOD", "t2", 50))
        assert linked == Linked(guest, [])
        assert await store.write(lambda c: guests.use_link(c, "GOOD", "t3", 51)) is None

    on(database, story)


def test_no_token_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "x.db"

    async def story(store: Store) -> None:
        await store.write(lambda c: guests.add_guest(c, "Ada", "en", "a-secret-token", 0))
        await store.write(
            lambda c: guests.add_link(c, Link(1, "A-SECRET-CODE", 100), "a-secret-token", 12)
        )

    on(str(file), story)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"a-secret" not in kept.lower()


def test_a_sleeping_room_is_only_its_record(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "person", "person")
            ear = watch(hall, room, ada, 0, 1)
            assert room.play is not None
            question = room.play.state.asks[0]
            room.choose(
                ear,
                Choose(seat=question.seat, number=room.play.number, choice=question.options[0]),
            )
            await room.keeping.all_done()
            before, info = room.play.state, hall.info(room, ada.id)
            hall.let_sleep(before=float("inf"))
            assert room.play is None
            assert hall.rooms[room.row.code] is room  # somebody is still there
            assert hall.info(room, ada.id).waiting == info.waiting
            assert await hall.find(room.row.code) is room
            assert room.play.state == before
            hall.part(ear)
            hall.let_sleep(before=float("inf"))
            assert hall.rooms == {}
            again = await hall.find(room.row.code)
            assert again.play is not None
            assert again.play.state == before

    asyncio.run(story())


def test_lobbies_that_nobody_wants_are_given_up(database: str) -> None:
    async def story(store: Store) -> None:
        await one_room(store)
        assert await store.write(lambda c: rooms.abandon_lobbies(c, before=1)) == 0
        assert await store.write(lambda c: rooms.abandon_lobbies(c, before=2)) == 1
        assert await store.read(lambda c: rooms.public_rooms(c, 10)) == []

    on(database, story)


def test_the_file_is_an_ordinary_database(tmp_path: Path) -> None:
    on(str(tmp_path / "x.db"), one_room)
    with sqlite3.connect(tmp_path / "x.db") as connection:
        assert connection.execute("SELECT code FROM rooms").fetchall() == [("ABCDEF",)]
    connection.close()


def test_a_game_whose_end_was_not_noted_is_over_at_the_next_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada = await new_guest(hall)
            room = await new_room(hall, ada, "uniform", "uniform", "uniform", game="super")
            while room.row.status != rooms.OVER:
                await asyncio.sleep(0.01)
            values = {"status": rooms.PLAYING, "result": None}
            await hall.store.write(lambda c: rooms.change_room(c, room.row.id, values))
            code = room.row.code
        async with hall_at(tmp_path / "x.db") as hall:
            hall.open()
            while code not in hall.rooms or hall.rooms[code].row.status != rooms.OVER:
                await asyncio.sleep(0.01)

    asyncio.run(story())


# Calls


def test_calls_are_taken_once_and_only_by_who_may(database: str) -> None:
    """As several servers do it: the owner of a room, or anybody where nobody owns it."""

    async def story(store: Store) -> None:
        def prepare(connection: Connection) -> tuple[int, int]:
            guest = guests.add_guest(connection, "Ada", "", "token", 1).id
            new = rooms.NewRoom("CALLME", "super", 1, "{}", "{}", guest, False, b"x" * 32)
            return rooms.add_room(connection, new, [rooms.SeatRow(0)], 1), guest

        room, guest = await store.write(prepare)
        waits = calls.Waits(4, {0: guest})
        await store.write(lambda c: calls.expect_turns(c, room, waits, 10))
        take = partial(calls.take_due, now=20, again=30, most=5)
        assert not await store.read(partial(calls.is_any_due, now=9))
        assert await store.read(partial(calls.is_any_due, now=10))
        await store.write(lambda c: rooms.change_room(c, room, {"owner": 7}))
        assert await store.write(partial(take, node=8)) == []
        [one] = await store.write(partial(take, node=7))
        assert (one.code, one.seat, one.guest, one.what) == ("CALLME", 0, guest, calls.TURN)
        assert await store.write(partial(take, node=7)) == []
        await store.write(partial(calls.done, one=one, gone=[]))
        assert not await store.read(partial(calls.is_any_due, now=1000))
        first = await store.write(partial(calls.push_secret, fresh=b"a" * 32))
        assert await store.write(partial(calls.push_secret, fresh=b"b" * 32)) == first

    on(database, story)
