"""Chapter 2: the train as tables, and the places in a queue."""

from coltexpress.games.superexpress.board import (
    FRONT,
    OFF,
    OPPOSITE,
    REAR,
    Board,
    board_of,
    enter,
    in_front_of,
    seen_in,
)


def test_a_spot_is_the_inside_or_the_roof_of_a_section() -> None:
    """S-SETUP-02, S-SETUP-03, S-RULE-05"""
    board = Board(2)
    assert (board.inside, board.roof, board.spots) == ([0, 2, 4], [1, 3, 5], 6)
    assert board.other_floor == [1, 0, 3, 2, 5, 4]


def test_one_step_on_is_the_next_section_or_off_the_train() -> None:
    """S-MOVE-01, S-MOVE-02, S-MOVE-05"""
    board = Board(2)
    assert board.onward[FRONT] == [OFF, OFF, 0, 1, 2, 3]
    assert board.onward[REAR] == [2, 3, 4, 5, OFF, OFF]


def test_the_line_of_fire_runs_along_one_floor() -> None:
    """S-FIRE-02, S-RULE-06"""
    board = Board(2)
    assert board.ahead[FRONT] == [[], [], [0], [1], [2, 0], [3, 1]]
    assert board.ahead[REAR] == [[2, 4], [3, 5], [4], [5], [], []]


def test_the_furthest_spot_is_the_roof_of_the_last_car() -> None:
    """S-POS-07"""
    assert Board(2).from_rear == [5, 4, 3, 2, 1, 0]


def test_a_locomotive_alone_is_a_train_too() -> None:
    """S-RULE-05, S-RULE-14"""
    board = board_of(0)
    assert (board.onward, board.from_rear) == ([[OFF, OFF], [OFF, OFF]], [1, 0])


def test_places_in_a_queue_depend_on_the_heading() -> None:
    """S-POS-06, S-POS-11..16"""
    queue = [1, 2]
    enter(queue, 3, FRONT)
    enter(queue, 4, REAR)
    assert queue == [4, 1, 2, 3]
    assert (in_front_of(queue, 2, FRONT), in_front_of(queue, 2, REAR)) == ([1, 4], [3])
    assert (seen_in(queue, FRONT), seen_in(queue, REAR)) == ([3, 2, 1, 4], [4, 1, 2, 3])
    assert (OPPOSITE[FRONT], OPPOSITE[REAR]) == (REAR, FRONT)
