"""The `play` command: a game against bots, or with people at the same keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from coltexpress.bots.levels import LEVELS
from coltexpress.cli.bots import read_bots, table_titles
from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.data import check_data, data_option, read_data, with_data
from coltexpress.cli.help import hint, language, spoken
from coltexpress.cli.saving import Seating, resumed, tidy, write_whole
from coltexpress.cli.scene.paint import BRASS, DIM
from coltexpress.cli.screen import Quit, Screen
from coltexpress.cli.session import Session
from coltexpress.cli.setting import (
    PLAYERS,
    ask_bots,
    ask_game,
    ask_language,
    ask_names,
    ask_people,
    ask_players,
    list_options,
    read_pairs,
)
from coltexpress.games import GAMES
from coltexpress.games import game as book_of
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.library import new
from coltexpress.telling.words import Words

SEEDS = 1_000_000_000
PACE = 12.0  # sentences a second
FIRST_GAME = next(iter(GAMES))


@command("play", about=hint("cli-command-play"))
@argument(
    "game", metavar="game", required=False, help=hint("cli-help-game", games=", ".join(GAMES))
)
@option("--players", type=int, help=hint("cli-help-players"))
@option("--people", type=click.IntRange(min=0), help=hint("cli-help-people"))
@option("--name", "names", multiple=True, help=hint("cli-help-name"))
@option("--bots", help=hint("cli-help-play-bots", levels=", ".join(LEVELS)))
@option("--edition", help=hint("cli-help-edition"))
@option("--option", "pairs", multiple=True, metavar="setting", help=hint("cli-help-option"))
@data_option
@option("--options", "listing", is_flag=True, help=hint("cli-help-options"))
@option("--seed", type=click.IntRange(min=0), help=hint("cli-help-seed"))
@option("--plain", is_flag=True, help=hint("cli-help-plain"))
@option(
    "--save",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help=hint("cli-help-save"),
)
@option("--speed", type=click.FloatRange(min=0), default=PACE, help=hint("cli-help-speed"))
@option("--pause", is_flag=True, help=hint("cli-help-pause"))
def play(
    game: str | None,
    players: int | None,
    people: int | None,
    names: tuple[str, ...],
    bots: str | None,
    edition: str | None,
    pairs: tuple[str, ...],
    data: Path | None,
    listing: bool,
    seed: int | None,
    plain: bool,
    file: Path | None,
    speed: float,
    pause: bool,
) -> None:
    screen = Screen(spoken(), plain=plain, speed=speed, pause=pause)
    settings = read_pairs(pairs)
    if edition is not None:
        settings["edition"] = edition
    if listing:
        list_options(screen, book_of(game or FIRST_GAME))
        return
    session: Session | None = None
    own_data = read_data(screen.words, data)
    try:
        if file is not None and file.exists():
            session = going_on(screen, file)
            check_data(screen.words, session.game.settings, own_data)
        else:
            asked = players is None and people is None and not names
            if asked and language() is None:
                screen.words = Words(ask_language(screen))
            name = game or (ask_game(screen) if asked else FIRST_GAME)
            settings = with_data(screen.words, name, settings, own_data)
            seating = Seating(secrets.randbelow(SEEDS) if seed is None else seed)
            seating.bots = read_bots(bots) if bots else []
            if asked:
                players = ask_seats(screen, name, seating)
            else:
                players = take_seats(screen, seating, players or PLAYERS, people, names)
            session = beginning(screen, name, {**settings, "players": str(players)}, seating, file)
        session.run()
    except Quit:
        goodbye(screen, session.file if session else file, data)


def ask_seats(screen: Screen, name: str, seating: Seating) -> int:
    """How many players, which of them are people, and who the others are, asked kindly."""
    players = ask_players(screen, book_of(name))
    seating.people = list(range(ask_people(screen, players)))
    seating.names = ask_names(screen, len(seating.people))
    seating.bots = seating.bots or ask_bots(screen, players - len(seating.people))
    return players


def take_seats(
    screen: Screen, seating: Seating, players: int, people: int | None, names: tuple[str, ...]
) -> int:
    """How many players and which of them are people, as the command line says."""
    count = max(1, len(names)) if people is None else people
    if max(count, len(names)) > players:
        raise ColtExpressError(screen.words.say("cli-people-too-many", players=players))
    seating.people = list(range(count))
    given = {seat: tidy(name) for seat, name in enumerate(names[:count])}
    seating.names = {seat: name for seat, name in given.items() if name}
    return players


def beginning(
    screen: Screen, name: str, settings: dict[str, str], seating: Seating, file: Path | None
) -> Session:
    """A new game."""
    words = screen.words
    session = Session(screen, new(name, seed=seating.seed, **settings), seating, file)
    if file is not None:
        write_whole(file, session.game.record(seating.tags()))
    screen.show()
    screen.show(words.say(f"{name}-name"), f"bold {BRASS}")
    people = len(seating.people)
    others = [seat for seat in range(int(settings["players"])) if seat not in seating.people]
    screen.show(words.say("cli-seats", people=people, bots=len(others)))
    if seating.bots and others:
        titles = table_titles(words, [seating.bot_at(seat) for seat in others])
        screen.show(words.say("bots-at-table", bots=words.several(titles)))
    if people:
        screen.show(words.say("cli-hint"), DIM)
    return session


def going_on(screen: Screen, file: Path) -> Session:
    """A game from its file."""
    game, seating = resumed(screen.words, file)
    moves = len(game.match.moves)
    screen.show(screen.words.say("cli-resumed", file=str(file), moves=moves))
    session = Session(screen, game, seating, file)
    session.recall()
    return session


def goodbye(screen: Screen, file: Path | None, data: Path | None) -> None:
    """A person leaves; a game in a file can be taken up again."""
    if file is not None and file.exists():
        command = f"coltexpress play --save {file}" + (f" --data {data}" if data else "")
        screen.whole(screen.words.say("cli-resume-command", command=command))
    screen.show(screen.words.say("cli-quit"))
