"""The fields of this game, each declared once; stored.py is made from them."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.fields import Cover, Field, Stored, declared, follows, in_scene
from coltexpress.kernel.shapes import COUNTS, NUMBER, NUMBERS, OBJECT, ROWS
from coltexpress.train.following import MONEY, ROUND

AT_STAKE: Final = Cover(  # [T-LOOK-03]
    "crates_seen({}, self.stake, self.taken, self.players, seat)",
    "HIDDEN in {}",
    knowers="who_knows(self.stake, self.taken, self.players)",
)

FIELDS: Final = declared(
    Field("options", OBJECT, "options"),
    Field("players", NUMBER, "options.players", "how many play: as many as seats", fixed=True),
    Field("who", NUMBERS, "CAST[: options.players]", "by bandit: the character", fixed=True),
    Field("printed", ROWS, "CRATES", "by car: what its crate may hold", fixed=True),
    Field("hand", ROWS, "rows([list(BIDS)] * options.players)", "by bandit: bid cards left"),
    Field("crate", NUMBERS, "filled(BLANK, CARS)", "by car: dollars, -2 unseen", cover=AT_STAKE),
    Field("taken", NUMBERS, "filled(CLOSED, CARS)", "by car: who took it, -1 closed, 9 nobody"),
    Field("stake", NUMBER, "BLANK", "the car at stake, -1 before it is chosen"),
)

# The fields that follow from these.
PHASE: Final = 110
LOOKOUT: Final = 111
AT: Final = 112

SCENE: Final = in_scene(
    *FIELDS,
    follows(PHASE, "phase", NUMBER, "an index into the phases of the box"),
    follows(ROUND, "round", NUMBER, "the number of the round, from 1"),
    follows(LOOKOUT, "lookout", NUMBER, "who chooses the car and looks"),
    follows(MONEY, "money", COUNTS, "by bandit: the sum of the crates it has taken"),
    follows(AT, "at", NUMBERS, "by bandit: the spot where it stands"),
)

STORED: Final = Stored(
    "ToyStored",
    "Everything in play in Crates.",
    FIELDS,
    """
from coltexpress.games.toy.crates import CLOSED, crates_seen, who_knows
from coltexpress.games.toy.options import Options
from coltexpress.games.toy.printed import BIDS, CARS, CAST, CRATES
""",
)
