"""Chapters 7 to 9: turn, climb and move."""

import pytest
from rules.super.words import train


def test_turn_reverses_the_facing_and_keeps_the_place() -> None:
    """S-TURN-01..03, S-POS-18"""
    t = train("1.in=[<B <A C>]").play("A turn")
    assert t.train == "1.in=[<B A> C>]"
    assert t.play("A turn").train == "1.in=[<B <A C>]"


def test_climb_goes_up_and_down_in_the_same_section_and_keeps_the_facing() -> None:
    """S-CLIMB-01..03"""
    t = train("0.in=[<C] 1.in=[<B] 2.in=[A>]").play("A climb")
    assert t.train == "0.in=[<C] 1.in=[<B] 2.ro=[A>]"
    assert t.play("A climb").train == "0.in=[<C] 1.in=[<B] 2.in=[A>]"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("2.in=[<A] 2.ro=[<B (C>)]", "2.ro=[<B (C>) <A]"),
        ("2.in=[A>] 2.ro=[<B (C>)]", "2.ro=[A> <B (C>)]"),
        ("2.in=[<B C>] 2.ro=[<A]", "2.in=[<B C> <A]"),
    ],
)
def test_after_a_climb_all_others_are_in_front(before: str, after: str) -> None:
    """S-CLIMB-04, S-CLIMB-05, S-POS-06, S-POS-11, S-POS-12"""
    t = train(before).play("A climb")
    assert t.train == after
    assert "missed A" not in t.play("A fire").story()


def test_a_move_is_one_section_on_the_same_floor_with_the_same_facing() -> None:
    """S-MOVE-01..03"""
    t = train("0.in=[<C] 1.in=[<B] 3.ro=[<A]").play("A move")
    assert t.train == "0.in=[<C] 1.in=[<B] 2.ro=[<A]"
    t = train("0.in=[<C] 1.in=[A>] 3.ro=[<B]").play("A move")
    assert t.train == "0.in=[<C] 2.in=[A>] 3.ro=[<B]"


@pytest.mark.parametrize("edge", ["0.in=[<A]", "0.ro=[<A]", "4.in=[A>]", "4.ro=[A>]"])
def test_who_steps_off_either_end_inside_or_on_a_roof_is_eliminated(edge: str) -> None:
    """S-MOVE-05, S-MOVE-06"""
    t = train(f"2.in=[<B <C] {edge}").play("A move")
    assert (t.train, t.status("A")) == ("2.in=[<B <C]", "out")


def test_a_move_to_the_new_last_car_edge_falls_off_where_a_car_is_gone() -> None:
    """S-MOVE-05, S-POS-20"""
    t = train("1.in=[<B <C] 2.in=[A>]", cars=2).play("A move")
    assert t.status("A") == "out"


def test_the_order_on_a_card_decides_who_is_in_front() -> None:
    """S-POS-01, S-POS-06"""
    one = train("1.in=[<A <B] 3.in=[<C]").play("A fire")
    two = train("1.in=[<B <A] 3.in=[<C]").play("A fire")
    assert (one.story()[-1], two.story()[-2]) == ("missed A", "shot A B")


def test_making_room_changes_nothing_for_the_others() -> None:
    """S-POS-02, S-POS-04, S-POS-05, S-RULE-21"""
    t = train("1.in=[<B (C>) D> (<E) <F G>] 2.in=[<A]").play("A move")
    assert t.train == "1.in=[<B (C>) D> (<E) <F G> <A]"
    assert t.play("D climb").train == "1.in=[<B (C>) (<E) <F G> <A] 1.ro=[D>]"


def test_the_locomotive_is_a_section_like_the_others() -> None:
    """S-RULE-05"""
    t = train("0.in=[<B C>] 1.in=[<A]").play("A move")
    assert t.train == "0.in=[<B C> <A]"
    assert t.play("A climb", "C climb").train == "0.in=[<B] 0.ro=[C> <A]"
    assert t.play("C fire").train == "0.in=[<B] 0.ro=[C>] 1.ro=[(<A)]"
