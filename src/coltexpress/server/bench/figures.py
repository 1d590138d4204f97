"""The figures of a server: choices a second, how long players wait, what an idle room costs."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Final

from coltexpress.compiled import is_compiled
from coltexpress.server.bench import load, memory
from coltexpress.server.bench.house import SPAWN, NoServer, cores, house
from coltexpress.server.bench.load import Part, Plan, Played, Wanted
from coltexpress.server.settings import Settings
from coltexpress.sim.measuring import RUNS, calibration, per_second

GENEROUS: Final = 1e6  # players who never think are trusted not to mean harm
AWAKE: Final = 3600.0  # seconds: rooms that were laid for later stay in memory
FILE: Final = "bench.sqlite3"

Figures = dict[str, float | str | bool]


def measure(wanted: Wanted, step: Callable[[], None]) -> Figures:
    """All figures; `step` is called after each of the three parts."""
    rounds = median([per_second(calibration, 0.2) for _ in range(RUNS)])
    step()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        played = measure_load(wanted, Path(folder))
        step()
        kept = measure_memory(wanted, Path(folder))
        step()
    fast, steady = played.fast, played.steady
    return {
        "choices_per_second": fast.choices / fast.seconds,
        "p50_ms": percentile(fast.waits, 0.5),
        "p99_ms": percentile(fast.waits, 0.99),
        "p99_ms_at_1000": percentile(steady.waits, 0.99),
        "bytes_per_idle_room": kept.asleep,
        "bytes_per_awake_room": kept.awake,
        "choices_per_server_second": a_second(fast),
        "choices_per_commit": fast.choices / max(1.0, fast.commits),
        "server_load": fast.server_seconds / fast.seconds,
        "player_load": fast.player_seconds / fast.seconds,
        "p50_ms_at_1000": percentile(steady.waits, 0.5),
        "choices_per_second_at_1000": steady.choices / steady.seconds,
        "server_load_at_1000": steady.server_seconds / steady.seconds,
        "games": fast.games,
        "rooms_laid_per_second": played.rooms_laid / played.laying_seconds,
        "clients": wanted.rooms * wanted.seats,
        "game": wanted.game,
        "database": wanted.database.partition(":")[0] or "sqlite",
        "compiled": is_compiled(),
        "cores": 1 if cores()[0] is not None else 0,
        "rounds_per_second": rounds,
    }


def measure_load(wanted: Wanted, folder: Path) -> Played:
    """Let many rooms play on a server that is kept to one core."""
    mine, theirs = cores()
    with house(settings_for(wanted, folder / "load"), mine) as port:
        return play(Plan(wanted, (port,), theirs))


def play(plan: Plan) -> Played:
    """Let players in a process of their own play by a plan."""
    here, there = SPAWN.Pipe(duplex=False)
    process = SPAWN.Process(target=load.run, args=(plan, there), daemon=True)
    process.start()
    there.close()
    try:
        played = here.recv()
    except EOFError as error:
        raise NoServer("the players are gone") from error
    finally:
        process.join()
        here.close()
    if isinstance(played, Exception):
        raise played
    assert isinstance(played, Played), "the players send what they measured, or what went wrong"
    return played


def measure_memory(wanted: Wanted, folder: Path) -> memory.Memory:
    """Let many rooms lie idle on a server that has just been started."""
    settings = replace(settings_for(wanted, folder / "memory"), idle=memory.IDLE)
    with house(settings, cores()[0]) as port:
        work = memory.measure(port, wanted.game, wanted.seats, wanted.settings, wanted.idle_rooms)
        return asyncio.run(work)


def settings_for(wanted: Wanted, folder: Path) -> Settings:
    """A server as it is anywhere, but with all limits out of the way."""
    database = wanted.database or f"sqlite:///{folder / FILE}"
    return Settings(port=0, database=database, generosity=GENEROUS, idle=AWAKE, workers=1)


def percentile(waits: list[float], share: float) -> float:
    """Milliseconds that this share of the choices did not take longer than."""
    if not waits:
        return 0.0
    return 1000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))]


def a_second(part: Part) -> float:
    """Choices for each second of the server's processor time, whoever else uses the machine."""
    return part.choices / part.server_seconds if part.server_seconds else 0.0
