"""The agenda: rules as calls that still miss arguments, and the questions that fill them.

A rule is a plain function whose arguments are the answers. A `Step` is a call of a rule that may
still have blanks. Resolving a step either asks for its first blank or acts; it never does both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from coltexpress.kernel.chance import Chance, StandIn
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.events import Event
from coltexpress.kernel.fields import BY_SEAT, NO_OWNER
from coltexpress.kernel.log import Log
from coltexpress.kernel.rows import row, without_turned
from coltexpress.kernel.saving import Reader, Writer
from coltexpress.kernel.vecs import append, i64, vec

BLANK: Final = -1  # an argument nobody has given yet
HIDDEN: Final = -2  # something that this viewer may not see
CHANCE: Final = -3  # the seat of the dice and the shuffled decks
NOBODY: Final = -4  # the seat of a spectator, who sees what everybody sees; also: nobody is asked


class Ask:
    """A question that stops the game: who chooses, what it is about, and among what.

    The options of a seat are distinct. Chance draws evenly from its options, so there an option
    that is twice as likely stands there twice.
    """

    __slots__ = ("options", "seat", "what")

    def __init__(self, seat: int, what: int, options: vec[i64]) -> None:
        self.seat = seat  # who chooses; CHANCE for the dice
        self.what = what  # the kind of question, counted in the questions of the rulebook
        self.options = options  # among what

    def key(self) -> tuple[int, int, tuple[int, ...]]:
        """The question as a value that can be compared."""
        return (self.seat, self.what, tuple(self.options))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (question, self.key())

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.what}, {list(self.options)})"


def question(seat: int, what: int, options: tuple[int, ...]) -> Ask:
    """The question behind its key."""
    return Ask(seat, what, row(list(options)))


class Step(NamedTuple):
    """A rule and its arguments so far, as people read it; on the agenda it is one number."""

    rule: int
    a: int = BLANK
    b: int = BLANK
    c: int = BLANK
    d: int = BLANK

    def number(self) -> int:
        """The step as it stands on the agenda."""
        return numbered(self.rule, self.a, self.b, self.c, self.d)


NO_CHOICE: Final = Chance()  # draws where only one thing is left: it is never asked

# A step as one number: eight bits for the rule, then thirteen for each argument. Arguments are
# never below -8, and copies of a game share nothing.
LOWEST: Final = 8
WIDTH: Final = 13
MASK: Final = (1 << WIDTH) - 1
RULE_MASK: Final = 255
MOST: Final = MASK - LOWEST  # the highest argument of a step, and so the highest answer
A: Final = 8
B: Final = A + WIDTH
C: Final = B + WIDTH
D: Final = C + WIDTH
ALL_ZERO: Final = LOWEST * ((1 << A) + (1 << B) + (1 << C) + (1 << D))
NO_ARGUMENTS: Final = (LOWEST + BLANK) * ((1 << A) + (1 << B) + (1 << C) + (1 << D))


def numbered(rule: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """A step as one number."""
    return rule + ALL_ZERO + (a << A) + (b << B) + (c << C) + (d << D)


def taken_apart(step: i64) -> tuple[i64, i64, i64, i64, i64]:
    """The rule and the arguments of a step that is written as a number."""
    return (
        step & RULE_MASK,
        (step >> A & MASK) - LOWEST,
        (step >> B & MASK) - LOWEST,
        (step >> C & MASK) - LOWEST,
        (step >> D & MASK) - LOWEST,
    )


def step_of(number: i64) -> Step:
    """The step behind its number."""
    rule, a, b, c, d = taken_apart(number)
    return Step(rule, a, b, c, d)


def argument(step: i64, place: i64) -> i64:
    """One argument of a step that is written as a number."""
    return (step >> (A + WIDTH * place) & MASK) - LOWEST


def answered(step: i64, choice: i64) -> i64:
    """The same step with its first blank filled."""
    filled = choice - BLANK
    if step >> A & MASK == LOWEST + BLANK:
        return step + (filled << A)
    if step >> B & MASK == LOWEST + BLANK:
        return step + (filled << B)
    if step >> C & MASK == LOWEST + BLANK:
        return step + (filled << C)
    return step + (filled << D)


class State:
    """What every game keeps: the agenda, the open questions, sealed answers and, if wanted, a log.

    The open questions follow from the agenda. They are kept so that nobody has to ask twice: one
    question as its parts, or several whose answers are sealed. Without somebody who answers for
    chance, chance is asked like any other seat.
    """

    def __init__(self, seats: int, like: State | None = None) -> None:
        # All is set here, also for a copy, and in no other method: so the compiler knows that it
        # is there, and need not look each time.
        self.seats = seats  # how many choose
        self.log: Log | None = None  # who listens; no part of the position
        self.chance: Chance | None = None  # who answers for chance on the spot; no part of it
        self.stand_in: StandIn | None = None  # who answers for all seats on the spot; no part of it
        self.current: i64 = 0  # the step that is being resolved, with what was answered on the spot
        self.asking_again = False  # forced choices are asked too while a question is reopened
        self.bare: State | None = None  # see `afresh`; no part of the position
        if like is None:
            self.agenda: vec[i64] = vec[i64]()  # steps as numbers, the next one last
            self.asked: i64 = NOBODY  # the seat that is asked alone,
            self.about: i64 = 0  # what it is asked,
            self.among: vec[i64] = vec[i64]()  # and among what it can choose
            self.together: list[Ask] = []  # the questions of seats that choose at the same time
            self.sealed: vec[i64] = vec[i64]()  # by seat, while several choose at the same time
        else:
            self.agenda = like.agenda[:]
            self.asked = like.asked
            self.about = like.about
            self.among = like.among
            self.together = like.together
            self.sealed = like.sealed[:]

    @property
    def asks(self) -> list[Ask]:
        """The open questions."""
        if self.asked != NOBODY:
            return [Ask(self.asked, self.about, self.among)]
        return self.together

    def clear_asks(self) -> None:
        """Nobody is asked anything any more."""
        self.asked = NOBODY
        self.together = []

    def resolve(self, step: i64) -> None:
        """Carry out one step by the rules of the game, or ask for its first blank."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent game in the same position, without the log."""
        raise NotImplementedError

    def afresh(self) -> State:
        """A state with the same options in which nothing is in play yet.

        Games that follow each other are copies of one bare state: that is quicker than a new one.
        """
        if self.bare is None:
            self.bare = made_of(type(self), self.options_given())
        return self.bare.copy()

    def __reduce__(self) -> tuple[object, ...]:
        into = Writer()
        self.save(into)
        log = None if self.log is None else self.log.read()
        given = self.options_given()
        return (restored, (type(self), given, tuple(into.numbers), log, self.chance))

    def save(self, into: Writer) -> None:
        """Write down all that a copy keeps and that does not follow from the options."""
        into.row(self.agenda)
        into.row(self.sealed)
        into.number(self.asked)
        into.number(self.about)
        into.row(self.among)
        into.number(len(self.together))
        for asked in self.together:
            into.number(asked.seat)
            into.number(asked.what)
            into.row(asked.options)

    def restore(self, saved: Reader) -> None:
        """Take over what was written down."""
        self.agenda = saved.row()
        self.sealed = saved.row()
        self.asked = saved.number()
        self.about = saved.number()
        self.among = saved.row()
        self.together = [
            Ask(saved.number(), saved.number(), saved.row()) for _ in range(saved.number())
        ]

    def seat_behind(self, one_of: i64, number: i64) -> i64:
        """The seat to which the seat, player or bandit with this number belongs, or NO_OWNER.

        What `one_of` counts is the game's own affair; every game has BY_SEAT.
        """
        return number if one_of == BY_SEAT else NO_OWNER

    def lying_open(self, row: i64) -> i64:
        """Of a covered row whose things are shown one by one: how many everybody has seen."""
        return 0

    def seen_by(self, seat: int) -> State:
        """The same state with everything hidden that this seat may not know."""
        state = self.copy()
        state.clear_asks()
        state.hide_from(seat)
        return state

    # From the declared fields: scripts/make_states.py writes these for every game.

    def hide_from(self, seat: i64) -> None:
        """Cover all that this seat may not know."""
        raise NotImplementedError

    def is_whole(self) -> bool:
        """Is nothing covered, as it would be in a view?"""
        raise NotImplementedError

    def options_given(self) -> object:
        """The options that its constructor was given."""
        raise NotImplementedError

    def stored(self, field: i64, row: i64) -> vec[i64]:
        """A field, or one row of it; perhaps the very row of the state."""
        raise AssertionError(f"no field has the number {field}")

    def rows(self, field: i64) -> i64:
        """How many rows a field has."""
        return 1

    def seen(self, field: i64, row: i64, seat: i64) -> vec[i64]:
        """What a seat may know of a field, or of one row of it."""
        return self.stored(field, row)

    def knowers(self, field: i64, row: i64) -> i64:
        """The seats that may know more of a field than everybody, one bit each."""
        return 0

    def contents(self) -> tuple[object, ...]:
        """Everything in the state, as a value that can be compared."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The whole position, as a value that can be compared and hashed."""
        return (self.contents(), tuple(self.agenda), tuple(self.sealed))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def made_of(kind: type[State], options: object) -> State:
    """A bare state of this class."""
    make = cast("Callable[[object], State]", kind)
    return make(options)


