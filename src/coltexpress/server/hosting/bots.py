"""A bot's turn: it gets the view of its seat as text, and thinks in another process."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

from coltexpress.kernel.agenda import BLANK, Ask, question_for
from coltexpress.kernel.views import look
from coltexpress.notation.position import line_of_view
from coltexpress.server.workers.jobs import Job
from coltexpress.server.workers.queue import Share

if TYPE_CHECKING:
    from coltexpress.server.hosting.play import Play
    from coltexpress.server.hosting.room import Room


async def bot_turn(room: Room, seat: int, asked: tuple[Play, int]) -> None:
    """Let a bot choose for a seat, unless the question is gone by then."""
    try:
        if room.audience.clients and room.hall.settings.bot_pause:
            await asyncio.sleep(room.hall.settings.bot_pause)
        if due_question(room, seat, asked) is None:
            return
        job = job_for(room, seat, asked[1])
        choice = await room.hall.workers.choose(job, share_of(room))
    finally:
        if room.thinking.get(seat) == asked:
            del room.thinking[seat]
    question = due_question(room, seat, asked)
    if question is not None and not room.is_closing:
        if choice is None or choice not in question.options:
            choice = question.options[0]
        room.apply(question, choice)


def due_question(room: Room, seat: int, asked: tuple[Play, int]) -> Ask | None:
    """The same question, if it is still open and still a bot's."""
    play, opened = asked
    if room.play is not play or play.opened != opened or not room.is_bot(seat):
        return None
    sealed = play.state.sealed
    if sealed and sealed[seat] != BLANK:
        return None
    return question_for(play.state, seat)


def share_of(room: Room) -> Share:
    """On whose account a bot of this room thinks."""
    seats = range(len(room.seating))
    return Share(room.row.host, any(not room.is_bot(seat) for seat in seats))


def job_for(room: Room, seat: int, opened: int) -> Job:
    """All that a bot gets: its name, its view, and a number for its own dice."""
    assert room.play is not None
    view = look(room.play.state, seat)
    return Job(
        game=room.book.name,
        view=line_of_view(room.book, view),
        bot=room.bot_of(seat),
        seed=seed_for(room.rules.key, seat, opened),
    )


def seed_for(key: bytes, seat: int, opened: int) -> int:
    """Dice for a bot that tell nothing of the room's own, and are the same after a restart."""
    digest = sha256(b"bot %d %d" % (seat, opened) + key).digest()
    return int.from_bytes(digest[:7], "big")
