"""Outlook: how likely each seat is to win, from what one seat may know.

A small net that watched many games says it together with the judge, who looks at guesses at what is
hidden; where a game has no net, the judge alone.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from coltexpress.bots.judge import judge_of
from coltexpress.bots.nets import chances_net_of
from coltexpress.games import game, observation_of
from coltexpress.kernel.agenda import NOBODY, State, is_over, question_for
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import i64, u8, vec
from coltexpress.kernel.views import View

GUESSES: Final = 24
DOUBT: Final = 0.25  # the part of the judge where there is a net: together they err least
LUCK: Final = 1  # always the same guesses, so that equal views have equal chances
NOT_ASKED: Final = -1


class Outlook:
    """What is to be expected of the positions of one game."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.net = chances_net_of(book.name)
        self.sight = observation_of(book.name)
        self.judge = judge_of(book.name)
        self.blank = vec[u8](bytes(int(self.sight.width)))

    def chances(self, view: View) -> list[float]:
        """By seat: how likely it is to win, from 0 to 1; without teams they add up to 1."""
        dice = Dice(LUCK)
        if len(view.asks) == 0:
            return self.settled(self.book.determinize(view, dice))
        doubt = 1.0 if self.net is None else DOUBT
        total = [0.0] * view.state.seats
        for number in range(GUESSES):
            g = self.book.determinize(view, dice)
            add(total, self.judge.chances(g), doubt / GUESSES)
            if self.net is not None and view.seat == NOBODY:
                add(total, self.at(g, number % g.seats), (1.0 - doubt) / GUESSES)
        if self.net is not None and view.seat != NOBODY:
            add(total, self.seen_from(view.state, view.seat, what_is_asked(view)), 1.0 - doubt)
        return total

    def chance(self, g: State, seat: i64) -> float:
        """How likely one seat is to win, in a whole (guessed) state."""
        if is_over(g):
            return self.settled(g)[seat]
        judged = self.judge.chances(g)[seat]
        if self.net is None:
            return judged
        return DOUBT * judged + (1.0 - DOUBT) * self.at(g, seat)[seat]

    def settled(self, g: State) -> list[float]:
        """The chances when the game is over: sides that win together share it."""
        winners = self.book.who_won(g)
        teams = self.book.teams or g.seats
        sides = len({seat % teams for seat in winners})
        return [1.0 / sides if seat in winners else 0.0 for seat in range(g.seats)]

    def at(self, g: State, viewer: i64) -> list[float]:
        """What the net says of a whole state, from what one seat may know of it."""
        question = question_for(g, viewer)
        return self.seen_from(g, viewer, NOT_ASKED if question is None else question.what)

    def seen_from(self, g: State, viewer: i64, what: i64) -> list[float]:
        """The chances as the net says them: it counts the seats from the viewer on."""
        assert self.net is not None, "somebody has watched this game"
        row = self.blank[:]
        self.sight.write(g, viewer, what, row, 0)
        scores, seats = self.net.scores_of(row), g.seats
        best = scores[0]
        for seat in range(seats):
            best = max(best, scores[seat])
        unit = self.net.unit
        found = [0.0] * seats
        total = 0.0
        for seat in range(seats):
            place = viewer + seat
            if place >= seats:
                place -= seats
            if self.book.teams:
                found[place] = 1.0 / (1.0 + math.exp(-float(scores[seat]) * unit))
            else:
                found[place] = math.exp(float(scores[seat] - best) * unit)
                total += found[place]
        return found if self.book.teams else [weight / total for weight in found]


def add(total: list[float], chances: list[float], weight: float) -> None:
    """Count chances with this weight."""
    for seat, chance in enumerate(chances):
        total[seat] += weight * chance


def what_is_asked(view: View) -> int:
    """The kind of question that the seat is asked, or NOT_ASKED."""
    question = view.ask
    return NOT_ASKED if question is None else question.what


@cache
def outlook_of(name: str) -> Outlook:
    """The outlook of the game with this name."""
    return Outlook(game(name))
