"""Sections 3 and 4: who plays whom, both trains and their loot, the first places."""

from __future__ import annotations

from coltexpress.games.armored import facts
from coltexpress.games.armored.printed import NUGGETS, STARTING_CARS
from coltexpress.games.armored.questions import WHICH_LOOT_LAID
from coltexpress.games.armored.state import ArmoredState
from coltexpress.games.armored.steps import LAY
from coltexpress.games.armored.trains import (
    CABOOSE,
    COURIERS_START,
    DRAWN_KINDS,
    DRAWN_SPOTS,
    NUGGETS_AT,
    STRONGBOXES_AT,
)
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.questions import WHICH_CAR
from coltexpress.games.classic.steps import (
    COUPLE,
    DRAW_FIRST_PLAYER,
    FILL,
    PICK,
    ROUND,
    STAND,
    TAKE_CARDS,
)
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.loot import A_STRONGBOX, PURSE_250, of_kind


def set_up(g: ArmoredState) -> None:
    """Everything before the first round. [A-SETUP-01..21]"""
    for bandit in range(g.bandits):
        then(g, PICK, bandit)
    then(g, TAKE_CARDS)
    for section in range(1, CABOOSE + 1):
        then(g, COUPLE, section)
    for section in range(1, CABOOSE + 1):
        then(g, FILL, section, 0)
    for place in range(len(DRAWN_SPOTS)):
        then(g, LAY, place)
    then(g, DRAW_FIRST_PLAYER)
    then(g, STAND)
    then(g, ROUND)


def take_cards(g: ArmoredState) -> None:
    """Decks, a first purse, couriers, and loot without drawing. [A-SETUP-03, A-SETUP-12..19]"""
    for player in range(g.players):
        facts.took_cards(g, player)
    for bandit in range(g.bandits):
        base.started_with(g, bandit, PURSE_250)
    if g.places > g.players:
        facts.professore_joined(g)
    for courier, spot in enumerate(COURIERS_START):
        facts.courier_stood(g, courier, spot)
    for spot in STRONGBOXES_AT:
        base.laid(g, spot, A_STRONGBOX)
    for nugget in NUGGETS:
        base.laid(g, NUGGETS_AT, nugget)


def couple(g: ArmoredState, section: i64, car: i64) -> None:
    """Restaurant, baggage and first class in any order. [A-SETUP-02, C-ED-04, C-RULE-73]"""
    if car == BLANK:
        free = vec[i64]([one for one in STARTING_CARS if one not in g.cars])
        chosen = g.options.car_choice == "chosen"
        seat = g.seat_of[(section - 1) % g.players] if chosen else CHANCE
        car = ask(g, seat, WHICH_CAR, free)
    if car != BLANK:
        base.coupled(g, section, car)


def lay(g: ArmoredState, place: i64, token: i64) -> None:
    """A bag or a document, drawn face down for its place. [A-SETUP-09..11]"""
    if token == BLANK:
        token = ask(g, CHANCE, WHICH_LOOT_LAID, of_kind(g.box, DRAWN_KINDS[place]))
    if token != BLANK:
        base.laid(g, DRAWN_SPOTS[place], token)


def stand(g: ArmoredState) -> None:
    """All bandits start inside the caboose of the Starting Train. [A-SETUP-05]"""
    for bandit in range(g.bandits):
        base.stood(g, bandit, g.train.inside[CABOOSE])
