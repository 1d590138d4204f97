"""A trained net becomes one of whole numbers that chooses the same."""

from __future__ import annotations

import numpy as np
import pytest

from coltexpress.bots.net import Net
from coltexpress.envs import Many
from coltexpress.games import GAMES, observation_of
from coltexpress.kernel.observation import Observation
from coltexpress.learning.arrays import Numpy
from coltexpress.learning.export import exported
from coltexpress.learning.features import Features
from coltexpress.learning.nets import Layer, forward
from coltexpress.learning.opening import reopened


def random_layers(features: Features, sizes: list[int], luck: np.random.Generator) -> list[Layer]:
    """A net that has learned nothing."""
    wide, layers = features.size, []
    for size in sizes:
        weights = luck.normal(0, 1 / np.sqrt(wide), (wide, size))
        layers.append(Layer(weights, luck.normal(0, 0.1, size)))
        wide = size
    return layers


@pytest.mark.parametrize("name", GAMES)
def test_whole_numbers_choose_nearly_as_fractions_do(name: str) -> None:
    observation, luck = observation_of(name), np.random.default_rng(3)
    features = Features(observation)
    layers = random_layers(features, [32, 16, int(observation.actions)], luck)
    many = Many(name, 24, seed=4)
    rows = []
    for _ in range(12):
        rows.append(many.rows.copy())
        many.step([int(luck.choice(np.flatnonzero(mask))) for mask in many.mask])
    seen = np.concatenate(rows)
    net = Net(exported(name, observation.version, layers, features, seen), observation)
    lib = Numpy(1)
    wanted = forward(lib, layers, lib.intake(features)(seen))[-1]
    for row, scores in zip(seen[::9], wanted[::9], strict=True):
        found = np.array(list(net.scores(row.tobytes())), dtype=float)
        assert np.corrcoef(found, scores)[0, 1] > 0.99


def test_a_feature_is_a_count_or_a_name() -> None:
    features = Features(observation_of("super"))
    many = Many("super", 1, seed=1)
    taken = Numpy(1).intake(features)(many.rows)[0]
    assert taken[0] == many.rows[0, 0] / 8  # how many play
    names = taken[features.names > 0]
    assert set(names.tolist()) == {0.0, 1.0}
    of_phase = taken[features.columns == features.columns[np.flatnonzero(features.names)[0]]]
    assert of_phase.sum() == 1


def test_a_net_reads_rows_as_far_as_it_learned_to() -> None:
    """Numbers that were added to the rows since are nothing to it."""
    observation, luck = observation_of("classic"), np.random.default_rng(5)
    before = Observation(1, 6, observation.blocks[:-2], observation.deeds)
    layers = random_layers(Features(before), [16, int(observation.actions)], luck)
    many = Many("classic", 16, seed=6)
    for _ in range(40):
        many.step([int(luck.choice(np.flatnonzero(mask))) for mask in many.mask])
    rows, width = many.rows, int(before.width)
    data = exported("classic", 1, layers, Features(before), rows[:, :width])
    net, older = Net(data, observation), Net(data, before)
    lib = Numpy(1)
    opened = forward(lib, reopened(data), lib.intake(Features(observation))(rows))[-1]
    for row, scores in zip(rows, opened, strict=True):
        found = [int(score) for score in net.scores(row.tobytes())]
        assert found == list(older.scores(row[:width].tobytes()))
        assert np.corrcoef(found, scores)[0, 1] > 0.99
