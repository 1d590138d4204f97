"""The agenda: order, questions, answers."""

import pytest

from coltexpress.kernel.agenda import (
    BLANK,
    CHANCE,
    Ask,
    State,
    Step,
    agenda_of,
    answered,
    choose,
    next_step,
    play,
    question_for,
    reopen,
    step_of,
    waiting,
)
from coltexpress.kernel.chance import Scripted
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.rows import row
from coltexpress.kernel.toy import (
    DISH,
    DRINK,
    FAMILY,
    FEAST,
    LUCK,
    NOTE,
    ORDER,
    SEALED,
    SWEET,
    TOSS,
    TWICE,
    WHISPER,
    Toy,
    play_toy,
)
from coltexpress.kernel.views import look


def asked(toy: Toy) -> list[tuple[int, int, tuple[int, ...]]]:
    return [question.key() for question in waiting(toy)]


def test_steps_run_from_the_top_of_the_agenda() -> None:
    assert play_toy(Toy(), (NOTE, 1), (NOTE, 2), (NOTE, 3)).diary == [1, 2, 3]


def test_follow_ups_run_in_written_order_before_what_was_there_already() -> None:
    assert play_toy(Toy(), (TWICE, 1), (NOTE, 9)).diary == [1, 2, 9]
    assert play_toy(Toy(), (FAMILY, 1), (NOTE, 9)).diary == [1, 2, 3, 4, 5, 9]


def test_a_question_stops_the_game_until_it_is_answered() -> None:
    toy = play_toy(Toy([4, 5], [7, 8]), (ORDER, 1), (NOTE, 9))
    assert (asked(toy), toy.diary) == ([(1, DISH, (4, 5))], [])
    choose(toy, 1, 5)
    assert (asked(toy), toy.diary) == ([(1, DRINK, (7, 8))], [])
    choose(toy, 1, 7)
    assert (asked(toy), toy.diary, agenda_of(toy)) == ([], [57, 9], [])


def test_a_forced_choice_answers_itself() -> None:
    """C-RULE-80"""
    assert play_toy(Toy([4], [7]), (ORDER, 0), (NOTE, 9)).diary == [47, 9]


@pytest.mark.parametrize("menu", [[4], [4, 5]])
def test_a_choice_that_is_secretly_forced_is_asked_like_any_other(menu: list[int]) -> None:
    """C-RULE-92"""
    toy = play_toy(Toy(menu), (WHISPER, 1), (NOTE, 9))
    assert (asked(toy), toy.diary) == ([(1, DISH, tuple(menu))], [])
    assert [question.key() for question in look(toy, 0).asks] == [(1, DISH, ())]
    choose(toy, 1, 4)
    assert toy.diary == [4, 9]


def test_without_any_answer_nothing_is_asked_even_in_secret() -> None:
    assert play_toy(Toy([]), (WHISPER, 1), (NOTE, 9)).diary == [9]


def test_between_forced_choices_only_the_open_one_is_asked() -> None:
    """C-RULE-80"""
    after = play_toy(Toy([4], [7, 8]), (ORDER, 0))
    assert (asked(after), next_step(after)) == ([(0, DRINK, (7, 8))], (ORDER, 0, 4, -1, -1))
    before = play_toy(Toy([4, 5], [7]), (ORDER, 0))
    assert asked(before) == [(0, DISH, (4, 5))]
    choose(before, 0, 5)
    choose(after, 0, 8)
    assert (before.diary, after.diary) == ([57], [48])


def test_a_forced_answer_is_forgotten_when_its_step_is_done() -> None:
    toy = play_toy(Toy([4], [7]), (ORDER, 0), (LUCK, 0), (TWICE, 1))
    assert (toy.diary, agenda_of(toy)) == ([47, 4, 1, 2], [])


def test_without_any_option_a_rule_has_no_effect_and_the_game_goes_on() -> None:
    toy = play_toy(Toy([], [7]), (ORDER, 0), (NOTE, 9))
    assert (asked(toy), toy.diary) == ([], [9])


def test_chance_is_asked_like_a_seat_unless_somebody_answers_on_the_spot() -> None:
    toy = play_toy(Toy([4, 4, 5]), (LUCK, 0))
    assert asked(toy) == [(CHANCE, TOSS, (4, 4, 5))]
    toy = Toy([4, 4, 5])
    toy.chance = Scripted([5])
    assert play_toy(toy, (LUCK, 0)).diary == [5]


@pytest.mark.parametrize("dishes", [[5], [4, 5]])
def test_what_was_answered_on_the_spot_is_not_asked_again(dishes: list[int]) -> None:
    toy = Toy(dishes, [7, 8], [1, 2])
    toy.chance = Scripted([5])
    play_toy(toy, (FEAST, 0))
    assert (asked(toy), next_step(toy)) == ([(0, DRINK, (7, 8))], (FEAST, 0, 5, -1, -1))
    choose(toy, 0, 8)
    assert (asked(toy), next_step(toy)) == ([(0, SWEET, (1, 2))], (FEAST, 0, 5, 8, -1))
    choose(toy, 0, 1)
    assert (toy.diary, agenda_of(toy)) == ([581], [])


