"""Fit the weights of the judges to games between bots: who won from positions like this?

    python3 scripts/fit_judges.py --game classic --games 400 --bot outlaw@1

Plays games of four equal bots, looks at every table at the start of a round, and finds the weights
under which those who won were likeliest to win (a conditional logit model, by gradient ascent). It
prints the weights by rounds left; they are carried into `bots/judging` by hand.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Final

from coltexpress.bots.judge import judge_of
from coltexpress.bots.levels import make
from coltexpress.games import game
from coltexpress.games.classic.bots.judge import best_of, foes_beside, gunslinger_hopes, rounds_left
from coltexpress.games.classic.rulebook import state_of as classic_state
from coltexpress.games.super.board import FRONT
from coltexpress.games.super.rulebook import state_of as super_state
from coltexpress.games.super.state import ABOARD
from coltexpress.kernel.agenda import State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look

PLAYERS: Final = 4
STEPS: Final = 400
RATE: Final = 0.5
PRIOR: Final = 0.002  # keeps weights small that the games say little about

Features = list[list[float]]  # by seat
Sample = tuple[int, Features, list[float]]  # rounds left, features, shares of the win

CLASSIC: Final = ("money", "gunslinger", "here", "near", "wounds", "watched", "foes")
SUPER: Final = ("loot", "best", "last car", "last inside", "second last", "nose", "down", "rear")


def classic_features(g: State) -> tuple[int, Features]:
    """What the judge of the base game looks at; money in thousands."""
    state = classic_state(g)
    left = rounds_left(state)
    prizes = gunslinger_hopes(state, left)
    rows = []
    for bandit in range(state.bandits):
        here = state.at[bandit]
        spots = [*state.train.reach[here], *state.train.straight[here]]
        money = judge_of("classic").wealth(g, bandit) * 3
        near = max([best_of(state.floor[spot]) for spot in spots])
        watched = 1.0 if state.marshal in state.train.next_to[here] else 0.0
        loot = best_of(state.floor[here])
        wounds = float(len(state.wounds[bandit]))
        foes = float(foes_beside(state, bandit))
        rows.append([money, prizes[bandit] / 1000, loot / 1000, near / 1000, wounds, watched, foes])
    return left, rows


def super_features(g: State) -> tuple[int, Features]:
    """What the judge of Super Express looks at; nobody asks how those fare who are out."""
    state = super_state(g)
    rows: Features = []
    for bandit in range(state.players):
        here = state.at[bandit]
        section = here // 2
        if state.status[bandit] != ABOARD:
            rows.append([])
            continue
        last, inside = section == state.cars, here % 2 == 0
        nose = section == 0 and state.facing[bandit] == FRONT
        rows.append(
            [
                float(len(state.loot[bandit])),
                max(state.loot[bandit], default=0) / 1000,
                float(last),
                float(last and inside),
                float(section == state.cars - 1),
                float(nose),
                float(state.down[bandit]),
                float(last and state.facing[bandit] != FRONT),
            ]
        )
    return state.cars, rows


LOOKS: Final[dict[str, tuple[tuple[str, ...], Callable[[State], tuple[int, Features]]]]] = {
    "classic": (CLASSIC, classic_features),
    "super": (SUPER, super_features),
}


def samples(name: str, bot: str, number: int) -> list[Sample]:
    """The starts of the rounds of one game, and who won it."""
    book, judge, dice = game(name), judge_of(name), Dice(number)
    g = book.new({"players": str(PLAYERS), "character_choice": "random"}, dice)
    bots = [make(bot, book, dice.below(1 << 30)) for _ in range(PLAYERS)]
    found, rounds = [], 0
    while g.asks:
        if judge.rounds(g) + (name == "super") > rounds:
            rounds += 1
            found.append(LOOKS[name][1](g))
        question = waiting(g)[0]
        choice = bots[question.seat].choose(look(g, question.seat), question)
        choose(g, question.seat, choice)
    winners = book.winners(g)
    if not winners:
        return []
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(PLAYERS)]
    return [(left, rows, shares) for left, rows in found]


def fit(rows: list[Sample], size: int) -> tuple[list[float], float]:
    """The weights, and the mean likelihood that they gave to those who won."""
    weights = [0.0] * size
    total = 0.0
    for _ in range(STEPS):
        gradient = [-PRIOR * weight for weight in weights]
        total = 0.0
        for _, features, shares in rows:
            chances = softmax(features, weights)
            total += sum([s * math.log(c) for s, c in zip(shares, chances, strict=True) if s])
            for seat, row in enumerate(features):
                for place, value in enumerate(row):
                    gradient[place] += (shares[seat] - chances[seat]) * value / len(rows)
        weights = [weight + RATE * slope for weight, slope in zip(weights, gradient, strict=True)]
    return weights, math.exp(total / len(rows))


def softmax(features: Features, weights: list[float]) -> list[float]:
    """The chances under these weights; nobody without features has any."""
    powers = [
        math.exp(sum([w * v for w, v in zip(weights, row, strict=True)])) if row else 0.0
        for row in features
    ]
    return [power / sum(powers) for power in powers]


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description="Fit the weights of a judge to games.")
    parser.add_argument("--game", choices=sorted(LOOKS), required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="outlaw@1")
    given = parser.parse_args()
    rows = [one for number in range(given.games) for one in samples(given.game, given.bot, number)]
    names = LOOKS[given.game][0]
    for left in sorted({row[0] for row in rows}):
        some = [row for row in rows if row[0] == left]
        weights, likelihood = fit(some, len(names))
        shown = ", ".join([f"{n} {w:+.2f}" for n, w in zip(names, weights, strict=True)])
        print(f"{left} rounds left, {len(some)} tables, {likelihood:.3f}: {shown}")


if __name__ == "__main__":
    main()
