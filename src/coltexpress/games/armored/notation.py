"""The words of the notation: those of the base game, and what the expansion puts beside them.

Spots: `S0i` inside the Starting Locomotive, `A3r` the roof of the Armory. Couriers: `*2`, `*4`,
`*6`, by the number of their car. Cards: as in the base game and `n` Nudge. Il Professore is `P`, a
bullet of his `!P`; his cards are `+` Scheme, `@T` the binoculars that name Tuco, `*` Fire on the
last Courier, `%` Rapid Fire, `n` Bonus Nudge. Loot: `b300` a bag, `n1500` a nugget, `dB` and `dR`
the blue and the red document, `d0` the decoy; `b`, `n`, `d` where nobody has looked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from coltexpress.games.armored.cards import (
    BONUS_NUDGE,
    LAST_COURIER,
    PROFESSORE,
    RAPID_FIRE,
    SCHEME,
    binoculars,
    is_binoculars,
    named_by,
)
from coltexpress.games.armored.facts import FROM_DECK, PLACE
from coltexpress.games.armored.granting import ANY_ACTION, BASE_ACTIONS, NO_ACTION
from coltexpress.games.armored.printed import EVENTS, TURN_KINDS
from coltexpress.games.armored.scheming import SKIP
from coltexpress.games.armored.state import BY_GATLING, BY_PROFESSORE, TEAMS, ArmoredState
from coltexpress.games.armored.stealing.fire import A_BURST, A_COURIER
from coltexpress.games.armored.steps import PROFESSORE_PLAYS
from coltexpress.games.armored.trains import ARMORED_SECTIONS, NAMES, STARTING_CARS
from coltexpress.games.classic import notation as base
from coltexpress.games.classic.notation import INSTEAD as BASE_INSTEAD
from coltexpress.games.classic.notation import one_of, read_bandit, write_bandit
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN, next_step
from coltexpress.kernel.errors import no_word
from coltexpress.kernel.texts import pick_name, read_number
from coltexpress.train.bandits import pick_bandit
from coltexpress.train.cards import NEUTRAL, bullet, card, face_of, is_bullet, owner_of
from coltexpress.train.faces import FACES
from coltexpress.train.loot import (
    A_JEWEL,
    A_STRONGBOX,
    ALL_KINDS,
    BLUE_DOCUMENT,
    DECOY,
    FOOLS_GOLD,
    NUGGET_1500,
    RED_DOCUMENT,
    SEALED_BAG,
    SEALED_DOCUMENT,
    SEALED_NUGGET,
    SEALED_PURSE,
    bag,
    purse,
)
from coltexpress.train.texts import found_in, read_play, write_play

CARD_LETTERS: Final = "mcsfrpn"  # by face; there are no Marshal cards here
PLANS: Final = {"+": SCHEME, "*": LAST_COURIER, "%": RAPID_FIRE, "n": BONUS_NUDGE}
INSTEAD: Final = {**BASE_INSTEAD, SKIP: "skip"}
PLACES: Final = ("", "@hand", "@discard", "@under")  # where a healed bullet is taken from
CAUSES: Final = {BY_MEETING: "m", BY_EVENT: "e", BY_GATLING: "g", BY_PROFESSORE: "b"}
ACTION_WORDS: Final = {
    **{action: FACES[action] for action in BASE_ACTIONS},
    ANY_ACTION: "any",
    NO_ACTION: "none",
}
TOKENS: Final[dict[int, str]] = {
    SEALED_PURSE: "$",
    **{purse(value): f"${value}" for value in range(250, 501, 50)},
    A_JEWEL: "j",
    A_STRONGBOX: "x",
    SEALED_BAG: "b",
    **{bag(value): f"b{value}" for value in range(300, 701, 100)},
    SEALED_NUGGET: "n",
    FOOLS_GOLD: "n0",
    NUGGET_1500: "n1500",
    SEALED_DOCUMENT: "d",
    DECOY: "d0",
    BLUE_DOCUMENT: "dB",
    RED_DOCUMENT: "dR",
}
TOKEN_OF: Final = {word: token for token, word in TOKENS.items()}
TOKEN: Final = re.compile(r"[$bn]\d*|d[BR0]?|j|x")
CARD: Final = re.compile(
    r"(?P<face>[mcfrpn])|!(?P<source>[A-Z]|n)|@(?P<named>[A-Z])|(?P<plan>[+*%])|(?P<hidden>\?)"
)
NAMES_OF: Final[dict[str, tuple[str, ...]]] = {
    "turn_kind": TURN_KINDS,
    "round_event": EVENTS,
    "team": TEAMS,
}
COURIER: Final = "*"  # a courier on the train
ABOARD: Final = "starting=, armored="  # the fields that say who is on the trains
COURIER_NAMES: Final = tuple([f"*{section - STARTING_CARS}" for section in ARMORED_SECTIONS])
SPOTS: Final = tuple([f"{name}{floor}" for name in NAMES for floor in "ir"])


def write_word(g: ArmoredState, kind: str, value: int) -> str:
    """A number of this type as a short text."""
    if value in (HIDDEN, BLANK):
        return "?"
    if kind in NAMES_OF:
        return NAMES_OF[kind][value]
    if kind == "round_card":
        return g.printed.round_cards[value]
    if kind in ("target", "courier"):
        return write_target(g, value, kind)
    if kind == "player":
        return write_player(g, value)
    if kind == "seat":
        return write_seat(g, value)
    if kind == "spot":
        return SPOTS[value]
    if kind == "section":
        return NAMES[value]
    if kind == "card":
        return write_play(value, INSTEAD, lambda one: write_card(g, one))
    if kind == "token":
        return TOKENS[value]
    if kind == "own_loot":
        return f"#{value}" if g.options.tokens_told_apart else TOKENS[value]
    if kind == "loot":
        return f"#{value}" if g.options.tokens_told_apart else ALL_KINDS[value]
    if kind == "healing":
        return write_healing(g, value)
    if kind == "action":
        return ACTION_WORDS[value]
    if kind == "cause":
        return CAUSES[value]
    return base.write_word(g, kind, value)


def read_word(g: ArmoredState, kind: str, text: str) -> int:
    """The number behind a short text of this type."""
    if text == "?":
        return BLANK
    if kind in NAMES_OF:
        return pick_name(text, NAMES_OF[kind])
    if kind == "round_card":
        return pick_name(text, g.printed.round_cards)
    if kind in ("target", "courier"):
        return read_target(g, text, kind)
    if kind == "player":
        return read_player(g, text)
    if kind == "seat":
        return read_seat(g, text)
    if kind == "spot":
        return pick_name(text, SPOTS)
    if kind == "section":
        return pick_name(text, NAMES)
    if kind == "card":
        return read_play(text, INSTEAD, lambda one: read_one_card(g, one))
    if kind == "token" or (kind == "own_loot" and not g.options.tokens_told_apart):
        return one_of(read_tokens(text), text)
    if kind in ("own_loot", "loot"):
        return read_loot(g, text)
    if kind == "healing":
        return read_healing(g, text)
    if kind in ("action", "cause"):
        words = ACTION_WORDS if kind == "action" else CAUSES
        return list(words)[pick_name(text, tuple(words.values()))]
    return base.read_word(g, kind, text)


# Bandits, couriers, players and seats


def write_target(g: ArmoredState, value: int, kind: str) -> str:
    """A bandit, a courier, or the Gatling."""
    if kind == "courier":
        return COURIER_NAMES[value]
    if value == A_BURST:
        return "burst"
    return COURIER_NAMES[value - A_COURIER] if value >= A_COURIER else write_bandit(g, value)


def read_target(g: ArmoredState, text: str, kind: str) -> int:
    """Whom or what a text names."""
    if kind == "courier":
        return pick_name(text, COURIER_NAMES)
    if text == "burst":
        return A_BURST
    if text in COURIER_NAMES:
        return A_COURIER + COURIER_NAMES.index(text)
    return read_bandit(g, text)


def write_player(g: ArmoredState, player: int) -> str:
    """The letter of the player's bandit, or P."""
    return "P" if player == g.players else write_bandit(g, player)


