"""Chances as bars: over a whole game, and option by option."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from coltexpress.cli.scene.paint import BRASS, DIM, dyed, fit

EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
LYING: Final = " ▏▎▍▌▋▊▉█"
HEIGHT: Final = 6  # lines of the chart
SCALE: Final = 6  # columns of the scale beside it
LONGEST: Final = 24  # columns of a bar for an option


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{100 * chance:.0f}"


def points(change: float) -> str:
    """A change of the chance in percentage points, with its sign."""
    number = round(100 * change)
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def chart(chances: list[float], rounds: list[int], width: int) -> list[Text]:
    """The chance over the game: a column for each moment, and below it where rounds begin."""
    across = max(1, min(len(chances), width - SCALE))
    places = [column * (len(chances) - 1) // max(1, across - 1) for column in range(across)]
    lines = []
    for line in range(HEIGHT):
        low = HEIGHT - 1 - line  # so many full lines are below
        blocks = "".join([block(chances[place] * HEIGHT - low) for place in places])
        scale = {0: "100 %", HEIGHT // 2: " 50 %", HEIGHT - 1: "  0 %"}.get(line, "")
        lines.append(dyed(f"{scale:<{SCALE}}", DIM) + dyed(blocks, BRASS))
    return [*lines, dyed(" " * SCALE + beginnings([rounds[place] for place in places]), DIM)]


def block(height: float) -> str:
    """A column of a bar within one line."""
    return EIGHTHS[max(0, min(8, round(8 * height)))]


def beginnings(rounds: list[int]) -> str:
    """The number of each round under its first column."""
    marks, last = [], 0
    for number in rounds:
        marks.append(str(number)[-1] if number != last else " ")
        last = number
    return "".join(marks).rstrip()


def option_bars(rows: list[tuple[str, str, float]], width: int) -> list[Text]:
    """Options with what they promise, by mark, words and chance: a bar each, the best first."""
    if not rows:
        return []
    ordered = sorted(rows, key=lambda row: -row[2])
    longest = max([row[2] for row in rows]) or 1.0
    room = max(8, width - LONGEST - 12)
    words = min(room, max([cell_len(row[1]) for row in rows]))
    return [
        dyed(f"  {mark:<2} ", "bold")
        + fit(text, words)
        + Text(f" {percent(chance):>3} % ")
        + dyed(lying(chance / longest), BRASS)
        for mark, text, chance in ordered
    ]


def lying(share: float) -> str:
    """A bar from left to right, to an eighth of a column."""
    eighths = round(share * LONGEST * 8)
    full, rest = divmod(eighths, 8)
    return LYING[8] * full + (LYING[rest] if rest else "")
