"""The bandits whom nets have learned to tell apart.

A net reads rows in which every bandit has its number, and its choices are numbered actions. Whoever
joins the family later is nobody in particular in a row, and the action of picking it stands behind
all others: so nets that were trained before go on playing. With new nets, and a new version of the
rows, everybody is learned.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.observation import Deed
from coltexpress.kernel.vecs import i64
from coltexpress.train.bandits import NAMES

LEARNED: Final = 10  # so many, the first of the file
PICKED: Final = Deed("character", NAMES[:LEARNED], "a character")
NEWCOMERS: Final = [Deed("newcomer", NAMES[LEARNED:], "a character that no net has learned yet")]
PICKED_LATER: Final = NEWCOMERS if len(NAMES) > LEARNED else []  # the last actions of a game


def number_of(character: i64) -> i64:
    """The number of a character in a row, 0 for nobody and for a newcomer."""
    return character + 1 if character < LEARNED else 0


def picking(character: i64, first: i64, actions: i64) -> i64:
    """The action of picking a character, of so many; `first` is that of the first character."""
    return first + character if character < LEARNED else actions - len(NAMES) + character
