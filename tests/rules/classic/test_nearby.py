"""What a learner sees from where a bandit stands."""

from __future__ import annotations

import coltexpress
from coltexpress.games.classic.observation import OBSERVATION


def seen(game: coltexpress.Game, name: str) -> list[int]:
    """The numbers of one block, as the seat that is asked sees them."""
    ask = game.asks[0]
    row = OBSERVATION.row(game.view(ask.seat).state, ask.seat, ask.what)
    place = [block.name for block in OBSERVATION.blocks].index(name)
    at = sum([block.size for block in OBSERVATION.blocks[:place]])
    return list(row[at : at + OBSERVATION.blocks[place].size])


def train() -> coltexpress.Setup:
    """Tuco on the roof of car 2 is about to act, two others near and far."""
    table = coltexpress.Setup("classic", players=3).seats("tuco", "belle", "doc")
    table = table.put("tuco", "roof", car=2).put("belle", "roof", car=1).put("doc", "inside", car=3)
    return table.guard("inside", 2).pile("tuco", "move").pile("belle", "punch", down=True)


def test_others_are_so_many_cars_away_on_my_floor_or_the_other() -> None:
    near = seen(train().game(seed=1), "near")
    assert near == [1 + 2 * (6 - 1), 1 + 2 * (6 + 1) + 1, 0, 0, 0, 1 + 2 * 6 + 1]


def test_what_lies_near_is_told_by_car_and_floor() -> None:
    game = train().floor("roof", 2, "jewel", 2).floor("inside", 3, "jewel", 1).game(seed=1)
    floor = seen(game, "floor_near")
    by_place = {n: floor[3 * n : 3 * n + 3] for n in range(14) if any(floor[3 * n : 3 * n + 3])}
    assert by_place == {2 * 3: [0, 2, 0], 2 * 4 + 1: [0, 1, 0]}


def test_plans_are_told_by_bandit_and_hidden_ones_as_hidden() -> None:
    planned = seen(train().game(seed=1), "planned")
    mine, belle = planned[:6], planned[6:12]
    assert belle == [8, 0, 0, 0, 0, 0]
    assert mine == [1, 0, 0, 0, 0, 0]  # the card lies there while it is carried out
