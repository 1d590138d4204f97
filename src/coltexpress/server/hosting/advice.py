"""The coach of a room: he is asked by a seat about its question, and knows the seat's view alone.

He thinks in a worker, in his turn among the bots. Where several people play, the host decides
whether he may be asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from coltexpress.kernel.views import look
from coltexpress.notation.position import line_of_view
from coltexpress.protocol.messages import Advice, Advise, Advised, encode
from coltexpress.server.hosting.room_settings import RoomSettings, is_one_try
from coltexpress.server.refusals import Refused
from coltexpress.server.store.rooms import BOT, SeatRow
from coltexpress.server.workers.jobs import Coaching
from coltexpress.server.workers.queue import Share

if TYPE_CHECKING:
    from coltexpress.server.hosting.audience import Client
    from coltexpress.server.hosting.room import Room

ADVICE: Final = msgspec.json.Decoder(list[Advised])


def may_coach(settings: RoomSettings, seating: list[SeatRow]) -> bool:
    """May whoever plays here ask the coach? Against bots alone always, but where a try counts."""
    if is_one_try(settings):
        return False
    return settings.coach or len([row for row in seating if row.kind != BOT]) <= 1


async def advise(room: Room, client: Client, said: Advise) -> None:
    """Tell a client what the coach thinks of the question that its seat is asked."""
    room.need_seat(client, said.seat)
    assert client.guest is not None, "who has a seat is a guest"
    if not may_coach(room.room_settings, room.seating):
        raise Refused("no_coach")
    play, seat = room.playing(), said.seat
    play.open_question(seat, said.number)
    opened = play.opened
    known = room.advice.get(seat)
    if known is None or known[0] != (play, opened):
        room.hall.limits.advice.take(client.guest.id)
        view = line_of_view(room.book, look(play.state, seat))
        share = Share(client.guest.id, with_people=True)
        answer = await room.hall.workers.do(Coaching(room.book.name, view), share)
        if answer is None:
            raise Refused("unavailable")
        known = room.advice[seat] = ((play, opened), ADVICE.decode(answer))
    if seat in room.audience.viewers_of(client) and room.play is play and play.opened == opened:
        client.push(encode(Advice(seat=seat, number=said.number, advised=known[1])))
