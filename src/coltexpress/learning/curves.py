"""How a training run went, as a picture: one panel for each figure, over the decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from coltexpress.learning.trainer import Point, Progress

WIDTH: Final = 640
LEFT: Final = 12
TOP: Final = 52
PANEL: Final = 120  # high, with its title
LINE: Final = 84  # of it for the line
POINTS: Final = 200  # of a line at most; each is the mean of what it stands for
PAPER: Final = "#f4e8cf"
INK: Final = "#2a1b12"
OXBLOOD: Final = "#9c2f22"
STYLE: Final = f"font-family: sans-serif; font-size: 13px; fill: {INK}"
TITLES: Final = {
    "won": "share of wins against the net that does not learn",
    "entropy": "entropy of what it chooses",
    "critic": "mean square by which the critic was off",
}


def curves(progress: Progress) -> str:
    """An SVG picture of a run."""
    recipe, curve = progress.recipe, progress.curve
    shown = [name for name in TITLES if name != "won" or recipe.against]
    height = TOP + PANEL * len(shown)
    title = (
        f"{recipe.game}, seed {recipe.seed}: {progress.decisions / 1e6:,.1f} million decisions, "
        f"{progress.games:,} games, {progress.seconds:,.0f} s"
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            f'<text x="{LEFT}" y="28" style="{STYLE}; font-weight: bold">{escape(title)}</text>',
            *[panel(name, curve, TOP + PANEL * place) for place, name in enumerate(shown)],
            "</svg>\n",
        ]
    )


def panel(name: str, curve: list[Point], top: int) -> str:
    """One figure over the decisions, with its first, its last and its outermost values."""
    values = means([float(getattr(point, name) or 0.0) for point in curve])
    low, high = min(values), max(values)
    reach, step = (high - low) or 1.0, (WIDTH - 2 * LEFT) / max(len(values) - 1, 1)
    bottom = top + PANEL - 16
    points = " ".join(
        f"{LEFT + step * n:.1f},{bottom - LINE * (value - low) / reach:.1f}"
        for n, value in enumerate(values)
    )
    told = f"{TITLES[name]}: {values[0]:.4g} to {values[-1]:.4g} ({low:.4g} to {high:.4g})"
    return (
        f'<text x="{LEFT}" y="{top + 4}" style="{STYLE}">{escape(told)}</text>'
        f'<polyline points="{points}" fill="none" stroke="{OXBLOOD}" stroke-width="2"/>'
    )


def means(values: list[float]) -> list[float]:
    """So few values that a line can be drawn through them."""
    each = -(-len(values) // POINTS)
    parts = [values[at : at + each] for at in range(0, len(values), each)]
    return [sum(part) / len(part) for part in parts]
