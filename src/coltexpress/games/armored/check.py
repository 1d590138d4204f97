"""What no table of the expansion can look like, and why."""

from __future__ import annotations

from coltexpress.games.armored.cards import PROFESSORE
from coltexpress.games.armored.printed import (
    ACTION_PLAN,
    BULLETS,
    LOOT,
    NEUTRAL_BULLETS,
    STARTING_CARS,
)
from coltexpress.games.armored.state import (
    COURIERS,
    MAY_HOLD,
    ArmoredTable,
    all_cards,
    neutral_bullets_known,
    started_bullets,
    team_of,
)
from coltexpress.games.armored.trains import ARMORED_SECTIONS, CLOSED, LAST_ADVANCE
from coltexpress.games.classic.check import check_cards, demand
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import OVER, ROUND_END
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.rows import row
from coltexpress.table.bandits import NAMES
from coltexpress.table.loot import BACK_OF, KIND_OF, SEALED_DOCUMENT, backs
from coltexpress.table.train import NOWHERE


def check(g: ArmoredTable) -> None:
    """Raise BadPosition with the reason if no game could look like this."""
    check_people(g)
    check_couriers(g)
    check_loot(g)
    check_documents(g)
    check_bullets(g)
    for place in range(g.places):
        check_deck(g, place)
    check_professore(g)
    check_clock(g)


def check_people(g: ArmoredTable) -> None:
    """Different characters, who are allowed, on the trains but not inside the Tender."""
    picked = [one for one in g.who if one != BLANK]
    demand(len(set(picked)) == len(picked), "two pawns are the same bandit")
    for one in picked:
        demand(one in g.options.characters, f"{NAMES[one]} is a guest: guest_bandits=true")
    if g.options.bandits:
        settled = zip(g.who, g.options.bandits, strict=True)
        demand(all(a in (BLANK, b) for a, b in settled), "other bandits than bandits= says")
    demand(CLOSED not in g.at, "nobody can be inside the Tender (A-TENDER-01)")
    placed = [spot for spot in g.at if spot != NOWHERE]
    demand(len(placed) in (0, g.bandits), "some bandits are on the trains and some are not")
    demand(bool(placed) or not g.round_cards, "a round is played without bandits on the trains")
    joined = [car for car in g.cars if car != BLANK]
    demand(len(set(joined)) == len(joined), "one car is in the train twice")
    demand(all(car in STARTING_CARS for car in joined), "a car that is not in this train")
    demand(g.marshal == NOWHERE, "the Marshal has no part in this game (A-RULE-05)")


def check_couriers(g: ArmoredTable) -> None:
    """Each armored car has its courier, and no bandit rests beside him. [A-RULE-24]"""
    if list(g.courier) == [NOWHERE] * COURIERS:
        demand(NOWHERE in g.at, "bandits are on the trains, but no couriers")
        return
    for courier, spot in enumerate(g.courier):
        at_home = spot != NOWHERE and g.train.section[spot] == ARMORED_SECTIONS[courier]
        demand(at_home, "a courier is not in his car (A-COURIER-03)")
        demand(spot not in g.at, "a bandit rests beside a courier (A-COURIER-01)")


def check_loot(g: ArmoredTable) -> None:
    """No token is lost or made up. [A-COMP-09..13]"""
    tokens = list(g.box)
    for place in (*g.floor, *g.held):
        tokens += list(place)
    printed = list(LOOT)
    whole = sorted(backs(row(tokens))) == sorted(backs(LOOT))
    demand(whole, "tokens are missing, or too many")
    for token in set(tokens):
        few = tokens.count(token) <= printed.count(token) or token == BACK_OF[token]
        demand(few, "there are more tokens of one value than in the boxes")
    demand(len(g.floor[CLOSED]) == 0, "nothing lies inside the Tender (A-TENDER-01)")


def check_documents(g: ArmoredTable) -> None:
    """Nobody holds the document of the other team. [A-ROB-04]"""
    for bandit in range(g.bandits):
        for token in g.held[bandit]:
            if KIND_OF[token] == KIND_OF[SEALED_DOCUMENT] and token != SEALED_DOCUMENT:
                allowed = MAY_HOLD[team_of(g, g.player_of[bandit])]
                demand(token in allowed, "a bandit holds the other team's document (A-ROB-04)")


