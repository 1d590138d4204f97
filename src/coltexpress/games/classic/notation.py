"""The words of the notation: short texts for the numbers of the base game, and back.

Cards: `m` Move, `c` floor Change, `s` Star (Marshal), `f` Fire, `r` Robbery, `p` Punch; in a gang
with the bandit's letter in front (`Tm`). Bullets: `!n` neutral, `!T` Tuco's. Face down: `(f)`.
Loot: `$250` a purse, `$` a purse nobody has looked into, `j` jewel, `x` strongbox.
Spots: `0i` inside the locomotive, `2r` the roof of the second car.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from coltexpress.games.classic.printed import CARS, EVENTS, ROUND_CARDS, TURN_KINDS
from coltexpress.games.classic.round_events import LEAVE_IT
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING, ClassicState, bandits_of
from coltexpress.games.classic.stealing.punch import THE_FLOOR
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN, next_step
from coltexpress.kernel.errors import no_word, unreadable
from coltexpress.kernel.texts import pick_name, read_number
from coltexpress.train import bandits
from coltexpress.train.cards import (
    DONE,
    DRAW,
    NEUTRAL,
    PASS,
    bullet,
    card,
    face_of,
    is_bullet,
    owner_of,
)
from coltexpress.train.faces import FACES
from coltexpress.train.loot import A_JEWEL, A_STRONGBOX, KINDS, SEALED_PURSE, VALUE_OF, purse
from coltexpress.train.texts import found_in, read_play, write_play

CARD_LETTERS: Final = "mcsfrp"  # by face
STAR: Final = "*"  # the Marshal on the train
DICE: Final = "dice"  # the seat of chance
INSTEAD: Final = {DRAW: "draw", PASS: "pass", DONE: "done"}
CAUSES: Final = {BY_MEETING: "m", BY_EVENT: "e"}
YES_NO: Final = ("no", "yes")
NAMES_OF: Final[dict[str, tuple[str, ...]]] = {
    "character": bandits.NAMES,
    "car": CARS,
    "round_card": ROUND_CARDS,
    "turn_kind": TURN_KINDS,
    "round_event": EVENTS,
    "yes_no": YES_NO,
    "face": FACES,
}
CARD: Final = re.compile(
    r"(?P<owner>[A-Z#]\d?)?(?P<face>[mcsfrp])|!(?P<source>[A-Z]|n)|(?P<hidden>\?)"
)
PURSES: Final = tuple([f"${value}" for value in range(250, 501, 50)])
TOKEN: Final = re.compile(r"\$(?P<value>\d+)?|(?P<jewel>j)|(?P<strongbox>x)")


def write_word(g: ClassicState, kind: str, value: int) -> str:
    """A number of this type as a short text."""
    if value in (HIDDEN, BLANK):
        return "?"
    if kind in NAMES_OF:
        return NAMES_OF[kind][value]
    if kind in ("bandit", "target", "victim"):
        return write_bandit(g, value)
    if kind in ("player", "seat"):
        return write_player(g, value)
    if kind == "spot":
        return f"{g.train.section[value]}{'r' if g.train.on_roof[value] else 'i'}"
    if kind == "card":
        return write_play(value, INSTEAD, lambda one: write_card(g, one))
    if kind == "token":
        return write_token(value)
    if kind == "loot":
        return write_loot(g, value)
    if kind == "taker":
        return "floor" if value == THE_FLOOR else write_bandit(g, value)
    if kind == "cause":
        return CAUSES[value]
    return str(value)


def read_word(g: ClassicState, kind: str, text: str) -> int:
    """The number behind a short text of this type."""
    if text == "?":
        return BLANK
    if kind in NAMES_OF:
        return pick_name(text, NAMES_OF[kind])
    if kind in ("bandit", "target", "victim"):
        return read_bandit(g, text)
    if kind == "seat" and text == DICE:
        return CHANCE
    if kind in ("player", "seat"):
        return read_player(g, text)
    if kind == "spot":
        return read_spot(g, text)
    if kind == "card":
        return read_play(text, INSTEAD, lambda one: read_one_card(g, one))
    if kind == "token":
        return one_of(read_tokens(text), text)
    if kind == "loot":
        return read_loot(g, text)
    if kind == "taker":
        return THE_FLOOR if text == "floor" else read_bandit(g, text)
    if kind == "cause":
        return pick_name(text, tuple(CAUSES.values())) + BY_MEETING
    return read_number(text)


def one_of(found: list[int], text: str) -> int:
    """The only thing in a text."""
    if len(found) != 1:
        raise unreadable("not_one", word=text, count=len(found))
    return found[0]


# Bandits and players


def write_bandit(g: ClassicState, bandit: int) -> str:
    """The letter of the character; before it is picked, the number of the pawn."""
    if g.who[bandit] == BLANK:
        return f"#{bandit}"
    return bandits.LETTERS[g.who[bandit]]


def read_bandit(g: ClassicState, text: str) -> int:
    """The pawn behind a letter or a number."""
    return bandits.pick_bandit(text, [write_bandit(g, bandit) for bandit in range(g.bandits)])


def write_player(g: ClassicState, player: int) -> str:
    """The letters of the player's bandits; before they are picked, the number of the seat."""
    if player == CHANCE:
        return DICE
    gang = bandits_of(g, player)
    if any(g.who[bandit] == BLANK for bandit in gang):
        return f"#{player}"
    return "".join([write_bandit(g, bandit) for bandit in gang])


