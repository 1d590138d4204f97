"""The words, in Fluent files: those of all games here, those of one game in its own folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = PACKAGE / "i18n"


def files(language: str) -> list[Path]:
    """All files of a language."""
    own = PACKAGE.glob(f"games/*/i18n/{language}.ftl")
    return [*sorted((FOLDER / language).glob("*.ftl")), *sorted(own)]
