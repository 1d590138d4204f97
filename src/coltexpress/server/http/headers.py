"""Headers: what browsers may do with our answers, and whose pages may ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types svelte-trusted-html service-worker",
)
ALWAYS: Final = {
    "content-security-policy": "; ".join(CONTENT),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


PREFLIGHT: Final = 600  # seconds for which a browser may remember what a page may do


class SafeHeaders:
    """Puts the headers on every answer, whoever gave it."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if self.origins:
                    self.open_to_pages(Headers(scope=scope), headers)
            await send(message)

        await self.app(scope, receive, with_headers)

    def open_to_pages(self, asked: Headers, headers: MutableHeaders) -> None:
        """Let the pages of allowed addresses read the answer, and those of no others."""
        headers.add_vary_header("Origin")
        origin = asked.get("origin")
        if origin is None or origin not in self.origins:
            return
        headers["access-control-allow-origin"] = origin
        headers["access-control-allow-credentials"] = "true"
        if "access-control-request-method" in asked and "allow" in headers:
            headers["access-control-allow-methods"] = headers["allow"]
            headers["access-control-allow-headers"] = "content-type"
            headers["access-control-max-age"] = str(PREFLIGHT)


def is_own_origin(headers: Headers, allowed: Iterable[str]) -> bool:
    """Does this come from our own page, from an allowed one, or from no browser at all?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in allowed or urlsplit(origin).netloc == headers.get("host", "")
