"""A whole run in seconds: it learns, and goes on from its checkpoint when it was cut."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from coltexpress.bots.net import Net
from coltexpress.envs import Many
from coltexpress.games import game, observation_of
from coltexpress.learning import trainer
from coltexpress.learning.arrays import Numpy
from coltexpress.learning.curves import curves
from coltexpress.learning.export import ship
from coltexpress.learning.features import Features
from coltexpress.learning.learner import log_chances
from coltexpress.learning.nets import forward, layers_in, shapes_of
from coltexpress.learning.recipe import Recipe, drawn_in, kinds_of, other_kinds
from coltexpress.learning.trainer import Trainer, read_checkpoint

RECIPE = Recipe(
    "toy",
    60_000,
    actors=1,
    games=32,
    steps=20,
    sizes=(32,),
    minibatch=320,
    rate=(3e-3, 3e-4),
    entropy=(0.01, 0.0005),
)
GAMES = 2000


def train(file: Path, seconds: float = 1000.0) -> None:
    """Train for so long, or to the end."""
    Trainer(Numpy(RECIPE.seed), RECIPE, file).run(seconds, lambda point: None)


def share_against_luck(file: Path) -> float:
    """What the net wins with the first seat, when the others choose evenly among their options."""
    observation, (_, arrays) = observation_of("toy"), read_checkpoint(file)
    features, lib = Features(observation), Numpy(9)
    shapes = shapes_of(features.size, (*RECIPE.sizes, int(observation.actions)))
    layers, taken_in = layers_in(arrays["weights"], shapes), lib.intake(features)
    many = Many("toy", 200, seed=77)
    won, ended = 0.0, 0
    while ended < GAMES:
        logs = log_chances(lib, forward(lib, layers, taken_in(many.rows))[-1], many.mask)
        even = np.where(many.mask, 0.0, -1e9)
        likes = np.where((many.seat == 0)[:, None], logs, even)
        many.step((likes - np.log(-np.log(lib.luck(logs)))).argmax(1))
        won, ended = won + float(many.share[:, 0].sum()), ended + int(many.over.sum())
    return won / ended


@pytest.mark.slow
def test_a_run_that_was_cut_goes_on_and_learns(tmp_path: Path) -> None:
    file = tmp_path / "toy.npz"
    train(file, seconds=0.0)
    begun, newborn = read_checkpoint(file)
    assert begun.decisions == 0
    train(file)
    progress, learned = read_checkpoint(file)
    assert progress.starts == 2
    assert progress.decisions >= RECIPE.decisions
    assert progress.recipe == RECIPE
    assert [point.decisions for point in progress.curve] == sorted(
        {point.decisions for point in progress.curve}
    )
    assert not np.array_equal(newborn["weights"], learned["weights"])
    # An even share is a third; the best that habit and search reach here is about 0.40
    assert share_against_luck(file) > 0.35
    net = ship(file, tmp_path)
    assert Net(net.read_bytes(), observation_of("toy")).unit > 0


def test_questions_of_taste_are_left_to_luck() -> None:
    for name in ("classic", "armored", "super"):
        assert "pick-character" in drawn_in(game(name))
        assert "play-or-draw" not in drawn_in(game(name))
    many = Many("classic", 40, seed=2, drawn=("pick-character",))
    sight = many.observation
    place = [block.name for block in sight.blocks].index("character")
    at = sum([block.size for block in sight.blocks[:place]])
    seen = {tuple(row) for row in many.rows[:, at : at + 4].tolist()}
    assert all(0 not in characters for characters in seen)  # all have been dealt
    assert len(seen) > 20
    assert many.seat.max() < 4


def test_tables_play_every_number_of_players_and_every_variant() -> None:
    book = game("classic")
    kinds = kinds_of(book, 30)
    assert kinds[:15] == [{}] * 15
    assert other_kinds(book) == kinds[15 : 15 + len(other_kinds(book))]
    assert {kind["players"] for kind in kinds if "players" in kind} >= set(book.players)
    assert all(dict(variant) in kinds for variant in book.variants.values())


@pytest.mark.slow
def test_a_best_response_learns_against_a_net_that_stays_as_it_is(tmp_path: Path) -> None:
    """Both begin with what a newborn net does, which is anything; only one seat learns."""
    newborn, learned = tmp_path / "newborn.npz", tmp_path / "learned.npz"
    train(newborn, seconds=0.0)
    foe = str(ship(newborn, tmp_path))
    recipe = msgspec.structs.replace(RECIPE, begin=foe, against=foe)
    Trainer(Numpy(RECIPE.seed), recipe, learned).run(1000.0, lambda point: None)
    progress, _ = read_checkpoint(learned)
    assert all(point.won is not None and 0 < point.won < 1 for point in progress.curve)
    assert share_against_luck(learned) > 0.35
    drawn = curves(progress)
    assert "share of wins" in drawn
    assert drawn.count("<polyline") == 3


def test_a_checkpoint_leaves_no_mark_on_the_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever has been learned before the next stretch is counted as well."""
    monkeypatch.setattr(trainer, "EVERY", 0.0)
    file = tmp_path / "toy.npz"
    recipe = msgspec.structs.replace(RECIPE, decisions=15_000)
    Trainer(Numpy(1), recipe, file).run(1000.0, lambda point: None)
    progress, _ = read_checkpoint(file)
    entropies = [point.entropy for point in progress.curve[1:]]
    assert len(entropies) > 3
    assert max(entropies) < np.log(int(observation_of("toy").actions))  # no more is possible


def test_a_net_that_is_too_large_is_no_beginning(tmp_path: Path) -> None:
    file = tmp_path / "toy.npz"
    train(file, seconds=0.0)
    other = msgspec.structs.replace(RECIPE, begin=str(ship(file, tmp_path)), sizes=(16,))
    with pytest.raises(ValueError, match="does not fit"):
        Trainer(Numpy(1), other, tmp_path / "other.npz")
