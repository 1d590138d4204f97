"""How plans that are made at the same time are compared and mixed."""

from __future__ import annotations

import pytest

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.characters import STEADY
from coltexpress.bots.mixing import Learner, LongMixer, Mixer, drawn, softened
from coltexpress.games import game
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import row

PLANS = [7, 8, 9]


def learner() -> Learner:
    return Learner(0, row(PLANS), [0.5, 0.3, 0.2])


def test_plans_that_do_better_are_played_more_often() -> None:
    one = learner()
    for _ in range(20):
        one.learn(row([0, 1, 2]), [0.1, 0.6, 0.1])
    assert one.means() == pytest.approx([0.1, 0.6, 0.1])
    assert one.regrets[1] > one.regrets[0]
    assert one.regrets[1] > one.regrets[2]


def test_who_has_settled_plays_what_did_best() -> None:
    one, dice = learner(), Dice(1)
    one.settle()  # knows nothing yet, so nothing changes
    assert {one.play(dice) for _ in range(200)} == set(PLANS)
    one.learn(row([0, 1, 2]), [0.1, 0.9, 0.1])
    one.settle()
    assert {one.play(dice) for _ in range(200)} == {8}


def test_who_forgets_counts_anew() -> None:
    one = learner()
    one.learn(row([0, 2]), [0.1, 0.9])
    one.forget()
    assert one.means() == [-1.0, -1.0, -1.0]
    assert one.tries == [0, 0, 0]


def test_nearly_equal_plans_are_drawn_alike() -> None:
    first, second, third = softened([0.500, 0.501, 0.3])
    assert second == 1.0
    assert 0.85 < first < 1.0
    assert third < 0.001


def test_without_any_weight_every_place_is_as_likely() -> None:
    dice = Dice(2)
    assert {drawn([0.0, 0.0, 0.0], dice) for _ in range(100)} == {0, 1, 2}
    assert {drawn([0.0, 1.0, 0.0], dice) for _ in range(100)} == {1}


@pytest.mark.parametrize(("kind", "always_equal"), [(LongMixer, True), (Mixer, False)])
def test_legend_compares_plans_under_the_same_luck(kind: type[Mixer], always_equal: bool) -> None:
    """The very same plan twice: under the same luck it brings the same, else only sometimes."""
    book = game("super")
    base = book.new({"players": "4"}, Dice(2))
    bot = kind(book, 3, STEADY)
    others = bot.learners(base)
    plan = others[0].plans[0]
    clock = Clock(Budget(iterations=1000))
    equal = []
    for _ in range(20):
        twice = Learner(others[0].seat, row([plan, plan]), [1.0, 1.0])
        bot.compare(base, [twice, *others[1:]], twice, 1, clock)
        equal.append(twice.totals[0] == twice.totals[1])
    assert all(equal) == always_equal
    assert any(equal)
