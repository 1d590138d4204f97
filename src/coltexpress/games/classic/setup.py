"""Chapters A2 and A14: who plays whom, the train and its loot, the first places."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.printed import CARS
from coltexpress.games.classic.questions import (
    PICK_CHARACTER,
    WHICH_CAR,
    WHICH_MARSHAL_CARD,
    WHICH_PURSE,
    WHO_IN_CABOOSE,
    WHO_IS_FIRST,
)
from coltexpress.games.classic.state import ClassicState, bandits_of, seat_of
from coltexpress.games.classic.steps import (
    COUPLE,
    DRAW_FIRST_PLAYER,
    FILL,
    KEEP_MARSHAL,
    PICK,
    ROUND,
    STAND,
    TAKE_CARDS,
)
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, ask_sealed, then, unseal
from coltexpress.kernel.rows import numbers_below
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.loot import A_JEWEL, A_STRONGBOX, PURSE, PURSE_250, of_kind


def set_up(g: ClassicState) -> None:
    """Everything before the first round. [C-SETUP-01..29, C-TWO-01..11]"""
    for bandit in picking_order(g):
        then(g, PICK, bandit)
    then(g, TAKE_CARDS)
    for section in range(1, g.train.sections):
        then(g, COUPLE, section)
    for section in range(1, g.train.sections):
        then(g, FILL, section, 0)
    then(g, DRAW_FIRST_PLAYER)
    then(g, STAND)
    then(g, ROUND)


def picking_order(g: ClassicState) -> vec[i64]:
    """Seating order; the gangs pick in turns. [C-RULE-05, C-RULE-75]"""
    return vec[i64]([0, 2, 1, 3]) if g.options.gangs else numbers_below(g.bandits)


def pick(g: ClassicState, bandit: i64, character: i64) -> None:
    """A player picks a character that nobody has, or is dealt one. [C-SETUP-01, C-RULE-05]"""
    if character == BLANK:
        settled = g.options.bandits
        if len(settled) > 0:
            free = vec[i64]([settled[bandit]])
        else:
            free = vec[i64]([one for one in g.options.characters if one not in g.who])
        seat = CHANCE if dealt_at_random(g) else seat_of(g, bandit)
        character = ask(g, seat, PICK_CHARACTER, free)
    if character != BLANK:
        facts.picked(g, bandit, character)


def dealt_at_random(g: ClassicState) -> bool:
    """Gangs by C-ED-11, single characters by C-RULE-05."""
    if g.options.gangs:
        return g.options.two_player_gangs == "random"
    return g.options.character_choice == "random"


def take_cards(g: ClassicState) -> None:
    """Decks, a first purse, the Marshal in his locomotive. [C-SETUP-02..06, C-SETUP-14..16]"""
    for player in range(g.players):
        facts.took_cards(g, player)
        if g.options.gangs:
            then(g, KEEP_MARSHAL, player)
    if g.options.starts_with_purse:
        for bandit in range(g.bandits):
            facts.started_with(g, bandit, PURSE_250)
    locomotive = g.train.inside[0]
    facts.marshal_stood(g, locomotive)
    facts.laid(g, locomotive, A_STRONGBOX)
    facts.set_beside(g)


def keep_marshal(g: ClassicState, player: i64, bandit: i64) -> None:
    """A gang keeps one of its two Marshal cards. [C-TWO-09]"""
    if bandit == BLANK:
        bandit = ask(g, g.seat_of[player], WHICH_MARSHAL_CARD, bandits_of(g, player))
    if bandit != BLANK:
        facts.kept_marshal(g, bandit)


def couple(g: ClassicState, section: i64, car: i64) -> None:
    """The next car behind the locomotive: drawn, or chosen in turns. [C-SETUP-10, C-RULE-73]"""
    if car == BLANK:
        free = vec[i64]([one for one in range(len(CARS)) if one not in g.cars])
        chosen = g.options.car_choice == "chosen"
        seat = g.seat_of[(section - 1) % g.players] if chosen else CHANCE
        car = ask(g, seat, WHICH_CAR, free)
    if car != BLANK:
        facts.coupled(g, section, car)


def fill(g: ClassicState, section: i64, purses: i64, token: i64) -> None:
    """A car gets its printed loot; each purse is drawn from the box. [C-SETUP-12, C-SETUP-13]"""
    inside = g.train.inside[section]
    all_purses, jewels = g.car_loot(g.cars[section - 1])
    if purses == all_purses:
        while jewels > 0:
            facts.laid(g, inside, A_JEWEL)
            jewels -= 1
        return
    if token == BLANK:
        token = ask(g, CHANCE, WHICH_PURSE, of_kind(g.box, PURSE))
    if token != BLANK:
        facts.laid(g, inside, token)
        then(g, FILL, section, purses + 1)


def draw_first_player(g: ClassicState, bandit: i64) -> None:
    """One pawn drawn at random names the first player. [C-SETUP-23, C-RULE-70]"""
    if bandit == BLANK:
        bandit = ask(g, CHANCE, WHO_IS_FIRST, numbers_below(g.bandits))
    if bandit != BLANK:
        facts.became_first(g, g.player_of[bandit])


def stand(g: ClassicState, sealed: i64) -> None:
    """The bandits take their first places, all inside. [C-SETUP-25..27, C-TWO-04, C-TWO-05]"""
    if g.options.gangs:
        stand_gangs(g, sealed)
        return
    for number in range(g.players):
        facts.stood(g, (g.first + number) % g.players, starting_spot(g, number % 2))


def stand_gangs(g: ClassicState, sealed: i64) -> None:
    """Both players decide at the same time who waits in the caboose. [C-TWO-05]"""
    if sealed == BLANK:
        for player in range(g.players):
            ask_sealed(g, g.seat_of[player], WHO_IN_CABOOSE, bandits_of(g, player))
        return
    chosen = unseal(g)
    for player in range(g.players):
        for bandit in bandits_of(g, player):
            waits = chosen[g.seat_of[player]] == bandit
            facts.stood(g, bandit, starting_spot(g, 0 if waits else 1))


def starting_spot(g: ClassicState, cars_ahead: i64) -> i64:
    """Inside the caboose, or so many cars ahead of it."""
    return g.train.inside[g.train.caboose - cars_ahead]
