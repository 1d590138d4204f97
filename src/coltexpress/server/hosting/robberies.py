"""The daily robbery in rooms: one try for each guest, and practice with a day that is over."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from coltexpress.protocol import rooms
from coltexpress.protocol.daily import Daily, DailyPlace, DailyTry
from coltexpress.protocol.rooms import BotSeat, PersonSeat, SeatPlan
from coltexpress.server.daily import Plan, day_at, end_of, is_over, last_over, plan_of
from coltexpress.server.fair import new_secret, seal
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room
from coltexpress.server.hosting.room_settings import RoomSettings
from coltexpress.server.refusals import Refused
from coltexpress.server.store.daily import Results, add_try, key_of, results_of, room_of_try
from coltexpress.server.store.guests import Guest
from coltexpress.server.store.rooms import LOBBY, OVER, NewRoom, SeatRow, read_room

FIRST: Final = "2026-01-01"  # no server had a robbery before


async def plan_at(hall: Hall, day: str) -> Plan:
    """What is played on a day."""
    if hall.daily_key is None:
        work = partial(key_of, fresh=new_secret(hall.luck))
        try:
            hall.daily_key = await hall.store.write(work)
        except IntegrityError:  # another server was first
            hall.daily_key = await hall.store.write(work)
    return plan_of(hall.daily_key, day)


async def daily_of(hall: Hall, day: str, guest: Guest | None) -> Daily:
    """The robbery of a day, as a guest is told of it; refused for days to come."""
    now = hall.wall()
    if not FIRST <= day <= day_at(now):
        raise Refused("no_such_page")
    me = guest.id if guest else None
    plan = await plan_at(hall, day)
    found: Results = await hall.store.read(partial(results_of, day=day, guest=me))
    mine = found.mine and DailyTry(
        room=found.mine.code,
        over=found.mine.status == OVER,
        rank=found.mine.rank,
        score=found.mine.score,
        place=found.mine.place,
        behind=found.mine.behind,
    )
    return Daily(
        day=day,
        game=plan.game,
        seat=plan.seat,
        bots=list(plan.bots),
        seal=seal(plan.secret),
        secret=plan.secret.hex() if is_over(day, now) else None,
        ends=end_of(day),
        mine=mine,
        tries=sum(found.ranks.values()),
        # Where nobody has won, the last is one further down than there are seats.
        ranks=[
            found.ranks.get(rank, 0) for rank in range(1, max([len(plan.bots), *found.ranks]) + 1)
        ],
        places=[
            DailyPlace(
                place=one.place,
                name=one.name,
                rank=one.rank,
                score=one.score,
                mine=one.guest == me,
            )
            for one in found.places
        ],
        practice=last_over(now),
    )


async def begin_daily(hall: Hall, guest: Guest, address: str) -> Room:
    """Today's try of a guest: a new room, or the one where they have begun."""
    day = day_at(hall.wall())
    known = partial(room_of_try, day=day, guest=guest.id)
    code = await hall.store.read(known)
    if code is None:
        hall.limits.take_room(guest.id, address)
        await hall.node.entered()
        made, seating = room_for(guest, await plan_at(hall, day), practice=False)

        def work(connection: Connection) -> str:
            code = lobby.add_new(hall, connection, made, seating)
            row = read_room(connection, code)
            assert row is not None, "it was just added"
            add_try(connection, day, guest.id, row.id)
            return code

        try:
            code = await hall.store.write(work)
        except IntegrityError as error:  # on another device, at the same moment
            code = await hall.store.read(known)
            if code is None:
                raise Refused("failed") from error
    return await started(hall, code, guest)


async def practise(hall: Hall, guest: Guest, address: str) -> Room:
    """The newest day that is over, as often as one likes."""
    hall.limits.take_room(guest.id, address)
    made, seating = room_for(guest, await plan_at(hall, last_over(hall.wall())), practice=True)
    room = await lobby.add(hall, made, seating)
    return await started(hall, room.row.code, guest)


async def started(hall: Hall, code: str, guest: Guest) -> Room:
    """The room in play: it may have been left between opening and starting."""
    room = await hall.find(code)
    if room.row.status == LOBBY:
        await lobby.start(hall, room, guest)
    return room


def room_for(guest: Guest, plan: Plan, *, practice: bool) -> tuple[NewRoom, list[SeatRow]]:
    """The room of a day. Nobody adds a part to its shuffle, which is the same for all."""
    seats: list[SeatPlan] = [BotSeat(level=bot) if bot else PersonSeat() for bot in plan.bots]
    settings = lobby.check_settings(rooms.NewRoom(game=plan.game, seats=seats))
    made = lobby.new_room(
        plan.game,
        settings,
        RoomSettings(chat=False, daily=plan.day, practice=practice),
        guest,
        plan.secret,
    )
    return made, [lobby.seat_for(number, seat, guest) for number, seat in enumerate(seats)]
