"""The arena: a series of games on several cores, taken up again where it was left."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import msgspec

from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.cluster import Cluster, load_ray
from coltexpress.sim.crews import Crew, Processes, played_by
from coltexpress.sim.ratings import Ratings, wilson
from coltexpress.sim.series import Result, Series, by_bot, play, sides


class Standing(msgspec.Struct, frozen=True):
    """How one bot of the series did.

    `even` is what it would have won if all bots were equal: the mean win rate of all seats.
    """

    name: str
    seats_played: int
    wins: float
    win_rate: float
    even: float
    low: float
    high: float
    mean_money: float
    rating: float
    decisions_per_second: float


class Report(msgspec.Struct, frozen=True):
    """How the whole series went; this is what `--json` prints."""

    game: str
    games: int
    seed: int
    seconds: float
    bots: list[Standing]


def run(
    series: Series, jobs: int, numbers: list[int], ray: str | None = None
) -> Generator[Result, None, None]:
    """The games with these numbers, as they are finished: here, in processes, or by Ray."""
    if jobs == 1 and ray is None:
        for number in numbers:
            yield play(series, number)
        return
    crew: Crew = Processes(series, jobs) if ray is None else Cluster(load_ray(), series, ray, jobs)
    with closing(crew):
        yield from played_by(crew, numbers)


# The file


class Diary:
    """The results so far, in a file with one line for the series and one for each game.

    A result is kept as soon as it is there, so that a series can be stopped at any time.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.results: list[Result] = []
        if path.exists() and path.stat().st_size:
            self.results = read_results(path, series)
        else:
            path.write_bytes(msgspec.json.encode(series) + b"\n")

    def note(self, result: Result) -> None:
        """Keep the result of one more game, at once."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


def read_results(path: Path, series: Series) -> list[Result]:
    """The results in a file of the same series; a last line cut short is played again."""
    lines = path.read_bytes().split(b"\n")
    try:
        kept = msgspec.json.decode(lines[0], type=Series)
    except msgspec.DecodeError as error:
        raise Unreadable(f"{path} holds no series of games") from error
    if msgspec.structs.replace(kept, games=series.games) != series:
        raise Unreadable(f"{path} holds another series: other bots, options, seed or budget")
    results = {}
    for line in lines[1:-1]:
        try:
            found = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as error:
            raise Unreadable(f"{path}: {line[:40]!r} is no result of a game") from error
        if found.number < series.games:
            results[found.number] = found
    if lines[-1]:  # a game whose line was cut short
        path.write_bytes(b"\n".join(lines[:-1]) + b"\n")
    return list(results.values())


# The figures


def report(series: Series, results: list[Result], seconds: float) -> Report:
    """The figures of all bots, by the order of the games and not of their ends."""
    ordered = sorted(results, key=lambda result: result.number)
    ratings = Ratings(len(series.bots))
    for result in ordered:
        ratings.learn(result.ranks, sides_by_bot(series, result.number))
    standings = [
        standing(series, place, ordered, ratings.skill(place)) for place in range(len(series.bots))
    ]
    return Report(series.game, len(ordered), series.seed, seconds, standings)


def sides_by_bot(series: Series, number: int) -> list[int]:
    """By bot: the side it is on in this game."""
    of_seat = sides(series)
    return [of_seat[seat] for seat in by_bot(series, number)]


def standing(series: Series, place: int, results: list[Result], rating: float) -> Standing:
    """The figures of one bot."""
    games = len(results)
    wins = sum([result.shares[place] for result in results])
    low, high = wilson(wins, games)
    thinking = sum([result.thinking[place] for result in results])
    decisions = sum([result.decisions[place] for result in results])
    return Standing(
        name=series.bots[place],
        seats_played=games,
        wins=wins,
        win_rate=wins / games if games else 0.0,
        even=even_share(series, results),
        low=low,
        high=high,
        mean_money=sum([result.money[place] for result in results]) / games if games else 0.0,
        rating=rating,
        decisions_per_second=decisions / thinking if thinking else 0.0,
    )


def even_share(series: Series, results: list[Result]) -> float:
    """What every bot would win if all were equal: as much as the seats have won on average."""
    handed_out = sum([sum(result.shares) for result in results])
    return handed_out / len(results) / len(series.bots) if results else 0.0
