"""The box of Colt Super Express."""

from __future__ import annotations

from coltexpress.games.superexpress.board import FACINGS
from coltexpress.games.superexpress.game import RULEBOOK, table_of
from coltexpress.games.superexpress.printed import BANDITS, CARDS, LOOT, PLAN_SIZE
from coltexpress.games.superexpress.state import PHASES
from coltexpress.kernel.agenda import State
from coltexpress.wire.box import CODES, Box, Section, all_settings, catalogue, characters


def box_of(state: State) -> Box:
    """The box of a game with the settings of this one."""
    g = table_of(state)
    named = catalogue(RULEBOOK.name)
    return Box(
        game=named.game,
        players=named.players,
        options=named.options,
        presets=named.presets,
        events=named.events,
        questions=named.questions,
        settings=all_settings(RULEBOOK, RULEBOOK.settings(g)),
        seats=g.seats,
        characters=characters(BANDITS),
        phases=list(PHASES),
        rounds=g.options.cars,
        sections=[
            Section(str(section), g.board.inside[section], g.board.roof[section], 0)
            for section in range(g.options.cars + 1)
        ],
        codes=CODES,
        faces=list(CARDS),
        cards={CARDS[card]: 1 for card in g.options.cards},
        facings=list(FACINGS),
        loot=list(LOOT),
        plan_size=PLAN_SIZE,
    )
