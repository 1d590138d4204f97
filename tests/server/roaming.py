"""Several servers on one database, and people who are connected anywhere and come back anywhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from server.audit import Player
from server.running import Guest, Server, served

from coltexpress.protocol.messages import Afresh, Choose, Update, Welcome

LAST_WORDS = 20_000  # letters of each log that are shown when something is wrong


class Roamer(Player):
    """A player who is connected anywhere, and notes for how long the room was out of reach."""

    servers: Sequence[Server]
    blame: Callable[[], str]  # what goes wrong just now
    pauses: dict[str, list[float]]  # of everybody, by what had gone wrong: seconds
    away_since: float | None = None
    blamed = ""  # what went wrong last when the room was lost

    async def play(self) -> None:
        await super().play()
        self.away_since = None

    async def play_once(self) -> None:
        self.server = self.rng.choice(self.servers)
        try:
            await super().play_once()
        finally:
            if self.away_since is None:
                self.away_since, self.blamed = time.monotonic(), self.blame()

    def hear(self, message: object) -> Choose | None:
        if isinstance(message, (Update, Afresh)):
            assert message.viewer == self.seat, "somebody was shown another seat"
        if isinstance(message, Welcome) and self.away_since is not None:
            pause = time.monotonic() - self.away_since
            self.pauses.setdefault(self.blamed, []).append(pause)
            self.away_since = None
        return super().hear(message)


def seated(
    servers: Sequence[Server],
    guests: Sequence[Guest],
    games: Sequence[str],
    count: int,
    seed: int,
    pauses: dict[str, list[float]],
    blame: Callable[[], str] = lambda: "restart",
) -> list[Roamer]:
    """The players of so many rooms for two people and a bot, which were opened at any server."""
    players = []
    for number in range(count):
        guest, game = guests[number % len(guests)], games[number % len(games)]
        code = guest.new_room("person", "person", "uniform", game=game, start=True)["code"]
        for seat in (0, 1):
            player = Roamer(servers[0], guest.cookie, code, seat, seed + 2 * number + seat)
            player.servers, player.pauses, player.blame = servers, pauses, blame
            players.append(player)
    return players


@contextmanager
def last_words(servers: Sequence[Server]) -> Iterator[None]:
    """If something is wrong show what servers have logged, which is gone with their folder."""
    try:
        yield
    except BaseException:
        for server in servers:
            print(server.log.read_text(encoding="utf-8")[-LAST_WORDS:], file=sys.stderr)
        raise


@contextmanager
def cluster(
    folder: Path, database: str, count: int, options: tuple[str, ...]
) -> Iterator[list[Server]]:
    """So many servers on one database."""
    with ExitStack() as stack:
        servers = []
        for number in range(count):
            place = folder / f"node{number}"
            place.mkdir()
            servers.append(stack.enter_context(served(place, *options, database=database)))
        with last_words(servers):
            yield servers
