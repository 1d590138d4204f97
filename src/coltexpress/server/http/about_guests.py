"""Requests about oneself: name, language and devices."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
from starlette.responses import Response

from coltexpress.i18n import language_called
from coltexpress.protocol import bodies
from coltexpress.protocol.closing import FORGOTTEN
from coltexpress.server.codes import LINK_CODE, new_code, new_token, tidy_code
from coltexpress.server.hosting.room import now_ms
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
    token = new_token()
    work = partial(store.add_guest, name=name, language=language, token=token, now=now_ms())
    return await with_token(call, await call.hall.store.write(work), token, 201)


async def change_guest(call: Call) -> bodies.Guest:
    """Change my name or language."""
    wanted, me = call.read(bodies.ChangeGuest), call.me
    name = me.name if wanted.name is None else tidy_name(wanted.name)
    language = me.language if wanted.language is None else chosen_language(wanted.language)
    work = partial(store.change_guest, guest=me.id, name=name, language=language)
    await call.hall.store.write(work)
    return await described(call, Guest(me.id, name, language))


async def forget(call: Call) -> Response:
    """Forget me on this device."""
    await call.hall.store.write(partial(store.forget_token, token=token_of(call)))
    return forgotten()


async def forget_all(call: Call) -> Response:
    """Forget me on all devices, and let their sockets go."""
    me = call.me
    await call.hall.store.write(partial(store.forget_all, guest=me.id))
    for room in call.hall.rooms.values():
        for client in room.audience.of_guests([me.id]):
            client.close(FORGOTTEN)
    return forgotten()


async def new_link(call: Call) -> bodies.DeviceLink:
    """A code for another device of mine."""
    code, until = new_code(LINK_CODE), now_ms() + LINK_LIVES
    await call.hall.store.write(
        partial(store.add_link, guest=call.me.id, code=code, until=until, now=now_ms())
    )
    return bodies.DeviceLink(code=code, expires=until)


async def use_link(call: Call) -> Response:
    """Become the guest who has shown this code."""
    code, token = tidy_code(call.read(bodies.UseLink).code), new_token()
    work = partial(store.use_link, code=code, token=token, now=now_ms())
    async with guessing(call.hall, call.guest, call.sender.counted):
        guest = await call.hall.store.write(work)
        if guest is None:
            raise Refused("no_such_link")
    return await with_token(call, guest, token, 200)


async def described(call: Call, guest: Guest) -> bodies.Guest:
    """A guest as they are told of themselves."""
    devices = await call.hall.store.read(partial(store.count_devices, guest=guest.id))
    return bodies.Guest(
        id=str(guest.id), name=guest.name, language=guest.language or None, devices=devices
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
