"""Runs the checks of TorchRL and RLlib on the PettingZoo environments.

They are too heavy for the everyday tests, so they have an environment of their own:

    python3 -m venv build/frameworks
    build/frameworks/bin/pip install torch==2.13.0 torchrl==0.14.1 'ray[rllib]==2.60.0'
    build/frameworks/bin/pip install -e '.[env]'
    build/frameworks/bin/python scripts/try_frameworks.py
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from typing import Any, Final

from coltexpress.envs import pettingzoo_env

KINDS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("classic", {"players": 4}),
    ("classic", {"players": 2, "expert_variant": True}),
    ("armored", {"players": 5, "mode": "betrayal"}),
    ("super", {"players": 4}),
    ("toy", {"players": 3}),
]


def torchrl(name: str, settings: dict[str, Any]) -> None:
    """What the wrapper says that it gives is what it gives."""
    from torchrl.envs import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    check_env_specs(PettingZooWrapper(pettingzoo_env.env(name, **settings), use_mask=True))


def rllib(name: str, settings: dict[str, Any]) -> None:
    """A whole game through the wrapper, at random among what the masks allow."""
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    env = PettingZooEnv(pettingzoo_env.env(name, **settings))
    seen, _ = env.reset(seed=1)
    over, rewards = False, dict.fromkeys(env.possible_agents, 0.0)
    while not over:
        actions = {
            agent: env.action_spaces[agent].sample(one["action_mask"])
            for agent, one in seen.items()
            if one["action_mask"].any()
        }
        for agent, one in seen.items():
            assert env.observation_spaces[agent].contains(one), agent
        seen, gained, ended, _, _ = env.step(actions)
        for agent, reward in gained.items():
            rewards[agent] += reward
        over = ended["__all__"]
    assert sum(rewards.values()) >= 0.99, rewards


CHECKS: Final[dict[str, Callable[[str, dict[str, Any]], None]]] = {
    "TorchRL check_env_specs": torchrl,
    "RLlib PettingZooEnv": rllib,
}


def main() -> int:
    """Run all of them; one line each."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    warnings.simplefilter("ignore")  # theirs, about their own next versions
    failed = 0
    for what, check in CHECKS.items():
        for name, settings in KINDS:
            try:
                check(name, settings)
                found = "passed"
            except Exception as error:  # noqa: BLE001 -- whatever it is, the next one is tried
                found, failed = f"failed: {type(error).__name__}: {error}", failed + 1
            print(f"{what}, {name} {settings}: {found}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
