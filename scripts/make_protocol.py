"""Writes the tables of docs/protocol.md: everything below its mark.

python scripts/make_protocol.py           write the file
python scripts/make_protocol.py --check   fail if the file is not current
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, get_args

import msgspec

from coltexpress.games import GAMES
from coltexpress.wire.errors import CODES
from coltexpress.wire.messages import ClientMessage, ServerMessage
from coltexpress.wire.routes import ROUTES
from coltexpress.wire.schema import Json, json_schema, roots, structs
from coltexpress.wire.words import AnyScene

TARGET: Final = Path(__file__).parents[1] / "docs/protocol.md"
MADE: Final = "<!-- From here on made by scripts/make_protocol.py. -->\n"
TYPES: Final = {
    "action": "a face of a card; `any_action`, `no_action`",
    "bandit": "a bandit",
    "car": "a car of the box",
    "card": "a card: bandit × 8 + face, + `face_down`; or `draw`, `pass`, `done`, `skip`",
    "cause": "where a bullet came from: `by_meeting`, `by_event`, `by_gatling`, `by_professore`",
    "character": "a character of the box",
    "courier": "a courier, from the one nearest the armored locomotive",
    "face": "a face of a card, from the faces of the box",
    "facing": "0 toward the locomotive, 1 toward the last car",
    "healing": "a bullet card + `healing_place` × where it is: deck, hand, discard pile, under it",
    "loot": "a kind of loot; its place in the row if `loot_by_place`; `leave_it`; in super a value",
    "money": "dollars",
    "number": "a plain number",
    "own_loot": "a token; its place in the row if `loot_by_place`",
    "plan": "three cards as digits to the base of six, the top one first",
    "player": "a player; one more than the last is Il Professore",
    "round_card": "a round card of the box",
    "round_event": "an event of a round card, from the round events of the box",
    "section": "a section of the train",
    "spot": "the inside or the roof of a section",
    "target": "a bandit; `a_courier` + a courier; `a_burst`",
    "team": "0 blue, 1 red",
    "token": "a token of the box",
    "turn_kind": "a kind of turn of the box",
    "victim": "the bandit who loses something",
    "yes_no": "0 no, 1 yes",
}  # what the numbers of each type are; names in quotes stand in the codes of the box


def tables() -> str:
    """Everything that is made."""
    return "\n".join(
        [
            *section("Types of numbers", types()),
            *section("What a client may say", messages(get_args(ClientMessage))),
            *section("What the server says", messages(get_args(ServerMessage))),
            *[
                line
                for scene in get_args(AnyScene)
                for line in section(f"The scene: {name_of(scene)}", described(scene))
            ],
            *section("Parts of messages, and what goes over HTTP", parts()),
            *section("HTTP", routes()),
            *section("Refusals", refusals()),
        ]
    )


def section(title: str, lines: list[str]) -> list[str]:
    """A heading and what belongs to it."""
    return [f"## {title}", "", *lines, ""]


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """A table of Markdown."""
    return [
        f"| {' | '.join(head)} |",
        f"|{'---|' * len(head)}",
        *[f"| {' | '.join(row)} |" for row in rows],
    ]


def types() -> list[str]:
    """The types of options and arguments."""
    books = list(GAMES.values())
    used = {arg for book in books for event in book.events for arg in event.args}
    used |= {question.options for book in books for question in book.questions}
    return table(("type", "its numbers"), [(f"`{name}`", TYPES[name]) for name in sorted(used)])


def messages(kinds: tuple[type[msgspec.Struct], ...]) -> list[str]:
    """Each message with its fields."""
    lines: list[str] = []
    for kind in kinds:
        lines += [f"### `{name_of(kind)}`", "", *described(kind), ""]
    return lines[:-1]


def parts() -> list[str]:
    """Everything that messages are made of, and the bodies of requests and answers."""
    apart = {*get_args(ClientMessage), *get_args(ServerMessage), *get_args(AnyScene)}
    lines: list[str] = []
    for kind in sorted(structs(roots()), key=lambda kind: kind.__name__):
        if kind not in apart:
            lines += [f"### {kind.__name__}", "", *described(kind), ""]
    return lines[:-1]


def name_of(kind: type[msgspec.Struct]) -> str:
    """The tag by which it is known."""
    return str(kind.__struct_config__.tag)


def described(kind: type[msgspec.Struct]) -> list[str]:
    """What a Struct is, and its fields."""
    return [(kind.__doc__ or "").strip(), "", *fields(kind)]


def fields(kind: type[msgspec.Struct]) -> list[str]:
    """The fields of a Struct."""
    schemas = json_schema()["$defs"]
    assert isinstance(schemas, dict)
    schema = schemas[kind.__name__]
    assert isinstance(schema, dict)
    properties = schema["properties"]
    assert isinstance(properties, dict)
    rows = [
        (f"`{name}`", shape(part), text_of(part))
        for name, part in properties.items()
        if name != kind.__struct_config__.tag_field
    ]
    return table(("field", "shape", "what it is"), rows) if rows else ["It has no fields."]


def shape(part: Json) -> str:
    """What a value looks like, in a word or two."""
    assert isinstance(part, dict)
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        members = part["anyOf"]
        assert isinstance(members, list)
        return " or ".join(shape(member) for member in members)
    if "enum" in part:
        members = part["enum"]
        assert isinstance(members, list)
        return " or ".join(str(member) for member in members)
    if part.get("type") == "array":
        inner = shape(part["items"])
        return {"number": "numbers", "numbers": "lists of numbers"}.get(inner, f"list of {inner}")
    words = {"integer": "number", "string": "text", "boolean": "yes or no", "null": "nothing"}
    return words.get(str(part["type"]), "object")


def text_of(part: Json) -> str:
    """What a field is."""
    assert isinstance(part, dict)
    return str(part.get("description", ""))


def routes() -> list[str]:
    """Everything that can be asked for."""
    rows = []
    for route in ROUTES:
        body = f"`{route.body.__name__}`" if route.body else ""
        answer = route.answer if isinstance(route.answer, str) else ""
        if isinstance(route.answer, type):
            answer = f"`{route.answer.__name__}`"
        address = f"`{route.method} {route.path}`"
        status = f"{route.status} {answer}".strip() + (", or 204" if route.may_be_nothing else "")
        rows.append((address, route.text, body, status))
    return table(("address", "what for", "body", "answer"), rows)


def refusals() -> list[str]:
    """Every code."""
    return table(
        ("code", "status", "parameters", "socket"),
        [
            (
                f"`{code}`",
                str(refusal.status),
                ", ".join(f"`{name}`" for name in refusal.params),
                "is closed" if refusal.fatal else "",
            )
            for code, refusal in CODES.items()
        ],
    )


def document(text: str) -> str:
    """The document with its tables made anew."""
    return text.partition(MADE)[0].rstrip() + "\n\n" + MADE + "\n" + tables()


def main() -> int:
    """Write the file, or compare it."""
    before = TARGET.read_text(encoding="utf-8")
    text = document(before)
    if "--check" in sys.argv[1:]:
        current = text == before
        print("current" if current else f"{TARGET} is not current: python scripts/make_protocol.py")
        return 0 if current else 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
