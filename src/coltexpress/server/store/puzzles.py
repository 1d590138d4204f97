"""Tries at puzzles: the first of each guest counts, for the solver's rating and the puzzle's."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text

from coltexpress.server.store.nodes import is_shared
from coltexpress.server.store.schema import puzzle_ratings, puzzle_tries
from coltexpress.sim.ratings import Rating
from coltexpress.study.rating import Belief, Try, rated

LOCK: Final = 0x70757A7A  # one server after the other rates puzzles
NEWEST: Final = 200  # tries by which a puzzle is rated
FIRST: Final = 2.0  # how far the rating that a puzzle comes with may be off: bots gave it


class Tried(NamedTuple):
    """A guest's first try at a puzzle."""

    puzzle: str
    choice: int
    solved: bool
    rating: float  # of the puzzle at that time


class Standing(NamedTuple):
    """How a guest does, by all tries."""

    tries: list[Tried]
    rating: Rating

    @property
    def known(self) -> dict[str, Tried]:
        """The tries by puzzle."""
        return {one.puzzle: one for one in self.tries}


def standing_of(connection: Connection, guest: int) -> Standing:
    """The tries of a guest, and how strong they make them."""
    columns = [puzzle_tries.c[name] for name in Tried._fields]
    rows = connection.execute(select(*columns).where(puzzle_tries.c.guest == guest))
    tries = [Tried(*row) for row in rows]
    return Standing(tries, rated([Try(one.rating, one.solved) for one in tries]))


def rating_of(connection: Connection, puzzle: str, first: float) -> float:
    """How hard people have found a puzzle; nobody yet: the rating that it came with."""
    query = select(puzzle_ratings.c.rating).where(puzzle_ratings.c.puzzle == puzzle)
    found: float | None = connection.execute(query).scalar()
    return first if found is None else found


def add_try(
    connection: Connection,
    guest: int,
    puzzle: str,
    first: float,
    choice: int,
    at: int,
    *,
    solved: bool,
) -> tuple[Standing, bool]:
    """Count a try, unless the guest has had one; where the guest stands now, and whether it did."""
    if is_shared(connection):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    before = standing_of(connection, guest)
    if puzzle in before.known:
        return before, False
    values = {
        "guest": guest,
        "puzzle": puzzle,
        "choice": choice,
        "solved": solved,
        "rating": rating_of(connection, puzzle, first),
        "skill": before.rating.skill,
        "tried_at": at,
    }
    connection.execute(insert(puzzle_tries).values(values))
    rate(connection, puzzle, first)
    return standing_of(connection, guest), True


def rate(connection: Connection, puzzle: str, first: float) -> None:
    """Rate a puzzle by the newest tries at it: it wins where nobody solved it."""
    mine = puzzle_tries.c.puzzle == puzzle
    newest = (
        select(puzzle_tries.c.skill, puzzle_tries.c.solved)
        .where(mine)
        .order_by(puzzle_tries.c.tried_at.desc(), puzzle_tries.c.guest)
        .limit(NEWEST)
    )
    tries = [Try(row.skill, not row.solved) for row in connection.execute(newest)]
    count = connection.execute(
        select(func.count()).select_from(puzzle_tries).where(mine)
    ).scalar_one()
    connection.execute(delete(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle))
    skill = rated(tries, Belief(first, FIRST)).skill
    connection.execute(insert(puzzle_ratings).values(puzzle=puzzle, rating=skill, tries=count))
