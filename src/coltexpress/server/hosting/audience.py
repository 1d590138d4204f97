"""Everybody who is connected to a table: with the eyes of their seats, or watching."""

from __future__ import annotations

from collections.abc import Iterable

from coltexpress.kernel.agenda import NOBODY
from coltexpress.server.store.guests import Guest


class Client:
    """One socket at a table, as hosting knows it; how bytes travel is its own affair."""

    __slots__ = ("eyes", "guest", "language", "table")

    def __init__(self, guest: Guest | None, language: str) -> None:
        self.guest = guest
        self.language = language
        self.eyes: tuple[int, ...] = ()  # its seats; or nobody's, to watch
        self.table = ""  # its code

    def push(self, message: bytes) -> None:
        """Send a message, without waiting."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Let the client go."""
        raise NotImplementedError


class Audience:
    """The clients of one table, by the eyes with which they look."""

    __slots__ = ("by_eyes", "clients")

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.by_eyes: dict[int, list[Client]] = {}

    def add(self, client: Client) -> None:
        """A client joins."""
        self.clients.add(client)
        for eyes in client.eyes:
            self.by_eyes.setdefault(eyes, []).append(client)

    def remove(self, client: Client) -> list[int]:
        """A client leaves; the eyes with which nobody looks any more."""
        self.clients.discard(client)
        closed = []
        for eyes in client.eyes:
            others = self.by_eyes.get(eyes, [])
            if client in others:
                others.remove(client)
                if not others:
                    del self.by_eyes[eyes]
                    closed.append(eyes)
        return closed

    def tell(self, message: bytes) -> None:
        """The same message to everybody."""
        for client in self.clients:
            client.push(message)

    def tell_eyes(self, eyes: int, message: bytes) -> None:
        """A message to those who look with these eyes."""
        for client in self.by_eyes.get(eyes, ()):
            client.push(message)

    @property
    def seats(self) -> list[int]:
        """The seats whose people are there."""
        return sorted(eyes for eyes in self.by_eyes if eyes >= 0)

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return len(self.by_eyes.get(NOBODY, ()))

    def of_guests(self, guests: Iterable[int]) -> list[Client]:
        """The clients of these guests."""
        wanted = set(guests)
        return [one for one in self.clients if one.guest is not None and one.guest.id in wanted]
