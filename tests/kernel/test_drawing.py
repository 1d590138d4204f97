"""Who draws from a deck, and rules that need nobody but chance."""

from __future__ import annotations

from coltexpress.games import game
from coltexpress.kernel.agenda import CHANCE, agenda_of, at_once, drawer
from coltexpress.kernel.chance import Dice, Scripted
from coltexpress.kernel.rows import row


def test_whoever_answers_for_chance_draws() -> None:
    g = game("super").new({})
    g.clear_asks()
    dice = Dice(1)
    g.chance = dice
    assert drawer(g, 0, row([4, 5])) is dice
    assert g.asks == []


def test_without_anybody_chance_is_asked_for_one() -> None:
    g = game("super").new({})
    g.clear_asks()
    assert drawer(g, 3, row([4, 5])) is None
    (question,) = g.asks
    assert (question.seat, question.what, list(question.options)) == (CHANCE, 3, [4, 5])


def test_the_last_of_a_deck_is_drawn_without_asking() -> None:
    g = game("super").new({})
    g.clear_asks()
    assert drawer(g, 3, row([4])) is not None
    assert g.asks == []


def test_the_place_of_an_answer() -> None:
    assert Scripted([7, 5]).place(row([5, 7])) == 1
    dice, twin = Dice(3), Dice(3)
    options = row([5, 6, 7, 8])
    assert [options[dice.place(options)] for _ in range(9)] == [
        twin.answer(options) for _ in range(9)
    ]


def test_a_rule_at_once_is_a_step_only_where_chance_is_asked() -> None:
    book = game("classic")
    g = book.new({"bandits": "ghost,doc,belle,tuco"}, Dice(1))
    deal = [step.name for step in book.steps].index("deal")
    steps, cards = len(g.agenda), len(g.hand[0])  # type: ignore[attr-defined]  # of this game
    at_once(g, deal, 0, 2)
    assert (len(g.agenda), len(g.hand[0])) == (steps, cards + 2)  # type: ignore[attr-defined]
    g.chance = None
    at_once(g, deal, 0, 2)
    assert len(g.agenda) == steps + 1
    assert agenda_of(g)[-1][:3] == (deal, 0, 2)
