"""The queue of jobs in PostgreSQL: servers put jobs there, workers anywhere take and answer them.

A job is taken by one worker at a time (`FOR UPDATE SKIP LOCKED`), and answered only by the one that
has it: whoever was given up on answers in vain. A worker holds a lease; when it has run out by the
clock of the database, its jobs are free again. Whoever waits is woken by `NOTIFY`, and looks by
itself now and then.

Turns make it fair. A job's turn comes after all others that its guest has in the queue, and not
before the first that waits: so who has a hundred jobs there and who has one take turns.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, TextClause, bindparam, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.types import String

from coltexpress.server.store.nodes import CLOCK, Now
from coltexpress.server.store.schema import jobs, nodes, workers

TRIES: Final = 3  # workers that may begin with a job
JOBS: Final = "coltexpress_jobs"  # the channel on which workers hear of jobs
ANSWERS: Final = "coltexpress_answers"  # and servers of answers; it says for which of them


class Wanted(NamedTuple):
    """A job that a server wants done."""

    kind: str
    body: str
    guest: int
    rank: int
    is_long: bool


class Taken(NamedTuple):
    """A job that a worker has taken."""

    id: int
    body: str


class Answered(NamedTuple):
    """A job that is done, and how long it waited for a worker, in milliseconds."""

    id: int
    answer: str | None
    waited: int


class Pending(NamedTuple):
    """A job of a server that is not done yet."""

    id: int
    is_taken: bool
    age: int  # milliseconds since it was put there, or taken


class Load(NamedTuple):
    """How busy the queue is."""

    workers: int  # of this version
    slots: int
    waiting: int
    running: int
    oldest: int  # milliseconds that the first of those that wait has waited


class Judged(NamedTuple):
    """What has become of the jobs of workers that are gone."""

    retried: int
    given_up: int


PUT: Final = text(f"""
    INSERT INTO jobs (node, version, kind, body, guest, rank, is_long, made_at, tries, is_done,
      turn)
    VALUES (:node, :version, :kind, :body, :guest, :rank, :is_long, {CLOCK}, 0, FALSE, GREATEST(
      (SELECT coalesce(max(turn) + 1, 0) FROM jobs
        WHERE guest = :guest AND rank = :rank AND NOT is_done),
      (SELECT coalesce(min(turn), 0) FROM jobs
        WHERE rank = :rank AND worker IS NULL AND NOT is_done)))
    RETURNING id, pg_notify('{JOBS}', '')
""")

TAKE: Final[TextClause] = text(f"""
    UPDATE jobs SET worker = :worker, tries = tries + 1, taken_at = {CLOCK} WHERE id = (
      SELECT jobs.id FROM jobs JOIN workers ON workers.id = :worker
        AND workers.version = jobs.version
      WHERE jobs.worker IS NULL AND NOT is_done AND kind = ANY(:kinds)
        AND (:may_be_long OR NOT is_long)
      ORDER BY rank, turn, jobs.id LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED)
    RETURNING id, body
""").bindparams(bindparam("kinds", type_=ARRAY(String)))

FINISH: Final = text(f"""
    UPDATE jobs SET is_done = TRUE, answer = :answer
    WHERE id = :id AND worker = :worker AND NOT is_done
    RETURNING pg_notify('{ANSWERS}', CAST(node AS TEXT))
""")

# Where the worker is gone: the job is free again, or given up if it has been tried often enough.
FREE: Final = text(f"""
    UPDATE jobs SET is_done = tries >= {TRIES},
      worker = CASE WHEN tries >= {TRIES} THEN worker END
    WHERE worker IS NOT NULL AND NOT is_done AND worker NOT IN (SELECT id FROM workers)
    RETURNING is_done,
      pg_notify(CASE WHEN is_done THEN '{ANSWERS}' ELSE '{JOBS}' END, CAST(node AS TEXT))
