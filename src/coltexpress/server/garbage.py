"""Looking for garbage when nobody waits for it.

Python frees at once what nobody refers to. For objects that only refer to one another it has to
look, and everything else stands still meanwhile, the longer the more objects it looks at: with some
hundred rooms in memory for a tenth of a second and more, in the middle of somebody's choice. So by
itself it only looks at the youngest objects here, and at few at a time; at all of them when nobody
has chosen anything for a moment. Where that never happens, it looks now and then at what is new.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

NEVER: Final = 1 << 30
YOUNG: Final = 5_000  # objects more than there were; to look at them takes half a millisecond
WORTH: Final = 20  # looks at the young: so many must have been before all are looked at
MUCH: Final = 200  # and after so many it is done even if somebody waits
MOMENT: Final = 1.0  # seconds without a choice in which nobody will notice
LATEST: Final = 300.0  # seconds after which it is done as well


def only_the_young() -> None:
    """From now on Python looks by itself at young objects only."""
    gc.set_threshold(YOUNG, NEVER, NEVER)


def looks_at_the_young() -> int:
    """How often it has done so."""
    return int(gc.get_stats()[0]["collections"])


class Garbage:
    """Looks at all objects when nobody waits."""

    def __init__(self, choices: Callable[[], int], now: Callable[[], float]) -> None:
        self.choices = choices  # how many have been made so far
        self.now = now
        self.chosen = choices()
        self.looked_at = now()
        self.looks = looks_at_the_young()

    async def watch(self) -> None:
        """Look for moments without choices for as long as the server runs."""
        while True:
            await asyncio.sleep(MOMENT)
            self.look()

    def look(self) -> None:
        """Clear away what there is, if this is the moment."""
        chosen = self.choices()
        is_quiet, self.chosen = chosen == self.chosen, chosen
        looks = looks_at_the_young() - self.looks
        if looks < WORTH:
            return
        if is_quiet:
            gc.unfreeze()
        elif looks < MUCH and self.now() - self.looked_at < LATEST:
            return
        gc.collect()
        gc.freeze()  # what is left stays, as a rule: the next forced look need not begin with it
        self.looked_at, self.looks = self.now(), looks_at_the_young()
