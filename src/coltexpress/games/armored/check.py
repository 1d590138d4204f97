"""What no state of the expansion can look like, and why."""

from __future__ import annotations

from itertools import permutations

from coltexpress.games.armored.cards import PROFESSORE
from coltexpress.games.armored.printed import (
    ACTION_PLAN,
    BULLETS,
    DIVERSION,
    DOCUMENTS,
    LOOT,
    NEUTRAL_BULLETS,
    STARTING_CARS,
)
from coltexpress.games.armored.state import (
    COURIERS,
    MAY_HOLD,
    ArmoredState,
    all_cards,
    neutral_bullets_known,
    started_bullets,
    team_of,
)
from coltexpress.games.armored.steps import PROFESSORE_PLAYS
from coltexpress.games.armored.trains import ARMORED_SECTIONS, CLOSED
from coltexpress.games.classic.check import (
    check_cards,
    check_people,
    check_pile,
    check_played,
    check_round,
    is_between_rounds,
    turns_so_far,
)
from coltexpress.games.classic.printed import SPEEDING_UP
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import ROUND_END, SETUP
from coltexpress.games.classic.view import less, unseen_of
from coltexpress.kernel.agenda import BLANK, HIDDEN, on_agenda
from coltexpress.kernel.errors import demand
from coltexpress.kernel.rows import row
from coltexpress.train.cards import NEUTRAL
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import BACK_OF, KIND_OF, SEALED_DOCUMENT, backs


def check(g: ArmoredState) -> None:
    """Raise BadPosition with the reason if no game could look like this."""
    check_people(g)
    demand(g.marshal == NOWHERE, "the Marshal has no part in this game (A-RULE-05)")
    demand(CLOSED not in g.at, "nobody can be inside the Tender (A-TENDER-01)")
    in_train = all(car == BLANK or car in STARTING_CARS for car in g.cars)
    demand(in_train, "a car that is not in this train")
    check_clock(g)
    check_couriers(g)
    check_loot(g)
    check_documents(g)
    check_bullets(g)
    for place in range(g.places):
        check_deck(g, place)
    for player in range(g.players):
        unseen = unseen_of(g, player, less(all_cards(g, player), g.under[player]))
        check_played(g, player, unseen)
    check_professore(g)
    check_professore_played(g)
    check_pile(g)


def check_couriers(g: ArmoredState) -> None:
    """Each armored car has its courier, and no bandit rests beside him. [A-RULE-24]"""
    if list(g.courier) == [NOWHERE] * COURIERS:
        demand(g.phase == SETUP, "bandits are on the trains, but no couriers")
        return
    for courier, spot in enumerate(g.courier):
        at_home = spot != NOWHERE and g.train.section[spot] == ARMORED_SECTIONS[courier]
        demand(at_home, "a courier is not in his car (A-COURIER-03)")
        demand(spot not in g.at, "a bandit rests beside a courier (A-COURIER-01)")


def check_loot(g: ArmoredState) -> None:
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


def check_documents(g: ArmoredState) -> None:
    """Nobody holds the document of the other team. [A-ROB-04]"""
    for bandit in range(g.bandits):
        for token in g.held[bandit]:
            if KIND_OF[token] == KIND_OF[SEALED_DOCUMENT] and token != SEALED_DOCUMENT:
                allowed = MAY_HOLD[team_of(g, g.player_of[bandit])]
                demand(token in allowed, "a bandit holds the other team's document (A-ROB-04)")
    demand(documents_fit(g), "the teams hold more documents than they may (A-ROB-04)")


def documents_fit(g: ArmoredState) -> bool:
    """Can the documents with their backs up be any that their holders may have? [A-ROB-04]"""
    seen = [token for tokens in (g.box, *g.floor, *g.held) for token in tokens]
    unseen = [token for token in DOCUMENTS if token not in seen]
    holders = [
        team_of(g, g.player_of[bandit])
        for bandit in range(g.bandits)
        for token in g.held[bandit]
        if token == SEALED_DOCUMENT
    ]
    return any(
        all(token in MAY_HOLD[team] for token, team in zip(dealt, holders, strict=False))
        for dealt in permutations(unseen)
    )


