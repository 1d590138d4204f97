"""Requests over HTTP, at any server: passed on to the owner of a room, as the doors do it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from simulator.disk import settle
from sqlalchemy.exc import SQLAlchemyError

from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.node import Elsewhere
from coltexpress.server.http.peers import ANSWERED, WITHIN, Looking
from coltexpress.server.refusals import Refused
from coltexpress.server.store.guests import Guest

if TYPE_CHECKING:
    from simulator.people import Person
    from simulator.process import Process

Work = Callable[[Hall, Guest], Awaitable[object]]


class Request(NamedTuple):
    """What somebody wants."""

    person: Person
    what: str
    work: Work
    code: str | None  # of the room that it is about
    is_stranger: bool


async def serve(process: Process, asked: Request) -> None:
    """Do what was asked; the answer may be lost, and nobody minds."""
    world, person = process.world, asked.person
    said = f"{person.name}: {asked.what}"
    try:
        guest = world.guests[person.guest] if asked.is_stranger else world.whose(person.token)
        if guest is None:
            raise Refused("not_a_guest")
        if process.hall.is_stopping:
            raise Refused("closing")
        await carry_out(process, asked, guest)
    except Refused as refused:
        world.note(f"{said}: refused, {refused.code}")
    except SQLAlchemyError as error:
        world.note(f"{said}: {type(error).__name__}")
    except Exception as error:  # noqa: BLE001  # whatever it is, it is a mistake
        world.fail(error)
    else:
        world.note(f"{said}: done")


async def carry_out(process: Process, asked: Request, guest: Guest) -> None:
    """Do it here, or have it done by the server that owns the room; wait while it changes hands."""
    looking = Looking(process.hall)
    while True:
        try:
            await asked.work(process.hall, guest)
        except Elsewhere as where:
            if await pass_on(process, where, asked, guest):
                return
        else:
            return
        await looking.wait()


async def pass_on(process: Process, where: Elsewhere, asked: Request, guest: Guest) -> bool:
    """Have it done by another server; false if nothing was done there."""
    world, peer = process.world, await process.hall.node.peer(where.node)
    if peer is None:
        return False
    if where.code != asked.code:
        return True  # it is done, and the answer is how another room stands
    there = world.processes[int(peer.address.rpartition(":")[0].rpartition(".")[2])]
    await asyncio.sleep(process.rng.uniform(0.0005, 0.02))
    if process.is_apart or there.is_apart or there.is_silent:
        await asyncio.sleep(WITHIN)
        return False
    if not there.is_up or not there.is_open or there.hall.node.me.secret != peer.secret:
        return False
    answer: asyncio.Future[bool] = process.loop.create_future()
    there.enter(lambda: start(there, process, asked, guest, answer))
    try:
        async with asyncio.timeout(ANSWERED):
            return await answer
    except TimeoutError as error:
        raise Refused("not_kept") from error  # nobody knows whether it was done


def start(
    there: Process, process: Process, asked: Request, guest: Guest, answer: asyncio.Future[bool]
) -> None:
    """The owner begins with what was passed on."""
    there.hall.spawn(answered(there, process, asked, guest, answer))


async def answered(
    there: Process, process: Process, asked: Request, guest: Guest, answer: asyncio.Future[bool]
) -> None:
    """Do at the owner what was passed on, and send the answer back."""
    is_done, error = True, None
    try:
        await asked.work(there.hall, guest)
    except Elsewhere as where:
        is_done = where.code != asked.code
    except (Refused, SQLAlchemyError) as refused:
        error = refused
    except Exception as mistake:  # noqa: BLE001  # whatever it is, it is one
        there.world.fail(mistake)

    def arrive() -> None:
        if not (process.is_apart or there.is_apart):
            process.enter(partial(settle, answer, is_done, error))

    there.world.agenda.after(there.rng.uniform(0.0005, 0.02), arrive)
