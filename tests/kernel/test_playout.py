"""Games that are played to their end with nobody watching."""

from coltexpress.games import game
from coltexpress.kernel.agenda import is_over
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.playout import play_games, play_out
from coltexpress.kernel.toy import FEAST, LUCK, ORDER, SEALED, Toy, play_toy


def test_a_playout_ends_and_counts_the_choices_of_the_seats_alone() -> None:
    toy = play_toy(Toy([4, 5], [7, 8], [1]), (ORDER, 0), (LUCK, 0), (FEAST, 1))
    assert (play_out(toy, Dice(1)), is_over(toy), len(toy.diary)) == (3, True, 3)


def test_sealed_questions_are_answered_one_after_the_other() -> None:
    toy = play_toy(Toy([1, 2], [3, 4]), (SEALED, 0))
    assert (play_out(toy, Dice(1)), is_over(toy), len(toy.diary)) == (2, True, 2)


def test_the_same_dice_play_the_same_game() -> None:
    diaries = []
    for _ in range(2):
        toy = play_toy(Toy([4, 5], [7, 8], [1, 2]), (FEAST, 0), (ORDER, 1), (LUCK, 0))
        play_out(toy, Dice(7))
        diaries.append(toy.diary)
    assert diaries[0] == diaries[1]


def test_many_games_are_as_many_playouts() -> None:
    book = game("super")
    first = book.new({"players": "3"})
    one_by_one, dice = 0, Dice(5)
    for _ in range(3):
        one_by_one += play_out(book.again(first, dice), dice)
    assert play_games(book, first, Dice(5), 3) == one_by_one > 0
