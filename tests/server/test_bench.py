"""`coltexpress bench server`: players at real rooms, and figures that are figures."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner
from server.postgres import new_database
from server.running import Server
from sqlalchemy import create_engine, inspect, text

from coltexpress.cli.bench import bench
from coltexpress.server.bench import memory
from coltexpress.server.bench.calling import Caller, Failed
from coltexpress.server.bench.figures import measure_load, percentile
from coltexpress.server.bench.load import Load, Plan, Wanted
from coltexpress.server.bench.nodes import measure_nodes
from coltexpress.server.bench.players import Match, News

SHORT = 0.3  # seconds


@pytest.mark.parametrize(("game", "seats"), [("classic", 2), ("armored", 4), ("super", 3)])
def test_players_choose_until_their_time_is_over(server: Server, game: str, seats: int) -> None:
    plan = Plan(Wanted(game, {}, 2, seats, SHORT, 50), (server.port,), None)

    async def some() -> Load:
        load = Load(plan)
        await load.open()
        part = await load.part(SHORT, load.go_fast)
        assert 0 < part.choices <= len(part.waits) <= part.choices + plan.wanted.rooms
        assert min(part.waits) > 0
        assert part.server_seconds >= 0
        load.close()
        return load

    load = asyncio.run(some())
    assert not load.failure
    assert not load.tasks


def test_a_game_that_ends_is_followed_by_the_next(server: Server) -> None:
    plan = Plan(Wanted("super", {}, 1, 3, SHORT, 50), (server.port,), None)

    async def some() -> int:
        load = Load(plan)
        await load.open()
        while load.games < 7:  # more than were laid at first
            await load.part(SHORT, load.go_fast)
            load.games += 1
        load.close()
        return load.laid

    assert asyncio.run(some()) == 4


def test_a_steady_pace_is_kept(server: Server) -> None:
    plan = Plan(Wanted("classic", {}, 4, 2, 1.0, 40), (server.port,), None)

    async def some() -> int:
        load = Load(plan)
        await load.open()
        part = await load.part(plan.wanted.seconds, load.go_steadily)
        load.close()
        return len(part.waits)

    assert 10 <= asyncio.run(some()) <= 41


def test_what_the_server_refuses_ends_the_measuring(server: Server) -> None:
    async def refused() -> None:
        async with Caller(server.port) as caller:
            await caller.lay_room("classic", 2, {})

    with pytest.raises(Failed, match="not_a_guest"):
        asyncio.run(refused())


def test_a_message_in_pieces_is_one_message() -> None:
    heard: list[Match] = []
    match = Match(1, random.Random(1), heard.append)
    match.missing = 1
    update = b'{"type":"update","number":7,"ask":{"options":[3,4]}}' + b" " * 200
    frame = b"\x81\x7e" + len(update).to_bytes(2, "big") + update
    for byte in b"\x81\x02{}" + frame:
        match.players[0].data_received(bytes([byte]))
    assert heard == [match]
    assert (match.number, match.asks) == (7, [[3, 4]])


def test_who_has_sealed_an_answer_does_not_choose_again() -> None:
    match = Match(2, random.Random(1), lambda told: None)
    match.missing = 2
    match.hear(0, News(number=3))
    assert match.asks == [[], []]


def test_memory_is_read_when_all_rooms_sleep(server: Server) -> None:
    async def seen() -> dict[str, float]:
        async with Caller(server.port) as caller:
            return await caller.metrics()

    found = asyncio.run(seen())
    assert found[memory.RESIDENT] > 1_000_000
    assert memory.AWAKE in found


def test_percentiles_are_milliseconds() -> None:
    waits = [number / 1000 for number in range(100, 0, -1)]
    assert percentile(waits, 0.5) == pytest.approx(51)
    assert percentile(waits, 0.99) == pytest.approx(100)
    assert percentile([], 0.99) == 0


@pytest.mark.slow
def test_a_server_that_cannot_start_is_an_error(tmp_path: Path) -> None:
    result = CliRunner().invoke(bench, ["server", "--database", "oracle://nowhere/x"])
    assert result.exit_code == 1
    assert "could not start" in result.output


@pytest.mark.slow
def test_the_json_object_has_every_figure() -> None:
    words = ["server", "--json", "--rooms", "2", "--seconds", "0.3"]
    result = CliRunner().invoke(bench, words, catch_exceptions=False)
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    for name in (
        "choices_per_second",
        "p50_ms",
        "p99_ms",
        "p99_ms_at_1000",
        "bytes_per_idle_room",
        "choices_per_server_second",
        "rounds_per_second",
    ):
        assert isinstance(found[name], float)
    assert found["choices_per_second"] > 0
    assert found["clients"] == 4
    assert isinstance(found["compiled"], bool)


@pytest.mark.slow
def test_postgresql_is_measured_too(postgres: str, tmp_path: Path) -> None:
    wanted = Wanted(rooms=2, seconds=SHORT, rate=50, database=postgres)
    played = measure_load(wanted, tmp_path)
    assert played.fast.choices > 0


@pytest.mark.slow
def test_several_servers_are_measured_on_a_database_of_their_own(postgres: str) -> None:
    steps: list[None] = []
    wanted = Wanted(rooms=4, seconds=1.0, rate=50, database=new_database(postgres, "bench_nodes"))
    found = measure_nodes(wanted, 2, lambda: steps.append(None))
    assert len(steps) == 3
    for name in ("choices_per_second_with_1", "choices_per_second_with_2", "forwarded_to_local"):
        figure = found[name]
        assert isinstance(figure, float)
        assert figure > 0
    engine = create_engine(wanted.database)
    with engine.connect() as connection:
        names = list(connection.execute(text("SELECT datname FROM pg_database")).scalars())
        assert not [name for name in names if name.startswith("coltexpress_bench")]
        assert not inspect(connection).get_table_names()
    engine.dispose()


def test_several_servers_need_postgresql() -> None:
    result = CliRunner().invoke(bench, ["server", "--nodes", "2"])
    assert result.exit_code == 1
    assert "--database postgresql://" in result.output


def test_players_of_a_room_are_at_its_owner_or_at_the_next_server() -> None:
    plan = Plan(Wanted("classic", {}, 4, 2, SHORT, 50), (1, 2, 3), None)
    assert [match.ports for match in Load(plan).matches] == [[1, 1], [2, 2], [3, 3], [1, 1]]
    crossed = Load(plan._replace(is_crossed=True))
    assert [match.ports for match in crossed.matches] == [[1, 2], [2, 3], [3, 1], [1, 2]]
    crossed.matches[0].chooser = 1
    assert [match.is_forwarded for match in crossed.matches] == [True, False, False, False]
