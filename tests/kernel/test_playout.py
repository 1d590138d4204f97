"""Games that are played to their end with nobody watching."""

from kernel.tables import bidding, go, table

from coltexpress.games import game
from coltexpress.games.toy.steps import BID, LOOK
from coltexpress.kernel.agenda import Step, is_over
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.playout import play_games, play_out


def test_a_playout_ends_and_counts_the_choices_of_the_seats_alone() -> None:
    g = go(table(), Step(LOOK, 0), Step(LOOK, 1))
    assert (play_out(g, Dice(1)), is_over(g), len(g.log or [])) == (2, True, 4)


def test_sealed_questions_are_answered_one_after_the_other() -> None:
    g = go(bidding([1, 2], [3, 4]), Step(BID))
    assert (play_out(g, Dice(1)), is_over(g)) == (2, True)


def test_the_same_dice_play_the_same_game() -> None:
    book = game("toy")
    ends = [book.new({"players": "4"}), book.new({"players": "4"})]
    for g in ends:
        play_out(g, Dice(7))
    assert ends[0] == ends[1]


def test_many_games_are_as_many_playouts() -> None:
    book = game("super")
    first = book.new({"players": "3"})
    one_by_one, dice = 0, Dice(5)
    for _ in range(3):
        one_by_one += play_out(book.again(first, dice), dice)
    assert play_games(book, first, Dice(5), 3) == one_by_one > 0
