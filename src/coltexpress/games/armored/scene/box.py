"""The box of Couriers & Armored Train."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.cards import PLANS, PROFESSORE, deck_against, is_binoculars, named_by
from coltexpress.games.armored.facts import PLACE
from coltexpress.games.armored.game import RULEBOOK
from coltexpress.games.armored.granting import ANY_ACTION, NO_ACTION
from coltexpress.games.armored.printed import (
    DOCUMENT_PRIZE,
    EMPTY_BARREL,
    EVENTS,
    NEUTRAL_BULLETS,
    NO_EVENT,
    STARTING_CARS,
    TURN_KINDS,
)
from coltexpress.games.armored.rulebook import Armored, state_of
from coltexpress.games.armored.scene.explained import explained_in
from coltexpress.games.armored.scene.names import names_of
from coltexpress.games.armored.scheming import SKIP
from coltexpress.games.armored.state import (
    BY_GATLING,
    BY_PROFESSORE,
    TEAMS,
    action_deck,
)
from coltexpress.games.armored.stealing.fire import A_BURST, A_COURIER
from coltexpress.games.armored.trains import (
    ARMORED_SECTIONS,
    CLOSED,
    GATLINGS,
    LAST_ADVANCE,
    NAMES,
    is_starting,
    trains_after,
)
from coltexpress.games.classic.printed import CARS
from coltexpress.games.classic.scene.box import CARD_CODES, add_pieces, face_counts
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import PHASES
from coltexpress.kernel.agenda import State
from coltexpress.protocol.box import Advance, Box, Car, Plan, RoundCard, Section, box_with
from coltexpress.train.faces import FACES

CODES: Final = {
    **CARD_CODES,
    "skip": SKIP,
    "a_courier": A_COURIER,
    "a_burst": A_BURST,
    "any_action": ANY_ACTION,
    "no_action": NO_ACTION,
    "healing_place": PLACE,
    "professore": PROFESSORE,
    "by_gatling": BY_GATLING,
    "by_professore": BY_PROFESSORE,
}


def box_of(state: State) -> Box:
    """The box of a game with the settings of this one."""
    g = state_of(state)
    box = box_with(
        RULEBOOK,
        g,
        offered=g.rules.characters,
        phases=PHASES,
        rounds=ROUNDS,
        sections=sections(g),
        codes=CODES,
        faces=FACES,
        cards=face_counts(action_deck(g, 0)),
        names=names_of(g),
        explained=explained_in(g),
    )
    box.cars = [
        Car(
            name,
            g.printed.car_purses[car],
            g.printed.car_jewels[car],
            used=car in STARTING_CARS,
        )
        for car, name in enumerate(CARS)
    ]
    box.round_cards = round_cards(g)
    add_pieces(box, g, TURN_KINDS, EVENTS, NEUTRAL_BULLETS)
    box.gunslinger_prize = EMPTY_BARREL
    box.document_prize = DOCUMENT_PRIZE
    box.teams = list(TEAMS)
    box.couriers = ARMORED_SECTIONS
    box.advances = [
        Advance(list(trains_after(count).x), list(trains_after(count).opposite))
        for count in range(LAST_ADVANCE + 1)
    ]
    box.ladder = list(g.printed.ladder)
    box.plans = plans(g)
    return box


def sections(g: Armored) -> list[Section]:
    """The sections of both trains."""
    return [
        Section(
            NAMES[section],
            g.train.inside[section],
            g.train.roof[section],
            0 if is_starting(section) else 1,
            closed=g.train.inside[section] == CLOSED,
            gatling=g.train.roof[section] in GATLINGS,
        )
        for section in range(g.train.sections)
    ]


def round_cards(g: Armored) -> list[RoundCard]:
    """The round cards and, for the last round, the Cavalry Charge cards."""
    charges = g.printed.charges_for(g.rules.mode)
    used = [*g.printed.rounds_for(g.bandits), *charges]
    return [
        RoundCard(
            name,
            [TURN_KINDS[turn] for turn in g.printed.turns[card]],
            None if g.printed.event_of[card] == NO_EVENT else EVENTS[g.printed.event_of[card]],
            used=card in used,
            last=card in g.printed.normal or card in g.printed.betrayal,
        )
        for card, name in enumerate(g.printed.round_cards)
    ]


def plans(g: Armored) -> list[Plan]:
    """Each different card of Il Professore's, where he plays."""
    if not g.rules.professore:
        return []
    return [
        Plan(card, "binoculars", named_by(card)) if is_binoculars(card) else Plan(card, PLANS[card])
        for card in sorted(set(deck_against(g.bandits)))
    ]
