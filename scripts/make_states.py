"""Writes what each game keeps of its table, games/<name>/stored.py, from its declared fields.

python scripts/make_states.py           write the files
python scripts/make_states.py --check   fail if one of them is not current

All attributes of a compiled class are set in its constructor, for a copy too; a loop over fields
could not be compiled to that, so the loop is here.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from coltexpress.games import NAMES, part
from coltexpress.kernel.fields import BY_NOTHING, BY_SEAT, Cover, Field, Stored
from coltexpress.kernel.shapes import NUMBER, NUMBERS, OBJECT, ROWS, STACKS
from coltexpress.train.owners import BY_BANDIT, BY_PLAYER

GAMES: Final = Path(__file__).parents[1] / "src/coltexpress/games"
TYPES: Final = {NUMBER: "i64", NUMBERS: "vec[i64]", ROWS: "vec[vec[i64]]", STACKS: "vec[i64]"}
WRITTEN: Final = {
    NUMBER: "number",
    NUMBERS: "row",
    ROWS: "table",
    STACKS: "row",
}
OWNERS: Final = {BY_PLAYER: "BY_PLAYER", BY_BANDIT: "BY_BANDIT"}
IMPORTS: Final = """
from coltexpress.kernel.agenda import BLANK, HIDDEN, State
from coltexpress.kernel.fields import only
from coltexpress.kernel.rows import copied, empty_rows, filled, frozen, one, rows
from coltexpress.kernel.saving import Reader, Writer
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.owners import BY_BANDIT, BY_PLAYER
"""  # the formatter takes away what a game does not need
TOP: Final = '"""{says}\n\nMade by scripts/make_states.py from fields.py. Do not edit.\n"""\n'


def source(made: Stored) -> str:
    """The module of a game."""
    is_extension = made.base != "State"
    kept = [field for field in made.own if field.shape != OBJECT]
    several = [field for field in kept if field.shape in (ROWS, STACKS)]
    lines = [
        TOP.format(says=made.says),
        "from __future__ import annotations\n",
        IMPORTS + made.imports,
        f"class {made.name}({made.base}):",
        f'    """{made.says}"""\n',
        f"    def __init__(self, options: Options, like: {made.name} | None = None) -> None:",
        f"        super().__init__({made.above}, like)",
        "        if like is None:",
        *[f"            {begun(field)}" for field in made.own],
        *[f"            self.{name} = {start}" for name, start in made.again.items()],
        "        else:",
        *[f"            self.{field.name} = {copied(field)}" for field in made.own],
        "",
        *method("options_given(self) -> object", [] if is_extension else ["return self.options"]),
        *method("save(self, into: Writer) -> None", saving(kept)),
        *method("restore(self, saved: Reader) -> None", restoring(made)),
        *method("contents(self) -> tuple[object, ...]", contents(made.own, is_extension)),
        *method("hide_from(self, seat: i64) -> None", hiding(kept, is_extension)),
        *method("is_whole(self) -> bool", wholeness(kept, is_extension)),
        *method(
            "stored(self, field: i64, row: i64) -> vec[i64]",
            [*choices(kept, stored), "return super().stored(field, row)"],
        ),
        *method(
            "rows(self, field: i64) -> i64",
            [*choices(several, count), "return super().rows(field)"],
        ),
        *method(
            "seen(self, field: i64, row: i64, seat: i64) -> vec[i64]",
            [*choices(secret(kept), seen), "return super().seen(field, row, seat)"],
        ),
        *method(
            "knowers(self, field: i64, row: i64) -> i64",
            [*choices(secret(kept), knowers), "return super().knowers(field, row)"],
        ),
    ]
    return formatted("\n".join(lines))


def method(head: str, body: Iterable[str]) -> Iterator[str]:
    """A method; without a body there is none."""
    lines = [f"        {line}" for line in body]
    if lines:
        yield from (f"    def {head}:", *lines, "")


def begun(field: Field) -> str:
    """The first value of a field."""
    kind = f": {TYPES[field.shape]}" if field.shape in TYPES else ""
    return f"self.{field.name}{kind} = {field.start}"


def copied(field: Field) -> str:
    """The value of a field in a copy."""
    if field.fixed or field.shape in (NUMBER, OBJECT):
        return f"like.{field.name}"
    if field.shape == ROWS and not field.replaced:
        return f"copied(like.{field.name})"
    return f"like.{field.name}[:]"


def contents(fields: Iterable[Field], is_extension: bool) -> Iterator[str]:
    """Everything that is compared."""
    yield "return ("
    yield "    super().contents()," if is_extension else "    self.options,"
    for field in fields:
        if field.shape != OBJECT and not field.fixed and not field.passing:
            value = f"self.{field.name}"
            if field.shape == ROWS:
                value = f"frozen({value})"
            elif field.shape != NUMBER:
                value = f"tuple({value})"
            yield f"    {value},"
    yield ")"


def saving(fields: Iterable[Field]) -> Iterator[str]:
    """Everything that can change is written down."""
    yield "super().save(into)"
    for field in fields:
        if not field.fixed:
            yield f"into.{WRITTEN[field.shape]}(self.{field.name})"


def restoring(made: Stored) -> Iterator[str]:
    """What was written down is read in the same order; then comes what follows from it."""
    yield "super().restore(saved)"
    objects = [field for field in made.own if field.shape == OBJECT]
    for field in made.own:
        if field.shape != OBJECT and not field.fixed:
            yield f"self.{field.name} = saved.{WRITTEN[field.shape]}()"
    for field in objects:
        if "self." in field.start:
            yield f"self.{field.name} = {field.start}"
    for name, start in made.again.items():
        if start in [f"self.{field.name}" for field in objects]:
            yield f"self.{name} = {start}"


def secret(fields: Iterable[Field]) -> list[Field]:
    """Those that not everybody may know."""
    return [field for field in fields if field.cover is not None]


def cover_of(field: Field) -> Cover:
    """The cover of a secret field."""
    assert field.cover is not None
    return field.cover


def others(field: Field) -> str:
    """Is the seat not that of the row?"""
    return f"{owner(field)} != seat"


def owner(field: Field) -> str:
    """The seat of a row."""
    by = cover_of(field).by
    return "row" if by == BY_SEAT else f"self.seat_behind({OWNERS[by]}, row)"


def hiding(fields: list[Field], is_extension: bool) -> Iterator[str]:
    """Everything that a seat may not know is covered."""
    if is_extension:
        yield "super().hide_from(seat)"
    for field in secret(fields):
        whole, over = f"self.{field.name}", cover_of(field).over
        if field.shape == NUMBERS:
            yield f"{whole} = {over.format(whole)}"
            continue
        yield f"for row in range(len({whole})):"
        if cover_of(field).by != BY_NOTHING:
            yield f"    if {others(field)}:"
            yield f"        {whole}[row] = {over.format(f'{whole}[row]')}"
        else:
            yield f"    {whole}[row] = {over.format(f'{whole}[row]')}"


def wholeness(fields: list[Field], is_extension: bool) -> Iterator[str]:
    """Is nothing covered?"""
    tests = []
    for field in secret(fields):
        unseen, whole = cover_of(field).unseen, f"self.{field.name}"
        if field.shape == NUMBERS:
            tests.append(unseen.format(whole))
        else:
            tests.append(f"any({unseen.format('each')} for each in {whole})")
    above = " and super().is_whole()" if is_extension else ""
    yield f"return not ({' or '.join(tests)}){above}"


def choices(fields: Iterable[Field], value_of: Callable[[Field], str]) -> Iterator[str]:
    """A value for each of these fields, by its number."""
    for field in fields:
        yield f"if field == {field.number}:  # {field.name}"
        yield f"    return {value_of(field)}"


def stored(field: Field) -> str:
    """One row of a field."""
    whole = f"self.{field.name}"
    if field.shape == NUMBER:
        return f"one({whole})"
    if field.shape == STACKS:
        return f"cards_of({whole}[row])"
    return whole if field.shape == NUMBERS else f"{whole}[row]"


def count(field: Field) -> str:
    """How many rows a field has."""
    return f"len(self.{field.name})"


def seen(field: Field) -> str:
    """What a seat sees of a row."""
    whole, cover = f"self.{field.name}", cover_of(field)
    if field.shape == NUMBERS:
        return cover.over.format(whole)
    value = f"{whole}[row]"
    form = cover.over.format(value)
    if cover.by != BY_NOTHING:
        form = f"{form} if {others(field)} else {value}"
    return f"cards_of({form})" if field.shape == STACKS else form


def knowers(field: Field) -> str:
    """The seats that see more of a row than everybody."""
    cover = cover_of(field)
    if cover.by != BY_NOTHING:
        return f"only({owner(field)})"
    return cover.knowers.format(f"self.{field.name}")


def formatted(text: str) -> str:
    """As every other file of the source."""
    ruff = [sys.executable, "-m", "ruff"]
    name = ["--stdin-filename", str(GAMES / "classic" / "stored.py"), "-"]
    for command in (["check", "--fix", "--quiet", "--exit-zero"], ["format", "--quiet"]):
        done = subprocess.run(
            [*ruff, *command, *name], input=text, capture_output=True, text=True, check=True
        )
        text = done.stdout
    return text


def main() -> int:
    """Write the files, or compare them."""
    stale = []
    for name in NAMES:
        target, text = GAMES / name / "stored.py", source(part(name, "fields").STORED)
        if "--check" not in sys.argv[1:]:
            target.write_text(text, encoding="utf-8")
            print(f"wrote {target}")
        elif not target.is_file() or target.read_text(encoding="utf-8") != text:
            stale.append(f"{target} is not current: python scripts/make_states.py")
    if "--check" in sys.argv[1:]:
        print("\n".join(stale) or "current")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
