"""Events: facts of the past, told at the source in the form that each seat may know."""

from __future__ import annotations

from typing import Final, NamedTuple

from coltexpress.kernel.vecs import i64

EVERYBODY: Final = -1  # as a set of seats in one number: every bit is set
NO_SEAT: Final = 0


class Event:
    """What happened: a kind, its arguments, and for those who may not know, veiled arguments.

    `knowers` is a set of seats, one bit each.
    """

    __slots__ = ("args", "kind", "knowers", "veiled")

    def __init__(
        self, kind: int, args: tuple[int, ...], knowers: int, veiled: tuple[int, ...]
    ) -> None:
        self.kind = kind  # counted in the events of the rulebook, which name it and its arguments
        self.args = args  # what happened, to whoever may know
        self.knowers = knowers  # the seats that may, one bit each
        self.veiled = veiled  # the arguments for everybody else

    def key(self) -> tuple[int, tuple[int, ...]]:
        """The event as a value that can be compared."""
        return (self.kind, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, self.args, self.knowers, self.veiled))

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.args})"


class Veil:
    """What somebody sees of a value who may not know it."""

    def over(self, value: i64) -> i64:
        """The value with the veil over it; a value that hides nothing stays as it is."""
        raise NotImplementedError


class Secret:
    """The secret of an event: an argument, its veil, and the arguments whose seats may know it.

    Each of those comes with what it counts: seats, players or bandits, as the game numbers them.
    """

    def __init__(self, argument: str, veil: Veil, knowers: dict[str, int]) -> None:
        self.argument = argument
        self.veil = veil
        self.knowers = knowers


class EventKind:
    """All that is to be said of a kind of event, once.

    `args` are its arguments, which are their types too. `touches` are the fields that it can
    change, or rows of them: `at`, `hand@player`, `top@player_of:target`. Its fact is the function
    of its own name, unless several share one: then that one gets the number of the kind first.
    """

    def __init__(
        self,
        name: str,
        args: str,
        clauses: str,
        touches: str = "",
        *,
        secret: Secret | None = None,
        fact: str = "",
        heads: bool = False,
        quiet: bool = False,
        breaks: bool = False,
        runs: bool = False,
        no_news: int = 0,
    ) -> None:
        self.name = name
        self.args = tuple(args.split())
        self.clauses = tuple(clauses.split())
        self.touches = tuple(touches.split())
        self.secret = secret
        self.fact = fact
        self.heads = heads  # does it begin a paragraph of the story?
        self.quiet = quiet  # does the picture show it better than words?
        self.breaks = breaks  # is a mere spectator told the story after it?
        self.runs = runs  # are several in a row, with the same first argument, told as one?
        self.no_news = no_news  # so many in a row are not told to those who may not know the secret
        self.count: i64 = len(self.args)
        self.secret_place: i64 = -1 if secret is None else self.args.index(secret.argument)
        knowers = [] if secret is None else list(secret.knowers.items())
        assert len(knowers) <= 2, "a secret is known to two at most, or to nobody"
        self.knower: i64 = self.args.index(knowers[0][0]) if knowers else -1
        self.knower_of: i64 = knowers[0][1] if knowers else 0
        self.other: i64 = self.args.index(knowers[1][0]) if len(knowers) > 1 else -1
        self.other_of: i64 = knowers[1][1] if len(knowers) > 1 else 0

    def but(
        self,
        *,
        clauses: str = "",
        also: str = "",
        less: str = "",
        quiet: bool | None = None,
    ) -> EventKind:
        """The same kind of event in a game that extends this one, except for what is said here."""
        kept = [touch for touch in self.touches if touch != less]
        return EventKind(
            self.name,
            " ".join(self.args),
            clauses or " ".join(self.clauses),
            " ".join([*kept, also]),
            secret=self.secret,
            fact=self.fact,
            heads=self.heads,
            quiet=self.quiet if quiet is None else quiet,
            breaks=self.breaks,
            runs=self.runs,
            no_news=self.no_news,
        )


def numbered(kinds: dict[int, EventKind]) -> tuple[EventKind, ...]:
    """The kinds of events by their numbers, none left out."""
    assert list(kinds) == list(range(len(kinds))), (
        "events are declared in the order of their numbers"
    )
    return tuple(kinds.values())


class QuestionKind(NamedTuple):
    """A kind of question: its name, what its options are, and the clauses it rests on."""

    name: str
    options: str
    clauses: tuple[str, ...]


def public(kind: int, args: tuple[int, ...]) -> Event:
    """An event that everybody sees in full."""
    return Event(kind, args, EVERYBODY, args)


def secret(kind: int, args: tuple[int, ...], knowers: int, veiled: tuple[int, ...]) -> Event:
    """An event whose arguments only the knowers see; the others see the veiled ones."""
    return Event(kind, args, knowers, veiled)


def knows(event: Event, seat: int) -> bool:
    """Does this seat see the event in full? A spectator is a negative seat."""
    if event.knowers == EVERYBODY:
        return True
    return seat >= 0 and (event.knowers >> seat) & 1 == 1


def as_told_to(event: Event, seat: int) -> Event:
    """The only form of the event that this seat ever gets."""
    if knows(event, seat):
        return public(event.kind, event.args)
    return public(event.kind, event.veiled)
