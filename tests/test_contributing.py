"""CONTRIBUTING is true: the files that it lists are there, and they are the ones it takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import make_bandits
import pytest
from i18n.test_new_events import PLACES
from languages import WHOLE, WHOLE_RULES

from coltexpress.bots.levels import LEVELS
from coltexpress.games import NAMES, REGISTRY
from coltexpress.i18n import ENGLISH, LANGUAGES
from coltexpress.train.bandits import BANDITS

ROOT: Final = Path(__file__).parents[1]
TEXT: Final = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLANK: Final = re.compile(r"<\w+>")
TASKS: Final = ("bot", "bandit", "event", "ruling", "language")
MOST_FOR_A_BANDIT: Final = 8  # files that are edited by hand
GUEST: Final = "mei"  # a bandit with a power of her own, whose entry came after the base game's


def chapter(task: str) -> str:
    """What is said of a task."""
    article = "an" if task[0] == "e" else "a"
    return TEXT.partition(f"\n## Add {article} {task}\n")[2].partition("\n## ")[0]


def listed(text: str) -> list[str]:
    """The files in the tables of a chapter, as they are written there."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("task", TASKS)
def test_the_listed_files_exist(task: str) -> None:
    names = listed(chapter(task))
    assert names, f"no list of files for: add a {task}"
    assert [name for name in names if not list(ROOT.glob(BLANK.sub("*", name)))] == []


def test_adding_a_game_is_told_file_by_file() -> None:
    """The lists are the folders of the game that is the example."""
    texts = chapter("game").split("On the page a game is")
    (example,) = [entry.name for entry in REGISTRY if entry.for_developers]
    for text, folder in zip(texts, ("src/coltexpress/games", "web/src/games"), strict=True):
        files = files_in(ROOT / folder / example)
        assert set(listed(text)) == {
            "i18n/*.ftl" if name.startswith("i18n/") else name for name in files
        }


def files_in(folder: Path) -> set[str]:
    """The source files of a folder, as they are called from there."""
    there = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    return {path.as_posix() for path in there if "__pycache__" not in path.parts}


def test_a_bandit_is_in_the_listed_files_and_no_others() -> None:
    """As Mei is: what else knows her is made from her entry, or belongs to another game."""
    given = {"<game>": "classic", "<action>": "floor"}
    files = {BLANK.sub(lambda match: given[match[0]], name) for name in listed(chapter("bandit"))}
    assert len(files) <= MOST_FOR_A_BANDIT
    name = re.compile(rf"(?<![A-Za-z]){GUEST}(?![A-Za-z])", re.IGNORECASE)
    assert {file for file in files if not name.search(read(ROOT / file))} == set()
    naming = {path for path in sources() if name.search(read(path))}
    found = {path.relative_to(ROOT).as_posix() for path in naming - set(make_bandits.FILES)}
    assert found == {file for file in files if file.startswith(("src", "web"))}


def sources() -> Iterator[Path]:
    """What is written by hand in the package and the page, apart from other games."""
    for folder in ("src/coltexpress", "web/src"):
        others = {ROOT / folder / "games" / name for name in NAMES if name != "classic"}
        for path in (ROOT / folder).rglob("*"):
            is_made = "static" in path.parts or path.name == "lesson.json"
            if path.suffix in SUFFIXES and not is_made and not others & set(path.parents):
                yield path


SUFFIXES: Final = (".py", ".json", ".ftl", ".ts", ".svelte", ".css")


def test_a_bandit_of_a_later_box_is_the_example() -> None:
    assert GUEST in [one.name for one in BANDITS if one.guest]


def test_an_event_is_in_the_listed_places() -> None:
    places = {"rules": "<rule>.py", "i18n": "i18n/<tag>.ftl"}
    wanted = {f"src/coltexpress/games/<game>/{places.get(place, place)}" for place in PLACES}
    assert set(listed(chapter("event"))) == wanted


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != ENGLISH])
def test_a_language_is_in_the_listed_files(tag: str) -> None:
    missing = []
    for name in listed(chapter("language")):
        needs_all = tag in (WHOLE_RULES if name.startswith("docs/rules") else WHOLE)
        games = NAMES if "<game>" in name else ("",)
        for file in {name.replace("<tag>", tag).replace("<game>", game) for game in games}:
            found = list(ROOT.glob(file))
            says = "<tag>" in name or any(says_tag(read(path), tag) for path in found)
            if needs_all and not (found and says):
                missing.append(file)
    assert missing == []


def says_tag(text: str, tag: str) -> bool:
    """Is a language named, by its tag or in its own words?"""
    return re.search(rf"(?<!\w){tag}(?!\w)", text) is not None or LANGUAGES[tag] in text


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_in_the_listed_files(level: str) -> None:
    files = [name for name in listed(chapter("bot")) if name != "src/coltexpress/bots/<bot>.py"]
    for name in files:
        for path in ROOT.glob(BLANK.sub("*", name)):
            assert re.search(rf"\b{level}\b", read(path)), f"{path.relative_to(ROOT)}: {level}"