def check_bullets(g: ArmoredTable) -> None:
    """What was fired was taken, healed, or lies under the token. [A-COMP-08, A-COURIER-04]"""
    spent = [*g.bunch, *g.boxed]
    for sources in g.wounds:
        spent += list(sources)
    for bandit in range(g.bandits):
        total = g.bullets[bandit] + spent.count(bandit)
        demand(total == BULLETS, f"pawn {bandit} has {total} bullets; there are {BULLETS}")
    total = g.professore_bullets + spent.count(PROFESSORE)
    expected = started_bullets(g) if g.courier[0] != NOWHERE else 0
    demand(total == expected, f"Il Professore has {total} bullets; there are {expected}")
    neutral = neutral_bullets_known(g)
    demand(neutral <= NEUTRAL_BULLETS, f"there are more than {NEUTRAL_BULLETS} neutral bullets")
    gone = neutral < NEUTRAL_BULLETS
    demand(not gone or g.neutral == 0, "neutral bullets are missing (C-MEET-09)")


def check_deck(g: ArmoredTable, place: int) -> None:
    """A player has his action cards and the bullets taken, no more and no less."""
    expected = list(all_cards(g, place))
    for one in g.under[place]:
        demand(one == HIDDEN or one in expected, f"player {place} has a card that is not his")
        if one != HIDDEN:
            expected.remove(one)
    covered = list(g.under[place]).count(HIDDEN)
    if covered:  # in a view they may be any of his cards
        known = len(g.hand[place]) + len(g.deck[place]) + len(g.top[place]) + len(g.discard[place])
        played = list(g.pile_by).count(place)
        demand(
            known + played + covered == len(expected),
            f"player {place} has the wrong number of cards",
        )
        return
    check_cards(g, place, row(expected))


def check_professore(g: ArmoredTable) -> None:
    """His marker is on the ladder; without him there is none. [A-PROF-03]"""
    demand(g.ladder < len(g.printed.ladder), "the ladder has no such space")
    demand(g.rules.professore or g.ladder == 0, "Il Professore does not play")


def check_clock(g: ArmoredTable) -> None:
    """Round, turn, phase, first player and trains fit together. [A-ROUND-01, A-SETUP-20]"""
    rounds = g.round_cards
    demand(len(rounds) <= ROUNDS, "there are only five rounds")
    demand(len(set(rounds)) == len(rounds), "one round card is turned up twice")
    for place, one in enumerate(rounds):
        last = place == ROUNDS - 1
        fitting = g.printed.charges_for(g.rules.mode) if last else g.printed.rounds_for(g.bandits)
        demand(one in fitting, "a round card of another set")
    demand(g.first < g.players, "there is no such first player")
    turns = len(g.turns()) if rounds else 1
    demand(g.turn < turns, "the round card has no such turn")
    demand(g.phase not in (ROUND_END, OVER) or bool(rounds), "the phase needs a round card")
    demand(g.advances <= LAST_ADVANCE, "the trains are clear after five rounds (A-GEO-01)")
    demand(
        g.advances in (len(rounds) - 1, len(rounds)),
        "the Starting Train advances once each round (A-TRAIN-01)",
    )
    demand(all(more in (0, 2) for more in g.bonus), "the bonus is two cards (A-EVENT-COORD-02)")
    if any(g.kept):
        demand(all(count <= 1 for count in g.kept), "each may keep one card (A-PLAN-01)")
        demand(not g.expert, "the Expert variant has no Action plan (A-PLAN-03)")
        planned = bool(rounds) and ACTION_PLAN in g.turns()
        demand(planned and len(rounds) < ROUNDS, "no Action plan, so no card is kept (A-PLAN-01)")
    demand(all(count <= 2 for count in g.healed), "at most two bullets (A-EVENT-HEAL-05)")
    demand(g.diverted < 4, "there are only two teams")
