"""Writes the tables of docs/environments.md: everything below its mark.

python scripts/make_environments.py           write the file
python scripts/make_environments.py --check   fail if the file is not current
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from coltexpress.games import GAMES, observation_of, part
from coltexpress.kernel.agenda import State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.observation import Block, Observation
from coltexpress.kernel.rules import Rulebook
from coltexpress.train.learned import PICKED

TARGET: Final = Path(__file__).parents[1] / "docs/environments.md"
MADE: Final = "<!-- From here on made by scripts/make_environments.py. -->\n"
BANDIT_BLOCKS: Final = ("first", "partner", "pile_by", "start", "who")
SPOT_BLOCKS: Final = ("at", "couriers", "marshal")


def tables() -> str:
    """Everything that is made."""
    lines: list[str] = []
    for name, book in GAMES.items():
        sight = observation_of(name)
        lines += [
            f"## {name}, version {sight.version}",
            "",
            f"A row has {int(sight.width)} numbers, and there are {int(sight.actions)} actions.",
            "",
            *rows(book, sight),
            "",
            *actions(sight),
            "",
        ]
    return "\n".join(lines)


def rows(book: Rulebook, sight: Observation) -> list[str]:
    """What each number of a row says."""
    lines = ["| Numbers | Name | Says | Values |", "|---|---|---|---|"]
    at = 0
    for block in sight.blocks:
        where = span(at, block.size)
        lines.append(f"| {where} | `{block.name}` | {block.says} | {values(book, block)} |")
        at += block.size
    return lines


def values(book: Rulebook, block: Block) -> str:
    """What the values of a block stand for; 0 is none or unknown where they are names."""
    if not block.kinds:
        return "a number"
    names = names_of(book, block)
    if names:
        assert len(names) == block.kinds, block.name
        return ", ".join([f"{number} {name}" for number, name in enumerate(names, start=1)])
    if block.name in BANDIT_BLOCKS:
        last = ", the last Il Professore" if block.name == "pile_by" and book.teams else ""
        return f"1 to {block.kinds}: a bandit; 1 is the one that is asked, 2 the next{last}"
    return f"1 to {block.kinds}"


def names_of(book: Rulebook, block: Block) -> list[str]:
    """The names behind the values of a block, where they have some."""
    base = book.extends or book.name
    if block.name == "question":
        return [kind.name for kind in book.questions]
    if block.name == "step":
        return [kind.name for kind in book.steps]
    if block.name == "phase":
        return list(part(base, "state").PHASES)
    if block.name == "turns":
        return list(part(book.name, "printed").TURN_KINDS)
    if block.name == "event":
        return list(part(book.name, "printed").EVENTS)
    if block.name == "character":
        return list(PICKED.names)
    if block.name in SPOT_BLOCKS:
        return [book.write_word(usual(book), "spot", spot) for spot in range(block.kinds)]
    if block.name == "pile_face":
        own = part(book.name, "observation")
        faces = [*own.FACES, *getattr(own, "PLANS", ())]
        return [*faces, "face down", *[f"own {face} face down" for face in faces]]
    return []


def actions(sight: Observation) -> list[str]:
    """What each action does."""
    lines = ["| Actions | Type | Is | One by one |", "|---|---|---|---|"]
    at = 0
    for deed in sight.deeds:
        listed = ", ".join([f"{at + place} {name}" for place, name in enumerate(deed.names)])
        lines.append(f"| {span(at, deed.size)} | `{deed.type}` | {deed.says} | {listed} |")
        at += deed.size
    return lines


def usual(book: Rulebook) -> State:
    """A game with as many players as there can be."""
    return book.new({"players": str(max(book.players))}, Dice(1))


def span(at: int, size: int) -> str:
    """The numbers from one to another."""
    return str(at) if size == 1 else f"{at}–{at + size - 1}"


def document(before: str) -> str:
    """The file with the tables made anew."""
    return before.partition(MADE)[0] + MADE + "\n" + tables()


def main() -> int:
    """Write the file, or compare it."""
    before = TARGET.read_text(encoding="utf-8")
    text = document(before)
    if "--check" in sys.argv[1:]:
        print("current" if text == before else f"{TARGET}: python scripts/make_environments.py")
        return 0 if text == before else 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
