"""The numbers of the base game in words."""

from __future__ import annotations

from coltexpress.cli.scene.scene import person
from coltexpress.cli.words import Value, Words, capital
from coltexpress.games.classic.printed import CARS, EVENTS, ROUND_CARDS, TURN_KINDS
from coltexpress.games.classic.questions import QUESTIONS
from coltexpress.games.classic.round_events import LEAVE_IT
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scoring import GUNSLINGER_PRIZE
from coltexpress.games.classic.state import BY_MEETING, bandits_of
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN, Ask, next_step
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.bandits import NAMES
from coltexpress.train.cards import (
    DONE,
    DRAW,
    FACE_DOWN,
    FACES,
    NEUTRAL,
    PASS,
    face_of,
    is_bullet,
    owner_of,
)
from coltexpress.train.loot import ALL_KINDS, BACK_OF, HAS_SECRET, KIND_OF, PURSE, VALUE_OF

INSTEAD = {DRAW: "draw", PASS: "pass", DONE: "done"}
WITH_PLACE = ("fire-at-whom",)  # questions about bandits in different places


def bandit_name(words: Words, g: Classic, bandit: int) -> str:
    """The name of the character; before it is picked, the number of the pawn."""
    if g.who[bandit] == BLANK:
        return words.say("bandit-unpicked", number=bandit + 1)
    return words.say(f"bandit-{NAMES[g.who[bandit]]}")


def player_name(words: Words, g: Classic, player: int) -> str:
    """The names of a player's bandits; before all are picked, whoever sits there."""
    if player == CHANCE:
        return words.say("player-dice")
    gang = bandits_of(g, player)
    if any(g.who[bandit] == BLANK for bandit in gang):
        return person(words, g.seat_of[player])
    return words.together([bandit_name(words, g, bandit) for bandit in gang])


def spot_values(words: Words, g: Classic, spot: int) -> dict[str, Value]:
    """A spot for the messages spot-at, spot-to and spot-answer."""
    section = g.train.section[spot]
    car = g.cars[section - 1] if section else BLANK
    name = "none" if car == BLANK else words.say(f"car-{CARS[car]}")
    return {
        "floor": "roof" if g.train.on_roof[spot] else "inside",
        "section": section,
        "name": name,
    }


def is_sealed(token: int) -> bool:
    """Is only the back of the token to be seen?"""
    return HAS_SECRET[KIND_OF[token]] and token == BACK_OF[token]


def token_values(words: Words, token: int) -> dict[str, Value]:
    """A token for the messages loot-one and loot-taken."""
    value = "hidden" if is_sealed(token) else words.money(VALUE_OF[token])
    return {"kind": ALL_KINDS[KIND_OF[token]], "value": value}


def card_name(words: Words, g: Classic, a_card: int) -> str:
    """What is on a card; in a gang also whose it is."""
    if a_card == HIDDEN:
        return words.say("card-hidden")
    owner = owner_of(a_card)
    if is_bullet(a_card):
        if owner == NEUTRAL:
            return words.say("card-bullet-neutral")
        return words.say("card-bullet-from", bandit=bandit_name(words, g, owner))
    name = words.say(f"card-{FACES[face_of(a_card)]}")
    if g.options.gangs:
        return words.say("card-of-gang", bandit=bandit_name(words, g, owner), card=name)
    return name


def card_values(words: Words, g: Classic, choice: int) -> dict[str, Value]:
    """A card, perhaps face down, for messages."""
    if choice == HIDDEN:
        return {"card": words.say("card-hidden"), "face": "hidden", "down": "yes"}
    a_card = choice & ~FACE_DOWN
    down = "yes" if choice & FACE_DOWN else "no"
    return {"card": card_name(words, g, a_card), "face": FACES[face_of(a_card)], "down": down}


