"""What the languages promise. One that is not named here may say the rest in English."""

from __future__ import annotations

from typing import Final

WHOLE: Final = ("en", "zh-Hant", "sv", "pl", "ja", "de")  # every message
WHOLE_RULES: Final = ("zh-Hant", "sv", "pl", "ja", "de")  # every clause of the ledgers
