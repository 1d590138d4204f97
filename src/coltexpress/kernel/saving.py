"""A table as one row of numbers, and back: how a state is pickled, in either form of the engine.

Numbers stand one after the other; a row is its length and its numbers, a table of rows the same.
Who reads asks in the order in which it was written.
"""

from __future__ import annotations

from coltexpress.kernel.vecs import append, i64, vec


class Writer:
    """Writes numbers, rows and tables of rows into one list."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def number(self, one: i64) -> None:
        self.numbers.append(one)

    def row(self, one: vec[i64]) -> None:
        self.numbers.append(len(one))
        for number in one:
            self.numbers.append(number)

    def table(self, rows: vec[vec[i64]]) -> None:
        self.numbers.append(len(rows))
        for one in rows:
            self.row(one)


class Reader:
    """Reads what was written, in the same order."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.place = 0

    def number(self) -> i64:
        number: i64 = self.numbers[self.place]
        self.place += 1
        return number

    def row(self) -> vec[i64]:
        count = self.number()
        made = vec[i64](capacity=count)
        while count > 0:
            made = append(made, self.number())
            count -= 1
        return made

    def table(self) -> vec[vec[i64]]:
        count = self.number()
        made = vec[vec[i64]](capacity=count)
        while count > 0:
            made = append(made, self.row())
            count -= 1
        return made
