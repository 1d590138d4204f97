"""A series of games between bots: who sits where, what luck each game has, and how each ended.

Every game follows from the seed of the series and its own number alone, so that the games are the
same whoever plays them, in whatever order and on however many cores.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Final

import msgspec

from coltexpress.bots.bot import AS_USUAL, Bot, Budget
from coltexpress.bots.levels import SEARCHING, make, read_name
from coltexpress.games import game
from coltexpress.kernel.agenda import CHANCE, Ask, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.kernel.rules import Cast, Rulebook
from coltexpress.kernel.views import look
from coltexpress.sim.seating import Seating, block_size, seating

MIXER: Final = 1_000_003


# The tag keeps files apart that were begun when seats were given out in another way.
class Series(msgspec.Struct, frozen=True, tag_field="series", tag="blocks"):
    """Everything that decides how the games go."""

    game: str
    settings: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float | None = None
    iterations: int | None = None
    balanced: bool = True  # else bots pick their characters, and who begins is drawn

    def check(self) -> None:
        """Refuse a series that cannot be played."""
        for name in self.bots:
            if is_own(name):
                own_maker(name)
            else:
                read_name(name)
        seats = game(self.game).new(self.settings).seats
        if len(self.bots) != seats:
            raise Unreadable(f"{len(self.bots)} bots for {seats} seats; name one bot for each seat")

    def budget(self, name: str) -> Budget:
        """How long this bot may think about one decision; only the search is told how long."""
        parts = None if is_own(name) else read_name(name)
        if parts is None or parts.level not in SEARCHING:
            return AS_USUAL
        fixed = parts.effort is not None or parts.milliseconds is not None
        return Budget(self.seconds, None if fixed else self.iterations)

    @property
    def block(self) -> int:
        """How many games it takes until everybody has played the same."""
        return block_size(self.cast(), len(self.bots))

    def cast(self) -> Cast:
        """The characters that are dealt out; none if bots pick theirs."""
        return game(self.game).cast(self.settings) if self.balanced else Cast()

    def seating(self, number: int) -> Seating:
        """The table of one of the games."""
        return seating(self.cast(), len(self.bots), self.seed, number)


class Result(msgspec.Struct, frozen=True):
    """How one game ended; every list goes by bot, in the order of the series."""

    number: int
    shares: list[float]  # of the win; a team's win is a whole one for each of its winners
    money: list[int]
    ranks: list[int]
    decisions: list[int]
    thinking: list[float]  # seconds


def is_own(name: str) -> bool:
    """Is this a bot of the user's own, by module and name, as in `mybots.Miser`?"""
    return "." in name


def own_maker(name: str) -> Callable[[Rulebook, int], Bot]:
    """What makes a bot of the user's own: it is called with a rulebook and a seed."""
    module, _, maker = name.rpartition(".")
    try:
        found: Callable[[Rulebook, int], Bot] = getattr(import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as error:
        raise Unreadable(f"there is no bot {name!r}: {error}") from error
    return found


def bot_of(name: str, book: Rulebook, seed: int) -> Bot:
    """The bot with this name, one of ours or one of the user's own."""
    return own_maker(name)(book, seed) if is_own(name) else make(name, book, seed)


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


Watching = Callable[[State, Ask, int], None]  # told of a state, what is asked, and the answer


def play(
    series: Series, number: int, drawn: Watching | None = None, chosen: Watching | None = None
) -> Result:
    """One game of the series; who watches is told of each draw, or choice, before it happens."""
    book, placed = game(series.game), series.seating(number)
    luck = Dice(series.seed * MIXER + number)
    g = book.new(with_bandits(series.settings, placed))
    names = [series.bots[bot] for bot in placed.bots]
    bots = [bot_of(name, book, luck.below(1 << 30)) for name in names]
    budgets = [series.budget(name) for name in names]
    decisions, thinking = [0] * g.seats, [0.0] * g.seats
    while g.asks:
        question = waiting(g)[0]
        seat = question.seat
        if seat == CHANCE:
            if series.balanced and question.what == book.who_begins:
                choose(g, CHANCE, placed.first)
                if drawn is None:
                    g.chance = luck  # draws the rest without being asked each time
                continue
            draw = luck.answer(question.options)
            if drawn is not None:
                drawn(g, question, draw)
            choose(g, CHANCE, draw)
            continue
        start = time.perf_counter()
        choice = bots[seat].choose(look(g, seat), question, budgets[seat])
        thinking[seat] += time.perf_counter() - start
        decisions[seat] += 1
        if choice not in question.options:
            raise IllegalChoice(f"{names[seat]} chose {choice} in game {number}")
        if chosen is not None:
            chosen(g, question, choice)
        choose(g, seat, choice)
    return result(series, number, placed.seats(), g, decisions, thinking)


def with_bandits(settings: dict[str, str], placed: Seating) -> dict[str, str]:
    """The settings of one game, in which it is settled who plays whom."""
    return {**settings, "bandits": ",".join(placed.bandits)} if placed.bandits else settings


def result(
    series: Series,
    number: int,
    seat_of: list[int],
    g: State,
    decisions: list[int],
    thinking: list[float],
) -> Result:
    """The end of a game, by bot."""
    book = game(series.game)
    winners, scores, ranks = book.winners(g), book.scores(g), book.ranks(g)
    shares = shares_of(winners, sides(series))
    return Result(
        number,
        [shares[seat] for seat in seat_of],
        [scores[seat] for seat in seat_of],
        [ranks[seat] for seat in seat_of],
        [decisions[seat] for seat in seat_of],
        [thinking[seat] for seat in seat_of],
    )
