"""What is done to a table beside playing: opening, sitting down, starting, leaving."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

import msgspec
from sqlalchemy import Connection

from coltexpress.games import game
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.server.codes import new_code
from coltexpress.server.fair import new_secret
from coltexpress.server.hosting.dealing import expect_parts, shuffle_of
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.table import Table
from coltexpress.server.hosting.terms import Terms, check_bot, write_terms
from coltexpress.server.names import tidy_name
from coltexpress.server.refusals import Refused
from coltexpress.server.settings import TABLES_A_GUEST
from coltexpress.server.store.guests import Guest, name_of
from coltexpress.server.store.tables import (
    ABANDONED,
    BOT,
    LOBBY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    NewTable,
    SeatRow,
    add_table,
    count_hosted,
    read_table,
    start_table,
)
from coltexpress.wire import bodies, tables
from coltexpress.wire.tables import BotSeat, PersonSeat, SeatPlan

TRIES: Final = 8  # to find a code that is free
OURS: Final = ("players", "data")  # settings that are not for guests to say


# Opening


async def open_table(hall: Hall, guest: Guest, wanted: tables.NewTable) -> Table:
    """A new table, in the lobby or at once in play."""
    settings = check_settings(wanted)
    seating = [seat_for(number, plan, guest) for number, plan in enumerate(wanted.seats)]
    terms = Terms(clock=wanted.clock, chat=wanted.chat, stand_in=check_bot(wanted.stand_in))
    made = NewTable(
        code="",
        game=wanted.game,
        rules=game(wanted.game).version,
        settings=msgspec.json.encode(settings).decode(),
        terms=write_terms(terms),
        host=guest.id,
        is_public=wanted.visibility == "public",
        secret=new_secret(hall.luck),
    )
    table = await add(hall, made, seating)
    if wanted.start and all(row.kind != OPEN for row in seating):
        await start(hall, table, guest)
    return table


async def add(hall: Hall, made: NewTable, seating: list[SeatRow]) -> Table:
    """Keep a new table under a code of its own."""
    most = hall.settings.most(TABLES_A_GUEST)

    def work(connection: Connection) -> str:
        if count_hosted(connection, made.host) >= most:
            raise Refused("too_many_tables", limit=most)
        code = free_code(connection, hall.luck)
        add_table(connection, made._replace(code=code), seating, hall.wall())
        return code

    return await hall.find(await hall.store.write(work))


def free_code(connection: Connection, luck: Random) -> str:
    """A code that no table has."""
    for _ in range(TRIES):
        code = new_code(luck=luck)
        if read_table(connection, code) is None:
            return code
    raise Refused("failed")


def check_settings(wanted: tables.NewTable) -> dict[str, str]:
    """The settings of the game, complete and allowed by its rules."""
    book = game(wanted.game)
    if len(wanted.seats) not in book.players and len(wanted.seats) != 2:
        raise Refused("bad_seats", players=f"{book.players[0]}–{book.players[-1]}")
    given = {name: text for name, text in wanted.settings.items() if name not in OURS}
    if wanted.settings.get("players", str(len(wanted.seats))) != str(len(wanted.seats)):
        raise Refused("bad_seats", players=wanted.settings["players"])
    try:
        state = book.new({**given, "players": str(len(wanted.seats))})
    except ColtExpressError as error:
        raise Refused("bad_settings", why=str(error)) from error
    if state.seats != len(wanted.seats):
        raise Refused("bad_seats", players=str(state.seats))
    return book.settings(state)


def seat_for(number: int, plan: SeatPlan, guest: Guest) -> SeatRow:
    """A seat as the host wants it."""
    if isinstance(plan, BotSeat):
        return SeatRow(number, BOT, bot=check_bot(plan.level))
    if isinstance(plan, PersonSeat):
        name = tidy_name(plan.name) if plan.name else guest.name
        return SeatRow(number, PERSON, guest.id, name, seal=plan.seal or "")
    return SeatRow(number)


# Sitting down and getting up


async def join(hall: Hall, table: Table, guest: Guest, wanted: bodies.Join) -> None:
    """Take open seats."""
    async with table.lock:
        need_lobby(table)
        empty = [row.seat for row in table.seating if row.kind == OPEN]
        if not empty:
            raise Refused("no_open_seat")
        seats = list(dict.fromkeys(wanted.seats)) or empty[: max(1, len(wanted.names))]
        for seat in seats:
            if seat not in empty:
                raise Refused("seat_taken", seat=seat + 1)
        names = [tidy_name(name) for name in wanted.names]
        names += [guest.name] * (len(seats) - len(names))
        rows = [
            SeatRow(seat, PERSON, guest.id, name) for seat, name in zip(seats, names, strict=False)
        ]
        await hall.save(table, rows)
    hall.tell_table(table)


async def leave(hall: Hall, table: Table, guest: Guest) -> None:
    """Leave one's seats: they are open again, or bots stand in until one is back."""
    if table.row.status == LOBBY:
        async with table.lock:
            await hall.save(table, [SeatRow(seat) for seat in table.seats_of(guest.id)])
            await pass_on(hall, table, guest)
        await send_off(hall, table, [guest.id])
        hall.tell_table(table)
    elif table.row.status == PLAYING:
        await hall.set_away(table, table.seats_of(guest.id), away=True)


