"""Section 5: Il Professore, who acts by himself for the smaller team."""

from __future__ import annotations

from coltexpress.games.armored import facts
from coltexpress.games.armored.cards import (
    BONUS_NUDGE,
    LAST_COURIER,
    RAPID_FIRE,
    SCHEME,
    is_binoculars,
    named_by,
)
from coltexpress.games.armored.couriers import couriers_change_floor
from coltexpress.games.armored.granting import ANY_ACTION
from coltexpress.games.armored.questions import WHICH_PROFESSORE_CARD
from coltexpress.games.armored.state import (
    COURIERS,
    ArmoredState,
    opponents_of_professore,
    professore_ammunition,
    professore_team,
    team_bandits,
    team_of,
)
from coltexpress.games.armored.steps import GRANT, PROFESSORE_PLAYS
from coltexpress.games.classic.printed import SPEEDING_UP, TUNNEL
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import FACE_DOWN


def plays_in_turn(g: ArmoredState, kind: i64) -> None:
    """One card in every turn, two in a Speeding-up turn. [A-PROF-11, A-PROF-12, A-PROF-14]"""
    then(g, PROFESSORE_PLAYS, 0)
    if kind == SPEEDING_UP:
        then(g, PROFESSORE_PLAYS, 1)


def plays(g: ArmoredState, nth: i64, drawn: i64) -> None:
    """The top card of his deck goes on the pile, face down in a Tunnel. [A-PROF-11..13]"""
    if drawn == BLANK:
        drawn = ask(g, CHANCE, WHICH_PROFESSORE_CARD, g.deck[g.players])
    if drawn != BLANK:
        down = FACE_DOWN if g.turn_kind() == TUNNEL else 0
        facts.professore_played(g, drawn + down)


def act(g: ArmoredState, the_card: i64) -> None:
    """One of his cards is carried out. [A-PROF-16..28]"""
    if the_card == SCHEME:
        scheme(g)
    elif the_card == BONUS_NUDGE:
        for mate in team_bandits(g, professore_team(g)):  # there is one: A-PROF-22
            then(g, GRANT, mate, ANY_ACTION)
    elif the_card == LAST_COURIER:
        fire_on_last_courier(g)
    elif the_card == RAPID_FIRE:
        shoot(g, the_card, on_roofs(g, opponents_of_professore(g)))
    elif is_binoculars(the_card):
        watch(g, the_card, named_by(the_card))


def scheme(g: ArmoredState) -> None:
    """His marker climbs one space, as far as there are any. [A-PROF-16, A-PROF-17]"""
    if g.ladder + 1 < len(g.printed.ladder):
        facts.professore_schemed(g, g.ladder + 1)
    else:
        facts.professore_idled(g, SCHEME)


def watch(g: ArmoredState, the_card: i64, bandit: i64) -> None:
    """A friend may act; an opponent on a roof is shot. [A-PROF-19..21]"""
    if team_of(g, g.player_of[bandit]) == professore_team(g):
        then(g, GRANT, bandit, ANY_ACTION)
    else:
        shoot(g, the_card, on_roofs(g, vec[i64]([bandit])))


def on_roofs(g: ArmoredState, bandits: vec[i64]) -> vec[i64]:
    """Those of the bandits who stand on any roof."""
    return vec[i64]([bandit for bandit in bandits if g.train.on_roof[g.at[bandit]] == 1])


def shoot(g: ArmoredState, the_card: i64, targets: vec[i64]) -> None:
    """All targets take a bullet, if there are enough. [A-PROF-26..28, A-RULE-41]"""
    if len(targets) == 0 or professore_ammunition(g) < len(targets):
        facts.professore_idled(g, the_card)
        return
    for target in targets:
        facts.professore_shot(g, target, professore_ammunition(g))


def fire_on_last_courier(g: ArmoredState) -> None:
    """The roof courier nearest the armored caboose is shot. [A-PROF-23..25, A-RULE-42]"""
    last: i64 = COURIERS - 1
    while last >= 0 and not g.train.on_roof[g.courier[last]]:
        last -= 1
    if last < 0 or not professore_ammunition(g):
        facts.professore_idled(g, LAST_COURIER)
        return
    facts.professore_shot_courier(g, last, professore_ammunition(g))
    couriers_change_floor(g, vec[i64]([last]))
