"""One question to one person: the list of answers, and what else can be typed."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from coltexpress import ledger
from coltexpress.cli.scene import scene_of
from coltexpress.cli.scene.paint import BRASS, DIM, columns, dyed
from coltexpress.cli.screen import Quit, Screen
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.events import Event
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View
from coltexpress.protocol.advising import advice_for
from coltexpress.telling.sentences import Told

HELP = {  # what can be typed, and the key of what it does
    "1, 2, 3 …": "cli-help-number",
    "?": "cli-help-help",
    "hint": "cli-help-hint",
    "why": "cli-help-why",
    "story": "cli-help-story",
    "hand": "cli-help-hand",
    "table": "cli-help-table",
    "save": "cli-help-save-game",
    "quit": "cli-help-quit",
}


class Prompt:
    """Asks one person one question until an answer is given."""

    def __init__(
        self,
        screen: Screen,
        book: Rulebook,
        view: View,
        question: Ask,
        events: list[Event],
        save: Callable[[str], None],
    ) -> None:
        self.screen = screen
        self.words = screen.words
        self.book = book
        self.view = view
        self.question = question
        self.events = events  # everything so far, as this seat was told it
        self.save = save
        self.begin()

    def begin(self) -> None:
        """Make ready what a prompt of some kind needs besides."""

    def answer(self) -> int:
        """The choice that the person makes in the end."""
        self.show()
        asked = self.words.labelled(self.words.say("cli-prompt"), "")
        prompt = asked if self.screen.plain else "> "
        while True:
            typed = self.screen.ask(prompt)
            command, _, rest = typed.partition(" ")
            if self.obey(command.lower(), rest.strip()):
                continue
            choice = self.understood(typed)
            if choice is not None:
                return choice
            self.refuse(typed)

    def show(self) -> None:
        """The table, the question and the numbered answers."""
        show_table(self.screen, self.book, self.view)
        told = Told(self.words, self.book, self.view.state)
        self.ask(told)
        options = list(self.question.options)
        cells: list[Text] = []
        for option, answer in zip(options, told.answers(self.question, options), strict=True):
            cell = dyed(f"{len(cells) + 1:>2} ", BRASS)
            cell.append(answer)
            short = dyed(f" [{self.short(option)}]", DIM)
            cells.append(cell + short if cell.cell_len + len(short) <= self.screen.width else cell)
        if self.screen.plain:
            self.screen.lines(cells)
        else:
            self.screen.lines(columns(cells, self.screen.width))

    def ask(self, told: Told) -> None:
        """What costs much to forget now, and the question."""
        for warning in told.warnings(self.question):
            self.screen.show(dyed(warning, "italic"))
        self.screen.show(dyed(told.question(self.question), f"bold {BRASS}"))

    def short(self, option: int) -> str:
        """An answer as the notation writes it."""
        kind = self.book.questions[self.question.what].options
        return self.book.write_word(self.view.state, kind, option)

    def understood(self, typed: str) -> int | None:
        """The option that was meant: its number in the list, or its word in the notation."""
        options = self.question.options
        if typed.isascii() and typed.isdigit():
            place = int(typed[:6]) - 1
            return options[place] if 0 <= place < len(options) else None
        short = [self.short(option) for option in options]
        for wanted, known in ((typed, short), (typed.lower(), [one.lower() for one in short])):
            if wanted in known:
                return options[known.index(wanted)]
        return None

    def refuse(self, typed: str) -> None:
        """Say kindly what would have been understood."""
        count = len(self.question.options)
        if typed:
            self.screen.show(self.words.say("cli-bad-answer", answer=typed, count=count))
        else:
            self.screen.show(self.words.say("cli-empty-answer", count=count))

    # commands

    def obey(self, command: str, rest: str) -> bool:
        """Carry out what is no answer; was it such a thing?"""
        if command in ("?", "help"):
            self.help()
        elif command == "hint":
            self.hint()
        elif command == "why":
            self.why()
        elif command == "story":
            self.story()
        elif command == "hand":
            scene = scene_of(self.book.name)
            self.listed(scene.hand(self.words, self.view))
        elif command == "table":
            self.show()
        elif command == "save":
            self.save(rest)
        elif command in ("quit", "exit"):
            raise Quit
        else:
            return False
        return True

    def help(self) -> None:
        """What can be typed, and what the cards and powers do."""
        words = self.words
        self.screen.show(words.say("cli-help-title"), "bold")
        for typed, key in HELP.items():
            self.screen.show(f"  {typed:<10} {words.say(key)}")
        scene = scene_of(self.book.name)
        if not self.screen.plain:
            self.screen.show(dyed(words.say(scene.legend), DIM))
        for key, lines in (
            ("cli-powers", scene.powers(words, self.view)),
            ("cli-cards", scene.cards(words, self.view)),
        ):
            if lines:
                self.screen.show(words.say(key), "bold")
                self.listed(lines)

    def hint(self) -> None:
        """What is good about two or three answers, from what this seat may know."""
        told = Told(self.words, self.book, self.view.state)
        advised = advice_for(self.book, self.view)
        self.screen.show(self.words.say("cli-advice" if advised else "cli-advice-none"), "bold")
        names = told.answers(self.question, [one.option for one in advised])
        for name, one in zip(names, advised, strict=True):
            self.listed([self.words.labelled(name, self.words.sentences(told.reasons(one)))])

    def why(self) -> None:
        """The clauses of the rules that the question rests on."""
        self.screen.show(self.words.say("cli-why"), "bold")
        ids = self.book.questions[self.question.what].clauses
        clauses = [ledger.clause(id, self.words.language) for id in ids]
        self.listed([self.words.labelled(one.id, one.text) for one in clauses])

    def story(self) -> None:
        """Everything that has happened, as this seat saw it."""
        told = Told(self.words, self.book, self.view.state).story(self.events)
        self.screen.show(self.words.say("cli-story"), "bold")
        for paragraph in told:
            self.screen.show(self.words.sentences(paragraph))
        if not told:
            self.screen.show(self.words.say("cli-story-none"))

    def listed(self, lines: list[str]) -> None:
        """Lines under a heading."""
        for line in lines:
            self.screen.show(f"  {line}")


def show_table(screen: Screen, book: Rulebook, view: View) -> None:
    """The table as this seat sees it, drawn or read aloud."""
    scene = scene_of(book.name)
    if screen.plain:
        for line in scene.read_aloud(screen.words, view):
            screen.show(line)
    else:
        screen.lines(scene.draw(screen.words, view, screen.width))
