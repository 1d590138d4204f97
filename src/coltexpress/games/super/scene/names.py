"""What the numbers of Colt Super Express are called in sentences, in no language."""

from __future__ import annotations

from coltexpress.games.super.board import FACINGS
from coltexpress.games.super.printed import BANDITS, CARDS, LOOT, cards_in
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.kernel.agenda import CHANCE, HIDDEN
from coltexpress.protocol.saying import Names, Naming, Said, characters, money, person
from coltexpress.train.bandits import NAMES


def names_of(g: SuperExpress) -> Names:
    """By type of number what each number is called."""
    seats = range(g.players)
    bandits = {one: characters([one], person(one)) for one in seats}
    return {
        "bandit": Naming({one: {"bandit": bandits[one], "seat": person(one)} for one in seats}),
        "target": Naming({one: {"target": bandits[one]} for one in seats}),
        "seat": Naming(
            {
                CHANCE: {"seat": Said("player-dice")},
                **{one: {"seat": bandits[one]} for one in seats},
            }
        ),
        "character": Naming({one: {"character": Said(f"bandit-{NAMES[one]}")} for one in BANDITS}),
        "spot": Naming(
            {
                spot: {"floor": floor, "section": section, "name": "none"}
                for section in range(g.options.cars + 1)
                for floor, spot in (
                    ("inside", g.board.inside[section]),
                    ("roof", g.board.roof[section]),
                )
            },
            alone="spot-at",
        ),
        "card": Naming({one: {"card": card(one)} for one in (HIDDEN, *g.options.cards)}),
        "plan": Naming(
            {HIDDEN: {"plan": "hidden"}, **{one: {"plan": plan(one)} for one in g.options.plans}}
        ),
        "facing": Naming(
            {one: {"facing": facing} for one, facing in enumerate(FACINGS)}, alone="super-facing"
        ),
        "yes_no": Naming(
            {one: {"yes_no": Said(f"edit-{word}")} for one, word in enumerate(("no", "yes"))}
        ),
        "loot": Naming({one: {"loot": money(one), "money": money(one)} for one in LOOT}),
    }


def card(number: int) -> Said:
    """A card, or the back of one."""
    return Said("card-hidden" if number == HIDDEN else f"card-{CARDS[number]}")


def plan(number: int) -> Said:
    """Three cards in their order."""
    first, second, third = cards_in(number)
    return Said("plan", {"first": card(first), "second": card(second), "third": card(third)})
