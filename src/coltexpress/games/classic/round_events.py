"""Chapter A11: what the round card brings at the end of its round."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic import facts
from coltexpress.games.classic.events import LURCHED, SWEPT
from coltexpress.games.classic.printed import (
    ANGRY_MARSHAL,
    BRAKING,
    EVENT_OF,
    HOSTAGE_CONDUCTOR,
    MARSHALS_REVENGE,
    NO_EVENT,
    PASSENGERS_REBELLION,
    PICKPOCKETING,
    SWIVEL_ARM,
    TAKE_IT_ALL,
)
from coltexpress.games.classic.questions import PICK_POCKET, REVENGE_WHICH
from coltexpress.games.classic.state import (
    BY_EVENT,
    ClassicState,
    ask_bandit,
    bandits_at,
    bandits_in_order,
    seat_of,
)
from coltexpress.games.classic.stealing.meeting import give_neutral_bullets, meet_marshal
from coltexpress.games.classic.stealing.rob import purse_picks, take_token
from coltexpress.games.classic.steps import PICKPOCKET, REVENGE
from coltexpress.kernel.agenda import BLANK, ask_always, then
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import KIND_OF, PURSE, PURSE_250, VALUE_OF

LEAVE_IT: Final = 100  # instead of a purse: take none


def happen(g: ClassicState) -> None:
    """The event of the round card, after Stealin'. [C-EVENT-01, C-RULE-43]"""
    event = EVENT_OF[g.round_cards[-1]]
    if event == NO_EVENT:
        return
    facts.event_struck(g, event)
    if event == ANGRY_MARSHAL:
        angry_marshal(g)
    elif event == SWIVEL_ARM:
        swivel_arm(g)
    elif event == BRAKING:
        braking(g)
    elif event == TAKE_IT_ALL:
        take_it_all(g)
    elif event == PASSENGERS_REBELLION:
        passengers_rebellion(g)
    elif event == PICKPOCKETING:
        for bandit in bandits_in_order(g):
            then(g, PICKPOCKET, bandit)
    elif event == MARSHALS_REVENGE:
        for bandit in bandits_in_order(g):
            then(g, REVENGE, bandit)
    elif event == HOSTAGE_CONDUCTOR:
        hostage_conductor(g)


def on_roofs(g: ClassicState) -> vec[i64]:
    """Every bandit on any roof."""
    return vec[i64]([bandit for bandit in range(g.bandits) if g.train.on_roof[g.at[bandit]]])


def on_marshals_roof(g: ClassicState) -> vec[i64]:
    """Every bandit on the roof of the Marshal's car."""
    return bandits_at(g, g.train.other_floor[g.marshal])


def angry_marshal(g: ClassicState) -> None:
    """He shoots at those above him, then walks back one car. [C-EVENT-ANGRY-01..03, C-RULE-40]"""
    give_neutral_bullets(g, on_marshals_roof(g), BY_EVENT)
    behind = g.train.back[g.marshal]
    if behind != NOWHERE:
        facts.marshal_moved(g, behind)
        meet_marshal(g)


def swivel_arm(g: ClassicState) -> None:
    """All on the roofs are swept to the roof of the caboose. [C-EVENT-SWIVEL-01, -02, C-RULE-44]"""
    last = g.train.roof[g.train.caboose]
    for bandit in on_roofs(g):
        if g.at[bandit] != last:
            facts.moved(g, SWEPT, bandit, last)


def braking(g: ClassicState) -> None:
    """All on the roofs lurch one car forward. [C-EVENT-BRAKE-01, -02, C-RULE-44]"""
    for bandit in on_roofs(g):
        ahead = g.train.forward[g.at[bandit]]
        if ahead != NOWHERE:
            facts.moved(g, LURCHED, bandit, ahead)


def take_it_all(g: ClassicState) -> None:
    """The second strongbox is put in the Marshal's car. [C-EVENT-TAKE-01, C-RULE-45]"""
    facts.strongbox_came(g, g.marshal)


def passengers_rebellion(g: ClassicState) -> None:
    """All inside the train take a neutral bullet. [C-EVENT-REBEL-01, C-RULE-72]"""
    inside = vec[i64]([one for one in range(g.bandits) if not g.train.on_roof[g.at[one]]])
    give_neutral_bullets(g, inside, BY_EVENT)


def hostage_conductor(g: ClassicState) -> None:
    """All inside or on the locomotive gain $250. [C-EVENT-HOSTAGE-01, -02, C-RULE-48]"""
    for bandit in bandits_in_order(g):
        if g.train.section[g.at[bandit]] == 0:
            facts.ransomed(g, bandit, 0 if PURSE_250 in g.box else 1, PURSE_250)


def pickpocket(g: ClassicState, me: i64, pick: i64, token: i64) -> None:
    """A bandit alone may take a purse from where he is. [C-EVENT-PICK-01, -02, C-RULE-46]"""
    if pick == BLANK:
        purses = purse_picks(g, g.floor[g.at[me]])
        if len(purses) > 0 and is_alone(g, me):
            pick = ask_bandit(g, me, PICK_POCKET, append(purses, LEAVE_IT))
    if pick not in (BLANK, LEAVE_IT):
        take_token(g, me, pick, token)


def is_alone(g: ClassicState, me: i64) -> bool:
    """Alone in the spot or, in some editions, in the whole car. [C-ED-06, C-RULE-46, C-RULE-69]"""
    here = g.at[me]
    company = len(bandits_at(g, here))
    if g.options.pickpocketing_alone == "car":
        company += len(bandits_at(g, g.train.other_floor[here]))
    return company == 1


def revenge(g: ClassicState, me: i64, pick: i64) -> None:
    """Above the Marshal a bandit loses a purse. [C-EVENT-REVENGE-01..03, C-RULE-47]"""
    if g.at[me] != g.train.other_floor[g.marshal]:
        return
    held = g.held[me]
    purses = [token for token in held if KIND_OF[token] == PURSE]
    if len(purses) == 0:
        return
    lost = least_or_most(g, purses)
    if pick == BLANK:
        if not g.told_apart:
            facts.dropped(g, me, PURSE, lost)
            return
        equal = vec[i64]([place for place, token in enumerate(held) if token == lost])
        if len(purses) > 1:  # how many are equal is his secret: C-RULE-92
            pick = ask_always(g, seat_of(g, me), REVENGE_WHICH, equal)
        else:
            pick = ask_bandit(g, me, REVENGE_WHICH, equal)
    if pick != BLANK:
        facts.dropped(g, me, pick, lost)


def least_or_most(g: ClassicState, purses: list[int]) -> i64:
    """The purse that the Marshal's revenge takes. [C-EVENT-REVENGE-02, C-ED-01]"""
    by_value = sorted(purses, key=lambda token: VALUE_OF[token])
    return by_value[0] if g.options.marshals_revenge == "least" else by_value[-1]
