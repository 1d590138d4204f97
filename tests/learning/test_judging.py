"""A net learns from watched games who is likely to win."""

from __future__ import annotations

import numpy as np
import pytest

from coltexpress.bots.nets import CHANCES, net_of
from coltexpress.envs import Many
from coltexpress.games import OFFERED, observation_of
from coltexpress.kernel.views import View
from coltexpress.learning.arrays import Numpy
from coltexpress.learning.features import Features
from coltexpress.learning.judging import Apprentice, compared, grade, part_of, watch
from coltexpress.learning.nets import forward
from coltexpress.learning.opening import shipped
from coltexpress.learning.watching import Table


@pytest.mark.parametrize("name", OFFERED)
def test_a_net_can_be_reopened(name: str) -> None:
    many, lib = Many(name, 6, seed=2), Numpy(1)
    for _ in range(9):
        many.step(many.mask.argmax(axis=1))
    for kind in (name, CHANCES):
        layers = shipped(name, kind)
        assert len(layers) >= 3
    net = net_of(name)
    assert net is not None
    taken = lib.intake(Features(observation_of(name)))(many.rows)
    wanted = forward(lib, shipped(name, name), taken)[-1]
    for row, scores in zip(many.rows, wanted, strict=True):
        found = np.array(list(net.scores(row.tobytes()))) * net.unit
        assert np.abs(found - scores).max() < 0.02 * np.abs(scores).max() + 0.1


def test_what_was_seen_is_counted_from_who_looked() -> None:
    def whoever_looks(view: View) -> list[float]:
        return [float(seat == view.seat) for seat in range(3)]

    table = Table("super", 6, 3, {"players": 3}, whoever_looks)
    layers = shipped("super", "super")
    while table.ended < 4:
        table.watch(layers, 4)
    seen = table.watched()
    assert len(seen.rows) == len(seen.wins) == len(seen.game) > 10
    assert seen.sits[:, :3].all()
    assert not seen.sits[:, 3:].any()
    assert set(seen.wins.sum(axis=1).round(3).tolist()) <= {0.0, 1.0}
    assert len(set(map(tuple, seen.wins.tolist()))) > 2
    assert (seen.said[:, 0] == 1).all()  # a seat is its own first
    assert not seen.said[:, 1:].any()
    assert (seen.rows[:, 0] == 3).all()  # players


def test_an_apprentice_learns_who_is_likely_to_win() -> None:
    seen = watch("super", 80, 5, tables=4)
    apprentice = Apprentice("super", (24, 12))
    before = grade(apprentice.chances(seen), seen, 0)
    apprentice.learn(seen, 200, lambda epoch: None)
    after = grade(apprentice.chances(seen), seen, 0)
    assert after.surprise < before.surprise - 0.05
    assert after.brier < before.brier
    first = part_of(seen, seen.game == seen.game[0])
    assert 0 < len(first.rows) < len(seen.rows)


def test_the_nets_that_come_with_the_games_know_something() -> None:
    grades = compared("super", 24, 8, tables=2)
    for judge in ("net", "by hand", "both"):
        assert grades[judge].surprise < grades["even"].surprise
        assert grades[judge].brier < grades["even"].brier
