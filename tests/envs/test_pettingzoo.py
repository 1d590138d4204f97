"""The games in PettingZoo: its own tests, and what we promise beyond them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from coltexpress import Dice, IllegalChoice, Unreadable
from coltexpress.envs import pettingzoo_env
from coltexpress.envs.observing import actions_of
from coltexpress.envs.one import One
from coltexpress.games import GAMES, NAMES

Settings = dict[str, Any]

KINDS: list[tuple[str, Settings]] = [
    ("classic", {"players": 4}),
    ("classic", {"players": 2, "expert_variant": True}),
    ("armored", {"players": 4}),
    ("armored", {"players": 5, "mode": "betrayal"}),
    ("super", {"players": 4}),
    ("super", {"players": 7, "reflex": True, "horse": True, "character_choice": "random"}),
]

# The tests of PettingZoo speak up for every observation that is a dict of arrays.
DICTS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]
with_dicts = pytest.mark.filterwarnings(*DICTS)


@with_dicts
@pytest.mark.parametrize(("name", "settings"), KINDS)
def test_its_own_tests_pass(name: str, settings: Settings) -> None:
    api_test(pettingzoo_env.env(name, **settings), num_cycles=60)
    seed_test(lambda: pettingzoo_env.env(name, **settings), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_its_own_test_of_drawing_passes(name: str) -> None:
    render_test(lambda render_mode: pettingzoo_env.env(name, render_mode=render_mode))


@pytest.mark.parametrize("settings", [{"players": 3}, {"players": 5, "character_choice": "random"}])
def test_its_own_tests_pass_where_all_plan_at_once(settings: Settings) -> None:
    parallel_api_test(pettingzoo_env.parallel_env("super", **settings), num_cycles=60)
    parallel_seed_test(
        lambda: pettingzoo_env.parallel_env("super", illegal="first", **settings), num_cycles=60
    )


def play(env: pettingzoo_env.Turns, luck: np.random.Generator) -> dict[str, float]:
    """A game at random, to its end: what each agent was given."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        total[agent] += reward
        if terminated:
            env.step(None)
        else:
            assert (info["action_mask"] == seen["action_mask"]).all()
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize(("name", "settings"), KINDS)
def test_everybody_is_given_his_share_of_the_win(name: str, settings: Settings) -> None:
    env, luck = pettingzoo_env.Turns(name, **settings), np.random.default_rng(1)
    env.reset(seed=4)
    total = play(env, luck)
    assert list(total.values()) == env.one.shares()
    assert env.agents == []


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_decides_all_games_that_follow(name: str) -> None:
    def games() -> list[bytes]:
        env, luck = pettingzoo_env.Turns(name), np.random.default_rng(1)
        found = []
        for seed in (9, None, None):
            env.reset(seed=seed)
            found.append(env.last()[0]["observation"].tobytes())
            play(env, luck)
            found.append(str(env.one.scores()).encode())
        return found

    first = games()
    assert first == games()
    assert len(set(first[1::2])) > 1  # a reset without a seed goes on; it does not begin again


def test_others_see_nothing_of_a_sealed_plan_until_the_last_is_in() -> None:
    env, luck = pettingzoo_env.Turns("super", players=5, character_choice="random"), 0
    env.reset(seed=2)
    rounds = 0
    while not env.one.over:
        waiting = [question.seat for question in env.one.waiting()]
        before = {agent: env.observe(agent) for agent in env.agents}
        for place, seat in enumerate(waiting):
            assert env.agent_selection == f"player_{seat}"
            for agent, seen in before.items():
                now = env.observe(agent)
                assert (now["observation"] == seen["observation"]).all()
                assert (now["action_mask"] == seen["action_mask"]).all()
            legal = np.flatnonzero(before[env.agent_selection]["action_mask"])
            luck += 1
            env.step(int(legal[luck * 7 % len(legal)]))
            assert place == len(waiting) - 1 or env.one.waiting()
        rounds += 1
    assert rounds > 1


def test_an_action_that_is_not_on_offer_changes_nothing_and_says_what_is() -> None:
    env = pettingzoo_env.env("classic", players=3, bandits="tuco,belle,doc")
    env.reset(seed=1)
    seen = env.last()[0]
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(
        IllegalChoice, match=rf"{wrong} is not an action of player_\d now"
    ) as caught:
        env.step(wrong)
    legal = np.flatnonzero(seen["action_mask"]).tolist()
    said = str(caught.value).partition("legal: ")[2]
    assert [int(part.split()[0]) for part in said.split(", ")] == legal
    assert "play-or-draw" in str(caught.value)
    assert "(draw)" in said
    assert (env.last()[0]["observation"] == seen["observation"]).all()


def test_if_one_of_several_actions_is_refused_none_is_done() -> None:
    env = pettingzoo_env.Together("super", players=3, character_choice="random")
    seen, _ = env.reset(seed=1)
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    with pytest.raises(IllegalChoice, match="of player_2 now"):
        env.step({**actions, "player_2": len(seen["player_2"]["action_mask"])})
    with pytest.raises(IllegalChoice, match="None is not an action of player_1"):
        env.step({"player_0": actions["player_0"]})
    assert len(env.one.waiting()) == 3
    env.step(actions)


def test_settings_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Unreadable, match="one seat is asked after another"):
        pettingzoo_env.parallel_env("classic")
    with pytest.raises(Unreadable, match="render_mode='photo'"):
        pettingzoo_env.env("classic", render_mode="photo")
    with pytest.raises(Unreadable, match="illegal='second'"):
        pettingzoo_env.Together("super", illegal="second")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_the_train_is_drawn(name: str) -> None:
    dealt = {"character_choice": "random"} if "character_choice" in GAMES[name].options else {}
    env = pettingzoo_env.env(name, render_mode="ansi", **dealt)
    env.reset(seed=1)
    drawing = env.render()
    assert isinstance(drawing, str)
    assert "\x1b[" in drawing
    assert len(drawing.splitlines()) > 5


def test_nothing_is_told_before_the_first_reset() -> None:
    with pytest.raises(AttributeError, match=r"before reset\(\)"):
        pettingzoo_env.env("toy").last()


@pytest.mark.parametrize("name", NAMES)
def test_actions_are_those_of_the_question_that_is_open(name: str) -> None:
    """They are kept until somebody chooses, and no longer."""
    one, luck = One(name, {}), Dice(3)
    one.begin(seed=2)
    while not one.over:
        for question in one.waiting():
            assert one.actions(question) == actions_of(one.sight, one.state, question)
        first = one.waiting()[0]
        one.choose(first.seat, luck.answer(first.options))
    last = one.known
    one.begin(seed=2)
    assert last == one.known == {}
