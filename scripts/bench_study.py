"""How long the analysis of a finished game takes: `python3 scripts/bench_study.py`, compiled.

Games of four between outlaws, one after the other; for each game of the registry the mean time of
an analysis and what 40 decisions would take.
"""

from __future__ import annotations

import time

import coltexpress
from coltexpress.games import OFFERED
from coltexpress.notation.record import Record, read
from coltexpress.study.analysis import analyse_game

GAMES = 8


def played(name: str, seed: int) -> Record:
    """The record of a game between bots."""
    game = coltexpress.new(name, players=4, seed=seed)
    bots = [coltexpress.make_bot("outlaw@3", game, seed=seat) for seat in range(game.state.seats)]
    while not game.over:
        question = game.asks[0]
        game.play(question.seat, bots[question.seat].choose(game.view(question.seat), question))
    return read(game.record())


def main() -> None:
    """A line for each game."""
    print("compiled" if coltexpress.is_compiled() else "interpreted")
    for name in OFFERED:
        records = [played(name, seed) for seed in range(1, GAMES + 1)]
        start = time.process_time()
        decisions = sum([len(analyse_game(record, 0).decisions) for record in records])
        seconds = time.process_time() - start
        print(
            f"{name}: {seconds / GAMES:.2f} s a game with {decisions / GAMES:.1f} decisions,"
            f" 40 decisions in {40 * seconds / decisions:.2f} s"
        )


if __name__ == "__main__":
    main()
