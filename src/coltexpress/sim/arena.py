"""The arena: a series of games on several cores, taken up again where it was left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import msgspec

from coltexpress.kernel.errors import Unreadable
from coltexpress.sim.cluster import Cluster, load_ray
from coltexpress.sim.crews import Crew, Processes, played_by
from coltexpress.sim.ratings import UNRATED, Contest, Rating, contest, fit, wilson
from coltexpress.sim.seating import seating
from coltexpress.sim.sequential import OPEN, Shares, Sprt, Verdict
from coltexpress.sim.series import Result, Series, play, sides


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
    rating_low: float
    rating_high: float
    decisions_per_second: float


class Report(msgspec.Struct, frozen=True):
    """How the whole series went; this is what `--json` prints."""

    game: str
    games: int
    block: int  # games until every bot has played every character at every place
    seed: int
    seconds: float
    bots: list[Standing]
    sprt: Verdict | None = None  # what the sequential test found, where there is one


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


def until_known(
    series: Series,
    jobs: int,
    shares: Shares | None = None,
    diary: Diary | None = None,
    ray: str | None = None,
) -> Generator[Result, None, None]:
    """All results, those in the diary first; with two shares until it is known which it is."""
    test = Sprt(series, shares) if shares is not None else None
    earlier = diary.results if diary is not None else []
    done = {result.number for result in earlier}
    numbers = [number for number in range(series.games) if number not in done]
    for result in earlier:
        yield result
        if test is not None:
            test.learn(result)
    if test is not None and test.found != OPEN:
        return
    with closing(run(series, jobs, numbers, ray)) as played:
        for result in played:
            if diary is not None:
                diary.note(result)
            yield result
            if test is not None:
                test.learn(result)
                if test.found != OPEN:
                    return


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


def report(
    series: Series, results: list[Result], seconds: float, shares: Shares | None = None
) -> Report:
    """The figures of all bots, by the order of the games and not of their ends.

    With a sequential test those of the games that it needed.
    """
    ordered = sorted(results, key=lambda result: result.number)
    verdict = tested(series, ordered, shares) if shares is not None else None
    if verdict is not None and verdict.found != OPEN:
        ordered = ordered[: verdict.games]
    ratings = fit(contests_of(series, ordered))
    standings = [
        standing(series, place, ordered, ratings.get(name, UNRATED))
        for place, name in enumerate(series.bots)
    ]
    return Report(series.game, len(ordered), series.block, series.seed, seconds, standings, verdict)


def tested(series: Series, results: list[Result], shares: Shares) -> Verdict:
    """What the sequential test says of these results."""
    test = Sprt(series, shares)
    for result in results:
        test.learn(result)
    return test.verdict()


def contests_of(series: Series, results: list[Result]) -> Counter[Contest]:
    """What is rated of these games."""
    of_seat, cast = sides(series), series.cast()
    found: Counter[Contest] = Counter()
    for result in results:
        seats = seating(cast, len(series.bots), series.seed, result.number).seats()
        found[contest(result.ranks, [of_seat[seat] for seat in seats], series.bots)] += 1
    return found


def standing(series: Series, place: int, results: list[Result], rating: Rating) -> Standing:
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
        rating=rating.skill,
        rating_low=rating.low,
        rating_high=rating.high,
        decisions_per_second=decisions / thinking if thinking else 0.0,
    )


def even_share(series: Series, results: list[Result]) -> float:
    """What every bot would win if all were equal: as much as the seats have won on average."""
    handed_out = sum([sum(result.shares) for result in results])
    return handed_out / len(results) / len(series.bots) if results else 0.0
