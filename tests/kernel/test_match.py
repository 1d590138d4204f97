"""A match: a game in play and its record."""

import pytest
from kernel.tables import bidding, go, table

from coltexpress.games.toy import events
from coltexpress.games.toy.questions import WHAT_IS_INSIDE, WHICH_BID, WHICH_CAR
from coltexpress.games.toy.rulebook import Toy
from coltexpress.games.toy.steps import BID, END_GAME, LOOK
from coltexpress.kernel.agenda import CHANCE, Step
from coltexpress.kernel.chance import Dice, Scripted
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.match import Match, Move, replay


def looks() -> Toy:
    """Chance fills a crate, a seat chooses one, and chance fills it."""
    g = go(table(), Step(LOOK, 0, 0), Step(LOOK, 1))
    g.log = None
    return g


def test_a_match_records_every_answer_chance_included() -> None:
    match = Match(looks(), Scripted([300, 1000]))
    assert [question.key() for question in match.asks] == [(1, WHICH_CAR, (0, 1, 2, 3))]
    match.play(1, 3)
    assert match.moves == [
        Move(CHANCE, WHAT_IS_INSIDE, 300),
        Move(1, WHICH_CAR, 3),
        Move(CHANCE, WHAT_IS_INSIDE, 1000),
    ]
    assert (match.over, match.asks) == (True, [])


def test_a_match_keeps_what_happened() -> None:
    match = Match(looks(), Scripted([300, 1000]))
    match.play(1, 3)
    assert [event.key() for event in match.log] == [
        (events.CHOSE_CAR, (0, 0)),
        (events.LOOKED, (0, 300)),
        (events.CHOSE_CAR, (1, 3)),
        (events.LOOKED, (1, 1000)),
    ]


def test_a_match_listens_where_somebody_listened_before() -> None:
    heard = go(table(), Step(END_GAME), Step(LOOK, 0, 0))
    match = Match(heard, Scripted([300]))
    kinds = [event.kind for event in match.log]
    assert kinds == [events.GAME_ENDED, events.WON, events.WON, events.CHOSE_CAR, events.LOOKED]


def test_the_same_moves_lead_to_the_same_position() -> None:
    match = Match(looks(), Dice(1))
    match.play(1, 3)
    assert replay(looks(), match.moves) == match.state
    assert replay(looks(), match.moves[:-1]) != match.state


def test_a_refused_move_is_not_recorded() -> None:
    match = Match(looks(), Scripted([300]))
    before = match.state.copy()
    for seat, choice in ((1, 4), (0, 3)):
        with pytest.raises(IllegalChoice):
            match.play(seat, choice)
    assert (match.moves, match.state) == ([Move(CHANCE, WHAT_IS_INSIDE, 300)], before)


def test_nobody_answers_for_chance_where_chance_answers_for_itself() -> None:
    match = Match(looks(), Dice(1))
    with pytest.raises(IllegalChoice, match="chance answers for itself"):
        match.play(CHANCE, 300)


def test_without_dice_chance_is_a_seat_like_the_others() -> None:
    match = Match(looks())
    assert [question.seat for question in match.asks] == [CHANCE]
    match.play(CHANCE, 200)
    assert match.moves == [Move(CHANCE, WHAT_IS_INSIDE, 200)]


def test_a_script_cannot_answer_what_is_not_offered() -> None:
    with pytest.raises(IllegalChoice, match="the script says 6"):
        Match(looks(), Scripted([6]))


def test_a_changed_sealed_answer_is_recorded_and_replayed() -> None:
    """C-RULE-82"""
    match = Match(go(bidding([1, 2], [3, 4]), Step(BID)))
    for seat, choice in ((0, 1), (0, 2), (1, 3)):
        match.play(seat, choice)
    assert match.moves == [Move(0, WHICH_BID, 1), Move(0, WHICH_BID, 2), Move(1, WHICH_BID, 3)]
    fresh = replay(go(bidding([1, 2], [3, 4]), Step(BID)), match.moves)
    assert (fresh, match.over) == (match.state, True)
