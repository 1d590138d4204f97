"""Writes what others are told of the bandits, from train/bandits.json.

python scripts/make_bandits.py           write their Fluent files, art/bandits.ts of the page and
                                         their row in docs/notation.md
python scripts/make_bandits.py --check   fail if one of them is not current
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from coltexpress.i18n import ENGLISH, LANGUAGES
from coltexpress.train.bandits import BANDITS
from coltexpress.train.data import Bandit

ROOT: Final = Path(__file__).resolve().parents[1]
WORDS: Final = ROOT / "src/coltexpress/i18n"
PAGE: Final = ROOT / "web/src/art/bandits.ts"
NOTATION: Final = ROOT / "docs/notation.md"
ROW: Final = re.compile(r"^\| bandits \| .*; (?=`#0`)", re.MULTILINE)
MADE: Final = "Made by scripts/make_bandits.py from train/bandits.json. Do not edit."


def fluent(language: str) -> str:
    """The names of the bandits with their forms, their powers and their words, in one language."""
    told = [one for one in BANDITS if language in one.words]
    names = [line for one in told for line in name_lines(one, language)]
    powers = [f"power-{one.name} = {one.words[language]['power']}" for one in told]
    taunts = [f"taunt-{one.name} = {one.words[language]['taunt']}" for one in told]
    return "\n".join(
        [
            *(f"### {MADE}", "", *names, ""),
            *("## Powers, one sentence each", "", *powers, ""),
            *("## What they say for themselves on their posters", "", *taunts, ""),
        ]
    )


def name_lines(one: Bandit, language: str) -> list[str]:
    """A message and its attributes."""
    words = one.words[language]
    forms = [form for form in words if form not in ("name", "power", "taunt")]
    return [f"bandit-{one.name} = {words['name']}", *(f"    .{f} = {words[f]}" for f in forms)]


def typescript() -> str:
    """What is drawn of them, with their names as a type."""
    lines = [msgspec.json.encode(drawn(one)).decode() for one in BANDITS]
    return "\n".join(
        [
            f"// {MADE}",
            "",
            "export const BANDITS = [",
            *(f"  {x}," for x in lines),
            "] as const;",
            "",
        ]
    )


def drawn(one: Bandit) -> dict[str, object]:
    """A bandit without its words and clauses."""
    fields = msgspec.structs.asdict(one)
    return {name: value for name, value in fields.items() if name not in ("words", "clauses")}


def notation() -> str:
    """The chapter on notation, with the letters of all bandits."""
    letters = ", ".join(f"`{one.letter}` {one.words[ENGLISH]['name']}" for one in BANDITS)
    return ROW.sub(f"| bandits | {letters}; ", NOTATION.read_text(encoding="utf-8"))


FILES: Final[dict[Path, Callable[[], str]]] = {
    **{WORDS / tag / "bandits.ftl": partial(fluent, tag) for tag in LANGUAGES},
    PAGE: typescript,
    NOTATION: notation,
}


def main() -> int:
    """Write the files, or compare them."""
    old = [path for path, made in FILES.items() if not is_current(path, made())]
    for path in old:
        if "--check" in sys.argv[1:]:
            print(f"{path} is not current: python scripts/make_bandits.py")
        else:
            path.write_text(FILES[path](), encoding="utf-8")
            print(f"wrote {path}")
    return 1 if old and "--check" in sys.argv[1:] else 0


def is_current(path: Path, text: str) -> bool:
    """Is this what the file holds?"""
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
