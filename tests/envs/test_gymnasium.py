"""One seat in Gymnasium: its own check, and what we promise beyond it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from coltexpress import IllegalChoice, Unreadable
from coltexpress.envs.gymnasium_env import Seat
from coltexpress.games import OFFERED

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("coltexpress/Classic-v2", {"players": 3}),
    ("coltexpress/Armored-v2", {"players": 4, "seat": 1}),
    ("coltexpress/Super-v2", {"players": 4}),
]


@pytest.mark.parametrize(("name", "settings"), KINDS)
def test_its_own_check_passes(name: str, settings: dict[str, Any]) -> None:
    env = gymnasium.make(name, illegal="first", render_mode="ansi", **settings)
    check_env(env.unwrapped)


def play(env: Seat, luck: np.random.Generator, seed: int | None = None) -> list[object]:
    """A game at random, to its end: everything that was given."""
    seen, info = env.reset(seed=seed)
    found: list[object] = []
    while True:
        assert (info["action_mask"] == seen["action_mask"]).all()
        action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, terminated, truncated, info = env.step(action)
        found.append((seen["observation"].tobytes(), reward, terminated, info.get("score")))
        assert not truncated
        if terminated:
            return found
        assert reward == 0


@pytest.mark.parametrize("game", OFFERED)
def test_a_seed_decides_all_games_that_follow(game: str) -> None:
    def games() -> list[list[object]]:
        env, luck = Seat(game, bots="outlaw@1", seat=1), np.random.default_rng(2)
        return [play(env, luck, seed) for seed in (5, None)]

    first = games()
    assert first == games()
    assert first[0] != first[1]


def test_the_reward_is_the_share_of_the_win() -> None:
    env, luck = Seat("classic", players=3, bots="uniform"), np.random.default_rng(1)
    rewards = []
    for seed in range(12):
        play(env, luck, seed)
        rewards.append(env.one.shares()[0])
        assert env.one.over
    assert 0 < sum(rewards) < 12


def test_every_other_seat_has_the_bot_that_was_named_for_it() -> None:
    env = Seat("classic", players=4, seat=2, bots=["uniform", "greenhorn", "outlaw@3"])
    assert env.names == {0: "uniform", 1: "greenhorn", 3: "outlaw@3"}
    env.reset(seed=1)
    assert [type(env.bots[seat]).__name__ for seat in (0, 1, 3)] == [
        "Uniform",
        "Greenhorn",
        "Outlaw",
    ]


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(Unreadable, match="seat=4: expected 0 to 3"):
        Seat("classic", players=4, seat=4)
    with pytest.raises(Unreadable, match="2 bots for 3 other seats"):
        Seat("classic", players=4, bots=["uniform", "uniform"])
    with pytest.raises(Unreadable, match="there is no bot 'sheriff'"):
        Seat("classic", bots="sheriff")
    env = Seat("classic", players=3)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match=r"^-1 is not an action of player_0 .*; legal: "):
        env.step(-1)
    play(env, np.random.default_rng(1))
    with pytest.raises(IllegalChoice, match=r"not asked anything now: call reset"):
        env.step(0)
