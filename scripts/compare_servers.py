"""Our server beside boardgame.io, by turns on one machine: how many choices, and how quickly.

    python3 scripts/compare_servers.py --rounds 4 --seconds 4

Both have 200 sockets in 100 rooms of two seats, one core for the server and another for the
players. Ours plays full rules, makes a view for each seat and has every choice on the disk before
it is acknowledged; boardgame.io has nine cells that are set again and again, in memory. It is
installed by npm into a temporary folder, or into `--peer FOLDER`, which is kept.

On a machine with other work, what counts is how many choices each makes in a second of its own
processor time.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from coltexpress.compiled import is_compiled
from coltexpress.server.bench.figures import a_second, measure_load, percentile
from coltexpress.server.bench.house import cores
from coltexpress.server.bench.load import Part, Wanted

PEER: Final = Path(__file__).with_name("boardgame.mjs")
# Its lobby answers 404 with a later koa-compose.
PACKAGES: Final = ("boardgame.io@0.50.2", "koa-compose@4.1.0", "socket.io-client@4.8.1")
PATIENCE: Final = 30.0  # seconds until it must be up


class Figures(NamedTuple):
    """What was measured in one part; milliseconds."""

    a_second: float
    a_server_second: float
    p50: float
    p99: float


class Turn(NamedTuple):
    """One turn of one server."""

    fast: Figures
    steady: Figures


def install(folder: Path) -> None:
    """Have npm put the peer into a folder, unless it is there."""
    if (folder / "node_modules").exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text("{}", encoding="utf-8")
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", *PACKAGES], cwd=folder, check=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
        else:
            return


def kept_to(core: int | None) -> list[str]:
    """What goes before a command that is to have one core."""
    return [] if core is None else ["taskset", "-c", str(core)]


def peer_turn(folder: Path, seconds: float) -> Turn:
    """Let the peer play."""
    mine, theirs = cores()
    port = free_port()
    node = ["node", str(PEER)]
    with subprocess.Popen(
        [*kept_to(mine), *node, "serve", str(port)], cwd=folder, stdout=subprocess.DEVNULL
    ) as server:
        try:
            wait_for(port)
            play = [*node, "play", str(port), str(seconds), str(server.pid)]
            done = subprocess.run(
                [*kept_to(theirs), *play], cwd=folder, stdout=subprocess.PIPE, check=True
            )
        finally:
            server.terminate()
    found = msgspec.json.decode(done.stdout, type=dict[str, dict[str, float]])
    return Turn(Figures(**found["fast"]), Figures(**found["steady"]))


def figures_of(part: Part) -> Figures:
    """The same of one of our parts."""
    return Figures(
        part.choices / part.seconds,
        a_second(part),
        percentile(part.waits, 0.5),
        percentile(part.waits, 0.99),
    )


def own_turn(seconds: float) -> Turn:
    """Let our server play."""
    with tempfile.TemporaryDirectory() as name:
        played = measure_load(Wanted(seconds=seconds), Path(name))
    return Turn(figures_of(played.fast), figures_of(played.steady))


def said(name: str, turn: Turn) -> str:
    """A turn in a line."""
    fast, steady = turn
    return (
        f"{name:13} {fast.a_second:7,.0f} a second, {fast.a_server_second:7,.0f} for each of the"
        f" server's; at 1,000 a second {steady.p50:6.2f} ms in the median, {steady.p99:6.2f} for 99"
        f" of 100; load {os.getloadavg()[0]:.1f}"
    )


def middle(turns: list[Turn]) -> Turn:
    """The median of each figure."""

    def of(parts: list[Figures]) -> Figures:
        return Figures._make([statistics.median(values) for values in zip(*parts, strict=True)])

    return Turn(of([turn.fast for turn in turns]), of([turn.steady for turn in turns]))


def compare(folder: Path, rounds: int, seconds: float) -> None:
    """By turns, so that both have the same company."""
    install(folder)
    peers, own = list[Turn](), list[Turn]()
    for _ in range(rounds):
        peers.append(peer_turn(folder, seconds))
        print(said("boardgame.io", peers[-1]), flush=True)
        own.append(own_turn(seconds))
        print(said("ours", own[-1]), flush=True)
    peer, ours = middle(peers), middle(own)
    print(f"medians\n{said('boardgame.io', peer)}\n{said('ours', ours)}")
    more = ours.fast.a_second / peer.fast.a_second
    denser = ours.fast.a_server_second / peer.fast.a_server_second
    print(f"{more:.1f} times as many a second, {denser:.1f} times for each of the server's")


def main() -> None:
    """Compare as was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each part")
    parser.add_argument("--peer", type=Path, help="the folder into which it is installed")
    given = parser.parse_args()
    if not is_compiled():
        sys.exit("The engine is not compiled: python3 run.py compile")
    if shutil.which("npm") is None:
        sys.exit("npm is needed, for boardgame.io.")
    with tempfile.TemporaryDirectory() as name:
        compare(given.peer or Path(name), given.rounds, given.seconds)


if __name__ == "__main__":
    main()
