"""A finished game, looked at again by one seat: what its choices gave away, and what luck did.

Every value is what a judge makes of the seat's view at that moment; what lay face down stays so. A
choice is compared with the best option, which gives the marks, and with the usual one, which gives
the skill. What the seat could see chance do is luck; what is left is the others' part. So the parts
add up to the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from coltexpress.kernel.agenda import NOBODY, is_over, question_for
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.match import replay
from coltexpress.kernel.views import look
from coltexpress.notation.choices import Question, in_words
from coltexpress.notation.record import Record
from coltexpress.sim.series import shares_of, sides_of
from coltexpress.study.moves import Span, Walk, spans_of
from coltexpress.study.shapes import (
    TURNING_POINTS,
    Balance,
    Decision,
    GameAnalysis,
    Kind,
    Mark,
    OptionChance,
    Point,
    Turn,
)
from coltexpress.study.weighing import JUDGE, PLAYOUTS, Scales, Weighed

INEXACT: Final = 0.04  # of a win given away
MISTAKE: Final = 0.10
SURE: Final = 2.0  # standard errors that must lie between the best option and the one chosen
DIGITS: Final = 4  # of chances, as they are told
Progress = Callable[[int, int], None]  # told how many spans are done, of how many


class Change(NamedTuple):
    """What a span did to the chances."""

    span: Span
    before: list[float]
    after: list[float]


def no_progress(done: int, of: int) -> None:
    """Nobody waits."""


def analyse_game(
    record: Record,
    seat: int,
    *,
    seed: int = 0,
    playouts: int = PLAYOUTS,
    progress: Progress = no_progress,
) -> GameAnalysis:
    """What a judge thinks of the choices of this seat; refused while the game goes on."""
    scales = Scales(record.book, seed, playouts)
    return Review(record, seat, scales, progress).analysis()


class Review:
    """One walk through a finished game."""

    def __init__(self, record: Record, seat: int, scales: Scales, progress: Progress) -> None:
        self.record = record
        self.book = record.book
        self.seat = seat
        self.scales = scales
        self.progress = progress
        self.spans = spans_of(record, checked(record, seat))
        self.walk = Walk(record)
        self.decisions: list[Decision] = []
        self.points: list[Point] = []
        self.changes: list[Change] = []

    def analysis(self) -> GameAnalysis:
        """Everything that is found on the walk."""
        for number, span in enumerate(self.spans):
            self.progress(number, len(self.spans))
            if span.kind == "choice":
                self.choice(span, number)
            elif span.kind == "chance":
                self.luck(span)
        self.end()
        turns = self.turns()
        self.progress(len(self.spans), len(self.spans))
        g = self.walk.g
        return GameAnalysis(
            game=self.book.name,
            rules=self.book.version,
            seat=self.seat,
            seats=[self.book.write_word(g, "seat", one) for one in range(g.seats)],
            judge=JUDGE,
            seed=self.scales.seed,
            moves=len(self.record.moves),
            decisions=self.decisions,
            points=self.points,
            turns=turns,
            balance=self.balance(),
        )

    def choice(self, span: Span, number: int) -> None:
        """What was on offer, and what was chosen."""
        g = self.walk.to(span.first)
        question = question_for(g, self.seat)
        assert question is not None, "the record was replayed"
        view = look(g, self.seat)
        before = self.scales.chances(view)
        self.note(Span("others", self.last_move, span.first - 1), before)
        found = self.scales.weigh(view, question, number)
        chosen = self.record.moves[span.first].choice
        place = list(question.options).index(chosen)
        self.decisions.append(self.decision(span.first, found, place))
        self.walk.to(span.last + 1)
        self.note(span, tilted(before, self.seat, found.chances[place] - found.usual))

    def decision(self, move: int, found: Weighed, place: int) -> Decision:
        """A choice, as it is told."""
        g = self.walk.g
        question = question_for(g, self.seat)
        assert question is not None, "the record was replayed"
        asked = in_words(self.book, g, question)
        return Decision(
            move=move,
            round=int(self.book.round_number(g)),
            what=asked.what,
            options=options_of(asked, found),
            chosen=asked.options[place],
            best=asked.options[found.best],
            chance=short(found.chances[place]),
            usual=short(found.usual),
            given_away=short(found.gap(place)),
            mark=mark_of(found.gap(place), found.errors[place]),
        )

    def luck(self, span: Span) -> None:
        """The chances before and after what chance has shown."""
        g = self.walk.to(span.first)
        before = self.scales.chances(look(g, self.seat))
        after = replay(g.copy(), self.record.moves[span.first : span.last + 1])
        if is_over(after):  # the result says it all
            return
        self.note(Span("others", self.last_move, span.first - 1), before)
        self.walk.to(span.last + 1)
        self.note(span, self.scales.chances(look(after, self.seat)))

    def end(self) -> None:
        """The result: the last point."""
        g = self.walk.to(len(self.record.moves))
        teams = sides_of(self.book, g.seats)
        shares = shares_of(self.book.winners(g), teams)
        self.note(Span("others", self.last_move, len(self.record.moves) - 1), shares)

    @property
    def last_move(self) -> int:
        """The move with which what the others do now began."""
        return self.changes[-1].span.last + 1 if self.changes else 0

    def note(self, span: Span, chances: list[float]) -> None:
        """The chances after a span; the first ones are where everything starts."""
        rounded = [short(chance) for chance in chances]
        before = self.points[-1].chances if self.points else rounded
        self.changes.append(Change(span, before, rounded))
        point = Point(self.walk.played, int(self.book.round_number(self.walk.g)), rounded)
        if self.points and self.points[-1].move == point.move and span.kind == "others":
            self.points[-1] = point
        else:
            self.points.append(point)

    def balance(self) -> Balance:
        """Start, skill, luck and the rest."""
        totals: dict[Kind, float] = {"choice": 0.0, "chance": 0.0, "others": 0.0}
        for change in self.changes:
            totals[change.span.kind] += change.after[self.seat] - change.before[self.seat]
        return Balance(
            start=self.changes[0].after[self.seat],
            skill=short(totals["choice"]),
            chance=short(totals["chance"]),
            others=short(totals["others"]),
            result=self.points[-1].chances[self.seat],
        )

    def turns(self) -> list[Turn]:
        """The changes that were largest, in the order of the game."""
        seat = self.seat

        def size(change: Change) -> float:
            return abs(change.after[seat] - change.before[seat])

        made = [change for change in self.changes[1:] if change.span.first <= change.span.last]
        largest = sorted(made, key=size, reverse=True)[:TURNING_POINTS]
        found = [self.turn(change) for change in largest if size(change) >= INEXACT]
        return sorted(found, key=lambda turn: turn.move)

    def turn(self, change: Change) -> Turn:
        """A change, with the one move that did most of it."""
        span = change.span
        move = span.first if span.kind != "others" else self.decisive(change)
        g = Walk(self.record).to(move)
        return Turn(
            move=move,
            round=int(self.book.round_number(g)),
            kind=span.kind,
            seat=self.record.moves[move].seat,
            before=change.before[self.seat],
            after=change.after[self.seat],
        )

    def decisive(self, change: Change) -> int:
        """The move of the others after which the chances of the seat had changed most."""
        span, seat = change.span, self.seat
        walk, now = Walk(self.record), change.before[seat]
        sign = 1 if change.after[seat] > now else -1
        best, most = span.last, 0.0
        for move in range(span.first, span.last + 1):
            g = walk.to(move + 1)
            if move == span.last:
                after = change.after[seat]
            else:
                after = self.scales.chances(look(g, seat))[seat]
            if sign * (after - now) > most:
                best, most = move, sign * (after - now)
            now = after
        return best


def checked(record: Record, seat: int) -> int:
    """The seat, if there is one and it is not a spectator's."""
    g = record.start()
    look(g, seat)
    if seat == NOBODY:
        raise IllegalChoice("", "spectator")
    return seat


def options_of(asked: Question, found: Weighed) -> list[OptionChance]:
    """The options with what they promise."""
    return [
        OptionChance(choice, word, short(chance), short(error))
        for choice, word, chance, error in zip(
            asked.options, asked.words, found.chances, found.errors, strict=True
        )
    ]


def tilted(chances: list[float], seat: int, change: float) -> list[float]:
    """The chances when those of one seat change: the others share what it gives or takes."""
    own = max(0.0, min(1.0, chances[seat] + change))
    rest = sum(chances) - chances[seat]
    left = max(0.0, sum(chances) - own)
    return [
        own if one == seat else chance * left / rest if rest > 0 else 0.0
        for one, chance in enumerate(chances)
    ]


def mark_of(gap: float, error: float) -> Mark:
    """How much was given away, if that is no accident of the guesses."""
    if gap < SURE * error or gap < INEXACT:
        return ""
    return "?" if gap >= MISTAKE else "?!"


def short(chance: float) -> float:
    """A chance as it is told."""
    return round(chance, DIGITS)
