"""One person and a puzzle: it is shown, answered, and its answer explained with bars."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from coltexpress.cli.bars import option_bars
from coltexpress.cli.picking import prompt_for
from coltexpress.cli.scene.paint import BRASS, DIM
from coltexpress.cli.screen import Screen
from coltexpress.games import game
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.views import View
from coltexpress.sim.ratings import Rating
from coltexpress.study.puzzles import Puzzle
from coltexpress.study.rating import Try, rated
from coltexpress.telling.sentences import Told

BARS: Final = 8  # options that are shown with the answer


class Tried(msgspec.Struct, frozen=True):
    """A puzzle that was tried, as the file of a solver has it."""

    id: str
    rating: float  # of the puzzle
    solved: bool


class Tries:
    """What somebody has tried so far, kept in a file if there is one; only first tries count."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.all: list[Tried] = []
        if file is not None and file.exists():
            try:
                lines = file.read_bytes().splitlines()
                self.all = [msgspec.json.decode(line, type=Tried) for line in lines]
            except msgspec.DecodeError as error:
                raise Unreadable(f"{file} holds no tries of puzzles") from error

    @property
    def known(self) -> set[str]:
        """The ids of the puzzles that were tried."""
        return {one.id for one in self.all}

    def note(self, puzzle: Puzzle, *, solved: bool) -> None:
        """Keep a try, at once."""
        if puzzle.id in self.known:
            return
        self.all.append(Tried(puzzle.id, puzzle.rating, solved))
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(self.all[-1]) + b"\n")

    def rating(self) -> Rating:
        """How strong the solver is, by all tries."""
        return rated([Try(one.rating, one.solved) for one in self.all])


class Solver:
    """Shows puzzles to a person at the keyboard."""

    def __init__(self, screen: Screen, tries: Tries) -> None:
        self.screen = screen
        self.words = screen.words
        self.tries = tries

    def solve(self, puzzle: Puzzle) -> bool:
        """Ask, and tell whether that was it."""
        book, view = game(puzzle.game), puzzle.view()
        assert view.ask is not None, "a puzzle asks its seat"
        title = self.words.say(
            "puzzles-title",
            game=self.words.say(f"{puzzle.game}-name"),
            id=puzzle.id,
            rating=f"{puzzle.rating:.0f}",
        )
        self.screen.show(title, f"bold {BRASS}")
        self.screen.show(self.words.say("puzzles-task"))
        prompt = prompt_for(book, view.ask)(self.screen, book, view, view.ask, [], self.no_save)
        solved = puzzle.is_solved_by(prompt.answer())
        self.tries.note(puzzle, solved=solved)
        self.explain(puzzle, view, solved=solved)
        return solved

    def explain(self, puzzle: Puzzle, view: View, *, solved: bool) -> None:
        """The verdict, what it was about, and what each option promises."""
        book = game(puzzle.game)
        told = Told(self.words, book, view.state)
        assert view.ask is not None, "a puzzle asks its seat"
        (answer,) = told.answers(view.ask, puzzle.answers[:1])
        key = "puzzles-right" if solved else "puzzles-wrong"
        self.screen.show(self.words.say(key, answer=answer), "bold")
        theme = told.say(f"theme-{puzzle.theme}", {})
        self.screen.show(self.words.say("puzzles-theme", theme=theme))
        answers = told.answers(view.ask, [one.choice for one in puzzle.options])
        rows = [
            ("★" if one.choice in puzzle.answers else "", text, one.chance)
            for text, one in zip(answers, puzzle.options, strict=True)
        ]
        best = sorted(rows, key=lambda row: -row[2])[:BARS]
        self.screen.lines(option_bars(best, self.screen.width))
        rating = self.tries.rating()
        line = self.words.say(
            "puzzles-rating",
            rating=f"{rating.skill:.1f}",
            error=f"{(rating.high - rating.low) / 2:.1f}",
        )
        self.screen.show(line, DIM)

    def no_save(self, name: str) -> None:
        """There is no game to save."""
        self.screen.show(self.words.say("puzzles-no-save"))
