"""Restart all servers one after the other while people play, and measure how long anybody waits.

    python3 scripts/rolling_restart.py --nodes 3 --rooms 40 --rounds 2

Servers and PostgreSQL are real; each room has two scripted people, who are connected anywhere and
come back anywhere, and a bot. A server is told to end (SIGTERM), started again, and waited for
until it is ready; then the next one. With `--kill` they are killed instead (`kill -9`), and what is
measured is how long others need to take over. When the games are over, every choice that was
acknowledged must be in the record under its number.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
from server.audit import audit
from server.postgres import new_database, postgres_running
from server.roaming import Roamer, cluster, seated
from server.running import Guest, Server
from websockets.asyncio.client import connect

from coltexpress.protocol.messages import VERSION, Hello, Welcome, decode_server

# Bots take their time: games must last until all servers have been restarted.
OPTIONS = ("--generosity", "1000", "--workers", "1", "--bot-pause", "3")
GAMES = ("classic", "armored")
STUCK = 900.0  # seconds in which the games must be over
ENDED_WELL = (0, -signal.SIGTERM)


def restart(server: Server, *, kill: bool) -> tuple[float, float]:
    """End a server and start it again; how long it took to end, and to be ready again."""
    began = time.monotonic()
    if kill:
        server.kill()
    else:
        assert server.stop() in ENDED_WELL, "it did not end well"
    ended = time.monotonic()
    server.start()
    server.wait_ready()
    return ended - began, time.monotonic() - ended


async def come_again(players: list[Roamer]) -> list[float]:
    """How long it takes to come back when nothing is restarted, on a machine that is this busy."""
    times = []
    for player in players:
        began = time.monotonic()
        headers = {"cookie": player.cookie}
        address = f"ws://{player.rng.choice(player.servers).address}/api/socket"
        async with connect(address, additional_headers=headers, compression=None) as socket:
            hello = Hello(version=VERSION, room=player.code, seats=[player.seat])
            await socket.send(msgspec.json.encode(hello).decode())
            while not isinstance(decode_server(await socket.recv()), Welcome):
                pass
        times.append(time.monotonic() - began)
    return times


async def restart_all(
    servers: list[Server], players: list[Roamer], rounds: int, *, kill: bool
) -> None:
    """Let everybody play to the end, while all servers are restarted so many times."""

    async def trouble() -> None:
        await asyncio.sleep(2)
        usual = sorted(await come_again(players[:20]))
        print(
            f"to come back without a restart takes {statistics.median(usual):.2f} s in the median,"
            f" {usual[-1]:.2f} s at most",
            flush=True,
        )
        for _ in range(rounds):
            for number, server in enumerate(servers):
                await asyncio.sleep(1)
                here = sum(one.server is server for one in players)
                end, start = await asyncio.to_thread(restart, server, kill=kill)
                print(
                    f"server {number} with {here} of {len(players)} sockets:"
                    f" ended in {end:.2f} s, ready again after {start:.2f} s",
                    flush=True,
                )
                assert not all(one.is_over for one in players), "the games were over too soon"

    games = [player.play() for player in players]
    await asyncio.wait_for(asyncio.gather(trouble(), *games), STUCK)


def main() -> int:
    """Play one round of games, and say how long the pauses were."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--rooms", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=2, help="times that all are restarted")
    parser.add_argument("--kill", action="store_true", help="with kill -9 instead of SIGTERM")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        first = stack.enter_context(postgres_running(folder))
        database = new_database(first, "rolling")
        servers = stack.enter_context(cluster(folder, database, given.nodes, OPTIONS))
        guests = [stack.enter_context(Guest(server, "Ada")) for server in servers]
        away: dict[str, list[float]] = {}
        players = seated(servers, guests, GAMES, given.rooms, given.seed, away)
        asyncio.run(restart_all(servers, players, given.rounds, kill=given.kill))
        for player in players:
            audit(guests[0], player)
        logs = "".join(server.log.read_text(encoding="utf-8") for server in servers)
    print(f"{logs.count('has lost its lease')} servers lost their lease meanwhile")
    promised = sum(len(player.promised) for player in players)
    pauses = sorted(pause for each in away.values() for pause in each)
    print(
        f"{given.rounds * given.nodes} restarts, {given.rooms} games, {promised:,} acknowledged"
        f" choices, none lost or doubled; {len(pauses)} pauses:"
        f" median {statistics.median(pauses):.2f} s,"
        f" 99 of 100 at most {pauses[int(len(pauses) * 0.99)]:.2f} s, longest {pauses[-1]:.2f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
