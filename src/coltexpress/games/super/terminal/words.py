"""Words around the train; what numbers are called stands in scene/names.py."""

from __future__ import annotations

from coltexpress.games.super.game import RULEBOOK
from coltexpress.games.super.printed import CARDS, PLAN_SIZE, cards_in
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
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.views import View
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

STATUS = {BESIDE: "super-status-beside", FALLEN: "super-status-fallen"}


def describe(words: Words, g: SuperExpress, kind: str, number: int) -> str:
    """A number of this type in words."""
    return Told(words, RULEBOOK, g).describe(kind, number)


def card_rule(words: Words, card: int) -> str:
    """What a card does, in one line."""
    return words.say(f"super-card-{CARDS[card]}-rule")


def cards_with_rules(words: Words, g: SuperExpress) -> list[str]:
    """The cards of a player, each with what it does."""
    return [
        words.labelled(describe(words, g, "card", card), card_rule(words, card))
        for card in g.options.cards
    ]


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