""")


# Servers


def put(connection: Connection, node: int, version: str, wanted: Wanted) -> int:
    """Put a job in the queue; its number."""
    values = {"node": node, "version": version, **wanted._asdict()}
    number: int = connection.execute(PUT, values).scalar_one()
    return number


def collect(connection: Connection, node: int) -> list[Answered]:
    """The answers for a server, each of them once."""
    done = delete(jobs).where(jobs.c.node == node, jobs.c.is_done)
    waited = func.coalesce(jobs.c.taken_at - jobs.c.made_at, 0)
    rows = connection.execute(done.returning(jobs.c.id, jobs.c.answer, waited))
    return [Answered(*row) for row in rows]


def withdraw(connection: Connection, wanted: Collection[int], *, taken_too: bool) -> list[int]:
    """Take jobs out of the queue, unless somebody has begun with them; which could be had."""
    mine = delete(jobs).where(jobs.c.id.in_(list(wanted)))
    if not taken_too:
        mine = mine.where(jobs.c.worker.is_(None), ~jobs.c.is_done)
    return list(connection.execute(mine.returning(jobs.c.id)).scalars())


def pending(connection: Connection, node: int) -> list[Pending]:
    """The jobs of a server that are not done, in the order of their turns."""
    since = func.coalesce(jobs.c.taken_at, jobs.c.made_at)
    query = select(jobs.c.id, jobs.c.worker.is_not(None), Now() - since)
    mine = query.where(jobs.c.node == node, ~jobs.c.is_done).order_by(
        jobs.c.rank, jobs.c.turn, jobs.c.id
    )
    rows = connection.execute(mine)
    return [Pending(*row) for row in rows]


def drop_all(connection: Connection, node: int) -> None:
    """A server wants nothing more."""
    connection.execute(delete(jobs).where(jobs.c.node == node))


def load(connection: Connection, version: str) -> Load:
    """How busy the queue is."""
    there = select(func.count(), func.coalesce(func.sum(workers.c.slots), 0))
    count, slots = connection.execute(there.where(workers.c.version == version)).one()
    waits = jobs.c.worker.is_(None)
    oldest = func.coalesce(func.max(Now() - jobs.c.made_at).filter(waits), 0)
    query = select(func.count().filter(waits), func.count().filter(~waits), oldest)
    waiting, running, age = connection.execute(query.where(~jobs.c.is_done)).one()
    return Load(count, slots, waiting, running, age)


def judge_workers(connection: Connection) -> Judged:
    """End the leases of workers that have run out, and have their jobs done by others."""
    expired = select(workers.c.id).where(workers.c.until < Now()).with_for_update(skip_locked=True)
    connection.execute(delete(workers).where(workers.c.id.in_(expired.scalar_subquery())))
    connection.execute(delete(jobs).where(jobs.c.node.not_in(select(nodes.c.id))))
    given_up = list(connection.execute(FREE).scalars())
    return Judged(given_up.count(False), given_up.count(True))


# Workers


def enter_worker(connection: Connection, version: str, slots: int, lease: int) -> int:
    """A new worker, with a lease of so many milliseconds; its number."""
    values = {"version": version, "slots": slots, "until": Now() + lease}
    found = connection.execute(workers.insert().values(values).returning(workers.c.id))
    number: int = found.scalar_one()
    return number


def renew_worker(connection: Connection, worker: int, lease: int) -> bool:
    """Renew a lease; false if it has ended."""
    mine = update(workers).where(workers.c.id == worker).values(until=Now() + lease)
    return connection.execute(mine).rowcount == 1


def leave_worker(connection: Connection, worker: int) -> None:
    """A worker ends in good order: what it has not finished is free at once."""
    connection.execute(delete(workers).where(workers.c.id == worker))
    mine = update(jobs).where(jobs.c.worker == worker, ~jobs.c.is_done)
    freed = connection.execute(mine.values(worker=None, tries=jobs.c.tries - 1)).rowcount
    if freed:
        connection.execute(select(func.pg_notify(JOBS, "")))


def take(
    connection: Connection, worker: int, kinds: Sequence[str], *, may_be_long: bool
) -> Taken | None:
    """The job whose turn it is, for a worker; none if there is none."""
    values = {"worker": worker, "kinds": list(kinds), "may_be_long": may_be_long}
    row = connection.execute(TAKE, values).first()
    return None if row is None else Taken(*row)


def finish(connection: Connection, worker: int, job: int, answer: str | None) -> bool:
    """Answer a job; false if it is no longer this worker's."""
    values = {"worker": worker, "id": job, "answer": answer}
    return connection.execute(FINISH, values).first() is not None
