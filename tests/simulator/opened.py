"""A connection of SQLAlchemy that is always open, and asks the disk with less work of its own.

Most of what servers ask is one of a few statements that they have put together once, with other
values each time, and what SQLAlchemy does for each of them takes longer than SQLite takes to
answer. Here such a statement is written out once by SQLAlchemy and then given to SQLite as it is.
Every other statement goes the whole way, and so does every error.
"""

from __future__ import annotations

import sqlite3
import sys
from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple, Self

from sqlalchemy import Connection, Dialect, Engine, Executable, RootTransaction
from sqlalchemy.exc import MultipleResultsFound, NoResultFound
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

Change = Callable[[Any], Any]  # of a value, on its way to SQLite or back
Given = dict[str, Any]  # values by the names of parameters


class Value(NamedTuple):
    """Where a value of a statement comes from."""

    name: str  # of the parameter,
    fixed: object  # or what it is where there is none
    change: Change | None


class Plan(NamedTuple):
    """A statement as SQLite gets it."""

    sql: str
    values: list[Value]
    changes: list[tuple[int, Change]]  # of columns of the answer, on their way back
    row: Callable[[Iterable[object]], Any]

    def filled(self, given: Given) -> list[Any]:
        """The values in their order."""
        return [
            given.get(name, fixed) if change is None else change(given.get(name, fixed))
            for name, fixed, change in self.values
        ]

    def read(self, rows: list[tuple[Any, ...]]) -> list[Any]:
        """Rows as they are for Python."""
        return list(map(self.row, map(self.changed, rows) if self.changes else rows))

    def changed(self, row: tuple[Any, ...]) -> list[Any]:
        """The values of a row as they are for Python."""
        values = list(row)
        for place, change in self.changes:
            values[place] = change(values[place])
        return values


class Found:
    """An answer, as far as the server asks for it; anything else is an error, and is noticed."""

    __slots__ = ("rowcount", "rows")

    def __init__(self, rows: list[Any], rowcount: int) -> None:
        self.rows = rows
        self.rowcount = rowcount

    def __iter__(self) -> Iterator[Any]:
        return iter(self.rows)

    def all(self) -> list[Any]:
        """All rows."""
        return self.rows

    def first(self) -> Any:  # noqa: ANN401  # a row
        """The first row, if there is any."""
        return self.rows[0] if self.rows else None

    def one_or_none(self) -> Any:  # noqa: ANN401  # a row
        """The only row, if there is any."""
        if len(self.rows) > 1:
            raise MultipleResultsFound
        return self.first()

    def one(self) -> Any:  # noqa: ANN401  # a row
        """The only row."""
        if not self.rows:
            raise NoResultFound
        return self.one_or_none()

    def scalar(self) -> Any:  # noqa: ANN401  # anything
        """The first value of the first row, if there is any."""
        return self.rows[0][0] if self.rows else None

    def scalar_one(self) -> Any:  # noqa: ANN401  # anything
        """The first value of the only row."""
        return self.one()[0]

    def scalar_one_or_none(self) -> Any:  # noqa: ANN401  # anything
        """The first value of the only row, if there is any."""
        row = self.one_or_none()
        return None if row is None else row[0]

    def scalars(self) -> Found:
        """The first value of each row."""
        return Found([row[0] for row in self.rows], self.rowcount)


