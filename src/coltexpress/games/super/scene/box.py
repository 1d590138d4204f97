"""The box of Colt Super Express."""

from __future__ import annotations

from coltexpress.games.super.board import FACINGS
from coltexpress.games.super.game import RULEBOOK
from coltexpress.games.super.printed import BANDITS, CARDS, LOOT, PLAN_SIZE
from coltexpress.games.super.rulebook import state_of
from coltexpress.games.super.scene.explained import explained_in
from coltexpress.games.super.scene.names import names_of
from coltexpress.games.super.state import PHASES
from coltexpress.kernel.agenda import State
from coltexpress.protocol.box import CODES, Box, Section, box_with


def box_of(state: State) -> Box:
    """The box of a game with the settings of this one."""
    g = state_of(state)
    box = box_with(
        RULEBOOK,
        g,
        offered=BANDITS,
        phases=PHASES,
        rounds=g.options.cars,
        sections=[
            Section(str(section), g.board.inside[section], g.board.roof[section], 0)
            for section in range(g.options.cars + 1)
        ],
        codes=CODES,
        faces=CARDS,
        cards={CARDS[card]: 1 for card in g.options.cards},
        names=names_of(g),
        explained=explained_in(g),
    )
    box.facings = list(FACINGS)
    box.loot = list(LOOT)
    box.plan_size = PLAN_SIZE
    return box
