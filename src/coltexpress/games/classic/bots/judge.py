"""Who is likely to win the base game: money in hand, the Gunslinger's prize, loot within reach."""

from __future__ import annotations

import math
from typing import Final

from coltexpress.bots.judge import NO_ENEMY, Judge, likely_winners, settled
from coltexpress.games.classic import scoring
from coltexpress.games.classic.printed import BULLETS
from coltexpress.games.classic.questions import (
    PICK_CHARACTER,
    PLAY_OR_DRAW,
    WHICH_CAR,
    WHICH_MARSHAL_CARD,
    WHO_IN_CABOOSE,
)
from coltexpress.games.classic.rulebook import state_of
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import OVER, ClassicState, bandits_of, seat_of
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.cards import DRAW, FACE_DOWN
from coltexpress.train.loot import VALUE_OF, worth

OF_TASTE: Final = (PICK_CHARACTER, WHICH_MARSHAL_CARD, WHICH_CAR, WHO_IN_CABOOSE)

# The weights by rounds left, in dollars where nothing else is said. Fitted to 1,800 games between
# Desperados with 100 iterations, with the model of `scripts/fit_judges.py` and the sharpness of the
# race as well, and rounded; for five rounds left, where nobody asks, by feel. In the fit the race
# for the Gunslinger's prize is worth more than the prize itself.
HERE: Final = [0.0, 0.54, 0.62, 0.46, 0.46, 0.45]  # of the best token where one stands
NEAR: Final = [0.0, 0.31, 0.38, 0.30, 0.23, 0.20]  # of the best one a Move or Floor Change away
WATCHED: Final = [0.0, 180.0, 225.0, 150.0, 0.0, 0.0]  # lost beside the Marshal
CROWD: Final = [0.0, 70.0, 110.0, 130.0, 155.0, 155.0]  # lost for each foe who could punch
WOUND: Final = 33.0  # lost for each bullet taken and each round left
PRIZE: Final = [float(scoring.GUNSLINGER_PRIZE), 1500.0, 2150.0, 2100.0, 2000.0, 2000.0]
SHARPNESS: Final = [2.2, 1.0, 0.5, 0.5, 0.5, 0.5]  # of the race for that prize
SPREAD: Final = [150.0, 445.0, 588.0, 715.0, 860.0, 1000.0]  # of luck
RICH: Final = 3000.0  # what a greedy bandit dreams of


class ClassicJudge(Judge):
    """Expected money, and from it the chances to be richest."""

    def rounds(self, g: State) -> i64:
        return len(state_of(g).round_cards)

    def chances(self, g: State) -> list[float]:
        state = state_of(g)
        left = rounds_left(state)
        nearly = likely_winners(standing(state, left), SPREAD[left])
        if state.phase != OVER:
            return nearly
        return settled(state.seats, scoring.winners(state), nearly)

    def seen(self, g: State, question: Ask, choice: i64, observer: i64) -> i64:
        if question.what == PLAY_OR_DRAW and FACE_DOWN <= choice < DRAW:
            return choice if question.seat == observer else FACE_DOWN
        return choice

    def is_free(self, question: Ask) -> bool:
        return question.what in OF_TASTE

    def wealth(self, g: State, seat: i64) -> float:
        state = state_of(g)
        return sum([float(worth(state.held[one])) for one in led_by(state, seat)]) / RICH

    def shots(self, g: State, seat: i64) -> float:
        state = state_of(g)
        mine = led_by(state, seat)
        fired = sum([float(BULLETS - state.bullets[one]) for one in mine])
        return fired / (BULLETS * len(mine))

    def enemy(self, g: State, seat: i64) -> int:
        state = state_of(g)
        counts = [0] * state.seats
        for bandit in led_by(state, seat):
            for source in state.wounds[bandit]:
                if source < state.bandits:
                    counts[seat_of(state, source)] += 1
        counts[seat] = 0
        most = max(counts)
        return counts.index(most) if most else NO_ENEMY


def led_by(g: ClassicState, seat: i64) -> list[int]:
    """The bandits for whom a seat chooses."""
    return [bandit for bandit in range(g.bandits) if seat_of(g, bandit) == seat]


def rounds_left(g: ClassicState) -> i64:
    """Rounds still to be played, the present one included; none when the game is over."""
    if g.phase == OVER:
        return 0
    begun: i64 = len(g.round_cards)
    if begun == 0:
        return ROUNDS
    return ROUNDS + 1 - begun


def standing(g: ClassicState, left: i64) -> list[float]:
    """By player: the money that he can expect, less what everybody can expect alike."""
    prizes = gunslinger_hopes(g, left)
    values: list[float] = []
    wound = WOUND * float(left)
    for player in range(g.players):
        total = 0.0
        for bandit in bandits_of(g, player):
            total += float(worth(g.held[bandit])) + prizes[bandit]
            if left > 0:
                total += prospects(g, bandit, left) - wound * float(len(g.wounds[bandit]))
        values.append(total)
    return values


def gunslinger_hopes(g: ClassicState, left: i64) -> list[float]:
    """By bandit: the part of the Gunslinger's prize that he can hope for."""
    if g.gangs:
        return [0.0] * g.bandits
    fewest = g.bullets[0]
    for bullets in g.bullets:
        fewest = min(fewest, bullets)
    if left == 0:
        return [PRIZE[0] if bullets == fewest else 0.0 for bullets in g.bullets]
    sharpness = SHARPNESS[left]
    weights = [math.exp(float(fewest - bullets) * sharpness) for bullets in g.bullets]
    total = 0.0
    for weight in weights:
        total += weight
    return [PRIZE[left] * weight / total for weight in weights]


def prospects(g: ClassicState, bandit: i64, left: i64) -> float:
    """What the place of a bandit promises."""
    here = g.at[bandit]
    if here < 0:
        return 0.0
    near: i64 = 0
    for spot in g.train.reach[here]:
        near = max(near, best_of(g.floor[spot]))
    for spot in g.train.straight[here]:
        near = max(near, best_of(g.floor[spot]))
    promise = HERE[left] * float(best_of(g.floor[here])) + NEAR[left] * float(near)
    if g.marshal in g.train.next_to[here]:
        promise -= WATCHED[left]
    return promise - CROWD[left] * float(foes_beside(g, bandit))


def foes_beside(g: ClassicState, bandit: i64) -> i64:
    """How many bandits of other players stand where this one does."""
    foes: i64 = 0
    for other in range(g.bandits):
        if g.at[other] == g.at[bandit] and g.player_of[other] != g.player_of[bandit]:
            foes += 1
    return foes


def best_of(tokens: vec[i64]) -> i64:
    """The value of the best token that lies there."""
    best: i64 = 0
    for token in tokens:
        best = max(best, VALUE_OF[token])
    return best


JUDGE: Final = ClassicJudge()
