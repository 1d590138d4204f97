"""Requests about being called: which browser is woken, and by whom."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.responses import Response

from coltexpress.protocol import bodies
from coltexpress.server.hosts import name_in
from coltexpress.server.http.about_guests import token_of
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.letters import decoded
from coltexpress.server.push.endpoints import Forbidden, read_endpoint
from coltexpress.server.refusals import Refused
from coltexpress.server.store import calls as store
from coltexpress.server.store.guests import hashed


async def push_key(call: Call) -> bodies.PushKey:
    """By which browsers know our messages."""
    from coltexpress.server.push.signing import public_key

    return bodies.PushKey(key=public_key(await call.hall.caller.key()))


async def call_me(call: Call) -> Response:
    """Wake this browser from now on."""
    me, device = call.me, hashed(token_of(call))
    one = checked(call, device, call.read(bodies.PushTo))
    now = call.hall.told_time()
    await call.hall.store.write(partial(store.subscribe, guest=me.id, one=one, now=now))
    return Response(status_code=204)


async def call_me_not(call: Call) -> Response:
    """Wake this browser no more."""
    device = hashed(token_of(call))
    await call.hall.store.write(partial(store.unsubscribe, device=device))
    return Response(status_code=204)


def checked(call: Call, device: str, wanted: bodies.PushTo) -> store.Subscription:
    """A subscription that messages can be sent to; refused otherwise."""
    from coltexpress.server.push.sealing import read_public

    public, auth = decoded(wanted.public), decoded(wanted.auth)
    try:
        read_endpoint(wanted.endpoint, private=call.hall.caller.post.private)
        read_public(public)
    except (Forbidden, ValueError) as error:
        raise Refused("bad_endpoint") from error
    origin = f"https://{name_in(call.headers.get('host', ''))}"
    return store.Subscription(device, wanted.endpoint, public, auth, origin[:200])


HANDLERS: Final[dict[str, Handler]] = {
    "push_key": push_key,
    "call_me": call_me,
    "call_me_not": call_me_not,
}
