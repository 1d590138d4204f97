"""The doors for requests: who may come in, what is read of them, and which function answers."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Final

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send

from coltexpress.protocol import routes
from coltexpress.server.addresses import Sender
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.node import Elsewhere
from coltexpress.server.hosts import is_own_host, name_in
from coltexpress.server.http import (
    about_calls,
    about_daily,
    about_games,
    about_guests,
    about_ladders,
    about_me,
    about_passkeys,
    about_puzzles,
    about_rooms,
    about_server,
    about_study,
)
from coltexpress.server.http.call import Call
from coltexpress.server.http.carrying import carry_out
from coltexpress.server.http.gate import BODY_LIMIT
from coltexpress.server.http.guests import guest_of, language_of, token_of
from coltexpress.server.http.headers import is_own_origin
from coltexpress.server.http.pages import Pages
from coltexpress.server.http.peers import ELSEWHERE, SECRET, whose
from coltexpress.server.http.socket import TOO_DEEP
from coltexpress.server.refusals import Refused

JSON: Final = "application/json"
LOOKING: Final = ("GET", "HEAD")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
HANDLERS: Final = {
    **about_daily.HANDLERS,
    **about_calls.HANDLERS,
    **about_games.HANDLERS,
    **about_guests.HANDLERS,
    **about_ladders.HANDLERS,
    **about_me.HANDLERS,
    **about_passkeys.HANDLERS,
    **about_puzzles.HANDLERS,
    **about_rooms.HANDLERS,
    **about_server.HANDLERS,
    **about_study.HANDLERS,
}
LOG: Final = structlog.get_logger("http")


class Doors:
    """Every request comes in here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pages = Pages(hall.settings.static)
        by_path: dict[str, dict[str, routes.Route]] = {}
        for route in (*routes.ROUTES, *about_server.ROUTES):
            by_path.setdefault(route.path, {})[route.method] = route
        self.router = Router(
            [Route(path, self.door(methods), methods=METHODS) for path, methods in by_path.items()],
            default=self.elsewhere,
            redirect_slashes=False,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            self.hall.limits.requests.take(self.sender(request).counted)
            if not self.is_called_by_name(request):
                raise Refused("wrong_host", host=name_in(request.headers.get("host", "")))
        except Refused as refused:
            response = self.refusal(refused, language_of(None, request.headers))
            response.headers["connection"] = "close"  # to come again costs them something, too
            await response(scope, receive, send)
        else:
            await self.router(scope, receive, send)

    def is_called_by_name(self, request: Request) -> bool:
        """Is a request for this server, by one of its names or by another server of ours?"""
        headers = request.headers
        is_known = self.hall.node.knows(headers.get(SECRET, ""))
        return is_known or is_own_host(headers, self.hall.settings.host_names)

    def door(self, methods: dict[str, routes.Route]) -> Callable[[Request], Awaitable[Response]]:
        """The door of one path: a function that answers each of its methods."""

        async def enter(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            route = methods.get(method)
            if route is None:
                return await self.say_methods(request, methods)
            return await self.answer(request, route)

        return enter

    async def say_methods(self, request: Request, methods: Collection[str]) -> Response:
        """What can be done here: the answer to OPTIONS, or to anything else."""
        if request.method == "OPTIONS":
            response = Response(status_code=204)
        else:
            response = await self.refuse(request, Refused("wrong_method"))
        looking = LOOKING if "GET" in methods else ()
        others = [method for method in methods if method not in LOOKING]
        response.headers["allow"] = ", ".join([*looking, *others, "OPTIONS"])
        return response

    async def elsewhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        """No route: the page and its files, or nothing."""
        request = Request(scope, receive)
        path = scope["path"]
        if path.startswith("/api/"):
            response = await self.refuse(request, Refused("no_such_page"))
        elif request.method not in LOOKING:
            response = await self.say_methods(request, LOOKING)
        else:
            language = language_of(None, request.headers)
            response = self.pages.answer(path, request.headers, language)
        await response(scope, receive, send)

    async def answer(self, request: Request, route: routes.Route) -> Response:
        """Let a request in, read it, and have it answered."""
        try:
            answer = await carry_out(
                await self.admit(request, route), route.method, HANDLERS[route.name]
            )
        except Refused as refused:
            return await self.refuse(request, refused)
        except Elsewhere:
            return Response(status_code=503, headers={ELSEWHERE: "1"})
        except ClientDisconnect:
            return Response(status_code=499)
        except Exception:
            LOG.exception("failed", route=route.name)
            return await self.refuse(request, Refused("failed"))
        LOG.debug("answered", route=route.name, method=route.method)
        if isinstance(answer, Response):
            return answer
        return Response(msgspec.json.encode(answer), route.status, media_type=JSON)

    async def admit(self, request: Request, route: routes.Route) -> Call:
        """Refuse strangers' pages, hurry and bad bodies; who is left may ask."""
        if request.method not in LOOKING:
            if not is_own_origin(request.headers, self.hall.settings.origins):
                raise Refused("forbidden_origin")
            if self.hall.is_stopping:
                raise Refused("closing")
        # A body may take its time; who asks is looked up when all is there.
        content = b"" if route.body is None else await read(request)
        body = None if route.body is None else decoded(route.body, content)
        # Whether the server is well must be told also when nobody can be looked up.
        is_open = route in about_server.ROUTES
        guest = None if is_open else await guest_of(self.hall, request.headers)
        if guest is not None:
            self.hall.limits.requests_of_guest.take(guest.id)
        return Call(
            hall=self.hall,
            guest=guest,
            token=token_of(request.headers),
            sender=self.sender(request),
            language=language_of(guest, request.headers),
            place={name: str(value) for name, value in request.path_params.items()},
            query=request.query_params,
            headers=request.headers,
            body=body,
            content=content,
            target=target_of(request),
            is_passed_on=self.hall.node.knows(request.headers.get(SECRET, "")),
        )

    def sender(self, request: Request) -> Sender:
        """Where a request comes from."""
        peer = request.client.host if request.client else ""
        return whose(self.hall, peer, request.headers, tls=request.url.scheme == "https")

    async def refuse(self, request: Request, refused: Refused) -> Response:
        """A refusal in the language of whoever asked."""
        guest = None
        if refused.code != "too_fast":
            with contextlib.suppress(Refused):  # the store may not work, and that be what is said
                guest = await guest_of(self.hall, request.headers)
        return self.refusal(refused, language_of(guest, request.headers))

    def refusal(self, refused: Refused, language: str) -> Response:
        """A refusal in a language."""
        self.hall.metrics.refused += 1
        LOG.debug("refused", code=refused.code)
        headers = (
            {"retry-after": str(refused.params["seconds"])} if refused.code == "too_fast" else {}
        )
        content = msgspec.json.encode(refused.problem(language))
        return Response(content, refused.kind.status, headers, JSON)


async def read(request: Request) -> bytes:
    """The body of a request, unless it is too long."""
    kind = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if kind != JSON:
        raise Refused("bad_message", why="content-type")
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length[:12]) > BODY_LIMIT:
        raise Refused("too_long", limit=BODY_LIMIT)
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > BODY_LIMIT:
            raise Refused("too_long", limit=BODY_LIMIT)
    return content


def target_of(request: Request) -> str:
    """Path and query of a request, as they came."""
    path: bytes = request.scope["raw_path"]
    query: bytes = request.scope["query_string"]
    return (path + b"?" + query if query else path).decode("latin-1")


def decoded(kind: type[msgspec.Struct], content: bytes) -> msgspec.Struct:
    """The body by the letter of its kind; nothing at all is as good as an empty object."""
    try:
        return msgspec.json.decode(content or b"{}", type=kind)
    except msgspec.DecodeError as error:
        raise Refused("bad_message", why=str(error)) from error
    except RecursionError as error:
        raise Refused("bad_message", why=TOO_DEEP) from error
