"""What study has found, on the screen: bars, marked choices, turning points, skill and luck."""

from __future__ import annotations

from typing import Final

from coltexpress.cli.bars import chart, option_bars, percent, points
from coltexpress.cli.prompt import show_table
from coltexpress.cli.scene.paint import BRASS, DIM
from coltexpress.cli.screen import Screen
from coltexpress.kernel.agenda import CHANCE, NOBODY, State, choose, question_for
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look, told
from coltexpress.notation.record import Record
from coltexpress.study.shapes import Decision, GameAnalysis, OptionChance, PositionAnalysis, Turn
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

HEADING: Final = f"bold {BRASS}"
SENTENCES: Final = 4  # of what happened at a turning point
BARS: Final = 10  # options at most
ELLIPSIS: Final = "…"


def show_game(screen: Screen, record: Record, found: GameAnalysis, *, whole: bool) -> None:
    """Everything about the choices of one seat."""
    moments = Moments(screen.words, record, found.seat)
    player = moments.player(found.seat)
    title = screen.words.say(
        "study-title", game=screen.words.say(f"{found.game}-name"), player=player
    )
    screen.show(title, HEADING)
    screen.show(screen.words.say("study-honest", player=player), DIM)
    screen.show()
    show_chart(screen, found)
    screen.show()
    show_choices(screen, moments, found, whole=whole)
    show_turns(screen, moments, found)
    show_balance(screen, found)


def show_chart(screen: Screen, found: GameAnalysis) -> None:
    """The chance over the game, drawn, or round by round where it is listened to."""
    own = [point.chances[found.seat] for point in found.points]
    rounds = [point.round for point in found.points]
    if not screen.plain:
        screen.show(screen.words.say("study-chart"), HEADING)
        screen.lines(chart(own, rounds, screen.width))
        return
    for place, number in enumerate(rounds):
        if place == 0 or number != rounds[place - 1]:
            chance = percent(own[place])
            screen.show(screen.words.say("study-chart-round", round=number, chance=chance))


def show_choices(screen: Screen, moments: Moments, found: GameAnalysis, *, whole: bool) -> None:
    """How many there were, and those that gave much away, or all."""
    marks = [decision.mark for decision in found.decisions]
    count = screen.words.say(
        "study-count", choices=len(marks), inexact=marks.count("?!"), mistakes=marks.count("?")
    )
    screen.show(count, HEADING)
    for decision in found.decisions:
        if whole or decision.mark:
            moments.to(decision.move)
            screen.show(moments.choice(decision))
            if whole:
                options = moments.options(decision)
                screen.lines(option_bars(options[:BARS], screen.width))
    screen.show()


def show_turns(screen: Screen, moments: Moments, found: GameAnalysis) -> None:
    """The turning points, and what happened there."""
    if not found.turns:
        return
    moments.again()
    screen.show(screen.words.say("study-turns"), HEADING)
    for turn in found.turns:
        moments.to(turn.move)
        screen.show(moments.turn(turn))
        for sentence in moments.happened():
            screen.show(f"  {sentence}")
    screen.show()


def show_balance(screen: Screen, found: GameAnalysis) -> None:
    """From the chance at the start to the result."""
    words, balance = screen.words, found.balance
    result = {0.0: "lost", 1.0: "won"}.get(balance.result, "shared")
    screen.show(words.say("study-balance"), HEADING)
    screen.show(words.say("study-balance-start", chance=percent(balance.start)))
    screen.show(words.say("study-balance-skill", points=points(balance.skill)))
    screen.show(words.say("study-balance-chance", points=points(balance.chance)))
    screen.show(words.say("study-balance-others", points=points(balance.others)))
    screen.show(words.say("study-balance-result", result=result), "bold")


