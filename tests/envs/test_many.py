"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from coltexpress import IllegalChoice, Unreadable
from coltexpress.envs import Many
from coltexpress.envs.observing import actions_of
from coltexpress.games import GAMES
from coltexpress.kernel.agenda import choose, is_over, waiting
from coltexpress.kernel.chance import Dice

KINDS = [
    ("classic", {"players": 4}),
    ("classic", {"players": 2}),
    ("classic", {"players": 6, "expert_variant": True, "guest_bandits": True}),
    ("armored", {"players": 2}),
    ("armored", {"players": 5}),
    ("armored", {"players": 6, "mode": "betrayal"}),
    ("super", {"players": 3}),
    ("super", {"players": 7, "reflex": True, "horse": True}),
]


def at_random(many: Many, luck: np.random.Generator) -> np.ndarray:
    """Any action on offer in each game."""
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in many.mask])


@pytest.mark.parametrize(("name", "settings"), KINDS)
def test_games_are_played_to_their_end_and_begin_anew(
    name: str, settings: dict[str, str | int]
) -> None:
    many, luck = Many(name, 6, seed=3, drawn=(), **settings), np.random.default_rng(1)
    ended = np.zeros(6, dtype=int)
    while ended.min() < 2:
        assert many.mask.any(axis=1).all()
        many.step(at_random(many, luck))
        ended += many.over
        assert (many.share[~many.over] == 0).all()
        won = many.share[many.over]
        assert ((won.sum(axis=1) > 0.99) | (won.sum(axis=1) == 0)).all()  # nobody may win too


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_the_same_in_any_batch(name: str) -> None:
    few, several = Many(name, 2, seed=5), Many(name, 9, seed=5)
    for _ in range(150):
        actions = several.mask.argmax(axis=1)
        assert (few.rows == several.rows[:2]).all()
        assert (few.seat == several.seat[:2]).all()
        few.step(actions[:2])
        several.step(actions)


@pytest.mark.parametrize("name", GAMES)
def test_rows_and_masks_are_those_of_the_game_itself(name: str) -> None:
    many, luck = Many(name, 1, seed=8), np.random.default_rng(2)
    book, sight = many.book, many.observation
    dice = Dice(8 * 0x9E3779B1)
    g = book.again(book.new({}), dice)
    for _ in range(300):
        question = waiting(g)[0]
        assert many.seat[0] == question.seat
        assert many.rows[0].tobytes() == sight.row(g, question.seat, question.what)
        actions = actions_of(sight, g, question)
        assert sorted(actions) == np.flatnonzero(many.mask[0]).tolist()
        action = int(luck.choice(actions))
        choose(g, question.seat, question.options[actions.index(action)])
        many.step([action])
        assert bool(many.over[0]) == is_over(g)
        if is_over(g):
            assert many.scores[0].tolist() == book.scores(g)
            assert np.flatnonzero(many.share[0]).tolist() == book.winners(g)
            g = book.again(g, dice)


def test_an_action_that_is_not_on_offer_changes_nothing() -> None:
    many = Many("classic", 2, seed=1)
    before = many.rows.copy()
    wrong = int(np.flatnonzero(~many.mask[1])[0])
    with pytest.raises(
        IllegalChoice, match=rf"game 1: {wrong} is not an action of seat 0 now; off"
    ):
        many.step([int(many.mask[0].argmax()), wrong])
    assert (many.rows == before).all()
    with pytest.raises(IllegalChoice, match="1 actions for 2 games"):
        many.step([0])


def test_a_team_has_its_win_whole() -> None:
    many = Many("armored", 8, seed=2, players=4)
    while not many.over.any():
        many.step(many.mask.argmax(axis=1))
    for share in many.share[many.over]:
        assert sorted(share.tolist()) in ([0, 0, 1, 1], [0.5] * 4)


@pytest.mark.parametrize("games", [0, -3])
def test_there_is_at_least_one_game(games: int) -> None:
    with pytest.raises(Unreadable, match=f"games={games}: expected at least 1"):
        Many("toy", games)
