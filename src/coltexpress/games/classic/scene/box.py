"""The box of the base game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coltexpress.games.classic.game import RULEBOOK
from coltexpress.games.classic.printed import (
    BULLETS,
    CAR_JEWELS,
    CAR_PURSES,
    CARS,
    EVENT_OF,
    EVENTS,
    NEUTRAL_BULLETS,
    NO_EVENT,
    ROUND_CARDS,
    STATIONS,
    TURN_KINDS,
    TURNS,
    action_cards,
    rounds_for,
)
from coltexpress.games.classic.round_events import LEAVE_IT
from coltexpress.games.classic.rulebook import Classic, state_of
from coltexpress.games.classic.scene.explained import explained_in
from coltexpress.games.classic.scene.names import names_of
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.scoring import GUNSLINGER_PRIZE
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING, PHASES
from coltexpress.kernel.agenda import State
from coltexpress.protocol.box import CODES, Box, Car, RoundCard, Section, Token, box_with
from coltexpress.train.cards import DONE, DRAW, FACE_DOWN, NEUTRAL, PASS, face_of
from coltexpress.train.faces import FACES
from coltexpress.train.loot import ALL_KINDS, BACK_OF, KIND_OF, VALUE_OF, is_sealed

CARD_CODES: Final = {
    **CODES,
    "face_down": FACE_DOWN,
    "draw": DRAW,
    "pass": PASS,
    "done": DONE,
    "leave_it": LEAVE_IT,
    "neutral": NEUTRAL,
    "by_meeting": BY_MEETING,
    "by_event": BY_EVENT,
}
TOKENS: Final = [
    Token(
        ALL_KINDS[kind],
        VALUE_OF[token],
        BACK_OF[token],
        is_sealed(token),
    )
    for token, kind in enumerate(KIND_OF)
]


def box_of(state: State) -> Box:
    """The box of a game with the settings of this one."""
    g = state_of(state)
    used = [*rounds_for(g.players), *STATIONS]
    box = box_with(
        RULEBOOK,
        g,
        offered=g.options.characters,
        phases=PHASES,
        rounds=ROUNDS,
        sections=[
            Section(str(section), g.train.inside[section], g.train.roof[section], 0)
            for section in range(g.train.sections)
        ],
        codes=CARD_CODES,
        faces=FACES,
        cards=face_counts(action_cards(0)),
        names=names_of(g),
        explained=explained_in(g),
    )
    box.cars = [
        Car(name, CAR_PURSES[car], CAR_JEWELS[car], used=True) for car, name in enumerate(CARS)
    ]
    box.round_cards = [
        RoundCard(
            name,
            [TURN_KINDS[turn] for turn in TURNS[card]],
            None if EVENT_OF[card] == NO_EVENT else EVENTS[EVENT_OF[card]],
            used=card in used,
            last=card in STATIONS,
        )
        for card, name in enumerate(ROUND_CARDS)
    ]
    add_pieces(box, g, TURN_KINDS, EVENTS, NEUTRAL_BULLETS)
    box.gunslinger_prize = 0 if g.options.gangs else GUNSLINGER_PRIZE
    return box


def add_pieces(
    box: Box, g: Classic, turn_kinds: Iterable[str], events: Iterable[str], neutral: int
) -> None:
    """What lies in the box of the base game, and in that of the expansion."""
    box.turn_kinds = list(turn_kinds)
    box.round_events = list(events)
    box.loot_kinds = list(ALL_KINDS)
    box.tokens = TOKENS
    box.loot_by_place = g.options.tokens_told_apart
    box.bullets = BULLETS
    box.neutral = neutral


def face_counts(cards: Iterable[int]) -> dict[str, int]:
    """How many of these cards have each face."""
    names = [FACES[face_of(card)] for card in cards]
    return {name: names.count(name) for name in FACES if name in names}
