"""Cards that lie on each other, as one number."""

from coltexpress.games.super.printed import FIRE, HORSE, MOVE, TURN, plan_of, stack_of
from coltexpress.games.super.stacks import (
    EMPTY,
    face_down,
    from_top,
    holds,
    put_on,
    stacked,
    top_of,
    without_top,
)
from coltexpress.kernel.agenda import HIDDEN


def test_the_last_card_put_on_is_the_top_card() -> None:
    """S-PLAN-03, S-PLAN-04"""
    stack = put_on(put_on(EMPTY, TURN), HORSE)
    assert (top_of(stack), from_top(stack)) == (HORSE, [HORSE, TURN])
    assert (top_of(without_top(stack)), without_top(without_top(stack))) == (TURN, EMPTY)


def test_a_plan_lies_there_with_its_first_card_on_top() -> None:
    """S-PLAN-03, S-PLAN-04"""
    assert from_top(stack_of(plan_of([FIRE, TURN, MOVE]))) == [FIRE, TURN, MOVE]
    assert from_top(stack_of(HIDDEN)) == [HIDDEN] * 3


def test_of_cards_that_are_face_down_only_their_number_is_seen() -> None:
    """S-PLAN-02, S-RULE-04"""
    stack = stacked([FIRE, TURN])
    assert (holds(stack, TURN), holds(stack, MOVE), holds(stack, HIDDEN)) == (True, False, False)
    assert face_down(stack) == face_down(stacked([MOVE, HORSE])) == stacked([HIDDEN, HIDDEN])
    assert (from_top(face_down(stack)), holds(face_down(stack), TURN)) == ([HIDDEN] * 2, False)
    assert face_down(EMPTY) == EMPTY
