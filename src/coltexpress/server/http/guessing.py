"""Codes are looked up only while whoever asks has not guessed too often.

A guess is paid before the look-up and given back when the code was right; so many look-ups at once
buy nothing, and when the budget is spent a right code is refused like a wrong one. A guest pays
from a budget of their own first and then from that of their address; strangers at the same address
have another one. Whoever belongs to a room already gets in, however often others at the same
address have mistyped.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from coltexpress.server.codes import tidy_code
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.limits import Limits
from coltexpress.server.refusals import Refused
from coltexpress.server.store.guests import Guest
from coltexpress.server.store.rooms import belongs

WRONG: Final = ("no_such_room", "no_such_link", "bad_passkey")


@asynccontextmanager
async def guessing(
    hall: Hall, guest: Guest | None, address: str, code: str = ""
) -> AsyncIterator[None]:
    """Look a code up in here; refused if whoever asks has guessed too often."""
    try:
        pay(hall.limits, guest, address)
    except Refused:
        if guest is None or not await is_at(hall, guest.id, code):
            raise
        yield
        return
    try:
        yield
    except Refused as refused:
        if refused.code not in WRONG:
            give_back(hall.limits, guest, address)
        raise
    give_back(hall.limits, guest, address)


async def guessed(
    hall: Hall, guest: Guest | None, address: str, code: str, work: Callable[[], Awaitable[None]]
) -> None:
    """The same for something that looks a code up."""
    async with guessing(hall, guest, address, code):
        await work()


def pay(limits: Limits, guest: Guest | None, address: str) -> None:
    """Pay for a guess: a guest first, then the address."""
    if guest is not None:
        limits.guesses_of_guest.take(guest.id)
    try:
        limits.guesses.take((address, guest is None))
    except Refused:
        if guest is not None:
            limits.guesses_of_guest.give_back(guest.id)
        raise


def give_back(limits: Limits, guest: Guest | None, address: str) -> None:
    """It was no guess."""
    limits.guesses.give_back((address, guest is None))
    if guest is not None:
        limits.guesses_of_guest.give_back(guest.id)


async def is_at(hall: Hall, guest: int, code: str) -> bool:
    """Does this guest belong to the room with this code? That tells them nothing new."""
    code = tidy_code(code)
    room = hall.rooms.get(code)
    if room is not None and room.audience.of_guests([guest]):
        return True
    return bool(code) and await hall.store.read(partial(belongs, code=code, guest=guest))
