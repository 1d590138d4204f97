"""The agenda: order, questions, answers."""

import pytest
from kernel.tables import asked, bidding, go, story, table

from coltexpress.games.toy import events
from coltexpress.games.toy.questions import WHAT_IS_INSIDE, WHICH_BID, WHICH_CAR
from coltexpress.games.toy.steps import BID, END_GAME, LOOK, ROUND
from coltexpress.kernel.agenda import (
    BLANK,
    CHANCE,
    Ask,
    State,
    Step,
    agenda_of,
    answered,
    ask,
    ask_always,
    choose,
    next_step,
    play,
    question_for,
    reopen,
    step_of,
)
from coltexpress.kernel.chance import Scripted
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.log import Log
from coltexpress.kernel.rows import row
from coltexpress.kernel.views import look

ALL_CARS = (0, 1, 2, 3)


def test_steps_run_from_the_top_of_the_agenda() -> None:
    g = go(table(), Step(LOOK, 0, 1, 300), Step(LOOK, 1, 0, 200), Step(END_GAME))
    assert [args for kind, args in story(g) if kind == events.LOOKED] == [(0, 300), (1, 200)]
    assert story(g)[4] == (events.GAME_ENDED, ())


def test_follow_ups_run_in_written_order_before_what_was_there_already() -> None:
    g = go(table(), Step(ROUND), Step(END_GAME))
    assert agenda_of(g) == [Step(END_GAME), Step(BID), Step(LOOK, 0)]
    choose(g, 0, 1)
    choose(g, CHANCE, 300)
    for seat in (0, 1):
        play(g, seat, 1)
    assert agenda_of(g) == [Step(END_GAME), Step(BID), Step(LOOK, 1)]


def test_a_question_stops_the_game_until_it_is_answered() -> None:
    g = go(table(), Step(LOOK, 1), Step(END_GAME))
    assert (asked(g), story(g)) == ([(1, WHICH_CAR, ALL_CARS)], [])
    choose(g, 1, 3)
    assert (asked(g), story(g)) == ([(CHANCE, WHAT_IS_INSIDE, (0, 0, 1000))], [])
    choose(g, CHANCE, 1000)
    assert (asked(g), agenda_of(g)) == ([], [])
    assert story(g)[:2] == [(events.CHOSE_CAR, (1, 3)), (events.LOOKED, (1, 1000))]


def test_a_forced_choice_answers_itself() -> None:
    """C-RULE-80"""
    g = go(table(closed=(3,)), Step(LOOK, 0))
    assert (asked(g), next_step(g)) == (
        [(CHANCE, WHAT_IS_INSIDE, (0, 0, 1000))],
        Step(LOOK, 0, 3),
    )


@pytest.mark.parametrize("options", [[4], [4, 5]])
def test_a_choice_that_is_secretly_forced_is_asked_like_any_other(options: list[int]) -> None:
    """C-RULE-92"""
    g = table()
    assert ask_always(g, 1, WHICH_BID, row(options)) == BLANK
    assert asked(g) == [(1, WHICH_BID, tuple(options))]
    assert [question.key() for question in look(g, 0).asks] == [(1, WHICH_BID, ())]


def test_without_any_answer_nothing_is_asked_even_in_secret() -> None:
    g = State(2)
    assert (ask_always(g, 1, WHICH_BID, row([])), g.asks) == (BLANK, [])


def test_a_forced_answer_is_forgotten_when_its_step_is_done() -> None:
    g = table(closed=(3,))
    g.chance = Scripted([0, 1000])
    go(g, Step(LOOK, 0), Step(LOOK, 1))
    assert [args for kind, args in story(g) if kind == events.LOOKED] == [(0, 0), (1, 1000)]
    assert agenda_of(g) == []


def test_without_any_option_a_rule_has_no_effect_and_the_game_goes_on() -> None:
    g = go(table(closed=()), Step(LOOK, 0), Step(END_GAME))
    assert (asked(g), story(g)[0]) == ([], (events.GAME_ENDED, ()))


