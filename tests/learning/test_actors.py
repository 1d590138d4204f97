"""Actors play in processes of their own and share what they see."""

from __future__ import annotations

import numpy as np

from coltexpress.envs import Many
from coltexpress.games import observation_of
from coltexpress.learning.actors import GROUPS, KIND_SEEDS, Crew, Kinds, Shape


def test_what_actors_show_is_what_their_games_show() -> None:
    observation = observation_of("super")
    shape = Shape("super", 2, 4, int(observation.seats))
    numbers = (3, 5, 6)
    crew = Crew(shape, 7, Kinds([{"players": players} for players in numbers], 0.25))
    try:
        parts, ended = crew.board.parts, 0
        twins = [
            [
                (
                    Many("super", 3, seed=seed),
                    Many(
                        "super",
                        1,
                        seed=seed + KIND_SEEDS,
                        players=numbers[(GROUPS * actor + group) % 3],
                    ),
                )
                for actor in range(2)
                for seed in [(7 * 2 + actor) * GROUPS + group]
            ]
            for group in range(GROUPS)
        ]
        for step in range(40):
            for group in range(GROUPS):
                crew.wait(group, step)
                seen = crew.board.seen[group]
                actions = seen[..., parts.mask].argmax(axis=-1).astype(np.int16)
                for actor, (usual, other) in enumerate(twins[group]):
                    for many, shown in (usual, seen[actor, :3]), (other, seen[actor, 3:]):
                        assert (shown[:, parts.rows] == many.rows).all()
                        assert (shown[:, parts.mask] == many.mask).all()
                        assert (shown[:, parts.seat][:, 0] == many.seat).all()
                        for game in np.flatnonzero(many.over):
                            share = shown[game, parts.share].view(np.float32)
                            assert share[: many.seats].tolist() == many.share[game].tolist()
                            ended += 1
                crew.go(group, actions)
                for actor, (usual, other) in enumerate(twins[group]):
                    usual.step(actions[actor, :3].astype(np.int64))
                    other.step(actions[actor, 3:].astype(np.int64))
        assert ended > 4
    finally:
        crew.dismiss()


def test_all_batches_play_mostly_the_usual_game_and_the_others_in_turn() -> None:
    kinds = Kinds([{"players": 3}, {"players": 5}], 0.25)
    assert kinds.of(0, 512) == [(384, {}), (128, {"players": 3})]
    assert kinds.of(3, 512) == [(384, {}), (128, {"players": 5})]
    assert Kinds([{"players": 3}], 0).of(0, 512) == [(512, {})]
