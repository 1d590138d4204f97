"""What the numbers of this game are called in sentences, in no language."""

from __future__ import annotations

from coltexpress.games.toy.rulebook import Toy
from coltexpress.kernel.agenda import CHANCE, HIDDEN
from coltexpress.protocol.saying import Names, Naming, Said, characters, money, person
from coltexpress.train.bandits import NAMES


def names_of(g: Toy) -> Names:
    """By type of number what each number is called; a bid card is just its number."""
    bandits = {seat: characters([seat], person(seat)) for seat in range(g.players)}
    amounts = sorted({amount for crate in g.printed for amount in crate})
    return {
        "bandit": Naming({seat: {"bandit": name} for seat, name in bandits.items()}),
        "seat": Naming(
            {
                CHANCE: {"seat": Said("player-dice")},
                **{seat: {"seat": name} for seat, name in bandits.items()},
            }
        ),
        "character": Naming({one: {"character": Said(f"bandit-{NAMES[one]}")} for one in g.who}),
        "car": Naming(
            {
                car: {
                    "car": car + 1,
                    "values": Said(several=[money(one) for one in dict.fromkeys(crate)]),
                }
                for car, crate in enumerate(g.printed)
            },
            alone="toy-car",
        ),
        "loot": Naming(
            {
                HIDDEN: {"money": "hidden", "loot": "hidden"},
                **{amount: {"money": money(amount), "loot": money(amount)} for amount in amounts},
            }
        ),
    }
