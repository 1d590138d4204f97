"""The coach: what is good about two or three options, in facts that whoever is asked can see.

Which options are good is the judgement of the bots (`bots/coach.py`); what can be said for each is
declared by its game, in `scene/advice.py`. Both know a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from coltexpress.bots.bot import AS_USUAL, Budget
from coltexpress.bots.coach import Coach
from coltexpress.games import piece
from coltexpress.kernel.agenda import State
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View
from coltexpress.protocol.asking import question_of
from coltexpress.protocol.messages import Advised, Question
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.saying import Said

MOST: Final = 3  # options that are named
REASONS: Final = 2  # for each of them
CLOSE: Final = 0.05  # of a win: an option that is further behind the best is not named
BEST_TRIED: Final = Said("advice-tried")  # where nothing more can be said for the best one


class Reasons(NamedTuple):
    """What can be said of an option, the weightiest first."""

    good: list[Said]  # what speaks for it
    mind: list[Said]  # what to keep in mind


class Adviser:
    """What one game can say of the options of its questions."""

    def reasons(self, state: State, question: Question, seat: int, option: int) -> Reasons:
        """Facts about an option, from a state as the seat that is asked sees it."""
        raise NotImplementedError

    def kind(self, question: Question, option: int) -> int:
        """Options of the same kind are named once: a card face up and face down."""
        return option


def adviser_of(game: str) -> Adviser:
    """The adviser of the game with this name."""
    return piece(game, "scene.advice", "ADVISER", Adviser)


def advice_for(book: Rulebook, view: View, budget: Budget = AS_USUAL) -> list[Advised]:
    """What a coach says to whoever looks with this view, the best option first."""
    asked = view.ask
    if asked is None:
        return []
    state, adviser = view.state, adviser_of(book.name)
    reader = reader_of(book.name)
    question = question_of(reader, state, asked, reader.foresight(state))
    values = Coach(book).values(view, asked, budget)
    ranking = sorted(values, key=lambda option: (-values[option], option))
    worthy = [one for one in ranking if values[one] > values[ranking[0]] - CLOSE]
    found: list[Advised] = []
    for option in distinct(adviser, question, worthy):
        good, mind = adviser.reasons(state, question, asked.seat, option)
        if not good and not found:
            good = [BEST_TRIED]
        if good and len(found) < MOST:
            found.append(Advised(option=option, reasons=good[:REASONS], mind=mind[:1]))
    return found


def distinct(adviser: Adviser, question: Question, options: Iterable[int]) -> list[int]:
    """The options without those that are of the same kind as one before."""
    found: dict[int, int] = {}
    for option in options:
        found.setdefault(adviser.kind(question, option), option)
    return list(found.values())
