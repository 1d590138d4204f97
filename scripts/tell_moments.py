"""Prints moments of random games, and what the terminal says of each in every language.

python scripts/tell_moments.py

As JSON, for web/tests/same.test.ts: the page must say the same.
"""

from __future__ import annotations

from typing import Final

import msgspec
from make_moments import MOST_OPTIONS, SETTINGS, Row, patched, played

from coltexpress.games import GAMES
from coltexpress.i18n import LANGUAGES
from coltexpress.kernel.agenda import CHANCE, NOBODY, Ask, State, choose
from coltexpress.kernel.events import EVERYBODY, Event
from coltexpress.kernel.log import Log
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import told
from coltexpress.library import Game
from coltexpress.protocol.box import box
from coltexpress.protocol.messages import Question, Update
from coltexpress.protocol.telling import Teller, afresh, read_update, view_of
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

SEEDS: Final = 2  # games with each settings
PEOPLE: Final = {1: "Ada"}


class Texts(msgspec.Struct):
    """What the terminal says of a moment in one language."""

    events: list[str]
    story: list[list[str]]
    question: str
    options: list[str]


class Moment(msgspec.Struct):
    """What one viewer is told at once, and what it is in words."""

    box: int
    scene: Row
    events: list[Row]
    ask: Question | None
    viewer: int
    texts: dict[str, Texts]


class Telling:
    """All moments of one game that show something new."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.words = [Words(language) for language in LANGUAGES]
        for words in self.words:
            words.people = PEOPLE
        self.boxes: list[object] = []
        self.moments: list[Moment] = []
        self.seen: set[object] = set()
        self.scene: Row = {}  # and the state, at the end of the last game
        self.state: State

    def watch(self, game: Game, settings: dict[str, str], viewer: int) -> None:
        """A whole game as this viewer is told it."""
        g = self.book.new(settings)
        scene: Row = msgspec.to_builtins(afresh(self.book, g, 0, viewer).scene)
        teller = Teller(self.book, g, 0)
        teller.follow(viewer)
        g.log = Log()
        moves = game.match.moves
        for number, move in enumerate(moves, 1):
            choose(g, move.seat, move.choice)
            if number < len(moves) and moves[number].seat == CHANCE:
                continue
            update = read_update(teller.tell(g.log, number)[viewer])
            for each in (*[event.patch for event in update.events], update.patch):
                scene = patched(scene, msgspec.to_builtins(each))
            view = view_of(g, viewer)
            asked = next((one for one in view.asks if one.seat == viewer), None)
            if self.is_new(update):
                texts = {
                    words.language: texts_of(
                        Told(words, self.book, view.state), told(g.log, viewer), asked
                    )
                    for words in self.words
                }
                self.keep(scene, update, texts)
            g.log.clear()
        self.scene, self.state = scene, view_of(g, viewer).state

    def complete(self) -> None:
        """The events that none of the games had, of whatever the box has names for."""
        names = msgspec.to_builtins(self.boxes[-1])["names"]
        told = {event["kind"] for moment in self.moments for event in moment.events}
        missing = [
            Event(number, args, EVERYBODY, args)
            for number, kind in enumerate(self.book.events)
            if kind.name not in told
            for args in [tuple(some_number(names, each) for each in kind.args)]
        ]
        rows: list[Row] = [
            {"kind": kind.name, "args": dict(zip(kind.args, one.args, strict=True))}
            for one in missing
            for kind in [self.book.events[one.kind]]
        ]
        texts = {
            words.language: texts_of(Told(words, self.book, self.state), missing, None)
            for words in self.words
        }
        place = len(self.boxes) - 1
        self.moments.append(Moment(place, self.scene, rows, None, NOBODY, texts))

    def keep(self, scene: Row, update: Update, texts: dict[str, Texts]) -> None:
        """Note a moment."""
        events: list[Row] = [{"kind": one.kind, "args": one.args} for one in update.events]
        place = len(self.boxes) - 1
        self.moments.append(Moment(place, scene, events, update.ask, update.viewer, texts))

    def is_new(self, update: Update) -> bool:
        """Is there an event or a question in it that was not told in this way before?"""
        place, asked = len(self.boxes), update.ask
        keys: set[object] = {
            (one.kind, one.args.get("cause"), *[value < 0 for value in one.args.values()])
            for one in update.events
        }
        if asked:
            keys.add((place, asked.what, len(asked.options), bool(asked.words)))
        known = keys <= self.seen
        self.seen |= keys
        return not known


def some_number(names: dict[str, dict[str, dict[int, object]]], kind: str) -> int:
    """A number of this type, of those that the box has names for."""
    known = [number for number in names[kind]["of"] if number >= 0] if kind in names else []
    return min(known, default=1)


def texts_of(teller: Told, events: list[Event], asked: Ask | None) -> Texts:
    """What the terminal says of events and of a question."""
    options = list(asked.options)[:MOST_OPTIONS] if asked else []
    return Texts(
        events=[teller.event(one) for one in events],
        story=teller.story(events),
        question=teller.question(asked) if asked else "",
        options=teller.answers(asked, options) if asked else [],
    )


def main() -> None:
    """Print all of it."""
    found = {}
    for name, book in GAMES.items():
        telling = Telling(book)
        for settings in SETTINGS.get(name, ({},)):
            telling.boxes.append(box(telling.book, settings))
            for seed in range(SEEDS):
                game = played(name, settings, seed)
                for viewer in (0, NOBODY):
                    telling.watch(game, settings, viewer)
        telling.complete()
        found[name] = {"boxes": telling.boxes, "moments": telling.moments}
    print(msgspec.json.encode({"people": PEOPLE, "games": found}, enc_hook=str).decode())


if __name__ == "__main__":
    main()
