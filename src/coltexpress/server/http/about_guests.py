"""Requests about oneself: name, language and devices."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
from starlette.responses import Response

from coltexpress.i18n import language_called
from coltexpress.protocol import bodies
from coltexpress.server.codes import LINK_CODE, new_code, new_token, tidy_code
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.http.guessing import guessing
from coltexpress.server.http.guests import clear_cookie, set_cookie
from coltexpress.server.names import tidy_name
from coltexpress.server.refusals import Refused
from coltexpress.server.store import guests as store
from coltexpress.server.store.guests import Guest

LINK_LIVES: Final = 15 * 60 * 1000  # milliseconds


async def who_am_i(call: Call) -> bodies.Guest | Response:
    """Who I am; to ask is no mistake, so a stranger is told nothing and not refused."""
    return Response(status_code=204) if call.guest is None else await described(call, call.guest)


async def new_guest(call: Call) -> Response:
    """Become a guest; a device that is one already becomes another."""
    wanted = call.read(bodies.NewGuest)
    name = tidy_name(wanted.name)
    language = chosen_language(wanted.language)
    call.hall.limits.guests.take(call.sender.counted)
    token, now = new_token(call.hall.luck), call.hall.told_time()
    work = partial(store.add_guest, name=name, language=language, token=token, now=now)
    return await with_token(call, await call.hall.store.write(work), token, 201)


async def change_guest(call: Call) -> bodies.Guest:
    """Change my name or language."""
    wanted, me = call.read(bodies.ChangeGuest), call.me
    name = me.name if wanted.name is None else tidy_name(wanted.name)
    language = me.language if wanted.language is None else chosen_language(wanted.language)
    listed = me.listed if wanted.listed is None else wanted.listed
    guest = Guest(me.id, name, language, listed)
    await call.hall.store.write(partial(store.change_guest, guest=guest))
    return await described(call, guest)


async def forget(call: Call) -> Response:
    """Forget me on this device, and let its sockets go."""
    me, token = call.me, token_of(call)
    try:
        await call.hall.store.write(partial(store.forget_token, token=token))
    finally:  # if it fails, it may be done all the same
        call.hall.forget(me.id, [store.hashed(token)])
    return forgotten()


async def forget_all(call: Call) -> Response:
    """Forget me on all devices, and let their sockets go."""
    me = call.me
    try:
        await call.hall.store.write(partial(store.forget_all, guest=me.id))
    finally:  # if it fails, it may be done all the same
        call.hall.forget(me.id)
    return forgotten()


async def new_link(call: Call) -> bodies.DeviceLink:
    """A code for another device of mine."""
    me, now = call.me, call.hall.told_time()
    link = store.Link(me.id, new_code(LINK_CODE, call.hall.luck), now + LINK_LIVES)
    work = partial(store.add_link, link=link, token=token_of(call), now=now)
    if not await call.hall.store.write(work):
        raise Refused("not_a_guest")  # this device has been forgotten meanwhile
    return bodies.DeviceLink(code=link.code, expires=link.until)


async def use_link(call: Call) -> Response:
    """Become the guest who has shown this code."""
    hall, code = call.hall, tidy_code(call.read(bodies.UseLink).code)
    token = new_token(hall.luck)
    work = partial(store.use_link, code=code, token=token, now=hall.told_time())
    async with guessing(hall, call.guest, call.sender.counted):
        linked = await hall.store.write(work)
        if linked is None:
            raise Refused("no_such_link")
    hall.forget(linked.guest.id, linked.forgotten)
    return await with_token(call, linked.guest, token, 200)


async def described(call: Call, guest: Guest) -> bodies.Guest:
    """A guest as they are told of themselves."""
    devices = await call.hall.store.read(partial(store.count_devices, guest=guest.id))
    return bodies.Guest(
        id=str(guest.id),
        name=guest.name,
        language=guest.language or None,
        devices=devices,
        listed=guest.listed,
    )


async def with_token(call: Call, guest: Guest, token: str, status: int) -> Response:
    """The guest, and the token for this device."""
    content = msgspec.json.encode(await described(call, guest))
    response = Response(content, status, media_type="application/json")
    set_cookie(response, token, is_secure=call.sender.is_secure)
    return response


def forgotten() -> Response:
    """This device is nobody's."""
    response = Response(status_code=204)
    clear_cookie(response)
    return response


def token_of(call: Call) -> str:
    """The token of this device; refused if it is nobody's."""
    if call.guest is None or call.token is None:
        raise Refused("not_a_guest")
    return call.token


def chosen_language(text: str | None) -> str:
    """A language that we speak; empty for none in particular."""
    return "" if text is None else language_called(text) or ""


HANDLERS: Final[dict[str, Handler]] = {
    "who_am_i": who_am_i,
    "new_guest": new_guest,
    "change_guest": change_guest,
    "forget": forget,
    "forget_all": forget_all,
    "new_link": new_link,
    "use_link": use_link,
}
