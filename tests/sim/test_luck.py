"""Results without luck: the same expectation whatever the judge says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import luck
import pytest

from coltexpress.bots.judge import judge_of
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import CHANCE, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.sim.series import Series, play, shares_of

TOY = game("toy")


class Leaf(NamedTuple):
    """An end of a game: how likely it is, who has won, and who had how much luck."""

    chance: float
    shares: list[float]
    luck: list[float]


def decide(g: State) -> None:
    """Everybody has a fixed answer at each table, good or bad."""
    question = waiting(g)[0]
    place = hash((g.key(), question.seat)) % len(question.options)
    choose(g, question.seat, question.options[place])


def leaves(g: State, value: luck.Value) -> Iterator[Leaf]:
    """Every way in which chance can go from here."""
    g = g.copy()
    while g.asks and waiting(g)[0].seat != CHANCE:
        decide(g)
    if not g.asks:
        yield Leaf(1.0, shares_of(TOY.winners(g), list(range(g.seats))), [0.0] * g.seats)
        return
    question = waiting(g)[0]
    lucks, draws = luck.luck_of(g, question, value), float(len(question.options))
    for option in question.options:
        after = g.copy()
        choose(after, CHANCE, option)
        for leaf in leaves(after, value):
            total = [one + own for one, own in zip(leaf.luck, lucks[option], strict=True)]
            yield Leaf(leaf.chance / draws, leaf.shares, total)


def nothing(g: State) -> list[float]:
    return [0.0] * g.seats


def exact(g: State) -> list[float]:
    """By seat: what it wins on average from here."""
    found = list(leaves(g, nothing))
    return [sum([leaf.chance * leaf.shares[seat] for leaf in found]) for seat in range(g.seats)]


def nonsense(g: State) -> list[float]:
    """A judge that knows nothing, and says much."""
    return [(hash(g.key()) + 31 * seat) % 101 / 10 for seat in range(g.seats)]


@pytest.fixture
def toy() -> State:
    return TOY.new({"players": "2"})


def test_the_expectation_is_the_same_whatever_the_judge_says(toy: State) -> None:
    found = list(leaves(toy, nonsense))
    assert sum([leaf.chance for leaf in found]) == pytest.approx(1.0)
    assert any(abs(leaf.luck[0]) > 1 for leaf in found)
    for seat, share in enumerate(exact(toy)):
        adjusted = sum([leaf.chance * (leaf.shares[seat] - leaf.luck[seat]) for leaf in found])
        assert adjusted == pytest.approx(share)


def test_a_judge_that_knows_everything_leaves_no_luck(toy: State) -> None:
    expected = exact(toy)
    found = list(leaves(toy, exact))
    assert len({tuple(leaf.shares) for leaf in found}) > 1
    for leaf in found:
        adjusted = [share - own for share, own in zip(leaf.shares, leaf.luck, strict=True)]
        assert adjusted == pytest.approx(expected)


@pytest.mark.parametrize("name", list(GAMES))
def test_over_all_draws_luck_is_nothing(name: str) -> None:
    book, dice, looked = game(name), Dice(5), 0
    g = book.new({"players": "3"})
    while g.asks:
        question = waiting(g)[0]
        if question.seat == CHANCE and not book.is_setting_up(g):
            lucks = luck.luck_of(g, question, judge_of(name).chances)
            for seat in range(g.seats):
                total = sum([lucks[option][seat] for option in question.options])
                assert total == pytest.approx(0.0, abs=1e-9)
            looked += 1
        choose(g, question.seat, dice.answer(question.options))
    assert looked


@pytest.mark.parametrize("name", list(GAMES))
def test_watching_changes_nothing(name: str) -> None:
    """Also where chance is asked each time instead of answering on the spot."""
    series = Series(name, {"players": "3"}, ("greenhorn",) * 3, 6, 1)
    drawn: list[int] = []
    for number in range(6):
        watched = play(series, number, lambda g, question, choice: drawn.append(choice))
        plain = play(series, number)
        assert (watched.money, watched.ranks) == (plain.money, plain.ranks)
        assert watched.decisions == plain.decisions
    assert drawn
    assert luck.watched(series, 1, judge_of(name).chances).shares == play(series, 1).shares


def test_figures_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert luck.figures([0.0, 1.0]).mean == 0.5
    luck.main(["toy", "--bots", "greenhorn,uniform", "--games", "4"])
    assert "4 games: intervals are" in capsys.readouterr().out
