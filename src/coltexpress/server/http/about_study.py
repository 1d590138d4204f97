"""Requests about study: what a judge thinks of finished games and of positions.

What others are still playing is never judged: a review needs a game that is over, for everybody.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from coltexpress.kernel.errors import Unreadable
from coltexpress.notation import position
from coltexpress.protocol.box import box
from coltexpress.protocol.study import (
    EditBoard,
    EditLine,
    OpeningRow,
    Openings,
    OpeningTable,
    Position,
    Review,
    StudyBoard,
    StudyLine,
)
from coltexpress.protocol.telling import afresh
from coltexpress.server.hosting.archive import record_file
from coltexpress.server.hosting.play import standing, state_after
from coltexpress.server.http.about_rooms import finished, need_seat, need_telling, read_number
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import read_moves
from coltexpress.server.workers.queue import Share
from coltexpress.server.workers.studying import (
    BoardJob,
    Edited,
    EditJob,
    ReviewJob,
    Shown,
    Wrong,
)
from coltexpress.study.openings import (
    Example,
    OpeningBook,
    bandits_in,
    book_of,
    example_of,
    openings,
    told_of,
)
from coltexpress.study.shapes import GameAnalysis

if TYPE_CHECKING:
    from coltexpress.server.hosting.hall import Hall
    from coltexpress.server.hosting.room import Room

Done = TypeVar("Done", Shown, Edited)
PATIENT: Final = 2.0  # seconds that a request waits for a review before it is asked again
KEPT: Final = 100  # reviews in memory


async def review(call: Call) -> Review:
    """What a judge thinks of the choices of a seat; the first who asks has it made."""
    me, found = call.me, await finished(call)
    need_telling(call, found)
    seat = read_number(call, "seat", "0")
    need_seat(found, seat, "seat")
    reviews, key = call.hall.reviews, (found.row.code, seat)
    if key not in reviews:
        call.hall.limits.reviews.take(me.id)
        if len(reviews) >= KEPT:
            reviews.pop(next(iter(reviews)))
        reviews[key] = asyncio.create_task(make_review(call.hall, found, seat, me.id))
    await asyncio.wait([reviews[key]], timeout=PATIENT)
    if not reviews[key].done():
        return Review(state="waiting")
    try:
        return Review(state="done", analysis=reviews[key].result())
    except Exception:
        del reviews[key]  # it is tried again when somebody asks again
        raise


async def make_review(hall: Hall, room: Room, seat: int, guest: int) -> GameAnalysis:
    """Have a finished game judged by a worker."""
    kept = await hall.store.read(partial(read_moves, room=room.row.id))
    text = await asyncio.to_thread(record_file, room.rules, kept, room.row, room.seating)
    answer = await hall.workers.do(ReviewJob(text, seat), Share(guest, with_people=False))
    if answer is None:
        raise Refused("unavailable")
    return msgspec.json.decode(answer, type=GameAnalysis)


async def moment(call: Call) -> Position:
    """A moment of a finished game; refused where everything cannot be open."""
    found = await finished(call)
    need_telling(call, found)
    move = read_number(call, "move", "0")
    kept = await call.hall.store.read(partial(read_moves, room=found.row.id))
    moves, _ = standing(kept)
    if not 0 <= move <= len(moves):
        raise Refused("bad_message", why="move")
    g = await asyncio.to_thread(state_after, found.rules, moves[:move])
    return Position(line=position.line(found.book, g))


async def study_board(call: Call) -> StudyBoard:
    """A position as a board."""
    me, wanted = call.me, call.read(StudyLine)
    call.hall.limits.boards.take(me.id)
    job = BoardJob(wanted.line, wanted.seat, wanted.choice)
    return (await done(call, job, Shown)).board


async def edit_position(call: Call) -> EditBoard:
    """A position to be set up by hand."""
    me, wanted = call.me, call.read(EditLine)
    call.hall.limits.edits.take(me.id)
    seed = secrets.randbits(53)
    job = EditJob(wanted.line, wanted.game, wanted.players, seed, wanted.change)
    return (await done(call, job, Edited)).board


async def opening_book(call: Call) -> Openings:
    """Which first choices win."""
    place = read_number(call, "place", "-1")
    try:
        return await asyncio.to_thread(book_told, call.place["game"], place)
    except Unreadable as error:
        raise Refused("no_such_page") from error


@lru_cache(maxsize=64)
def book_told(name: str, place: int) -> Openings:
    """The book of a game for a place, or for all places; refused if there is none."""
    found = book_of(name)
    if not -1 <= place < found.players:
        raise Unreadable("there is no such place")
    example = example_of(found)
    g, asked = example.state, example.asked
    return Openings(
        games=found.games,
        players=found.players,
        bot=found.bot,
        even=found.even,
        box=box(example.book, example.book.settings(g)),
        scene=afresh(example.book, g, 0, asked.seat),
        tables=[table_told(found, example, bandit, place) for bandit in ["", *bandits_in(found)]],
    )


def table_told(found: OpeningBook, example: Example, bandit: str, place: int) -> OpeningTable:
    """The first choices of a bandit."""
    rows, few = told_of(openings(found, bandit, None if place < 0 else place))
    return OpeningTable(
        bandit=bandit,
        rows=[
            OpeningRow(
                choice=example.choice(one.word),
                games=one.games,
                rate=round(one.rate, 4),
                low=round(one.low, 4),
                high=round(one.high, 4),
            )
            for one in rows
        ],
        few=few,
    )


async def done(call: Call, job: msgspec.Struct, kind: type[Done]) -> Done:
    """What a worker made of a position; refused with its reason if that is none."""
    answer = await call.hall.workers.do(job, Share(call.me.id, with_people=False))
    if answer is None:
        raise Refused("unavailable")
    found = msgspec.json.decode(answer, type=Shown | Edited | Wrong)
    if isinstance(found, Wrong):
        raise Refused("bad_position", why=found.text) from found.error()
    assert isinstance(found, kind)
    return found


HANDLERS: Final[dict[str, Handler]] = {
    "review": review,
    "position": moment,
    "study_board": study_board,
    "edit_position": edit_position,
    "openings": opening_book,
}