def variables(words: Words, g: Classic, kind: str, value: int) -> dict[str, Value]:
    """What a number of this type is called in messages."""
    if kind == "spot":
        return spot_values(words, g, value)
    if kind == "token":
        return token_values(words, value)
    if kind == "card":
        return card_values(words, g, value)
    if kind == "loot":
        return {}  # the token says it all
    if kind == "car":
        return {"name": describe(words, g, "car", value)}
    if kind in ("section", "number"):
        return {kind: value}
    if kind == "face":
        return {"face": FACES[value], "card": words.say(f"card-{FACES[value]}")}
    if kind == "cause":
        return {"cause": "meeting" if value == BY_MEETING else "event"}
    found: dict[str, Value] = {kind: describe(words, g, kind, value)}
    if kind == "bandit":
        found["seat"] = person(words, g.seat_of[g.player_of[value]])
        found["prize"] = words.money(GUNSLINGER_PRIZE)
    return found


def describe(words: Words, g: Classic, kind: str, value: int) -> str:
    """A number of this type in words, standing alone."""
    if kind in ("bandit", "target", "victim"):
        return bandit_name(words, g, value)
    if kind in ("player", "seat"):
        return player_name(words, g, value)
    if kind == "character":
        return words.say(f"bandit-{NAMES[value]}")
    if kind == "spot":
        return words.say("spot-at", **spot_values(words, g, value))
    if kind == "card":
        return play_name(words, g, value)
    if kind == "token":
        return words.say("loot-one", **token_values(words, value))
    if kind == "loot":
        return words.say("loot-one", kind=ALL_KINDS[value], value="hidden")
    if kind == "money":
        return words.money(value)
    if kind == "car":
        return words.say(f"car-{CARS[value]}")
    if kind == "round_card":
        return words.say(f"round-card-{round_card_key(value)}")
    if kind == "round_event":
        return words.say(f"round-event-{EVENTS[value]}")
    if kind == "turn_kind":
        return words.say(f"turn-{TURN_KINDS[value]}")
    if kind == "face":
        return words.say(f"card-{FACES[value]}")
    if kind == "cause":
        return words.say("cause-meeting" if value == BY_MEETING else "cause-event")
    return str(value)


def round_card_key(round_card: int) -> str:
    """The key of a round card: the same for every number of players."""
    return ROUND_CARDS[round_card].partition("_")[2]


def play_name(words: Words, g: Classic, choice: int) -> str:
    """A choice of Schemin': a card, a card face down, or what is done instead."""
    if choice in INSTEAD:
        return words.say(f"classic-answer-{INSTEAD[choice]}")
    if choice != HIDDEN and choice & FACE_DOWN:
        return words.say("card-face-down", card=card_name(words, g, choice & ~FACE_DOWN))
    return card_name(words, g, choice)


def option_words(words: Words, g: Classic, question: Ask, option: int) -> str:
    """An answer as it stands in the list of answers."""
    kind = QUESTIONS[question.what]
    if kind.options == "character":
        name = words.say(f"bandit-{NAMES[option]}")
        power = words.say(f"power-{NAMES[option]}")
        return words.say("classic-answer-character", character=name, power=power)
    if kind.options == "yes_no":
        return words.say(f"classic-answer-{kind.name}-{'yes' if option else 'no'}")
    if kind.options == "spot":
        return words.say("spot-answer", **spot_values(words, g, option))
    if kind.options == "loot":
        return capital(loot_option(words, g, question, option))
    if kind.name in WITH_PLACE:
        where = spot_values(words, g, g.at[option])
        name = bandit_name(words, g, option)
        return words.say("classic-answer-bandit", bandit=name, **where)
    return capital(describe(words, g, kind.options, option))


def loot_option(words: Words, g: Classic, question: Ask, pick: int) -> str:
    """A kind of loot, or one token by its place."""
    if pick == LEAVE_IT:
        return words.say("classic-answer-leave")
    if not g.options.tokens_told_apart:
        return describe(words, g, "loot", pick)
    tokens = tokens_on_offer(g, QUESTIONS[question.what].name)
    token = token_values(words, tokens[pick] if pick < len(tokens) else PURSE)
    return words.say("loot-place", number=pick + 1, **token)


def tokens_on_offer(g: Classic, question: str) -> vec[i64]:
    """The row of tokens that a question about loot points at."""
    step = next_step(g)
    if question == "punch-what":
        return g.held[step.b]
    if question == "revenge-which":
        return g.held[step.a]
    return g.floor[g.at[step.a]]
