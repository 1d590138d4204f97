"""Sections 8 and 12: what the round card brings at the end of its round."""

from __future__ import annotations

from coltexpress.games.armored import facts
from coltexpress.games.armored.couriers import couriers_change_floor
from coltexpress.games.armored.healing import offer_healing
from coltexpress.games.armored.printed import (
    COORDINATED_ACTION_PLAN,
    COURIERS_IN_MOVEMENT,
    HEAL,
    HEAVY_FIRE,
    HELP,
    NO_EVENT,
    SWIVEL_ARM,
    UNDERSTAFFING,
)
from coltexpress.games.armored.questions import HELP_WHERE, LAY_DOWN_WHICH
from coltexpress.games.armored.state import (
    COURIERS,
    ArmoredState,
    on_starting,
    team_bandits,
    team_of,
    with_mates,
)
from coltexpress.games.armored.steps import GRANT, HEAVY_DROP
from coltexpress.games.armored.steps import HELP as GO_AND_HELP
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.events import SWEPT
from coltexpress.games.classic.round_events import on_roofs
from coltexpress.games.classic.state import BY_EVENT, ask_bandit, players_in_order, seat_of
from coltexpress.games.classic.stealing.meeting import give_neutral_bullets, meet
from coltexpress.kernel.agenda import BLANK, ask_always, then
from coltexpress.kernel.rows import bits_of, numbers_below, sort
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import distinct
from coltexpress.train.faces import MOVE
from coltexpress.train.loot import BACK_OF, KIND_OF


def happen(g: ArmoredState) -> None:
    """The event of the round card, after Stealin'. [C-EVENT-01, A-RULE-46, A-RULE-48]"""
    event = g.printed.event_of[g.round_cards[-1]]
    if event == NO_EVENT or event > UNDERSTAFFING:  # the others speak when turned up or counted
        return
    base.event_struck(g, event)
    if event == COURIERS_IN_MOVEMENT:
        couriers_change_floor(g, numbers_below(COURIERS))
    elif event == HEAVY_FIRE:
        heavy_fire(g)
    elif event == SWIVEL_ARM:
        swivel_arm(g)
    elif event == HELP:
        for bandit in players_in_order(g):  # each player leads one
            then(g, GO_AND_HELP, bandit)
    elif event == COORDINATED_ACTION_PLAN:
        for bandit in with_mates(g):
            facts.will_draw_more(g, g.player_of[bandit])
    elif event == HEAL:
        for bandit in with_mates(g):
            offer_healing(g, bandit)
    elif event == UNDERSTAFFING:
        understaffing(g)


def heavy_fire(g: ArmoredState) -> None:
    """On every roof a neutral bullet, then a token laid down. [A-EVENT-HEAVY-01, -02]"""
    give_neutral_bullets(g, on_roofs(g), BY_EVENT)
    for bandit in players_in_order(g):
        if g.train.on_roof[g.at[bandit]] and len(g.held[bandit]) > 0:
            then(g, HEAVY_DROP, bandit)


def heavy_drop(g: ArmoredState, me: i64, chosen: i64) -> None:
    """The owner picks knowingly what he lays down. [A-EVENT-HEAVY-02, A-RULE-29]"""
    held = g.held[me]
    apart = g.told_apart
    if chosen == BLANK:
        own = numbers_below(len(held)) if apart else distinct(held)
        if len(held) > 1 and BACK_OF[held[0]] != held[0]:  # are they equal? A-RULE-77
            chosen = ask_always(g, seat_of(g, me), LAY_DOWN_WHICH, own)
        else:
            chosen = ask_bandit(g, me, LAY_DOWN_WHICH, own)
    if chosen != BLANK:
        token = held[chosen] if apart else chosen
        base.dropped(g, me, chosen if apart else KIND_OF[token], token)


def swivel_arm(g: ArmoredState) -> None:
    """All on roofs go to the last roof of their own train. [A-EVENT-SWIVEL-01, A-RULE-28]"""
    for bandit in on_roofs(g):
        last = g.trains.last_roof[g.at[bandit]]
        if g.at[bandit] != last:
            base.moved(g, SWEPT, bandit, last)
    meet(g, bits_of(g.courier))


def help_mate(g: ArmoredState, me: i64, to: i64) -> None:
    """Go to a team-mate, wherever he is, or stay. [A-EVENT-HELP-01, A-RULE-30]"""
    if to == BLANK:
        spots = vec[i64]([g.at[one] for one in team_bandits(g, team_of(g, g.player_of[me]))])
        sort(spots)
        to = ask_bandit(g, me, HELP_WHERE, distinct(spots))
    if to not in (BLANK, g.at[me]):
        facts.helped(g, me, to)


def understaffing(g: ArmoredState) -> None:
    """One last Move for all on the armored train, in turn order. [A-CAVALRY-04, A-CAVALRY-05]"""
    for bandit in players_in_order(g):
        if not on_starting(g, bandit):
            then(g, GRANT, bandit, MOVE)
