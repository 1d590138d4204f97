"""Taking a choice back in a room: the record says so, and everybody sees the scene before it."""

from __future__ import annotations

from functools import partial

from coltexpress.kernel.match import Move
from coltexpress.protocol.messages import TakeBack
from coltexpress.server.hosting.audience import Client
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.keeping import Either
from coltexpress.server.hosting.play import Play, standing
from coltexpress.server.hosting.room import Room
from coltexpress.server.hosting.room_settings import is_one_try
from coltexpress.server.hosting.take_back import choices_left
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import TAKE_BACK, Kept, read_moves
from coltexpress.server.store.rooms import BOT


async def take_back(hall: Hall, room: Room, client: Client, said: TakeBack) -> None:
    """Take the last choice of a seat back, if it may be."""
    async with room.held():
        await room.keeping.all_done()
        room.need_seat(client, said.seat)
        play = room.playing()
        if is_one_try(room.room_settings):
            raise Refused("one_try")
        if play.over:
            raise Refused("game_over")
        bots = bots_against(room, said.seat)
        if not has_seen_enough(play, said, bots):
            raise Refused("others_have_chosen")
        record = await hall.store.read(partial(read_moves, room=room.row.id))
        left = choices_left(room.rules, record, said.seat, bots)
        if room.play is not play or play.number != len(record):
            raise Refused("others_have_chosen")
        if play.over:  # a bot has ended it while the record was read
            raise Refused("game_over")
        since = thought_since(hall, play, said.seat, standing_row(record, left).spent)
        room.sleep()  # whoever chooses meanwhile is told to wait
        room.moved_at = hall.wall()
        move = Move(said.seat, TAKE_BACK, left)
        room.keep(len(record), [move], 0, Either(lambda: None, lambda: None))
        await room.keeping.all_done()
        if room.keeping.is_lost:
            raise Refused("not_kept")
        row = Kept(*move, 0, room.moved_at)
        room.wake([*record, row], since)
    hall.show_afresh(room, "take_back")


def has_seen_enough(play: Play, said: TakeBack, bots: frozenset[int]) -> bool:
    """Does a seat mean the choice that it would get back?

    People must have seen all that was chosen. Bots alone choose all the time: it is enough to have
    seen one's own last choice.
    """
    if said.number == play.number:
        return True
    last = play.latest.get(said.seat)
    return bool(bots) and last is not None and last.number <= said.number <= play.number


def bots_against(room: Room, seat: int) -> frozenset[int]:
    """Everybody else, if all of them are bots; nobody, if people play too."""
    others = {other.seat: other.kind for other in room.seating if other.seat != seat}
    return frozenset(others) if set(others.values()) <= {BOT} else frozenset()


def standing_row(record: list[Kept], place: int) -> Kept:
    """The row of the choice at this place, of those that count."""
    _, numbers = standing(record)
    return record[numbers[place]]


def thought_since(hall: Hall, play: Play, seat: int, spent: int) -> dict[int, int] | None:
    """Since when people have been thinking: who takes a choice back has won no time."""
    if play.clocks is None:
        return None
    return {**play.clocks.since, seat: hall.now() - spent}
