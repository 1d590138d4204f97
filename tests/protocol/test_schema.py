"""The descriptions for other programs are whole, and the TypeScript types are current."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import make_types
import msgspec
import pytest

from coltexpress.protocol import schema
from coltexpress.protocol.errors import CODES
from coltexpress.protocol.messages import ClientMessage, ServerMessage
from coltexpress.protocol.routes import ROUTES
from coltexpress.protocol.schema import Json, Object

DESCRIPTIONS = {
    "json_schema": schema.json_schema(),
    "openapi": schema.openapi(),
    "asyncapi": schema.asyncapi(),
}


def parts(value: Json) -> Iterator[Object]:
    """Every object in a description."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)


def at(description: Json, reference: str) -> Json:
    """What a reference points at."""
    found = description
    for name in reference.removeprefix("#/").split("/"):
        assert isinstance(found, dict), reference
        found = found[name]
    return found


@pytest.mark.parametrize("name", DESCRIPTIONS)
def test_every_reference_points_at_something(name: str) -> None:
    description = DESCRIPTIONS[name]
    references = [str(part["$ref"]) for part in parts(description) if "$ref" in part]
    assert references
    for reference in references:
        assert isinstance(at(description, reference), dict), reference


@pytest.mark.parametrize("name", DESCRIPTIONS)
def test_there_is_no_discriminator_and_all_is_plain_json(name: str) -> None:
    description = DESCRIPTIONS[name]
    assert all("discriminator" not in part for part in parts(description))
    assert msgspec.json.decode(msgspec.json.encode(description)) == description


@pytest.mark.parametrize("name", DESCRIPTIONS)
def test_every_struct_says_what_it_is(name: str) -> None:
    for part in parts(DESCRIPTIONS[name]):
        if part.get("type") == "object" and "title" in part:
            assert part.get("description"), part["title"]


def test_every_route_is_described_once() -> None:
    paths = DESCRIPTIONS["openapi"]["paths"]
    assert isinstance(paths, dict)
    found = [(method.upper(), path) for path, each in paths.items() for method in object_of(each)]
    assert sorted(found) == sorted((route.method, route.path) for route in ROUTES)
    assert len({route.name for route in ROUTES}) == len(ROUTES)
    for route in ROUTES:
        operation = object_of(object_of(paths[route.path])[route.method.lower()])
        assert operation["operationId"] == route.name
        assert str(route.status) in object_of(operation["responses"])
        assert ("requestBody" in operation) == (route.body is not None)
        assert set(route.refusals) <= set(CODES)


def object_of(value: Json) -> Object:
    """A part that is known to be an object."""
    assert isinstance(value, dict)
    return value


def test_a_file_is_no_json() -> None:
    found = at(DESCRIPTIONS["openapi"], "#/paths")
    record = object_of(object_of(object_of(found)["/api/rooms/{room}/record"])["get"])
    content = object_of(object_of(object_of(record["responses"])["200"])["content"])
    assert content == {"text/plain": {"schema": {"type": "string"}}}


def test_every_message_is_on_the_channel() -> None:
    messages = at(DESCRIPTIONS["asyncapi"], "#/channels/room/messages")
    kinds = (*get_args(ClientMessage), *get_args(ServerMessage))
    assert set(object_of(messages)) == {kind.__name__ for kind in kinds}
    told = object_of(at(DESCRIPTIONS["asyncapi"], "#/operations/told"))
    assert told["action"] == "send"


def test_unions_name_their_members() -> None:
    named = object_of(DESCRIPTIONS["json_schema"]["$defs"])
    assert named["Clock"] == {
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("NoClock", "LiveClock", "SlowClock")]
    }


@pytest.mark.parametrize("path", make_types.FILES, ids=lambda path: path.name)
def test_what_the_page_knows_of_python_is_current(path: Path) -> None:
    """If this fails: python scripts/make_types.py"""
    assert path.read_text(encoding="utf-8") == make_types.FILES[path]()


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ({"type": "integer"}, "number"),
        ({"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}, "number[][]"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "Record<string, string>"),
        ({"anyOf": [{"type": "null"}, {"$ref": "#/$defs/Question"}]}, "Question | null"),
        (
            {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "string"}]}},
            "(A | string)[]",
        ),
        ({"enum": ["a", "b", None]}, '"a" | "b" | null'),
        ({"const": "hello"}, '"hello"'),
        ({}, "unknown"),
        ({"type": "null"}, "null"),
        ({"type": "object", "x-patch-of": "AnyScene"}, "Patch"),
    ],
)
def test_a_schema_has_its_type(part: Object, text: str) -> None:
    assert make_types.type_of(part) == text


def test_what_clients_send_may_leave_defaults_out_and_what_they_get_may_not() -> None:
    text = make_types.typescript()
    hello = text[text.index("export interface Hello") :].partition("}")[0]
    assert "version: number;" in hello
    assert "since?: number | null;" in hello
    update = text[text.index("export interface Update") :].partition("}")[0]
    assert "clocks: SeatClock[];" in update
    question = text[text.index("export interface Question ") :].partition("}")[0]
    assert "about?: Record<string, number>;" in question


def test_a_file_that_is_not_current_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "protocol" / "types.ts"
    monkeypatch.setattr(make_types, "FILES", {target: lambda: "export type A = 1;"})
    monkeypatch.setattr("sys.argv", ["make_types.py", "--check"])
    assert make_types.main() == 1
    monkeypatch.setattr("sys.argv", ["make_types.py"])
    assert make_types.main() == 0
    monkeypatch.setattr("sys.argv", ["make_types.py", "--check"])
    assert make_types.main() == 0
