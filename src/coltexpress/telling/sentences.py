"""Sentences: what happened, what is asked, what can be answered.

What a number is called stands in the box of its game, in no language. The page makes the same
sentences from it (web/src/words/telling.ts), and a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coltexpress.kernel.agenda import BLANK, HIDDEN, Ask, State
from coltexpress.kernel.events import Event, EventKind
from coltexpress.kernel.rules import Rulebook
from coltexpress.protocol.asking import question_of
from coltexpress.protocol.box import box
from coltexpress.protocol.messages import Advised, Question
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.saying import PEOPLE, Naming, Said, Saying, person
from coltexpress.telling.words import Value, Words, capital

UNNAMED: Final = Naming({})
SPOKEN: Final = (
    "bandit",
    "target",
    "player",
    "section",
    "drawing",
    "giver",
    "action",
)  # of what a question is about


class Told:
    """A state as somebody knows it, and the words to speak of it with."""

    def __init__(self, words: Words, book: Rulebook, state: State) -> None:
        self.words = words
        self.book = book
        self.state = state
        self.names = box(book, book.settings(state)).names

    # What a number is called

    def variables(self, kind: str, number: int) -> dict[str, Value]:
        """What a number of this type is called in messages."""
        if kind == "money":
            return {kind: self.words.money(number)}
        found = self.names.get(kind, UNNAMED).of.get(number, {kind: number})
        return {name: self.said(one) for name, one in found.items()}

    def describe(self, kind: str, number: int) -> str:
        """A number of this type in words, standing alone."""
        return self.worded(kind, number, self.names.get(kind, UNNAMED).alone)

    def worded(self, kind: str, number: int, key: str) -> str:
        """A number of this type in the words of this message, if there is one."""
        values = self.variables(kind, number)
        if key:
            return self.say(key, values)
        found = values[kind]
        return found if isinstance(found, str) else str(found)

    def say(self, key: str, values: dict[str, Value]) -> str:
        """A message of this game, of the game that it extends, or of all games."""
        return self.words.say(self.words.key(self.book.name, key), **values)

    def said(self, said: Saying) -> Value:
        """What the box says, in words."""
        if not isinstance(said, Said):
            return said
        if said.field:
            return self.looked_up(said)
        if said.several:
            return self.words.several([str(self.said(one)) for one in said.several])
        if not said.key:
            return self.describe(said.type, said.number)
        if said.otherwise is not None and not self.words.knows(said.key):
            return self.said(said.otherwise)
        values = self.variables(said.type, said.number) if said.type else {}
        own = {name: self.said(one) for name, one in said.values.items()}
        return self.say(said.key, values | own)

    def looked_up(self, said: Said) -> Value:
        """What a field has in these rows, named together; what is said otherwise if one has not."""
        names = [self.named(said, row) for row in said.rows]
        if "" in names and said.otherwise is not None:
            return self.said(said.otherwise)
        return self.words.together(names)

    def named(self, said: Said, row: int) -> str:
        """What a field has in this row; nothing if it is blank."""
        if said.field == PEOPLE:
            return self.words.people.get(row, "")
        field: Sequence[int] = getattr(self.state, said.field)
        return "" if field[row] == BLANK else self.describe(said.type, field[row])

    # Questions and answers

    def question(self, asked: Ask) -> str:
        """A question as a sentence; who acts and who suffers is known from the agenda."""
        values: dict[str, Value] = {}
        for kind, number in self.as_told(asked).about.items():
            if kind in SPOKEN:
                values |= self.variables(kind, number)
        if asked.seat >= 0:
            values.setdefault("player", self.describe("seat", asked.seat))
            values["seat"] = self.said(person(asked.seat))
        return self.say(f"question-{self.book.questions[asked.what].name}", values)

    def warnings(self, asked: Ask) -> list[str]:
        """What costs much to forget now, as sentences."""
        return [str(self.said(one)) for one in self.as_told(asked).warnings]

    def reasons(self, advised: Advised) -> list[str]:
        """What the coach says of an option, as sentences."""
        return [str(self.said(one)) for one in (*advised.reasons, *advised.mind)]

    def answers(self, asked: Ask, options: Sequence[int]) -> list[str]:
        """Answers as they stand in a list of answers."""
        question = self.as_told(asked)
        key = self.answer_key(question)
        found = [
            self.said(question.words[one])
            if one in question.words
            else self.worded(question.type, one, key)
            for one in options
        ]
        return [capital(str(one)) for one in found]

    def answer_key(self, question: Question) -> str:
        """The message for an answer: that of the question, else that of what is answered."""
        own = f"answer-{question.what}"
        if self.words.knows(self.words.key(self.book.name, own)):
            return own
        naming = self.names.get(question.type, UNNAMED)
        return naming.answer or naming.alone

    def as_told(self, asked: Ask) -> Question:
        """A question as a page is told it."""
        reader = reader_of(self.book.name)
        return question_of(reader, self.state, asked, reader.foresight(self.state))

    # Events

    def event(self, happened: Event) -> str:
        """One event as a sentence; the event must be as the listener was told it."""
        kind = self.book.events[happened.kind]
        values: dict[str, Value] = {}
        for name, number in zip(kind.args, happened.args, strict=True):
            values |= self.variables(name, number)
        return self.say(f"event-{kind.name}", values)

    def story(self, events: list[Event]) -> list[list[str]]:
        """The events as paragraphs of sentences; what a picture shows better is left out."""
        paragraphs: list[list[str]] = [[]]
        previous = ""
        for row in rows(events):
            kind = self.book.events[row[0].kind]
            if kind.heads and kind.name != previous:
                paragraphs.append([])
            previous = kind.name
            if not is_quiet(kind, row):
                one_by_one = [row] if kind.runs else [[one] for one in row]
                paragraphs[-1] += [self.sentence(kind, several) for several in one_by_one]
        return [sentences for sentences in paragraphs if sentences]

    def sentence(self, kind: EventKind, row: list[Event]) -> str:
        """One sentence for an event, or for several that run."""
        if not kind.runs:
            return self.event(row[0])
        first, other = kind.args
        numbers = sorted([one.args[1] for one in row])
        names = [self.describe(other, number) for number in numbers]
        values = self.variables(first, row[0].args[0])
        values["number"] = len(row)
        values[f"{other}s"] = "hidden" if HIDDEN in numbers else self.words.several(names)
        return self.say(f"events-{kind.name}", values)


def is_quiet(kind: EventKind, row: list[Event]) -> bool:
    """Is this better not told? So many of what a listener may not know are no news."""
    unknown = any(HIDDEN in one.args for one in row)
    return kind.quiet or (unknown and 0 < kind.no_news <= len(row))


def rows(events: list[Event]) -> list[list[Event]]:
    """The events with those of one kind and one first argument, next to each other, together."""
    found: list[list[Event]] = []
    for one in events:
        if found and (found[-1][0].kind, found[-1][0].args[:1]) == (one.kind, one.args[:1]):
            found[-1].append(one)
        else:
            found.append([one])
    return found


def before(book: Rulebook, events: list[Event], name: str) -> list[Event]:
    """The events before the first one with this name."""
    kinds = [book.events[one.kind].name for one in events]
    return events[: kinds.index(name)] if name in kinds else events
