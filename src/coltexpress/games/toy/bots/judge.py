"""Who is likely to win: whoever has most money, and the best cards to bid with."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.judge import NO_ENEMY, Judge, likely_winners, settled
from coltexpress.games.toy.rulebook import state_of
from coltexpress.games.toy.scoring import standings, winners
from coltexpress.games.toy.state import OVER, phase, round_number
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.vecs import i64

CARD: Final = 20.0  # dollars for each point of the cards left
SPREAD: Final = 300.0  # dollars that one crate or another makes
WEALTHY: Final = 1000.0  # dollars


class ToyJudge(Judge):
    """Money first; cards that are left may bring more."""

    def rounds(self, g: State) -> i64:
        return round_number(state_of(g)) - 1

    def chances(self, g: State) -> list[float]:
        toy = state_of(g)
        money = [standing[0] for standing in standings(toy)]
        values = [float(own) + CARD * float(sum(toy.hand[seat])) for seat, own in enumerate(money)]
        nearly = likely_winners(values, SPREAD)
        return settled(toy.seats, winners(toy), nearly) if phase(toy) == OVER else nearly

    def seen(self, g: State, question: Ask, choice: i64, observer: i64) -> i64:
        return choice if question.seat == observer or len(g.sealed) == 0 else 0

    def wealth(self, g: State, seat: i64) -> float:
        return standings(state_of(g))[seat][0] / WEALTHY

    def shots(self, g: State, seat: i64) -> float:
        """Nobody fires here."""
        return 0.0

    def enemy(self, g: State, seat: i64) -> int:
        """Whoever has most money."""
        ranking = standings(state_of(g))
        others = [one for one in range(g.seats) if one != seat and ranking[one][0] > 0]
        return max(others, key=lambda one: ranking[one], default=NO_ENEMY)


JUDGE: Final = ToyJudge()
