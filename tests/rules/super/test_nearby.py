"""What a learner sees of how bandits stand to one another."""

from __future__ import annotations

from rules.super.words import seat, train

from coltexpress.games.super.observation import OBSERVATION
from coltexpress.games.super.questions import WHICH_PLAN
from coltexpress.games.super.rulebook import SuperExpress


def seen(g: SuperExpress, letter: str, name: str) -> list[int]:
    """The numbers of one block, as a seat sees them."""
    row = OBSERVATION.row(g, seat(letter), WHICH_PLAN)
    place = [block.name for block in OBSERVATION.blocks].index(name)
    at = sum([block.size for block in OBSERVATION.blocks[:place]])
    return list(row[at : at + OBSERVATION.blocks[place].size])


def test_others_are_so_many_sections_away_on_my_floor_or_the_other() -> None:
    g = train("1.in=[B>] 2.ro=[<A] 4.ro=[<C]").g
    assert seen(g, "A", "near")[:2] == [1 + 2 * (8 - 1) + 1, 1 + 2 * (8 + 2)]
    assert seen(g, "C", "near")[:2] == [1 + 2 * (8 - 2), 1 + 2 * (8 - 3) + 1]


def test_whom_a_shot_would_hit_is_told_both_ways() -> None:
    """S-FIRE-01..05, S-FIRE-10: the nearest who stands, in front and after a Turn."""
    g = train("1.in=[<B (<D)] 2.in=[<A] 3.in=[<C]").g
    me, next_one, second, nobody = 1, 2, 3, 0
    assert seen(g, "A", "aims_at")[:4] == [next_one, nobody, me, next_one]
    assert seen(g, "A", "aims_back")[:4] == [second, me, nobody, me]
    third = 4  # A, seen from B
    assert seen(g, "B", "aims_at")[:4] == [nobody, third, me, me]


def test_who_acts_before_me_follows_from_the_start_player() -> None:
    """S-EXEC-01, S-EXEC-02"""
    g = train("1.in=[<B] 2.in=[<A] 3.in=[<C]", start="B").g
    assert seen(g, "A", "sooner")[:2] == [1, 1]
    assert seen(g, "B", "sooner")[:2] == [0, 0]
    assert seen(g, "C", "sooner")[:2] == [0, 1]


def test_how_many_cars_go_before_mine() -> None:
    """S-ROUND-01: one is in the last car, two in the one before it, and who is out nowhere."""
    g = train("1.in=[<B] 4.ro=[<A]", players=3).g
    assert seen(g, "A", "cars_left")[:3] == [1, 4, 0]
