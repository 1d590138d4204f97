"""The numbers of Couriers & Armored Train in words; the base game words the others."""

from __future__ import annotations

from typing import Final

from coltexpress.cli.scene.scene import person
from coltexpress.cli.words import Value, Words, capital
from coltexpress.games.armored.cards import (
    BONUS_NUDGE,
    LAST_COURIER,
    PROFESSORE,
    RAPID_FIRE,
    SCHEME,
    is_binoculars,
    named_by,
)
from coltexpress.games.armored.facts import PLACE
from coltexpress.games.armored.granting import ANY_ACTION, NO_ACTION
from coltexpress.games.armored.printed import EMPTY_BARREL, EVENTS, NO_EVENT, TURN_KINDS
from coltexpress.games.armored.questions import QUESTIONS
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.scheming import SKIP
from coltexpress.games.armored.state import BY_GATLING, BY_PROFESSORE, TEAMS, team_of
from coltexpress.games.armored.stealing.fire import A_BURST, A_COURIER
from coltexpress.games.armored.trains import NAMES as SECTION_NAMES
from coltexpress.games.armored.trains import is_starting
from coltexpress.games.classic.printed import CARS
from coltexpress.games.classic.state import BY_MEETING
from coltexpress.games.classic.terminal import words as classic_words
from coltexpress.games.classic.terminal.words import bandit_name, is_sealed, token_values
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN, Ask, next_step
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.bandits import NAMES
from coltexpress.train.cards import (
    DONE,
    DRAW,
    FACE_DOWN,
    FACES,
    PASS,
    face_of,
    is_bullet,
    owner_of,
)
from coltexpress.train.loot import BLUE_DOCUMENT, DECOY, DOCUMENT, KIND_OF, RED_DOCUMENT

GAME: Final = "armored"
INSTEAD: Final = {DRAW: "draw", PASS: "pass", DONE: "done", SKIP: "skip"}
PLANS: Final = {
    SCHEME: "scheme",
    BONUS_NUDGE: "bonus_nudge",
    LAST_COURIER: "last_courier",
    RAPID_FIRE: "rapid_fire",
}
COURIERS: Final = ("first", "central", "last")
CAUSES: Final = {BY_MEETING: "meeting", BY_GATLING: "gatling", BY_PROFESSORE: "professore"}
PLACES: Final = ("deck", "hand", "discard", "under")  # where a healed bullet is taken from
DOCUMENTS: Final = {DECOY: "decoy", BLUE_DOCUMENT: "blue", RED_DOCUMENT: "red"}
OWN_DONE: Final = ("heal-which", "keep-which")  # questions with words of their own for no more


def say(words: Words, key: str, **values: Value) -> str:
    """A message of this game, of the base game, or of all games."""
    return words.say(words.key(GAME, key), **values)


# People


def player_name(words: Words, g: Armored, player: int) -> str:
    """The name of a player's bandit; before it is picked, whoever sits there; or Il Professore."""
    if player == g.players:
        return words.say("armored-professore")
    return classic_words.player_name(words, g, player)


def seat_name(words: Words, g: Armored, seat: int) -> str:
    """All bandits that a seat leads; before they are picked, whoever sits there."""
    if seat == CHANCE:
        return words.say("player-dice")
    led = [player for player in range(g.players) if g.seat_of[player] == seat]
    if any(g.who[player] == BLANK for player in led):
        return person(words, seat)
    return words.together([bandit_name(words, g, player) for player in led])


def bandit_with_team(words: Words, g: Armored, bandit: int) -> str:
    """A bandit and the team."""
    team = TEAMS[team_of(g, g.player_of[bandit])]
    return words.say("armored-of-team", bandit=bandit_name(words, g, bandit), team=team)


def team_name(words: Words, team: int) -> str:
    """A team, standing alone."""
    return words.say("armored-team", team=TEAMS[team])


# Places


def spot_values(words: Words, g: Armored, spot: int) -> dict[str, Value]:
    """A spot for the messages spot-at, spot-to and spot-answer."""
    section = g.train.section[spot]
    if is_starting(section):
        return classic_words.spot_values(words, g, spot)
    floor = "roof" if g.train.on_roof[spot] else "inside"
    return {"floor": floor, "section": SECTION_NAMES[section], "name": "none"}


def section_label(words: Words, g: Armored, section: int) -> str:
    """What kind of car it is, in short."""
    if not is_starting(section):
        return words.say(f"armored-car-short-{SECTION_NAMES[section]}")
    if not section:
        return words.say("car-short-locomotive")
    car = g.cars[section - 1]
    return words.say(f"car-short-{'unknown' if car == BLANK else CARS[car]}")


