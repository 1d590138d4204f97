"""The games in OpenSpiel: its own tests, and what we promise beyond them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from coltexpress import IllegalChoice
from coltexpress.envs import openspiel
from coltexpress.games import GAMES

NAMES = [f"coltexpress_{name}" for name in GAMES]
KINDS = [
    *NAMES,
    "coltexpress_classic(players=2)",
    "coltexpress_classic(players=3,expert_variant=true,purse_pick=token)",
    "coltexpress_armored(players=2)",
    "coltexpress_armored(players=5,mode=betrayal)",
    "coltexpress_super(players=7,reflex=true,horse=true,character_choice=random)",
]


@pytest.mark.parametrize("name", KINDS)
def test_its_own_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", KINDS)
def test_its_own_python_simulation_passes(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_sealed_plans_can_be_made_one_after_another() -> None:
    game = pyspiel.load_game("coltexpress_super(players=4,character_choice=random)")
    turns = pyspiel.convert_to_turn_based(game)
    pyspiel.random_sim_test(turns, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["coltexpress_classic(players=2)", "coltexpress_super(players=3)"])
def test_its_own_playthrough_is_the_same_again(name: str) -> None:
    flags.FLAGS.mark_as_parsed()
    played = generate_playthrough.playthrough(name, None, seed=3)
    params = generate_playthrough._playthrough_params(played.splitlines())
    assert generate_playthrough.playthrough(**params) == played
    assert "PublicObservationString" in played


def walk(state: pyspiel.State, luck: np.random.Generator) -> Iterator[pyspiel.State]:
    """All nodes of a game at random."""
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        elif state.is_simultaneous_node():
            players = range(state.num_players())
            legal = [state.legal_actions(player) or [0] for player in players]
            state.apply_actions([int(luck.choice(actions)) for actions in legal])
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))


@pytest.mark.parametrize("name", KINDS)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    game, luck = pyspiel.load_game(name), np.random.default_rng(4)
    for state in walk(game.new_initial_state(), luck):
        if state.is_chance_node() or luck.random() > 0.1:
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_only_ever_grows(name: str) -> None:
    """Perfect recall: what a player was told and has chosen stays told."""
    options = GAMES[name.removeprefix("coltexpress_")].options
    dealt = "(character_choice=random)" if "character_choice" in options else ""
    game, luck = pyspiel.load_game(f"{name}{dealt}"), np.random.default_rng(5)
    known: dict[int, list[str]] = {}
    for state in walk(game.new_initial_state(), luck):
        if state.is_chance_node():
            continue
        for player in range(game.num_players()):
            *told, asked = state.information_state_string(player).splitlines()
            assert asked.startswith("asked")
            before = known.get(player, [])
            if state.story.book.round_number(state.story.state) > 0:
                assert told[: len(before)] == before
                known[player] = told
    assert any("chose" in line for line in known[0])


@pytest.mark.parametrize("name", NAMES)
def test_copies_and_pickles_are_equal_and_independent(name: str) -> None:
    game, luck = pyspiel.load_game(name), np.random.default_rng(6)
    for number, state in enumerate(walk(game.new_initial_state(), luck)):
        if number % 10 == 0:
            before = str(state), state.information_state_string(0)
            for twin in (copy.deepcopy(state), state.clone(), pickle.loads(pickle.dumps(state))):
                assert (str(twin), twin.information_state_string(0)) == before
                for _ in zip(range(5), walk(twin, luck), strict=False):
                    pass
            assert (str(state), state.information_state_string(0)) == before


def test_an_illegal_action_changes_nothing_and_says_what_is_legal() -> None:
    state = pyspiel.load_game("coltexpress_classic").new_initial_state()
    legal = ", ".join(str(action) for action in state.legal_actions())
    with pytest.raises(IllegalChoice, match=f"0 is not an action of seat 0; legal: {legal}"):
        state._apply_action(0)
    assert state.action_to_string(0, state.legal_actions()[0]) == "pick-character ghost"
    assert state.action_to_string(1, 0) == "nothing"


def test_the_search_of_openspiel_plays() -> None:
    game = pyspiel.load_game("coltexpress_classic(players=2,character_choice=random)")
    state, luck = game.new_initial_state(), np.random.RandomState(1)
    nodes = walk(state, np.random.default_rng(7))
    while next(nodes).is_chance_node():
        pass
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.0,
        max_simulations=3,
        random_state=luck,
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("coltexpress_armored(players=6,mode=betrayal)")
    assert game.num_players() == 6
    given = game.get_parameters()
    assert (given["mode"], given["expert_variant"]) == ("betrayal", False)
    assert openspiel.REGISTERED["armored"].book.name == "armored"