class Brief(RootTransaction):
    """A transaction that nobody listens to; one has ended before the next begins."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        connection: Connection = self.connection
        try:
            if kind is None:
                connection._commit_impl()
            else:
                connection._rollback_impl()
        finally:
            self.is_active = False
            connection._transaction = None


class Open(Connection):
    """A connection that stays open, since to open one takes longer than to use it."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        raw = self.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        self.raw: Any = raw  # with the notes of SQLAlchemy, so that a dialect takes it for its own
        self.raw.info = self.connection.info

    @property
    def info(self) -> dict[Any, Any]:
        """Notes on this connection."""
        notes: dict[Any, Any] = self.raw.info
        return notes

    def close(self) -> None:
        """Undo what was begun; the next who connects goes on with it."""
        begun, self._transaction = self._transaction, None
        if begun is not None:
            begun.is_active = False
        self.raw.rollback()  # also where a commit has failed

    def begin(self) -> RootTransaction:
        """Begin a transaction."""
        return Brief(self)

    def _begin_impl(self, transaction: RootTransaction) -> None:
        try:
            self.dialect.do_begin(self.raw)
        except sqlite3.Error as error:
            self._handle_dbapi_exception(error, None, None, None, None)

    def _commit_impl(self) -> None:
        try:
            self.raw.commit()
        except sqlite3.Error as error:
            self._handle_dbapi_exception(error, None, None, None, None)

    def _rollback_impl(self) -> None:
        self.raw.rollback()

    def execute(
        self,
        statement: Executable,
        parameters: Any = None,  # noqa: ANN401  # as SQLAlchemy has it
        **options: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Carry out a statement."""
        if options or not (parameters is None or type(parameters) is dict):
            return super().execute(statement, parameters, **options)
        given = spread(parameters) if parameters else {}
        plan = plan_for(statement, self.dialect, given, parameters or {})
        if plan is None:
            return super().execute(statement, parameters)
        if self._transaction is None:
            self.begin()
        values = plan.filled(given)
        cursor = self.raw.cursor()
        try:
            cursor.execute(plan.sql, values)
            rows = [] if cursor.description is None else plan.read(cursor.fetchall())
        except sqlite3.Error as error:
            self._handle_dbapi_exception(error, plan.sql, values, cursor, None)
        return Found(rows, cursor.rowcount)


PLANS: dict[tuple[Executable, tuple[str, ...]], Plan | None] = {}


def plan_for(
    statement: Executable, dialect: Dialect, given: Given, parameters: Given
) -> Plan | None:
    """How a statement is carried out with parameters of such names, if it may be kept."""
    key = statement, tuple(given)
    try:
        return PLANS[key]
    except KeyError:
        if statement not in standing():
            return None  # it is made anew each time, and nothing is kept of it
    plan = PLANS[key] = made(statement, dialect, given, parameters)
    return plan


def spread(parameters: Given) -> Given:
    """Parameters, each value of a list by itself and under the name that SQLAlchemy gives it."""
    if list not in map(type, parameters.values()):
        return parameters
    given: Given = {}
    for name, value in parameters.items():
        if type(value) is list:
            given |= {f"{name}_{place}": one for place, one in enumerate(value, 1)}
        else:
            given[name] = value
    return given


@cache
def standing() -> frozenset[Executable]:
    """The statements that stand in modules of the server."""
    modules = [module for name, module in sys.modules.items() if name.startswith("coltexpress.")]
    things = [thing for module in modules for thing in vars(module).values()]
    return frozenset([thing for thing in things if isinstance(thing, Executable)])


def made(statement: Executable, dialect: Dialect, given: Given, parameters: Given) -> Plan | None:
    """Have SQLAlchemy write a statement out; none where it does more for each execution."""
    compiled = statement.compile(dialect=dialect, column_keys=sorted(parameters))  # type: ignore[attr-defined]  # all have it
    assert isinstance(compiled, SQLCompiler)
    if does_more(compiled, parameters):
        return None
    state = compiled.construct_expanded_state(parameters)
    origin = {one: name for name, names in state.parameter_expansion.items() for one in names}
    if any(name in parameters and one not in given for one, name in origin.items()):
        return None  # lists of several values at a time
    values = [
        Value(name, state.parameters[name], writing(kind, dialect))
        for name in state.positiontup or ()
        for kind in [compiled.binds[origin.get(name, name)].type]
    ]
    columns = compiled._result_columns
    changes = [(place, reading(column.type, dialect)) for place, column in enumerate(columns)]
    row = namedtuple("Row", [column.keyname for column in columns], rename=True)  # type: ignore[misc]  # noqa: PYI024  # as the statement says
    return Plan(
        state.statement,
        values,
        [(place, change) for place, change in changes if change is not None],
        row._make,
    )


def does_more(compiled: SQLCompiler, parameters: Given) -> bool:
    """Is there something to be done each time beside filling in values?"""
    return bool(
        compiled.isplaintext
        or compiled.literal_execute_params
        or compiled.insert_prefetch
        or compiled.update_prefetch
    ) or any(
        bind.callable is not None or (bind.required and name not in parameters)
        for name, bind in compiled.binds.items()
    )


def writing(kind: TypeEngine[Any], dialect: Dialect) -> Change | None:
    """What is done with values of a type on their way to SQLite."""
    return kind.dialect_impl(dialect).bind_processor(dialect)


def reading(kind: TypeEngine[Any], dialect: Dialect) -> Change | None:
    """What is done with values of a type that SQLite has found."""
    return kind.dialect_impl(dialect).result_processor(dialect, None)
