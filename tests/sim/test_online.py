"""Ratings from game to game."""

from __future__ import annotations

import random

import pytest

from coltexpress.sim.online import DRIFT, Skill, Team, after
from coltexpress.sim.ratings import MEAN, SPREAD


def duel(*ranks: int) -> list[Skill]:
    return [team[0] for team in after([Team(rank, (Skill(),)) for rank in ranks], drift=0.0)]


def test_a_duel_of_newcomers_is_rated_as_the_paper_has_it() -> None:
    winner, loser = duel(1, 2)
    assert winner.mean == pytest.approx(27.63523138347365)
    assert loser.mean == pytest.approx(22.36476861652635)
    assert winner.spread == loser.spread == pytest.approx(8.065506316323548)


def test_equals_stay_equal() -> None:
    one, other = duel(1, 1)
    assert one == other
    assert one.mean == pytest.approx(MEAN)
    assert one.spread < SPREAD


def test_the_names_of_ranks_do_not_matter_nor_does_the_order_of_teams() -> None:
    assert duel(1, 2) == duel(2, 7)
    assert duel(1, 2) == duel(2, 1)[::-1]


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Skill(30, 2), Skill(20, 2)
    expected = after([Team(1, (strong,)), Team(2, (weak,))])[0][0].mean - strong.mean
    surprise = after([Team(2, (strong,)), Team(1, (weak,))])[1][0].mean - weak.mean
    assert 0 < expected < surprise


def test_the_unsure_move_more_than_the_sure() -> None:
    sure, unsure, _ = after(
        [Team(1, (Skill(25, 1),)), Team(1, (Skill(25, 8),)), Team(2, (Skill(),))]
    )
    assert sure[0].mean - 25 < unsure[0].mean - 25


def test_a_skill_is_never_known_for_good() -> None:
    skill = Skill(25, 0.0)
    ((mine,), _) = after([Team(1, (skill,)), Team(2, (Skill(),))])
    assert mine.spread == pytest.approx(DRIFT, rel=0.01)


def test_many_games_find_who_is_better() -> None:
    luck = random.Random(7)
    true = [20.0, 25.0, 30.0, 25.0]
    found = [Skill() for _ in true]
    for _ in range(600):
        marks = [luck.gauss(mean, MEAN / 6) for mean in true]
        order = sorted(marks, reverse=True)
        teams = [
            Team(order.index(mark) + 1, (one,)) for mark, one in zip(marks, found, strict=True)
        ]
        found = [team[0] for team in after(teams)]
    assert found[0].mean < min(found[1].mean, found[3].mean)
    assert found[2].mean > max(found[1].mean, found[3].mean)
    assert all(one.spread < SPREAD / 3 for one in found)


def test_team_mates_move_together_and_the_less_sure_one_further() -> None:
    team = (Skill(25, 2), Skill(25, 6))
    mine, _ = after([Team(1, team), Team(2, (Skill(), Skill()))])
    gains = [one.mean - 25 for one in mine]
    assert 0 < gains[0] < gains[1]
