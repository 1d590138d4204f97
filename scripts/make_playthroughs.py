"""Renew the golden playthroughs: whole games with everything that happened, to read as a diff.

    python3 scripts/make_playthroughs.py
    python3 scripts/make_playthroughs.py toy-3 toy players=3   # a new one: name, game, options

A playthrough is its own script: it is played anew, with the options of its header, by the words of
its moves. So a new option changes nothing, a new question adds its own lines, and only what the
rules changed is in the diff. A new one is a random game. Read the diff before you keep it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from coltexpress.games import game
from coltexpress.kernel.agenda import Ask, State, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.match import Match
from coltexpress.kernel.rules import Rulebook
from coltexpress.notation.position import line
from coltexpress.notation.record import Record, read_header, write_with_story

PATIENCE = 3  # questions that a script may not expect, before it gives its own one up
GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
PLAYTHROUGHS = sorted(path.stem for path in GOLDEN.glob("*.txt"))


class Words(NamedTuple):
    """One move of a script."""

    who: str
    what: str
    answer: str


def playthrough(name: str) -> str:
    """The game of this playthrough by its own script, with its story and last position."""
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    book, settings = played(text)
    match = Match(book.new(settings))
    follow(book, match, script_of(text))
    return story(book, match)


def played(text: str) -> tuple[Rulebook, dict[str, str]]:
    """The game that a playthrough is of, and its options."""
    header = read_header(text.partition("\n\n")[0].splitlines()[1:])
    book = game(header["game"])
    return book, {name: header[name] for name in ("players", *book.options) if name in header}


def random_game(book: Rulebook, settings: dict[str, str]) -> str:
    """A playthrough that there was not before."""
    match = Match(book.new(settings))
    play_at_random(match, Dice(len(PLAYTHROUGHS)))
    return story(book, match)


def story(book: Rulebook, match: Match) -> str:
    """A game that was played, with all that happened and where it ended."""
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
    """Write every playthrough anew, or one more."""
    if len(sys.argv) > 1:
        name, title, *options = sys.argv[1:]
        settings = dict(option.split("=", 1) for option in options)
        (GOLDEN / f"{name}.txt").write_text(random_game(game(title), settings), encoding="utf-8")
        return
    for name in PLAYTHROUGHS:
        (GOLDEN / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
