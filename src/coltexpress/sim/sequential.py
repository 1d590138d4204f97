"""A sequential test: a series ends as soon as it is known which of two shares of wins a bot has.

Wald's test weighs how likely the results are with the higher share against the lower one, and ends
when the logarithm of that ratio leaves its bounds. Where several win together a game is worth a
part of a win; then the likelihoods are those of the likeliest distribution with such a mean, over
the values that games have had. With wins and losses alone this is Wald's own test.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, NamedTuple

import msgspec

from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.series import Result, Series

ALPHA: Final = 0.05  # how often the higher share is found where the bot has the lower one
BETA: Final = 0.05  # how often the lower share is found where the bot has the higher one
LOWER: Final = math.log(BETA / (1 - ALPHA))
UPPER: Final = math.log((1 - BETA) / ALPHA)
TRACE: Final = 1e-3  # games that count as won and as lost before the first, so that both exist
HALVINGS: Final = 60
ONE_PERCENT: Final = 0.01  # below it somebody has written shares of one where percent are read
LOW: Final = "low"
HIGH: Final = "high"
OPEN: Final = "open"


class Shares(NamedTuple):
    """The two shares of wins between which a test decides."""

    low: float
    high: float


class Verdict(msgspec.Struct, frozen=True):
    """What the test has found: the low share, the high one, or nothing yet (open)."""

    bot: str
    found: str
    games: int
    low: float
    high: float
    alpha: float
    beta: float
    ratio: float  # the logarithm of the likelihood ratio
    lower: float  # its bounds
    upper: float


def read_shares(text: str) -> Shares:
    """Two shares in percent, as in 25:30."""
    try:
        low, high = [float(part) / 100 for part in text.split(":")]
        if high < ONE_PERCENT:
            raise ValueError("shares of one, not in percent")
        return check_shares(Shares(low, high))
    except (ValueError, Unreadable) as error:
        raise Unreadable(
            f"{text!r}: expected two shares of wins in percent, as in 25:30"
        ) from error


def check_shares(shares: Shares) -> Shares:
    """Refuse what is no pair of shares between 0 and 1, the lower one first."""
    if not 0 < shares.low < shares.high < 1:
        raise Unreadable(f"{tuple(shares)}: expected two shares, as in (0.25, 0.30)")
    return shares


class Sprt:
    """The test of the first bot of a series. It looks after each block, in the order of games.

    So what it finds does not depend on which game is finished first.
    """

    def __init__(self, series: Series, shares: Shares) -> None:
        self.series = series
        self.shares = shares
        self.block = series.block
        self.measured = [bot for bot, name in enumerate(series.bots) if name == series.bots[0]]
        self.ahead: dict[int, Result] = {}  # results of games before which others are not over
        self.games = 0
        self.worths: Counter[float] = Counter()
        self.ratio = 0.0
        self.found = OPEN

    def learn(self, result: Result) -> None:
        """What one more game says."""
        self.ahead[result.number] = result
        while self.found == OPEN and self.games in self.ahead:
            self.count(self.ahead.pop(self.games))

    def count(self, result: Result) -> None:
        """The next game."""
        shares = [result.shares[bot] for bot in self.measured]
        self.worths[sum(shares) / len(shares)] += 1
        self.games += 1
        if self.games % self.block == 0:
            self.ratio = log_ratio(self.worths, self.shares)
            self.found = HIGH if self.ratio >= UPPER else LOW if self.ratio <= LOWER else OPEN

    def verdict(self) -> Verdict:
        """What is known by now."""
        return Verdict(
            bot=self.series.bots[0],
            found=self.found,
            games=self.games,
            low=self.shares.low,
            high=self.shares.high,
            alpha=ALPHA,
            beta=BETA,
            ratio=self.ratio,
            lower=LOWER,
            upper=UPPER,
        )


def log_ratio(worths: Counter[float], shares: Shares) -> float:
    """How much likelier these results are with the higher share, as a logarithm."""
    counts: dict[float, float] = {0.0: TRACE, 1.0: TRACE}
    for worth, count in worths.items():
        counts[worth] = counts.get(worth, 0.0) + count
    return log_likelihood(counts, shares.high) - log_likelihood(counts, shares.low)


def log_likelihood(counts: dict[float, float], mean: float) -> float:
    """Of the likeliest distribution with this mean, but for a part that is the same for all means.

    Its weights are those of the results, each divided by 1 + tilt × (worth - mean).
    """
    tilt = tilt_of(counts, mean)
    return -sum([n * math.log(1 + tilt * (worth - mean)) for worth, n in counts.items()])


def tilt_of(counts: dict[float, float], mean: float) -> float:
    """The tilt that gives the distribution this mean; the deviation falls as the tilt grows."""
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (least + most) / 2
        off = [n * (worth - mean) / (1 + tilt * (worth - mean)) for worth, n in counts.items()]
        if sum(off) > 0:
            least = tilt
        else:
            most = tilt
    return (least + most) / 2
