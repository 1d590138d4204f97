"""The `show` command: draw a position or a view from its line of text."""

from __future__ import annotations

import sys
from pathlib import Path

from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.data import data_option, screen_with
from coltexpress.cli.help import hint
from coltexpress.cli.picking import answers
from coltexpress.cli.prompt import show_table
from coltexpress.cli.scene import scene_of
from coltexpress.cli.scene.paint import BRASS
from coltexpress.cli.screen import Screen
from coltexpress.games import game
from coltexpress.kernel.agenda import BLANK, CHANCE, NOBODY, Ask, State
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look
from coltexpress.notation import position
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

ALL = "all"
SPECTATOR = "nobody"


@command("show", about=hint("cli-command-show"))
@argument("line", metavar="position", help=hint("cli-help-position"))
@option("--seat", default=ALL, help=hint("cli-help-seat"))
@data_option
@option("--plain", is_flag=True, help=hint("cli-help-plain"))
def show(line: str, seat: str, data: Path | None, plain: bool) -> None:
    text = sys.stdin.read() if line == "-" else line
    screen = screen_with(data, plain=plain)
    book = game((text.split() or [""])[0])
    if any(part.startswith("seen-by=") for part in text.split()):
        view = position.read_view(text)
    else:
        view = seen(screen.words, book, position.read(text), seat)
    show_view(screen, book, view, everything=seat == ALL and view.seat == NOBODY)


def seen(words: Words, book: Rulebook, state: State, seat: str) -> View:
    """The state as this viewer sees it; `all` sees everything."""
    if seat == ALL:
        return View(NOBODY, state, state.asks)
    return look(state, seat_called(words, book, state, seat))


def seat_called(words: Words, book: Rulebook, state: State, text: str) -> int:
    """A seat by its number from 1, by its letters, or the spectator."""
    if text == SPECTATOR:
        return NOBODY
    letters = [book.write_word(state, "seat", seat) for seat in range(state.seats)]
    if text.upper() in letters:
        return letters.index(text.upper())
    if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= state.seats:
        return int(text) - 1
    numbers = [str(seat + 1) for seat in range(state.seats)]
    known = ", ".join([*numbers, *letters, ALL, SPECTATOR])
    raise ColtExpressError(words.say("cli-no-seat", seat=text, seats=known))


def show_view(screen: Screen, book: Rulebook, view: View, everything: bool) -> None:
    """Who looks, the state, and what is asked."""
    words = screen.words
    scene = scene_of(book.name)
    if everything:
        screen.show(words.say("cli-seen-by-all"), "dim")
    elif view.seat == NOBODY:
        screen.show(words.say("cli-seen-by-nobody"), "dim")
    else:
        name = scene.describe(words, view.state, "seat", view.seat)
        screen.show(words.say("cli-seen-by", player=name), "dim")
    show_table(screen, book, view)
    sealed = view.state.sealed
    for question in view.asks:
        if not sealed or sealed[question.seat] == BLANK:  # who has answered thinks no more
            show_question(screen, book, view, question)


def show_question(screen: Screen, book: Rulebook, view: View, question: Ask) -> None:
    """What somebody is asked, and, if this viewer may know them, the answers."""
    words = screen.words
    told = Told(words, book, view.state)
    asked, who = told.question(question), told.describe("seat", question.seat)
    if not question.options or question.seat == CHANCE:
        screen.show(words.say("cli-waiting", player=who, question=asked), f"bold {BRASS}")
    else:
        screen.show(asked, f"bold {BRASS}")
    for answer in answers(words, book, view, question):
        screen.show(f"  {answer}")
