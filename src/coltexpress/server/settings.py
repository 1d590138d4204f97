"""How a server is set: where it listens, what it keeps, and how much it lets anybody do."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from coltexpress.games import NAMES, OFFERED
from coltexpress.server.addresses import Network
from coltexpress.server.limits import SOCKETS
from coltexpress.server.store.engine import default_database

PORT: Final = 8377
ROOMS_A_GUEST: Final = 50  # waiting or in play
SOCKETS_A_GUEST: Final = 20
STATIC: Final = Path(__file__).parents[1] / "static"


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()  # pages of other addresses that may open a socket
    host_names: tuple[str, ...] = ()  # by which this server may be called, beside its own
    metrics_from: tuple[Network, ...] = ()  # who may read /metrics, beside this machine
    proxies: tuple[Network, ...] = ()  # whose X-Forwarded-For and -Proto are believed
    static: Path = STATIC
    request_within: float = 10.0  # seconds; a request that has not come by then is not awaited
    workers: int = 0  # processes for bots; 0: one a core
    bot_pause: float = 0.5  # seconds before a bot chooses while people watch
    second: int = 1000  # milliseconds of the clocks; tests are in a hurry
    call_after: float = 60.0  # seconds after which who is waited for in a slow room is called
    idle: float = 60.0  # seconds after which a room that nobody watches leaves the memory
    sockets: int = SOCKETS  # at most
    generosity: float = 1.0  # multiplies all limits
    node_address: str = ""  # where other servers of the same database reach this one
    developer: bool = False  # are games for developers offered too?
    seed: int | None = None  # for tests: who wishes for the same room is dealt the same

    def most(self, count: int) -> int:
        """A limit, as generous as this server is."""
        return int(count * self.generosity)

    @property
    def games(self) -> tuple[str, ...]:
        """The games that can be played here."""
        return NAMES if self.developer else OFFERED
