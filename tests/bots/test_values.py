"""Bots that think say what they think of each option, and choose accordingly."""

from __future__ import annotations

import pytest

from coltexpress import Setup
from coltexpress.bots.bot import Budget, Clock
from coltexpress.bots.levels import make
from coltexpress.bots.mind import UNTRIED, Mind


def robbery() -> Setup:
    """Tuco robs where a strongbox and a purse lie."""
    return (
        Setup("classic", players=3)
        .put("tuco", "inside", 1)
        .put("belle", "inside", 3)
        .put("doc", "roof", 3)
        .floor("inside", 1, "purse")
        .floor("inside", 1, "strongbox")
        .pile("tuco", "robbery")
    )


@pytest.mark.parametrize("level", ["outlaw", "desperado", "legend", "plain"])
def test_the_strongbox_is_valued_above_the_purse(level: str) -> None:
    game = robbery().game()
    bot = make(level, game.book, 1)
    assert isinstance(bot, Mind)
    (question,) = game.asks
    purse, strongbox = bot.values(game.view(0), question, Clock(Budget(iterations=200)))
    assert 0 <= purse < strongbox <= 1


def test_plans_are_valued_one_by_one() -> None:
    game = Setup("super", players=3).game()
    bot = make("legend", game.book, 1)
    assert isinstance(bot, Mind)
    question = game.asks[0]
    values = bot.values(game.view(question.seat), question, Clock(Budget(iterations=60)))
    assert len(values) == len(question.options)
    assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("level", ["outlaw", "desperado"])
def test_without_time_nothing_is_known_of_any_option(level: str) -> None:
    game = robbery().game()
    bot = make(level, game.book, 1)
    assert isinstance(bot, Mind)
    values = bot.values(game.view(0), game.asks[0], Clock(Budget(iterations=0)))
    assert values == [UNTRIED, UNTRIED]
