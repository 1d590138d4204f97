"""Chapter 4: who plays whom, the start player, the first places."""

from __future__ import annotations

from coltexpress.games.super import facts
from coltexpress.games.super.board import FRONT, REAR
from coltexpress.games.super.printed import BANDITS
from coltexpress.games.super.questions import PICK_CHARACTER, WHO_STARTS
from coltexpress.games.super.state import SuperState, clockwise
from coltexpress.games.super.steps import DRAW_START_PLAYER, PICK, PLACE, ROUND
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then
from coltexpress.kernel.rows import numbers_below
from coltexpress.kernel.vecs import i64, vec


def set_up(g: SuperState) -> None:
    """Everything before the first round. [S-SETUP-01..14]"""
    for bandit in range(g.players):
        then(g, PICK, bandit)
    then(g, DRAW_START_PLAYER)
    then(g, PLACE)
    then(g, ROUND)


def pick(g: SuperState, bandit: i64, character: i64) -> None:
    """A player picks a free bandit, or is dealt one. [S-SETUP-04, S-RULE-03, S-RULE-31]"""
    if character == BLANK:
        free = vec[i64]([one for one in BANDITS if one not in g.who])
        if g.options.bandits:
            free = vec[i64]([g.options.bandits[bandit]])
        chooser: i64 = CHANCE if g.options.character_choice == "random" else bandit
        character = ask(g, chooser, PICK_CHARACTER, free)
    if character != BLANK:
        facts.picked(g, bandit, character)


def draw_start_player(g: SuperState, bandit: i64) -> None:
    """One piece drawn at random names the start player. [S-SETUP-05, S-SETUP-06]"""
    if bandit == BLANK:
        bandit = ask(g, CHANCE, WHO_STARTS, numbers_below(g.players))
    if bandit != BLANK:
        facts.became_start_player(g, bandit)


def place(g: SuperState) -> None:
    """One bandit in each car but the last, the start player rearmost. [S-SETUP-07..12]"""
    bandit = g.start
    for k in range(g.players):
        facts.placed(g, bandit, g.board.inside[g.players - k], first_facing(g, k))
        bandit = clockwise(g, bandit)


def first_facing(g: SuperState, k: i64) -> i64:
    """The rear half, rounded up, faces FRONT, the others REAR. [S-SETUP-11..12, S-RULE-26]"""
    return FRONT if k < (g.players + 1) // 2 else REAR
