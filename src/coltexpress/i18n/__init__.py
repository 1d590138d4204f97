"""The words, in Fluent files: those of all games here, those of one game in its own folder.

A language is a line of languages.json, a folder here and a file in the `i18n` folder of each game.
What it does not say is said in English, message by message.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = PACKAGE / "i18n"
ENGLISH: Final = "en"
KEY: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)

LANGUAGES: Final[dict[str, str]] = json.loads(
    (FOLDER / "languages.json").read_text(encoding="utf-8")
)  # by tag, in their own words


def files(language: str) -> list[Path]:
    """All files of a language."""
    own = PACKAGE.glob(f"games/*/i18n/{language}.ftl")
    return [*sorted((FOLDER / language).glob("*.ftl")), *sorted(own)]


@cache
def keys(language: str) -> frozenset[str]:
    """The keys of all messages that a language says itself."""
    texts = [path.read_text(encoding="utf-8") for path in files(language)]
    return frozenset(key for text in texts for key in KEY.findall(text))


def percent(language: str) -> int:
    """How much of what there is to say a language says itself, rounded down."""
    return 100 * len(keys(language) & keys(ENGLISH)) // len(keys(ENGLISH))


def name_of(language: str) -> str:
    """The name of a language, with how much of it there is if that is not all."""
    done = percent(language)
    return LANGUAGES[language] if done == 100 else f"{LANGUAGES[language]} ({done} %)"


def language_called(text: str) -> str | None:
    """The language behind a name such as zh-Hant, zh_TW or ja_JP.UTF-8, if we speak it."""
    first = re.split(r"[-_.@]", text.lower(), maxsplit=1)[0]
    spoken = {language.partition("-")[0]: language for language in LANGUAGES}
    return spoken.get(first)
