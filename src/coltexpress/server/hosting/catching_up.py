"""What a client is told when it comes: the room, and what it has missed, or the whole scene."""

from __future__ import annotations

from functools import partial
from typing import Final

from coltexpress.protocol import messages
from coltexpress.protocol.box import written_box
from coltexpress.protocol.messages import Afresh, ChatLine, Hello, Presence, Update, Welcome, encode
from coltexpress.protocol.telling import since
from coltexpress.server.hosting.audience import Client
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.play import standing
from coltexpress.server.hosting.recovery import storage_of, until_kept
from coltexpress.server.hosting.room import Room
from coltexpress.server.hosting.talk import REMEMBERED
from coltexpress.server.refusals import Refused
from coltexpress.server.store.chat import Said, read_chat
from coltexpress.server.store.moves import TAKE_BACK, Kept, read_moves

TRIES: Final = 3  # a room that moves on all the time is shown as it is


async def welcome(hall: Hall, client: Client, hello: Hello) -> Room:
    """Let a client look in a room, as its own seats."""
    if hello.version != messages.VERSION:
        raise Refused("wrong_version", version=messages.VERSION)
    room, chat, record = await until_kept(hall, partial(look_up, hall, hello))
    # From here on nothing is waited for, so what is asked of the room now stays true.
    if not client.is_open:
        return room
    for seat in hello.seats:
        if client.guest is None or room.owner(seat) != client.guest.id:
            raise Refused("not_your_seat", seat=seat + 1)
    client.end_relay()
    hall.part(client)
    client.wants = tuple(dict.fromkeys(hello.seats))
    hall.join(room, client)
    client.push(encode(greeting(hall, room, client, hello, chat)))
    if not hall.store.health.is_well:
        client.push(storage_of(hall))
    if room.play is not None:
        for each in room.audience.viewers_of(client):
            client.push(encode(scene_or_news(room, each, hello.since, record)))
    back = [seat for seat in client.wants if room.seating[seat].away]
    if back:
        hall.spawn(hall.set_away(room, back, away=False))
    return room


async def look_up(hall: Hall, hello: Hello) -> tuple[Room, list[Said], list[Kept] | None]:
    """The room, what was said there, and its record if the client has missed something."""
    while True:
        room = await hall.find(hello.room)
        chat = await chat_of(hall, room)
        room, record = await with_record(hall, hello)
        if room.said <= (chat[-1].number if chat else 0):  # nothing was said meanwhile
            return room, chat, record


async def chat_of(hall: Hall, room: Room) -> list[Said]:
    """The last things that were said there; in most rooms nothing ever is."""
    if room.is_silent:
        return []
    return await hall.store.read(partial(read_chat, room=room.row.id, most=REMEMBERED))


async def with_record(hall: Hall, hello: Hello) -> tuple[Room, list[Kept] | None]:
    """The room, and its record up to now if the client wants to know what it has missed."""
    room = await hall.find_quiet(hello.room)
    for _ in range(TRIES if hello.since is not None and room.play is not None else 0):
        record = await hall.store.read(partial(read_moves, room=room.row.id))
        room = await hall.find_quiet(hello.room)
        if room.play is not None and room.play.number == len(record):
            return room, record
    return room, None


def greeting(hall: Hall, room: Room, client: Client, hello: Hello, chat: list[Said]) -> Welcome:
    """The answer to hello."""
    return Welcome(
        version=messages.VERSION,
        room=hall.info(room, client.guest.id if client.guest else None),
        box=written_box(room.book, room.settings) if hello.since is None else None,  # type: ignore[arg-type]  # bytes of one
        viewers=list(room.audience.viewers_of(client)),
        number=room.play.number if room.play else 0,
        # Lines of whoever was deleted are empty.
        chat=[chat_line(said) for said in chat if said.text or said.emote],
        presence=Presence(online=room.audience.seats, watchers=room.audience.watchers),
        now=hall.told_time(),
    )


def chat_line(said: Said) -> ChatLine:
    """What somebody said, as it is sent."""
    return ChatLine(
        id=said.number,
        name=said.name,
        seat=said.seat,
        text=said.text,
        emote=said.emote,
        at=said.made_at,
    )


def scene_or_news(
    room: Room, viewer: int, number: int | None, record: list[Kept] | None
) -> Update | Afresh:
    """Exactly what this viewer has missed; the whole scene if that cannot be told."""
    play, teller = room.playing(), room.teller
    assert teller is not None, "a game in memory has a teller"
    told: Update | Afresh
    place = None if record is None or number is None else place_of(record, number)
    if place is None or record is None or number is None:
        told = teller.afresh(viewer)
    else:
        moves, _ = standing(record)
        told = since(room.book, room.settings, moves, viewer, place)
        told.before, told.number = number, play.number
    told.clocks = room.timing.shown()
    return told


def place_of(record: list[Kept], number: int) -> int | None:
    """How many choices counted at this number; none if one of them was taken back since."""
    if number > len(record) or any(row.what == TAKE_BACK for row in record[number:]):
        return None
    return len(standing(record)[0]) - (len(record) - number)
