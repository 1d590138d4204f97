"""The long run of mixed bots: it counts what was played, and a failure can be seen again."""

from __future__ import annotations

from collections import Counter

import mixed
import pytest

from coltexpress.bots.uniform import Uniform
from coltexpress.games import GAMES
from coltexpress.kernel.agenda import Ask


@pytest.mark.slow
def test_a_game_is_counted_by_table_and_options() -> None:
    total = mixed.batch((2, 9))
    assert total["games"] == 7
    assert sum(count for what, count in total.items() if what.endswith("players")) == 7
    assert set(mixed.all_values()) & set(total)
    assert " values of options not played" in mixed.in_words(total, 1.0)


def test_what_was_left_out_is_named() -> None:
    everything = Counter(mixed.all_values())
    assert "every value of every option" in mixed.in_words(everything, 1.0)
    del everything["super horse=true"]
    assert "1 values of options not played, super horse=true" in mixed.in_words(everything, 1.0)


def test_an_illegal_choice_stops_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Uniform, view: object, question: Ask, budget: object = None) -> int:
        return -99

    monkeypatch.setattr(Uniform, "choose", choose)
    monkeypatch.setattr(mixed, "BOTS", ("uniform",))
    with pytest.raises(mixed.Wrong) as caught:
        mixed.play(5)
    words = str(caught.value)
    assert "game 5: AssertionError('uniform:" in words
    assert " chose -99 of [" in words
    assert any(f"\n{name} with " in words for name in GAMES)
    assert words.endswith("python3 scripts/mixed.py --first 5 --games 1 --jobs 1")
