"""What a net learns from is worked out by hand; here it is compared with the plain meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pytest

from coltexpress.games import observation_of
from coltexpress.learning.adam import STEEPEST
from coltexpress.learning.arrays import Array, Numpy
from coltexpress.learning.features import Features
from coltexpress.learning.learner import Learner, log_chances
from coltexpress.learning.nets import forward, grown, layers_in, newborn, shapes_of, size_of
from coltexpress.learning.recipe import Recipe
from coltexpress.learning.returns import Played, judged

if TYPE_CHECKING:
    from numpy.typing import NDArray

STEPS, GAMES, SEATS = 12, 16, 3
RECIPE = Recipe("toy", 1000, actors=1, games=4, steps=STEPS, sizes=(9, 7), minibatch=4096)


class Exact(Numpy):
    """Numpy with twice the digits, so that small differences can be seen."""

    def of(self, numbers: NDArray[Any]) -> Array:
        return numbers.astype("float64") if numbers.dtype == np.float32 else numbers.copy()

    def zeros(self, shape: tuple[int, ...], kind: str) -> Array:
        return np.zeros(shape, dtype="float64" if kind == "float32" else kind)


def some_games(luck: np.random.Generator) -> Played:
    """Stretches of games in which anything may happen."""
    observation = observation_of("toy")
    width, actions = int(observation.width), int(observation.actions)
    mask = luck.random((STEPS, GAMES, actions)) < 0.6
    mask[..., 0] = True
    action = np.where(mask, luck.random(mask.shape), -1).argmax(-1)
    return Played(
        rows=luck.integers(0, 4, (STEPS, GAMES, width), dtype=np.uint8),
        mask=mask,
        seat=luck.integers(0, SEATS, (STEPS, GAMES)),
        learns=luck.random((STEPS, GAMES)) < 0.7,
        action=action,
        chance=np.log(luck.uniform(0.1, 0.6, (STEPS, GAMES))),
        value=luck.random((STEPS, GAMES)),
        over=luck.random((STEPS, GAMES)) < 0.15,
        reward=luck.random((STEPS, GAMES, SEATS)),
    )


def test_a_choice_is_credited_with_what_the_seat_came_to_next() -> None:
    played, trace = some_games(np.random.default_rng(2)), 0.7
    found = judged(Exact(1), played, trace)
    for game in range(GAMES):
        for step in range(STEPS):
            seat = played.seat[step, game]
            # One after the other: where the seat chose again, until its game was over
            expected, now, weight, is_known = 0.0, step, 1.0, False
            while True:
                later = now
                while later < STEPS and not played.over[later, game]:
                    later += 1
                again = [
                    s for s in range(now + 1, min(later + 1, STEPS)) if played.seat[s, game] == seat
                ]
                if again:
                    led = played.value[again[0], game]
                elif later < STEPS:
                    led = played.reward[later, game, seat]
                else:
                    break
                is_known = True
                expected += weight * (led - played.value[now, game])
                if not again:
                    break
                now, weight = again[0], weight * trace
            assert bool(found.counts[step, game]) == (is_known and played.learns[step, game])
            assert np.isclose(found.better[step, game], expected)


def test_slopes_are_what_small_changes_make() -> None:
    luck = np.random.default_rng(4)
    lib = Exact(5)
    observation = observation_of("toy")
    features = Features(observation)
    learner = Learner(lib, RECIPE, features, int(observation.width), int(observation.actions))
    learner.weights += luck.normal(0, 0.2, learner.weights.shape)
    learner.begin(some_games(luck), 0.4)
    learner.part[...] = learner.parts.pop()
    before = learner.weights.copy()

    def loss() -> float:
        part, clip = learner.part, RECIPE.clip
        taken = learner.intake(learner.rows[part])
        weight = learner.counts[part] / learner.counts[part].sum()
        logs = log_chances(lib, forward(lib, learner.policy, taken)[-1], learner.mask[part])
        gain = learner.better[part]
        ratio = np.exp(lib.take(logs, learner.action[part]) - learner.chance[part])
        reached = np.minimum(ratio * gain, ratio.clip(1 - clip, 1 + clip) * gain)
        entropy = -(np.exp(logs) * logs).sum(1)
        off = forward(lib, learner.critic, taken)[-1][:, 0] - learner.wanted[part]
        each = -reached - learner.entropy * entropy + off * off
        return float((weight * each).sum())

    learner.learn()
    slopes, border = learner.adam.slopes.copy(), size_of(learner.choosing)
    learner.weights[...] = before
    for net in (slice(0, border), slice(border, None)):
        assert np.linalg.norm(slopes[net]) <= STEEPEST + 1e-9
        places = np.arange(len(slopes))[net]
        found, wanted = [], []
        for place in luck.choice(places[slopes[net] != 0], 60, replace=False):
            learner.weights[place] = before[place] + 1e-5
            above = loss()
            learner.weights[place] = before[place] - 1e-5
            below = loss()
            learner.weights[place] = before[place]
            wanted.append((above - below) / 2e-5)
            found.append(slopes[place])
        scale = np.dot(found, wanted) / np.dot(wanted, wanted)  # slopes may be shortened
        assert 0 < scale <= 1 + 1e-4
        assert np.allclose(found, scale * np.array(wanted), atol=1e-6)


def test_a_net_to_begin_with_waits_until_its_critic_has_learned() -> None:
    """A newborn critic would make it forget what it knows."""
    observation, recipe = observation_of("toy"), msgspec.structs.replace(RECIPE, begin="toy.net")
    learner = Learner(
        Numpy(1),
        recipe,
        Features(observation),
        int(observation.width),
        int(observation.actions),
    )
    border, played = size_of(learner.choosing), some_games(np.random.default_rng(4))
    for progress, waits in (0.0, True), (0.5, False):
        before = learner.weights.copy()
        learner.begin(played, progress)
        while learner.parts:
            learner.go_on()
        assert np.array_equal(before[:border], learner.weights[:border]) is waits
        assert not np.array_equal(before[border:], learner.weights[border:])


def test_a_net_that_has_grown_says_what_it_said_before() -> None:
    luck, lib = np.random.default_rng(4), Exact(1)
    small, large = shapes_of(5, (4, 3, 2)), shapes_of(7, (6, 8, 2))
    learned = layers_in(newborn(small, luck), small)
    learned[-1].weights[...] = luck.normal(0, 1, (3, 2))
    row = grown(learned, large, luck)
    taken = luck.random((9, 7))
    said = forward(lib, learned, taken[:, :5])[-1]
    assert np.allclose(forward(lib, layers_in(row, large), taken)[-1], said)
    # What is new is alive: new neurons see what comes in, and can be listened to
    outs = forward(lib, layers_in(row, large), taken)
    assert (outs[0][:, 4:] > 0).any()
    with pytest.raises(ValueError, match="does not fit"):
        grown(layers_in(row, large), small, luck)
