"""Learns in a PettingZoo loop, from nothing but who won: a linear policy for all seats.

python examples/zoo.py super 200
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coltexpress.envs import pettingzoo_env

RATE = 0.05
Numbers = NDArray[np.float64]


class Choice(NamedTuple):
    """What was seen, how likely each action was, and which was taken."""

    agent: str
    seen: Numbers
    likely: Numbers
    action: int


def likely(seen: Numbers, mask: NDArray[np.int8], weights: Numbers) -> Numbers:
    """How likely each action is: nothing that is not on offer."""
    scores = np.where(mask == 1, seen @ weights, -np.inf)
    chances: Numbers = np.exp(scores - scores.max())
    return np.asarray(chances / chances.sum())


def learn(name: str, games: int, seed: int = 1) -> Numbers:
    """Play against itself, and make more likely what winners did."""
    env, luck = pettingzoo_env.env(name, players=4), np.random.default_rng(seed)
    env.reset(seed=seed)
    width = env.observation_space("player_0")["observation"].shape[0]
    weights = np.zeros((width, env.action_space("player_0").n))
    for _ in range(games):
        story: list[Choice] = []
        won = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            won[agent] += reward
            if terminated:
                env.step(None)  # it is told that the game is over, and leaves
                continue
            row = np.minimum(seen["observation"], 16) / 16
            chances = likely(row, seen["action_mask"], weights)
            action = int(luck.choice(len(chances), p=chances))
            story.append(Choice(agent, row, chances, action))
            env.step(action)
        for one in story:
            better = -one.likely
            better[one.action] += 1
            gain = won[one.agent] - 1 / len(won)
            weights += RATE * gain * np.outer(one.seen, better)
        env.reset()
    return weights


if __name__ == "__main__":
    found = learn(sys.argv[1], int(sys.argv[2]))
    print(f"{found.size:,} weights, the largest {np.abs(found).max():.2f}")
