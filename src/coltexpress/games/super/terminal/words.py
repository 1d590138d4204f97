"""The numbers of Colt Super Express in words."""

from __future__ import annotations

from coltexpress.cli.scene.scene import person
from coltexpress.cli.words import Value, Words
from coltexpress.games.super.board import FACINGS
from coltexpress.games.super.printed import CARDS, PLAN_SIZE, cards_in
from coltexpress.games.super.questions import QUESTIONS
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.stacks import from_top
from coltexpress.games.super.state import (
    ABOARD,
    BESIDE,
    FALLEN,
    OVER,
    PHASES,
    PLANNING,
    ROUND_END,
    round_number,
)
from coltexpress.kernel.agenda import BLANK, CHANCE, HIDDEN, Ask
from coltexpress.kernel.views import View
from coltexpress.train.bandits import NAMES

STATUS = {BESIDE: "super-status-beside", FALLEN: "super-status-fallen"}


def player_name(words: Words, g: SuperExpress, seat: int) -> str:
    """The name of the character; before it is picked, whoever sits there."""
    if seat == CHANCE:
        return words.say("player-dice")
    if g.who[seat] == BLANK:
        return person(words, seat)
    return words.say(f"bandit-{NAMES[g.who[seat]]}")


def spot_values(spot: int) -> dict[str, Value]:
    """A spot for the messages spot-at and spot-to; cars have no names here."""
    return {"floor": "roof" if spot % 2 else "inside", "section": spot // 2, "name": "none"}


def card_name(words: Words, card: int) -> str:
    """A card, or the back of one."""
    return words.say("card-hidden" if card == HIDDEN else f"super-card-{CARDS[card]}")


def card_rule(words: Words, card: int) -> str:
    """What a card does, in one line."""
    return words.say(f"super-card-{CARDS[card]}-rule")


def cards_with_rules(words: Words, cards: list[int]) -> list[str]:
    """Cards, each with what it does."""
    return [words.labelled(card_name(words, card), card_rule(words, card)) for card in cards]


def plan_name(words: Words, plan: int) -> str:
    """Three cards in their order."""
    if plan == HIDDEN:
        return "hidden"
    first, second, third = [card_name(words, card) for card in cards_in(plan)]
    return words.say("super-plan", first=first, second=second, third=third)


def variables(words: Words, g: SuperExpress, kind: str, value: int) -> dict[str, Value]:
    """What a number of this type is called in messages."""
    if kind == "spot":
        return spot_values(value)
    if kind == "facing":
        return {"facing": FACINGS[value]}
    if kind == "number":
        return {"number": value}
    if kind == "loot":
        return {"money": words.money(value)}
    found: dict[str, Value] = {kind: describe(words, g, kind, value)}
    if kind == "bandit":
        found["seat"] = person(words, value)
    return found


def describe(words: Words, g: SuperExpress, kind: str, value: int) -> str:
    """A number of this type in words, standing alone."""
    if kind in ("bandit", "target", "player", "seat"):
        return player_name(words, g, value)
    if kind == "character":
        return words.say(f"bandit-{NAMES[value]}")
    if kind == "spot":
        return words.say("spot-at", **spot_values(value))
    if kind == "card":
        return card_name(words, value)
    if kind == "plan":
        return plan_name(words, value)
    if kind == "facing":
        return words.say("super-facing", facing=FACINGS[value])
    if kind in ("loot", "money"):
        return words.money(value)
    return str(value)


def option_words(words: Words, g: SuperExpress, question: Ask, option: int) -> str:
    """An answer as it stands in the list of answers."""
    return describe(words, g, QUESTIONS[question.what].options, option)


# What stands around the train


def round_title(words: Words, g: SuperExpress) -> str:
    """The round and its phase; a round that has just lost its car is still the same round."""
    phase = words.say(f"super-phase-{PHASES[g.phase]}")
    if g.phase == OVER:
        return phase
    number = round_number(g) - (1 if g.phase == ROUND_END else 0)
    title = words.say("cli-round", number=number, rounds=g.options.cars)
    return words.labelled(title, phase)


def uncoupled(words: Words, g: SuperExpress) -> str:
    """The cars that are gone, the last one first; nothing if all are there."""
    gone = [str(number) for number in range(g.options.cars, g.cars, -1)]
    return words.say("super-uncoupled", cars=words.several(gone)) if gone else ""


def notes(words: Words, g: SuperExpress, view: View, bandit: int) -> list[str]:
    """What is to be known of a bandit besides the name: start player, you, fallen, out."""
    found = [words.say("super-start")] if bandit == g.start and g.phase != OVER else []
    name = words.people.get(bandit)
    if bandit == view.seat:
        found.append(words.say("cli-you"))
    elif name and g.who[bandit] != BLANK:
        found.append(name)
    if g.status[bandit] != ABOARD:
        found.append(status(words, g, bandit))
    return found


def status(words: Words, g: SuperExpress, bandit: int) -> str:
    """Where a bandit is who is not on the train."""
    return words.say(STATUS.get(g.status[bandit], "super-status-out"))


def is_thinking(g: SuperExpress, view: View, bandit: int) -> bool:
    """Must this player choose now, and has not yet?"""
    asked = any(question.seat == bandit for question in view.asks)
    return asked and (len(g.sealed) == 0 or g.sealed[bandit] == BLANK)


def to_come(g: SuperExpress, bandit: int) -> list[int]:
    """The cards of a plan that are not revealed yet; a plan that is laid may still be sealed."""
    if g.phase == PLANNING and len(g.sealed) > 0 and g.sealed[bandit] != BLANK:
        laid = g.sealed[bandit]
        return [HIDDEN] * PLAN_SIZE if laid == HIDDEN else cards_in(laid)
    return from_top(g.plan[bandit])


def shown(g: SuperExpress, bandit: int) -> list[int]:
    """The cards that were revealed in this round, the first first."""
    return from_top(g.shown[bandit])[::-1]


def cars_won(words: Words, g: SuperExpress, bandit: int) -> str:
    """The cars in front of a player."""
    return words.several([words.money(value) for value in g.loot[bandit]]) or "–"
