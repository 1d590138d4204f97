"""What the terminal must know of a game to draw it, read it aloud and word it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from coltexpress.kernel.agenda import State
from coltexpress.kernel.events import Event
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Value, Words


class Count(NamedTuple):
    """One player or team at the end: who, what was counted, what came of it, the rank by it."""

    seat: int
    lines: list[str]
    total: str
    order: tuple[int, ...]  # the lowest is counted first
    team: str = ""  # the name of the team, where teams are counted and not seats


class Scene:
    """One game in the terminal. Everything is made from views and from events as they were told."""

    book: Rulebook
    chapter: str = "round-began"  # the event from which a resumed game is retold
    last: str = "game-ended"  # the event after which only counting follows
    glimpses: bool = False  # is the state worth a look in the midst of a story?
    legend: str = "cli-legend"  # the key of what the symbols of the drawing mean
    picks: Mapping[str, str] = {}  # types of options that are made of picks, and the picks' type

    def variables(self, words: Words, state: State, kind: str, value: int) -> dict[str, Value]:
        """What a number of this type is called in messages."""
        return Told(words, self.book, state).variables(kind, value)

    def describe(self, words: Words, state: State, kind: str, value: int) -> str:
        """A number of this type in words."""
        return Told(words, self.book, state).describe(kind, value)

    def parts(self, option: int) -> list[int]:
        """The picks that an option is made of, in order, where it is made of several."""
        return [option]

    def explain(self, words: Words, pick: int) -> str:
        """What is to be known of a pick, in one line."""
        return ""

    def pauses(self, state: State, event: Event) -> bool:
        """Is the state worth a look just before this event?"""
        return False

    def glimpse(self, state: State, width: int) -> list[Text]:
        """The state at a glance."""
        return []

    def draw(self, words: Words, view: View, width: int) -> list[Text]:
        """The state as a picture of lines."""
        raise NotImplementedError

    def read_aloud(self, words: Words, view: View) -> list[str]:
        """The state in sentences, for those who listen."""
        raise NotImplementedError

    def hand(self, words: Words, view: View) -> list[str]:
        """The cards of the viewer, with what each does."""
        raise NotImplementedError

    def powers(self, words: Words, view: View) -> list[str]:
        """What the bandits in play can do, one line each."""
        return []

    def cards(self, words: Words, view: View) -> list[str]:
        """What the cards in play do, one line each."""
        raise NotImplementedError

    def counts(self, words: Words, view: View, events: list[Event]) -> list[Count]:
        """What each player has at the end, from the public view and the public events."""
        raise NotImplementedError

    def verdict(self, words: Words, view: View, events: list[Event]) -> str:
        """Who has won and how, where it takes more than the names of the seats to say so."""
        return ""
