"""Requests about the server itself: is it well, what does it count, how is it spoken to."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import PlainTextResponse, Response

from coltexpress.protocol import schema
from coltexpress.protocol.routes import Route
from coltexpress.server.addresses import Address, is_in, read_address
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.http.kept import Kept, kept
from coltexpress.server.http.peers import PROGRESS, READY
from coltexpress.server.metrics import CONTENT_TYPE, write_metrics
from coltexpress.server.refusals import Refused

JSON: Final = "application/json"
PATIENCE: Final = 2.0  # seconds in which the database must answer
ROUTES: Final = (
    Route("healthz", "GET", "/healthz", "Does the server run?", answer="text/plain"),
    Route("readyz", "GET", READY, "Can it take players?", answer="text/plain"),
    Route("metrics", "GET", "/metrics", "What it counts, for Prometheus.", answer="text/plain"),
    Route("progress", "GET", PROGRESS, "How far rooms are, for other servers.", answer=JSON),
    Route("openapi", "GET", "/api/openapi.json", "These routes.", answer="application/json"),
    Route("asyncapi", "GET", "/api/asyncapi.json", "The socket.", answer="application/json"),
    Route("json_schema", "GET", "/api/schema.json", "All messages.", answer="application/json"),
)


async def healthz(call: Call) -> Response:
    """Whoever gets this answer knows that the server runs."""
    return PlainTextResponse("ok")


async def readyz(call: Call) -> Response:
    """Ready: all games were woken, and the database can be written and read."""
    store = call.hall.store
    is_late = call.hall.node.is_late
    if not call.hall.is_ready or not store.health.is_well or is_late:
        return PlainTextResponse("not ready", 503)
    try:
        await asyncio.wait_for(store.pulse(), PATIENCE)
    except TimeoutError:
        return PlainTextResponse("the database does not answer", 503)
    except SQLAlchemyError as error:
        store.health.failed(error)
        return PlainTextResponse("the database does not work", 503)
    return PlainTextResponse("ready")


async def metrics(call: Call) -> Response:
    """The counters, for whoever may read them."""
    where = call.sender
    near = read_address(where.address)
    if where.is_passed_on or near is None or not may_read(call, near):
        raise Refused("no_such_page")
    return Response(write_metrics(call.hall), media_type=CONTENT_TYPE)


def may_read(call: Call, near: Address) -> bool:
    """This machine, and who is named."""
    return near.is_loopback or is_in(near, call.hall.settings.metrics_from)


async def progress(call: Call) -> Response:
    """How far rooms of this server are, and who is there; only for other servers of ours."""
    if not call.is_passed_on:
        raise Refused("no_such_page")
    hall, codes = call.hall, call.query.get("codes", "").split(",")
    found = {code: hall.progress_of(hall.rooms[code]) for code in codes if code in hall.rooms}
    return Response(msgspec.json.encode(found), media_type=JSON)


async def openapi(call: Call) -> Response:
    """The routes as OpenAPI."""
    return described("openapi").answer(call.headers)


async def asyncapi(call: Call) -> Response:
    """The socket as AsyncAPI."""
    return described("asyncapi").answer(call.headers)


async def json_schema(call: Call) -> Response:
    """All messages as JSON Schema."""
    return described("json_schema").answer(call.headers)


@cache
def described(name: str) -> Kept:
    """A description for other programs; making it takes a moment, so it is made once."""
    return kept(msgspec.json.encode(getattr(schema, name)()))


HANDLERS: Final[dict[str, Handler]] = {
    "healthz": healthz,
    "readyz": readyz,
    "metrics": metrics,
    "progress": progress,
    "openapi": openapi,
    "asyncapi": asyncapi,
    "json_schema": json_schema,
}
