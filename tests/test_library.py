"""The library's own door: a game in play, and how it ended."""

import pytest

import coltexpress
from coltexpress.games import GAMES
from coltexpress.kernel.errors import NotOver


@pytest.mark.parametrize("name", sorted(GAMES))
def test_winners_and_ranks_are_refused_until_the_game_is_over(name: str) -> None:
    game = coltexpress.new(name, players=4, seed=3)
    while not game.over:
        with pytest.raises(NotOver, match=r"the game is not over, it waits for seat [0-3]"):
            game.winners()
        with pytest.raises(NotOver, match="play it to its end"):
            game.ranks()
        game.play(game.asks[0].seat, game.asks[0].options[-1])
    assert [seat for seat, rank in enumerate(game.ranks()) if rank == 1] == game.winners()


def test_while_chance_is_asked_it_is_named() -> None:
    game = coltexpress.new("classic", players=3, character_choice="random")
    with pytest.raises(NotOver, match="it waits for chance"):
        game.ranks()


def test_a_loser_may_outscore_the_winner_but_never_outranks_him() -> None:
    """S-RULE-25, S-ROUND-05"""
    for seed in range(40):
        game = coltexpress.new("super", players=5, seed=seed)
        while not game.over:
            question = game.asks[0]
            game.play(question.seat, question.options[(7 * seed) % len(question.options)])
        if game.winners() and max(game.scores()) > game.scores()[game.winners()[0]]:
            assert game.ranks()[game.winners()[0]] == 1
            assert game.ranks().count(1) == 1
            return
    raise AssertionError("no game where a loser has more loot cards than the winner")
