"""Positions set up by hand: what can be changed in one, and the position with a change.

Each game says in its `study/editor.py` what can be changed. Only what is there is offered, so that
whatever is chosen from it can be in a game. While it is edited a position stands at the beginning
of what is going on, a turn or the common pile: nobody has been asked anything yet. Such a draft is
written like a position; from it follows the position in which somebody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Annotated, Final, NamedTuple, Protocol, cast

import msgspec

from coltexpress.games import game, part
from coltexpress.kernel.agenda import CHANCE, State, advance, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.rows import row
from coltexpress.kernel.rules import Rulebook
from coltexpress.notation import position
from coltexpress.study.board import is_view

OF_ALL: Final = ""  # a part that belongs to nobody and no place


class Edit(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of a position: what it is now, and what it can be."""

    name: str  # as in the message edit-<name>
    type: str  # of its numbers
    now: list[int]
    offers: list[int]  # what it can be instead; of several, what can be added
    of: str = OF_ALL  # the type of whom or what it belongs to
    row: int = 0  # and the number
    many: bool = False  # are there several, to which some are added and from which some are taken?
    least: int = 0  # so many stay


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is changed: a part by its name and row, and what it becomes, gets or loses."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    row: int = 0
    put: int | None = None  # one of the offers
    away: int | None = None  # a place among what is there now


class Part(NamedTuple):
    """How a game handles the parts of one name."""

    edits: Callable[..., list[Edit]]  # of a state
    put: Callable[..., None]  # of a state, a row and what is offered
    away: Callable[..., None] | None = None  # of a state, a row and a place


class Editor(Protocol):
    """What a game has as EDITOR in its `study/editor.py`."""

    def parts(self) -> dict[str, Part]:
        """By name what can be changed, in the order in which it is shown."""

    begin: Callable[..., None]  # take a state back to the beginning of what is going on


class Draft(NamedTuple):
    """A position that is being set up."""

    book: Rulebook
    state: State  # before anybody is asked

    def edits(self) -> list[Edit]:
        """Everything that can be changed."""
        parts = editor_of(self.book).parts().values()
        return [edit for each in parts for edit in each.edits(self.state)]

    def line(self) -> str:
        """The draft itself, to be changed further."""
        return position.write(self.book, self.state, [])

    def position(self) -> State:
        """Where it leads: the state in which somebody is asked, or the game is over."""
        g, luck = self.state.copy(), luck_of(self.line())
        advance(g)
        while g.asked == CHANCE:
            choose(g, CHANCE, luck.answer(g.among))
        return g

    def changed(self, change: Change) -> Draft:
        """The draft with a change; refused if it is not on offer."""
        found = [one for one in self.edits() if (one.name, one.row) == (change.name, change.row)]
        if not found:
            raise not_offered(change)
        edit, each, g = found[0], editor_of(self.book).parts()[change.name], self.state.copy()
        if change.put is not None:
            if change.put not in edit.offers:
                raise not_offered(change)
            each.put(g, edit.row, change.put)
        if change.away is not None:
            if each.away is None or not 0 <= change.away < len(edit.now) - edit.least:
                raise not_offered(change)
            each.away(g, edit.row, change.away)
        return begun(self.book, g)


def draft_of(text: str) -> Draft:
    """A position line, a view or a draft, to be changed; what a view hides is guessed."""
    book = game((text.split() or [""])[0])
    if is_view(text):
        g = book.determinize(position.read_view(text), luck_of(text))
    else:
        g = position.read_line(text).state
    if not g.is_whole():
        raise IllegalChoice("", "hides_something")
    if book.is_setting_up(g):
        raise IllegalChoice("", "in_setup")
    if len(g.agenda) == 0:
        raise IllegalChoice("", "game_over")
    return begun(book, g)


def fresh(name: str, settings: dict[str, str], seed: int) -> Draft:
    """A game after its setup, which chance has made."""
    book, luck = game(name), Dice(seed)
    g = book.new(settings)
    while book.is_setting_up(g):
        asked = g.asks[0]
        choose(g, asked.seat, luck.answer(row(list(asked.options))))
    return begun(book, g)


def begun(book: Rulebook, g: State) -> Draft:
    """A state as a draft, if a game can look like that."""
    g.sealed = row([])
    g.clear_asks()
    editor_of(book).begin(g)
    book.check(g)
    return Draft(book, g)


def editor_of(book: Rulebook) -> Editor:
    """What can be changed in positions of a game."""
    return cast("Editor", part(book.name, "study.editor").EDITOR)


def luck_of(text: str) -> Dice:
    """The same luck for the same text."""
    return Dice(int.from_bytes(sha256(text.encode()).digest()[:7], "big"))


def not_offered(change: Change) -> IllegalChoice:
    """That this cannot be changed so."""
    return IllegalChoice("", "not_on_offer", name=change.name)


def each(numbers: Iterable[int]) -> list[int]:
    """Each different number once, in order."""
    return sorted(set(numbers))


def others(now: int, numbers: Iterable[int]) -> list[int]:
    """The numbers without the present one."""
    return [one for one in numbers if one != now]
