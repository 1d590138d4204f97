"""Renew the golden playthroughs: whole games with everything that happened, to read as a diff.

    python3 scripts/make_playthroughs.py

A change of the rules shows here first. Read the diff before you keep it.
"""

from __future__ import annotations

from pathlib import Path

from coltexpress.games import game
from coltexpress.kernel.agenda import waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.match import Match
from coltexpress.notation.position import line
from coltexpress.notation.record import Record, write_with_story

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
PLAYTHROUGHS: dict[str, tuple[str, dict[str, str]]] = {
    "classic-2-gangs": ("classic", {"players": "2"}),
    "classic-2-gangs-zh": ("classic", {"players": "2", "edition": "zh", "guest_bandits": "true"}),
    "classic-3": ("classic", {"players": "3"}),
    "classic-4-expert": ("classic", {"players": "4", "expert_variant": "true"}),
    "classic-5-sv": ("classic", {"players": "5", "edition": "sv"}),
    "classic-6-guests": ("classic", {"players": "6", "guest_bandits": "true"}),
    "classic-4-tokens": ("classic", {"players": "4", "purse_pick": "token"}),
    "super-3": ("super", {"players": "3"}),
    "super-5-reflex": ("super", {"players": "5", "reflex": "true"}),
    "super-7-both": ("super", {"players": "7", "reflex": "true", "horse": "true"}),
    "armored-2": ("armored", {"players": "2"}),
    "armored-3-pl": ("armored", {"players": "3", "edition": "pl"}),
    "armored-4-betrayal": ("armored", {"players": "4", "mode": "betrayal"}),
    "armored-5-expert": ("armored", {"players": "5", "expert_variant": "true"}),
    "armored-10": ("armored", {"players": "10"}),
}


def playthrough(name: str) -> str:
    """A random game by the seed of its place in the table, with its story and last position."""
    title, settings = PLAYTHROUGHS[name]
    book = game(title)
    dice = Dice(list(PLAYTHROUGHS).index(name))
    match = Match(book.new(settings), dice)
    while not match.over:
        question = waiting(match.state)[0]
        match.play(question.seat, dice.answer(question.options))
    text = write_with_story(Record(book, book.settings(match.state), {}, match.moves))
    return f"{text}; {line(book, match.state)}\n"


def main() -> None:
    """Write every playthrough anew."""
    GOLDEN.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        (GOLDEN / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
