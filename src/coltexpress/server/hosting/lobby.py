"""What is done to a table beside playing: opening, sitting down, starting, leaving."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

import msgspec
from sqlalchemy import Connection

from coltexpress.games import game
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.protocol import bodies, tables
from coltexpress.protocol.closing import SEATS_CHANGED
from coltexpress.protocol.tables import BotSeat, PersonSeat, SeatPlan
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
    change_table,
    count_hosted,
    read_table,
    start_table,
)

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
    work = partial(add_new, hall, made=made, seating=seating)
    return await hall.find(await hall.store.write(work))


def add_new(hall: Hall, connection: Connection, made: NewTable, seating: list[SeatRow]) -> str:
    """Write a new table; its code."""
    most = hall.settings.most(TABLES_A_GUEST)
    if count_hosted(connection, made.host) >= most:
        raise Refused("too_many_tables", limit=most)
    code = free_code(connection, hall.luck)
    add_table(connection, made._replace(code=code), seating, hall.wall())
    return code


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
#
# Who may do what is asked with the lock of the table held, so that it is still so when it is done.


async def join(hall: Hall, table: Table, guest: Guest, wanted: bodies.Join) -> None:
    """Take open seats."""
    async with table.held():
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
    async with table.held():
        if table.row.status == LOBBY:
            await get_up(hall, table, guest)
            hall.tell_table(table)
            return
        seats = table.seats_of(guest.id)
    await hall.set_away(table, seats, away=True)


async def get_up(hall: Hall, table: Table, guest: Guest) -> None:
    """Open one's seats; the next person is host then, and without one the table is closed."""
    mine = table.seats_of(guest.id)
    rows = [SeatRow(seat) for seat in mine]
    if table.row.host != guest.id:
        await hall.save(table, rows)
    elif heirs := [row.guest for row in table.seating if row.guest and row.guest != guest.id]:
        name = await hall.store.read(partial(name_of, guest=heirs[0]))
        await hall.save(table, rows, host=heirs[0])
        table.host = name
    else:
        await hall.save(table, rows, status=ABANDONED)
    send_off(hall, table, guest.id)


async def kick(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """The host opens somebody's seat again."""
    async with table.held():
        need_host(table, guest)
        need_lobby(table)
        owner = seat_at(table, seat).guest
        await hall.save(table, [SeatRow(seat)])
        if owner is not None:
            send_off(hall, table, owner)
    hall.tell_table(table)


async def swap_bot(hall: Hall, table: Table, guest: Guest, wanted: bodies.SwapBot) -> None:
    """The host puts a bot on a seat or takes it away; in play, only where nobody is there."""
    level = check_bot(wanted.level) if wanted.level else ""
    async with table.held():
        need_host(table, guest)
        row = seat_at(table, wanted.seat)
        await hall.save(table, [with_bot(table, row, level)])
    hall.seats_changed(table)


def with_bot(table: Table, row: SeatRow, level: str) -> SeatRow:
    """A seat with a bot, or open again; in play a bot may stand in for who is not there."""
    if table.row.status == PLAYING:
        if not level or row.kind != PERSON or row.seat in table.audience.seats:
            raise Refused("already_started")
        return row._replace(bot=level, away=True)
    need_lobby(table)
    if row.kind == PERSON:
        raise Refused("seat_taken", seat=row.seat + 1)
    return SeatRow(row.seat, BOT, bot=level) if level else SeatRow(row.seat)


async def resign(hall: Hall, table: Table, guest: Guest, seat: int) -> None:
    """Give a seat to a bot for good."""
    async with table.held():
        if table.row.status == LOBBY:
            raise Refused("not_started")
        row = seat_at(table, seat)
        if table.owner(seat) != guest.id:
            raise Refused("not_your_seat", seat=seat + 1)
        if table.row.status != PLAYING:
            raise Refused("game_over")
        await hall.save(table, [row._replace(resigned=True)])
    hall.seats_changed(table)


def send_off(hall: Hall, table: Table, guest: int) -> None:
    """Those who have lost their seats come back as spectators."""
    for client in table.audience.of_guests([guest]):
        if set(client.wants) - set(table.seats_of(guest)):
            hall.part(client)
            client.close(SEATS_CHANGED)


# Starting and playing again


async def start(hall: Hall, table: Table, guest: Guest) -> None:
    """Begin the game: at once, or as soon as the sealed parts of the shuffle are opened."""
    async with table.held():
        need_host(table, guest)
        need_lobby(table)
        if any(row.kind == OPEN for row in table.seating):
            raise Refused("seats_are_open")
        now = hall.wall()
        dealt = None if shuffle_of(table.row, table.seating).missing else now
        rules = table.book.version  # the server may play others than when the table was opened
        values: dict[str, object] = {"started_at": now, "dealt_at": dealt, "rules": rules}
        work = partial(start_table, table=table.row.id, values=values)
        if not await table.write(work):
            raise Refused("already_started")
        table.row = table.row._replace(status=PLAYING, started_at=now, dealt_at=dealt, rules=rules)
        if dealt is None:
            expect_parts(hall, table)
        else:
            table.wake([])
            await table.keeping.all_done()
    hall.tell_table(table)
    hall.show_afresh(table, "welcome")


async def rematch(hall: Hall, table: Table, guest: Guest) -> Table:
    """The same table once more, for those who sat there; the same one for all who ask."""
    async with table.held():
        if table.row.status != OVER:
            raise Refused("not_over")
        if not table.seats_of(guest.id):
            raise Refused("not_a_player")
        if table.row.next_code is None:
            await open_again(hall, table, guest)
    hall.tell_table(table)
    assert table.row.next_code is not None
    return await hall.find(table.row.next_code)


async def open_again(hall: Hall, table: Table, guest: Guest) -> None:
    """Open a table with the same terms and the same people.

    The host stays host, unless they did not play, or have left or resigned: then whoever asked
    first is.
    """
    old = table.row
    seating = [
        SeatRow(row.seat, row.kind, row.guest, row.name, row.bot if row.kind == BOT else "")
        for row in table.seating
    ]
    stays = any(not table.is_bot(seat) for seat in table.seats_of(old.host))
    made = NewTable(
        code="",
        game=old.game,
        rules=table.book.version,
        settings=old.settings,
        terms=old.terms,
        host=old.host if stays else guest.id,
        is_public=old.is_public,
        secret=new_secret(hall.luck),
    )

    def work(connection: Connection) -> str:
        kept = read_table(connection, old.code)
        if kept is not None and kept.next_code is not None:
            return kept.next_code  # another server was first
        code = add_new(hall, connection, made, seating)
        change_table(connection, old.id, {"next_code": code})
        return code

    table.row = old._replace(next_code=await table.write(work))


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
