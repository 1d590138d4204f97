"""Attacks a server of its own on this machine, and measures what everybody else notices of it.

python scripts/attack.py                     every attack, five seconds each
python scripts/attack.py pings --seconds 12  one of them

Attackers call from 127.0.0.2, so that what they have spent is not taken from whoever measures. The
figures are how long /healthz took meanwhile, how often the server said no, and how much it grew.
"""

from __future__ import annotations

import argparse
import http.client
import multiprocessing
import os
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

from coltexpress.server.bench.house import house
from coltexpress.server.settings import Settings

HERE: Final = "127.0.0.1"
ATTACKER: Final = "127.0.0.2"
ATTACKERS: Final = 3
POLITE: Final = 15  # attackers are elsewhere as a rule, and do not take the server's processor
PATIENCE: Final = 30.0  # seconds; what takes longer is as good as never
UPGRADE: Final = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GET: Final = b"GET /api/rooms/XXXXXX HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST: Final = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
MASK: Final = b"\0\0\0\0"
PINGS: Final = (b"\x89\x80" + MASK) * 5000
PIECES: Final = b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 5000
TEXTS: Final = (b"\x81\x80" + MASK) * 5000
CHUNKS: Final = (b"400\r\n" + b" " * 1024 + b"\r\n") * 64


def line_to(port: int) -> socket.socket:
    """A connection of an attacker."""
    return socket.create_connection((HERE, port), 1.0, (ATTACKER, 0))


def flood(port: int, is_over: Event, opening: bytes, content: bytes) -> None:
    """Send the same again and again, and come back whenever the server hangs up."""
    os.nice(POLITE)
    while not is_over.is_set():
        with suppress(OSError), line_to(port) as line:
            line.sendall(opening)
            while not is_over.is_set():
                line.settimeout(1.0)
                line.sendall(content)
                line.settimeout(0)
                with suppress(BlockingIOError):
                    if not line.recv(1 << 20):
                        break


def hold(port: int, is_over: Event, opening: bytes, drip: bytes) -> None:
    """Open as many connections as there are to be had, and keep each with a byte now and then."""
    os.nice(POLITE)
    lines: list[socket.socket] = []
    while not is_over.is_set():
        with suppress(OSError):
            for _ in range(100):
                line = line_to(port)
                line.sendall(opening)
                lines.append(line)
        for line in lines:
            with suppress(OSError):
                line.sendall(drip)
        time.sleep(0.2)


def pings(port: int, is_over: Event) -> None:
    flood(port, is_over, UPGRADE, PINGS)


def pieces(port: int, is_over: Event) -> None:
    flood(port, is_over, UPGRADE, PIECES)


def texts(port: int, is_over: Event) -> None:
    flood(port, is_over, UPGRADE, TEXTS)


def requests(port: int, is_over: Event) -> None:
    flood(port, is_over, b"", GET)


def queues(port: int, is_over: Event) -> None:
    flood(port, is_over, b"", GET * 1000)


def bodies(port: int, is_over: Event) -> None:
    flood(port, is_over, POST, CHUNKS)


def heads(port: int, is_over: Event) -> None:
    hold(port, is_over, b"GET / HTTP/1.1\r\n", b"a: b\r\n")


def handshakes(port: int, is_over: Event) -> None:
    hold(port, is_over, UPGRADE[:-2], b"a: b\r\n")


def sockets(port: int, is_over: Event) -> None:
    hold(port, is_over, UPGRADE, b"\x8a\x80" + MASK)


def nobody(port: int, is_over: Event) -> None:
    """No attack, to compare with."""


ATTACKS: Final[dict[str, Callable[[int, Event], None]]] = {
    attack.__name__: attack
    for attack in (
        nobody,
        pings,
        pieces,
        texts,
        requests,
        queues,
        bodies,
        heads,
        handshakes,
        sockets,
    )
}


@contextmanager
def attacked(name: str, port: int) -> Iterator[None]:
    """Under attack meanwhile."""
    fork = multiprocessing.get_context("fork")  # they are to be there at once
    is_over = fork.Event()
    processes = [fork.Process(target=ATTACKS[name], args=(port, is_over)) for _ in range(ATTACKERS)]
    for process in processes:
        process.start()
    time.sleep(1.0)  # until they are there
    try:
        yield
    finally:
        is_over.set()
        for process in processes:
            process.join(5)
            process.kill()


def ask(port: int, path: str) -> bytes:
    """An answer to somebody else."""
    connection = http.client.HTTPConnection(HERE, port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        return connection.getresponse().read()
    finally:
        connection.close()


def counted(port: int) -> dict[str, float]:
    """What the server counts."""
    lines = ask(port, "/metrics").decode().splitlines()
    pairs = [line.split(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


def times(port: int, seconds: float) -> list[float]:
    """How long /healthz took, again and again, in milliseconds."""
    found: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        ask(port, "/healthz")
        found.append((time.perf_counter() - began) * 1000)
        time.sleep(0.02)
    return sorted(found)


def row(name: str, found: list[float], before: dict[str, float], after: dict[str, float]) -> str:
    """One line of the report."""
    middle, worst = found[len(found) // 2], found[-1]
    refused, grown, busy = (
        after[key] - before[key]
        for key in (
            "coltexpress_refusals_total",
            "process_resident_memory_bytes",
            "process_cpu_seconds_total",
        )
    )
    held = after["coltexpress_connections"]
    return (
        f"{name:11} {len(found):6} {middle:9.1f} {worst:8.0f} {busy:6.1f} {refused:9.0f} "
        f"{held:11.0f} {grown / 2**20:7.1f}"
    )


def main() -> None:
    """Attack, and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help="which attacks")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each")
    given = parser.parse_args()
    print("attack       asked  ms middle ms worst  CPU s   refused connections MiB grown")
    with tempfile.TemporaryDirectory() as folder:
        for name in given.attacks or ATTACKS:
            database = str(Path(folder) / f"{name}.sqlite3")
            with house(Settings(port=0, database=database, workers=1), None) as port:
                before = counted(port)
                with attacked(name, port):
                    print(row(name, times(port, given.seconds), before, counted(port)), flush=True)


if __name__ == "__main__":
    main()
