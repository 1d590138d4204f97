"""Actors play in processes of their own and share what they see."""

from __future__ import annotations

import numpy as np

from coltexpress.envs import Many
from coltexpress.games import observation_of
from coltexpress.learning.actors import GROUPS, Crew, Kinds, Shape


def test_what_actors_show_is_what_their_games_show() -> None:
    observation = observation_of("super")
    shape = Shape("super", 2, 4, int(observation.seats))
    numbers = (3, 5, 6)
    kinds = Kinds([{"players": players} for players in numbers], 2)
    crew = Crew(shape, 7, kinds)
    try:
        parts, ended = crew.board.parts, 0
        twins = [
            [
                Many(
                    "super",
                    4,
                    seed=(7 * 2 + actor) * GROUPS + group,
                    drawn=(),
                    **kinds.of(actor, group),
                )
                for actor in range(2)
            ]
            for group in range(GROUPS)
        ]
        for step in range(40):
            for group in range(GROUPS):
                crew.wait(group, step)
                seen = crew.board.seen[group]
                actions = seen[..., parts.mask].argmax(axis=-1).astype(np.int16)
                for actor, many in enumerate(twins[group]):
                    shown = seen[actor]
                    assert (shown[:, parts.rows] == many.rows).all()
                    assert (shown[:, parts.mask] == many.mask).all()
                    assert (shown[:, parts.seat][:, 0] == many.seat).all()
                    assert (shown[:, parts.over][:, 0] == many.over).all()
                    for game in np.flatnonzero(many.over):
                        share = shown[game, parts.share].view(np.float32).tolist()
                        nobody = [0.0] * (shape.seats - many.seats)
                        assert share == many.share[game].tolist() + nobody
                        ended += 1
                crew.go(group, actions)
                for actor, many in enumerate(twins[group]):
                    many.step(actions[actor])
        assert ended > 4
    finally:
        crew.dismiss()


def test_actors_play_mostly_the_usual_game_and_all_others_in_turn() -> None:
    kinds = Kinds([{"players": 3}, {"players": 5}, {"players": 6}], 2)
    played = [[kinds.of(actor, group) for group in range(GROUPS)] for actor in range(2)]
    assert played == [
        [{}, {}, {"players": 3}, {"players": 5}],
        [{}, {}, {"players": 6}, {"players": 3}],
    ]
    assert [Kinds([{"players": 3}], 0).of(0, group) for group in range(GROUPS)] == [{}] * GROUPS