def read_player(g: ArmoredState, text: str) -> int:
    """The player behind a letter."""
    return g.players if text == "P" and g.rules.professore else read_bandit(g, text)


def write_seat(g: ArmoredState, seat: int) -> str:
    """The letters of the bandits that a seat leads; before they are picked, its number."""
    if seat == CHANCE:
        return "dice"
    led = [bandit for bandit in range(g.bandits) if g.seat_of[bandit] == seat]
    if any(g.who[bandit] == BLANK for bandit in led):
        return f"#{seat}"
    return "".join([write_bandit(g, bandit) for bandit in led])


def read_seat(g: ArmoredState, text: str) -> int:
    """The seat behind the letters."""
    if text == "dice":
        return CHANCE
    return pick_bandit(text, [write_seat(g, seat) for seat in range(g.seats)])


# Cards


def write_source(g: ArmoredState, source: int) -> str:
    """Whose bullet it is."""
    if source == NEUTRAL:
        return "n"
    return "P" if source == PROFESSORE else write_bandit(g, source)


def write_wound(g: ArmoredState, source: int) -> str:
    """Why somebody has a bullet, or whose it is."""
    return CAUSES.get(source) or write_source(g, source)


def read_source(g: ArmoredState, text: str) -> int:
    """Whose bullet a letter names."""
    if text == "n":
        return NEUTRAL
    return PROFESSORE if text == "P" and g.rules.professore else read_bandit(g, text)


