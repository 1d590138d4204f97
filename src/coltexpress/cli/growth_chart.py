"""What games cost, as a picture: a bar of games a second for each number of players and variant."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from coltexpress.games import NAMES
from coltexpress.sim.growth import Cost

WIDTH: Final = 720
LEFT: Final = 150  # where the bars begin
RIGHT: Final = 190
TOP: Final = 52
ROW: Final = 22
BAR: Final = 14
COLOURS: Final = ("#9c2f22", "#2b68b0", "#b57a1b")  # of one game after the other
PAPER: Final = "#f4e8cf"
INK: Final = "#2a1b12"
STYLE: Final = f"font-family: sans-serif; font-size: 13px; fill: {INK}"


def growth_chart(costs: list[Cost], form: str) -> str:
    """An SVG picture of the costs; every game has a scale of its own."""
    height = TOP + ROW * len(costs) + 16
    title = f"Random games a second on one core, {form}; bytes of a state"
    rows = [bar(cost, most(costs, cost.game), place) for place, cost in enumerate(costs)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            f'<text x="12" y="28" style="{STYLE}; font-weight: bold">{escape(title)}</text>',
            *rows,
            "</svg>\n",
        ]
    )


def most(costs: list[Cost], game: str) -> float:
    """The most games a second of this game."""
    return max([cost.games_per_second for cost in costs if cost.game == game])


def bar(cost: Cost, longest: float, place: int) -> str:
    """One bar with its name and figures."""
    y = TOP + ROW * place
    width = cost.games_per_second / longest * (WIDTH - LEFT - RIGHT)
    colour = COLOURS[NAMES.index(cost.game) % len(COLOURS)]
    kind = f"{cost.kind} players" if cost.kind.isdigit() else cost.kind
    figures = f"{cost.games_per_second:,.0f}/s, {cost.bytes_per_state:,.0f} B"
    return (
        f'<text x="12" y="{y + 12}" style="{STYLE}">{escape(f"{cost.game}, {kind}")}</text>'
        f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" '
        f'fill="{colour}"/>'
        f'<text x="{LEFT + width + 8:.1f}" y="{y + 12}" style="{STYLE}">{figures}</text>'
    )
