"""Finished games to look at again."""

from __future__ import annotations

from coltexpress.bots.levels import make
from coltexpress.library import new
from coltexpress.notation.record import Record, read


def finished(name: str, players: int, bot: str = "greenhorn", seed: int = 1) -> Record:
    """The record of a game between bots of one level."""
    game = new(name, players=players, seed=seed)
    bots = [make(bot, game.book, 10 * seed + seat) for seat in range(game.state.seats)]
    while not game.over:
        question = game.asks[0]
        game.play(question.seat, bots[question.seat].choose(game.view(question.seat), question))
    return read(game.record())
