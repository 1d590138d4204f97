"""The `replay` command: watch a recorded game again."""

from __future__ import annotations

from pathlib import Path

import click

from coltexpress.cli.ceremony import ceremony
from coltexpress.cli.commands import argument, command, option
from coltexpress.cli.data import data_option, screen_with
from coltexpress.cli.help import hint
from coltexpress.cli.saving import read_record, read_seating
from coltexpress.cli.scene import scene_of
from coltexpress.cli.scene.paint import BRASS
from coltexpress.cli.screen import Quit, Screen
from coltexpress.cli.show import ALL, seat_called, seen, show_view
from coltexpress.kernel.agenda import CHANCE, NOBODY
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.kernel.events import Event
from coltexpress.kernel.match import Move
from coltexpress.kernel.match import replay as replay_moves
from coltexpress.library import Game
from coltexpress.notation import record
from coltexpress.telling.sentences import Told, before


@command("replay", about=hint("cli-command-replay"))
@argument("file", metavar="record", help=hint("cli-help-record"))
@option("--seat", help=hint("cli-help-seat"))
@option("--move", "number", type=click.IntRange(min=0), help=hint("cli-help-move"))
@option("--step", is_flag=True, help=hint("cli-help-step"))
@data_option
@option("--plain", is_flag=True, help=hint("cli-help-plain"))
def replay(
    file: str,
    seat: str | None,
    number: int | None,
    step: bool,
    data: Path | None,
    plain: bool,
) -> None:
    screen = screen_with(data, plain=plain)
    found = read_record(screen.words, file)
    player = Player(screen, found, seat)
    if number is not None and number > len(found.moves):
        words = screen.words.say("cli-replay-beyond", moves=len(found.moves), number=number)
        raise ColtExpressError(words)
    try:
        if step:
            player.step_through(number or 0)
        elif number is not None:
            player.jump_to(number)
        else:
            player.tell_everything()
    except Quit:
        screen.show(screen.words.say("cli-quit"))


class Player:
    """Plays a record for somebody to watch."""

    def __init__(self, screen: Screen, found: record.Record, seat: str | None) -> None:
        self.screen = screen
        self.words = screen.words
        self.record = found
        self.game = Game(found.book, found.start(listen=True), None)
        self.words.people = read_seating(found.tags, self.game.state.seats).names
        self.seat = self.whose_view(seat)
        self.heard = 0  # events; some may happen before the first choice

    def whose_view(self, seat: str | None) -> str:
        """The seat that was named, if there is one; else all, or nobody while the game goes on."""
        end = replay_moves(self.record.start(), self.record.moves)
        if seat is None:
            seat = "nobody" if end.asks else ALL
        if seat == ALL:
            return ALL
        number = seat_called(self.words, self.record.book, end, seat)
        return "nobody" if number == NOBODY else str(number + 1)

    def play(self, moves: list[Move]) -> list[Event]:
        """Play some moves; what happened since the last ones, as it is told to this viewer."""
        before = self.heard
        for move in moves:
            self.game.play(move.seat, move.choice)
        self.heard = len(self.game.match.log)
        if self.seat == ALL:
            return self.game.match.log[before:]
        seat = seat_called(self.words, self.game.book, self.game.state, self.seat)
        return self.game.events(seat, before)

    def tell(self, events: list[Event]) -> None:
        """The story of some events."""
        story = before(self.game.book, events, scene_of(self.game.book.name).last)
        state = self.game.view(NOBODY).state
        self.screen.tell(Told(self.words, self.game.book, state).story(story))

    def show(self) -> None:
        """The state as it is now."""
        view = seen(self.words, self.game.book, self.game.state, self.seat)
        show_view(self.screen, self.game.book, view, everything=self.seat == ALL)

    def tell_everything(self) -> None:
        """The whole story, and the state at its end."""
        self.tell(self.play(self.record.moves))
        self.show()
        self.end()

    def jump_to(self, number: int) -> None:
        """The state after so many moves, and the move that led there."""
        opening = self.play(self.record.moves[: max(0, number - 1)])
        if number:
            self.name_move(number)
            self.tell(self.play(self.record.moves[number - 1 : number]))
        else:
            self.screen.show(self.words.say("cli-replay-start"), f"bold {BRASS}")
            self.tell(opening)
        self.show()

    def step_through(self, number: int) -> None:
        """From so many moves on, one choice of a player after the other."""
        self.jump_to(number)
        while number < len(self.record.moves):
            self.screen.wait("cli-prompt-more")
            first = number
            number += 1
            while number < len(self.record.moves) and self.record.moves[number].seat == CHANCE:
                number += 1
            self.screen.clear()
            self.name_move(first + 1)
            self.tell(self.play(self.record.moves[first:number]))
            self.show()
        self.end()

    def name_move(self, number: int) -> None:
        """Who chose what; the choice itself only for those who may know it."""
        move = self.record.moves[number - 1]
        book, state = self.game.book, self.game.state
        question = next(one for one in state.asks if one.seat == move.seat)
        told = Told(self.words, book, state)
        text = self.words.say(
            "cli-replay-move",
            number=number,
            moves=len(self.record.moves),
            question=told.question(question),
            answer=told.answers(question, [move.choice])[0]
            if self.may_know(move.seat)
            else self.words.say("cli-kept-secret"),
        )
        self.screen.show(text, f"bold {BRASS}")

    def may_know(self, seat: int) -> bool:
        """Is this the view of the one who chose, or one that sees everything?"""
        if self.seat == ALL:
            return True
        return seat_called(self.words, self.game.book, self.game.state, self.seat) == seat

    def end(self) -> None:
        """The count, if the game came to its end."""
        if self.game.over:
            ceremony(self.screen, self.game)
        else:
            self.screen.show(self.words.say("cli-replay-end"))
