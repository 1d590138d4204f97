"""A question whose answers are made of picks in order: asked pick by pick, shown, confirmed."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from coltexpress.cli.prompt import Prompt, show_table
from coltexpress.cli.scene import scene_of
from coltexpress.cli.scene.paint import BRASS, DIM, dyed, grid, wrapped
from coltexpress.kernel.agenda import BLANK, Ask
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

MARKS: Final = ",;>/+、，；→-"
BETWEEN: Final = re.compile(rf"[\s{MARKS}]+")  # what may stand between two picks
BETWEEN_NAMES: Final = re.compile(rf"\s*[{MARKS}]+\s*")  # a name may have several words
STILL_OPEN: Final = "…"
ACCEPT: Final = ("1", "", "yes", "ok")
BACK: Final = ("2", "back")
AGAIN: Final = ("3", "again")


class Unpickable(Exception):
    """What was typed is not to be picked here; the message says why."""


def is_picked(book: Rulebook, question: Ask) -> bool:
    """Are the answers to this question made of several picks?"""
    return book.questions[question.what].options in scene_of(book.name).picks


def prompt_for(book: Rulebook, question: Ask) -> type[Prompt]:
    """The prompt that suits the question."""
    return Picking if is_picked(book, question) else Prompt


def answers(words: Words, book: Rulebook, view: View, question: Ask) -> list[str]:
    """The answers one by one; where they are made of picks, all that there is to pick from."""
    if is_picked(book, question):
        scene = scene_of(book.name)
        kind = scene.picks[book.questions[question.what].options]
        picks = all_picks(book, question)
        names = [scene.describe(words, view.state, kind, pick) for pick in picks]
        return [words.several(names)] if names else []
    options = list(dict.fromkeys(question.options))
    return Told(words, book, view.state).answers(question, options)


def all_picks(book: Rulebook, question: Ask) -> list[int]:
    """Everything that is picked in some answer."""
    scene = scene_of(book.name)
    found = {pick for option in question.options for pick in scene.parts(option)}
    return sorted(found)


class Picking(Prompt):
    """Asks for one pick after the other; nothing is settled before the person says so."""

    def begin(self) -> None:
        self.scene = scene_of(self.book.name)
        self.kind = self.scene.picks[self.book.questions[self.question.what].options]
        self.size = len(self.scene.parts(self.question.options[0]))
        sealed = self.view.state.sealed
        laid = sealed[self.view.seat] if sealed else BLANK  # an answer that can still be changed
        self.picked = [] if laid == BLANK else self.scene.parts(laid)

    @property
    def complete(self) -> bool:
        """Has everything been picked?"""
        return len(self.picked) == self.size

    def answer(self) -> int:
        self.show()
        while True:
            typed = self.screen.ask(self.mark())
            command, _, rest = typed.partition(" ")
            if self.obey(command.lower(), rest.strip()):
                continue
            if self.complete and typed.lower() in ACCEPT:
                return self.settled()
            try:
                self.picked = self.read(typed)
            except Unpickable as error:
                self.screen.show(str(error))
            else:
                self.show_picks()

    def settled(self) -> int:
        """The option that is made of these picks."""
        return next(one for one in self.question.options if self.scene.parts(one) == self.picked)

    # what is shown

    def show(self) -> None:
        show_table(self.screen, self.book, self.view)
        self.ask(Told(self.words, self.book, self.view.state))
        self.show_picks()

    def mark(self) -> str:
        """Before what is typed: how far the person has come."""
        if self.complete:
            asked = self.words.say("cli-prompt")
            return self.words.labelled(asked, "") if self.screen.plain else "> "
        place = len(self.picked) + 1
        if self.screen.plain:
            asked = self.words.say("pick-place", place=place, count=self.size)
            return self.words.labelled(asked, "")
        return f"{place}/{self.size}> "

    def show_picks(self) -> None:
        """What is picked so far, and what can be picked or done next."""
        if self.complete:
            self.show_whole()
        elif self.picked:
            open_ = [] if self.screen.plain else [STILL_OPEN] * (self.size - len(self.picked))
            picks = self.words.several([*map(self.name, self.picked), *open_])
            self.screen.show(self.words.say("pick-so-far", picks=picks))
            self.cells([self.cell(number, pick) for number, pick in self.numbered()])
        else:
            self.show_rules()
            example = "-".join(self.word(pick) for pick in self.next_picks()[: self.size])
            self.screen.show(self.words.say("pick-hint", example=example), DIM)

    def show_rules(self) -> None:
        """Everything to pick from, each with what it does."""
        if self.screen.plain:
            for number, pick in self.numbered():
                rule = self.scene.explain(self.words, pick)
                named = f"{number} {self.name(pick)} [{self.word(pick)}]"
                self.screen.show(self.words.labelled(named, rule))
            return
        rows = [
            [
                dyed(f"{number:>2}", BRASS),
                Text(self.name(pick)),
                dyed(f"[{self.word(pick)}]", DIM),
                Text(self.scene.explain(self.words, pick)),
            ]
            for number, pick in self.numbered()
        ]
        self.screen.lines(grid(rows, self.screen.width, 1))

    def show_whole(self) -> None:
        """All picks, to be confirmed."""
        picks = self.words.several([self.name(pick) for pick in self.picked])
        self.screen.show(dyed(self.words.say("pick-whole", picks=picks), "bold"))
        keys = ("pick-accept", "pick-back", "pick-again")
        self.cells(
            [
                dyed(f"{number:>2} ", BRASS) + Text(self.words.say(key))
                for number, key in enumerate(keys, start=1)
            ]
        )

    def cell(self, number: int, pick: int) -> Text:
        """One thing to pick, with its number and its word."""
        shown = dyed(f"{number:>2} ", BRASS) + Text(self.name(pick))
        return shown + dyed(f" [{self.word(pick)}]", DIM)

    def cells(self, cells: list[Text]) -> None:
        """Cells side by side, or one by one where they are listened to."""
        width = self.screen.width
        self.screen.lines(cells if self.screen.plain else wrapped(Text(), cells, width, "   "))

    def numbered(self) -> list[tuple[int, int]]:
        """What can be picked next, with its number in the list."""
        return list(enumerate(self.next_picks(), start=1))

    def next_picks(self) -> list[int]:
        """What can be picked after what is picked already."""
        place = len(self.picked)
        return list(dict.fromkeys(one[place] for one in self.following(self.picked)))

    def following(self, picked: list[int]) -> list[list[int]]:
        """The answers that begin with these picks."""
        parts = [self.scene.parts(option) for option in self.question.options]
        return [one for one in parts if one[: len(picked)] == picked]

    def name(self, pick: int) -> str:
        """A pick in words."""
        return self.scene.describe(self.words, self.view.state, self.kind, pick)

    def word(self, pick: int) -> str:
        """A pick as the notation writes it."""
        return self.book.write_word(self.view.state, self.kind, pick)

    # what is typed

    def read(self, typed: str) -> list[int]:
        """What is picked after this was typed; a whole answer begins anew."""
        before = [] if self.complete else self.picked
        found = before + self.meant(typed)
        if len(found) > self.size:
            raise Unpickable(self.words.say("pick-too-many", count=self.size - len(before)))
        for place, pick in enumerate(found):
            if not self.following(found[: place + 1]):
                raise Unpickable(self.words.say("pick-twice", pick=self.name(pick)))
        if self.complete and len(found) < self.size:
            raise Unpickable(self.words.say("pick-confirm"))
        return found

    def meant(self, typed: str) -> list[int]:
        """The picks behind words, numbers or letters, one or several."""
        tokens = [token for token in BETWEEN.split(typed) if token]
        names = [name for name in BETWEEN_NAMES.split(typed) if name]
        for parts in ([typed], names, tokens, [*"".join(tokens)]):
            found = [self.pick_called(part) for part in parts]
            if parts and None not in found:
                return [pick for pick in found if pick is not None]
        if self.complete:
            raise Unpickable(self.words.say("pick-confirm"))
        count = len(self.next_picks())
        if not tokens:
            raise Unpickable(self.words.say("pick-nothing", count=count))
        raise Unpickable(self.words.say("pick-unknown", answer=typed, count=count))

    def pick_called(self, text: str) -> int | None:
        """The pick with this number in the list, this name, or a word that begins like this."""
        if text.isascii() and text.isdigit() and not self.complete:
            return dict(self.numbered()).get(int(text[:6]))
        wanted = text.casefold()
        picks = all_picks(self.book, self.question)
        for pick in picks:
            if wanted in (self.word(pick).casefold(), self.name(pick).casefold()):
                return pick
        for called in (self.word, self.name):  # the word in brackets comes before the name
            begun = [
                pick for pick in picks if wanted and called(pick).casefold().startswith(wanted)
            ]
            if len(begun) == 1:
                return begun[0]
        return None

    # commands

    def obey(self, command: str, rest: str) -> bool:
        """Taking back and starting over are commands here."""
        if command in (BACK if self.complete else BACK[1:]) and not rest:
            self.picked = self.picked[:-1]
        elif command in (AGAIN if self.complete else AGAIN[1:]) and not rest:
            self.picked = []
        else:
            return super().obey(command, rest)
        self.show_picks()
        return True

    def help(self) -> None:
        super().help()
        self.screen.show(self.words.say("pick-title"), "bold")
        for command, key in ((BACK[1], "pick-help-back"), (AGAIN[1], "pick-help-again")):
            self.screen.show(f"  {command:<10} {self.words.say(key)}")
