"""The `study book` command: which first choices win, shown or counted anew."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from coltexpress.cli.bars import percent
from coltexpress.cli.bots import bot_title
from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.help import hint, spoken
from coltexpress.cli.saving import write_whole
from coltexpress.cli.scene.paint import BRASS, DIM
from coltexpress.cli.screen import Screen
from coltexpress.games import NAMES
from coltexpress.kernel.errors import no_such
from coltexpress.study.openings import (
    ANYBODY,
    Opening,
    OpeningBook,
    Tally,
    bandits_in,
    book_of,
    example_of,
    openings,
    told_of,
)
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words


@command("book", about=hint("cli-command-study-book"))
@argument("game", type=click.Choice(NAMES), help=hint("cli-puzzles-game"))
@option("--bandit", default=ANYBODY, help=hint("cli-book-bandit"))
@option("--place", type=click.IntRange(1), help=hint("cli-book-place"))
@option("--games", type=click.IntRange(1), help=hint("cli-book-games"))
@option("--players", type=int, default=4, show_default=True, help=hint("cli-help-players"))
@option("--seed", type=int, default=1, show_default=True, help=hint("cli-help-seed"))
@option("--file", type=click.Path(dir_okay=False, path_type=Path), help=hint("cli-book-file"))
@option("--json", "as_json", is_flag=True, help=hint("cli-help-json"))
@option("--plain", is_flag=True, help=hint("cli-help-plain"))
def book(
    game: str,
    bandit: str,
    place: int | None,
    games: int | None,
    players: int,
    seed: int,
    file: Path | None,
    as_json: bool,
    plain: bool,
) -> None:
    if games is None:
        found = book_of(game)
    else:
        found = counted(Tally(game, players=players, games=games, seed=seed), games)
    text = msgspec.json.encode(found).decode()
    if file is not None:
        write_whole(file, f"{text}\n")
    if as_json:
        click.echo(text)
    else:
        show_book(Screen(spoken(), plain=plain), found, tables(found, bandit), place)


def tables(found: OpeningBook, bandit: str) -> list[str]:
    """The bandits that are shown: this one, or all together and then each."""
    known = bandits_in(found)
    if bandit and bandit not in known:
        raise no_such("bandit", bandit, "bandits", known)
    return [bandit] if bandit else [ANYBODY, *known]


def counted(tally: Tally, games: int) -> OpeningBook:
    """The book of so many games; Ctrl-C leaves what there is by then."""
    with click.progressbar(
        length=games,
        label=spoken().say("book-counting"),
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
        show_pos=True,
    ) as bar:
        try:
            for number in range(games):
                tally.add(number)
                bar.update(1)
        except KeyboardInterrupt:
            click.echo(err=True)
    return tally.opening_book()


def show_book(screen: Screen, found: OpeningBook, names: list[str], place: int | None) -> None:
    """A table for each bandit, the best first choice first."""
    words = screen.words
    title = words.say("book-title", game=words.say(f"{found.game}-name"), players=found.players)
    source = words.say(
        "book-source",
        games=found.games,
        bot=bot_title(words, found.bot),
        even=percent(found.even),
    )
    screen.show(title, f"bold {BRASS}")
    screen.show(source, DIM)
    speaker = Speaker(words, found)
    for name in names:
        shown, few = told_of(openings(found, name, None if place is None else place - 1))
        if not shown:
            continue
        screen.show()
        screen.show(
            words.say("book-all") if name == ANYBODY else words.say(f"bandit-{name}"), "bold"
        )
        for row in shown:
            screen.show(f"  {speaker.row(row)}")
        if few:
            screen.show(f"  {words.say('book-few', number=few)}", DIM)


class Speaker:
    """First choices in words, as the first question of such a game would have them."""

    def __init__(self, words: Words, found: OpeningBook) -> None:
        self.words = words
        self.example = example_of(found)
        self.told = Told(words, self.example.book, self.example.state)

    def row(self, row: Opening) -> str:
        """A first choice and how it did."""
        (answer,) = self.told.answers(self.example.asked, [self.example.choice(row.word)])
        return self.words.say(
            "book-row",
            choice=answer,
            rate=percent(row.rate),
            low=percent(row.low),
            high=percent(row.high),
            games=row.games,
        )