# Loot


def loot_values(words: Words, token: int) -> dict[str, Value]:
    """A token for the messages loot-one and loot-taken; documents have a colour, not a value."""
    values = token_values(words, token)
    if KIND_OF[token] == DOCUMENT and not is_sealed(token):
        values["value"] = DOCUMENTS[token]
    return values


def known_documents(words: Words, tokens: vec[i64]) -> list[str]:
    """The colours of the documents among these tokens, where they are known."""
    return [
        words.say("armored-document-short", value=DOCUMENTS[token])
        for token in tokens
        if token in DOCUMENTS
    ]


def describe_token(words: Words, token: int) -> str:
    """One token."""
    return words.say("loot-one", **loot_values(words, token))


# Cards


def card_name(words: Words, g: Armored, a_card: int) -> str:
    """What is on a card, Il Professore's and his bullets included."""
    if a_card == HIDDEN:
        return words.say("card-hidden")
    if a_card in PLANS:
        return words.say(f"armored-plan-{PLANS[a_card]}")
    if is_bullet(a_card) and owner_of(a_card) == PROFESSORE:
        return words.say("card-bullet-from", bandit=words.say("armored-professore"))
    if is_binoculars(a_card):
        return words.say("armored-plan-binoculars", bandit=bandit_name(words, g, named_by(a_card)))
    if is_bullet(a_card):
        return classic_words.card_name(words, g, a_card)
    return say(words, f"card-{FACES[face_of(a_card)]}")


def play_name(words: Words, g: Armored, choice: int) -> str:
    """A choice of Schemin': a card, a card face down, or what is done instead."""
    if choice in INSTEAD:
        return say(words, f"answer-{INSTEAD[choice]}")
    if choice != HIDDEN and choice & FACE_DOWN:
        return words.say("card-face-down", card=card_name(words, g, choice & ~FACE_DOWN))
    return card_name(words, g, choice)


def card_values(words: Words, g: Armored, choice: int) -> dict[str, Value]:
    """A card, perhaps face down, for messages; Il Professore's have the face plan."""
    if choice == HIDDEN:
        return {"card": words.say("card-hidden"), "face": "hidden", "down": "yes"}
    a_card = choice & ~FACE_DOWN
    his = a_card in PLANS or is_binoculars(a_card)
    return {
        "card": card_name(words, g, a_card),
        "face": "plan" if his else FACES[face_of(a_card)],
        "down": "yes" if choice & FACE_DOWN else "no",
    }


def action_name(words: Words, action: int) -> str:
    """A base action that is given away."""
    if action == ANY_ACTION:
        return words.say("armored-any-action")
    if action == NO_ACTION:
        return words.say("armored-answer-no-action")
    return words.say(f"card-{FACES[action]}")


