"""The win rates of an arena as a picture: one bar for each bot, with its 95 % interval."""

from __future__ import annotations

from typing import Final

from coltexpress.cli.bots import bot_title
from coltexpress.cli.picture import Bars
from coltexpress.sim.arena import Report, Standing
from coltexpress.telling.words import Words

BRASS: Final = "#b8860b"
INK: Final = "#3b2f2f"
BARS: Final = Bars(640, left=200, right=60, top=48, row=34, bar=18, font=14, ink=INK)


def chart(words: Words, found: Report) -> str:
    """An SVG picture; the dashed line is an even share."""
    title = words.say("arena-chart", game=words.say(f"{found.game}-name"), games=found.games)
    even, low = x_of(found.bots[0].even), BARS.height(len(found.bots)) - 8
    rows = [row(words, standing, place) for place, standing in enumerate(found.bots)]
    line = (
        f'<line x1="{even}" x2="{even}" y1="{BARS.top - 8}" y2="{low}" '
        f'stroke="{INK}" stroke-dasharray="4 4"/>'
    )
    return BARS.picture(title, rows, line)


def x_of(share: float) -> str:
    """Where a share lies from left to right."""
    return f"{BARS.left + BARS.length(share):.1f}"


def row(words: Words, standing: Standing, place: int) -> str:
    """The bar of one bot, its interval and its figure."""
    bar = BARS.begin(place, bot_title(words, standing.name), standing.win_rate, BRASS)
    middle = BARS.top + BARS.row * place + BARS.bar / 2
    return (
        f'{bar}<line x1="{x_of(standing.low)}" x2="{x_of(standing.high)}" '
        f'y1="{middle}" y2="{middle}" stroke="{INK}"/>'
        f'<text x="{BARS.width - 8}" y="{BARS.line(place)}" text-anchor="end" '
        f'style="{BARS.style}">{100 * standing.win_rate:.1f} %</text>'
    )
