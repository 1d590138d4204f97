"""Chapter 2: the train as tables, and the places in a queue."""

from rules.super.words import train

from coltexpress.games.super import facts
from coltexpress.games.super.board import (
    FRONT,
    OFF,
    OPPOSITE,
    REAR,
    Board,
    board_of,
    same_floor,
)
from coltexpress.games.super.cards.fire import distance
from coltexpress.games.super.state import depth


def test_a_spot_is_the_inside_or_the_roof_of_a_section() -> None:
    """S-SETUP-02, S-SETUP-03, S-RULE-05"""
    board = Board(2)
    assert (list(board.inside), list(board.roof), board.spots) == ([0, 2, 4], [1, 3, 5], 6)
    assert list(board.other_floor) == [1, 0, 3, 2, 5, 4]


def test_one_step_on_is_the_next_section_or_off_the_train() -> None:
    """S-MOVE-01, S-MOVE-02, S-MOVE-05"""
    board = Board(2)
    assert list(board.onward[FRONT]) == [OFF, OFF, 0, 1, 2, 3]
    assert list(board.onward[REAR]) == [2, 3, 4, 5, OFF, OFF]


def test_the_line_of_fire_runs_along_one_floor() -> None:
    """S-FIRE-02, S-RULE-06"""
    board = Board(2)
    assert all(same_floor(one, other) for one in board.roof for other in board.roof)
    assert all(same_floor(one, other) for one in board.inside for other in board.inside)
    assert not any(same_floor(one, other) for one in board.roof for other in board.inside)


def test_the_furthest_spot_is_the_roof_of_the_last_car() -> None:
    """S-POS-07"""
    g = train("0.in=[<A] 0.ro=[<B <C] 1.in=[<D (<E)] 1.ro=[F>]").g
    assert [depth(g, bandit) for bandit in range(6)] == sorted(depth(g, one) for one in range(6))


def test_a_locomotive_alone_is_a_train_too() -> None:
    """S-RULE-05, S-RULE-14"""
    board = board_of(0)
    assert [list(row) for row in board.onward] == [[OFF, OFF], [OFF, OFF]]


def test_places_in_a_queue_depend_on_the_heading() -> None:
    """S-POS-06, S-POS-11..16"""
    t = train("0.in=[<C] 1.in=[<A B>] 2.in=[D>]")
    facts.put(t.g, 2, 2, FRONT)
    facts.put(t.g, 3, 2, REAR)
    assert t.train == "1.in=[D> <A B> <C]"
    assert [distance(t.g, 0, t.g.facing[0], other) for other in (3, 1, 2)] == [1, -1, -2]
    assert [distance(t.g, 1, t.g.facing[1], other) for other in (3, 0, 2)] == [-2, -1, 1]
    facts.take_away(t.g, 0)
    assert t.train == "1.in=[D> B> <C]"
    assert (OPPOSITE[FRONT], OPPOSITE[REAR]) == (REAR, FRONT)
