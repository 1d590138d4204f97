"""What is often done with rows and with tables of rows."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from coltexpress.kernel.vecs import append, i64, pop, remove, u8, vec

Frozen = tuple[int, ...]


def row(numbers: list[int]) -> vec[i64]:
    """A row with these numbers."""
    made = vec[i64](capacity=len(numbers))  # quicker than from the list as a whole
    for number in numbers:
        made = append(made, number)
    return made


def one(number: i64) -> vec[i64]:
    """A row with this number alone."""
    return append(vec[i64](capacity=1), number)


def numbers_below(end: i64) -> vec[i64]:
    """A row with the numbers from 0 to the one before this."""
    made = vec[i64](capacity=end)  # quicker than from a range
    number: i64 = 0
    while number < end:
        made = append(made, number)
        number += 1
    return made


def filled(number: i64, count: int) -> vec[i64]:
    """A row with this number so many times."""
    return vec[i64]([number] * count)


def rows(lists: list[list[int]]) -> vec[vec[i64]]:
    """A table with these rows."""
    return vec[vec[i64]]([row(numbers) for numbers in lists])


def empty_rows(count: int) -> vec[vec[i64]]:
    """A table of so many empty rows."""
    return vec[vec[i64]]([vec[i64]() for _ in range(count)])


def copied(table: vec[vec[i64]]) -> vec[vec[i64]]:
    """The same rows, independent of these."""
    return vec[vec[i64]]([one[:] for one in table])


def frozen(table: vec[vec[i64]]) -> tuple[Frozen, ...]:
    """The rows as a value that can be compared and hashed."""
    return tuple([tuple(one) for one in table])


def joined(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """A new row: one after the other."""
    together = vec[i64](capacity=len(one) + len(other))
    for number in one:
        together = append(together, number)
    for number in other:
        together = append(together, number)
    return together


def put_last(one: vec[i64], number: i64) -> vec[i64]:
    """The row with one more number at its end: `append` for code that is not compiled."""
    return append(one, number)


def put_in_order(one: vec[i64], number: i64) -> vec[i64]:
    """The sorted row with one more number, still sorted."""
    one = append(one, number)
    place: i64 = len(one) - 1
    while place > 0 and one[place - 1] > number:
        one[place] = one[place - 1]
        place -= 1
    one[place] = number
    return one


def put_all(one: vec[i64], others: vec[i64]) -> vec[i64]:
    """The sorted row with more numbers, still sorted."""
    for number in others:
        one = put_in_order(one, number)
    return one


def merged(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """A new sorted row with the numbers of a sorted row and of any other."""
    return put_all(one[:], other)


def in_order(others: vec[i64]) -> vec[i64]:
    """A new row with these numbers, sorted."""
    return put_all(vec[i64](capacity=len(others)), others)


def put_two(one: vec[i64], a: i64, b: i64) -> vec[i64]:
    """The row with two more numbers at its end."""
    one = append(one, a)
    return append(one, b)


def put_different(one: vec[i64], others: vec[i64], more: i64, mask: i64, left_out: i64) -> vec[i64]:
    """The row, and each different number of a sorted row, raised by so much.

    Those are left out whose bits under the mask are these.
    """
    size: i64 = len(others)
    place: i64 = 0
    while place < size:
        number = others[place]
        place += 1
        if (place == size or others[place] != number) and number & mask != left_out:
            one = append(one, number + more)
    return one


def without(one: vec[i64], place: i64) -> vec[i64]:
    """The row without the number at this place, as in `row = without(row, 0)`."""
    return pop(one, place)[0]


def without_turned(one: vec[i64], place: i64) -> vec[i64]:
    """The row without the number at this place, and with those behind it the other way round."""
    last: i64 = len(one) - 1
    while place < last:
        one[place], one[last] = one[last], one[place]
        place += 1
        last -= 1
    return without(one, -1)


def between(one: vec[i64], least: i64, most: i64) -> vec[i64]:
    """A new row: the numbers from this one to that."""
    found = vec[i64](capacity=len(one))
    for number in one:
        if least <= number <= most:
            found = append(found, number)
    return found


def without_either(one: vec[i64], number: i64, other: i64) -> vec[i64]:
    """The row without the first of these numbers or, where there is none, of the others."""
    return remove(one, number if number in one else other)


def bits_of(numbers: vec[i64]) -> i64:
    """A number with a bit for each of these, all of them below 31."""
    bits: i64 = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def numbers_in(bits: i64) -> vec[i64]:
    """A new row: the numbers whose bits are set, the lowest first."""
    found = vec[i64](capacity=8)
    number: i64 = 0
    while bits:
        if bits & 1:
            found = append(found, number)
        bits >>= 1
        number += 1
    return found


def emptied(one: vec[i64]) -> vec[i64]:
    """The row without its numbers; it keeps the room that they had."""
    while len(one) > 0:
        one = without(one, -1)
    return one


def add_lines(one: vec[i64], table: vec[u8], lines: vec[i64], times: vec[i64]) -> vec[i64]:
    """The row, to which lines of a table are added, each so many times.

    A line is as long as the row, and its numbers are bytes from -128 to 127. What is added is less
    than 31 bits.
    """
    signed, size, sums = memoryview(table).cast("b"), len(one), list(one)
    for place, line in enumerate(lines):
        number, part = times[place], signed[line * size : (line + 1) * size]
        if len(part) != size:
            raise IndexError("there is no such line")
        sums = [total + weight * number for total, weight in zip(sums, part, strict=True)]
    for place, total in enumerate(sums):
        one[place] = total
    return one


def clear(one: vec[u8], first: i64, count: i64) -> i64:
    """Write so many zeros from this place on; the place after them."""
    last = first + count
    while first < last:
        one[first] = 0
        first += 1
    return last


def place_of(one: vec[i64], number: i64) -> i64:
    """Where the number stands first in the row; it must be there."""
    place: i64 = 0
    while one[place] != number:
        place += 1
    return place


def sort(one: vec[i64]) -> None:
    """Sort a short row where it is."""
    size: i64 = len(one)
    end: i64 = 1
    while end < size:
        number = one[end]
        place = end
        while place > 0 and one[place - 1] > number:
            one[place] = one[place - 1]
            place -= 1
        one[place] = number
        end += 1


if __file__.endswith(".py") and not TYPE_CHECKING:
    # Not compiled: rows are lists, and lists can do this by themselves.
    sort = list.sort

    def numbers_below(end):
        return list(range(end))

    def put_in_order(one, number):
        insort(one, number)
        return one

    def put_all(one, others):
        one += others
        one.sort()
        return one

    def in_order(others):
        return sorted(others)

    def put_two(one, *numbers):
        one += numbers
        return one

    def put_different(one, others, more, mask, left_out):
        one += [number + more for number in dict.fromkeys(others) if number & mask != left_out]
        return one

    def without(one, place):
        del one[place]
        return one

    def without_turned(one, place):
        one[place:] = one[:place:-1]
        return one

    def numbers_in(bits):
        return [number for number in range(bits.bit_length()) if bits >> number & 1]

    def between(one, least, most):
        return [number for number in one if least <= number <= most]

    def without_either(one, number, other):
        one.remove(number if number in one else other)
        return one

    def emptied(one):
        one.clear()
        return one

    def clear(one, first, count):
        one[first : first + count] = bytes(count)
        return first + count
