"""The application: every request and every socket comes in here."""

from __future__ import annotations

import asyncio

from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState

from coltexpress.server.hosting.hall import Hall
from coltexpress.server.http.doors import Doors
from coltexpress.server.http.gate import Gate
from coltexpress.server.http.headers import SafeHeaders
from coltexpress.server.http.peers import is_ready
from coltexpress.server.logs import failed_in_the_loop
from coltexpress.server.settings import Settings
from coltexpress.server.store.store import open_store
from coltexpress.server.workers.pool import Workers, sensible_count
from coltexpress.server.workers.shared import Shared


class App:
    """The server as ASGI sees it; its doors are open between start and stop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall: Hall | None = None
        self.doors: Doors | None = None
        self.failure: Exception | None = None  # why it could not start
        self.http = SafeHeaders(self.enter, settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        else:
            await self.live(receive, send)

    async def enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request."""
        assert self.doors is not None, "no request comes before the start"
        await self.doors(scope, receive, send)

    def connect(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: object = None,
    ) -> Gate:
        """A connection, as uvicorn asks for one."""
        assert self.hall is not None, "no connection comes before the start"
        return Gate(self.hall, config, server_state, app_state)

    async def live(self, receive: Receive, send: Send) -> None:
        """Open everything when the server starts, and close it when it stops."""
        await receive()
        try:
            await self.start()
        except Exception as error:
            self.failure = error
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        """Open the store, and let the games that were in play go on."""
        asyncio.get_running_loop().set_exception_handler(failed_in_the_loop)
        store = await open_store(self.settings.database)
        own = Workers(sensible_count(self.settings.workers))
        self.hall = Hall(self.settings, store, own)
        if store.engine.dialect.name == "postgresql":
            node = self.hall.node
            self.hall.workers = Shared(own, store, lambda: node.number)
        self.hall.node.can_take = is_ready
        self.doors = Doors(self.hall)
        self.hall.open()

    async def drain(self) -> None:
        """Take no more choices, and send out what those before have brought."""
        if self.hall is not None:
            await self.hall.drain()

    async def stop(self) -> None:
        """Close everything, after what was begun is done."""
        if self.hall is not None:
            await self.hall.close()
            await self.hall.store.close()