def restored(
    kind: type[State],
    options: object,
    numbers: tuple[int, ...],
    log: list[Event] | None,
    chance: Chance | None,
) -> State:
    """The state that was taken apart into these: see `State.__reduce__`."""
    g = made_of(kind, options)
    g.restore(Reader(numbers))
    g.log = None if log is None else Log(log)
    g.chance = chance
    return g


def begin(g: State, rule: i64, chance: Chance | None, *, listen: bool = False) -> None:
    """Play from this rule on, as far as it goes without answers.

    With somebody who answers for chance on the spot, chance is never asked. Who listens has a log
    of events from the very first.
    """
    g.chance = chance
    g.log = Log() if listen else None
    then(g, rule)
    advance(g)


def agenda_of(g: State) -> list[Step]:
    """What is still to be done, the next step last."""
    return [step_of(number) for number in g.agenda]


def on_agenda(g: State, rule: i64) -> list[Step]:
    """The steps of one rule that are still to be done."""
    return [step_of(number) for number in g.agenda if number & RULE_MASK == rule]


def next_step(g: State) -> Step:
    """The step that will be resolved next: while somebody is asked, the one that asks."""
    return step_of(g.agenda[-1])


def then(g: State, rule: i64, a: i64 = BLANK, b: i64 = BLANK, c: i64 = BLANK) -> None:
    """Put a rule on the agenda; the rules that one step adds run in the order they were added."""
    filled = (a - BLANK << A) + (b - BLANK << B) + (c - BLANK << C)
    step = rule + NO_ARGUMENTS + filled
    g.agenda = append(g.agenda, step)


