"""Study over HTTP: what a judge thinks of a finished game, and of any position.

The shapes are those of `coltexpress.study.shapes`, which library and terminal have too.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from coltexpress.protocol.box import Box
from coltexpress.protocol.messages import Afresh
from coltexpress.protocol.rooms import Strict
from coltexpress.protocol.scenery import says
from coltexpress.protocol.words import MOST_SEATS, Seat
from coltexpress.study.editing import Change, Edit
from coltexpress.study.shapes import GameAnalysis, PositionAnalysis

LINE_LIMIT = 4000  # characters of a position line
Line = Annotated[str, Meta(min_length=1, max_length=LINE_LIMIT, description="a position line")]

Choice = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Review(msgspec.Struct, kw_only=True):
    """What a judge thinks of the choices of one seat; to be asked for until it is there."""

    state: Literal["waiting", "done"]
    analysis: GameAnalysis | None = None


class Position(msgspec.Struct, kw_only=True):
    """A moment of a finished game, with everything open."""

    line: str


class StudyLine(Strict, kw_only=True):
    """A position to think on, and perhaps a choice of whoever is asked there."""

    line: Line
    seat: Annotated[Seat | None, says("whose view; by default that of whoever is asked")] = None
    choice: Annotated[Choice | None, says("what this seat chooses first")] = None


class OpeningRow(msgspec.Struct, kw_only=True):
    """A first choice, with the share of the games that it won and its 95 % interval."""

    choice: int
    games: int
    rate: float
    low: float
    high: float


class OpeningTable(msgspec.Struct, kw_only=True):
    """The first choices of a bandit, the best first."""

    bandit: Annotated[str, says("by name; empty: of all together")]
    rows: list[OpeningRow]
    few: Annotated[int, says("choices that were drawn too seldom to be told")] = 0


class Openings(msgspec.Struct, kw_only=True):
    """The opening book of a game: which first choices win, counted in games between bots."""

    games: int
    players: int
    bot: Annotated[str, says("who played on after the first choice, at all seats")]
    even: Annotated[float, says("what a seat wins on average")]
    box: Box
    scene: Annotated[Afresh, says("a first question, whose choices the rows name")]
    tables: list[OpeningTable]


class EditLine(Strict, kw_only=True):
    """A position to be changed, or a game at whose beginning to start; and perhaps a change."""

    line: Annotated[Line | None, says("a position, or a draft as it was answered")] = None
    game: Annotated[str, Meta(max_length=20), says("without a line: the game")] = ""
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS), says("and how many play")] = 4
    change: Annotated[Change | None, says("one of what the draft offered")] = None


class EditBoard(msgspec.Struct, kw_only=True):
    """A position that is being set up, with everything open."""

    draft: Annotated[str, says("to be changed further; nobody has been asked anything yet")]
    line: Annotated[str, says("the position to which it leads")]
    box: Box
    scene: Afresh
    edits: Annotated[list[Edit], says("everything that can be changed")]


class StudyBoard(msgspec.Struct, kw_only=True):
    """A position as a seat sees it, and what the judge thinks of it."""

    line: Annotated[str, says("the position after the choice, to be shared or chosen on")]
    box: Box
    scene: Afresh
    analysis: Annotated[
        PositionAnalysis | None, says("none: the game is over, or being set up")
    ] = None
