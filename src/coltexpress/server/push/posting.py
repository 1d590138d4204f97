"""Handing a sealed message to a push service, in a thread beside the event loop."""

from __future__ import annotations

import asyncio
import http.client
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from coltexpress.server.push.endpoints import Endpoint, Forbidden, resolve

WITHIN: Final = 10.0  # seconds for connecting, and for each answer
THREADS: Final = 4
READ: Final = 1024  # bytes of an answer; nobody reads more


class Pinned(http.client.HTTPSConnection):
    """A connection to an address that was looked at, for the name that it belongs to."""

    def __init__(self, endpoint: Endpoint, address: str, context: ssl.SSLContext) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=WITHIN, context=context)
        self.address = address
        self.trusted = context

    def connect(self) -> None:
        """Connect to that address; the certificate must be that of the name."""
        plain = socket.create_connection((self.address, self.port), WITHIN)
        try:
            self.sock = self.trusted.wrap_socket(plain, server_hostname=self.host)
        except BaseException:
            plain.close()
            raise


class Post:
    """Sends messages, a few at a time."""

    def __init__(self, context: ssl.SSLContext | None = None, *, private: bool = False) -> None:
        self.context = context  # none: certificates are judged as the system does
        self.private = private  # services on private addresses, which tests run themselves
        self.threads: ThreadPoolExecutor | None = None

    async def send(self, endpoint: Endpoint, headers: dict[str, str], content: bytes) -> int:
        """Send a message; the status with which it was answered, or 0 if nobody did."""
        if self.threads is None:
            self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        work = partial(self.post, endpoint, headers, content)
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def post(self, endpoint: Endpoint, headers: dict[str, str], content: bytes) -> int:
        """The same in a thread; redirections are not followed."""
        if self.context is None:
            self.context = ssl.create_default_context()
        try:
            address = resolve(endpoint, private=self.private)
            connection = Pinned(endpoint, address, self.context)
            try:
                connection.request("POST", endpoint.path, content, headers)
                answer = connection.getresponse()
                answer.read(READ)
                return answer.status
            finally:
                connection.close()
        except (OSError, http.client.HTTPException, Forbidden):  # bad names and time-outs too
            return 0

    def close(self) -> None:
        """Send no more; whatever is on its way is not waited for."""
        if self.threads is not None:
            self.threads.shutdown(wait=False, cancel_futures=True)