def write_card(g: ArmoredState, a_card: int) -> str:
    """A card as one or two characters."""
    if a_card == HIDDEN:
        return "?"
    if is_bullet(a_card):
        return "!" + write_source(g, owner_of(a_card))
    if is_binoculars(a_card):
        return "@" + write_bandit(g, named_by(a_card))
    for word, plan in PLANS.items():
        if a_card == plan:
            return word
    return CARD_LETTERS[face_of(a_card)]


def write_cards(g: ArmoredState, cards: Iterable[int]) -> str:
    """Cards one after the other, or `-`."""
    return "".join([write_card(g, one) for one in cards]) or "-"


def read_cards(g: ArmoredState, place: int, text: str) -> list[int]:
    """The cards of a player or of Il Professore in such a text."""
    found = found_in(text, CARD, "m, c, f, r, p, n, !, @, +, *, %, ?")
    return [read_card(g, place, one) for one in found]


def read_card(g: ArmoredState, place: int, found: re.Match[str]) -> int:
    """One card of a player or of Il Professore."""
    if found["hidden"]:
        return HIDDEN
    if found["source"]:
        return bullet(read_source(g, found["source"]))
    if place == g.players:
        if found["named"]:
            return binoculars(read_bandit(g, found["named"]))
        if found[0] in PLANS:
            return PLANS[found[0]]
    elif found["face"]:
        return card(place, CARD_LETTERS.index(found["face"]))
    raise no_word(found[0], [*PLANS, "@"] if place == g.players else list("mcfrpn"))


def read_one_card(g: ArmoredState, text: str) -> int:
    """One card, of the player whom the step that asks names."""
    return one_of(read_cards(g, card_player(g), text), text)


def card_player(g: ArmoredState) -> int:
    """Whose cards are spoken of: the player that the top of the agenda names."""
    if not g.agenda:
        return 0
    step = next_step(g)
    return g.players if step.rule == PROFESSORE_PLAYS else step.a


def write_healing(g: ArmoredState, healing: int) -> str:
    """A bullet and where it is taken from, or `done`."""
    if healing in INSTEAD:
        return INSTEAD[healing]
    return write_card(g, healing % PLACE) + PLACES[healing // PLACE]


def read_healing(g: ArmoredState, text: str) -> int:
    """The healing behind such a text."""
    for choice, word in INSTEAD.items():
        if text == word:
            return choice
    for place, suffix in enumerate(PLACES):
        if place != FROM_DECK and text.endswith(suffix):
            bullets = read_cards(g, 0, text.removesuffix(suffix))
            return one_of(bullets, text) + place * PLACE
    return one_of(read_cards(g, 0, text), text)


# Loot


def write_tokens(tokens: Iterable[int]) -> str:
    """Tokens one after the other, or `-`."""
    return "".join([TOKENS[token] for token in tokens]) or "-"


def read_tokens(text: str) -> list[int]:
    """The tokens in such a text."""
    tokens: list[int] = []
    for found in found_in(text, TOKEN, ", ".join(TOKEN_OF)):
        if found[0] not in TOKEN_OF:
            raise no_word(found[0], TOKEN_OF)
        tokens.append(TOKEN_OF[found[0]])
    return tokens


def read_loot(g: ArmoredState, text: str) -> int:
    """A kind of loot, or the place of a token."""
    if g.options.tokens_told_apart:
        return read_number(text.removeprefix("#"))
    return pick_name(text, ALL_KINDS)
