"""Rows of small numbers, whatever form the engine has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coltexpress.kernel.rows import (
    between,
    bits_of,
    copied,
    emptied,
    empty_rows,
    frozen,
    joined,
    merged,
    numbers_below,
    numbers_in,
    place_of,
    put_all,
    put_different,
    put_in_order,
    put_two,
    row,
    rows,
    sort,
    without,
    without_either,
    without_turned,
)
from coltexpress.train.cards import take_out

NUMBERS = st.lists(st.integers(-4, 300), max_size=12)


def test_a_row_and_a_table_of_rows_keep_their_numbers() -> None:
    assert list(row([3, -1, 3])) == [3, -1, 3]
    assert frozen(rows([[1, 2], [], [3]])) == ((1, 2), (), (3,))
    assert frozen(empty_rows(2)) == ((), ())
    assert (list(numbers_below(3)), list(numbers_below(0))) == ([0, 1, 2], [])


def test_a_copied_table_is_independent() -> None:
    state = rows([[1, 2], [3]])
    twin = copied(state)
    twin[0][0] = 9
    twin[1] = row([4, 4])
    assert (frozen(state), frozen(twin)) == (((1, 2), (3,)), ((9, 2), (4, 4)))


@given(NUMBERS, NUMBERS)
def test_joining_and_merging_make_a_new_row(one: list[int], other: list[int]) -> None:
    first, second = row(sorted(one)), row(other)
    assert list(joined(first, second)) == sorted(one) + other
    assert list(merged(first, second)) == sorted(one + other)
    assert (list(first), list(second)) == (sorted(one), other)
    assert list(put_all(first, second)) == sorted(one + other)


@given(NUMBERS, st.integers(-4, 300))
def test_a_number_put_in_keeps_the_order(numbers: list[int], number: int) -> None:
    assert list(put_in_order(row(sorted(numbers)), number)) == sorted([*numbers, number])


@given(NUMBERS.filter(bool), st.data())
def test_a_row_without_one_of_its_numbers(numbers: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(-len(numbers), len(numbers) - 1))
    left = numbers[:]
    del left[place]
    assert list(without(row(numbers), place)) == left


def test_nothing_is_taken_from_beyond_a_row() -> None:
    for place in (2, -3):
        with pytest.raises(IndexError):
            without(row([5, 7]), place)
    with pytest.raises(IndexError):
        without(row([]), -1)


@given(NUMBERS.filter(bool), st.data())
def test_what_stands_behind_a_number_is_turned_over_without_it(
    numbers: list[int], data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(numbers) - 1))
    turned = [*numbers[:place], *reversed(numbers[place + 1 :])]
    assert list(without_turned(row(numbers), place)) == turned


@given(st.sets(st.integers(0, 30)))
def test_numbers_are_bits_and_numbers_again(numbers: set[int]) -> None:
    bits = bits_of(row(sorted(numbers)))
    assert bits == sum([1 << number for number in numbers])
    assert list(numbers_in(bits)) == sorted(numbers)


def test_the_numbers_between_two_are_taken_as_they_stand() -> None:
    assert list(between(row([7, 2, 9, 4, 2, 1]), 2, 7)) == [7, 2, 4, 2]


def test_of_two_numbers_the_second_is_taken_where_the_first_is_missing() -> None:
    assert list(without_either(row([5, 7, 9, 7]), 7, 9)) == [5, 9, 7]
    assert list(without_either(row([5, 9, 9]), 7, 9)) == [5, 9]
    with pytest.raises(ValueError, match="not in"):
        without_either(row([5]), 7, 9)


@given(NUMBERS, NUMBERS)
def test_an_emptied_row_can_be_filled_again(one: list[int], other: list[int]) -> None:
    assert list(put_all(emptied(row(one)), row(other))) == sorted(other)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=12), st.data())
def test_a_card_taken_out_is_the_first_of_its_kind(cards: list[int], data: st.DataObject) -> None:
    taken = data.draw(st.sampled_from(cards))
    left = cards[:]
    left.remove(taken)
    assert list(take_out(row(cards), taken)) == left
    with pytest.raises(ValueError, match="not in"):
        take_out(row(cards), 10)


@given(NUMBERS)
def test_sorting_happens_in_place(numbers: list[int]) -> None:
    one = row(numbers)
    sort(one)
    assert list(one) == sorted(numbers)


@given(NUMBERS)
def test_five_numbers_come_after_the_others(numbers: list[int]) -> None:
    assert list(put_two(row(numbers), 3, -1)) == [*numbers, 3, -1]


def test_numbers_that_differ_are_put_in_once() -> None:
    one = put_different(row([3]), row([-2, -2, 0, 7, 9, 9, 15, 16]), 128, 7, 7)
    assert list(one) == [3, 126, 128, 137, 144]


def test_a_place_is_that_of_the_first() -> None:
    assert [place_of(row([5, 7, 7]), number) for number in (5, 7)] == [0, 1]
    with pytest.raises(IndexError):
        place_of(row([5]), 7)
