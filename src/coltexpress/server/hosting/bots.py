"""A bot's turn: it gets the view of its seat as text, and thinks in another process."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

from coltexpress.kernel.agenda import BLANK, Ask, question_for
from coltexpress.kernel.views import look
from coltexpress.notation.position import line_of_view
from coltexpress.server.workers.queue import Share
from coltexpress.server.workers.worker import Job

if TYPE_CHECKING:
    from coltexpress.server.hosting.play import Play
    from coltexpress.server.hosting.table import Table


async def bot_turn(table: Table, seat: int, asked: tuple[Play, int]) -> None:
    """Let a bot choose for a seat, unless the question is gone by then."""
    try:
        if table.audience.clients and table.hall.settings.bot_pause:
            await asyncio.sleep(table.hall.settings.bot_pause)
        if due_question(table, seat, asked) is None:
            return
        job = job_for(table, seat, asked[1])
        choice = await table.hall.workers.choose(job, share_of(table))
    finally:
        if table.thinking.get(seat) == asked:
            del table.thinking[seat]
    question = due_question(table, seat, asked)
    if question is not None and not table.hall.is_stopping:
        if choice is None or choice not in question.options:
            choice = question.options[0]
        table.apply(question, choice)


def due_question(table: Table, seat: int, asked: tuple[Play, int]) -> Ask | None:
    """The same question, if it is still open and still a bot's."""
    play, opened = asked
    if table.play is not play or play.opened != opened or not table.is_bot(seat):
        return None
    sealed = play.state.sealed
    if sealed and sealed[seat] != BLANK:
        return None
    return question_for(play.state, seat)


def share_of(table: Table) -> Share:
    """On whose account a bot of this table thinks."""
    seats = range(len(table.seating))
    return Share(table.row.host, any(not table.is_bot(seat) for seat in seats))


def job_for(table: Table, seat: int, opened: int) -> Job:
    """All that a bot gets: its name, its view, and a number for its own dice."""
    assert table.play is not None
    view = look(table.play.state, seat)
    return Job(
        game=table.book.name,
        view=line_of_view(table.book, view),
        bot=table.bot_of(seat),
        seed=seed_for(table.rules.key, seat, opened),
    )


def seed_for(key: bytes, seat: int, opened: int) -> int:
    """Dice for a bot that tell nothing of the table's own, and are the same after a restart."""
    digest = sha256(b"bot %d %d" % (seat, opened) + key).digest()
    return int.from_bytes(digest[:7], "big")
