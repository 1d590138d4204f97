"""The arena: a series of games on several cores, taken up again where it was left."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.ratings import Rating, update, wilson
from coltexpress.sim.series import Result, Series, play

Job = tuple[Series, int]
START: Final = "spawn"  # the same on every system


class Standing(msgspec.Struct, frozen=True):
    """How one bot of the series did."""

    name: str
    seats_played: int
    wins: float
    win_rate: float
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


def one_game(job: Job) -> Result:
    """The work of one process."""
    return play(*job)


def be_quiet() -> None:
    """Ctrl-C is for the process that keeps the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(series: Series, jobs: int, numbers: list[int]) -> Iterator[Result]:
    """The games with these numbers, as they are finished."""
    work = [(series, number) for number in numbers]
    if jobs == 1:
        yield from map(one_game, work)
        return
    with get_context(START).Pool(jobs, be_quiet) as pool:
        yield from pool.imap_unordered(one_game, work)


# The file


class Diary:
    """The results so far, in a file with one line for the series and one for each game."""

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
    ratings = [Rating() for _ in series.bots]
    for result in ordered:
        update(ratings, result.ranks)
    standings = [
        standing(series.bots[place], place, ordered, ratings[place])
        for place in range(len(series.bots))
    ]
    return Report(series.game, len(ordered), series.seed, seconds, standings)


def standing(name: str, place: int, results: list[Result], rating: Rating) -> Standing:
    """The figures of one bot."""
    games = len(results)
    wins = sum([result.shares[place] for result in results])
    low, high = wilson(wins, games)
    thinking = sum([result.thinking[place] for result in results])
    decisions = sum([result.decisions[place] for result in results])
    return Standing(
        name=name,
        seats_played=games,
        wins=wins,
        win_rate=wins / games if games else 0.0,
        low=low,
        high=high,
        mean_money=sum([result.money[place] for result in results]) / games if games else 0.0,
        rating=rating.skill,
        decisions_per_second=decisions / thinking if thinking else 0.0,
    )
