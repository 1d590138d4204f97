"""Who asks: the guest behind the cookie, and the cookie itself."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response

from coltexpress.i18n import language_called
from coltexpress.server.codes import TOKEN
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.store.guests import SEEN_EVERY, Guest, guest_with, hashed, touch
from coltexpress.server.words import accepted

COOKIE: Final = "guest"
LANGUAGE: Final = "language"  # a cookie of the page: what was picked on this device
YEAR: Final = 365 * 24 * 60 * 60


def token_of(headers: Headers) -> str | None:
    """The token that a device sends, if it looks like one."""
    token = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
    return token if TOKEN.match(token) else None


def device_of(headers: Headers) -> str:
    """By what a device is known here, if it sends a token."""
    token = token_of(headers)
    return "" if token is None else hashed(token)


async def guest_of(hall: Hall, headers: Headers) -> Guest | None:
    """The guest whose device this is."""
    token = token_of(headers)
    found = None if token is None else await hall.store.read(partial(guest_with, token=token))
    if found is None or token is None:
        return None
    guest, seen_at = found
    now = hall.told_time()
    if now - seen_at > SEEN_EVERY:
        await hall.store.write(partial(touch, token=token, now=now))
    return guest


def language_of(guest: Guest | None, headers: Headers) -> str:
    """The language of whoever asks: picked on the device or by the guest, or what browsers like."""
    picked = language_called(cookie_parser(headers.get("cookie", "")).get(LANGUAGE, ""))
    if picked is not None:
        return picked
    if guest is not None and guest.language:
        return guest.language
    return accepted(headers.get("accept-language", ""))


def set_cookie(response: Response, token: str, *, is_secure: bool) -> None:
    """Give a device its token; no script can read it."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=is_secure
    )


def clear_cookie(response: Response) -> None:
    """Take a device's token away."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
