"""Words around the train; what numbers are called stands in scene/names.py."""

from __future__ import annotations

from coltexpress.games.toy.game import RULEBOOK
from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.state import OVER, PHASES, crates_of, lookout, phase, round_number
from coltexpress.kernel.views import View
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Value, Words


def bandit_name(words: Words, g: Toy, seat: int) -> str:
    """The bandit of a seat."""
    return Told(words, RULEBOOK, g).describe("seat", seat)


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
        found.append(words.people[seat])
    name = bandit_name(words, g, seat)
    return words.noted(name, words.several(found)) if found else name


def holdings(words: Words, g: Toy, seat: int) -> dict[str, Value]:
    """What a player has: money, crates and cards."""
    own = crates_of(g, seat)
    cards = words.several([str(card) for card in g.hand[seat]])
    return {"money": words.money(sum(own)), "number": len(own), "cards": cards}
