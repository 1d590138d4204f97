"""The figures of several servers on one PostgreSQL: what each one brings, what forwarding costs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Final

from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from coltexpress.compiled import is_compiled
from coltexpress.server.bench.figures import (
    Figures,
    a_second,
    percentile,
    play,
    settings_for,
)
from coltexpress.server.bench.house import NoServer, house
from coltexpress.server.bench.load import Plan, Played, Wanted
from coltexpress.server.store.engine import read_address

HERE: Final = "127.0.0.1"


class NeedsPostgres(Exception):
    """Several servers can only share a PostgreSQL."""


def measure_nodes(wanted: Wanted, most: int, step: Callable[[], None]) -> Figures:
    """Figures for one server, two, and so on; `step` is called after each, and after the last part.

    The last part has players connected to another server than the one that owns their room.
    """
    if read_address(wanted.database).drivername == "sqlite":
        raise NeedsPostgres
    figures: Figures = {}
    for count in range(1, most + 1):
        fast = measure_some(wanted, count).fast
        figures[f"choices_per_second_with_{count}"] = fast.choices / fast.seconds
        figures[f"p50_ms_with_{count}"] = percentile(fast.waits, 0.5)
        figures[f"p99_ms_with_{count}"] = percentile(fast.waits, 0.99)
        figures[f"choices_per_server_second_with_{count}"] = a_second(fast)
        figures[f"server_load_with_{count}"] = fast.server_seconds / fast.seconds
        figures[f"player_load_with_{count}"] = fast.player_seconds / fast.seconds
        step()
    if most > 1:
        steady = measure_some(wanted, most, is_crossed=True).steady
        for name, waits in (("local", steady.local), ("forwarded", steady.forwarded)):
            figures[f"{name}_p50_ms"] = percentile(waits, 0.5)
            figures[f"{name}_p99_ms"] = percentile(waits, 0.99)
        figures["forwarded_to_local"] = percentile(steady.forwarded, 0.5) / max(
            1e-9, percentile(steady.local, 0.5)
        )
        figures["choices_per_second_while_forwarded"] = steady.choices / steady.seconds
        step()
    more: Figures = {
        "server_cores": len(set(server_cores(most))),
        "clients": wanted.rooms * wanted.seats,
        "game": wanted.game,
        "compiled": is_compiled(),
    }
    return {**figures, **more}


def measure_some(wanted: Wanted, count: int, *, is_crossed: bool = False) -> Played:
    """Let many rooms play on so many servers, with a new database."""
    with ExitStack() as stack:
        database = stack.enter_context(new_database(wanted.database))
        settings = replace(settings_for(wanted._replace(database=database), Path()), host=HERE)
        houses = [house(settings, core) for core in server_cores(count)]
        ports = tuple([stack.enter_context(one) for one in houses])
        return play(Plan(wanted, ports, all_cores()[-1], is_crossed))


def server_cores(count: int) -> list[int | None]:
    """A core for each server, as far as they go round; the last one is the players'."""
    found = all_cores()
    mine = found[:-1] or found
    return [mine[number % len(mine)] for number in range(count)]


def all_cores() -> list[int | None]:
    """The cores of this machine; none where the system does not say, or has only one."""
    found = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return [*found] if len(found) > 1 else [None]


@contextmanager
def new_database(address: str) -> Iterator[str]:
    """A database of its own beside the one at an address, which is not touched."""
    url, name = read_address(address), f"coltexpress_bench_{token_hex(4)}"
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        try:
            with engine.connect() as connection:
                connection.execute(text(f"CREATE DATABASE {name}"))
        except SQLAlchemyError as error:
            raise NoServer(str(error)) from error
        try:
            yield url.set(database=name).render_as_string(hide_password=False)
        finally:
            with engine.connect() as connection:
                connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    finally:
        engine.dispose()
