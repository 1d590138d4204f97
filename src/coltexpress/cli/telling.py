"""Sentences: what happened, what is asked, what can be answered."""

from __future__ import annotations

from coltexpress.cli.scene import scene_of
from coltexpress.cli.scene.scene import person
from coltexpress.cli.words import Value, Words
from coltexpress.kernel.agenda import BLANK, HIDDEN, Ask, State, next_step
from coltexpress.kernel.events import Event
from coltexpress.kernel.rules import Rulebook


def event(words: Words, book: Rulebook, state: State, happened: Event) -> str:
    """One event as a sentence; the event must be as the listener was told it."""
    kind = book.events[happened.kind]
    scene = scene_of(book.name)
    values: dict[str, Value] = {}
    for type_, value in zip(kind.args, happened.args, strict=True):
        values |= scene.variables(words, state, type_, value)
    return words.say(words.key(book.name, f"event-{kind.name}"), **values)


def question(words: Words, book: Rulebook, state: State, asked: Ask) -> str:
    """A question as a sentence; who acts and who suffers is known from the agenda."""
    scene = scene_of(book.name)
    values: dict[str, Value] = {}
    step = next_step(state)
    args = (step.a, step.b, step.c, step.d)
    for type_, value in zip(book.steps[step.rule].args, args, strict=False):
        name = "target" if type_ == "bandit" and "bandit" in values else type_
        if value not in (BLANK, HIDDEN) and name in ("bandit", "target", "player", "section"):
            values |= scene.variables(words, state, name, value)
    if asked.seat >= 0:
        values.setdefault("player", scene.seat_name(words, state, asked.seat))
        values["seat"] = person(words, asked.seat)
    name = book.questions[asked.what].name
    return words.say(words.key(book.name, f"question-{name}"), **values)


def option(words: Words, book: Rulebook, state: State, asked: Ask, choice: int) -> str:
    """An answer as it stands in the list of answers."""
    return scene_of(book.name).option(words, state, asked, choice)


def describe(words: Words, book: Rulebook, state: State, kind: str, value: int) -> str:
    """A number of this type in words."""
    return scene_of(book.name).describe(words, state, kind, value)


def story(words: Words, book: Rulebook, state: State, events: list[Event]) -> list[list[str]]:
    """The events as paragraphs of sentences; what the table shows better is left out."""
    scene = scene_of(book.name)
    paragraphs: list[list[str]] = [[]]
    previous = ""
    for row in rows(events):
        kind = book.events[row[0].kind]
        if kind.heads and kind.name != previous:
            paragraphs.append([])
        previous = kind.name
        if kind.quiet:
            continue
        merged = scene.merged(words, state, kind.name, row)
        if merged is None:
            merged = [event(words, book, state, one) for one in row]
        paragraphs[-1] += merged
    return [sentences for sentences in paragraphs if sentences]


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
