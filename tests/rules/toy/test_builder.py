"""Positions that are built from what matters."""

from __future__ import annotations

import pytest

from coltexpress import BadPosition, Setup, Unreadable


def test_crates_and_cards_are_named_and_the_rest_is_filled_in() -> None:
    """T-SETUP-02, T-SETUP-03, T-BID-03"""
    setup = Setup("toy", players=3).held("belle", "$300").held("tuco", "$1000")
    line = setup.hand("doc", "5", "1", "3").line()
    assert line == ("toy players=3 hands=345,345,135 cars=B$300;-;-;T$1000 agenda=bid:?,look:O:?:?")


def test_when_all_crates_are_taken_the_game_is_over() -> None:
    """T-END-01"""
    setup = Setup("toy", players=2).held("belle", "$200").held("tuco", "$500")
    game = setup.held("tuco", "$0").held("belle", "$0").game()
    assert (game.over, game.winners()) == (True, [1])


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup("toy").held("belle", "$1000").held("tuco", "$1000"), "no closed crate can hold"),
        (Setup("toy").hand("belle", "1", "2"), "B has 2 cards in hands=; expected 5 .T-BID-03"),
        (Setup("toy").put("belle", "roof", 1), "toy has no places"),
        (Setup("toy").pile("belle", "fire"), "toy has no common pile"),
        (Setup("toy").held("django", "$300"), "there is no bandit 'D'; the bandits are B, T, O"),
    ],
)
def test_what_cannot_be_is_refused(setup: Setup, reason: str) -> None:
    """T-SETUP-01, T-SETUP-02, T-SETUP-03"""
    with pytest.raises((BadPosition, Unreadable), match=reason):
        setup.game()
