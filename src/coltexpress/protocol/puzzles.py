"""Puzzles over HTTP: what a seat sees and is asked; the answer comes with the verdict only.

Ratings are told as those of ladders: everybody begins with 1500.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from coltexpress.protocol.box import Box
from coltexpress.protocol.messages import Afresh
from coltexpress.protocol.rooms import Strict
from coltexpress.protocol.scenery import says
from coltexpress.protocol.study import Choice
from coltexpress.protocol.words import GameName


class PuzzleAnswer(Strict, kw_only=True):
    """What I would choose."""

    choice: Choice


class PuzzleChance(msgspec.Struct, kw_only=True):
    """An option of a puzzle, and what it promises."""

    choice: int
    chance: Annotated[float, says("to win, from 0 to 1")]


class PuzzleSolver(msgspec.Struct, kw_only=True):
    """How well I solve puzzles; by first tries only."""

    rating: int
    margin: Annotated[int, says("it may be so much higher or lower")]
    tries: int
    solved: int


class PuzzleVerdict(msgspec.Struct, kw_only=True):
    """Whether a choice was right, and what all of them promise."""

    choice: Annotated[int, says("what I chose")]
    solved: bool
    counted: Annotated[bool, says("whether it was my first try; others are not rated")]
    answers: Annotated[list[int], says("the best choice first, and those that are as good")]
    options: list[PuzzleChance]
    theme: Annotated[str, says("its name is the message <game>-theme-<theme>")]
    rating: Annotated[int, says("of the puzzle, after the try")]
    solver: PuzzleSolver


class ShownPuzzle(msgspec.Struct, kw_only=True):
    """A puzzle to solve: a position as a seat sees it, with its question."""

    id: str
    game: GameName
    line: Annotated[str, says("what the seat sees, as a position line")]
    rating: int
    box: Box
    scene: Afresh
    mine: Annotated[PuzzleVerdict | None, says("my first try; none so far: no answer either")] = (
        None
    )


class PuzzleTheme(msgspec.Struct, kw_only=True):
    """What puzzles of a game are about."""

    game: GameName
    theme: Annotated[str, says("its name is the message <game>-theme-<theme>")]
    puzzles: Annotated[int, says("how many there are")]


class Puzzles(msgspec.Struct, kw_only=True):
    """A puzzle, what others there are, and how I do."""

    puzzle: Annotated[ShownPuzzle | None, says("none: I have tried all of these")]
    themes: list[PuzzleTheme]
    solver: PuzzleSolver
