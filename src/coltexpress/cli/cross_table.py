"""A cross-play table in the terminal and as a picture: the warmer a cell, the more was won."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from rich.text import Text

from coltexpress.cli.bots import bot_title
from coltexpress.cli.scene.paint import DIM, dyed, grid
from coltexpress.sim.cross import Cell, CrossTable, Rated
from coltexpress.telling.words import Words

# Paper from lost to won; in the middle lies the even share.
COLD: Final = (43, 104, 176)
EVEN: Final = (244, 232, 207)
WARM: Final = (156, 47, 34)
INK: Final = "#2a1b12"
LIGHT_INK: Final = "#f4e8cf"
DARK: Final = 140  # paper with less light than this wants light ink
NOT_PLAYED: Final = "·"

WIDTH: Final = 740  # at least, for the title
LEFT: Final = 210  # where the cells begin
TOP: Final = 76
WIDE: Final = 84
HIGH: Final = 40
STYLE: Final = f"font-family: sans-serif; font-size: 13px; fill: {INK}"


def heading(words: Words, table: CrossTable) -> str:
    """What was played."""
    return words.say(
        "arena-cross-title",
        game=words.say(f"{table.game}-name"),
        players=table.players,
        games=table.games,
        seed=str(table.seed),
    )


# Colours


def warmth(cell: Cell) -> float:
    """From -1, nothing won, over 0, an even share, to 1, everything won."""
    if cell.win_rate >= cell.even:
        return (cell.win_rate - cell.even) / (1 - cell.even) if cell.even < 1 else 0.0
    return (cell.win_rate - cell.even) / cell.even


def paper(cell: Cell) -> tuple[int, int, int]:
    """The colour behind a cell."""
    heat = warmth(cell)
    end, part = (WARM, heat) if heat >= 0 else (COLD, -heat)
    red, green, blue = [
        round(even + part * (far - even)) for even, far in zip(EVEN, end, strict=True)
    ]
    return red, green, blue


def ink_on(colour: tuple[int, int, int]) -> str:
    """Ink that can be read on this paper."""
    red, green, blue = colour
    return LIGHT_INK if 0.299 * red + 0.587 * green + 0.114 * blue < DARK else INK


def written(colour: tuple[int, int, int]) -> str:
    """A colour as styles have it."""
    red, green, blue = colour
    return f"#{red:02x}{green:02x}{blue:02x}"


# In the terminal


def cross_lines(words: Words, table: CrossTable, width: int) -> list[Text]:
    """The table as lines: who is measured downwards, the fields across by number."""
    count = len(table.bots)
    numbers = [f"{number:>5}" for number in range(1, count + 1)]
    mean = Text(words.say("arena-cross-mean"))
    mean.align("right", max(mean.cell_len, len(numbers[0])))
    head = [words.say("arena-cross-bot"), *numbers, mean.plain, words.say("arena-cross-rating")]
    rows = [[dyed(text, "bold") for text in head]]
    for place, bot in enumerate(table.bots):
        name = Text(f"{place + 1:>2} {bot_title(words, bot.name)}")
        cells = [shown(found(table, place, field)) for field in range(count)]
        rate = f"{100 * bot.win_rate:.1f}".rjust(mean.cell_len)
        rows.append([name, *cells, Text(rate), Text(rated(bot))])
    note = dyed(words.say("arena-cross-note", error=f"{100 * widest(table):.1f}"), DIM)
    return [*grid(rows, width), note]


def found(table: CrossTable, bot: int, field: int) -> Cell | None:
    """The cell of a bot against a field; there is none against itself."""
    wanted = table.bots[bot].name, table.bots[field].name
    return next((cell for cell in table.cells if (cell.bot, cell.field) == wanted), None)


def shown(cell: Cell | None) -> Text:
    """A cell in its colour."""
    if cell is None or not cell.games:
        return Text(f"{NOT_PLAYED:>5}")
    colour = paper(cell)
    return dyed(f"{100 * cell.win_rate:5.1f}", f"{ink_on(colour)} on {written(colour)}")


def rated(bot: Rated) -> str:
    """A rating and its error."""
    return f"{bot.rating:5.1f} ± {(bot.rating_high - bot.rating_low) / 2:.1f}"


def widest(table: CrossTable) -> float:
    """Half of the widest interval of all cells."""
    return max([(cell.high - cell.low) / 2 for cell in table.cells])


# As a picture


def cross_chart(words: Words, table: CrossTable) -> str:
    """An SVG picture of the table."""
    count = len(table.bots)
    width, height = max(WIDTH, LEFT + WIDE * (count + 1) + 110), TOP + HIGH * count + 40
    title = escape(heading(words, table))
    note = escape(words.say("arena-cross-note", error=f"{100 * widest(table):.1f}"))
    heads = [str(number) for number in range(1, count + 1)]
    heads += [words.say("arena-cross-mean"), words.say("arena-cross-rating")]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{title}</title>",
            f'<rect width="{width}" height="{height}" fill="#fbf6ea"/>',
            label(12, 28, title, "font-weight: bold"),
            *[middle(place, TOP - 12, escape(head)) for place, head in enumerate(heads)],
            *[drawn_row(words, table, place) for place in range(count)],
            label(12, height - 12, note, "font-size: 12px"),
            "</svg>\n",
        ]
    )


def drawn_row(words: Words, table: CrossTable, place: int) -> str:
    """One bot with its cells, its mean and its rating."""
    bot, y = table.bots[place], TOP + HIGH * place
    count, line = len(table.bots), y + HIGH // 2 + 5
    parts = [label(12, line, escape(f"{place + 1} {bot_title(words, bot.name)}"))]
    for field in range(count):
        cell = found(table, place, field)
        parts.append(
            middle(field, line, NOT_PLAYED)
            if cell is None or not cell.games
            else drawn_cell(cell, field, y)
        )
    parts += [middle(count, line, f"{100 * bot.win_rate:.1f}"), middle(count + 1, line, rated(bot))]
    return "".join(parts)


def drawn_cell(cell: Cell, field: int, y: int) -> str:
    """A cell with its win rate over its interval."""
    colour, x = paper(cell), LEFT + WIDE * field
    ink = f"fill: {ink_on(colour)}"
    interval = f"{100 * cell.low:.1f}-{100 * cell.high:.1f}"
    return (
        f'<rect x="{x + 1}" y="{y + 1}" width="{WIDE - 2}" height="{HIGH - 2}" '
        f'fill="{written(colour)}"/>'
        + middle(field, y + 18, f"{100 * cell.win_rate:.1f}", f"{ink}; font-weight: bold")
        + middle(field, y + 33, interval, f"{ink}; font-size: 11px")
    )


def label(x: int, y: int, text: str, style: str = "") -> str:
    """A text that begins here."""
    return f'<text x="{x}" y="{y}" style="{STYLE}; {style}">{text}</text>'


def middle(column: int, y: int, text: str, style: str = "") -> str:
    """A text in the middle of a column."""
    x = LEFT + WIDE * column + WIDE // 2
    return f'<text x="{x}" y="{y}" text-anchor="middle" style="{STYLE}; {style}">{text}</text>'
