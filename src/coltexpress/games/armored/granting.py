"""Actions that are given away: Nudge, friendly binoculars, the Bonus Nudge, Understaffing."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import facts
from coltexpress.games.armored.questions import NUDGE_WHAT, NUDGE_WHOM, TAKE_ACTION
from coltexpress.games.armored.state import ArmoredTable, action_deck, mates
from coltexpress.games.armored.stealing.fire import fire_options
from coltexpress.games.armored.steps import GRANT
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.state import ask_bandit, bandits_at
from coltexpress.games.classic.stealing.floor import climbs
from coltexpress.games.classic.stealing.pile import ACTIONS
from coltexpress.kernel.agenda import BLANK, then
from coltexpress.table.cards import (
    FIRE,
    FLOOR_CHANGE,
    MOVE,
    NUDGE,
    PUNCH,
    ROBBERY,
    face_of,
)

BASE_ACTIONS: Final = [MOVE, FLOOR_CHANGE, FIRE, ROBBERY, PUNCH]
ANY_ACTION: Final = 8  # offered: the receiver's own choice
NO_ACTION: Final = 9  # taken: none


def nudge(g: ArmoredTable, me: int, mate: int, action: int) -> None:
    """Give a team-mate a base action. [A-NUDGE-01, A-NUDGE-02, A-RULE-14]"""
    if mate == BLANK:
        others = mates(g, me)
        if not others:
            base.had_no_effect(g, me, NUDGE)
            return
        mate = ask_bandit(g, me, NUDGE_WHOM, others)
        if mate == BLANK:
            return
    if action == BLANK:
        action = ask_bandit(g, me, NUDGE_WHAT, lendable(g, me))
    if action != BLANK:
        facts.nudged(g, me, mate, action)
        then(g, GRANT, mate, action)


def lendable(g: ArmoredTable, me: int) -> list[int]:
    """Any base action, or one of the nudger's cards. [A-ED-05, A-RULE-15, A-RULE-62]"""
    if g.rules.nudge_source == "any_base_action":
        return BASE_ACTIONS
    cards = action_deck(g, g.player_of[me])
    for place, one in enumerate(g.pile):
        if g.pile_by[place] == g.player_of[me] and one in cards:
            cards.remove(one)
    faces = [face_of(one) for one in cards]
    return [action for action in BASE_ACTIONS if action in faces]


def grant(g: ArmoredTable, bandit: int, offered: int, action: int) -> None:
    """The receiver carries it out as he likes, or not at all. [A-NUDGE-03, A-PROF-21, A-RULE-11]"""
    if action == BLANK:
        actions = BASE_ACTIONS if offered == ANY_ACTION else [offered]
        can_do = [one for one in actions if can(g, bandit, one)]
        action = ask_bandit(g, bandit, TAKE_ACTION, [*can_do, NO_ACTION])
    if action == NO_ACTION:
        facts.declined(g, bandit)
    elif action != BLANK:
        facts.granted(g, bandit, action)
        then(g, ACTIONS[action], bandit)  # his own pawn, bullets and power: A-RULE-13


def can(g: ArmoredTable, bandit: int, action: int) -> bool:
    """Would the action do anything? [A-RULE-14]"""
    here = g.at[bandit]
    if action == MOVE:
        return bool(g.train.reach[here])
    if action == FLOOR_CHANGE:
        return bool(climbs(g, bandit))
    if action == FIRE:
        return bool(fire_options(g, bandit))
    if action == ROBBERY:
        return bool(g.floor[here])
    return len(bandits_at(g, here)) > 1
