"""What docs/environments.md says of rows and actions, and the example of learning."""

from __future__ import annotations

import learn
import make_environments
import pytest
from laws.worlds import positions

from coltexpress.envs.observing import actions_of
from coltexpress.games import GAMES, observation_of
from coltexpress.kernel.agenda import CHANCE, waiting
from coltexpress.kernel.chance import Dice

WORDED = ("character", "plan", "spot")  # types whose actions are listed in words of the notation


def test_the_tables_are_current() -> None:
    """If this fails: python scripts/make_environments.py"""
    text = make_environments.TARGET.read_text(encoding="utf-8")
    assert make_environments.document(text) == text


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_named_as_what_they_choose(name: str) -> None:
    book, sight, dice = GAMES[name], observation_of(name), Dice(1)
    seen = set()
    for players in book.players[-2:]:
        for g in positions(book, {"players": str(players)}, dice):
            for question in waiting(g):
                kind = book.questions[question.what].options
                if question.seat != CHANCE and kind in WORDED:
                    words = [book.write_word(g, kind, option) for option in question.options]
                    actions = actions_of(sight, g, question)
                    assert [sight.names[action] for action in actions] == words
                    seen.add(kind)
    assert seen == {deed.type for deed in sight.deeds} & set(WORDED)


def test_the_example_learns() -> None:
    assert learn.main("super", rounds=12, games=500) > 0.3
