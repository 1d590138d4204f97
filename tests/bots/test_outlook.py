"""How likely each seat is to win: from what one seat may know, and the same everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bots.test_protocol import FEW, moments, settings_of

from coltexpress.bots.judge import judge_of
from coltexpress.bots.outlook import DOUBT, GUESSES, LUCK, Outlook, outlook_of
from coltexpress.games import GAMES, OFFERED, game
from coltexpress.kernel.agenda import NOBODY, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look
from coltexpress.sim.series import shares_of, sides_of

KEPT = Path(__file__).with_name("net_chances.json")
POSITIONS = 12  # of each game


def some(name: str) -> list[State]:
    """Positions of games with all sorts of settings."""
    book = game(name)
    every = 13 if len(book.steps) > FEW else 2
    return [g for settings in settings_of(book) for g in moments(book, settings, every)]


def chances_in(name: str) -> list[list[int]]:
    """What is said of fixed positions, in millionths."""
    told = [outlook_of(name).chances(look(g, g.seats - 1)) for g in some(name)[:POSITIONS]]
    return [[round(chance * 1e6) for chance in chances] for chances in told]


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_have_equal_chances(name: str) -> None:
    book, dice = game(name), Dice(7)
    for g in some(name):
        for seat in {waiting(g)[0].seat, g.seats - 1, NOBODY}:
            other = book.determinize(look(g, seat), dice)
            said = [outlook_of(name).chances(look(state, seat)) for state in (g, other)]
            assert said[0] == said[1]


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_shares_of_one_win(name: str) -> None:
    for g in some(name):
        for seat in (*range(g.seats), NOBODY):
            chances = outlook_of(name).chances(look(g, seat))
            assert len(chances) == g.seats
            assert all(0 <= chance <= 1 for chance in chances)
            if not game(name).teams:
                assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_over_is_known(name: str) -> None:
    book, dice = game(name), Dice(3)
    g = book.new({}, dice)
    while g.asks:
        question = waiting(g)[0]
        choose(g, question.seat, dice.answer(question.options))
    shares = shares_of(book.who_won(g), sides_of(book, g.seats))
    for seat in (*range(g.seats), NOBODY):
        assert outlook_of(name).chances(look(g, seat)) == pytest.approx(shares)


def test_without_a_net_the_judge_is_asked_about_guesses() -> None:
    book = game("toy")
    assert Outlook(book).net is None
    g = some("toy")[0]
    dice = Dice(LUCK)
    guesses = [judge_of("toy").chances(book.determinize(look(g, 0), dice)) for _ in range(GUESSES)]
    means = [sum(column) / GUESSES for column in zip(*guesses, strict=True)]
    assert Outlook(book).chances(look(g, 0)) == pytest.approx(means)


@pytest.mark.parametrize("name", OFFERED)
def test_net_and_judge_say_it_together(name: str) -> None:
    outlook = outlook_of(name)
    for g in some(name)[:3]:
        for seat in range(g.seats):
            net, judged = outlook.at(g, seat)[seat], judge_of(name).chances(g)[seat]
            assert outlook.chance(g, seat) == pytest.approx(DOUBT * judged + (1 - DOUBT) * net)


@pytest.mark.parametrize("name", OFFERED)
def test_the_net_says_the_same_everywhere(name: str) -> None:
    assert chances_in(name) == json.loads(KEPT.read_text())[name]


if __name__ == "__main__":  # after a new net
    KEPT.write_text(json.dumps({name: chances_in(name) for name in OFFERED}) + "\n")
