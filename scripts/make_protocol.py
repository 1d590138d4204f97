"""Writes the tables of docs/protocol.md: everything below its mark.

python scripts/make_protocol.py           write the file
python scripts/make_protocol.py --check   fail if the file is not current
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final, get_args

import msgspec
from protocol_limits import closings, glance, limits, table

from coltexpress.games import GAMES
from coltexpress.i18n.plain import messages as sentences
from coltexpress.protocol.errors import CODES
from coltexpress.protocol.messages import ClientMessage, ServerMessage
from coltexpress.protocol.routes import ROUTES
from coltexpress.protocol.schema import UNIONS, Json, json_schema, roots, structs
from coltexpress.protocol.words import AnyScene

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


@cache
def tables() -> str:
    """Everything that is made."""
    return "\n".join(
        [
            *section("At a glance", glance()),
            *section("Limits", limits()),
            *section("Why a socket is closed", closings()),
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
    unions = [name for name in ("Clock", "SeatPlan") if kind in UNIONS[name]]
    member = "".join(f" One form of `{name}`." for name in unions)
    return [(kind.__doc__ or "").strip() + member, "", *fields(kind)]


def tag_of(kind: type[msgspec.Struct]) -> tuple[str, str] | None:
    """The field that says which of several Structs this is, and what it says."""
    config = kind.__struct_config__
    return (str(config.tag_field), str(config.tag)) if config.tag is not None else None


def fields(kind: type[msgspec.Struct]) -> list[str]:
    """The fields of a Struct; what a client sends may leave some of them out."""
    schemas = json_schema()["$defs"]
    assert isinstance(schemas, dict)
    schema = schemas[kind.__name__]
    assert isinstance(schema, dict)
    properties = schema["properties"]
    assert isinstance(properties, dict)
    tag = tag_of(kind)
    defaults = {field.encode_name: default_of(field) for field in msgspec.structs.fields(kind)}
    config = kind.__struct_config__
    optional = config.forbid_unknown_fields or config.omit_defaults
    rows = [(f"`{tag[0]}`", f'`"{tag[1]}"`', "", "which one this is")] if tag else []
    rows += [
        (
            f"`{name}`",
            shape(part) + bounds(part),
            defaults[name] if optional else "",
            text_of(part),
        )
        for name, part in properties.items()
        if tag is None or name != tag[0]
    ]
    head = ("field", "shape", "if left out", "what it is")
    return table(head, rows) if rows else ["It has no fields."]


def default_of(field: msgspec.structs.FieldInfo) -> str:
    """What it means to leave a field out."""
    if field.required:
        return "not allowed"
    value = field.default
    if value is msgspec.NODEFAULT:
        factory = field.default_factory
        assert callable(factory)
        value = factory()
    if value is None:
        return "nothing"
    return f"`{msgspec.json.encode(value).decode()}`"


def bounds(part: Json) -> str:
    """Which values are allowed; empty if any of its shape is."""
    assert isinstance(part, dict)
    if "anyOf" in part:
        members = part["anyOf"]
        assert isinstance(members, list)
        return "".join(bounds(member) for member in members)
    low, high = part.get("minimum"), part.get("maximum")
    if isinstance(part.get("exclusiveMaximum"), int):
        high = int(str(part["exclusiveMaximum"])) - 1
    found = [f"{low} to {high}"] if low is not None and high is not None else []
    if low is not None and high is None:
        found.append(f"at least {low}")
    for least, most, unit in (("minLength", "maxLength", "letters"), ("minItems", "maxItems", "")):
        if most in part:
            said = f"{part[least]} to {part[most]}" if least in part else f"at most {part[most]}"
            exact = part.get(least) == part[most]
            found.append(f"{part[most] if exact else said} {unit}".rstrip())
    return f", {'; '.join(found)}" if found else ""


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
        ("code", "status", "parameters", "socket", "sentence"),
        [
            (
                f"`{code}`",
                str(refusal.status),
                ", ".join(f"`{name}`" for name in refusal.params),
                "is closed" if refusal.fatal else "",
                sentences("en")[f"error-{code.replace('_', '-')}"],
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
