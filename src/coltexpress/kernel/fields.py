"""Fields: what a table is made of, and who may know it."""

from __future__ import annotations

from typing import Final

# What rows and arguments are counted by; games add their own.
BY_NOTHING: Final = 0
BY_SEAT: Final = 1
