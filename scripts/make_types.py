"""Writes what the page knows of Python: the types of all messages.

python scripts/make_types.py           write net/protocol/types.ts of the page
python scripts/make_types.py --check   fail if one of them is not current
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, get_args

import msgspec

from coltexpress.games import GAMES
from coltexpress.kernel.agenda import BLANK, HIDDEN, NOBODY
from coltexpress.protocol.errors import CODES
from coltexpress.protocol.messages import MESSAGE_LIMIT, VERSION, ClientMessage
from coltexpress.protocol.routes import ROUTES, SOCKET
from coltexpress.protocol.schema import UNIONS, Json, Object, json_schema, roots, structs
from coltexpress.protocol.values import OPEN
from coltexpress.protocol.words import CHAT_LIMIT, NAME_LIMIT
from coltexpress.train.cards import CARD_BITS, FACE_BITS, OWNER_SHIFT

SOURCE: Final = Path(__file__).parents[1] / "web/src"
REF: Final = "#/$defs/"
WIDTH: Final = 100
CONSTANTS: Final = {
    "VERSION": VERSION,
    "MESSAGE_LIMIT": MESSAGE_LIMIT,
    "CHAT_LIMIT": CHAT_LIMIT,
    "NAME_LIMIT": NAME_LIMIT,
    "BLANK": BLANK,
    "HIDDEN": HIDDEN,
    "NOBODY": NOBODY,
    "OPEN": OPEN,
    "FACE_BITS": FACE_BITS,
    "CARD_BITS": CARD_BITS,
    "OWNER_SHIFT": OWNER_SHIFT,
}
PATCH: Final = """\
/** What changed in a scene: `at` is a whole field, `hand.1` is one row of a field. */
export type Patch = Record<string, number | boolean | number[] | number[][]>;

/** The scene after a patch; what did not change stays the same object. */
export function patched<S extends AnyScene>(scene: S, patch: Patch): S {
  const after: Record<string, unknown> = { ...scene };
  for (const [key, value] of Object.entries(patch)) {
    const dot = key.indexOf(".");
    if (dot < 0) {
      after[key] = value;
    } else {
      const rows = [...(after[key.slice(0, dot)] as unknown[])];
      rows[Number(key.slice(dot + 1))] = value;
      after[key.slice(0, dot)] = rows;
    }
  }
  return after as unknown as S;
}"""


def typescript() -> str:
    """The whole file."""
    schema = json_schema()["$defs"]
    assert isinstance(schema, dict)
    sparse = sparse_names(schema)
    parts = [
        "// Made by scripts/make_types.py from the messages of the server. Do not edit.",
        "\n".join(f"export const {name} = {value};" for name, value in CONSTANTS.items()),
        f'export const SOCKET = "{SOCKET}";',
    ]
    for name in sorted(schema):
        part = schema[name]
        assert isinstance(part, dict)
        parts.append(declaration(name, part, sparse))
    parts += [
        PATCH,
        names("EventName", sorted({each.name for book in GAMES.values() for each in book.events})),
        names(
            "ArgName",
            sorted({arg for book in GAMES.values() for each in book.events for arg in each.args}),
        ),
        names(
            "QuestionName",
            sorted({each.name for book in GAMES.values() for each in book.questions}),
        ),
        names(
            "OptionType",
            sorted({each.options for book in GAMES.values() for each in book.questions}),
        ),
        names("ErrorCode", list(CODES)),
    ]
    return "\n\n".join(parts) + "\n"


def sparse_names(schema: Object) -> set[str]:
    """The types whose defaults may be left out: those that clients send, and sparse answers."""
    bodies = [route.body.__name__ for route in ROUTES if route.body is not None]
    wanted = [each.__name__ for each in get_args(ClientMessage)] + bodies
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += references(schema[name])
    return found | {
        each.__name__ for each in structs(roots()) if each.__struct_config__.omit_defaults
    }


def references(part: Json) -> list[str]:
    """The names of all types that a schema refers to."""
    if isinstance(part, list):
        return [name for each in part for name in references(each)]
    if not isinstance(part, dict):
        return []
    own = part.get("$ref")
    found = [own.removeprefix(REF)] if isinstance(own, str) else []
    return found + [name for value in part.values() for name in references(value)]


def declaration(name: str, part: Object, sparse: set[str]) -> str:
    """An interface, or the union of several."""
    if name in UNIONS:
        return names_of_types(name, [each.__name__ for each in UNIONS[name]])
    properties, required = part.get("properties", {}), part.get("required", [])
    assert isinstance(properties, dict)
    assert isinstance(required, list)
    lines = [*comment(part, ""), f"export interface {name} {{"]
    for field, kind in properties.items():
        assert isinstance(kind, dict)
        mark = "?" if name in sparse and field not in required else ""
        lines += [*comment(kind, "  "), f"  {field}{mark}: {type_of(kind)};"]
    return "\n".join([*lines, "}"])


def comment(part: Object, indent: str) -> list[str]:
    """What a type or field is, for the reader."""
    text = part.get("description")
    return [f"{indent}/** {text} */"] if isinstance(text, str) else []


def type_of(part: Json) -> str:
    """A schema as a type of TypeScript."""
    assert isinstance(part, dict)
    if "x-patch-of" in part:
        return "Patch"
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(REF)
    for several in ("anyOf", "enum"):
        if several in part:
            return one_of(part[several], several)
    if "const" in part:
        return literal(part["const"])
    return plain(part)


def one_of(members: Json, several: str) -> str:
    """A union, the nothing in it last."""
    assert isinstance(members, list)
    texts = [type_of(each) if several == "anyOf" else literal(each) for each in members]
    texts = list(dict.fromkeys(texts))
    return " | ".join(sorted(texts, key=lambda text: text == "null"))


def literal(value: Json) -> str:
    """A value that is its own type."""
    return "null" if value is None else msgspec.json.encode(value).decode()


def plain(part: Object) -> str:
    """A schema that names a type of JSON."""
    kind = part.get("type")
    if kind == "array":
        item = type_of(part.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {type_of(part.get('additionalProperties', {}))}>"
    words = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return words.get(str(kind), "null" if kind == "null" else "unknown")


def names(name: str, members: list[str]) -> str:
    """A union of texts."""
    return names_of_types(name, [literal(each) for each in members])


def names_of_types(name: str, members: list[str]) -> str:
    """A union, in one line if it fits."""
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in members) + ";"


FILES: Final = {
    SOURCE / "net/protocol/types.ts": typescript,
}


def main() -> int:
    """Write the files, or compare them."""
    old = [path for path, made in FILES.items() if not is_current(path, made())]
    for path in old:
        if "--check" in sys.argv[1:]:
            print(f"{path} is not current: python scripts/make_types.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(FILES[path](), encoding="utf-8")
            print(f"wrote {path}")
    return 1 if old and "--check" in sys.argv[1:] else 0


def is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
