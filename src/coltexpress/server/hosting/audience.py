"""Everybody who is connected to a room: as their seats, or watching.

As whom a client looks is never kept. It follows from who sits where, and is asked at the
moment when something is shown or done.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coltexpress.kernel.agenda import NOBODY
from coltexpress.kernel.vecs import mypyc_attr
from coltexpress.server.store.guests import Guest

WATCHING: Final = (NOBODY,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Client:
    """One socket in a room, as hosting knows it; how bytes travel is its own affair."""

    __slots__ = ("device", "guest", "is_open", "language", "room", "wants")

    def __init__(self, guest: Guest | None, language: str) -> None:
        self.guest = guest
        self.device = ""  # by the hash of its token
        self.language = language
        self.is_open = True
        self.wants: tuple[int, ...] = ()  # the seats that it would look with; none: it watches
        self.room = ""  # its code

    @property
    def is_passed_on(self) -> bool:
        """Does it look in a room of another server?"""
        return False

    def push(self, message: bytes) -> None:
        """Send a message, without waiting."""
        raise NotImplementedError

    def end_relay(self) -> None:
        """Look no more in a room of another server."""

    def close(self, code: int) -> None:
        """Let the client go."""
        raise NotImplementedError


class Owners:
    """Those to whom the seats of a room belong at this moment."""

    def owner(self, seat: int) -> int | None:
        """The guest whose seat it is; none if it is open or a bot's."""
        raise NotImplementedError


class Audience:
    """The clients of one room."""

    __slots__ = ("clients", "owners")

    def __init__(self, owners: Owners) -> None:
        self.owners = owners
        self.clients: dict[Client, None] = {}  # in the order in which they came

    def viewers_of(self, client: Client) -> tuple[int, ...]:
        """As whom a client looks now: of the seats it wants, those that are its own."""
        if not client.wants:
            return WATCHING
        if client.guest is None:
            return ()
        guest, owners, wants = client.guest.id, self.owners, client.wants
        if len(wants) == 1:  # nearly always, and asked for every message
            return wants if owners.owner(wants[0]) == guest else ()
        return tuple([seat for seat in wants if owners.owner(seat) == guest])

    @property
    def looking(self) -> set[int]:
        """All viewers as whom somebody looks now."""
        return {viewer for client in self.clients for viewer in self.viewers_of(client)}

    def tell(self, message: bytes, but: Client | None = None) -> None:
        """The same message to everybody, but perhaps to one."""
        for client in self.clients:
            if client is not but:
                client.push(message)

    def show(self, messages: dict[int, bytes]) -> None:
        """To everybody what they may see."""
        for client in self.clients:
            for viewer in self.viewers_of(client):
                message = messages.get(viewer)
                if message is not None:
                    client.push(message)

    @property
    def seats(self) -> list[int]:
        """The seats whose people are there."""
        return sorted(viewer for viewer in self.looking if viewer >= 0)

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return sum(not client.wants for client in self.clients)

    def of_guests(self, guests: Iterable[int]) -> list[Client]:
        """The clients of these guests."""
        wanted = set(guests)
        return [one for one in self.clients if one.guest is not None and one.guest.id in wanted]
