"""What workers do. A kind of job is a struct with a tag, and a line in `KINDS`.

A job holds all that is needed to do it and nothing else of a room: the line of a view, what is to
be done with it, and how much may be spent on it. So whoever does it can leak nothing. Its answer is
written as JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

import msgspec

from coltexpress.bots.bot import Budget
from coltexpress.bots.levels import SEARCHING, YARDSTICKS, make, read_name
from coltexpress.games import game
from coltexpress.notation.position import read_view
from coltexpress.protocol.advising import advice_for
from coltexpress.protocol.messages import Advised
from coltexpress.server.workers.studying import (
    BoardJob,
    EditJob,
    ReviewJob,
    board,
    edit,
    review,
)

AT_ONCE: Final = ("uniform", "greenhorn", "sharp")  # levels that answer in a millisecond or two
LONG_THINKERS: Final = {*SEARCHING, *YARDSTICKS}


class Pace(IntEnum):
    """How long a job takes."""

    QUICK = 0  # a moment: sending it to another machine would take longer
    BRIEF = 1  # less than people notice
    LONG = 2  # such jobs never take the last free worker


class Kind(NamedTuple):
    """A kind of job."""

    do: Callable[..., object]  # what a worker does with one; the answer can be written as JSON
    pace: Callable[..., Pace]
    patience: float  # seconds after which a worker that has not answered is ended


class Job(msgspec.Struct, array_like=True, tag="choose"):
    """A question for a bot; the answer is the number of its choice."""

    game: str
    view: str
    bot: str
    seed: int


def think(job: Job) -> int:
    """The choice of a bot."""
    view = read_view(job.view)
    question = view.ask
    assert question is not None, "a bot is only called when its seat is asked"
    bot = make(job.bot, game(job.game), job.seed)
    return bot.choose(view, question)


def pace_of_bot(job: Job) -> Pace:
    """How long a bot thinks."""
    level = read_name(job.bot).level
    if level in LONG_THINKERS:
        return Pace.LONG
    return Pace.QUICK if level in AT_ONCE else Pace.BRIEF


class Coaching(msgspec.Struct, array_like=True, tag="coach"):
    """A question on which the coach is asked; the answer is what he says of some options."""

    game: str
    view: str


THOUGHT: Final = Budget(seconds=3.0, iterations=24)  # a tenth of these seconds is usual


def advise(job: Coaching) -> list[Advised]:
    """What the coach says to whoever has this view."""
    return advice_for(game(job.game), read_view(job.view), THOUGHT)


def pace_of_coach(job: Coaching) -> Pace:
    """The coach thinks about as long as an outlaw."""
    return Pace.BRIEF


def takes_long(job: msgspec.Struct) -> Pace:
    """Study is always long."""
    return Pace.LONG


# Ten seconds are seven times what the slowest of the bots takes. A game is reviewed in a second or
# two by a compiled engine, and in a minute by an interpreted one.
KINDS: Final[dict[type[msgspec.Struct], Kind]] = {
    Job: Kind(think, pace_of_bot, patience=10.0),
    Coaching: Kind(advise, pace_of_coach, patience=10.0),
    ReviewJob: Kind(review, takes_long, patience=180.0),
    BoardJob: Kind(board, takes_long, patience=30.0),
    EditJob: Kind(edit, takes_long, patience=30.0),
}
DECODER: Final = msgspec.json.Decoder(reduce(or_, KINDS))


def name_of(kind: type[msgspec.Struct]) -> str:
    """What a kind of job is called: its tag."""
    return str(kind.__struct_config__.tag)


NAMES: Final = tuple(name_of(kind) for kind in KINDS)


def kind_of(job: msgspec.Struct) -> Kind:
    """Which kind of job this is."""
    return KINDS[type(job)]


def pace_of(job: msgspec.Struct) -> Pace:
    """How long a job takes."""
    return kind_of(job).pace(job)


def encode(job: msgspec.Struct) -> bytes:
    """A job as one line of JSON."""
    return msgspec.json.encode(job)


def decode(line: bytes | str) -> msgspec.Struct:
    """A job of any kind, read strictly."""
    found: msgspec.Struct = DECODER.decode(line)
    return found


def do(job: msgspec.Struct) -> bytes:
    """Do a job; the answer as one line of JSON."""
    return msgspec.json.encode(kind_of(job).do(job))
