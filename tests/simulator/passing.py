"""Whoever is passed on to another server is told when that one is gone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from simulator.process import Process
from simulator.truth import Wrong

from coltexpress.server.hosting.node import STEADY
from coltexpress.server.http.relay import Relay

if TYPE_CHECKING:
    from simulator.world import World


def look_soon(world: World, number: int) -> None:
    """The lease of a server was ended: the others soon hear of it, and so do their clients."""
    world.agenda.after(STEADY, partial(look, world, number))


def look(world: World, number: int) -> None:
    """Note who is still passed on; they may just have been on their way there."""
    found = [(process, relays(process, number)) for process in world.processes]
    world.agenda.after(STEADY, partial(look_again, world, number, found))


def look_again(world: World, number: int, before: list[tuple[Process, set[Relay]]]) -> None:
    """Nobody who was passed on then is so now."""
    for process, found in before:
        if process.is_up and knows_all(process) and found & relays(process, number):
            world.fail(Wrong(f"somebody is passed on to {number}, which is gone"))


def check_relays(process: Process) -> None:
    """Nobody is passed on whose connection is lost."""
    for links in process.hall.node.links.values():
        for relay in links:
            assert isinstance(relay, Relay)
            if not relay.socket.is_open or relay.socket.relay is not relay:
                raise Wrong(f"somebody who is gone is still passed on to {relay.node}")


def relays(process: Process, number: int) -> set[Relay]:
    """Those of a server that pass somebody on to another, if it could know better."""
    if not knows_all(process):
        return set()
    sockets = [one.socket for one in process.connections if one.socket is not None]
    passed_on = [socket.relay for socket in sockets if socket.relay is not None]
    return {relay for relay in passed_on if relay.node == number}


def knows_all(process: Process) -> bool:
    """Does a server renew its lease just now, and so hear who is there?

    One that is ending hears no more of that, and sends everybody away.
    """
    hall = process.hall
    return process.is_open and process.is_running and not (hall.is_stopping or hall.node.is_late)