class Moments:
    """A finished game from moment to moment, in the words of one seat."""

    def __init__(self, words: Words, record: Record, seat: int) -> None:
        self.words = words
        self.record = record
        self.book = record.book
        self.seat = seat
        self.again()

    def again(self) -> None:
        """Back to the beginning."""
        self.g: State = self.record.start(listen=True)
        self.played = 0

    def to(self, move: int) -> None:
        """Play so many moves."""
        for one in self.record.moves[self.played : move]:
            choose(self.g, one.seat, one.choice)
        self.played = max(self.played, move)

    @property
    def told(self) -> Told:
        """The state as the seat sees it, to speak of."""
        return Told(self.words, self.book, look(self.g, self.seat).state)

    def player(self, seat: int) -> str:
        """What a seat is called in this game."""
        self.to(len(self.record.moves))
        name = Told(self.words, self.book, look(self.g, NOBODY).state).describe("seat", seat)
        self.again()
        return name

    def choice(self, decision: Decision) -> str:
        """What was chosen, and what would have been better."""
        asked = question_for(self.g, self.seat)
        assert asked is not None, "the seat was asked here"
        answer, best = self.told.answers(asked, [decision.chosen, decision.best])
        key = "study-choice" if decision.mark else "study-choice-good"
        if decision.best == decision.chosen:
            key = "study-choice-best"
        return self.words.say(
            key,
            round=decision.round,
            move=decision.move + 1,
            mark=decision.mark,
            question=self.told.question(asked),
            answer=answer,
            chance=percent(decision.chance),
            best=best,
            best_chance=percent(decision.chance + decision.given_away),
        )

    def options(self, decision: Decision) -> list[tuple[str, str, float]]:
        """The options of a choice for bars; what was chosen has an arrow or its mark."""
        asked = question_for(self.g, self.seat)
        assert asked is not None, "the seat was asked here"
        answers = self.told.answers(asked, [one.choice for one in decision.options])
        rows = bar_rows(answers, decision.options, decision.chosen, decision.mark or "→")
        return sorted(rows, key=lambda row: -row[2])

    def turn(self, turn: Turn) -> str:
        """When the chances turned, and by whom."""
        who = self.words.say("study-chance")
        if turn.kind != "chance" and turn.seat != CHANCE:
            who = self.told.describe("seat", turn.seat)
        return self.words.say(
            "study-turn",
            round=turn.round,
            move=turn.move + 1,
            who=who,
            before=percent(turn.before),
            after=percent(turn.after),
        )

    def happened(self) -> list[str]:
        """What the seat was told of the next move."""
        assert self.g.log is not None, "somebody listens"
        heard = len(self.g.log)
        self.to(self.played + 1)
        story = self.told.story(told(self.g.log[heard:], self.seat))
        sentences = [sentence for paragraph in story for sentence in paragraph]
        more = [ELLIPSIS] if len(sentences) > SENTENCES else []
        return [*sentences[:SENTENCES], *more]


def bar_rows(
    answers: list[str], options: list[OptionChance], marked: int, mark: str
) -> list[tuple[str, str, float]]:
    """By option: a mark, the answer and its chance."""
    return [
        (mark if one.choice == marked else "", answer, one.chance)
        for answer, one in zip(answers, options, strict=True)
    ]


def show_position(screen: Screen, book: Rulebook, view: View, found: PositionAnalysis) -> None:
    """The table, the chances of all seats, and what each option promises."""
    told_here = Told(screen.words, book, view.state)
    show_table(screen, book, view)
    for seat, chance in enumerate(found.chances):
        player = told_here.describe("seat", seat)
        line = screen.words.say("study-now", player=player, chance=percent(chance))
        screen.show(line, "bold" if seat == found.seat else "")
    screen.show()
    if view.ask is None:
        player = told_here.describe("seat", found.seat)
        screen.show(screen.words.say("study-not-asked", player=player))
        return
    screen.show(told_here.question(view.ask), HEADING)
    answers = told_here.answers(view.ask, [one.choice for one in found.options])
    rows = bar_rows(answers, found.options, found.best, "★")
    screen.lines(option_bars(rows, screen.width))
