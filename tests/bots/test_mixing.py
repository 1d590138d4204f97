"""How plans that are made at the same time are compared and mixed."""

from __future__ import annotations

import math

import pytest

from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.characters import STEADY
from coltexpress.bots.learned import LearnedMixer
from coltexpress.bots.mixing import Learner, LongMixer, Mixer, drawn, softened
from coltexpress.bots.nets import net_of
from coltexpress.bots.sharp import leanings, serious
from coltexpress.games import game, observation_of
from coltexpress.kernel.agenda import choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import row
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look

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


def legend() -> tuple[Rulebook, LearnedMixer]:
    """A Legend of super, with the net that comes with the game."""
    book, net = game("super"), net_of("super")
    assert net is not None
    return book, LearnedMixer(book, 3, net)


def test_a_legend_takes_the_others_to_plan_as_the_net_does() -> None:
    book, bot = legend()
    base, sight = book.new({"players": "4"}, Dice(2)), observation_of("super")
    while bot.judge.is_free(base.asks[0]):
        choose(base, base.asks[0].seat, base.asks[0].options[0])
    assert [asked.seat for asked in base.asks] == [0, 1, 2, 3]
    for asked, one in zip(base.asks, bot.learners(base), strict=True):
        assert (one.seat, list(one.plans)) == (asked.seat, list(asked.options))
        assert one.priors == leanings(bot.net, sight, base, asked)
    view, question = look(base, 1), base.asks[1]
    before = [one.regrets for one in bot.learners(base)]
    own = bot.learned(view, question, Clock(Budget(iterations=8)))
    assert own.seat == 1
    assert max(own.tries) == 8  # the own plans alone were tried, all of the time
    assert [one.regrets for one in bot.learners(base)] == before


def test_a_legend_draws_what_the_net_likes_the_oftener_the_better_it_did() -> None:
    _, bot = legend()
    one = learner()
    assert bot.weighed(one) == [0.5, 0.3, 0.2]  # nothing was tried yet
    one.learn(row([0, 1, 2]), [0.1, 0.15, 0.1])
    first, second, third = bot.weighed(one)
    assert second == 0.3
    assert first == pytest.approx(0.5 * math.exp(-1))
    assert third / first == pytest.approx(0.2 / 0.5)


def test_a_sharp_never_draws_what_its_net_likes_much_less_than_the_best() -> None:
    assert serious([0.5, 0.2, 0.14, 0.16]) == [0.5, 0.2, 0.0, 0.16]
