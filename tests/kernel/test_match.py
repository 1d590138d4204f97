"""A match: a game in play and its record."""

import pytest

from coltexpress.kernel.agenda import CHANCE
from coltexpress.kernel.chance import Dice, Scripted
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.match import Match, Move, replay
from coltexpress.kernel.toy import DISH, DRINK, LUCK, NOTE, ORDER, SEALED, TOSS, VOTE, Toy, play_toy


def toy() -> Toy:
    return play_toy(Toy([4, 5], [7, 8]), (LUCK, 0), (ORDER, 1), (LUCK, 0))


def test_a_match_records_every_answer_chance_included() -> None:
    match = Match(toy(), Scripted([5, 4]))
    assert [question.key() for question in match.asks] == [(1, DISH, (4, 5))]
    match.play(1, 4)
    match.play(1, 8)
    assert match.moves == [
        Move(CHANCE, TOSS, 5),
        Move(1, DISH, 4),
        Move(1, DRINK, 8),
        Move(CHANCE, TOSS, 4),
    ]
    assert (match.over, match.asks) == (True, [])


def test_a_match_keeps_what_happened() -> None:
    match = Match(toy(), Scripted([5, 4]))
    match.play(1, 4)
    match.play(1, 8)
    assert [event.key() for event in match.log] == [(LUCK, (5,)), (NOTE, (48,)), (LUCK, (4,))]


def test_a_match_listens_where_somebody_listened_before() -> None:
    heard = Toy([4, 5])
    heard.log = []
    match = Match(play_toy(heard, (NOTE, 9), (LUCK, 0)), Scripted([5]))
    assert [event.key() for event in match.log] == [(NOTE, (9,)), (LUCK, (5,))]


def test_the_same_moves_lead_to_the_same_position() -> None:
    match = Match(toy(), Dice(1))
    match.play(1, 5)
    match.play(1, 7)
    assert replay(toy(), match.moves) == match.state
    assert replay(toy(), match.moves[:-1]) != match.state


def test_a_refused_move_is_not_recorded() -> None:
    match = Match(toy(), Scripted([5]))
    before = match.state.copy()
    for seat, choice in ((1, 6), (0, 4)):
        with pytest.raises(IllegalChoice):
            match.play(seat, choice)
    assert (match.moves, match.state) == ([Move(CHANCE, TOSS, 5)], before)


def test_nobody_answers_for_chance_where_chance_answers_for_itself() -> None:
    match = Match(toy(), Dice(1))
    with pytest.raises(IllegalChoice, match="chance answers for itself"):
        match.play(CHANCE, 4)


def test_without_dice_chance_is_a_seat_like_the_others() -> None:
    match = Match(toy())
    assert [question.seat for question in match.asks] == [CHANCE]
    match.play(CHANCE, 4)
    assert match.moves == [Move(CHANCE, TOSS, 4)]


def test_a_script_cannot_answer_what_is_not_offered() -> None:
    with pytest.raises(IllegalChoice, match="the script says 6"):
        Match(toy(), Scripted([6]))


def test_a_changed_sealed_answer_is_recorded_and_replayed() -> None:
    """C-RULE-82"""
    match = Match(play_toy(Toy([1, 2], [3, 4]), (SEALED, 0)))
    for seat, choice in ((0, 1), (0, 2), (1, 3)):
        match.play(seat, choice)
    assert match.moves == [Move(0, VOTE, 1), Move(0, VOTE, 2), Move(1, VOTE, 3)]
    fresh = replay(play_toy(Toy([1, 2], [3, 4]), (SEALED, 0)), match.moves)
    assert (fresh, match.over) == (match.state, True)
