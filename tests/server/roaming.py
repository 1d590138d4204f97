"""Several servers on one database, and people who are connected anywhere and come back anywhere."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from server.audit import Player
from server.running import Guest, Server, served

from coltexpress.protocol.messages import Ack, Afresh, Choose, Error, Update, Welcome

LAST_WORDS = 20_000  # letters of each log that are shown when something is wrong
AVOIDED = 5.0  # seconds that nobody goes to a server which was silent
NOTICED = 0.5  # seconds without an answer that are a pause


class Roamer(Player):
    """A player who is connected anywhere, and notes for how long they were kept waiting.

    A pause begins when the connection is lost, or with the choice that nobody answered, or with the
    last word of a server that fell silent; it ends with a welcome, or with the answer after all.
    """

    servers: Sequence[Server]
    blame: Callable[[], str]  # what goes wrong just now
    pauses: dict[str, list[float]]  # of everybody, by what had gone wrong: seconds
    thinks = 0.0  # seconds for a choice, on average
    moved_at = 0.0  # when the room was last heard of
    sent_at = 0.0  # when the choice that is not answered was sent
    away_since: float | None = None
    halted_since: float | None = None  # when a choice was sent that could not be kept
    blamed = ""  # what went wrong last when the room was lost

    def __init__(self, server: Server, cookie: str, code: str, seat: int, seed: int) -> None:
        super().__init__(server, cookie, code, seat, seed)
        self.lost_at: dict[Server, float] = {}  # when each server was last silent

    async def play(self) -> None:
        self.moved_at = time.monotonic()
        await super().play()
        self.away_since = None

    async def play_once(self) -> None:
        """Play anywhere, but not where it went wrong just now: a proxy in front does the same."""
        self.heard_at = now = time.monotonic()
        well = [one for one in self.servers if now - self.lost_at.get(one, -AVOIDED) >= AVOIDED]
        self.server = self.rng.choice(well or self.servers)
        try:
            await super().play_once()
        except TimeoutError:
            self.lost_at[self.server] = time.monotonic()
            self.lost(self.heard_at)
            raise
        finally:
            self.lost(time.monotonic())

    def lost(self, since: float) -> None:
        """The room is out of reach."""
        if self.away_since is None:
            is_answered = self.pending is None
            self.away_since = since if is_answered else min(since, self.sent_at or since)
            self.blamed = self.blame()

    async def think(self) -> None:
        self.sent_at = 0.0  # nobody waits for an answer as long as they think
        if self.thinks:
            await asyncio.sleep(self.rng.uniform(0, 2 * self.thinks))
        self.sent_at = time.monotonic()

    def hear(self, message: object) -> Choose | None:
        if isinstance(message, (Update, Afresh)):
            assert message.viewer == self.seat, "somebody was shown another seat"
            self.moved_at = time.monotonic()
            if self.halted_since is not None:
                self.paused(self.halted_since, self.blame())
                self.halted_since = None
        elif isinstance(message, Error) and message.code == "not_kept":
            self.halted_since = self.sent_at
        if isinstance(message, Welcome) and self.away_since is not None:
            self.paused(self.away_since, self.blamed)
            self.away_since = self.halted_since = None
        elif isinstance(message, Ack) and time.monotonic() - self.sent_at > NOTICED:
            self.paused(self.sent_at, self.blame())
        return super().hear(message)

    def paused(self, since: float, why: str) -> None:
        """It goes on."""
        self.pauses.setdefault(why, []).append(time.monotonic() - since)


def seated(
    servers: Sequence[Server],
    guests: Sequence[Guest],
    games: Sequence[str],
    count: int,
    seed: int,
    pauses: dict[str, list[float]],
    blame: Callable[[], str] = lambda: "restart",
    thinks: float = 0.0,
) -> list[Roamer]:
    """The players of so many rooms for two people and a bot, which were opened at any server."""
    players = []
    for number in range(count):
        guest, game = guests[number % len(guests)], games[number % len(games)]
        code = guest.new_room("person", "person", "uniform", game=game, start=True)["code"]
        for seat in (0, 1):
            player = Roamer(servers[0], guest.cookie, code, seat, seed + 2 * number + seat)
            player.servers, player.pauses, player.blame = servers, pauses, blame
            player.thinks = thinks
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
