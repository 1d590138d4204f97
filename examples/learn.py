"""Learns to play from nothing but wins: a linear policy, numpy and many games at once.

    python examples/learn.py super 100

It learns for so many rounds. Then it plays one seat, while the others choose at random.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from coltexpress.envs import Many

GAMES, STEPS, RATE = 64, 64, 100
TABLE: dict[str, Any] = {"players": 4, "character_choice": "random"}


def features(many: Many) -> np.ndarray:
    """The rows as numbers from 0 to 1, and a 1."""
    return np.hstack([np.minimum(many.rows, 16) / 16.0, np.ones((many.games, 1))])


def chances(seen: np.ndarray, mask: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """How likely each action is: nothing that is not on offer."""
    scores = np.where(mask, seen @ weights, -np.inf)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def drawn(likely: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    """An action in each game."""
    return np.asarray((likely / luck.exponential(size=likely.shape)).argmax(axis=1))


def learn(name: str, rounds: int, luck: np.random.Generator) -> np.ndarray:
    """Play against itself, and make more likely what was done in games that were won."""
    many = Many(name, GAMES, seed=1, **TABLE)
    weights = np.zeros((many.rows.shape[1] + 1, many.mask.shape[1]))
    for _ in range(rounds):
        done = []
        for _ in range(STEPS):
            seen, seat = features(many), many.seat.copy()
            likely = chances(seen, many.mask, weights)
            action = drawn(likely, luck)
            many.step(action)
            done.append((seen, likely, action, seat, many.over.copy(), many.share))
        won, known = np.zeros((GAMES, many.seats)), np.zeros(GAMES, dtype=bool)
        better = np.zeros_like(weights)
        for seen, likely, action, seat, over, share in reversed(done):
            won[over], known[over] = share[over], True  # how the game ended to which this belongs
            gain = (won[range(GAMES), seat] - 1 / many.seats) * known
            better += seen.T @ ((np.eye(likely.shape[1])[action] - likely) * gain[:, None])
        weights += RATE * better / (GAMES * STEPS)
    return weights


def wins(name: str, weights: np.ndarray, games: int, luck: np.random.Generator) -> float:
    """The share of the wins of seat 0 with these weights, all others choosing at random."""
    many, won, ended = Many(name, GAMES, seed=2, **TABLE), 0.0, 0
    while ended < games:
        seen, mine = features(many), (many.seat == 0)[:, None]
        trained, random = [chances(seen, many.mask, one) for one in (weights, 0 * weights)]
        many.step(drawn(np.where(mine, trained, random), luck))
        won, ended = won + float(many.share[:, 0].sum()), ended + int(many.over.sum())
    return won / ended


def main(name: str, rounds: int, games: int = 2000) -> float:
    """Learn, play, and say how well."""
    luck = np.random.default_rng(1)
    found = wins(name, learn(name, rounds, luck), games, luck)
    print(f"{name}: {found:.1%} of {games} games won against three at random; even is 25%")
    return found


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
