"""Chapters 10 and 11: fire, and being down."""

import pytest
from rules.super.words import train


def test_the_first_standing_bandit_in_front_is_hit() -> None:
    """S-FIRE-01, S-FIRE-03, S-FIRE-04, S-RULE-06"""
    t = train("1.in=[<D] 2.in=[<C] 3.in=[<B <A E>]").play("A fire")
    assert t.train == "1.in=[<D] 2.in=[<C (<B)] 3.in=[<A E>]"


def test_the_queue_next_door_is_searched_from_the_near_edge() -> None:
    """S-RULE-06, S-FIRE-04"""
    t = train("2.ro=[<C <B] 3.ro=[<A]").play("A fire")
    assert t.train == "1.ro=[(<B)] 2.ro=[<C] 3.ro=[<A]"
    t = train("1.ro=[A>] 2.ro=[<C <B]").play("A fire")
    assert t.train == "1.ro=[A>] 2.ro=[<B] 3.ro=[(<C)]"


def test_nobody_behind_the_shooter_is_hit() -> None:
    """S-FIRE-03, S-FIRE-13, S-POS-06"""
    t = train("1.in=[<B A>] 3.ro=[<C]").play("A fire")
    assert t.story()[-1] == "missed A"
    t = train("1.in=[<A <B] 2.in=[<C]").play("A fire")
    assert t.story()[-1] == "missed A"


def test_distance_is_no_limit_inside_either() -> None:
    """S-FIRE-02, S-FIRE-05"""
    t = train("0.in=[A>] 1.ro=[<C] 3.in=[<B]").play("A fire")
    assert t.train == "0.in=[A>] 1.ro=[<C] 4.in=[(<B)]"


def test_the_target_lands_on_its_back_one_section_away() -> None:
    """S-FIRE-06..09, S-RULE-09"""
    t = train("0.in=[<C] 2.ro=[B> <A]").play("A fire")
    assert t.train == "0.in=[<C] 1.ro=[(B>)] 2.ro=[<A]"
    t = train("0.in=[<C] 2.ro=[A> <B]").play("A fire")
    assert (t.train, t.down()) == ("0.in=[<C] 2.ro=[A>] 3.ro=[(<B)]", "B")


def test_the_target_lands_at_the_edge_it_came_over() -> None:
    """S-FIRE-14, S-RULE-07, S-POS-15, S-POS-16"""
    t = train("1.in=[<C] 2.in=[<B <A]").play("A fire")
    assert t.train == "1.in=[<C (<B)] 2.in=[<A]"
    t = train("1.in=[A> <B] 2.in=[<C]").play("A fire")
    assert t.train == "1.in=[A>] 2.in=[(<B) <C]"


def test_who_is_down_cannot_be_shot_and_does_not_stop_a_bullet() -> None:
    """S-FIRE-10, S-FIRE-11"""
    t = train("1.in=[(<B) <A] 2.ro=[<C]").play("A fire")
    assert t.story()[-1] == "missed A"
    t = train("1.in=[<C (<B) <A]").play("A fire")
    assert t.train == "0.in=[(<C)] 1.in=[(<B) <A]"
    t = train("1.in=[<C (<B)] 2.in=[<A]").play("A fire")
    assert t.train == "0.in=[(<C)] 1.in=[(<B)] 2.in=[<A]"


@pytest.mark.parametrize(
    "before", ["0.ro=[<B] 1.ro=[<A] 2.in=[<C]", "2.in=[<C] 3.ro=[A>] 4.ro=[<B]"]
)
def test_a_target_is_pushed_off_either_end(before: str) -> None:
    """S-FIRE-12"""
    t = train(before).play("A fire")
    assert t.story()[-3:] == ["shot A B", "fell-off B", "eliminated B 1"]


def test_a_missed_shot_spends_the_card() -> None:
    """S-FIRE-13, S-RULE-08"""
    t = train("1.ro=[<B] 2.in=[<A] 3.ro=[C>]").round(
        "fire-turn-climb", "turn-climb-move", "turn-climb-fire"
    )
    assert t.story()[t.story().index("revealed A fire") + 1] == "missed A"
    assert "revealed A turn" in t.story()


@pytest.mark.parametrize("card", ["turn", "climb", "move", "fire", "horse"])
def test_any_card_only_stands_a_bandit_up(card: str) -> None:
    """S-DOWN-01..04"""
    t = train("1.in=[<B (<A) C>]", horse="true").play(f"A {card}")
    assert (t.train, t.happened("stood-up")) == ("1.in=[<B <A C>]", ["stood-up A"])


def test_standing_up_uses_the_card_and_keeps_facing_and_place() -> None:
    """S-DOWN-02, S-DOWN-03, S-POS-19"""
    t = train("1.ro=[B> (A>) <C]").play("A climb")
    assert (t.train, t.shown("A")) == ("1.ro=[B> A> <C]", [1])


def test_who_is_down_stays_down_over_the_end_of_the_round_and_plans_as_usual() -> None:
    """S-DOWN-05, S-RULE-10"""
    t = train("0.in=[<B] 1.in=[(<A)] 2.ro=[<C]").decouple().draw(301)
    assert (t.train, t.phase) == ("0.in=[<B] 1.in=[(<A)] 2.ro=[<C]", "planning")
    assert t.asked() == ["A which-plan", "B which-plan", "C which-plan"]
