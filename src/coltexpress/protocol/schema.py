"""Descriptions for other programs, made from the same Structs: JSON Schema, OpenAPI, AsyncAPI."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

import msgspec

from coltexpress.protocol import bodies
from coltexpress.protocol.errors import CODES
from coltexpress.protocol.messages import VERSION, ClientMessage, ServerMessage
from coltexpress.protocol.rooms import Clock, SeatPlan
from coltexpress.protocol.routes import ANY, ROUTES, SOCKET, Route
from coltexpress.protocol.words import AnyScene

Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
Object: TypeAlias = dict[str, Json]

UNIONS: Final = {
    "ClientMessage": get_args(ClientMessage),
    "ServerMessage": get_args(ServerMessage),
    "AnyScene": get_args(AnyScene),
    "Clock": get_args(Clock),
    "SeatPlan": get_args(SeatPlan),
}
OPENAPI: Final = "3.1.0"
ASYNCAPI: Final = "3.0.0"


def roots() -> list[type[msgspec.Struct]]:
    """Every Struct that is sent by itself."""
    found: list[type[msgspec.Struct]] = [*get_args(ClientMessage), *get_args(ServerMessage)]
    for route in ROUTES:
        found += [kind for kind in (route.body, route.answer) if isinstance(kind, type)]
    return [*dict.fromkeys(found), bodies.Problem]


def structs(kinds: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """These Structs and all that they are made of."""
    found: dict[type[msgspec.Struct], None] = {}
    wanted = list(msgspec.inspect.multi_type_info(kinds))
    while wanted:
        info = wanted.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls not in found:
                found[info.cls] = None
                wanted += [field.type for field in info.fields]
            continue
        for name in ("type", "item_type", "key_type", "value_type"):
            if hasattr(info, name):
                wanted.append(getattr(info, name))
        wanted += getattr(info, "types", ())
    return list(found)


def definitions(where: str) -> Object:
    """The JSON Schema of every Struct by name; `where` is what references begin with."""
    _, found = msgspec.json.schema_components(roots(), ref_template=where + "{name}")
    return {name: without_discriminator(found[name]) for name in sorted(found)}


def without_discriminator(part: Json) -> Json:
    """The same schema without the objects that AsyncAPI has no place for."""
    if isinstance(part, dict):
        return {
            key: without_discriminator(value)
            for key, value in part.items()
            if key != "discriminator"
        }
    if isinstance(part, list):
        return [without_discriminator(value) for value in part]
    return part


def json_schema() -> Object:
    """All messages and bodies as one JSON Schema."""
    where = "#/$defs/"
    named = definitions(where)
    for union, members in UNIONS.items():
        named[union] = one_of(where, members)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Colt Express",
        "$defs": named,
    }


def one_of(where: str, members: tuple[type, ...]) -> Object:
    """One of several Structs."""
    return {"anyOf": [{"$ref": where + each.__name__} for each in members]}


# HTTP


def openapi() -> Object:
    """All routes as OpenAPI."""
    paths: dict[str, Json] = {}
    for route in ROUTES:
        path = paths.setdefault(route.path, {})
        assert isinstance(path, dict), "made just now"
        path[route.method.lower()] = operation(route)
    where = "#/components/schemas/"
    return {
        "openapi": OPENAPI,
        "info": {"title": "Colt Express", "version": str(VERSION)},
        "paths": paths,
        "components": {
            "schemas": definitions(where),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "guest"}},
        },
    }


def operation(route: Route) -> Object:
    """One route."""
    where = "#/components/schemas/"
    found: Object = {
        "operationId": route.name,
        "summary": route.text,
        "parameters": parameters(route),
        "responses": responses(route, where),
    }
    if route.body is not None:
        schema: Json = {"$ref": where + route.body.__name__}
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    if "not_a_guest" in route.refusals:
        found["security"] = [{"guest": []}]
    return found


def parameters(route: Route) -> list[Json]:
    """Those in the path and those after the question mark."""
    names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    found: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]
    found += [
        {"name": one.name, "in": "query", "description": one.text, "schema": {"type": one.kind}}
        for one in route.query
    ]
    return found


def responses(route: Route, where: str) -> Object:
    """Everything that can come back."""
    nothing: Object = {"204": {"description": "There is nothing."}} if route.may_be_nothing else {}
    return {str(route.status): answer(route, where), **nothing, **refusals(route, where)}


def answer(route: Route, where: str) -> Object:
    """What comes back when all is well."""
    if route.answer is None:
        return {"description": "Done."}
    media, schema = "application/json", dict[str, Json]()
    if isinstance(route.answer, str):
        is_json = route.answer == media  # of no shape that is promised
        media, schema["type"] = route.answer.partition(";")[0], "object" if is_json else "string"
    else:
        schema["$ref"] = where + route.answer.__name__
    return {"description": "Done.", "content": {media: {"schema": schema}}}


def refusals(route: Route, where: str) -> Object:
    """What comes back when something is refused: the codes by status."""
    by_status: dict[int, list[str]] = {}
    for code in (*ANY, *route.refusals):
        by_status.setdefault(CODES[code].status, []).append(code)
    schema: Json = {"$ref": f"{where}Problem"}
    return {
        str(status): {
            "description": ", ".join(codes),
            "content": {"application/json": {"schema": schema}},
        }
        for status, codes in sorted(by_status.items())
    }


# The socket


def asyncapi() -> Object:
    """The socket as AsyncAPI."""
    said, told = get_args(ClientMessage), get_args(ServerMessage)
    channel: Json = {"$ref": "#/channels/room"}
    return {
        "asyncapi": ASYNCAPI,
        "info": {"title": "Colt Express", "version": str(VERSION)},
        "channels": {
            "room": {
                "address": SOCKET,
                "messages": {
                    each.__name__: {"$ref": f"#/components/messages/{each.__name__}"}
                    for each in (*said, *told)
                },
            }
        },
        "operations": {
            "said": {"action": "receive", "channel": channel, "messages": in_channel(said)},
            "told": {"action": "send", "channel": channel, "messages": in_channel(told)},
        },
        "components": {
            "messages": {each.__name__: message(each) for each in (*said, *told)},
            "schemas": definitions("#/components/schemas/"),
        },
    }


def in_channel(kinds: tuple[type, ...]) -> list[Json]:
    """References to messages of the channel."""
    return [{"$ref": f"#/channels/room/messages/{each.__name__}"} for each in kinds]


def message(kind: type) -> Object:
    """One message."""
    return {
        "name": kind.__name__,
        "summary": (kind.__doc__ or "").strip(),
        "contentType": "application/json",
        "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
    }
