"""Hold many idle sockets on one server, and measure what each of them costs in memory.

    python3 scripts/idle_sockets.py --sockets 20000

The sockets come from several loopback addresses (Linux has all of 127.0.0.0/8) and from several
processes, and stay as those of a page do: in a room, with a ping now and then. When all are there,
somebody asks for a page and plays, to see whether the server still does its work.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
from server.running import Guest, Server, served
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from coltexpress.protocol.messages import VERSION, Hello, Ping

AN_ADDRESS = 250  # sockets, fewer than one address may have
AT_ONCE = 50  # handshakes under way in each process
PING_EVERY = 20.0  # seconds; who is silent for a minute is gone
ROOMS = 400
OTHERS = 500  # open files of a server beside its sockets
MEBIBYTE = 1 << 20


class Idle(asyncio.Protocol):
    """A socket in a room that says nothing but pings."""

    def __init__(self, address: str, hello: bytes) -> None:
        self.frames = ClientProtocol(parse_uri(f"ws://{address}/api/socket"), max_size=None)
        self.hello = hello
        self.welcomed: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.frames.send_request(self.frames.connect())
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.frames.receive_data(data)
        if self.frames.events_received() and not self.is_open:
            self.is_open = True
            self.frames.send_text(self.hello)
        elif not self.welcomed.done():
            self.welcomed.set_result(True)
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        if not self.welcomed.done():
            self.welcomed.set_result(False)

    def ping(self) -> None:
        self.frames.send_text(msgspec.json.encode(Ping(at=0)))
        self.flush()

    def flush(self) -> None:
        self.transport.write(b"".join(self.frames.data_to_send()))


async def hold(port: int, places: list[tuple[str, str]], pipe: Connection) -> None:
    """Open sockets from these addresses in these rooms, say how many, and hold them."""
    loop, gate = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)
    held: list[Idle] = []

    async def open_one(near: str, room: str) -> None:
        hello = msgspec.json.encode(Hello(version=VERSION, room=room))
        async with gate:
            one = Idle(f"127.0.0.1:{port}", hello)
            await loop.create_connection(lambda: one, "127.0.0.1", port, local_addr=(near, 0))
            held.append(one)
            await asyncio.wait_for(one.welcomed, 60)

    async def ping_all() -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            for number, one in enumerate(held):
                if one.is_open:
                    one.ping()
                if not number % 100:
                    await asyncio.sleep(0.01)

    pinging = asyncio.create_task(ping_all())
    await asyncio.gather(*[open_one(*place) for place in places])
    pipe.send(sum(one.is_open for one in held))
    while not pipe.poll():
        await asyncio.sleep(0.2)
    pinging.cancel()
    pipe.send(sum(one.is_open for one in held))


def run(port: int, places: list[tuple[str, str]], pipe: Connection) -> None:
    """In a process of its own."""
    asyncio.run(hold(port, places, pipe))


def memory(server: Server) -> int:
    """What a server has in memory, in bytes."""
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def processor(server: Server) -> float:
    """The processor time that a server has used, in seconds."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii").split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def healthz(guest: Guest, count: int = 100) -> list[float]:
    """How long answers take, in milliseconds."""
    times = []
    for _ in range(count):
        began = time.perf_counter()
        assert guest.get("/healthz").status_code == 200
        times.append((time.perf_counter() - began) * 1000)
    return times


def guest_sockets(guest: Guest) -> int:
    """How many sockets the server counts."""
    lines = guest.get("/metrics").text.splitlines()
    return int(
        float(next(one for one in lines if one.startswith("coltexpress_sockets ")).split()[1])
    )


def measure(server: Server, count: int, jobs: int) -> None:
    """Open the sockets, look, and let them go."""
    with Guest(server, "Ada") as ada:
        rooms = [ada.new_room("person", "person", start=True)["code"] for _ in range(ROOMS)]
        before, began = memory(server), time.monotonic()
        addresses = [f"127.0.{10 + n // 250}.{1 + n % 250}" for n in range(count // AN_ADDRESS + 1)]
        places = [(addresses[n // AN_ADDRESS], rooms[n % ROOMS]) for n in range(count)]
        pipes = []
        for number in range(jobs):
            mine, theirs = multiprocessing.Pipe()
            share = places[number::jobs]
            multiprocessing.Process(
                target=run, args=(server.port, share, theirs), daemon=True
            ).start()
            pipes.append(mine)
        while not all(pipe.poll() for pipe in pipes):
            time.sleep(5)
            so_far = guest_sockets(ada)
            print(f"{so_far:,} so far, {memory(server) / MEBIBYTE:.0f} MiB", flush=True)
        opened = sum(pipe.recv() for pipe in pipes)
        took, there = time.monotonic() - began, memory(server)
        print(f"{opened:,} sockets after {took:.0f} s, {opened / took:.0f} a second", flush=True)
        each = (there - before) / max(1, opened) / 1024
        print(
            f"memory: {before / MEBIBYTE:.0f} MiB before, {there / MEBIBYTE:.0f} MiB with them,"
            f" {each:.1f} KiB for each",
            flush=True,
        )
        spent, since = processor(server), time.monotonic()
        time.sleep(3 * PING_EVERY)
        idle = (processor(server) - spent) / (time.monotonic() - since)
        print(f"processor while idle: {idle:.1%} of one core", flush=True)
        times = healthz(ada)
        with ada.sit(rooms[0], 0, 1) as talk:
            talk.play_on(random.Random(1), 30)
        print(f"/healthz: median {statistics.median(times):.1f} ms, worst {max(times):.0f} ms")
        for pipe in pipes:
            pipe.send(None)
        left = sum(pipe.recv() for pipe in pipes)
        assert left == opened == count, f"{opened} were opened and {left} left, of {count}"
        print(f"after {time.monotonic() - began:.0f} s all {left:,} were still there")


def main() -> None:
    """Start a server, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--sockets", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=4, help="processes that hold the sockets")
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard != resource.RLIM_INFINITY and hard < given.sockets + OTHERS:
        sys.exit(f"This system allows a process {hard:,} open files: {hard - OTHERS:,} sockets.")
    with tempfile.TemporaryDirectory() as name:
        options = ("--sockets", str(given.sockets + 1000), "--generosity", "50")
        with served(Path(name), *options) as server:
            measure(server, given.sockets, given.jobs)


if __name__ == "__main__":
    main()
