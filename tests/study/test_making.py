"""Puzzles in the making: a position is one only if its answer is plain to all who judge."""

from __future__ import annotations

import pytest

from coltexpress import Setup
from coltexpress.study import making
from coltexpress.study.making import ALIKE, CLEAR, clearly, is_clear, puzzle_at, with_ratings
from coltexpress.study.puzzles import read


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "ITERATIONS", 300)


def floor(*tokens: str) -> Setup:
    """Tuco robs, and these lie there; it is the last card of the game."""
    setup = (
        Setup("classic", players=3)
        .seats("tuco", "belle", "doc")
        .put("tuco", "inside", 1)
        .put("belle", "inside", 3)
        .put("doc", "roof", 3)
        .held("belle", "$450")
        .held("belle", "$400")
        .rounds("r24_tunnel", "r24_bridge", "r24_braking", "r24_swivel_arm", "st_hostage")
        .pile("tuco", "robbery")
    )
    for token in tokens:
        setup.floor("inside", 1, token)
    return setup


def test_the_strongbox_among_small_loot_is_a_puzzle() -> None:
    game = floor("strongbox", "jewel", "$250").game()
    found = puzzle_at(game.book, game.view(0), game.asks[0], 1)
    assert found is not None
    assert found.answers == ["strongbox"]
    assert found.theme == "strongbox"
    assert read(found).answers == [game.choice(game.asks[0], "strongbox")]


def test_the_same_position_makes_the_same_puzzle_again() -> None:
    game = floor("strongbox", "jewel", "$250").game()
    first, second = (puzzle_at(game.book, game.view(0), game.asks[0], 1) for _ in range(2))
    assert first is not None
    assert first == second
    assert with_ratings("classic", [first]) == with_ratings("classic", [first])


def test_where_everything_is_much_the_same_there_is_no_puzzle() -> None:
    game = floor("jewel", "$500").game()
    assert puzzle_at(game.book, game.view(0), game.asks[0], 1) is None


def test_a_theme_that_is_full_is_left_out() -> None:
    game = floor("strongbox", "jewel", "$250").game()
    full = frozenset(["strongbox"])
    assert puzzle_at(game.book, game.view(0), game.asks[0], 1, full) is None


def test_one_choice_is_clear_or_a_few_among_many() -> None:
    assert clearly([0.1, 0.4, 0.2]).places == [1]
    assert is_clear([0.1, 0.1 + CLEAR, 0.1])
    assert not is_clear([0.1, 0.1 + CLEAR / 2, 0.1])
    assert not is_clear([0.1, 0.4, 0.4 - ALIKE / 2])
    assert is_clear([0.1] * 20 + [0.4, 0.4 - ALIKE / 2])
    assert not is_clear([0.3] * 24)


def test_what_bots_find_at_once_is_rated_below_what_they_miss() -> None:
    game = floor("strongbox", "jewel", "$250").game()
    easy = puzzle_at(game.book, game.view(0), game.asks[0], 1)
    assert easy is not None
    worst = sorted(zip(easy.chances, read(easy).options, strict=True), key=lambda one: one[0])
    hard = type(easy)(easy.line, [worst[0][1].word], easy.chances, easy.theme)
    rated = with_ratings("classic", [easy, hard])
    assert rated[0].rating < rated[1].rating
