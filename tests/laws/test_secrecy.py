"""What is declared secret is secret everywhere: in views, in messages, and for bots that guess."""

from __future__ import annotations

from hypothesis import given
from laws.test_laws import World, law
from laws.worlds import games, positions, some, viewers

from coltexpress.games import part
from coltexpress.kernel.agenda import State
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.fields import FOLLOWS, Field
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.shapes import COUNTS, OBJECT, ROWS, STACKS
from coltexpress.kernel.views import look
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.values import OPEN

Place = tuple[Field, int]


def places(book: Rulebook, g: State) -> list[Place]:
    """Every row of every field that a table keeps."""
    fields = [field for field in part(book.name, "fields").FIELDS if field.shape != OBJECT]
    return [(field, row) for field in fields for row in range(g.rows(field.number))]


@law
@given(games())
def test_a_view_holds_what_the_declaration_leaves_and_no_more(world: World) -> None:
    """C-RULE-01, C-RULE-03, A-RULE-37, A-RULE-44, S-PLAN-02"""
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 12, dice):
        assert g.is_whole()
        for seat in viewers(g):
            state = look(g, seat).state
            for field, row in places(book, g):
                seen = list(g.seen(field.number, row, seat))
                assert list(state.stored(field.number, row)) == seen, field.name
                if field.cover is None:
                    assert seen == list(g.stored(field.number, row)), field.name
                elif seat < 0 or not g.knowers(field.number, row) >> seat & 1:
                    assert seen == list(g.seen(field.number, row, -4)), field.name


@law
@given(games())
def test_every_declared_secret_is_guessed_and_nothing_else_changes(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 12, dice):
        for seat in viewers(g):
            view = look(g, seat)
            guess = book.determinize(view, dice)
            assert guess.is_whole()
            for field, row in places(book, g):
                kept = list(view.state.stored(field.number, row))
                assert list(guess.seen(field.number, row, seat)) == kept, field.name
                if field.cover is None:
                    assert list(guess.stored(field.number, row)) == kept, field.name


@law
@given(games())
def test_the_wire_reads_for_a_viewer_what_its_view_holds(world: World) -> None:
    """C-RULE-01, C-RULE-03, S-PLAN-02"""
    book, options, seed = world
    dice, reader = Dice(seed), reader_of(book.name)
    for g in some(positions(book, options, dice), 12, dice):
        for seat in viewers(g):
            state = look(g, seat).state
            for field in reader.fields:
                several = field.shape in (COUNTS, ROWS, STACKS)
                number = field.number
                count = reader.rows(g, number) if number >= FOLLOWS else g.rows(number)
                for row in range(count) if several else [-1]:
                    live = list(reader.numbers(g, field, row, seat))
                    assert live == list(reader.numbers(state, field, row, OPEN)), field.name
