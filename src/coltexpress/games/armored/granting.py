"""Actions that are given away: Nudge, friendly binoculars, the Bonus Nudge, Understaffing."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored import facts
from coltexpress.games.armored.questions import NUDGE_WHAT, NUDGE_WHOM, TAKE_ACTION
from coltexpress.games.armored.state import ArmoredState, action_deck, mates
from coltexpress.games.armored.stealing.fire import can_fire
from coltexpress.games.armored.steps import (
    BURST,
    BURST_COURIERS,
    BURST_LOOT,
    GRANT,
    KNOCK_BACK,
    STEPS,
    TAKE_LOOT,
)
from coltexpress.games.classic.state import ask_bandit, seat_of
from coltexpress.games.classic.stealing.aim import aim
from coltexpress.games.classic.stealing.floor import climbs
from coltexpress.games.classic.stealing.move import moves
from coltexpress.games.classic.stealing.pile import ACTIONS
from coltexpress.games.classic.steps import (
    DO_FIRE,
    DO_FLOOR_CHANGE,
    DO_MOVE,
    DO_PUNCH,
    DO_ROBBERY,
    THROW,
)
from coltexpress.kernel.agenda import BLANK, RULE_MASK, argument, ask_always, then
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import append, i64, remove, vec
from coltexpress.train.cards import card, face_of, face_up, owner_of
from coltexpress.train.faces import FIRE, FLOOR_CHANGE, MOVE, NUDGE, PUNCH, ROBBERY

BASE_ACTIONS: Final = row([MOVE, FLOOR_CHANGE, FIRE, ROBBERY, PUNCH])
ANY_ACTION: Final = 8  # offered: the receiver's own choice
NO_ACTION: Final = 9  # taken: none
ACTION_AT_WORK: Final = row(  # by rule: the base action that is carried out with it
    [
        {
            DO_MOVE: MOVE,
            DO_FLOOR_CHANGE: FLOOR_CHANGE,
            DO_FIRE: FIRE,
            KNOCK_BACK: FIRE,
            BURST: FIRE,
            BURST_LOOT: FIRE,
            BURST_COURIERS: FIRE,
            DO_ROBBERY: ROBBERY,
            TAKE_LOOT: ROBBERY,
            DO_PUNCH: PUNCH,
            THROW: PUNCH,
        }.get(rule, NO_ACTION)
        for rule in range(len(STEPS))
    ]
)


def nudge(g: ArmoredState, me: i64, mate: i64, action: i64) -> None:
    """Give a team-mate a base action. [A-NUDGE-01, A-NUDGE-02, A-RULE-14]"""
    if mate == BLANK:
        mate = aim(g, me, NUDGE, NUDGE_WHOM, mates(g, me))
        if mate == BLANK:
            return
    if action == BLANK:
        if g.lent_cards:  # what lies face down in the pile is his secret: A-RULE-77
            action = ask_always(g, seat_of(g, me), NUDGE_WHAT, lendable(g, me))
        else:
            action = ask_bandit(g, me, NUDGE_WHAT, BASE_ACTIONS)
    if action != BLANK:
        facts.nudged(g, me, mate, action)
        then(g, GRANT, mate, action)


def lendable(g: ArmoredState, me: i64) -> vec[i64]:
    """The actions of which the nudger has a card to lend. [A-ED-05, A-RULE-15, A-RULE-62]"""
    cards = action_deck(g, g.player_of[me])
    for place, one in enumerate(g.pile):
        if g.pile_by[place] == g.player_of[me] and face_up(one) in cards:
            cards = remove(cards, face_up(one))
    faces = vec[i64]([face_of(one) for one in cards])
    return vec[i64]([action for action in BASE_ACTIONS if action in faces])


def lent_by(g: ArmoredState, player: i64) -> i64:
    """The card that a player has lent a team-mate who may carry it out now, or BLANK. [A-ED-05]"""
    if not g.lent_cards or len(g.pile) == 0 or g.pile_by[0] != player:
        return BLANK
    nudger = owner_of(g.pile[0])
    if g.pile[0] != card(nudger, NUDGE):
        return BLANK
    for step in g.agenda:
        rule = step & RULE_MASK
        if rule == GRANT:
            return card(nudger, argument(step, 1))
        if ACTION_AT_WORK[rule] != NO_ACTION:
            return card(nudger, ACTION_AT_WORK[rule])
    return BLANK


def grant(g: ArmoredState, bandit: i64, offered: i64, action: i64) -> None:
    """The receiver carries it out as he likes, or not at all. [A-NUDGE-03, A-PROF-21, A-RULE-11]"""
    if action == BLANK:
        action = ask_bandit(g, bandit, TAKE_ACTION, takeable(g, bandit, offered))
    if action == NO_ACTION:
        facts.declined(g, bandit)
    elif action != BLANK:
        facts.granted(g, bandit, action)
        then(g, ACTIONS[action], bandit)  # his own pawn, bullets and power: A-RULE-13


def takeable(g: ArmoredState, bandit: i64, offered: i64) -> vec[i64]:
    """What a receiver can choose: an action that does something, or none. [A-RULE-14]"""
    options = vec[i64](capacity=8)
    if offered != ANY_ACTION:
        if can(g, bandit, offered):
            options = append(options, offered)
    else:
        for one in BASE_ACTIONS:
            if can(g, bandit, one):
                options = append(options, one)
    return append(options, NO_ACTION)


def can(g: ArmoredState, bandit: i64, action: i64) -> bool:
    """Would the action do anything? [A-RULE-14]"""
    here = g.at[bandit]
    if action == MOVE:
        return len(moves(g, bandit, here)) > 0
    if action == FLOOR_CHANGE:
        return len(climbs(g, bandit, here)) > 0
    if action == FIRE:
        return can_fire(g, bandit)
    if action == ROBBERY:
        return len(g.floor[here]) > 0
    return has_company(g, bandit)


def has_company(g: ArmoredState, bandit: i64) -> bool:
    """Is anybody else where this bandit stands?"""
    here = g.at[bandit]
    return any(g.at[other] == here and other != bandit for other in range(g.bandits))
