"""Writes the table of languages into README.md: how much of each there is.

python scripts/make_languages.py           write the file
python scripts/make_languages.py --check   fail if the file is not current
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from coltexpress import ledger
from coltexpress.i18n import LANGUAGES, percent

TARGET: Final = Path(__file__).parents[1] / "README.md"
HEAD: Final = "| Language | Name here | Messages | Rules clauses |\n|---|---|---|---|\n"
TABLE: Final = re.compile(re.escape(HEAD) + r"(?:\|.*\n)*")


def clauses(language: str) -> int:
    """How many percent of all clauses a language has itself, rounded down."""
    all_of_them = sum(len(ledger.load(game)) for game in ledger.games())
    own = sum(len(ledger.own(game, language)) for game in ledger.games())
    return 100 * own // all_of_them


def table() -> str:
    """A row for each language."""
    rows = [
        f"| {name} | `{language}` | {percent(language)} % | {clauses(language)} % |\n"
        for language, name in LANGUAGES.items()
    ]
    return HEAD + "".join(rows)


def document(text: str) -> str:
    """The document with its table made anew."""
    return TABLE.sub(table(), text)


def main() -> int:
    """Write the file, or compare it."""
    before = TARGET.read_text(encoding="utf-8")
    text = document(before)
    if "--check" in sys.argv[1:]:
        current = text == before
        print(
            "current" if current else f"{TARGET} is not current: python scripts/make_languages.py"
        )
        return 0 if current else 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