async def pass_on(hall: Hall, table: Table, guest: Guest) -> None:
    """When the host leaves the lobby, the next person is host; without one the table is closed."""
    if table.row.host != guest.id:
        return
    heirs = [row.guest for row in table.seating if row.kind == PERSON and row.guest is not None]
    if heirs:
        table.row = table.row._replace(host=heirs[0])
        table.host = await hall.store.read(partial(name_of, guest=heirs[0]))
    else:
        table.row = table.row._replace(status=ABANDONED)
    await table.keep_row("host", "status")


async def kick(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """The host opens somebody's seat again."""
    need_host(table, guest)
    async with table.lock:
        need_lobby(table)
        row = seat_at(table, seat)
        await hall.save(table, [SeatRow(seat)])
    if row.guest is not None and row.guest != guest.id:
        await send_off(hall, table, [row.guest])
    hall.tell_table(table)


async def swap_bot(hall: Hall, table: Table, guest: Guest, wanted: bodies.SwapBot) -> None:
    """The host puts a bot on a seat or takes it away; in play, only where nobody is there."""
    need_host(table, guest)
    level = check_bot(wanted.level) if wanted.level else ""
    row = seat_at(table, wanted.seat)
    if table.row.status == PLAYING:
        await let_stand_in(hall, table, row, level)
        return
    async with table.lock:
        need_lobby(table)
        if row.kind == PERSON:
            raise Refused("seat_taken", seat=row.seat + 1)
        new = SeatRow(row.seat, BOT, bot=level) if level else SeatRow(row.seat)
        await hall.save(table, [new])
    hall.tell_table(table)


async def let_stand_in(hall: Hall, table: Table, row: SeatRow, level: str) -> None:
    """In play a bot may only stand in for a person who is not there."""
    if not level or row.kind != PERSON or row.seat in table.audience.seats:
        raise Refused("already_started")
    async with table.lock:
        await hall.save(table, [row._replace(bot=level)])
    await hall.set_away(table, [row.seat], away=True)


async def resign(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Give a seat to a bot for good."""
    if table.row.status == LOBBY:
        raise Refused("not_started")
    row = seat_at(table, seat)
    if row.kind != PERSON or row.guest != guest.id:
        raise Refused("not_your_seat", seat=seat + 1)
    if table.row.status != PLAYING:
        raise Refused("game_over")
    async with table.lock:
        await hall.save(table, [row._replace(resigned=True)])
        hall.reset_clocks(table, [seat])
    hall.tell_table(table)
    table.go_on()


async def send_off(hall: Hall, table: Table, guests: list[int]) -> None:
    """Those who have lost their seats watch from now on."""
    for client in table.audience.of_guests(guests):
        seats = tuple(table.seats_of(client.guest.id if client.guest else None))
        if set(client.eyes) - set(seats):
            hall.part(client)
            client.close(4000)


# Starting and playing again


async def start(hall: Hall, table: Table, guest: Guest) -> None:
    """Begin the game: at once, or as soon as the sealed parts of the shuffle are opened."""
    need_host(table, guest)
    async with table.lock:
        need_lobby(table)
        if any(row.kind == OPEN for row in table.seating):
            raise Refused("seats_are_open")
        now = hall.wall()
        dealt = None if shuffle_of(table.row, table.seating).missing else now
        values: dict[str, object] = {"started_at": now, "dealt_at": dealt}
        work = partial(start_table, table=table.row.id, values=values)
        if not await hall.store.write(work):
            raise Refused("already_started")
        table.row = table.row._replace(status=PLAYING, started_at=now, dealt_at=dealt)
        if dealt is None:
            expect_parts(hall, table)
        else:
            table.wake([])
            await table.all_kept()
    hall.tell_table(table)
    hall.show_afresh(table, "welcome")


async def rematch(hall: Hall, table: Table, guest: Guest) -> Table:
    """The same table once more; the same one for all who ask."""
    if table.row.status != OVER:
        raise Refused("not_over")
    async with table.lock:
        if table.row.next_code is None:
            await open_again(hall, table, guest)
    hall.tell_table(table)
    assert table.row.next_code is not None
    return await hall.find(table.row.next_code)


async def open_again(hall: Hall, table: Table, guest: Guest) -> None:
    """Open a table with the same terms and the same people, hosted by whoever asked first."""
    old = table.row
    made = NewTable(
        code="",
        game=old.game,
        rules=table.book.version,
        settings=old.settings,
        terms=old.terms,
        host=guest.id,
        is_public=old.is_public,
        secret=new_secret(hall.luck),
    )
    seating = [
        SeatRow(row.seat, row.kind, row.guest, row.name, row.bot if row.kind == BOT else "")
        for row in table.seating
    ]
    new = await add(hall, made, seating)
    table.row = old._replace(next_code=new.row.code)
    await table.keep_row("next_code")


# Who may


def need_lobby(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.row.status != LOBBY:
        raise Refused("already_started")


def need_host(table: Table, guest: Guest) -> None:
    """Refuse what only the host may do."""
    if table.row.host != guest.id:
        raise Refused("not_the_host")


def seat_at(table: Table, seat: int) -> SeatRow:
    """A seat of the table."""
    if seat >= len(table.seating):
        raise Refused("not_your_seat", seat=seat + 1)
    return table.seating[seat]
