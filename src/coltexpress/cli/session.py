"""A game at one keyboard: people and bots in their seats, each shown only what they may know."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from coltexpress.bots.levels import make
from coltexpress.cli.ceremony import ceremony
from coltexpress.cli.glimpses import chapters
from coltexpress.cli.picking import prompt_for
from coltexpress.cli.prompt import show_table
from coltexpress.cli.saving import Seating, write_whole
from coltexpress.cli.scene import scene_of
from coltexpress.cli.screen import Screen
from coltexpress.kernel.agenda import BLANK, NOBODY, Ask, State
from coltexpress.library import Game
from coltexpress.telling.sentences import Told, before

STRIDE = 1_000_003  # keeps the bots' dice apart from seat to seat


class Session:
    """Plays one game to its end, or until somebody leaves."""

    def __init__(self, screen: Screen, game: Game, seating: Seating, file: Path | None) -> None:
        self.screen = screen
        self.words = screen.words
        self.game = game
        self.seating = seating
        self.file = file
        self.words.people = dict(seating.names)
        self.scene = scene_of(game.book.name)
        self.told = dict.fromkeys([*seating.people, NOBODY], 0)  # by seat: events told so far
        self.seen: dict[int, State] = {}  # by seat: the state when it was last told
        self.facing: int | None = None  # the person who sits before the screen

    def recall(self) -> None:
        """After a pause the story begins again with the present round."""
        names = [self.game.book.events[event.kind].name for event in self.game.match.log]
        begun = [place for place, name in enumerate(names) if name == self.scene.chapter]
        for seat in self.told:
            self.told[seat] = begun[-1] if begun else 0

    def run(self) -> None:
        """Ask whoever must choose, until the game is over."""
        while not self.game.over:
            question = self.next_question()
            if question.seat in self.seating.people:
                question = self.hand_over(question)
                choice = self.ask_person(question)
            else:
                choice = self.ask_bot(question)
            self.game.play(question.seat, choice)
            self.keep()
            if not self.seating.people:
                self.tell_spectator()
        self.finish()

    def next_question(self) -> Ask:
        """The next question; of several at the same time, that of whoever sits here already."""
        asks = self.game.asks
        return next((question for question in asks if question.seat == self.facing), asks[0])

    def ask_bot(self, question: Ask) -> int:
        """A bot gets its view and the question; after a pause it would choose the same again."""
        seed = self.seating.seed * STRIDE + question.seat * 7919 + len(self.game.match.moves)
        bot = make(self.seating.bot_at(question.seat), self.game.book, seed)
        return bot.choose(self.game.view(question.seat), question)

    def ask_person(self, question: Ask) -> int:
        """Tell the news, ask."""
        seat = question.seat
        self.tell_news(seat)
        view = self.game.view(seat)
        events = self.game.events(seat)
        suited = prompt_for(self.game.book, question)
        prompt = suited(self.screen, self.game.book, view, question, events, self.save_as)
        if len(view.asks) > 1 and len(self.seating.people) > 1:
            self.screen.show(self.words.say("cli-sealed"))
        return prompt.answer()

    def hand_over(self, question: Ask) -> Ask:
        """The next person takes the screen, or somebody who would rather change a sealed answer."""
        earlier = self.sealed_before(question.seat)
        if self.curtain(question.seat, earlier) and earlier is not None:
            return self.hand_over(earlier)
        return question

    def sealed_before(self, seat: int) -> Ask | None:
        """The question of the person who sat here last, if that answer can still be changed."""
        if self.facing is None or self.facing == seat:
            return None
        view = self.game.view(self.facing)
        sealed = view.state.sealed
        return view.ask if sealed and sealed[self.facing] != BLANK else None

    def curtain(self, seat: int, earlier: Ask | None) -> bool:
        """Nothing of one person's secrets is left on the screen when the next one looks.

        Was it asked to give the screen back to whoever answered earlier?
        """
        if self.facing == seat or len(self.seating.people) < 2:
            self.facing = seat
            return False
        self.facing = seat
        self.screen.clear()
        self.screen.boxed(self.words.say("cli-curtain", player=self.who_sits(seat)))
        hint = [self.words.say("cli-curtain-enter")]
        if earlier is not None:
            hint.append(self.words.say("sealed-back", player=self.who_sits(earlier.seat)))
        typed = self.screen.ask(f"[{self.words.sentences(hint)}] ")
        self.screen.clear()
        return typed.lower() == "back"

    def who_sits(self, seat: int) -> str:
        """The bandit of a seat, and who plays it."""
        who = self.scene.describe(self.words, self.game.view(NOBODY).state, "seat", seat)
        name = self.seating.names.get(seat)
        if name and name != who:
            return self.words.say("player-named", bandit=who, name=name)
        return who

    def tell_news(self, seat: int) -> None:
        """What has happened since this seat was last told."""
        news = self.game.events(seat, self.told[seat])
        self.told[seat] = len(self.game.match.log)
        state = self.game.view(seat).state
        book = self.game.book
        news = before(book, news, self.scene.last)
        earlier = None if self.screen.plain else self.seen.get(seat)
        self.seen[seat] = state
        self.screen.show()
        for chapter in chapters(book, seat, earlier, news):
            if chapter.state is not None:
                self.screen.lines(self.scene.glimpse(chapter.state, self.screen.width))
            self.screen.tell(Told(self.words, book, state).story(chapter.events))

    def tell_spectator(self) -> None:
        """Without people the story is told a chapter at a time."""
        kinds = [event.kind for event in self.game.match.log[self.told[NOBODY] :]]
        if any(self.game.book.events[kind].breaks for kind in kinds):
            self.tell_news(NOBODY)
            show_table(self.screen, self.game.book, self.game.view(NOBODY))

    def finish(self) -> None:
        """The end of the story, for everybody, and the count."""
        if len(self.seating.people) == 1:
            self.tell_news(self.seating.people[0])
        else:
            self.screen.clear()
            self.told[NOBODY] = max(self.told.values())
            self.tell_news(NOBODY)
        self.screen.show()
        show_table(self.screen, self.game.book, self.game.view(NOBODY))
        ceremony(self.screen, self.game)

    # the file

    def keep(self) -> None:
        """After every choice the record is written, if there is a file for it."""
        if self.file is not None:
            write_whole(self.file, self.game.record(self.seating.tags()))

    def save_as(self, name: str) -> None:
        """Save now, and from now on, to the file that is named."""
        name = name or (str(self.file) if self.file else "")
        name = name or self.screen.ask(f"{self.words.say('cli-ask-file')} ")
        if not name:
            return
        file = Path(name)
        try:
            write_whole(file, self.game.record(self.seating.tags()))
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.show(self.words.say("cli-save-failed", file=name, reason=reason))
            return
        self.file = file
        self.screen.show(Text(self.words.say("cli-saved", file=name)))
