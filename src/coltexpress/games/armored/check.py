"""What no state of the expansion can look like, and why."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from coltexpress.games.armored.cards import PROFESSORE
from coltexpress.games.armored.notation import (
    ABOARD,
    CAUSES,
    SPOTS,
    TOKENS,
    write_card,
    write_player,
    write_source,
    write_wound,
)
from coltexpress.games.armored.printed import (
    ACTION_PLAN,
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
    CARDS,
    check_cards,
    check_gun,
    check_neutral,
    check_people,
    check_pile,
    check_played,
    check_round,
    check_tokens,
    demand_bullets,
    demand_few,
    demand_rounds,
    is_between_rounds,
    take_card,
    turns_so_far,
)
from coltexpress.games.classic.notation import STAR, write_bandit
from coltexpress.games.classic.printed import CARS, SPEEDING_UP
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import ROUND_END, SETUP
from coltexpress.games.classic.view import less, unseen_of
from coltexpress.kernel.agenda import BLANK, HIDDEN, on_agenda
from coltexpress.kernel.demands import demand, demand_among, demand_cards, demand_count
from coltexpress.kernel.rows import row
from coltexpress.train.cards import NEUTRAL
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import KIND_OF, SEALED_DOCUMENT

ALL_CARDS: Final = CARDS + ", unders="
SPENT: Final = "guns=, wounds=, bunch=, healed-away="  # the fields that have a bandit's bullets


def check(g: ArmoredState) -> None:
    """Raise BadPosition with the reason if no game could look like this."""
    check_people(g, ABOARD)
    no_part, spot = g.marshal == NOWHERE, SPOTS[g.marshal]
    demand(no_part, "cannot_be_at", word=STAR, spot=spot, clause="A-RULE-05")
    for bandit in range(g.bandits):
        demand_out_of_tender(write_bandit(g, bandit), g.at[bandit] != CLOSED)
    for car in g.cars:
        if car != BLANK:
            demand_among("cars", CARS[car], [CARS[one] for one in STARTING_CARS])
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


def demand_out_of_tender(word: str, out: bool) -> None:
    """Somebody or something is not inside the Tender. [A-TENDER-01]"""
    demand(out, "cannot_be_at", word=word, spot=SPOTS[CLOSED], clause="A-TENDER-01")


def check_couriers(g: ArmoredState) -> None:
    """Each armored car has its courier, and no bandit rests beside him. [A-RULE-24]"""
    if list(g.courier) == [NOWHERE] * COURIERS:
        demand(g.phase == SETUP, "courier_missing", where="armored=", clause="A-COURIER-03")
        return
    for courier, spot in enumerate(g.courier):
        demand(spot != NOWHERE, "courier_missing", where="armored=", clause="A-COURIER-03")
        place = SPOTS[spot]
        at_home = g.train.section[spot] == ARMORED_SECTIONS[courier]
        demand(at_home, "courier_place", spot=place, clause="A-COURIER-03")
        for bandit in range(g.bandits):
            apart, who = g.at[bandit] != spot, write_bandit(g, bandit)
            demand(apart, "beside_courier", who=who, spot=place, clause="A-COURIER-01")


def check_loot(g: ArmoredState) -> None:
    """No token is lost or made up. [A-COMP-09..13]"""
    tokens = list(g.box)
    for place in (*g.floor, *g.held):
        tokens += list(place)
    check_tokens(tokens, list(LOOT), lambda token: TOKENS[token])
    for token in g.floor[CLOSED]:
        demand_out_of_tender(TOKENS[token], out=False)


def check_documents(g: ArmoredState) -> None:
    """Nobody holds the document of the other team. [A-ROB-04]"""
    for bandit in range(g.bandits):
        for token in g.held[bandit]:
            if KIND_OF[token] == KIND_OF[SEALED_DOCUMENT] and token != SEALED_DOCUMENT:
                allowed = MAY_HOLD[team_of(g, g.player_of[bandit])]
                who, word = write_bandit(g, bandit), TOKENS[token]
                own = token in allowed
                demand(own, "others_document", who=who, word=word, clause="A-ROB-04")
    demand(documents_fit(g), "too_many_documents", clause="A-ROB-04")


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
        check_gun(g, bandit, total, SPENT)
    total = g.professore_bullets + spent.count(PROFESSORE)
    expected = started_bullets(g) if g.courier[0] != NOWHERE else 0
    where = SPENT.replace("guns=", "professore-bullets=")
    demand_bullets("P", where, total, expected)
    check_neutral(neutral_bullets_known(g), NEUTRAL_BULLETS, left=g.neutral)


def check_sources(g: ArmoredState) -> None:
    """A wound has its cause; elsewhere a bullet is a bandit's, Il Professore's or neutral."""
    owners = (*range(g.bandits), PROFESSORE, NEUTRAL)
    for sources in g.wounds:
        if NEUTRAL in sources:
            demand_among("wounds", "n", CAUSES.values())
    known = [write_source(g, each) for each in owners]
    for one in g.bunch:
        demand_among("bunch", write_wound(g, one), known)
    for one in g.boxed:
        demand_among("healed-away", write_wound(g, one), known)
    shares = g.rules.professore and g.rules.professore_bullets == "neutral"  # A-ED-01
    laid = NEUTRAL in g.bunch
    neutral = "professore_bullets=neutral"
    demand(shares or not laid, "only_with", what="bunch=n", condition=neutral, clause="A-ED-01")


def check_deck(g: ArmoredState, place: int) -> None:
    """A player has his action cards and the bullets taken, no more and no less."""
    expected = list(all_cards(g, place))
    who = write_player(g, place)
    for one in g.under[place]:
        if one != HIDDEN:
            take_card(expected, one, who, "unders=", lambda card: write_card(g, card))
    covered = list(g.under[place]).count(HIDDEN)
    if covered:  # in a view they may be any of his cards
        known = len(g.hand[place]) + len(g.deck[place]) + len(g.top[place]) + len(g.discard[place])
        played = list(g.pile_by).count(place)
        demand_cards(who, ALL_CARDS, known + played + covered, len(expected))
        return
    check_cards(g, place, who, row(expected), lambda one: write_card(g, one))


def check_professore(g: ArmoredState) -> None:
    """His marker is on the ladder; without him there is none. [A-PROF-03]"""
    demand_count("ladder", g.ladder, len(g.printed.ladder) - 1 if g.rules.professore else 0)


def check_professore_played(g: ArmoredState) -> None:
    """Il Professore plays one card in every turn, two in a Speeding-up turn. [A-PROF-11, -12]"""
    played = list(g.pile_by).count(g.players)
    plays = sum(2 if kind == SPEEDING_UP else 1 for kind in turns_so_far(g))
    most = max(0, plays - len(on_agenda(g, PROFESSORE_PLAYS)))
    demand_few("P", played, most, "pile=")


def check_clock(g: ArmoredState) -> None:
    """Round, turn, phase, first player and trains fit together. [A-ROUND-01, A-SETUP-20]"""
    rounds = g.round_cards
    names = tuple(g.printed.round_cards)
    demand_rounds([names[one] for one in rounds])
    for place, one in enumerate(rounds):
        last = place == ROUNDS - 1
        fitting = g.printed.charges_for(g.rules.mode) if last else g.printed.rounds_for(g.bandits)
        demand_among("rounds", names[one], [names[each] for each in fitting])
    check_round(g)
    advances = len(rounds) - (0 if is_between_rounds(g) else 1)
    right, found = g.advances == advances, f"advances={g.advances}"
    demand(right, "instead", found=found, expected=advances, clause="A-TRAIN-01")
    check_debts(g)


def check_debts(g: ArmoredState) -> None:
    """What was promised or used up in this turn or for the next round."""
    clause = "A-EVENT-COORD-02"
    for more in g.bonus:
        demand_among("bonus", str(more), ("0", "2"), clause)
    open_still = is_between_rounds(g) or g.phase == ROUND_END  # else the event is to come
    for count in g.healed:
        demand_count("healed", count, 2 if open_still else 0, "A-EVENT-HEAL-05")
    for more in g.bonus:
        demand_count("bonus", more, 2 if open_still else 0, clause)
    demand_count("diverted", g.diverted, 3)
    turns = turns_so_far(g)  # what was used stays until a turn begins
    diverting = not turns or turns[-1] == DIVERSION
    used = f"diverted={g.diverted}"
    allowed = g.diverted == 0 or diverting
    demand(allowed, "only_with", what=used, condition="diversion", clause="A-DIVERSION-04")
    if any(g.kept):
        check_kept(g)


def check_kept(g: ArmoredState) -> None:
    """Cards are kept only by an Action plan, for a round to come. [A-PLAN-01..03]"""
    for count in g.kept:
        demand_count("kept", count, 1, "A-PLAN-01")
    variant = "expert_variant=false"
    demand(not g.expert, "only_with", what="kept=1", condition=variant, clause="A-PLAN-03")
    planned = 0 < len(g.round_cards) < ROUNDS and ACTION_PLAN in g.turns()
    demand(planned, "only_with", what="kept=1", condition="action_plan", clause="A-PLAN-01")
