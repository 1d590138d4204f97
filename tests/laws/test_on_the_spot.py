"""Whoever answers on the spot or is asked, and whoever listens: it is the same game."""

from __future__ import annotations

import pytest

from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import CHANCE, State, choose, first_waiting, is_over
from coltexpress.kernel.chance import Chance, Dice, Scripted
from coltexpress.kernel.log import Log
from coltexpress.kernel.playout import play_out
from coltexpress.kernel.rules import Rulebook
from coltexpress.sim.growth import kinds_of

SEEDS = range(4)


def played(book: Rulebook, seed: int, chance: Chance | None, *, listen: bool) -> State:
    """A game to its end; where chance is asked, the dice of this seed answer."""
    dice, choices = Dice(seed), Dice(seed + 100)
    players = str(book.players[seed % len(book.players)])
    g = book.new({"players": players}, chance, listen=listen)
    while not is_over(g):
        question = first_waiting(g)
        answers = dice if question.seat == CHANCE else choices
        choose(g, question.seat, answers.answer(question.options))
    return g


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_dice_give_the_same_game(name: str, seed: int) -> None:
    book = game(name)
    asked = played(book, seed, None, listen=True)
    on_the_spot = played(book, seed, Dice(seed), listen=True)
    by_script = played(book, seed, Scripted([], Dice(seed)), listen=True)
    unheard = played(book, seed, Dice(seed), listen=False)
    assert asked == on_the_spot == by_script == unheard
    assert asked.log == on_the_spot.log == by_script.log
    assert unheard.log is None


@pytest.mark.parametrize("name", GAMES)
def test_games_with_other_options_too(name: str) -> None:
    book = game(name)
    for variant in book.variants.values():
        games = [
            final(book, variant, Dice(3) if on_the_spot else None) for on_the_spot in (False, True)
        ]
        assert games[0] == games[1]
        assert games[0].log == games[1].log


@pytest.mark.parametrize("name", GAMES)
def test_a_stand_in_makes_the_choices_that_would_be_asked_for(name: str) -> None:
    book = game(name)
    for settings in kinds_of(book).values():
        first = book.new(settings, Dice(1))
        for seed in SEEDS:
            asked, dice, choices = book.again(first, Dice(seed)), Dice(seed), 0
            asked.chance, asked.log = dice, Log()
            while not is_over(asked):
                question = first_waiting(asked)
                choose(asked, question.seat, dice.answer(question.options))
                choices += 1
            on_the_spot, same_dice = book.again(first, Dice(seed)), Dice(seed)
            on_the_spot.log = Log()
            assert play_out(on_the_spot, same_dice) == choices
            assert (on_the_spot, on_the_spot.log, same_dice) == (asked, asked.log, dice)


def final(book: Rulebook, settings: dict[str, str], chance: Chance | None) -> State:
    dice, choices = Dice(3), Dice(4)
    g = book.new(dict(settings), chance, listen=True)
    while not is_over(g):
        question = first_waiting(g)
        answers = dice if question.seat == CHANCE else choices
        choose(g, question.seat, answers.answer(question.options))
    return g