def test_chance_is_asked_like_a_seat_unless_somebody_answers_on_the_spot() -> None:
    g = go(table(), Step(LOOK, 0, 0))
    assert asked(g) == [(CHANCE, WHAT_IS_INSIDE, (200, 200, 300))]
    g = table()
    g.chance = Scripted([300])
    assert story(go(g, Step(LOOK, 0, 0)))[1] == (events.LOOKED, (0, 300))


@pytest.mark.parametrize("options", [[5], [4, 5]])
def test_what_was_answered_on_the_spot_is_not_asked_again(options: list[int]) -> None:
    g = State(2)
    g.chance = Scripted([5])
    g.current = Step(LOOK, 0).number()
    assert ask(g, CHANCE, WHAT_IS_INSIDE, row(options)) == 5
    assert step_of(g.current) == Step(LOOK, 0, 5)


def test_answers_fill_the_blanks_of_a_step_from_the_left() -> None:
    step = Step(ROUND).number()
    filled = [step := answered(step, answer) for answer in (1, 2, 3, 4)]
    assert [step_of(one)[1:] for one in filled] == [
        (1, -1, -1, -1),
        (1, 2, -1, -1),
        (1, 2, 3, -1),
        (1, 2, 3, 4),
    ]


@pytest.mark.parametrize("args", [(-1, -1, -1, -1), (0, 1, 2, 3), (-8, 8183, -2, 8183)])
def test_a_step_is_one_number_and_back(args: tuple[int, int, int, int]) -> None:
    for rule in (0, 7, 255):
        assert step_of(Step(rule, *args).number()) == (rule, *args)


@pytest.mark.parametrize(
    ("seat", "choice", "reason"),
    [
        (0, 2, r"^2 is not offered to seat 0; offered: 1, 3$"),
        (0, BLANK, r"^-1 is not offered to seat 0; offered: 1, 3$"),
        (1, 3, r"^seat 1 is not asked anything now; the game waits for seat 0$"),
        (CHANCE, 3, r"^seat -3 is not asked anything now; the game waits for seat 0$"),
    ],
)
def test_a_refused_choice_says_what_is_offered_and_changes_nothing(
    seat: int, choice: int, reason: str
) -> None:
    g = go(table(closed=(1, 3)), Step(LOOK, 0))
    before = g.copy()
    with pytest.raises(IllegalChoice, match=reason):
        play(g, seat, choice)
    assert (g, asked(g)) == (before, [(0, WHICH_CAR, (1, 3))])


def test_what_chance_is_offered_several_times_is_named_once() -> None:
    g = go(table(), Step(LOOK, 0, 3))
    with pytest.raises(IllegalChoice, match=r"^5 is not offered to seat -3; offered: 0, 1000$"):
        play(g, CHANCE, 5)


def test_when_the_game_is_over_every_choice_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="the game is over"):
        play(go(table(), Step(END_GAME)), 0, 1)


def test_sealed_answers_are_opened_when_the_last_is_in() -> None:
    g = go(bidding([1, 2], [3, 4], [4, 5]), Step(BID))
    assert [seat for seat, _, _ in asked(g)] == [0, 1, 2]
    play(g, 2, 5)
    play(g, 0, 2)
    assert ([seat for seat, _, _ in asked(g)], story(g)) == ([1], [])
    play(g, 1, 4)
    bids = [args for kind, args in story(g) if kind == events.BID]
    assert (bids, list(g.sealed), g.asks) == ([(0, 2), (1, 4), (2, 5)], [], [])


