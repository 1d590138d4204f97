"""Taking a choice back: one's own last one, while nobody else has chosen and nothing was seen.

What counts as seen is what the choice itself told its maker: a card that was drawn, a card that
was turned up, sealed plans that were opened. It is found out by playing the same choice on other
rooms that looked just the same to that seat: if those could have gone on differently, something
was seen. What one shows of one's own hand does not count.
"""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.agenda import CHANCE, State, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import Event
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look, told
from coltexpress.server.hosting.play import CHANGES, Rules, standing, state_after
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import TAKE_BACK, Kept

OTHER_WORLDS: Final = 24


def choices_left(rules: Rules, record: list[Kept], seat: int) -> int:
    """How many choices count after this seat takes its last one back; refused if it may not."""
    moves, _ = standing(record)
    last = last_choice(moves)
    if last is None or all(move.seat != seat for move in moves):
        raise Refused("nothing_to_take_back")
    if moves[last].seat != seat:
        raise Refused("others_have_chosen")
    if sum(row.what == TAKE_BACK and row.choice == last for row in record) >= CHANGES:
        raise Refused("no_more_changes", limit=CHANGES)
    if has_seen(rules.book, state_after(rules, moves[:last]), moves[last:]):
        raise Refused("something_was_revealed")
    return last


def last_choice(moves: list[Move]) -> int | None:
    """The place of the last choice that was not chance's."""
    for place in range(len(moves) - 1, -1, -1):
        if moves[place].seat != CHANCE:
            return place
    return None


def has_seen(book: Rulebook, before: State, moves: list[Move]) -> bool:
    """Could the maker of this choice learn from it something that was hidden or not decided?

    The first of these moves is the choice, the others are what chance answered.
    """
    seat = moves[0].seat
    view = look(before, seat)
    before.log = []
    for move in moves:
        choose(before, move.seat, move.choice)
    known = told_of(before, seat)
    for number in range(OTHER_WORLDS):
        other = book.determinize(view, Dice(number))
        other.chance = Dice(~number)
        other.log = []
        choose(other, seat, moves[0].choice)
        if told_of(other, seat) != known:
            return True
    return False


def told_of(g: State, seat: int) -> tuple[list[Event], View]:
    """All that a seat knows of a choice: what it was told, and what it sees now."""
    return told(g.log or [], seat), look(g, seat)