def read_player(g: ClassicState, text: str) -> int:
    """The player behind the letters or a number."""
    return bandits.pick_bandit(text, [write_player(g, player) for player in range(g.players)])


def read_spot(g: ClassicState, text: str) -> int:
    """A section and a floor."""
    return pick_name(text, tuple([write_word(g, "spot", spot) for spot in range(g.train.spots)]))


# Cards


def write_card(g: ClassicState, a_card: int) -> str:
    """A card as one to three characters."""
    if a_card == HIDDEN:
        return "?"
    owner = owner_of(a_card)
    if is_bullet(a_card):
        return "!n" if owner == NEUTRAL else "!" + write_bandit(g, owner)
    return (write_bandit(g, owner) if g.options.gangs else "") + CARD_LETTERS[face_of(a_card)]


def write_cards(g: ClassicState, cards: Iterable[int]) -> str:
    """Cards one after the other, or `-`."""
    return "".join([write_card(g, one) for one in cards]) or "-"


def read_cards(g: ClassicState, player: int, text: str) -> list[int]:
    """The cards of a player in such a text."""
    found = found_in(text, CARD, ", ".join([*CARD_LETTERS, "!", "?"]))
    return [read_card(g, player, one) for one in found]


def read_card(g: ClassicState, player: int, found: re.Match[str]) -> int:
    """One card of a player, or a bullet in his deck."""
    if found["hidden"]:
        return HIDDEN
    if found["source"]:
        return bullet(NEUTRAL if found["source"] == "n" else read_bandit(g, found["source"]))
    if g.options.gangs and not found["owner"]:
        own = [write_bandit(g, bandit) for bandit in bandits_of(g, player)]
        raise no_word(found[0], [f"{one}{found[0]}" for one in own])
    owner = read_bandit(g, found["owner"]) if found["owner"] else bandits_of(g, player)[0]
    return card(owner, CARD_LETTERS.index(found["face"]))


def read_one_card(g: ClassicState, text: str) -> int:
    """One card, of the player whom the step that asks names first."""
    return one_of(read_cards(g, next_step(g).a if g.agenda else 0, text), text)


# Loot


def write_token(token: int) -> str:
    """A token as it is written on floors and character cards."""
    if token == A_JEWEL:
        return "j"
    if token == A_STRONGBOX:
        return "x"
    return "$" if token == SEALED_PURSE else f"${VALUE_OF[token]}"


def write_tokens(tokens: Iterable[int]) -> str:
    """Tokens one after the other, or `-`."""
    return "".join([write_token(token) for token in tokens]) or "-"


def read_tokens(text: str) -> list[int]:
    """The tokens in such a text."""
    return [read_token(one) for one in found_in(text, TOKEN, "$250, $, j, x")]


def read_token(found: re.Match[str]) -> int:
    """One token."""
    if found["jewel"]:
        return A_JEWEL
    if found["strongbox"]:
        return A_STRONGBOX
    if not found["value"]:
        return SEALED_PURSE
    return purse(250 + 50 * pick_name(found[0], PURSES))


def write_loot(g: ClassicState, pick: int) -> str:
    """What a chooser names: a kind, or the place of a token."""
    if pick == LEAVE_IT:
        return "leave"
    return f"#{pick}" if g.options.tokens_told_apart else KINDS[pick]


def read_loot(g: ClassicState, text: str) -> int:
    """The pick behind such a text."""
    if text == "leave":
        return LEAVE_IT
    if g.options.tokens_told_apart:
        return read_number(text.removeprefix("#"))
    return pick_name(text, KINDS)
