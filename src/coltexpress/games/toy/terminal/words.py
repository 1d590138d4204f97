"""The numbers of this game in words."""

from __future__ import annotations

from coltexpress.cli.scene.scene import person
from coltexpress.cli.words import Value, Words
from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.state import OVER, PHASES, crates_of, lookout, phase, round_number
from coltexpress.kernel.agenda import CHANCE, HIDDEN
from coltexpress.kernel.views import View
from coltexpress.train.bandits import NAMES


def bandit_name(words: Words, g: Toy, seat: int) -> str:
    """The bandit of a seat."""
    if seat == CHANCE:
        return words.say("player-dice")
    return words.say(f"bandit-{NAMES[g.who[seat]]}")


def variables(words: Words, g: Toy, kind: str, value: int) -> dict[str, Value]:
    """What a number of this type is called in messages."""
    if kind == "car":
        return {"car": value + 1}
    if kind in ("number", "card"):
        return {kind: value}
    if kind == "loot":
        return {"money": describe(words, g, kind, value)}
    return {kind: describe(words, g, kind, value)}


def describe(words: Words, g: Toy, kind: str, value: int) -> str:
    """A number of this type in words, standing alone."""
    if kind in ("bandit", "seat"):
        return bandit_name(words, g, value)
    if kind == "car":
        may_hold = [words.money(one) for one in dict.fromkeys(g.printed[value])]
        return words.say("toy-car", car=value + 1, values=words.several(may_hold))
    if kind == "loot":
        return "hidden" if value == HIDDEN else words.money(value)
    return str(value)


def title(words: Words, g: Toy) -> str:
    """The round and its phase."""
    now = words.say(f"toy-phase-{PHASES[phase(g)]}")
    if phase(g) == OVER:
        return now
    return words.labelled(words.say("cli-round", number=round_number(g), rounds=CARS), now)


def notes(words: Words, g: Toy, view: View, seat: int) -> str:
    """The name of a bandit, and in brackets whoever plays it and whether it is the lookout."""
    found = [words.say("toy-lookout")] if seat == lookout(g) and phase(g) != OVER else []
    if seat == view.seat:
        found.append(words.say("cli-you"))
    elif words.people.get(seat):
        found.append(person(words, seat))
    name = bandit_name(words, g, seat)
    return words.noted(name, words.several(found)) if found else name


def holdings(words: Words, g: Toy, seat: int) -> dict[str, Value]:
    """What a player has: money, crates and cards."""
    own = crates_of(g, seat)
    cards = words.several([str(card) for card in g.hand[seat]])
    return {"money": words.money(sum(own)), "number": len(own), "cards": cards}
