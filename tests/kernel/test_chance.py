"""Dice and scripts."""

from collections import Counter
from itertools import pairwise

import pytest

from coltexpress.kernel.chance import Chance, Dice, Scripted
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.rows import row

LARGEST = 2147483562


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [312, 661, 200, 163, 35, 269, 10, 35]),
        (1, [687, 17, 216, 614, 106, 428, 288, 721]),
        (2, [23, 629, 46, 501, 591, 877, 972, 248]),
        (20_000_101, [963, 416, 892, 454, 663, 490, 541, 292]),
        (-1, [612, 903, 822, 819, 613, 816, 731, 856]),
        (2**64 - 1, [612, 903, 822, 819, 613, 816, 731, 856]),
        (2**64 + 1, [687, 17, 216, 614, 106, 428, 288, 721]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, numbers: list[int]) -> None:
    dice = Dice(seed)
    assert [dice.below(1000) for _ in numbers] == numbers


def test_a_seed_gives_the_same_large_numbers_answers_and_shuffles_for_ever() -> None:
    dice = Dice(3)
    assert [dice.below(LARGEST) for _ in range(4)] == [
        1877975253,
        1094294699,
        544619810,
        1020802226,
    ]
    assert list(Dice(7).shuffled(row(list(range(10))))) == [8, 4, 2, 5, 1, 6, 7, 3, 0, 9]
    assert [Dice(seed).answer(row([4, 5, 6])) for seed in range(8)] == [4, 6, 4, 6, 6, 6, 6, 6]


def test_the_thousandth_number_is_known_too() -> None:
    dice = Dice(1)
    assert [dice.below(LARGEST) for _ in range(1000)][-1] == 1745221822


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 17])
def test_every_side_comes_up_about_equally_often(sides: int) -> None:
    dice = Dice(11)
    rolls = Counter([dice.below(sides) for _ in range(1000 * sides)])
    assert sorted(rolls) == list(range(sides))
    assert all(880 < count < 1120 for count in rolls.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = Counter([Dice(seed).below(6) for seed in range(6000)])
    assert all(880 < first[side] < 1120 for side in range(6))


def test_one_roll_says_nothing_about_the_next() -> None:
    dice = Dice(5)
    rolls = [dice.below(4) for _ in range(16_001)]
    pairs = Counter(pairwise(rolls))
    assert len(pairs) == 16
    assert all(880 < count < 1120 for count in pairs.values())


def test_an_option_that_stands_there_twice_comes_up_twice_as_often() -> None:
    dice = Dice(13)
    drawn = Counter([dice.answer(row([7, 8, 8])) for _ in range(3000)])
    assert (set(drawn), 880 < drawn[7] < 1120) == ({7, 8}, True)


def test_a_shuffle_keeps_every_item_and_leaves_the_list_alone() -> None:
    items = row([3, 3, 1, 2])
    dice = Dice(17)
    shuffles = Counter([tuple(dice.shuffled(row([1, 2, 3]))) for _ in range(6000)])
    assert sorted(dice.shuffled(items)) == [1, 2, 3, 3]
    assert list(items) == [3, 3, 1, 2]
    assert len(shuffles) == 6
    assert all(880 < count < 1120 for count in shuffles.values())


def test_a_copy_of_the_dice_rolls_the_same_and_on_its_own() -> None:
    dice = Dice(19)
    dice.below(6)
    twin = dice.copy()
    rolls = [twin.below(100) for _ in range(5)]
    assert [dice.below(100) for _ in range(5)] == rolls


def test_a_script_answers_in_order_and_leaves_the_list_alone() -> None:
    answers = [4, 5]
    script = Scripted(answers)
    assert [script.answer(row([4, 5])), script.answer(row([4, 5]))] == [4, 5]
    assert answers == [4, 5]


def test_after_the_script_somebody_else_answers_or_nobody() -> None:
    script = Scripted([4], Scripted([5]))
    assert [script.answer(row([4, 5])), script.answer(row([4, 5]))] == [4, 5]
    with pytest.raises(IllegalChoice, match=r"the script is at an end.*\[4, 5\]"):
        script.answer(row([4, 5]))


def test_somebody_must_answer_for_chance() -> None:
    with pytest.raises(NotImplementedError):
        Chance().answer(row([1, 2]))


def test_a_script_that_says_what_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="the script says 6"):
        Scripted([6]).answer(row([4, 5]))
