"""Writes docs/reference.md: everything that the package exports, from its source.

python scripts/make_reference.py           write the file
python scripts/make_reference.py --check   fail if the file is not current
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from coltexpress.games import GAMES, part
from coltexpress.kernel.shapes import COUNTS, NUMBER, NUMBERS, ROWS, STACKS

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
TARGET: Final = ROOT / "docs/reference.md"
PACKAGE: Final = "coltexpress"
ENVS: Final = f"{PACKAGE}.envs"
HEAD: Final = """\
# Reference

Everything that `coltexpress` exports, and its environments; made from the source by
`scripts/make_reference.py`. For a way in, see [the tour for bot writers](library.md) and
[the tour for researchers](research.md).
"""
TABLES: Final = """\
## What lies on the table

The `state` of a view has these by name, in numbers; `write_word` of the rulebook says many of them
in words: `book.write_word(view.state, "spot", view.state.at[0])`. For type checkers, `state_of` of
`coltexpress.games.classic.rulebook`, and so on for each game, gives the state as that of its game.
"""
SHAPES: Final = {
    NUMBER: "int",
    NUMBERS: "Sequence[int]",
    COUNTS: "Sequence[int]",
    ROWS: "Sequence[Sequence[int]]",
    STACKS: "Sequence[int]",
}
CHAPTERS: Final = {
    "Games": (PACKAGE, "new Setting Game Question in_words GAMES Rulebook"),
    "Bots and what they see": (
        PACKAGE,
        "Bot Budget make_bot arena View Ask Event look told HIDDEN NOBODY BLANK",
    ),
    "Chance": (PACKAGE, "CHANCE Chance Dice Scripted"),
    "Positions": (PACKAGE, "Setup State line read line_of_view read_view"),
    "Study": (PACKAGE, "analyse review"),
    "Errors": (PACKAGE, "ColtExpressError IllegalChoice BadPosition NotOver Unreadable"),
    "The engine": (PACKAGE, "is_compiled"),
    "Many games at once": (ENVS, "Many"),
    "PettingZoo": (f"{ENVS}.pettingzoo_env", "env raw_env parallel_env"),
    "Gymnasium": (f"{ENVS}.gymnasium_env", "Seat"),
    "OpenSpiel": (f"{ENVS}.openspiel", ""),  # nothing but names that OpenSpiel loads
}
PLAIN: Final = {"vec[i64]": "Sequence[int]", "vec[u8]": "bytes", "i64": "int"}  # outside, they are
NO_SELF: Final = re.compile(r"\((?:self|cls)(?:, )?")
Function = ast.FunctionDef


class Member(NamedTuple):
    """Something that a class has: an attribute, with what is said of it."""

    name: str
    type: str
    says: str


def document() -> str:
    """All of it."""
    lines = [HEAD]
    for title, (module, names) in CHAPTERS.items():
        lines.append(f"## {title}\n")
        if module != PACKAGE:
            lines += [f"From `{module}`.\n", f"{explained(parsed(module)[1], module)}\n"]
        for name in names.split():
            lines += described(module, name)
    return "\n".join([*lines, *tables()])


def tables() -> Iterator[str]:
    """What lies on the table of each game, as a state has it and a view shows it."""
    yield TABLES
    for name in GAMES:
        yield f"### {name}\n\n{explained(parsed(f'{PACKAGE}.games.{name}')[1], name)}\n"
        yield "| Has | Type | What it is |\n|---|---|---|"
        for one in part(name, "fields").FIELDS:
            if one.says:
                veiled = "; not the same to everybody" if one.veiled else ""
                yield f"| `{one.name}` | {code(SHAPES[one.shape])} | {one.says}{veiled} |"
        yield ""


def described(module: str, name: str) -> Iterator[str]:
    """One name, where it is defined."""
    where, node = definition(module, name)
    if isinstance(node, ast.ClassDef):
        yield from of_class(where, node, f"{module}.{name}" if module != PACKAGE else name)
    elif isinstance(node, Function):
        yield from entry(f"### {name}", [signature(where, node)], explained(node, name))
    else:
        said = remark(where, node)
        if not said:
            raise LookupError(f"{name} is not explained")
        yield from entry(f"### {name}", [], said)


@cache
def parsed(module: str) -> tuple[Path, ast.Module]:
    """The source of a module."""
    folder = SOURCE.joinpath(*module.split("."))
    path = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    return path, ast.parse(path.read_text(encoding="utf-8"))


def definition(module: str, name: str) -> tuple[str, ast.stmt]:
    """The module and the statement that define a name, wherever it is imported from."""
    for node in parsed(module)[1].body:
        if isinstance(node, ast.ImportFrom) and name in [one.name for one in node.names]:
            return definition(str(node.module), name)
        if name == getattr(node, "name", None) or name in targets(node):
            return module, node
    raise LookupError(f"{module} has no {name}")


def targets(node: ast.stmt) -> list[str]:
    """What an assignment names."""
    found = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
    return [one.id for one in found if isinstance(one, ast.Name)]


def of_class(where: str, node: ast.ClassDef, name: str) -> Iterator[str]:
    """A class with all that is public in it."""
    short = name.rpartition(".")[2]
    methods = [one for one in node.body if isinstance(one, Function)]
    made = [one for one in methods if one.name == "__init__"]
    yield from entry(
        f"### {short}", [made_by(where, short, one) for one in made], explained(node, name)
    )
    attributes = [one for one in attributes_of(where, node) if one.type]
    if attributes:
        yield "| Has | Type | What it is |\n|---|---|---|"
        yield from [f"| `{one.name}` | {code(one.type)} | {one.says} |" for one in attributes]
        yield ""
    written = {one.name for one in methods if is_overload(one)}
    for one in methods:
        if is_public(one) and not is_property(one) and not is_overload(one):
            same = [other for other in methods if other.name == one.name and is_overload(other)]
            said = explained(one, f"{name}.{one.name}", node)
            if said or one.name in written:
                yield from entry(
                    f"#### {short}.{one.name}",
                    [signature(where, two) for two in same or [one]],
                    said,
                )


def entry(heading: str, code: list[str], said: str) -> Iterator[str]:
    """A heading, how it is called, and what it does."""
    yield f"{heading}\n"
    if code:
        yield "\n".join(["```python", *code, "```", ""])
    yield f"{said}\n"


def made_by(where: str, name: str, node: Function) -> str:
    """How an object is made."""
    return f"{name}{arguments(where, node)}"


def signature(where: str, node: Function) -> str:
    """How a function is called."""
    return f"{node.name}{arguments(where, node)} -> {returned(node)}"


def arguments(where: str, node: Function) -> str:
    """What a function is given; a default that has a name in its module, by what it is."""
    given = node.args
    given.defaults = [spelled_out(where, one) for one in given.defaults]
    given.kw_defaults = [one and spelled_out(where, one) for one in given.kw_defaults]
    return NO_SELF.sub("(", f"({plain(ast.unparse(given))})")


def spelled_out(where: str, default: ast.expr) -> ast.expr:
    """A named constant as what stands behind the name."""
    if not isinstance(default, ast.Name):
        return default
    node = definition(where, default.id)[1]
    value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
    return default if value is None else value


def plain(types: str) -> str:
    """Types as those know them who use the library."""
    for ours, theirs in PLAIN.items():
        types = types.replace(ours, theirs)
    return types.replace("=", " = ").replace("'", '"')


def attributes_of(where: str, node: ast.ClassDef) -> Iterator[Member]:
    """Fields, what the constructor sets, and properties; each says what it is in a remark."""
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            yield Member(one.target.id, plain(ast.unparse(one.annotation)), remark(where, one))
        elif isinstance(one, Function) and one.name == "__init__":
            yield from set_by(where, one)
        elif isinstance(one, Function) and is_property(one):
            said = explained(one, f"{node.name}.{one.name}").partition("\n\n")[0]
            yield Member(one.name, returned(one), " ".join(said.split()))


def set_by(where: str, made: Function) -> Iterator[Member]:
    """What a constructor sets for everybody to see."""
    given = [*made.args.args, *made.args.kwonlyargs]
    types = {one.arg: plain(ast.unparse(one.annotation)) for one in given if one.annotation}
    seen: set[str] = set()
    for one in ast.walk(made):
        if isinstance(one, (ast.Assign, ast.AnnAssign)):
            target = one.target if isinstance(one, ast.AnnAssign) else one.targets[0]
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                kind = (
                    plain(ast.unparse(one.annotation))
                    if isinstance(one, ast.AnnAssign)
                    else types.get(ast.unparse(one.value), "")
                )
                if target.attr not in seen and not target.attr.startswith("_"):
                    seen.add(target.attr)
                    yield Member(target.attr, kind, remark(where, one))


def returned(node: Function) -> str:
    """The type of a property."""
    return "" if node.returns is None else plain(ast.unparse(node.returns))


def remark(where: str, node: ast.stmt) -> str:
    """What stands beside a line."""
    line = parsed(where)[0].read_text(encoding="utf-8").splitlines()[(node.end_lineno or 1) - 1]
    said = line.rpartition("  # ")[2] if "  # " in line else ""
    said = "" if said.startswith("noqa") else said
    return said[:1].upper() + said[1:]


def explained(
    node: ast.Module | ast.ClassDef | Function, name: str, of: ast.ClassDef | None = None
) -> str:
    """The docstring as Markdown; what only does again what a base explains may have none."""
    said = ast.get_docstring(node)
    if said is None:
        if of is not None and of.bases:
            return ""
        raise LookupError(f"{name} is not explained")
    return "\n\n".join(markdown(inspect.cleandoc(said)))


def markdown(text: str) -> Iterator[str]:
    """A docstring with its examples as code; an empty line ends what they print."""
    for paragraph in text.split("\n\n"):
        is_example = paragraph.startswith(">>> ")
        yield f"```python\n{paragraph}\n\n```" if is_example else paragraph


def code(type_: str) -> str:
    """A type as code, in a table."""
    escaped = type_.replace("|", "\\|")
    return f"`{escaped}`" if type_ else ""


def is_public(node: Function) -> bool:
    """Is it meant for users?"""
    return not node.name.startswith("_")


def is_property(node: Function) -> bool:
    """Is it read without being called?"""
    return any(ast.unparse(one) == "property" for one in node.decorator_list)


def is_overload(node: Function) -> bool:
    """Is it one of several ways to call it?"""
    return any(ast.unparse(one) == "overload" for one in node.decorator_list)


def main() -> int:
    """Write it, or say whether it is current."""
    text = document()
    if "--check" in sys.argv:
        return 0 if TARGET.read_text(encoding="utf-8") == text else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
