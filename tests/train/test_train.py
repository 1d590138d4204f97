"""The geometry of the train, as tables."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coltexpress.train.geometry import NOWHERE, Train, highest, lowest, train_of

CARS = 3  # spots 0 and 1 are the locomotive's inside and roof, 6 and 7 the caboose's


@pytest.mark.parametrize("cars", [3, 4, 5, 6])
def test_every_section_has_an_inside_and_a_roof(cars: int) -> None:
    """C-LOC-01, C-LOC-02"""
    train = Train(cars)
    assert (train.sections, train.spots, train.caboose) == (cars + 1, 2 * cars + 2, cars)
    assert sorted([*train.inside, *train.roof]) == list(range(train.spots))
    for section in range(train.sections):
        inside, roof = train.inside[section], train.roof[section]
        assert (train.section[inside], train.section[roof]) == (section, section)
        assert (train.on_roof[inside], train.on_roof[roof]) == (False, True)
        assert (train.other_floor[inside], train.other_floor[roof]) == (roof, inside)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("forward", [NOWHERE, NOWHERE, 0, 1, 2, 3, 4, 5]),
        ("back", [2, 3, 4, 5, 6, 7, NOWHERE, NOWHERE]),
        ("next_to", [[2], [3], [0, 4], [1, 5], [2, 6], [3, 7], [4], [5]]),
        ("reach", [[2], [3, 5, 7], [0, 4], [1, 5, 7], [2, 6], [1, 3, 7], [4], [1, 3, 5]]),
    ],
)
def test_next_spots_and_moves_stay_on_the_floor_and_on_the_train(
    name: str, expected: object
) -> None:
    """C-LOC-03, C-MOVE-01..06, C-PUNCH-08, C-RULE-19"""
    found = getattr(Train(CARS), name)
    assert [one if isinstance(one, int) else list(one) for one in found] == expected


@pytest.mark.parametrize(
    ("spot", "lines"),
    [
        (0, [[], [2]]),
        (2, [[0], [4]]),
        (6, [[4], []]),
        (1, [[], [3, 5, 7]]),
        (3, [[1], [5, 7]]),
        (5, [[3, 1], [7]]),
        (7, [[5, 3, 1], []]),
    ],
)
def test_one_sees_one_car_far_inside_and_to_the_ends_on_the_roofs(
    spot: int, lines: list[list[int]]
) -> None:
    """C-FIRE-05..08"""
    train = Train(CARS)
    assert [list(line) for line in train.lines[spot]] == lines
    ahead, behind = lines
    assert train.ahead[spot] == sum(1 << one for one in ahead)
    assert train.behind[spot] == sum(1 << one for one in behind)
    assert highest(train.ahead[spot]) == (1 << ahead[0] if ahead else 0)  # the nearest
    assert lowest(train.behind[spot]) == (1 << behind[0] if behind else 0)


@given(st.integers(0, (1 << 32) - 1))
def test_the_highest_and_the_lowest_bit_alone(bits: int) -> None:
    assert highest(bits) == (1 << bits.bit_length()) >> 1
    assert lowest(bits) == bits & -bits


@pytest.mark.parametrize("cars", [3, 4, 5, 6])
def test_a_roof_move_reaches_at_most_three_cars_and_never_ends_where_it_began(cars: int) -> None:
    """C-MOVE-02, C-MOVE-05, C-RULE-19"""
    train = Train(cars)
    for here in train.roof:
        away = [abs(int(train.section[there] - train.section[here])) for there in train.reach[here]]
        assert away
        assert all(1 <= cars_away <= 3 for cars_away in away)
        assert all(train.on_roof[there] for there in train.reach[here])


@pytest.mark.parametrize(
    ("here", "there", "landing"),
    [
        (6, 4, 2),
        (4, 2, 0),
        (2, 0, NOWHERE),
        (2, 4, 6),
        (4, 6, NOWHERE),
        (7, 3, 1),
        (7, 1, NOWHERE),
        (1, 5, 7),
        (1, 7, NOWHERE),
        (4, 4, NOWHERE),
        (4, 5, NOWHERE),
        (5, 4, NOWHERE),
    ],
)
def test_past_a_spot_is_one_car_further_on_its_floor_or_nowhere(
    here: int, there: int, landing: int
) -> None:
    """C-DJANGO-01, C-DJANGO-02, C-LOC-04, C-RULE-29"""
    assert Train(CARS).past[here][there] == landing


def test_trains_are_made_once_for_each_number_of_cars() -> None:
    assert train_of(4) is train_of(4)
    assert (train_of(4).sections, train_of(6).sections) == (5, 7)
