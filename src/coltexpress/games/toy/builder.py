"""Positions of which only a part is named: crates that were taken, and bid cards that are left.

A crate that somebody holds is that of the first car where such an amount is printed. Whoever's
cards are not named has used the lowest ones.
"""

from __future__ import annotations

from coltexpress.games.toy.crates import opened
from coltexpress.games.toy.notation import read_word
from coltexpress.games.toy.options import read_options
from coltexpress.games.toy.printed import BIDS, CRATES
from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.state import closed
from coltexpress.games.toy.steps import ROUND
from coltexpress.kernel.agenda import Step
from coltexpress.kernel.building import Wanted, refuse
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.rows import row
from coltexpress.train.bandits import letter_of


def build(wanted: Wanted) -> Toy:
    """A state with all that is wanted, when a round is about to begin."""
    refuse(
        "toy",
        {
            "places to be put at": wanted.pieces,
            "Marshal": wanted.guards,
            "loot on the train": wanted.floor,
            "decks or discard piles": set(wanted.cards) - {"hand"},
            "common pile": wanted.pile,
            "bullets": wanted.wounds,
            "round cards": wanted.rounds,
            "turns": wanted.turn,
            "phases to begin with": wanted.phase,
            "first player to be named": wanted.first,
            "bandits who are out": wanted.out,
            "cars that are gone": wanted.gone,
        },
    )
    g = Toy(read_options(wanted.settings))
    for who, text in wanted.held:
        take(g, bandit_of(g, who), read_word(g, "loot", text))
    for bandit in range(g.players):
        g.hand[bandit] = row(list(BIDS)[opened(g.taken) :])
    for who in {who for who, _ in wanted.cards.get("hand", [])}:
        own = [card for other, card in wanted.cards["hand"] if other == who]
        g.hand[bandit_of(g, who)] = row(sorted([read_word(g, "card", card) for card in own]))
    g.agenda = row([Step(ROUND).number()] if len(closed(g)) > 0 else [])
    return g


def bandit_of(g: Toy, who: str) -> int:
    """The seat of a bandit by name or letter."""
    return read_word(g, "bandit", letter_of(who))


def take(g: Toy, bandit: int, loot: int) -> None:
    """Somebody has the crate of a car where this is printed."""
    cars = [car for car in closed(g) if loot in CRATES[car]]
    if not cars:
        raise BadPosition("", "too_much_loot", loot=loot)
    g.taken[cars[0]] = bandit
    g.crate[cars[0]] = loot
