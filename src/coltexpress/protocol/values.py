"""The values of fields, and the viewer who sees all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

Value: TypeAlias = int | bool | Sequence[int | Sequence[int]]
Row: TypeAlias = dict[str, Value]

OPEN: Final = -5  # the viewer of a replay that hides nothing
