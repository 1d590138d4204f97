"""The sequential test: Wald's bounds, parts of wins, and the errors that it promises."""

from __future__ import annotations

import json
import math
from collections import Counter
from itertools import count
from random import Random

import pytest
from click.testing import CliRunner

from coltexpress.cli.main import cli
from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.sequential import (
    ALPHA,
    BETA,
    HIGH,
    LOW,
    LOWER,
    OPEN,
    UPPER,
    Shares,
    Sprt,
    log_ratio,
    read_shares,
)
from coltexpress.sim.series import Result, Series

BOTS = ("outlaw", "greenhorn", "greenhorn", "greenhorn")
SERIES = Series("classic", {"players": "4"}, BOTS, 100, 1)
SHARES = Shares(0.25, 0.35)


def ended(number: int, share: float) -> Result:
    """A game in which the first bot had this share of the win."""
    return Result(number, [share, 1 - share, 0, 0], [0] * 4, [1] * 4, [1] * 4, [1.0] * 4)


# The ratio


def test_with_wins_and_losses_it_is_walds_own() -> None:
    for won, lost in [(3, 5), (0, 40), (40, 0), (250, 750)]:
        expected = won * math.log(0.35 / 0.25) + lost * math.log(0.65 / 0.75)
        worths = Counter({1.0: won, 0.0: lost})
        assert log_ratio(worths, SHARES) == pytest.approx(expected, abs=1e-2)


def test_the_bounds_are_walds() -> None:
    assert pytest.approx(math.log(19)) == UPPER
    assert pytest.approx(-math.log(19)) == LOWER


def test_halves_count_for_the_share_that_they_fit() -> None:
    few, many = Counter({0.0: 80, 0.5: 40}), Counter({0.0: 40, 0.5: 80})
    assert log_ratio(few, SHARES) < 0 < log_ratio(many, SHARES)


def test_results_that_vary_less_say_more() -> None:
    """The same mean, won by halves in place of whole wins."""
    whole, halves = Counter({0.0: 60, 1.0: 40}), Counter({0.0: 20, 0.5: 80})
    assert log_ratio(halves, SHARES) > 2 * log_ratio(whole, SHARES) > 0


# The errors


def simulated(rng: Random, values: list[float], weights: list[float]) -> Sprt:
    """A series until the test knows."""
    test = Sprt(SERIES, SHARES)
    for number in count():
        test.learn(ended(number, rng.choices(values, weights)[0]))
        if test.found != OPEN:
            return test
    raise AssertionError("the count has no end")


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [
        ([0.0, 1.0], [0.75, 0.25], [0.65, 0.35]),
        ([0.0, 0.5, 1.0], [0.65, 0.20, 0.15], [0.50, 0.30, 0.20]),
    ],
)
def test_errors_are_as_rare_as_promised(
    values: list[float], low: list[float], high: list[float]
) -> None:
    """Of 400 series 20 may go wrong, give or take; blocks make it a little fewer."""
    rng = Random(5)
    for weights, wrong, rate in ((low, HIGH, ALPHA), (high, LOW, BETA)):
        tests = [simulated(rng, values, weights) for _ in range(400)]
        errors = len([test for test in tests if test.found == wrong])
        assert 0.1 * rate <= errors / 400 <= 1.6 * rate
        mean = sum([test.games for test in tests]) / 400
        assert mean < 300  # a series of fixed length with these errors takes 220 games and more


# The series


def test_it_looks_after_whole_blocks_in_the_order_of_the_games() -> None:
    test = Sprt(SERIES, SHARES)
    for number in range(1, 24):
        test.learn(ended(number, 1.0))
    assert (test.games, test.found, test.ratio) == (0, OPEN, 0.0)
    test.learn(ended(0, 1.0))
    assert (test.games, test.found) == (24, HIGH)
    test.learn(ended(24, 0.0))
    assert test.verdict().games == 24


def test_bots_of_the_same_name_are_measured_together() -> None:
    pairs = Series("classic", {"players": "4"}, ("outlaw", "uniform") * 2, 24, 1)
    test = Sprt(pairs, SHARES)
    test.learn(Result(0, [0.0, 0.0, 1.0, 0.0], [0] * 4, [1] * 4, [1] * 4, [1.0] * 4))
    assert test.worths == Counter({0.5: 1})


@pytest.mark.parametrize(
    "text", ["25", "30:25", "0:10", "25:100", "a:b", "25:30:35", "25:nan", "0.2:0.3"]
)
def test_what_is_no_pair_of_shares_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="as in 25:30"):
        read_shares(text)
    assert read_shares("25:27.5") == (0.25, 0.275)


def test_a_real_series_ends_when_it_is_known() -> None:
    words = ["arena", "classic", "--bots", "greenhorn,uniform,uniform,uniform", "--sprt"]
    result = CliRunner().invoke(cli, [*words, "25:50", "--json"])
    found = json.loads(result.stdout)
    assert found["sprt"]["found"] == HIGH
    assert found["games"] == found["sprt"]["games"] < 200
    assert found["games"] % found["block"] == 0
    assert found["bots"][0]["seats_played"] == found["games"]
    said = CliRunner().invoke(cli, [*words, "80:95", "--lang", "en"]).output
    assert "Greenhorn wins no more than 80 %" in said
    undecided = CliRunner().invoke(cli, [*words, "70:72", "--games", "24", "--lang", "en"]).output
    assert "not known yet" in undecided
