"""The shapes that a field can have."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 0
FLAG: Final = 1  # a number that is true or false
NUMBERS: Final = 2
COUNTS: Final = 3  # numbers of which each can change by itself
ROWS: Final = 4  # rows of numbers
STACKS: Final = 5  # numbers, each of which stands for a row
OBJECT: Final = 6  # something else, made once and shared by all copies