def at_once(g: State, rule: i64, a: i64, b: i64) -> None:
    """Like `then`, for a rule that asks nobody but chance; before anything else is added.

    Where chance answers on the spot it need not wait for its turn, and takes no step.
    """
    if g.chance is None:
        then(g, rule, a, b)
    else:
        g.resolve(numbered(rule, a, b, BLANK, BLANK))


def ask(g: State, seat: i64, what: i64, options: vec[i64]) -> i64:
    """The answer, if there is only one or if somebody answers on the spot; else BLANK.

    BLANK means that the question is open: the rule must return at once, and will be called again
    with the answer. Without any option nothing is asked, and the rule has no effect.
    Chance may be asked about a deck as it lies there, so its options are copied.
    """
    if len(options) == 1 and not g.asking_again:
        answer = options[0]
    elif len(options) == 0:
        return BLANK
    elif seat != CHANCE and g.stand_in is not None:
        answer = g.stand_in.answer(options)
    elif seat == CHANCE and g.chance is not None:
        answer = g.chance.answer(options)
    else:
        g.asked = seat
        g.about = what
        g.among = options[:] if seat == CHANCE else options
        return BLANK
    if g.stand_in is None:  # else the step waits for nobody
        g.current = answered(g.current, answer)  # it need not be asked again
    return answer


def ask_always(g: State, seat: i64, what: i64, options: vec[i64]) -> i64:
    """Ask even if there is only one answer, where that is a secret of the seat; see `ask`.

    Whom the game waits for is seen by all. Whoever is asked only when he can choose would show by
    it what is in his hand.
    """
    if len(options) == 0:
        return BLANK
    if g.stand_in is not None:
        return g.stand_in.answer(options)
    g.asked = seat
    g.about = what
    g.among = options
    return BLANK


