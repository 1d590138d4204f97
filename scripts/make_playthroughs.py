"""Renew the golden playthroughs: whole games with everything that happened, to read as a diff.

    python3 scripts/make_playthroughs.py

A playthrough is its own script: it is played anew by the words of its moves. So a new option
changes nothing, a new question adds its own lines, and only what the rules changed is in the diff.
A playthrough that has no file yet is a random game. Read the diff before you keep it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from coltexpress.games import game
from coltexpress.kernel.agenda import Ask, State, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.match import Match
from coltexpress.kernel.rules import Rulebook
from coltexpress.notation.position import line
from coltexpress.notation.record import Record, write_with_story

PATIENCE = 3  # questions that a script may not expect, before it gives its own one up
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
    "toy-3": ("toy", {"players": "3"}),
}


class Words(NamedTuple):
    """One move of a script."""

    who: str
    what: str
    answer: str


def playthrough(name: str) -> str:
    """The game of this playthrough by its own script, with its story and last position."""
    title, settings = PLAYTHROUGHS[name]
    book = game(title)
    match = Match(book.new(settings))
    file = GOLDEN / f"{name}.txt"
    if file.exists():
        follow(book, match, script_of(file.read_text(encoding="utf-8")))
    else:
        play_at_random(match, Dice(list(PLAYTHROUGHS).index(name)))
    text = write_with_story(Record(book, book.settings(match.state), {}, match.moves))
    return f"{text}; {line(book, match.state)}\n"


def script_of(text: str) -> list[Words]:
    """The moves of a playthrough: who, what is asked, and the answer."""
    moves = text.partition("\n\n")[2].splitlines()
    return [Words(*one.split()) for one in moves if not one.startswith(";") and one.count(" ") == 2]


def follow(book: Rulebook, match: Match, script: list[Words]) -> None:
    """Play by a script as far as it fits.

    A question that the script does not expect is answered with the first option. Where the script
    has waited in vain for its next question, that is given up.
    """
    lines = iter(script)
    expected, waited = next(lines, None), 0
    while not match.over:
        question = asked(book, match.state, expected)
        if expected is not None and question is not None:
            match.play(question.seat, answer(book, match.state, question, expected.answer))
            expected, waited = next(lines, None), 0
        elif expected is not None and waited == PATIENCE:
            expected, waited = next(lines, None), 0
        else:
            other = waiting(match.state)[0]
            match.play(other.seat, other.options[0])
            waited += 1


def asked(book: Rulebook, g: State, expected: Words | None) -> Ask | None:
    """The open question that the script expects."""
    for question in waiting(g):
        who = book.write_word(g, "seat", question.seat)
        if expected and (who, book.questions[question.what].name) == expected[:2]:
            return question
    return None


def answer(book: Rulebook, g: State, question: Ask, word: str) -> int:
    """The option with this word, or the first."""
    kind = book.questions[question.what].options
    for option in question.options:
        if book.write_word(g, kind, option) == word:
            return option
    return question.options[0]


def play_at_random(match: Match, dice: Dice) -> None:
    """A random game."""
    while not match.over:
        question = waiting(match.state)[0]
        match.play(question.seat, dice.answer(question.options))


def main() -> None:
    """Write every playthrough anew."""
    GOLDEN.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        (GOLDEN / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
