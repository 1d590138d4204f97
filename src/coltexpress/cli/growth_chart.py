"""What games cost, as a picture: a bar of games a second for each number of players and variant."""

from __future__ import annotations

from typing import Final

from coltexpress.cli.picture import Bars
from coltexpress.games import NAMES
from coltexpress.sim.growth import Cost

COLOURS: Final = ("#9c2f22", "#2b68b0", "#b57a1b")  # of one game after the other
INK: Final = "#2a1b12"
PAPER: Final = "#f4e8cf"
BARS: Final = Bars(720, left=150, right=190, top=52, row=22, bar=14, font=13, ink=INK, paper=PAPER)


def growth_chart(costs: list[Cost], form: str) -> str:
    """An SVG picture of the costs; every game has a scale of its own."""
    title = f"Random games a second on one core, {form}; bytes of a state"
    rows = [row(cost, most(costs, cost.game), place) for place, cost in enumerate(costs)]
    return BARS.picture(title, rows)


def most(costs: list[Cost], game: str) -> float:
    """The most games a second of this game."""
    return max([cost.games_per_second for cost in costs if cost.game == game])


def row(cost: Cost, longest: float, place: int) -> str:
    """One bar with its name and figures."""
    share = cost.games_per_second / longest
    colour = COLOURS[NAMES.index(cost.game) % len(COLOURS)]
    kind = f"{cost.kind} players" if cost.kind.isdigit() else cost.kind
    figures = f"{cost.games_per_second:,.0f}/s, {cost.bytes_per_state:,.0f} B"
    behind = BARS.left + BARS.length(share) + 8
    return BARS.begin(place, f"{cost.game}, {kind}", share, colour) + (
        f'<text x="{behind:.1f}" y="{BARS.line(place)}" style="{BARS.style}">{figures}</text>'
    )
