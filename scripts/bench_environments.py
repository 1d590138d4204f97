"""How fast the environments are here: choices a second on one core, four players, at random.

python scripts/bench_environments.py [SECONDS]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import numpy as np
import pyspiel

from coltexpress.compiled import is_compiled
from coltexpress.envs import Many, openspiel
from coltexpress.envs.gymnasium_env import Seat
from coltexpress.envs.pettingzoo_env import env
from coltexpress.games import NAMES
from coltexpress.sim.measuring import per_second

GAMES = 256


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
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print("compiled" if is_compiled() else "interpreted")
    for kind in (many, pettingzoo, gymnasium, spiel):
        found = [f"{name} {per_second(kind(name), seconds):,.0f}" for name in NAMES]
        print(f"{kind.__name__:11}", ", ".join(found))


if __name__ == "__main__":
    main()
