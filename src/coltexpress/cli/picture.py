"""Pictures of bars, one below the other, as SVG."""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape


class Bars(NamedTuple):
    """How such a picture is laid out, in pixels."""

    width: int
    left: int  # where the bars begin
    right: int  # the room behind the longest
    top: int
    row: int  # from one bar to the next
    bar: int  # its height
    font: int
    ink: str
    paper: str = ""  # nothing lies below

    @property
    def style(self) -> str:
        """That of all words."""
        return f"font-family: sans-serif; font-size: {self.font}px; fill: {self.ink}"

    def height(self, count: int) -> int:
        """That of a picture with so many bars."""
        return self.top + self.row * count + 16

    def length(self, share: float) -> float:
        """That of a bar with this share of the longest."""
        return share * (self.width - self.left - self.right)

    def begin(self, place: int, name: str, share: float, colour: str) -> str:
        """The name and the bar in this row, counted from 0."""
        y = self.top + self.row * place
        return (
            f'<text x="12" y="{self.line(place)}" style="{self.style}">{escape(name)}</text>'
            f'<rect x="{self.left}" y="{y}" width="{self.length(share):.1f}" height="{self.bar}" '
            f'fill="{colour}"/>'
        )

    def line(self, place: int) -> int:
        """Where the words of a row stand."""
        return self.top + self.row * place + self.font - 1

    def picture(self, title: str, rows: list[str], over: str = "") -> str:
        """The whole, with something drawn over it."""
        height = self.height(len(rows))
        box = f'viewBox="0 0 {self.width} {height}" role="img"'
        bold = f"{self.style}; font-weight: bold"
        paper = f'<rect width="{self.width}" height="{height}" fill="{self.paper}"/>'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
                f"<title>{escape(title)}</title>",
                *([paper] if self.paper else []),
                f'<text x="12" y="{self.top - 23}" style="{bold}">{escape(title)}</text>',
                *rows,
                over,
                "</svg>\n",
            ]
        )
