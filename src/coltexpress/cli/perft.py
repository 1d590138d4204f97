"""The `perft` command: count every way a game can go, to a given depth."""

from __future__ import annotations

import click

from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.help import hint, spoken
from coltexpress.cli.setting import read_pairs
from coltexpress.games import GAMES
from coltexpress.games import game as book_of
from coltexpress.kernel.agenda import State, choose, waiting
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.notation import position


@command("perft", about=hint("cli-command-perft"))
@argument("game", metavar="game", help=hint("cli-help-game", games=", ".join(GAMES)))
@option("--depth", type=click.IntRange(min=0), required=True, help=hint("cli-help-depth"))
@option("--position", "line", metavar="position", help=hint("cli-help-start"))
@option("--players", type=int, help=hint("cli-help-players"))
@option("--option", "pairs", multiple=True, metavar="setting", help=hint("cli-help-option"))
@option("--divide", is_flag=True, help=hint("cli-help-divide"))
def perft(
    game: str,
    depth: int,
    line: str | None,
    players: int | None,
    pairs: tuple[str, ...],
    divide: bool,
) -> None:
    book = book_of(game)
    start = first_state(book, line, players, pairs)
    if divide:
        for word, nodes in divided(book, start, depth).items():
            click.echo(f"{word}: {nodes}")
    for shallow in range(depth if divide else 1, depth + 1):
        click.echo(spoken().say("cli-perft-nodes", depth=shallow, nodes=str(count(start, shallow))))
    if depth == 0:
        click.echo(spoken().say("cli-perft-nodes", depth=0, nodes="1"))


def first_state(
    book: Rulebook, line: str | None, players: int | None, pairs: tuple[str, ...]
) -> State:
    """Where counting begins."""
    settings = read_pairs(pairs)
    if players is not None:
        settings["players"] = str(players)
    if line is None:
        return book.new(settings)
    if settings:
        raise Unreadable("a position line has its options in it; give either it or options")
    if line.split()[:1] != [book.name]:
        raise Unreadable(f"the position line is not one of {book.name}: it begins with the game")
    return position.read(line)


def choices(g: State) -> list[int]:
    """The different answers to the first question that still lacks one."""
    return sorted(set(waiting(g)[0].options)) if g.asks else []


def count(g: State, depth: int) -> int:
    """So many different sequences of this many choices; what chance may do counts once each."""
    if depth == 0:
        return 1
    options = choices(g)
    if depth == 1:
        return len(options)
    return sum(count(after(g, option), depth - 1) for option in options)


def after(g: State, option: int) -> State:
    """The game after one more answer."""
    twin = g.copy()
    choose(twin, waiting(twin)[0].seat, option)
    return twin


def divided(book: Rulebook, g: State, depth: int) -> dict[str, int]:
    """The count after each first choice, by its word in the notation."""
    found: dict[str, int] = {}
    for choice in choices(g) if depth else []:
        kind = book.questions[waiting(g)[0].what].options
        found[book.write_word(g, kind, choice)] = count(after(g, choice), depth - 1)
    return found
