"""Taking a choice back: one's own last one, while nobody else has chosen and nothing was seen.

Against bots alone their choices since go with it, unless chance has shown something meanwhile.

What counts as seen is what the choice itself told its maker: a card that was drawn, a card that
was turned up, sealed plans that were opened. It is found out by playing the same choice on other
rooms that looked just the same to that seat: if those could have gone on differently, something
was seen. What one shows of one's own hand does not count.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from coltexpress.kernel.agenda import CHANCE, State, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import Event
from coltexpress.kernel.log import Log
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look, told
from coltexpress.server.hosting.play import CHANGES, Rules, standing, state_after
from coltexpress.server.refusals import Refused
from coltexpress.server.store.moves import TAKE_BACK, Kept

OTHER_WORLDS: Final = 24


def choices_left(rules: Rules, record: list[Kept], seat: int, bots: Container[int] = ()) -> int:
    """How many choices count after this seat takes its last one back; refused if it may not.

    What these bots have chosen since does not stand in the way.
    """
    moves, _ = standing(record)
    last = last_choice(moves, bots)
    if last is None or all(move.seat != seat for move in moves):
        raise Refused("nothing_to_take_back")
    if moves[last].seat != seat:
        raise Refused("others_have_chosen")
    if sum(row.what == TAKE_BACK and row.choice == last for row in record) >= CHANGES:
        raise Refused("no_more_changes", limit=CHANGES)
    end = answered(moves, last + 1)
    if has_seen(rules.book, state_after(rules, moves[:last]), moves[last:end]):
        raise Refused("something_was_revealed")
    if chance_was_seen(state_after(rules, moves[:end]), seat, moves[end:]):
        raise Refused("something_was_revealed")
    return last


def last_choice(moves: list[Move], bots: Container[int] = ()) -> int | None:
    """The place of the last choice that was neither chance's nor one of these bots'."""
    for place in range(len(moves) - 1, -1, -1):
        if moves[place].seat != CHANCE and moves[place].seat not in bots:
            return place
    return None


def answered(moves: list[Move], place: int) -> int:
    """The place after what chance answers from here on."""
    while place < len(moves) and moves[place].seat == CHANCE:
        place += 1
    return place


def chance_was_seen(g: State, seat: int, moves: list[Move]) -> bool:
    """Would this seat see another view if chance had answered otherwise in these moves?"""
    for move in moves:
        if move.seat == CHANCE:
            options = {option for ask in g.asks if ask.seat == CHANCE for option in ask.options}
            seen = [told_after(g, move.choice, seat)]
            seen += [told_after(g, option, seat) for option in sorted(options - {move.choice})]
            if any(one != seen[0] for one in seen):
                return True
        choose(g, move.seat, move.choice)
    return False


def told_after(g: State, answer: int, seat: int) -> tuple[list[Event], View]:
    """What a seat knows once chance has answered so."""
    after = g.copy()
    after.log = Log()
    choose(after, CHANCE, answer)
    return told_of(after, seat)


def has_seen(book: Rulebook, before: State, moves: list[Move]) -> bool:
    """Could the maker of this choice learn from it something that was hidden or not decided?

    The first of these moves is the choice, the others are what chance answered.
    """
    seat = moves[0].seat
    view = look(before, seat)
    before.log = Log()
    for move in moves:
        choose(before, move.seat, move.choice)
    known = told_of(before, seat)
    for number in range(OTHER_WORLDS):
        other = book.determinize(view, Dice(number))
        other.chance = Dice(~number)
        other.log = Log()
        choose(other, seat, moves[0].choice)
        if told_of(other, seat) != known:
            return True
    return False


def told_of(g: State, seat: int) -> tuple[list[Event], View]:
    """All that a seat knows of a choice: what it was told, and what it sees now."""
    return told(g.log or [], seat), look(g, seat)
