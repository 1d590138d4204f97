"""docs/notation.md and the readers agree: every field that is documented is read, and so on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fuzz_lines import lines_of

import coltexpress
from coltexpress.games import GAMES, game
from coltexpress.i18n import ENGLISH
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.notation import record
from coltexpress.telling.words import Words

TEXT = Path(__file__).parents[2].joinpath("docs", "notation.md").read_text("utf-8")
BELONGS_TO_ALL = {"agenda", "sealed", "seen-by", "players"}


def chapter(name: str) -> str:
    """What the document says of the position lines of a game."""
    title = Words(ENGLISH).say(f"{name}-name").removeprefix("Colt Express: ")
    return re.split(r"^##", TEXT.partition(f"\n### {title}\n")[2], flags=re.MULTILINE)[0]


def documented(name: str) -> set[str]:
    """The fields in the table of a game; a range, `hands` to `discards`, names its ends."""
    found = set[str]()
    for row in chapter(name).splitlines():
        if row.startswith("| `"):
            found |= set(re.findall(r"`([a-z-]+)`", row.split("|")[1]))
    return found


def written(name: str) -> set[str]:
    """The fields that lines of this game have, its options left out."""
    book = game(name)
    lines = [text for seed in range(3) for text in lines_of(book, Dice(seed))]
    fields = {part.partition("=")[0] for text in lines for part in text.split()[1:]}
    return fields - set(book.options) - {"bandits", "edition", "data"}


@pytest.mark.parametrize("name", GAMES)
def test_every_field_that_is_written_is_documented(name: str) -> None:
    known = documented(name) | documented(GAMES[name].extends or name) | BELONGS_TO_ALL
    assert written(name) - known == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_field_that_is_documented_can_be_read(name: str) -> None:
    allowed = written(name) | {"data", "seen-by", "sealed"}
    assert documented(name) - allowed == set()
    whole = next(text for text in lines_of(game(name), Dice(1)) if "seen-by=" not in text)
    for field in documented(name) & written(name) - {"players", "sealed", "seen-by"}:
        without = " ".join([part for part in whole.split() if not part.startswith(f"{field}=")])
        with pytest.raises(Unreadable, match=f"the field {field}= is missing"):
            coltexpress.read(without)


def test_every_tag_of_a_record_is_documented_and_every_documented_tag_is_read() -> None:
    chapter_of_records = TEXT[TEXT.index("## Record") : TEXT.index("### Versions")]
    told = set(re.findall(r"`([a-z0-9-]+)`", chapter_of_records.partition("A header may also")[2]))
    assert told == set(record.TAGS)
    assert "`position: " in chapter_of_records


@pytest.mark.parametrize("old", ["fallen=-", "hat=1"])
def test_a_field_that_is_not_documented_is_refused(old: str) -> None:
    line = coltexpress.new("super", players=3).line()
    with pytest.raises(Unreadable, match="unknown fields"):
        coltexpress.read(f"{line} {old}")