def check_bullets(g: ArmoredState) -> None:
    """What was fired was taken, healed, or lies under the token. [A-COMP-08, A-COURIER-04]"""
    check_sources(g)
    spent = [*g.bunch, *g.boxed]
    for sources in g.wounds:
        spent += list(sources)
    for bandit in range(g.bandits):
        total = g.bullets[bandit] + spent.count(bandit)
        demand(total == BULLETS, f"pawn {bandit} has {total} bullets; there are {BULLETS}")
        demand(bandit not in g.wounds[bandit], f"pawn {bandit} has shot himself")
    total = g.professore_bullets + spent.count(PROFESSORE)
    expected = started_bullets(g) if g.courier[0] != NOWHERE else 0
    demand(total == expected, f"Il Professore has {total} bullets; there are {expected}")
    neutral = neutral_bullets_known(g)
    demand(neutral <= NEUTRAL_BULLETS, f"there are more than {NEUTRAL_BULLETS} neutral bullets")
    gone = neutral < NEUTRAL_BULLETS
    demand(not gone or g.neutral == 0, "neutral bullets are missing (C-MEET-09)")


def check_sources(g: ArmoredState) -> None:
    """A wound has its cause; elsewhere a bullet is a bandit's, Il Professore's or neutral."""
    owners = (*range(g.bandits), PROFESSORE, NEUTRAL)
    for sources in g.wounds:
        demand(NEUTRAL not in sources, "a wound by a neutral bullet without its cause: m, e, g, b")
    for one in g.bunch:
        demand(one in owners, "under the Wild Bunch token lies a bullet of nobody")
    for one in g.boxed:
        demand(one in owners, "a bullet of nobody was healed")
    shares = g.rules.professore and g.rules.professore_bullets == "neutral"  # A-ED-01
    laid = NEUTRAL in g.bunch
    demand(shares or not laid, "Il Professore has laid no neutral bullet under the token")


def check_deck(g: ArmoredState, place: int) -> None:
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


def check_professore(g: ArmoredState) -> None:
    """His marker is on the ladder; without him there is none. [A-PROF-03]"""
    demand(g.ladder < len(g.printed.ladder), "the ladder has no such space")
    demand(g.rules.professore or g.ladder == 0, "Il Professore does not play")


def check_professore_played(g: ArmoredState) -> None:
    """Il Professore plays one card in every turn, two in a Speeding-up turn. [A-PROF-11, -12]"""
    played = list(g.pile_by).count(g.players)
    plays = sum(2 if kind == SPEEDING_UP else 1 for kind in turns_so_far(g))
    most = max(0, plays - len(on_agenda(g, PROFESSORE_PLAYS)))
    demand(played <= most, f"Il Professore can have played {most} cards at most")


def check_clock(g: ArmoredState) -> None:
    """Round, turn, phase, first player and trains fit together. [A-ROUND-01, A-SETUP-20]"""
    rounds = g.round_cards
    demand(len(rounds) <= ROUNDS, f"there are only {ROUNDS} rounds")
    demand(len(set(rounds)) == len(rounds), "one round card is turned up twice")
    for place, one in enumerate(rounds):
        last = place == ROUNDS - 1
        fitting = g.printed.charges_for(g.rules.mode) if last else g.printed.rounds_for(g.bandits)
        demand(one in fitting, "a round card of another set")
    check_round(g)
    advances = len(rounds) - (0 if is_between_rounds(g) else 1)
    demand(
        g.advances == advances,
        f"the Starting Train advances once each round: advances={advances} (A-TRAIN-01)",
    )
    check_debts(g)


def check_debts(g: ArmoredState) -> None:
    """What was promised or used up in this turn or for the next round."""
    demand(all(more in (0, 2) for more in g.bonus), "the bonus is two cards (A-EVENT-COORD-02)")
    demand(all(count <= 2 for count in g.healed), "at most two bullets (A-EVENT-HEAL-05)")
    settled = is_between_rounds(g) or g.phase == ROUND_END or not (any(g.bonus) or any(g.healed))
    demand(settled, "bonus and healed are 0 from when the round card is turned up to its event")
    demand(g.diverted < 4, "there are only two teams")
    turns = turns_so_far(g)  # what was used stays until a turn begins
    diverting = not turns or turns[-1] == DIVERSION
    demand(g.diverted == 0 or diverting, "only a Diversion can be used (A-DIVERSION-04)")
    if any(g.kept):
        check_kept(g)


def check_kept(g: ArmoredState) -> None:
    """Cards are kept only by an Action plan, for a round to come. [A-PLAN-01..03]"""
    demand(all(count <= 1 for count in g.kept), "each may keep one card (A-PLAN-01)")
    demand(not g.expert, "the Expert variant has no Action plan (A-PLAN-03)")
    planned = 0 < len(g.round_cards) < ROUNDS and ACTION_PLAN in g.turns()
    demand(planned, "no Action plan, so no card is kept (A-PLAN-01)")
