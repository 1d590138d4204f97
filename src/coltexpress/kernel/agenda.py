"""The agenda: rules as calls that still miss arguments, and the questions that fill them.

A rule is a plain function whose arguments are the answers. A `Step` is a call of a rule that may
still have blanks. Resolving a step either asks for its first blank or acts; it never does both.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.chance import Chance
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.events import Event

BLANK: Final = -1  # an argument nobody has given yet
HIDDEN: Final = -2  # something that these eyes may not see
CHANCE: Final = -3  # the seat of the dice and the shuffled decks
NOBODY: Final = -4  # the seat of a spectator, who sees what everybody sees


class Ask:
    """A question that stops the game: who chooses, what it is about, and among what.

    The options of a seat are distinct. Chance draws evenly from its options, so there an option
    that is twice as likely stands there twice.
    """

    __slots__ = ("options", "seat", "what")

    def __init__(self, seat: int, what: int, options: list[int]) -> None:
        self.seat = seat
        self.what = what
        self.options = options

    def key(self) -> tuple[int, int, tuple[int, ...]]:
        """The question as a value that can be compared."""
        return (self.seat, self.what, tuple(self.options))

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.what}, {self.options})"


class Step:
    """A rule and its arguments so far; never changed, so that copies of a game can share it."""

    __slots__ = ("a", "b", "c", "d", "rule")

    def __init__(self, rule: int, a: int, b: int, c: int, d: int) -> None:
        self.rule = rule
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def answered(self, choice: int) -> Step:
        """The same step with its first blank filled."""
        if self.a == BLANK:
            return Step(self.rule, choice, BLANK, BLANK, BLANK)
        if self.b == BLANK:
            return Step(self.rule, self.a, choice, BLANK, BLANK)
        if self.c == BLANK:
            return Step(self.rule, self.a, self.b, choice, BLANK)
        return Step(self.rule, self.a, self.b, self.c, choice)

    def key(self) -> tuple[int, int, int, int, int]:
        """The step as a value that can be compared and saved."""
        return (self.rule, self.a, self.b, self.c, self.d)

    def __repr__(self) -> str:
        return f"Step{self.key()}"


class State:
    """What every game keeps: the agenda, the open questions, sealed answers and, if wanted, a log.

    The open questions follow from the agenda. They are kept so that nobody has to ask twice.
    Without somebody who answers for chance, chance is asked like any other seat.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda: list[Step] = []
        self.asks: list[Ask] = []
        self.sealed: list[int] = []  # by seat, while several seats choose at the same time
        self.log: list[Event] | None = None  # who listens; no part of the position
        self.chance: Chance | None = (
            None  # who answers for chance on the spot; no part of it either
        )
        self.given: list[int] = []  # answered on the spot while a step is resolved
        self.asking_again = False  # forced choices are asked too while a question is reopened

    def share_agenda(self, like: State) -> None:
        """Begin a copy: the same steps and questions; nobody listens, nobody answers for chance."""
        self.seats = like.seats
        self.agenda = like.agenda[:]
        self.asks = like.asks[:]
        self.sealed = like.sealed[:]
        self.log = None
        self.chance = None
        self.given = []
        self.asking_again = False

    def resolve(self, step: Step) -> None:
        """Carry out one step by the rules of the game, or ask for its first blank."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent game in the same position, without the log."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> State:
        """The same table with everything hidden that this seat may not know."""
        raise NotImplementedError

    def contents(self) -> tuple[object, ...]:
        """Everything on the table, as a value that can be compared."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The whole position, as a value that can be compared and hashed."""
        agenda = tuple([step.key() for step in self.agenda])
        return (self.contents(), agenda, tuple(self.sealed))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def then(g: State, rule: int, a: int = BLANK, b: int = BLANK, c: int = BLANK) -> None:
    """Put a rule on the agenda; the rules that one step adds run in the order they were added."""
    g.agenda.append(Step(rule, a, b, c, BLANK))


def ask(g: State, seat: int, what: int, options: list[int]) -> int:
    """The answer, if there is only one or if chance answers on the spot; else BLANK.

    BLANK means that the question is open: the rule must return at once, and will be called again
    with the answer. Without any option nothing is asked, and the rule has no effect.
    """
    if len(options) == 1 and not g.asking_again:
        g.given.append(options[0])
        return options[0]
    if seat == CHANCE and g.chance is not None and options:
        answer = g.chance.answer(options)
        g.given.append(answer)
        return answer
    if options:
        g.asks.append(Ask(seat, what, options))
    return BLANK


def ask_sealed(g: State, seat: int, what: int, options: list[int]) -> None:
    """Ask one of the seats that choose at the same time, sealed until the last has chosen."""
    if not g.sealed:
        g.sealed = [BLANK] * g.seats
    g.asks.append(Ask(seat, what, options))


def advance(g: State) -> None:
    """Resolve the agenda, top first, until somebody has to choose."""
    agenda = g.agenda
    while agenda:
        step = agenda.pop()
        base = len(agenda)
        g.resolve(step)
        if g.asks:
            for answer in g.given:  # what was answered on the spot need not be asked again
                step = step.answered(answer)
            g.given.clear()
            agenda.append(step)
            if not g.sealed or not seal_forced(g):
                return
        else:
            if len(agenda) > base + 1:
                agenda[base:] = agenda[base:][::-1]
            if g.given:
                g.given.clear()


def seal_forced(g: State) -> bool:
    """Sealed questions with one option answer themselves. Were those all?"""
    for question in g.asks:
        if len(question.options) == 1:
            g.sealed[question.seat] = question.options[0]
    return unsealed(g)


def waiting(g: State) -> list[Ask]:
    """The open questions that still lack an answer."""
    if not g.sealed:
        return g.asks
    return [question for question in g.asks if g.sealed[question.seat] == BLANK]


def question_for(g: State, seat: int) -> Ask | None:
    """The open question of this seat, also when its sealed answer can still be changed."""
    for question in g.asks:
        if question.seat == seat:
            return question
    return None


def choose(g: State, seat: int, choice: int) -> None:
    """Answer the question of this seat, trusting that it offers the choice, and play on."""
    if g.sealed:
        g.sealed[seat] = choice
        if not unsealed(g):
            return
    else:
        g.asks = []
        g.agenda.append(g.agenda.pop().answered(choice))
    advance(g)


def unsealed(g: State) -> bool:
    """When the last sealed answer is in, the step that asked may read them all."""
    for question in g.asks:
        if g.sealed[question.seat] == BLANK:
            return False
    g.asks = []
    g.agenda.append(g.agenda.pop().answered(0))
    return True


def unseal(g: State) -> list[int]:
    """The sealed answers by seat, for the step that asked for them."""
    answers = g.sealed
    g.sealed = []
    return answers


def play(g: State, seat: int, choice: int) -> None:
    """Answer the question of this seat after checking that it is open and offers the choice."""
    question = question_for(g, seat)
    if question is None:
        asked = ", ".join(str(other.seat) for other in waiting(g))
        raise IllegalChoice(
            f"seat {seat} is not asked anything now; "
            + (f"the game waits for seat {asked}" if asked else "the game is over")
        )
    if choice not in question.options:
        offered = ", ".join(str(option) for option in sorted(set(question.options)))
        raise IllegalChoice(f"{choice} is not offered to seat {seat}; offered: {offered}")
    choose(g, seat, choice)


def reopen(g: State) -> None:
    """Ask the open questions anew from the agenda, after a position was read or filled in."""
    g.asks = []
    if g.agenda:
        step = g.agenda.pop()
        g.asking_again = True
        g.resolve(step)
        g.asking_again = False
        g.agenda.append(step)
