"""A crew on a Ray cluster: the same games, wherever they are played.

Every machine of the cluster needs the same version of this package.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol, cast

from coltexpress.sim.series import Result, Series, play_games

LOCAL: Final = "local"  # a cluster that is started on this machine and ends with the series
IN_STORE: Final = 2  # batches for each core, so that none waits for its next order

Reference = object  # to something that is being made on the cluster
Play = Callable[[Series, list[int]], list[Result]]


class Task(Protocol):
    """A function that the cluster carries out."""

    def remote(self, series: Reference, numbers: list[int]) -> Reference:
        """Begin, and say where the result will be."""


class Ray(Protocol):
    """What is used of the module `ray`."""

    def init(self, **options: object) -> object:
        """Join a cluster, or start one."""

    def cluster_resources(self) -> dict[str, float]:
        """What the cluster has."""

    def put(self, series: Series) -> Reference:
        """Send something to the cluster once."""

    def remote(self, function: Play) -> Task:
        """The same function on the cluster."""

    def wait(
        self, references: list[Reference], *, num_returns: int
    ) -> tuple[list[Reference], list[Reference]]:
        """The first that are ready, and the others."""

    def get(self, reference: Reference) -> list[Result]:
        """What was made."""

    def shutdown(self) -> None:
        """Leave the cluster; what was under way is dropped."""


def load_ray() -> Ray:
    """The module `ray`, which is big and comes with the extra of that name."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    return cast("Ray", import_module("ray"))


class Cluster:
    """Batches of games as tasks of a Ray cluster."""

    def __init__(self, ray: Ray, series: Series, address: str, jobs: int) -> None:
        self.ray = ray
        quietly = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
        if address == LOCAL:
            ray.init(num_cpus=jobs, **quietly)
        else:
            ray.init(address=address, **quietly)
        self.hands = IN_STORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.series = ray.put(series)
        self.task = ray.remote(play_games)
        self.under_way: list[Reference] = []

    def give(self, numbers: list[int]) -> None:
        self.under_way.append(self.task.remote(self.series, numbers))

    def take(self) -> list[Result]:
        ready, self.under_way = self.ray.wait(self.under_way, num_returns=1)
        return self.ray.get(ready[0])

    def close(self) -> None:
        self.ray.shutdown()
