"""Actors play in processes of their own and share what they see."""

from __future__ import annotations

import numpy as np

from coltexpress.envs import Many
from coltexpress.games import observation_of
from coltexpress.learning.actors import GROUPS, Crew, Shape


def test_what_actors_show_is_what_their_games_show() -> None:
    observation = observation_of("super")
    shape = Shape("super", 2, 3, int(observation.seats))
    crew = Crew(shape, 7, [{}, {"players": 5}])
    try:
        parts, ended = crew.board.parts, 0
        twins = [
            [
                Many("super", 3, seed=(7 * 2 + actor) * GROUPS + group, players=(4, 5)[actor])
                for actor in range(2)
            ]
            for group in range(GROUPS)
        ]
        for step in range(40):
            for group in range(GROUPS):
                crew.wait(group, step)
                seen = crew.board.seen[group]
                for actor, many in enumerate(twins[group]):
                    assert (seen[actor][:, parts.rows] == many.rows).all()
                    assert (seen[actor][:, parts.mask] == many.mask).all()
                    assert (seen[actor][:, parts.seat][:, 0] == many.seat).all()
                    for game in np.flatnonzero(many.over):
                        share = seen[actor, game, parts.share].view(np.float32)
                        assert share[: many.seats].tolist() == many.share[game].tolist()
                        ended += 1
                actions = seen[..., parts.mask].argmax(axis=-1).astype(np.int16)
                crew.go(group, actions)
                for actor, many in enumerate(twins[group]):
                    many.step(actions[actor].astype(np.int64))
        assert ended > 4
    finally:
        crew.dismiss()
