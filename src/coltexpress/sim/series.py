"""A series of games between bots: who sits where, what luck each game has, and how each ended.

Every game follows from the seed of the series and its own number alone, so that the games are the
same whoever plays them, in whatever order and on however many cores.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from coltexpress.bots.bot import AS_USUAL, Budget
from coltexpress.bots.levels import make, read_name
from coltexpress.games import game
from coltexpress.kernel.agenda import State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look

MIXER: Final = 1_000_003
SEARCHING: Final = ("desperado", "legend")  # who thinks for as long as the series says


class Series(msgspec.Struct, frozen=True):
    """Everything that decides how the games go."""

    game: str
    settings: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float | None = None
    iterations: int | None = None

    def check(self) -> None:
        """Refuse a series that cannot be played."""
        for name in self.bots:
            read_name(name)
        seats = game(self.game).new(self.settings).seats
        if len(self.bots) != seats:
            raise Unreadable(f"{len(self.bots)} bots for {seats} seats; name one bot for each seat")

    def budget(self, name: str) -> Budget:
        """How long this bot may think about one decision; only the search is told how long."""
        parts = read_name(name)
        if parts.level not in SEARCHING:
            return AS_USUAL
        return Budget(self.seconds, self.iterations if parts.effort is None else None)


class Result(msgspec.Struct, frozen=True):
    """How one game ended; every list goes by bot, in the order of the series."""

    number: int
    shares: list[float]  # of the win; a team's win is a whole one for each of its winners
    money: list[int]
    ranks: list[int]
    decisions: list[int]
    thinking: list[float]  # seconds


def seats_of(series: Series, number: int) -> list[int]:
    """By seat: the place of its bot in the series; everybody moves on by one seat each game."""
    count = len(series.bots)
    return [(seat + number) % count for seat in range(count)]


def by_bot(series: Series, number: int) -> list[int]:
    """By bot: the seat it has in this game."""
    places = seats_of(series, number)
    return [places.index(place) for place in range(len(places))]


def sides(series: Series) -> list[int]:
    """By seat: its team; where there are no teams, everybody is one of his own."""
    return sides_of(game(series.game), len(series.bots))


def sides_of(book: Rulebook, seats: int) -> list[int]:
    """By seat: its team; where there are no teams, everybody is one of his own."""
    teams = book.teams or seats
    return [seat % teams for seat in range(seats)]


def shares_of(winners: list[int], sides: list[int]) -> list[float]:
    """By seat: its share of the win. Sides that win together share it; team-mates do not."""
    winning = len({sides[seat] for seat in winners})
    return [1 / winning if seat in winners else 0.0 for seat in range(len(sides))]


def play_games(series: Series, numbers: list[int]) -> list[Result]:
    """Several games of the series: the work that is handed to another process."""
    return [play(series, number) for number in numbers]


def play(series: Series, number: int) -> Result:
    """One game of the series."""
    book = game(series.game)
    luck = Dice(series.seed * MIXER + number)
    g = book.new(series.settings, luck)
    places = seats_of(series, number)
    bots = [make(series.bots[place], book, luck.below(1 << 30)) for place in places]
    budgets = [series.budget(series.bots[place]) for place in places]
    decisions, thinking = [0] * g.seats, [0.0] * g.seats
    while g.asks:
        question = waiting(g)[0]
        seat = question.seat
        start = time.perf_counter()
        choice = bots[seat].choose(look(g, seat), question, budgets[seat])
        thinking[seat] += time.perf_counter() - start
        decisions[seat] += 1
        if choice not in question.options:
            raise IllegalChoice(f"{series.bots[places[seat]]} chose {choice} in game {number}")
        choose(g, seat, choice)
    return result(series, number, g, decisions, thinking)


def result(
    series: Series, number: int, g: State, decisions: list[int], thinking: list[float]
) -> Result:
    """The end of a game, by bot."""
    book = game(series.game)
    winners, scores, ranks = book.winners(g), book.scores(g), book.ranks(g)
    shares = shares_of(winners, sides(series))
    seat_of = by_bot(series, number)
    return Result(
        number,
        [shares[seat] for seat in seat_of],
        [scores[seat] for seat in seat_of],
        [ranks[seat] for seat in seat_of],
        [decisions[seat] for seat in seat_of],
        [thinking[seat] for seat in seat_of],
    )
