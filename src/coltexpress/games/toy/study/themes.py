"""What puzzles of the example would be about."""

from __future__ import annotations

from typing import Final

from coltexpress.games.toy.questions import WHICH_BID
from coltexpress.study.themes import Theme, always, any_of

THEMES: Final = (Theme("bid", any_of(WHICH_BID)), Theme("car", always))
