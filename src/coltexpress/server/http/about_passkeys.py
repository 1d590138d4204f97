"""Requests about passkeys: made, listed, taken away, and used to come back on another device."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from starlette.responses import Response

from coltexpress.protocol import passkeys as told
from coltexpress.server.codes import new_token
from coltexpress.server.hosts import name_in
from coltexpress.server.http.about_guests import with_token
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.http.guessing import guessing
from coltexpress.server.letters import decoded, encoded
from coltexpress.server.names import tidy_name
from coltexpress.server.passkeys import ALGORITHMS
from coltexpress.server.passkeys.ceremony import Site, challenge_in, goes_on, made, used
from coltexpress.server.refusals import Refused
from coltexpress.server.store import passkeys as store
from coltexpress.server.store.guests import Linked

LIVES: Final = 5 * 60 * 1000  # milliseconds of a challenge
CHALLENGE: Final = 32  # bytes
MOST: Final = 10  # passkeys of one guest
CREATE: Final = "webauthn.create"
GET: Final = "webauthn.get"


async def wish(call: Call) -> told.PasskeyWish:
    """Ask a browser to make a passkey for me."""
    me = call.me
    challenge, until = await new_challenge(call, me.id)
    known = await call.hall.store.read(partial(store.credentials_of, guest=me.id))
    return told.PasskeyWish(
        challenge=challenge,
        site=site_of(call).name,
        user=told.PasskeyUser(id=encoded(handle(me.id)), name=me.name),
        algorithms=list(ALGORITHMS),
        known=known,
        expires=until,
    )


async def add(call: Call) -> told.Passkeys:
    """Keep a passkey that was made for me."""
    me, wanted = call.me, call.read(told.NewPasskey)
    name, site, now = tidy_name(wanted.name), site_of(call), call.hall.told_time()
    try:
        client = decoded(wanted.client)
        challenge = challenge_in(client, CREATE, site)
        await need_open(call, challenge, me.id)
        one = await asyncio.to_thread(made, decoded(wanted.attestation), site)
    except ValueError as error:
        raise Refused("bad_passkey") from error
    work = partial(
        store.add_passkey,
        guest=me.id,
        credential=one.credential,
        key=one.key,
        counter=one.counter,
        name=name,
        now=now,
        most=MOST,
    )
    if not await call.hall.store.write(work):
        raise Refused("too_many_passkeys", limit=MOST)
    return await mine(call)


async def mine(call: Call) -> told.Passkeys:
    """My passkeys."""
    found = await call.hall.store.read(partial(store.passkeys_of, guest=call.me.id))
    return told.Passkeys(
        passkeys=[
            told.PasskeyInfo(id=one.id, name=one.name, made=one.made_at, used=one.used_at)
            for one in found
        ]
    )


async def remove(call: Call) -> Response:
    """Take one of my passkeys away."""
    work = partial(store.remove_passkey, guest=call.me.id, id_=call.place["passkey"])
    if not await call.hall.store.write(work):
        raise Refused("no_such_page")
    return Response(status_code=204)


async def ask(call: Call) -> told.PasskeyAsk:
    """Ask a browser for a passkey of whoever is there."""
    call.hall.limits.challenges.take(call.sender.counted)
    challenge, until = await new_challenge(call, None)
    return told.PasskeyAsk(challenge=challenge, site=site_of(call).name, expires=until)


async def use(call: Call) -> Response:
    """Become the guest whose passkey has signed."""
    wanted, hall = call.read(told.UsePasskey), call.hall
    token = new_token(hall.luck)
    async with guessing(hall, call.guest, call.sender.counted):
        try:
            work = await signed(call, wanted, token)
        except ValueError as error:
            raise Refused("bad_passkey") from error
        linked = await hall.store.write(work)
        if linked is None:
            raise Refused("bad_passkey")
    hall.forget(linked.guest.id, linked.forgotten)
    return await with_token(call, linked.guest, token, 200)


async def signed(call: Call, wanted: told.UsePasskey, token: str) -> partial[Linked | None]:
    """What is to be written for a right signature; raises ValueError."""
    site, client, credential = site_of(call), decoded(wanted.client), decoded(wanted.credential)
    await need_open(call, challenge_in(client, GET, site), None)
    found = await call.hall.store.read(partial(store.kept, credential=credential))
    if found is None or decoded(wanted.user) != handle(found.guest):
        raise ValueError("nobody's passkey")
    data, signature = decoded(wanted.data), decoded(wanted.signature)
    counter = await asyncio.to_thread(used, data, client, signature, found.key, site)
    if not goes_on(found.counter, counter):
        raise ValueError("the counter of a copy")
    return partial(
        store.use_passkey,
        credential=credential,
        before=found.counter,
        counter=counter,
        token=token,
        now=call.hall.told_time(),
    )


async def new_challenge(call: Call, guest: int | None) -> tuple[str, int]:
    """A challenge for a guest, or for whoever comes, and until when it is open."""
    challenge, now = call.hall.luck.randbytes(CHALLENGE), call.hall.told_time()
    work = partial(
        store.add_challenge, challenge=challenge, guest=guest, now=now, until=now + LIVES
    )
    await call.hall.store.write(work)
    return encoded(challenge), now + LIVES


async def need_open(call: Call, challenge: bytes, guest: int | None) -> None:
    """Refuse an answer to a challenge that is not open, or no more; raises ValueError."""
    now = call.hall.told_time()
    work = partial(store.take_challenge, challenge=challenge, guest=guest, now=now)
    if not await call.hall.store.write(work):
        raise ValueError("no open challenge")


def site_of(call: Call) -> Site:
    """By which name and address this server was called; others were refused before."""
    host = call.headers.get("host", "")
    scheme = "https" if call.sender.is_secure else "http"
    return Site(name_in(host), f"{scheme}://{host.lower()}")


def handle(guest: int) -> bytes:
    """By what an authenticator knows a guest."""
    return str(guest).encode()


HANDLERS: Final[dict[str, Handler]] = {
    "wish_passkey": wish,
    "add_passkey": add,
    "my_passkeys": mine,
    "remove_passkey": remove,
    "ask_passkey": ask,
    "use_passkey": use,
}