def test_answers_fill_the_blanks_of_a_step_from_the_left() -> None:
    step = Step(NOTE).number()
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
        (0, 6, r"^6 is not offered to seat 0; offered: 4, 5$"),
        (0, BLANK, r"^-1 is not offered to seat 0; offered: 4, 5$"),
        (1, 4, r"^seat 1 is not asked anything now; the game waits for seat 0$"),
        (CHANCE, 4, r"^seat -3 is not asked anything now; the game waits for seat 0$"),
    ],
)
def test_a_refused_choice_says_what_is_offered_and_changes_nothing(
    seat: int, choice: int, reason: str
) -> None:
    toy = play_toy(Toy([5, 4, 4], [7, 8]), (ORDER, 0))
    before = toy.copy()
    with pytest.raises(IllegalChoice, match=reason):
        play(toy, seat, choice)
    assert (toy, asked(toy)) == (before, [(0, DISH, (5, 4, 4))])


def test_when_the_game_is_over_every_choice_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="the game is over"):
        play(play_toy(Toy(), (NOTE, 1)), 0, 1)


def test_sealed_answers_are_opened_when_the_last_is_in() -> None:
    toy = play_toy(Toy([1, 2], [3, 4], [5, 6], seats=3), (SEALED, 0), (NOTE, 9))
    assert [seat for seat, _, _ in asked(toy)] == [0, 1, 2]
    play(toy, 2, 5)
    play(toy, 0, 2)
    assert ([seat for seat, _, _ in asked(toy)], toy.diary) == ([1], [])
    play(toy, 1, 4)
    assert (toy.diary, list(toy.sealed), toy.asks) == ([2, 4, 5, 9], [], [])


def test_a_sealed_answer_can_be_changed_until_the_last_is_in() -> None:
    """C-RULE-82"""
    toy = play_toy(Toy([1, 2], [3, 4]), (SEALED, 0))
    play(toy, 0, 1)
    question = question_for(toy, 0)
    assert question is not None
    assert list(question.options) == [1, 2]
    play(toy, 0, 2)
    play(toy, 1, 3)
    assert toy.diary == [2, 3]
    with pytest.raises(IllegalChoice, match="the game is over"):
        play(toy, 0, 1)


def test_a_refused_sealed_answer_leaves_the_earlier_one() -> None:
    toy = play_toy(Toy([1, 2], [3, 4]), (SEALED, 0))
    play(toy, 0, 1)
    with pytest.raises(IllegalChoice, match="3 is not offered to seat 0; offered: 1, 2"):
        play(toy, 0, 3)
    assert list(toy.sealed) == [1, BLANK]


def test_a_seat_with_one_sealed_option_is_not_waited_for() -> None:
    """C-RULE-80"""
    toy = play_toy(Toy([1], [3, 4]), (SEALED, 0))
    assert [seat for seat, _, _ in asked(toy)] == [1]
    play(toy, 1, 4)
    assert toy.diary == [1, 4]
    assert play_toy(Toy([1], [3]), (SEALED, 0), (NOTE, 9)).diary == [1, 3, 9]


def test_sealed_questions_can_follow_one_another() -> None:
    toy = play_toy(Toy([1, 2], [3]), (SEALED, 0), (SEALED, 0))
    play(toy, 0, 2)
    play(toy, 0, 1)
    assert toy.diary == [2, 3, 1, 3]


def test_reopening_asks_again_what_the_agenda_asks_and_does_nothing_else() -> None:
    toy = play_toy(Toy([4, 5], [7, 8]), (ORDER, 0), (NOTE, 9))
    twin = toy.copy()
    twin.clear_asks()
    reopen(twin)
    assert (asked(twin), twin) == (asked(toy), toy)
    choose(twin, 0, 4)
    assert (asked(twin), asked(toy)) == ([(0, DRINK, (7, 8))], [(0, DISH, (4, 5))])


def test_a_reopened_question_stays_open_even_with_one_option() -> None:
    toy = play_toy(Toy([4, 5], [7]), (ORDER, 0))
    toy.menus = [row([4]), row([7])]
    reopen(toy)
    assert (asked(toy), toy.diary) == ([(0, DISH, (4,))], [])
    choose(toy, 0, 4)
    assert toy.diary == [47]


def test_nothing_is_reopened_when_the_game_is_over() -> None:
    toy = play_toy(Toy(), (NOTE, 1))
    reopen(toy)
    assert (asked(toy), toy.diary) == ([], [1])


def test_positions_are_equal_by_what_lies_on_the_table_and_on_the_agenda() -> None:
    toy = play_toy(Toy([4, 5], [7, 8]), (ORDER, 0))
    twin = toy.copy()
    toy.log = []
    assert (twin == toy, hash(twin) == hash(toy), twin == "toy") == (True, True, False)
    choose(twin, 0, 4)
    assert twin != toy


def test_a_question_tells_what_it_is() -> None:
    assert repr(Ask(1, DISH, row([4, 5]))) == "Ask(1, 0, [4, 5])"


def test_a_game_must_bring_its_own_rules() -> None:
    nothing = State(1)
    with pytest.raises(NotImplementedError):
        nothing.resolve(0, 0, 0, 0, 0)
    for missing in (nothing.copy, nothing.contents, lambda: nothing.seen_by(0)):
        with pytest.raises(NotImplementedError):
            missing()


def test_a_sealed_question_to_one_seat_alone_is_unsealed_too() -> None:
    """C-RULE-82"""
    toy = play_toy(Toy([1, 2], seats=1), (SEALED, 0))
    play(toy, 0, 2)
    assert toy.diary == [2]
