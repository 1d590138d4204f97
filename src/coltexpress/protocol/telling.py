"""Telling a game to those who watch it: one update for each viewer after every choice.

What comes out is the same as if every viewer had followed its own view by the events that it
was told; a law holds that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias

import msgspec

from coltexpress.kernel.agenda import (
    BLANK,
    CHANCE,
    NOBODY,
    Ask,
    State,
    choose,
    is_over,
    question_for,
    waiting,
)
from coltexpress.kernel.buffers import BytesWriter
from coltexpress.kernel.events import EVERYBODY
from coltexpress.kernel.log import WIDTH, Log
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.kernel.views import View, look, shown_to
from coltexpress.protocol.asking import draft_of, question_of
from coltexpress.protocol.drafts import put_draft
from coltexpress.protocol.hearing import Ear, Listener, told_so_far
from coltexpress.protocol.messages import (
    Afresh,
    Awaited,
    Result,
    Update,
    Why,
    decode_server,
    encode,
)
from coltexpress.protocol.reader import Reader, is_same, reader_of
from coltexpress.protocol.scenes import scene
from coltexpress.protocol.values import OPEN, Row
from coltexpress.protocol.writing import put_changed, put_number
from coltexpress.train.bandits import NAMES

Settings: TypeAlias = dict[str, str]

MOST_PAST: Final = 250  # events: the setup of the largest game, and a round


def view_of(g: State, viewer: int) -> View:
    """What this viewer sees; a viewer for whom all is open sees everything and is asked nothing."""
    if viewer != OPEN:
        return look(g, viewer)
    state = g.copy()
    state.clear_asks()
    return View(OPEN, state, [shown_to(OPEN, question) for question in g.asks])


class Teller:
    """Tells one game to all viewers that follow it."""

    def __init__(self, book: Rulebook, g: State, number: int, past: Log | None = None) -> None:
        self.book = book
        self.g = g
        self.past = Log() if past is None else past.copy()  # what whoever comes later is told of
        self.number = number  # of choices that have been told
        self.reader = reader_of(book.name)
        self.listener = Listener(self.reader, g)
        self.stance: i64 = self.reader.stance(g)  # what follows from it
        self.common = self.reader.stands(g)  # was last told to all viewers
        self.own: dict[int, Row] = {}  # by viewer: what was last told to them alone
        self.foresight: vec[i64] = self.reader.foresight(g)  # what that followed from,
        self.sealed: vec[i64] = g.sealed[:]
        self.is_settled = True  # and whether it was so for all of them
        self.over: Result | None = None  # how the game ended, once that was asked

    def follow(self, viewer: int) -> None:
        """This viewer follows the game from now on."""
        if viewer not in self.own:
            self.own[viewer] = self.reader.owns(self.g, viewer, self.reader.foresight(self.g))
            self.is_settled = False

    def keep_to(self, looking: Collection[int]) -> None:
        """Of those that follow the game only these still do."""
        self.own = {viewer: row for viewer, row in self.own.items() if viewer in looking}

    def afresh(self, viewer: int, why: Why = "welcome") -> Afresh:
        """The whole scene for this viewer as it is now."""
        told = afresh(self.book, self.g, self.number, viewer, why)
        past = self.past.read(max(0, len(self.past) - MOST_PAST))
        told.events = told_so_far(self.reader, past, viewer)
        return told

    def tell(self, log: Log, number: int, clocks: bytes = b"[]") -> dict[int, bytes]:
        """What is new, as an update for each viewer that follows.

        The log has the events since the last time, and the state must be where they lead. `number`
        is how many choices it has had by now.
        """
        g, reader = self.g, self.reader
        ears = [Ear(viewer) for viewer in self.own]
        for ear in ears:
            put_head(ear, self.number, number)
        self.listener.hear(log, ears)
        foresight = reader.foresight(g)
        settled, own = self.settle(), self.settle_own(foresight)
        over = self.result()
        updates = dict[int, bytes]()
        for ear in ears:
            out, viewer = ear.out, int(ear.viewer)
            out.write(b'],"patch":{')
            out.write(settled)
            mine = own.get(viewer)
            if mine:
                if settled:
                    out.append(44)  # a comma
                out.write(mine)
            out.write(b'},"ask":')
            put_asked(out, reader, g, viewer, foresight)
            put_awaited(out, reader, g)
            out.write(b',"clocks":')
            out.write(clocks)
            out.write(b',"over":')
            out.write(b"null" if over is None else encode(over))
            out.write(b"}")
            updates[viewer] = out.getvalue()
        self.number = number
        self.remember(log)
        return updates

    def result(self) -> Result | None:
        """How the game ended, if it is over."""
        if self.over is None:
            self.over = result(self.book, self.g)
        return self.over

    def remember(self, log: Log) -> None:
        """Add what was told to the past; now and then forget of that what nobody will be told."""
        if len(self.past) > 2 * MOST_PAST:
            self.past.numbers = self.past.numbers[len(self.past.numbers) - WIDTH * MOST_PAST :]
        numbers, self.past.numbers = self.past.numbers, vec[i64]()  # out of there while it grows
        for number in log.numbers:
            numbers = append(numbers, number)
        self.past.numbers = numbers

    def settle(self) -> bytes:
        """What else has changed for all viewers when all events are told."""
        stance = self.reader.stance(self.g)
        if stance == self.stance:
            return b""
        before, self.stance, self.common = self.common, stance, self.reader.stands(self.g)
        return changed(before, self.common)

    def settle_own(self, foresight: vec[i64]) -> dict[int, bytes]:
        """What else has changed for some viewers alone."""
        reader, g, found = self.reader, self.g, dict[int, bytes]()
        everybody = not self.is_settled or not is_same(g.sealed, self.sealed)
        seats: i64 = (
            EVERYBODY if everybody else reader.preview_changed(g, self.foresight, foresight)
        )
        self.foresight = foresight
        if seats == 0:
            return found
        self.sealed = g.sealed[:]
        self.is_settled = True
        for viewer, before in self.own.items():
            if everybody or (viewer >= 0 and seats >> viewer & 1):
                now = reader.owns(g, viewer, foresight)
                found[viewer] = changed(before, now)
                self.own[viewer] = now
        return found


def put_head(ear: Ear, before: i64, number: i64) -> None:
    """Begin an update, up to its first event."""
    out = ear.out
    out.write(b'{"type":"update","viewer":')
    put_number(out, ear.viewer)
    out.write(b',"before":')
    put_number(out, before)
    out.write(b',"number":')
    put_number(out, number)
    out.write(b',"events":[')


def put_asked(out: BytesWriter, reader: Reader, g: State, viewer: int, foresight: vec[i64]) -> None:
    """What this viewer is asked."""
    asked = question_for(g, viewer) if g.asked in (NOBODY, viewer) else None
    if asked is None:
        out.write(b"null")
        return
    put_draft(out, reader.questions[asked.what], draft_of(reader, g, asked, foresight))


def put_awaited(out: BytesWriter, reader: Reader, g: State) -> None:
    """The seats that still have to choose."""
    out.write(b',"waiting":[')
    if g.asked != NOBODY:
        put_one_awaited(out, reader, g.asked, g.about)
    else:
        for place, one in enumerate(waiting(g)):
            if place > 0:
                out.append(44)  # a comma
            put_one_awaited(out, reader, one.seat, one.what)
    out.append(93)  # ]


def put_one_awaited(out: BytesWriter, reader: Reader, seat: i64, what: i64) -> None:
    """One of them, and the name of its question."""
    out.write(b'{"seat":')
    put_number(out, seat)
    out.write(reader.asked[what])


def changed(before: Row, after: Row) -> bytes:
    """The fields that are not what they were, written without the braces."""
    out = BytesWriter()
    put_changed(out, before, after)
    return out.getvalue()


def awaited(book: Rulebook, g: State) -> list[Awaited]:
    """The seats that still have to choose."""
    if g.asked != NOBODY:
        return [Awaited(g.asked, book.questions[g.about].name)]
    return [Awaited(one.seat, book.questions[one.what].name) for one in waiting(g)]


def result(book: Rulebook, g: State) -> Result | None:
    """How the game ended, if it is over."""
    if not is_over(g):
        return None
    return Result(
        winners=book.winners(g),
        scores=book.scores(g),
        ranks=book.ranks(g),
        bandits=played_by(book, g),
    )


def played_by(book: Rulebook, g: State) -> list[list[str]]:
    """By seat: the names of the characters that it played; none where all are the same."""
    cast = book.cast_of_game(g)
    found: list[list[str]] = [[] for _ in range(g.seats)]
    if cast.names:
        who = reader_of(book.name).read_field(g, "who")
        for seat, character in zip(cast.seats, msgspec.convert(who, list[int]), strict=True):
            found[seat].append(NAMES[character])
    return found


def afresh(book: Rulebook, g: State, number: int, viewer: int, why: Why = "welcome") -> Afresh:
    """The whole scene for this viewer."""
    return shown(book, view_of(g, viewer), number, awaited(book, g), result(book, g), why)


def seen(book: Rulebook, view: View) -> Afresh:
    """The whole scene from a view alone, whose state has no questions: they are in the view."""
    waits = [Awaited(one.seat, book.questions[one.what].name) for one in unanswered(view)]
    return shown(book, view, 0, waits, None if view.asks else result(book, view.state))


def shown(
    book: Rulebook,
    view: View,
    number: int,
    waits: list[Awaited],
    over: Result | None,
    why: Why = "welcome",
) -> Afresh:
    """The whole scene of a view."""
    asked = view.ask
    reader = reader_of(book.name)
    foresight = reader.foresight(view.state)
    return Afresh(
        viewer=view.seat,
        number=number,
        scene=scene(book, view),
        ask=None if asked is None else question_of(reader, view.state, asked, foresight),
        waiting=waits,
        over=over,
        why=why,
    )


def unanswered(view: View) -> list[Ask]:
    """The questions of a view that still lack an answer."""
    if len(view.asks) == 1:
        return view.asks
    return [one for one in view.asks if view.state.sealed[one.seat] == BLANK]


# From the choices alone


def play_to(book: Rulebook, settings: Settings, moves: Sequence[Move]) -> State:
    """The state after these choices; nobody listens to it yet."""
    g = book.new(settings)
    for move in moves:
        choose(g, move.seat, move.choice)
    return g


def since(
    book: Rulebook, settings: Settings, moves: Sequence[Move], viewer: int, number: int
) -> Update:
    """What this viewer has missed since an update with this number, in one update."""
    g = play_to(book, settings, moves[:number])
    teller = Teller(book, g, number)
    teller.follow(viewer)
    g.log = Log()
    for move in moves[number:]:
        choose(g, move.seat, move.choice)
    return read_update(teller.tell(g.log, len(moves))[viewer])


def read_update(told: bytes) -> Update:
    """An update that was just told."""
    update = decode_server(told)
    assert isinstance(update, Update), "that is what a teller tells"
    return update


def replay(
    book: Rulebook, settings: Settings, moves: Sequence[Move], viewer: int
) -> tuple[Afresh, list[Update]]:
    """A whole game to this viewer: the scene before the first choice, then every update.

    What chance did is told together with the choice that it followed.
    """
    g = book.new(settings)
    first = afresh(book, g, 0, viewer)
    teller = Teller(book, g, 0)
    teller.follow(viewer)
    updates = []
    g.log = Log()
    for number, move in enumerate(moves, 1):
        choose(g, move.seat, move.choice)
        if number == len(moves) or moves[number].seat != CHANCE:
            updates.append(read_update(teller.tell(g.log, number)[viewer]))
            g.log.clear()
    return first, updates
