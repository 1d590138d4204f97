"""The win rates of an arena as a picture: one bar for each bot, with its 95 % interval."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from coltexpress.cli.bots import bot_title
from coltexpress.sim.arena import Report, Standing
from coltexpress.telling.words import Words

WIDTH: Final = 640
LEFT: Final = 200  # where the bars begin
RIGHT: Final = 60
TOP: Final = 48
ROW: Final = 34
BAR: Final = 18
BRASS: Final = "#b8860b"
INK: Final = "#3b2f2f"
STYLE: Final = f"font-family: sans-serif; font-size: 14px; fill: {INK}"


def chart(words: Words, found: Report) -> str:
    """An SVG picture; the dashed line is an even share."""
    height = TOP + ROW * len(found.bots) + 16
    title = words.say("arena-chart", game=words.say(f"{found.game}-name"), games=found.games)
    even = x_of(found.bots[0].even)
    rows = [row(words, standing, place) for place, standing in enumerate(found.bots)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f'<text x="12" y="26" style="{STYLE}; font-weight: bold">{escape(title)}</text>',
            *rows,
            (
                f'<line x1="{even}" x2="{even}" y1="{TOP - 8}" y2="{height - 8}" '
                f'stroke="{INK}" stroke-dasharray="4 4"/>'
            ),
            "</svg>\n",
        ]
    )


def x_of(share: float) -> str:
    """Where a share lies from left to right."""
    return f"{LEFT + share * (WIDTH - LEFT - RIGHT):.1f}"


def row(words: Words, standing: Standing, place: int) -> str:
    """The bar of one bot, its interval and its figure."""
    y = TOP + ROW * place
    middle = y + BAR / 2
    name = escape(bot_title(words, standing.name))
    low, high = x_of(standing.low), x_of(standing.high)
    width = float(x_of(standing.win_rate)) - LEFT
    return (
        f'<text x="12" y="{y + 14}" style="{STYLE}">{name}</text>'
        f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" fill="{BRASS}"/>'
        f'<line x1="{low}" x2="{high}" y1="{middle}" y2="{middle}" stroke="{INK}"/>'
        f'<text x="{WIDTH - 8}" y="{y + 14}" text-anchor="end" style="{STYLE}">'
        f"{100 * standing.win_rate:.1f} %</text>"
    )