def ask_sealed(g: State, seat: i64, what: i64, options: vec[i64]) -> None:
    """Ask one of the seats that choose at the same time, sealed until the last has chosen.

    A rule that asks in this way asks nothing before: what a stand-in answers is not written down.
    """
    if len(g.sealed) == 0:
        g.sealed = vec[i64]([BLANK] * g.seats)
    if len(g.together) == 0:
        g.together = [Ask(seat, what, options)]  # a new list: copies of the game share the old one
    else:
        g.together.append(Ask(seat, what, options))


def drawer(g: State, what: i64, deck: vec[i64]) -> Chance | None:
    """Who draws from a deck on the spot, as many as are wanted; else nobody.

    Nobody means that chance is asked for one of them: the rule must return at once, as after `ask`.
    """
    if g.chance is not None:
        return g.chance
    return None if ask(g, CHANCE, what, deck) == BLANK else NO_CHOICE


def is_over(g: State) -> bool:
    """Is nobody asked anything, so that the game is at its end?"""
    return g.asked == NOBODY and len(g.together) == 0


def advance(g: State) -> None:
    """Resolve the agenda, the last first, until somebody has to choose."""
    place: i64 = len(g.agenda) - 1
    while place >= 0:
        step = g.agenda[place]
        g.current = step
        g.resolve(step)
        if g.asked != NOBODY:
            g.agenda[place] = g.current
            return
        if len(g.together) > 0:
            g.agenda[place] = g.current
            if not seal_forced(g):
                return
        else:
            g.agenda = without_turned(g.agenda, place)  # of what was added the first is next
        place = len(g.agenda) - 1


def seal_forced(g: State) -> bool:
    """Sealed questions with one option answer themselves. Were those all?"""
    for question in g.together:
        if len(question.options) == 1:
            g.sealed[question.seat] = question.options[0]
    return unsealed(g)


def waiting(g: State) -> list[Ask]:
    """The open questions that still lack an answer."""
    if g.asked != NOBODY:
        return g.asks
    return [question for question in g.together if g.sealed[question.seat] == BLANK]


def first_waiting(g: State) -> Ask:
    """The first open question that still lacks an answer; the game must not be over."""
    for question in g.together:
        if g.sealed[question.seat] == BLANK:
            return question
    return Ask(g.asked, g.about, g.among)


def question_for(g: State, seat: int) -> Ask | None:
    """The open question of this seat, also when its sealed answer can still be changed."""
    if g.asked != NOBODY:
        alone = Ask(g.asked, g.about, g.among)
        return alone if alone.seat == seat else None  # a seat may be too large for a row
    for question in g.together:
        if question.seat == seat:
            return question
    return None


def choose(g: State, seat: i64, choice: i64) -> None:
    """Answer the question of this seat, trusting that it offers the choice, and play on."""
    if g.asked != NOBODY:
        g.asked = NOBODY
        g.agenda[-1] = answered(g.agenda[-1], choice)
    else:
        g.sealed[seat] = choice
        if not unsealed(g):
            return
    advance(g)


def unsealed(g: State) -> bool:
    """When the last sealed answer is in, the step that asked may read them all."""
    for question in g.together:
        if g.sealed[question.seat] == BLANK:
            return False
    g.together = []
    g.agenda[-1] = answered(g.agenda[-1], 0)
    return True


def unseal(g: State) -> vec[i64]:
    """The sealed answers by seat, for the step that asked for them."""
    answers = g.sealed
    g.sealed = vec[i64]()
    return answers


def offers(question: Ask, choice: int) -> bool:
    """Is this one of the options? However large it is: a row could not hold all numbers."""
    return -MOST <= choice <= MOST and choice in question.options


def play(g: State, seat: int, choice: int) -> None:
    """Answer the question of this seat after checking that it is open and offers the choice."""
    question = question_for(g, seat)
    if question is None:
        asked = ", ".join(str(other.seat) for other in waiting(g))
        raise IllegalChoice(
            f"seat {seat} is not asked anything now; "
            + (f"the game waits for seat {asked}" if asked else "the game is over")
        )
    if not offers(question, choice):
        offered = ", ".join(str(option) for option in sorted(set(question.options)))
        raise IllegalChoice(f"{choice} is not offered to seat {seat}; offered: {offered}")
    choose(g, seat, choice)


def reopen(g: State) -> None:
    """Ask the open questions anew from the agenda, after a position was read or filled in."""
    g.clear_asks()
    if len(g.agenda) > 0:
        g.current = g.agenda[-1]
        g.asking_again = True
        g.resolve(g.current)
        g.asking_again = False
