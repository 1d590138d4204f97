"""How fast the environments are: choices a second of processor time, four players, at random.

python scripts/bench_environments.py [SECONDS]

Figures are scaled to a machine that makes 100,000 rounds of the calibration a second, which is
measured before and after every run: so they say little about who else uses this machine.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median

import numpy as np
import pyspiel

from coltexpress.compiled import is_compiled
from coltexpress.envs import Many, openspiel
from coltexpress.envs.gymnasium_env import Seat
from coltexpress.envs.pettingzoo_env import env
from coltexpress.games import NAMES
from coltexpress.sim.measuring import calibration

GAMES = 256
ROUNDS = 5
USUAL = 100_000  # rounds of the calibration a second


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of it is done in a second of processor time."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += sum([work() for _ in range(20)])
    return done / spent


def scaled(work: Callable[[], int], seconds: float) -> float:
    """The median of several runs, each against the calibration around it."""
    found = []
    for _ in range(ROUNDS):
        before, here, after = rate(few, seconds / 4), rate(work, seconds), rate(few, seconds / 4)
        found.append(here * USUAL / ((before + after) / 2))
    return median(found)


def few() -> int:
    """A little of the calibration."""
    return calibration(20)


def many(name: str) -> Callable[[], int]:
    """Many games, with actions drawn by numpy."""
    batch, luck = Many(name, GAMES, seed=1, players=4), np.random.default_rng(1)

    def step() -> int:
        batch.step((batch.mask * luck.random(batch.mask.shape, np.float32)).argmax(axis=1))
        return GAMES

    return step


def pettingzoo(name: str) -> Callable[[], int]:
    """One seat after another."""
    turns = env(name, players=4)
    turns.reset(seed=1)

    def step() -> int:
        seen, _, over, _, _ = turns.last()
        turns.step(None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        if not turns.agents:
            turns.reset()
        return 1

    return step


def gymnasium(name: str) -> Callable[[], int]:
    """One seat, the others at random."""
    seat = Seat(name, players=4, bots="uniform")
    last = [seat.reset(seed=1)[0]]

    def step() -> int:
        action = random.choice(np.flatnonzero(last[0]["action_mask"]).tolist())
        last[0], _, over, _, _ = seat.step(action)
        if over:
            last[0] = seat.reset()[0]
        return 1

    return step


def spiel(name: str) -> Callable[[], int]:
    """All nodes, those of chance too, without a look at information states."""
    game = pyspiel.load_game(openspiel.short_name(name))
    state = [game.new_initial_state()]

    def step() -> int:
        node = state[0]
        if node.is_simultaneous_node():
            legal = [node.legal_actions(player) or [0] for player in range(game.num_players())]
            node.apply_actions([random.choice(actions) for actions in legal])
        else:
            node.apply_action(random.choice(node.legal_actions()))
        if node.is_terminal():
            state[0] = game.new_initial_state()
        return 1

    return step


def main() -> None:
    """Measure all, and print a row for each."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    print("compiled" if is_compiled() else "interpreted")
    for kind in (many, pettingzoo, gymnasium, spiel):
        found = [f"{name} {scaled(kind(name), seconds):,.0f}" for name in NAMES]
        print(f"{kind.__name__:11}", ", ".join(found))


if __name__ == "__main__":
    main()