def healing_values(words: Words, g: Armored, healing: int) -> dict[str, Value]:
    """A bullet that is healed, and where it was."""
    name = card_name(words, g, healing % PLACE)
    return {"card": name, "place": PLACES[healing // PLACE]}


# Rounds


def event_of(g: Armored) -> int:
    """The event or effect of the round card that lies on top."""
    return g.printed.event_of[g.round_cards[-1]] if g.round_cards else NO_EVENT


def round_card_name(words: Words, g: Armored, card: int) -> str:
    """A card is called by its event; one without an event by its own name."""
    event = g.printed.event_of[card]
    is_charge = card in g.printed.normal or card in g.printed.betrayal
    if event != NO_EVENT:
        name = event_name(words, event)
        return words.say("armored-charge", effect=name) if is_charge else name
    if is_charge:
        return words.say("armored-charge-plain")
    name = g.printed.round_cards[card]
    key = f"round-card-{name.partition('_')[2]}"
    return words.say(key) if words.knows(key) else capital(name.replace("_", " "))


def event_name(words: Words, event: int) -> str:
    """An event or the effect of a Cavalry Charge card."""
    return say(words, f"round-event-{EVENTS[event]}")


def event_words(words: Words, g: Armored) -> tuple[str, str]:
    """The event of the round and what it does; empty where there is none."""
    event = event_of(g)
    if event == NO_EVENT:
        return "", ""
    return event_name(words, event), say(words, f"round-event-{EVENTS[event]}-rule")


# All of them by their type


def variables(words: Words, g: Armored, kind: str, value: int) -> dict[str, Value]:
    """What a number of this type is called in messages."""
    if kind == "spot":
        return spot_values(words, g, value)
    if kind == "token":
        return loot_values(words, value)
    if kind == "card":
        return card_values(words, g, value)
    if kind == "healing":
        return healing_values(words, g, value)
    if kind == "courier":
        return {"courier": COURIERS[value]}
    if kind == "team":
        return {"team": TEAMS[value]}
    if kind == "cause":
        return {"cause": CAUSES.get(value, "event")}
    if kind == "action":
        return {"action": action_name(words, value)}
    if kind == "face":
        return {"face": FACES[value], "card": say(words, f"card-{FACES[value]}")}
    if kind == "bandit":
        found = classic_words.variables(words, g, kind, value)
        found["team"] = TEAMS[team_of(g, g.player_of[value])]
        found["prize"] = words.money(EMPTY_BARREL)
        return found
    if kind in ("target", "player", "round_card", "round_event", "turn_kind"):
        return {kind: describe(words, g, kind, value)}
    return classic_words.variables(words, g, kind, value)


def describe(words: Words, g: Armored, kind: str, value: int) -> str:
    """A number of this type in words, standing alone."""
    if kind == "target" and value == A_BURST:
        return words.say("armored-answer-burst")
    if kind == "target" and value >= A_COURIER:
        return words.say("armored-courier", courier=COURIERS[value - A_COURIER])
    if kind == "courier":
        return words.say("armored-courier", courier=COURIERS[value])
    if kind == "player":
        return player_name(words, g, value)
    if kind == "seat":
        return seat_name(words, g, value)
    if kind == "spot":
        return words.say("spot-at", **spot_values(words, g, value))
    if kind == "card":
        return play_name(words, g, value)
    if kind in ("token", "own_loot"):
        return describe_token(words, value)
    if kind == "round_card":
        return round_card_name(words, g, value)
    if kind == "round_event":
        return event_name(words, value)
    if kind == "turn_kind":
        return say(words, f"turn-{TURN_KINDS[value]}")
    if kind == "action":
        return action_name(words, value)
    if kind == "healing":
        return words.say("armored-healing", **healing_values(words, g, value))
    if kind == "team":
        return team_name(words, value)
    return classic_words.describe(words, g, kind, value)


# Answers


def option_words(words: Words, g: Armored, question: Ask, option: int) -> str:
    """An answer as it stands in the list of answers."""
    kind = QUESTIONS[question.what]
    if option == DONE and kind.name in OWN_DONE:
        return words.say(f"armored-answer-{kind.name}-done")
    if kind.options == "character":
        return character_option(words, option)
    if kind.options == "yes_no":
        return say(words, f"answer-{kind.name}-{'yes' if option else 'no'}")
    if kind.options == "target":
        return target_option(words, g, option)
    if kind.options == "bandit":
        return bandit_with_team(words, g, option)
    if kind.options == "spot":
        stays = kind.name == "help-where" and option == g.at[next_step(g).a]
        key = "armored-answer-stay" if stays else "spot-answer"
        return words.say(key, **spot_values(words, g, option))
    if kind.options in ("loot", "own_loot") and g.told_apart:
        token = loot_values(words, tokens_on_offer(g, kind.name)[option])
        return capital(words.say("loot-place", number=option + 1, **token))
    return capital(describe(words, g, kind.options, option))


def character_option(words: Words, character: int) -> str:
    """A character to pick, with the power that it has here."""
    name = NAMES[character]
    power = say(words, f"power-{name}")
    return say(words, "answer-character", character=words.say(f"bandit-{name}"), power=power)


def target_option(words: Words, g: Armored, target: int) -> str:
    """Whom or what to shoot at, and where."""
    if target == A_BURST:
        return words.say("armored-answer-burst")
    if target >= A_COURIER:
        name, spot = capital(describe(words, g, "target", target)), g.courier[target - A_COURIER]
    else:
        name, spot = bandit_with_team(words, g, target), g.at[target]
    return say(words, "answer-bandit", bandit=name, **spot_values(words, g, spot))


def tokens_on_offer(g: Armored, question: str) -> vec[i64]:
    """The row of tokens that a question about loot points at."""
    step = next_step(g)
    if question in ("punch-what", "burst-what", "which-loot-lost"):
        return g.held[step.b]
    if question == "lay-down-which":
        return g.held[step.a]
    return g.floor[g.at[step.a]]