def test_a_sealed_answer_can_be_changed_until_the_last_is_in() -> None:
    """C-RULE-82"""
    g = go(bidding([1, 2], [3, 4]), Step(BID))
    play(g, 0, 1)
    question = question_for(g, 0)
    assert question is not None
    assert list(question.options) == [1, 2]
    play(g, 0, 2)
    play(g, 1, 3)
    assert story(g)[:2] == [(events.BID, (0, 2)), (events.BID, (1, 3))]
    with pytest.raises(IllegalChoice, match="the game is over"):
        play(g, 0, 1)


def test_a_refused_sealed_answer_leaves_the_earlier_one() -> None:
    g = go(bidding([1, 2], [3, 4]), Step(BID))
    play(g, 0, 1)
    with pytest.raises(IllegalChoice, match="3 is not offered to seat 0; offered: 1, 2"):
        play(g, 0, 3)
    assert list(g.sealed) == [1, BLANK]


def test_a_seat_with_one_sealed_option_is_not_waited_for() -> None:
    """C-RULE-80"""
    g = go(bidding([1], [3, 4]), Step(BID))
    assert [seat for seat, _, _ in asked(g)] == [1]
    play(g, 1, 4)
    assert story(g)[:2] == [(events.BID, (0, 1)), (events.BID, (1, 4))]
    forced = go(bidding([1], [3]), Step(BID))
    assert story(forced)[:2] == [(events.BID, (0, 1)), (events.BID, (1, 3))]
    assert asked(forced) == []


def test_sealed_questions_can_follow_one_another() -> None:
    g = bidding([1, 2], [3, 4], closed=(0, 3))
    g.chance = Scripted([200])
    go(g, Step(BID))
    for seat, card in ((0, 2), (1, 3)):
        play(g, seat, card)
    assert [args for kind, args in story(g) if kind == events.BID] == [
        (0, 2),
        (1, 3),
        (0, 1),
        (1, 4),
    ]


def test_a_sealed_question_to_one_seat_alone_is_unsealed_too() -> None:
    """C-RULE-82"""
    g = go(bidding([1, 2]), Step(BID))
    play(g, 0, 2)
    assert story(g)[0] == (events.BID, (0, 2))


def test_reopening_asks_again_what_the_agenda_asks_and_does_nothing_else() -> None:
    g = go(table(), Step(LOOK, 0), Step(END_GAME))
    twin = g.copy()
    twin.clear_asks()
    reopen(twin)
    assert (asked(twin), twin) == (asked(g), g)
    choose(twin, 0, 3)
    assert (asked(twin)[0][1], asked(g)[0][1]) == (WHAT_IS_INSIDE, WHICH_CAR)


def test_a_reopened_question_stays_open_even_with_one_option() -> None:
    g = go(table(), Step(LOOK, 0))
    g.taken = row([0, 0, 0, BLANK])
    reopen(g)
    assert (asked(g), story(g)) == ([(0, WHICH_CAR, (3,))], [])
    choose(g, 0, 3)
    assert next_step(g) == Step(LOOK, 0, 3)


def test_nothing_is_reopened_when_the_game_is_over() -> None:
    g = go(table(), Step(END_GAME))
    told = story(g)
    reopen(g)
    assert (asked(g), story(g)) == ([], told)


def test_positions_are_equal_by_what_lies_on_the_table_and_on_the_agenda() -> None:
    g = go(table(), Step(LOOK, 0))
    twin = g.copy()
    assert (g.log, twin.log) == (Log(), None)
    assert (twin == g, hash(twin) == hash(g), twin == "toy") == (True, True, False)
    choose(twin, 0, 3)
    assert twin != g


def test_a_question_tells_what_it_is() -> None:
    assert repr(Ask(1, WHICH_CAR, row([4, 5]))) == "Ask(1, 0, [4, 5])"


def test_a_game_must_bring_its_own_rules() -> None:
    nothing = State(1)
    with pytest.raises(NotImplementedError):
        nothing.resolve(0)
    for missing in (nothing.copy, nothing.contents, lambda: nothing.seen_by(0)):
        with pytest.raises(NotImplementedError):
            missing()
