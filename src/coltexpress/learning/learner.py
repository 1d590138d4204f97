"""Learning: proximal policy optimisation, a part of what was played at a time.

Two nets that take in the same: one chooses, the other, the critic, says how good a position is for
the seat. The slopes are worked out here by hand, which is short for plain neurons and lets any
library of arrays do it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from coltexpress.learning.actors import GROUPS
from coltexpress.learning.adam import TINY, Adam
from coltexpress.learning.arrays import Array, Arrays
from coltexpress.learning.features import Features
from coltexpress.learning.nets import backward, forward, layers_in, newborn, shapes_of, size_of
from coltexpress.learning.recipe import WARMING, Recipe, between
from coltexpress.learning.returns import Played, judged

NEVER: Final = -1e9  # the score of an action that is not on offer


class Learner:
    """The nets, and what they are learning from; `weights` is the row of all weights."""

    def __init__(
        self, lib: Arrays, recipe: Recipe, features: Features, width: int, actions: int
    ) -> None:
        self.lib, self.recipe = lib, recipe
        self.choosing = shapes_of(features.size, (*recipe.sizes, actions))
        self.judging = shapes_of(features.size, (*recipe.sizes, 1))
        luck = np.random.Generator(np.random.PCG64(recipe.seed))
        row = np.concatenate([newborn(self.choosing, luck), newborn(self.judging, luck)])
        self.weights = lib.of(row)
        border = size_of(self.choosing)
        self.adam = Adam(lib, self.weights, [slice(0, border), slice(border, None)])
        self.rates = lib.zeros((2,), "float32")  # of the net that chooses and of the critic, now
        self.entropy = lib.zeros((1,), "float32")  # how much it is worth now
        self.told = lib.zeros((3,), "float32")  # sums over the parts that were learned from
        self.learned = 0  # parts of what was played last
        self.intake = lib.intake(features)
        self.every = lib.of(np.arange(actions))
        self.policy, self.critic = self.nets(self.weights)
        self.policy_slopes, self.critic_slopes = self.nets(self.adam.slopes)
        decisions = GROUPS * recipe.actors * recipe.games * recipe.steps
        self.size = min(recipe.minibatch, decisions)
        self.rows = lib.zeros((decisions, width), "uint8")
        self.mask = lib.zeros((decisions, actions), "bool")
        self.action, self.part = lib.zeros((decisions,), "int64"), lib.zeros((self.size,), "int64")
        self.chance, self.better, self.wanted, self.counts = [
            lib.zeros((decisions,), "float32") for _ in range(4)
        ]
        self.orders: list[Array] = []  # they must outlive their parts, which are looks at them
        self.parts: list[Array] = []  # what is still to be learned from
        self.update = lib.recorded(self.learn)

    def nets(self, row: Array) -> tuple[list[Array], list[Array]]:
        """The net that chooses and the critic, as they lie in a row of weights."""
        border = size_of(self.choosing)
        return layers_in(row[:border], self.choosing), layers_in(row[border:], self.judging)

    def begin(self, played: Played, progress: float) -> None:
        """Take what was played to learn from."""
        lib, recipe = self.lib, self.recipe
        better, wanted, counts = judged(lib, played, recipe.trace)
        weight = lib.where(counts, 1.0, better * 0)
        total = weight.sum()
        mean = (better * weight).sum() / total
        spread = (((better - mean) ** 2 * weight).sum() / total) ** 0.5 + 1e-6
        self.rows[...] = played.rows.reshape(self.rows.shape)
        self.mask[...] = played.mask.reshape(self.mask.shape)
        self.action[...] = played.action.reshape(-1)
        self.chance[...] = played.chance.reshape(-1)
        self.better[...] = ((better - mean) / spread).reshape(-1)
        self.wanted[...] = wanted.reshape(-1)
        self.counts[...] = weight.reshape(-1)
        self.rates[...] = between(recipe.rate, progress)
        if recipe.begin and progress < WARMING:
            self.rates[0] = 0
        self.entropy[...] = between(recipe.entropy, progress)
        self.told[...] = 0
        self.learned = 0
        whole = len(self.action) // self.size * self.size
        self.orders = [lib.order(len(self.action)) for _ in range(recipe.epochs)]
        for order in self.orders:
            self.parts += [order[at : at + self.size] for at in range(0, whole, self.size)]

    def go_on(self) -> None:
        """Learn from one more part, if there is one."""
        if self.parts:
            self.part[...] = self.parts.pop()
            self.update()
            self.learned += 1

    def learn(self) -> None:
        """Change the nets by one part of what was played."""
        lib, part, clip = self.lib, self.part, self.recipe.clip
        taken, mask, action = self.intake(self.rows[part]), self.mask[part], self.action[part]
        gain, weight = self.better[part], self.counts[part]
        weight = weight / (weight.sum() + TINY)
        # The net that chooses
        outs = forward(lib, self.policy, taken)
        logs = log_chances(lib, outs[-1], mask)
        chances = lib.exp(logs)
        ratio = lib.exp(lib.take(logs, action) - self.chance[part])
        held = ratio.clip(1 - clip, 1 + clip)
        is_free = ratio * gain <= held * gain  # where the ratio was held nothing is to be gained
        pull = weight * gain * ratio * is_free
        entropy = -(chances * logs).sum(1)
        taken_one = self.every == action[:, None]
        slope = pull[:, None] * (chances - 1.0 * taken_one)
        slope = slope + self.entropy * weight[:, None] * chances * (logs + entropy[:, None])
        backward(lib, self.policy, self.policy_slopes, taken, outs, slope)
        # The critic
        looks = forward(lib, self.critic, taken)
        off = looks[-1][:, 0] - self.wanted[part]
        backward(lib, self.critic, self.critic_slopes, taken, looks, (2 * weight * off)[:, None])
        self.adam.descend(self.rates)
        reached = lib.where(is_free, ratio, held) * gain
        self.told[0] += -(reached * weight).sum()
        self.told[1] += (entropy * weight).sum()
        self.told[2] += (off * off * weight).sum()


def log_chances(lib: Arrays, scores: Array, mask: Array) -> Array:
    """By action the logarithm of how likely it is, from scores; what is not on offer is not."""
    return lib.log_shares(lib.where(mask, scores, NEVER))
