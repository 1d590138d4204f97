"""Those who play a series: the same games by one process, two, or a cluster."""

from __future__ import annotations

import os
import sys

import pytest

from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.arena import run
from coltexpress.sim.cluster import IN_STORE, Cluster, Play, Reference
from coltexpress.sim.crews import LAST, SPAN, Batches, Processes, Stopped, answer_to, played_by
from coltexpress.sim.series import Result, Series

BOTS = ("greenhorn", "uniform", "outlaw:greedy@1", "desperado@4")
QUICK = Series("classic", {"players": "4"}, BOTS, 4, 9)
TINY = Series("super", {"players": "3"}, ("uniform",) * 3, 12, 2)
BROKEN = Series("super", {"players": "9"}, ("uniform",) * 9, 1, 2)


def ends(results: list[Result]) -> list[tuple[object, ...]]:
    """What happened, without how long it took."""
    ordered = sorted(results, key=lambda result: result.number)
    return [(r.number, r.shares, r.money, r.ranks, r.decisions) for r in ordered]


def alone(series: Series) -> list[tuple[object, ...]]:
    return ends(list(run(series, 1, list(range(series.games)))))


def took(number: int, seconds: float) -> Result:
    """A game that took so long."""
    return Result(number, [], [], [], [], [seconds / 2, seconds / 2])


# Batches


def test_a_batch_is_one_game_until_somebody_knows_how_long_games_take() -> None:
    batches = Batches(list(range(1000)), 2)
    assert (batches.deal(), batches.deal()) == ([0], [1])
    batches.learn([took(0, SPAN / 20)])
    assert batches.deal() == list(range(2, 22))


def test_long_games_are_dealt_one_by_one() -> None:
    batches = Batches(list(range(1000)), 2)
    batches.learn([took(0, 60.0)])
    assert batches.deal() == [0]


def test_towards_the_end_batches_get_small() -> None:
    batches = Batches(list(range(100)), 2)
    batches.learn([took(0, SPAN / 1000)])
    sizes = []
    while batches.left:
        sizes.append(len(batches.deal()))
    assert sizes[0] == 100 // (LAST * 2)
    assert sizes == sorted(sizes, reverse=True)
    assert (sum(sizes), sizes[-1]) == (100, 1)


# Processes


@pytest.mark.slow
def test_one_core_and_two_play_the_same_games() -> None:
    assert ends(list(run(QUICK, 2, list(range(QUICK.games))))) == alone(QUICK)


@pytest.mark.slow
def test_what_goes_wrong_in_another_process_is_said_here() -> None:
    with pytest.raises(Unreadable, match="players") as caught:
        list(run(BROKEN, 2, [0]))
    assert "play_games" in caught.value.__notes__[0]


@pytest.mark.slow
def test_a_process_that_is_gone_is_noticed() -> None:
    crew = Processes(TINY, 1)
    crew.workers[0].kill()
    with pytest.raises(Stopped):
        list(played_by(crew, [0, 1]))
    crew.close()


def test_an_error_is_an_answer_too() -> None:
    assert isinstance(answer_to(BROKEN, [0]), Unreadable)
    found = answer_to(TINY, [0, 1])
    assert isinstance(found, list)
    assert [result.number for result in found] == [0, 1]


# Ray


class Todo:
    """Games that nobody on the cluster has played yet."""

    def __init__(self, function: Play, series: Series, numbers: list[int]) -> None:
        self.function, self.series, self.numbers = function, series, numbers

    def done(self) -> list[Result]:
        return self.function(self.series, self.numbers)


class OnCluster:
    """A function as the cluster knows it."""

    def __init__(self, function: Play) -> None:
        self.function = function

    def remote(self, series: Reference, numbers: list[int]) -> Reference:
        assert isinstance(series, Series)
        return Todo(self.function, series, numbers)


class OneMachine:
    """A cluster as far as the arena sees it; the last task that was given is finished first."""

    def __init__(self, cores: float = 2.0) -> None:
        self.cores = cores
        self.options: dict[str, object] = {}
        self.most_under_way = 0
        self.is_open = False

    def init(self, **options: object) -> object:
        self.options = options
        self.is_open = True
        return self

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.cores, "memory": 1e9}

    def put(self, series: Series) -> Reference:
        return series

    def remote(self, function: Play) -> OnCluster:
        return OnCluster(function)

    def wait(
        self, references: list[Reference], *, num_returns: int
    ) -> tuple[list[Reference], list[Reference]]:
        self.most_under_way = max(self.most_under_way, len(references))
        return references[-num_returns:], references[:-num_returns]

    def get(self, reference: Reference) -> list[Result]:
        assert isinstance(reference, Todo)
        return reference.done()

    def shutdown(self) -> None:
        self.is_open = False


def test_a_cluster_plays_the_same_games() -> None:
    ray = OneMachine()
    crew = Cluster(ray, TINY, "local", 2)
    assert ends(list(played_by(crew, list(range(TINY.games))))) == alone(TINY)
    assert ray.most_under_way == IN_STORE * 2
    assert ray.is_open
    crew.close()
    assert not ray.is_open


def test_a_cluster_is_started_here_or_joined_elsewhere() -> None:
    ray = OneMachine(cores=0.0)
    assert Cluster(ray, TINY, "local", 3).hands == IN_STORE
    assert ray.options["num_cpus"] == 3
    assert ray.options["include_dashboard"] is False
    Cluster(ray, TINY, "ray://train:10001", 3)
    assert ray.options["address"] == "ray://train:10001"
    assert "num_cpus" not in ray.options


def test_ray_is_asked_to_tell_nobody_about_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "")  # what was there before comes back
    del os.environ["RAY_USAGE_STATS_ENABLED"]
    ray = OneMachine()
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert ends(list(run(TINY, 2, list(range(TINY.games)), "local"))) == alone(TINY)
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert ray.options["num_cpus"] == 2
    assert not ray.is_open
