"""Study as jobs of the workers: a finished game, and a board to think on.

A position line comes from anybody. It is read here, in a process that may be ended, and what is
wrong with it is told as the library says it.
"""

from __future__ import annotations

import msgspec

from coltexpress.games import game
from coltexpress.kernel.agenda import CHANCE, choose, is_over, question_for, waiting
from coltexpress.kernel.errors import ColtExpressError, IllegalChoice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look
from coltexpress.notation import position, record
from coltexpress.protocol.box import box
from coltexpress.protocol.study import EditBoard, StudyBoard
from coltexpress.protocol.telling import afresh, seen
from coltexpress.protocol.values import OPEN
from coltexpress.study.analysis import analyse_game
from coltexpress.study.board import analyse_view, first_asked, is_view
from coltexpress.study.editing import Change, draft_of, fresh, luck_of
from coltexpress.study.shapes import GameAnalysis


class ReviewJob(msgspec.Struct, array_like=True, tag="review"):
    """A finished game, and the seat whose choices are judged."""

    record: str
    seat: int


class BoardJob(msgspec.Struct, array_like=True, tag="board"):
    """A position line, whose view of it is wanted, and what that seat chooses first."""

    line: str
    seat: int | None = None
    choice: int | None = None


class EditJob(msgspec.Struct, array_like=True, tag="edit"):
    """A line to be changed, or a game to begin with, and what is changed."""

    line: str | None
    game: str
    players: int
    seed: int
    change: Change | None = None


class Wrong(msgspec.Struct, tag="wrong"):
    """What is wrong with a line, as the library says it."""

    text: str
    code: str
    values: dict[str, str | int]

    def error(self) -> ColtExpressError:
        """The same error in another process."""
        error = ColtExpressError(self.text)
        error.code, error.values = self.code, self.values
        return error


class Shown(msgspec.Struct, tag="shown"):
    """A board."""

    board: StudyBoard


class Edited(msgspec.Struct, tag="edited"):
    """A board that is being set up."""

    board: EditBoard


def review(job: ReviewJob) -> GameAnalysis:
    """What a judge thinks of a finished game."""
    return analyse_game(record.read(job.record), job.seat)


def board(job: BoardJob) -> Shown | Wrong:
    """A position as a seat sees it, after its choice; or what is wrong with it."""
    try:
        return Shown(board_of(job))
    except ColtExpressError as error:
        return Wrong(str(error), error.code, error.values)


def edit(job: EditJob) -> Edited | Wrong:
    """A position with what can be changed in it, after a change; or why that cannot be."""
    try:
        return Edited(edited(job))
    except ColtExpressError as error:
        return Wrong(str(error), error.code, error.values)


def edited(job: EditJob) -> EditBoard:
    """A position with what can be changed in it, after a change."""
    if job.line is None:
        draft = fresh(job.game, {"players": str(job.players)}, job.seed)
    else:
        draft = draft_of(job.line)
    if job.change is not None:
        draft = draft.changed(job.change)
    book, g = draft.book, draft.state
    return EditBoard(
        draft=draft.line(),
        line=position.line(book, draft.position()),
        box=box(book, book.settings(g)),
        scene=afresh(book, g, 0, OPEN),
        edits=draft.edits(),
    )


def board_of(job: BoardJob) -> StudyBoard:
    """A position as a seat sees it, after its choice; what nobody knows is guessed."""
    luck = luck_of(job.line)
    book = game((job.line.split() or [""])[0])
    if is_view(job.line):
        view = position.read_view(job.line)
        if job.choice is None:
            return board_of_view(job.line, book, view)
        g, seat = book.determinize(view, luck), view.seat
    else:
        g = position.read(job.line)
        seat = first_asked(g) if job.seat is None else job.seat
    if job.choice is not None:
        question = question_for(g, seat)
        if question is None or job.choice not in question.options:
            raise IllegalChoice(f"{job.choice} is not offered to seat {seat}")
        choose(g, seat, job.choice)
        while g.asked == CHANCE:
            choose(g, CHANCE, luck.answer(g.among))
        seat = next((asked.seat for asked in waiting(g)), first_asked(g))
    is_judged = not is_over(g) and not book.is_setting_up(g)
    return StudyBoard(
        line=job.line if job.choice is None else position.line(book, g),
        box=box(book, book.settings(g)),
        scene=afresh(book, g, 0, seat),
        analysis=analyse_view(book, look(g, seat)) if is_judged else None,
    )


def board_of_view(line: str, book: Rulebook, view: View) -> StudyBoard:
    """What a seat sees, as it is: nothing has to be guessed."""
    is_judged = bool(view.asks) and not book.is_setting_up(view.state)
    return StudyBoard(
        line=line,
        box=box(book, book.settings(view.state)),
        scene=seen(book, view),
        analysis=analyse_view(book, view) if is_judged else None,
    )
