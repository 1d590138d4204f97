"""Mistakes of servers that share a database: each must be noticed in some world of several."""

from __future__ import annotations

from functools import partial

from simulator.mutants import Mistake
from sqlalchemy import Connection, delete, select, update

from coltexpress.server.hosting import hall, node
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.node import Node
from coltexpress.server.hosting.recovery import read_whole
from coltexpress.server.hosting.room import Room
from coltexpress.server.http.relay import Relay
from coltexpress.server.store import nodes, writer
from coltexpress.server.store.nodes import Claim, Now, Peer, free
from coltexpress.server.store.schema import nodes as nodes_table
from coltexpress.server.store.schema import rooms


def every_job(connection: Connection, jobs: list[writer.Job]) -> list[writer.Job]:
    """Nobody asks whether the rooms are still this server's."""
    return jobs


def without_telling(connection: Connection, jobs: list[writer.Job]) -> list[writer.Job]:
    """What may not be written is left out, and nobody is told."""
    left = UNFENCED(connection, jobs)
    for job in jobs:
        if isinstance(job.error, writer.Fenced):
            job.error = None
    return left


def end_all(connection: Connection) -> list[int]:
    """Every lease is ended, whether it has run out or not."""
    ended = list(connection.execute(delete(nodes_table).returning(nodes_table.c.id)).scalars())
    for number in ended:
        free(connection, number)
    return ended


def end_without_freeing(connection: Connection) -> list[int]:
    """A lease is ended, and its rooms stay a dead server's."""
    expired = select(nodes_table.c.id).where(nodes_table.c.until < Now())
    gone = delete(nodes_table).where(nodes_table.c.id.in_(expired)).returning(nodes_table.c.id)
    return list(connection.execute(gone).scalars())


def free_quietly(connection: Connection, number: int) -> None:
    """The rooms of a server that is gone are nobody's, and nobody wakes them."""
    mine = rooms.c.owner == number
    connection.execute(update(rooms).where(mine).values(owner=None, due_at=None))


def claim_from_anybody(connection: Connection, code: str, number: int) -> bool:
    """A room is taken also from a server that lives."""
    mine = rooms.c.code == code
    connection.execute(update(rooms).where(mine).values(owner=number, due_at=None))
    return True


async def read_any_owner(self: Hall, code: str) -> object:
    """A room is had in memory whoever owns it."""
    number = await self.node.entered()
    found = await self.store.read(lambda connection: read_whole(connection, code))
    if found[0].owner is None:
        found = await self.store.write(lambda connection: hall.claimed(connection, code, number))
    row, seating, host = found
    mine = Room(self, row, seating, host, Claim(row.id, number))
    return self.rooms.setdefault(code, mine)


def meet_and_forget(self: Node, peers: dict[int, Peer]) -> None:
    """Whoever looks at a room of a server that is gone is not told."""
    self.peers = peers


def lose_and_keep(self: Node) -> None:
    """A server that has lost its lease keeps its rooms."""
    self.number = 0


def is_wanted_anyway(_: Relay) -> bool:
    """A way to another server is kept, whoever has left while it was opened."""
    return True


async def enter_blindly(self: Node) -> int:
    """Whoever begins anew goes by what it has heard under the number before."""
    work = partial(nodes.enter, peer=self.me, lease=node.LEASE)
    self.number, self.beaten_at = await self.hall.store.write(work), self.hall.loop.time()
    if self.beating is None:
        self.beating = self.hall.spawn(self.live())
    return self.number


UNFENCED = writer.unfenced
NODE_MUTANTS: dict[str, Mistake] = {
    "nobody is fenced off": Mistake("does not own it", [(writer, "unfenced", every_job)], 14),
    "what is fenced off is acknowledged": Mistake(
        "acknowledged and not kept|before it was kept|is not the one",
        [(writer, "unfenced", without_telling)],
        36,
    ),
    "leases are ended before they have run out": Mistake(
        "before it had run out", [(node, "end_expired", end_all)], 0
    ),
    "rooms of the dead stay theirs": Mistake(
        "who has no lease", [(node, "end_expired", end_without_freeing)], 0
    ),
    "rooms of the dead are not woken": Mistake(
        "does not go on", [(nodes, "free", free_quietly)], 9
    ),
    "rooms are taken from the living": Mistake(
        "taken from|does not own it", [(hall, "claim", claim_from_anybody)], 0
    ),
    "a room is had by two": Mistake(
        "does not own it|does not go on", [(Hall, "read", read_any_owner)], 8
    ),
    "who looks at a room of the dead is not told": Mistake(
        "which is gone|does not go on", [(Node, "meet", meet_and_forget)], 11
    ),
    "a way is kept for who has left": Mistake(
        "who is gone is still passed on", [(Relay, "is_wanted", property(is_wanted_anyway))], 0
    ),
    "who begins anew knows what it knew": Mistake(
        "which is gone", [(Node, "enter", enter_blindly)], 2608
    ),
    "a lost lease changes nothing": Mistake(
        "does not own it|does not go on", [(Node, "lose", lose_and_keep)], 4
    ),
}
