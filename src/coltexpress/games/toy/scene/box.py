"""The box of this game."""

from __future__ import annotations

from coltexpress.games.toy.game import RULEBOOK
from coltexpress.games.toy.printed import BIDS, CARS, CAST
from coltexpress.games.toy.rulebook import state_of
from coltexpress.games.toy.scene.explained import explained_in
from coltexpress.games.toy.scene.names import names_of
from coltexpress.games.toy.state import PHASES
from coltexpress.kernel.agenda import State
from coltexpress.protocol.box import CODES, Box, Section, box_with


def box_of(state: State) -> Box:
    """The box of a game with the settings of this one; section 0 is the locomotive."""
    g = state_of(state)
    return box_with(
        RULEBOOK,
        g,
        offered=CAST,
        phases=PHASES,
        rounds=CARS,
        sections=[Section(str(n), 2 * n, 2 * n + 1, 0) for n in range(CARS + 1)],
        codes=CODES,
        faces=(),
        cards={str(card): 1 for card in BIDS},
        names=names_of(g),
        explained=explained_in(g),
    )
