"""Games that follow each other begin at the same bare table."""

from __future__ import annotations

import pytest

from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import is_over
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.playout import play_out


@pytest.mark.parametrize("name", GAMES)
def test_another_game_is_as_new_and_independent(name: str) -> None:
    book = game(name)
    first = book.new({}, Dice(1))
    for _ in range(2):
        g = book.again(first, Dice(1))
        assert g == book.new({}, Dice(1))
        play_out(g, Dice(2))
        assert is_over(g)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_lies_on_a_fresh_table(name: str) -> None:
    g = game(name).new({}, Dice(1), listen=True)
    fresh = g.afresh()
    assert list(fresh.agenda) == []
    assert (fresh.log, fresh.chance) == (None, None)
    assert type(fresh) is type(g)
    assert fresh is not g.afresh()
    assert fresh == g.afresh()
