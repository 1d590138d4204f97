"""Makes puzzles: bots play, a quick judge finds choices that matter, a deep search decides.

A position is kept if one choice, or a few that are as good, is clearly best: for the quick judge,
and for two deep searches that guess and draw with seeds of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

import msgspec

from coltexpress.bots.bot import AS_USUAL, Budget, Clock
from coltexpress.bots.levels import make
from coltexpress.bots.mind import Mind
from coltexpress.games import game
from coltexpress.kernel.agenda import CHANCE, Ask, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look
from coltexpress.notation.choices import in_words
from coltexpress.notation.position import line_of_view
from coltexpress.study.moves import is_decision
from coltexpress.study.puzzles import PuzzleLine, read
from coltexpress.study.rating import rated_together
from coltexpress.study.themes import theme_of
from coltexpress.study.weighing import Scales

PLAYERS: Final = (3, 4, 5, 6)  # at the tables where puzzles are looked for
TABLE: Final = ("outlaw@4", "greenhorn", "sharp")  # who plays there: people err as well
SEARCHER: Final = "legend-search"
ITERATIONS: Final = 4000  # of each deep search, for a question of one choice
PLANS_ITERATIONS: Final = 400  # where plans are sealed: each compares two dozen of them
SEEDS: Final = (11, 12)  # of the two deep searches
LOOK: Final = 300  # playouts of the first look
CLEAR: Final = 0.06  # of a win that the best choice must be ahead of all others
ALIKE: Final = 0.015  # choices this near to the best are as good
AS_GOOD: Final = 3  # at most so many choices may be as good where there are many
MANY: Final = 20  # options
FEWEST: Final = 3  # options: among two anybody finds the answer
A_GAME: Final = 4  # puzzles at most from one game
PATIENCE: Final = 40  # games without a puzzle
SHARE: Final = 0.3  # of all puzzles that one theme may have
SOLVERS: Final = (  # who try the puzzles for their first rating, and how often
    ("uniform", 6),
    ("greenhorn", 6),
    ("outlaw@1", 6),
    ("outlaw@8", 4),
    ("sharp", 2),
    ("desperado@100", 3),
)
MIXER: Final = 1_000_003
PLACES: Final = 1000  # more than a game has choices


class Clearly(NamedTuple):
    """What is clearly best: places of options, the best first."""

    places: list[int]
    gap: float  # to the best of the others


def clearly(values: list[float]) -> Clearly:
    """The best options, and how far ahead they are."""
    order = sorted(range(len(values)), key=lambda place: -values[place])
    best = [place for place in order if values[order[0]] - values[place] <= ALIKE]
    rest = order[len(best) :]
    gap = values[best[-1]] - values[rest[0]] if rest else 0.0
    return Clearly(best, gap)


def is_clear(values: list[float]) -> bool:
    """Is there an answer? One, or a few among many."""
    found = clearly(values)
    most = AS_GOOD if len(values) >= MANY else 1
    return found.gap >= CLEAR and len(found.places) <= most


def positions(book: Rulebook, seed: int) -> Iterator[tuple[View, Ask]]:
    """The choices of a game between bots, as those see them who make them."""
    luck = Dice(seed)
    counts = [count for count in PLAYERS if count in book.players]
    g = book.new({"players": str(counts[seed % len(counts)])})
    table = [TABLE[(seat + seed) % len(TABLE)] for seat in range(g.seats)]
    bots = [make(name, book, luck.below(1 << 30)) for name in table]
    while g.asks:
        asked = waiting(g)[0]
        if asked.seat == CHANCE:
            choose(g, CHANCE, luck.answer(asked.options))
            continue
        view = look(g, asked.seat)
        if len(asked.options) >= FEWEST and is_decision(book, asked) and not book.is_setting_up(g):
            yield view, asked
        choose(g, asked.seat, bots[asked.seat].choose(view, asked, AS_USUAL))


def puzzle_at(
    book: Rulebook, view: View, asked: Ask, number: int, full: frozenset[str] = frozenset()
) -> PuzzleLine | None:
    """The puzzle that a position makes, if one choice is clearly best and its theme not full."""
    first = Scales(book, number, LOOK).weigh(view, asked).chances
    if not is_clear(first) or about(book, view, asked, first) in full:
        return None
    judged = []
    for judge in judges(book, view, asked, number):
        judged.append(judge())
        if not is_clear(judged[-1]):
            return None
    means = [sum(values) / len(SEEDS) for values in zip(*judged[1:], strict=True)]
    best = clearly(means)
    if any(clearly(values).places[0] not in best.places for values in judged):
        return None
    words = in_words(book, view.state, asked).words
    return PuzzleLine(
        line=line_of_view(book, view),
        answers=[words[place] for place in best.places],
        chances=[round(max(0.0, mean), 3) for mean in means],
        theme=about(book, view, asked, means),
    )


def judges(book: Rulebook, view: View, asked: Ask, number: int) -> list[Callable[[], list[float]]]:
    """Who must agree, one after the other: a longer look, then two deep searches."""
    return [
        lambda: Scales(book, number + 1).weigh(view, asked).chances,
        *[partial(searched, book, view, asked, MIXER * number + seed) for seed in SEEDS],
    ]


def about(book: Rulebook, view: View, asked: Ask, values: list[float]) -> str:
    """The theme, if these are the values of the options."""
    return theme_of(book.name, view.state, asked, asked.options[clearly(values).places[0]])


def searched(book: Rulebook, view: View, asked: Ask, seed: int) -> list[float]:
    """What a deep search thinks of each option."""
    mind = make(SEARCHER, book, seed)
    assert isinstance(mind, Mind), "it thinks"
    iterations = PLANS_ITERATIONS if book.plans_together else ITERATIONS
    return mind.values(view, asked, Clock(Budget(iterations=iterations)))


def found_puzzles(name: str, count: int, seed: int = 1) -> Iterator[PuzzleLine]:
    """So many puzzles of a game, none of its themes too often; not rated yet.

    Fewer, if game after game has none because the themes that turn up are full.
    """
    book = game(name)
    seen: set[str] = set()
    themes: Counter[str] = Counter()
    number = MIXER * seed
    in_vain = 0  # games since the last puzzle
    while len(seen) < count and in_vain < PATIENCE:
        number += 1
        in_vain += 1
        here = 0
        for place, (view, asked) in enumerate(positions(book, number)):
            if here == A_GAME or len(seen) == count:
                break
            full = frozenset([theme for theme in themes if themes[theme] >= SHARE * count])
            one = puzzle_at(book, view, asked, PLACES * number + place, full)
            if one is not None and one.line not in seen and one.theme not in full:
                seen.add(one.line)
                themes[one.theme] += 1
                here += 1
                in_vain = 0
                yield one


def with_ratings(name: str, lines: list[PuzzleLine]) -> list[PuzzleLine]:
    """The puzzles rated by how bots fare with them."""
    book = game(name)
    puzzles = [read(line) for line in lines]
    solved = [
        [
            [one.is_solved_by(attempt(book, one.view(), bot, number)) for number in range(times)]
            for one in puzzles
        ]
        for bot, times in SOLVERS
    ]
    _, ratings = rated_together(solved)
    return [
        msgspec.structs.replace(line, rating=round(rating, 1))
        for line, rating in zip(lines, ratings, strict=True)
    ]


def attempt(book: Rulebook, view: View, bot: str, seed: int) -> int:
    """What a bot answers."""
    assert view.ask is not None, "a puzzle asks"
    return make(bot, book, seed).choose(view, view.ask)
