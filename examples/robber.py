"""A bot that robs what it can reach, and how often it wins against three that choose at random.

python examples/robber.py 100
"""

from __future__ import annotations

import random
import sys

import coltexpress
from coltexpress import Ask, Bot, Budget, Rulebook, View
from coltexpress.games.classic.rulebook import state_of

WANTED = ("strongbox", "jewel", "purse")  # the best first


class Robber(Bot):
    """Plays Robbery where loot lies, takes the best of it, and else does anything."""

    def __init__(self, book: Rulebook, seed: int) -> None:
        self.book = book
        self.luck = random.Random(seed)

    def choose(self, view: View, question: Ask, budget: Budget | None = None) -> int:
        """One of the options of the question."""
        words = coltexpress.in_words(self.book, view.state, question).words
        wishes = ["r", *WANTED] if self.stands_on_loot(view) else WANTED
        for wish in wishes:
            if wish in words:
                return question.options[words.index(wish)]
        return self.luck.choice(list(question.options))

    def stands_on_loot(self, view: View) -> bool:
        """Does loot lie where its bandit is?"""
        table = state_of(view.state)
        spot = table.at[view.seat]
        return spot >= 0 and len(table.floor[spot]) > 0


def wins(games: int) -> float:
    """Its share of the wins; it sits in another seat each time."""
    won = 0.0
    for seed in range(games):
        game = coltexpress.new("classic", players=4, character_choice="random", seed=seed)
        players: list[Bot] = [coltexpress.make_bot("uniform", game, seed=seed) for _ in range(4)]
        players[seed % 4] = Robber(game.book, seed)
        while not game.over:
            question = game.asks[0]
            view = game.view(question.seat)
            game.play(question.seat, players[question.seat].choose(view, question))
        winners = game.winners()
        won += (seed % 4 in winners) / len(winners)
    return won / games


if __name__ == "__main__":
    print(f"{wins(int(sys.argv[1])):.1%} of the games won; even is 25%")
