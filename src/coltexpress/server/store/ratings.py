"""Ratings: changed in the transaction that ends a game, so exactly once."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text

from coltexpress.games import game
from coltexpress.server.store.moves import TAKE_BACK, read_moves
from coltexpress.server.store.nodes import is_shared
from coltexpress.server.store.rooms import BOT, PERSON, SeatRow, read_seats
from coltexpress.server.store.schema import guests, rated, ratings, rooms
from coltexpress.sim.online import Skill, Team, after
from coltexpress.sim.ratings import teams_of
from coltexpress.sim.series import sides_of

LOCK: Final = 0x636F6C74  # one server after the other changes ratings
SETTLED: Final = 5  # games until somebody is on the ladder
LADDER: Final = 100
SURE: Final = 2.0  # spreads below the mean: by that the ladder is ordered
FORM: Final = 20


class Rated(NamedTuple):
    """A rating of somebody in a game."""

    player: str
    game: str
    guest: int | None
    mean: float
    spread: float
    games: int


class Step(NamedTuple):
    """A rated game of a guest."""

    game: str
    rank: int
    mean: float
    ended_at: int
    code: str


class Rung(NamedTuple):
    """A place on a ladder; without a name it is a bot's."""

    player: str
    guest: int | None
    name: str | None
    mean: float
    spread: float
    games: int


# After a game


def rate(connection: Connection, room: int, ended_at: int, ranks: list[int]) -> None:
    """Change the ratings of those who played, if the game is one that counts."""
    seating = read_seats(connection, room)
    if not is_rated(connection, room, seating):
        return
    name = connection.execute(select(rooms.c.game).where(rooms.c.id == room)).scalar_one()
    if is_shared(connection):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    ranks = [
        len(ranks) + 2 if row.resigned else rank for row, rank in zip(seating, ranks, strict=True)
    ]
    players = [player_of(row) for row in seating]
    known = read_ratings(connection, name, players)
    teams = teams_of(ranks, sides_of(game(name), len(seating)))
    skills = after(
        [
            Team(ranks[team[0]], tuple([known[players[seat]].skill for seat in team]))
            for team in teams
        ]
    )
    new = {
        seat: skill
        for team, own in zip(teams, skills, strict=True)
        for seat, skill in zip(team, own, strict=True)
    }
    keep(connection, name, seating, new, known)
    log = [
        {
            "room_id": room,
            "seat": row.seat,
            "guest": row.guest,
            "game": name,
            "rank": ranks[row.seat],
            "mean": new[row.seat].mean,
            "spread": new[row.seat].spread,
            "ended_at": ended_at,
        }
        for row in seating
        if row.kind == PERSON
    ]
    connection.execute(insert(rated), log)


def may_count(seating: list[SeatRow]) -> bool:
    """Is every seat a bot's or of somebody of its own, and one of them a person's?"""
    people = [row.guest for row in seating if row.kind != BOT]
    is_each_alone = None not in people and len(set(people)) == len(people)
    return bool(people) and is_each_alone and len(seating) > 1


def is_rated(connection: Connection, room: int, seating: list[SeatRow]) -> bool:
    """Does a game count?

    Against bots alone choices can be taken back with what they have answered: then it does not.
    """
    if not may_count(seating):
        return False
    if sum(row.kind != BOT for row in seating) > 1:
        return True
    return all(row.what != TAKE_BACK for row in read_moves(connection, room))


def player_of(row: SeatRow) -> str:
    """Under what name a seat is rated: a bot by its level, whatever its character."""
    if row.kind == PERSON:
        return str(row.guest)
    return row.bot.partition("@")[0].partition(":")[0]


class Known(NamedTuple):
    """What is known of a player before a game."""

    skill: Skill = Skill()
    games: int = 0


def read_ratings(connection: Connection, name: str, players: list[str]) -> dict[str, Known]:
    """What is known of these players; newcomers are all alike."""
    query = select(ratings).where(ratings.c.game == name, ratings.c.player.in_(players))
    found = {
        row.player: Known(Skill(row.mean, row.spread), row.games)
        for row in connection.execute(query)
    }
    return {player: found.get(player, Known()) for player in players}


def keep(
    connection: Connection,
    name: str,
    seating: list[SeatRow],
    new: dict[int, Skill],
    known: dict[str, Known],
) -> None:
    """Write what is known now; bots of one level at several seats share what these have learned."""
    by_player: dict[str, list[SeatRow]] = {}
    for row in seating:
        by_player.setdefault(player_of(row), []).append(row)
    values = []
    for player, own in by_player.items():
        skills = [new[row.seat] for row in own]
        values.append(
            {
                "player": player,
                "game": name,
                "guest": own[0].guest if own[0].kind == PERSON else None,
                "mean": sum([skill.mean for skill in skills]) / len(skills),
                "spread": max([skill.spread for skill in skills]),
                "games": known[player].games + 1,
            }
        )
    gone = delete(ratings).where(ratings.c.game == name, ratings.c.player.in_(list(by_player)))
    connection.execute(gone)
    connection.execute(insert(ratings), values)


# What is told


def ratings_of(connection: Connection, guest: int) -> list[Rated]:
    """The ratings of a guest, by game."""
    columns = [ratings.c[name] for name in Rated._fields]
    query = select(*columns).where(ratings.c.guest == guest).order_by(ratings.c.games.desc())
    return [Rated._make(row) for row in connection.execute(query)]


def form_of(connection: Connection, guest: int) -> list[Step]:
    """The last rated games of a guest, the newest first."""
    columns = (rated.c.game, rated.c.rank, rated.c.mean, rated.c.ended_at, rooms.c.code)
    query = select(*columns).join(rooms, rooms.c.id == rated.c.room_id)
    newest = query.where(rated.c.guest == guest).order_by(rated.c.ended_at.desc()).limit(FORM)
    return [Step._make(row) for row in connection.execute(newest)]


def ladder_of(connection: Connection, name: str) -> list[Rung]:
    """Bots, and those who asked to be listed, the best first."""
    low = ratings.c.mean - SURE * ratings.c.spread
    columns = (ratings.c.player, ratings.c.guest, guests.c.name)
    query = (
        select(*columns, ratings.c.mean, ratings.c.spread, ratings.c.games)
        .outerjoin(guests, guests.c.id == ratings.c.guest)
        .where(ratings.c.game == name, ratings.c.games >= SETTLED)
        .where(ratings.c.guest.is_(None) | guests.c.listed)
        .order_by(low.desc(), ratings.c.player)
        .limit(LADDER)
    )
    return [Rung._make(row) for row in connection.execute(query)]


def count_rated(connection: Connection, name: str) -> int:
    """How many people have a settled rating in a game."""
    query = select(func.count()).select_from(ratings)
    settled = query.where(ratings.c.game == name, ratings.c.games >= SETTLED)
    return connection.execute(settled.where(ratings.c.guest.is_not(None))).scalar_one()
