"""Budgets are hard: seconds, iterations, and somebody who calls a bot off."""

from __future__ import annotations

import time
from multiprocessing import get_context

import pytest

from coltexpress.bots.bot import AS_USUAL, Budget, Clock
from coltexpress.bots.levels import make
from coltexpress.bots.mind import Mind
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import Ask, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import View, look

SECONDS = 0.1
SPARE = 1.1  # a budget may be passed by a tenth


class Hours:
    """A clock whose every look takes so long."""

    def __init__(self, *spans: float) -> None:
        self.spans = list(spans)
        self.time = 0.0

    def __call__(self) -> float:
        now = self.time
        self.time += self.spans.pop(0) if len(self.spans) > 1 else self.spans[0]
        return now


def iterations(clock: Clock) -> int:
    while clock.goes_on():
        pass
    return clock.done


def decision(name: str, number: int = 20) -> tuple[View, Ask]:
    """The view and question of somebody in a random game, some choices after its start."""
    dice = Dice(4)
    g = game(name).new({"players": "4"}, dice)
    for _ in range(number):
        question = waiting(g)[0]
        choose(g, question.seat, dice.answer(question.options))
    question = waiting(g)[0]
    return look(g, question.seat), question


def test_iterations_are_counted_and_no_clock_is_read() -> None:
    clock = Clock(Budget(iterations=7), Hours(1000.0))
    assert iterations(clock) == 7


def test_no_iteration_begins_that_would_not_fit() -> None:
    hours = Hours(0.02)
    clock = Clock(Budget(seconds=0.1), hours)
    assert iterations(clock) == 4
    assert hours.time - 0.02 <= 0.1


def test_the_longest_iteration_so_far_must_still_fit() -> None:
    assert iterations(Clock(Budget(seconds=0.1), Hours(0.0, 0.06, 0.01))) == 1


def test_a_clock_knows_which_part_of_the_budget_is_spent() -> None:
    counted, timed = Clock(Budget(iterations=4)), Clock(Budget(seconds=1.0), Hours(0.25))
    parts = []
    while counted.goes_on():
        parts.append(counted.part())
    assert parts == [0.0, 0.25, 0.5, 0.75]
    assert timed.goes_on()
    assert timed.part() == 0.25
    assert timed.goes_on()
    assert timed.part() == 0.5


def test_seconds_and_iterations_hold_together() -> None:
    assert iterations(Clock(Budget(0.1, 3), Hours(0.001))) == 3
    assert iterations(Clock(Budget(0.1, 3000), Hours(0.01))) == 9


def test_without_limits_a_bot_thinks_as_it_usually_does() -> None:
    usual = Budget(iterations=5)
    assert AS_USUAL.over(usual).iterations == 5
    assert Budget(seconds=2.0).over(usual).iterations is None
    called_off = Budget(cancelled=bool).over(usual)
    assert (called_off.iterations, called_off.cancelled) == (5, bool)


@pytest.mark.parametrize("name", ["legend@200ms", "plain@200ms", "outlaw@200ms"])
def test_a_bot_with_a_time_of_its_own_can_only_be_hurried(name: str) -> None:
    bot = make(name, game("classic"), 1)
    assert isinstance(bot, Mind)
    given = (AS_USUAL, Budget(seconds=2.0), Budget(seconds=0.1), Budget(iterations=5))
    limits = [bot.limits(budget) for budget in given]
    assert [limit.seconds for limit in limits] == [0.2, 0.2, 0.1, 0.2]
    assert {limit.iterations for limit in limits} == {None}


def test_the_time_can_be_over_within_an_iteration() -> None:
    clock = Clock(Budget(seconds=0.1), Hours(0.08))
    assert not clock.is_late()
    assert clock.is_late()
    assert not Clock(Budget(iterations=1), Hours(1000.0)).is_late()


@pytest.mark.parametrize("name", ["outlaw", "desperado", "legend", "plain"])
@pytest.mark.parametrize("which", GAMES)
def test_a_budget_too_small_for_anything_still_gives_an_answer(which: str, name: str) -> None:
    view, question = decision(which, 4)
    choice = make(name, game(which), 1).choose(view, question, Budget(seconds=0.00001))
    assert choice in question.options


@pytest.mark.parametrize("name", ["greenhorn", "outlaw", "desperado", "legend", "plain"])
def test_who_is_called_off_answers_at_once(name: str) -> None:
    view, question = decision("classic")
    calls: list[int] = []

    def after_three() -> bool:
        calls.append(1)
        return len(calls) > 3

    choice = make(name, game("classic"), 1).choose(view, question, Budget(60.0, None, after_three))
    assert choice in question.options
    assert len(calls) <= 4


@pytest.mark.parametrize("name", ["outlaw", "desperado", "legend", "plain"])
def test_who_is_called_off_before_the_first_iteration_still_answers(name: str) -> None:
    for which in GAMES:
        view, question = decision(which, 4)
        budget = Budget(1.0, None, lambda: True)
        assert make(name, game(which), 1).choose(view, question, budget) in question.options


@pytest.mark.slow
@pytest.mark.parametrize("which", GAMES)
@pytest.mark.parametrize("name", ["outlaw", "desperado", "legend", "plain"])
def test_no_bot_takes_longer_than_its_budget(which: str, name: str) -> None:
    """The best of a few tries: on a busy machine others may hold the processor meanwhile."""
    view, question = decision(which, 4)
    spans = []
    for _ in range(5):
        start = time.perf_counter()
        make(name, game(which), 1).choose(view, question, Budget(seconds=SECONDS))
        spans.append(time.perf_counter() - start)
    assert min(spans) <= SECONDS * SPARE


def answer(name: str) -> int:
    """What a bot chooses in another process."""
    view, question = decision("classic")
    return make(name, game("classic"), 1).choose(view, question)


@pytest.mark.slow
def test_bots_work_in_a_worker_process() -> None:
    names = ["greenhorn", "outlaw@3", "desperado@20", "plain@20"]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(answer, names) == [answer(name) for name in names]
