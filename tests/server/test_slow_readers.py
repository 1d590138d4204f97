"""Clients that stop reading, on real sockets: they are cut off, and cost little until then."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from server.raw import TEXT, frame, upgraded
from server.running import Guest, Server

from coltexpress.protocol.messages import VERSION, Hello, Ping, Pong, Welcome

READERS = 4
WITHIN = 240.0  # seconds, on a busy machine; the system itself lets some MiB wait
ALLOWED = 2 << 20  # bytes of memory for each; the server lets 1 MiB wait
PAUSE = 0.02  # seconds, so that no other limit is met


def memory(server: Server) -> int:
    """Bytes of the process that are in memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) << 10


def ask_without_reading(server: Server, lines: list[socket.socket], hello: bytes) -> int:
    """Ask for whole scenes and read none until the server hangs up; the most memory meanwhile."""
    most, deadline = memory(server), time.monotonic() + WITHIN
    while lines:
        assert time.monotonic() < deadline, "somebody who does not read is still there"
        for line in list(lines):
            try:
                line.sendall(hello)
            except OSError:
                lines.remove(line)
        most = max(most, memory(server))
        time.sleep(PAUSE)
    return most


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_who_stops_reading_is_cut_off_and_costs_little(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        code = ada.new_room("person", "person", "person", start=True)["code"]
        hello = msgspec.json.encode(Hello(version=VERSION, room=code, seats=[0, 1, 2]))
        with ada.sit(code, 0, 1, 2) as honest, ExitStack() as stack:
            honest.until(Welcome)
            cookie = f"Cookie: {ada.cookie}\r\n"
            before = memory(fresh)
            lines = [stack.enter_context(upgraded(fresh, more=cookie)) for _ in range(READERS)]
            for line in lines:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            most = ask_without_reading(fresh, lines, frame(TEXT, hello))
            assert most < before + READERS * ALLOWED
            honest.say(Ping(at=7))  # nobody else was kept waiting
            assert honest.until(Pong).at == 7
