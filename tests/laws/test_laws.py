"""Laws that every game keeps, on random games of every kind, count and option."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.worlds import Settings, games, pick, positions, some, viewers

import coltexpress
from coltexpress import ledger
from coltexpress.games import GAMES
from coltexpress.kernel.agenda import CHANCE, choose, play, reopen, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice, NotOver
from coltexpress.kernel.log import Log
from coltexpress.kernel.match import Match, replay
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look, told
from coltexpress.notation import position, record

World = tuple[Rulebook, Settings, int]
ABOUT_SECRETS = {  # asked even for the only answer: C-RULE-92, A-RULE-77
    "drop-which-bullet",
    "heal-which",
    "lay-down-which",
    "nudge-what",
    "play-or-draw",
    "revenge-which",
}
LONGEST_GAME = 2_000  # choices; the longest games have a few hundred
law = settings(max_examples=25, print_blob=True)


@law
@given(games())
def test_nothing_is_lost_and_games_end(world: World) -> None:
    """C-COMP-03, C-COMP-04, C-COMP-05, C-COMP-08, C-COMP-09, C-ENDROUND-01"""
    book, options, seed = world
    for number, g in enumerate(positions(book, options, Dice(seed))):
        book.check(g)
        assert number < LONGEST_GAME
        if g.asks and number % 20 == 0:
            with pytest.raises(NotOver):
                book.winners(g)
            with pytest.raises(NotOver):
                book.ranks(g)
    ranks = book.ranks(g)
    assert book.winners(g) == [seat for seat, rank in enumerate(ranks) if rank == 1]
    for rank in ranks:  # as many are ahead as the rank says, or one fewer where nobody has won
        ahead = len([other for other in ranks if other < rank])
        assert rank == 1 + ahead + (0 if 1 in ranks else 1)
    assert len(book.scores(g)) == g.seats


@pytest.mark.slow
@law
@given(games())
def test_a_copy_is_deep_and_goes_its_own_way(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 12, dice):
        before = g.key()
        twin = g.copy()
        assert twin == g
        assert hash(twin) == hash(g)
        while twin.asks:
            question, choice = pick(twin, dice)
            choose(twin, question.seat, choice)
        assert g.key() == before


@law
@given(games())
def test_asking_again_changes_nothing(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 4, dice):
        before, asked = g.key(), [question.key() for question in g.asks]
        reopen(g)
        assert (g.key(), [question.key() for question in g.asks]) == (before, asked)


@law
@given(games())
def test_every_option_is_different_and_can_be_played(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 8, dice):
        for question in waiting(g):
            if question.seat != CHANCE:
                assert sorted(set(question.options)) == sorted(question.options)
                forced = len(question.options) == 1
                assert not forced or book.questions[question.what].name in ABOUT_SECRETS
            for option in set(question.options):
                twin = g.copy()
                play(twin, question.seat, option)
                book.check(twin)


@law
@given(games())
def test_a_refused_choice_changes_nothing(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 8, dice):
        before = g.key()
        for seat in [CHANCE, *range(g.seats), g.seats]:
            with pytest.raises(IllegalChoice):
                play(g, seat, 99_999)
        assert g.key() == before


@pytest.mark.slow
@law
@given(games())
def test_texts_round_trip(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 8, dice):
        text = position.line(book, g)
        again = coltexpress.read(text)
        assert again == g
        assert position.line(book, again) == text
        for seat in viewers(g):
            view = look(g, seat)
            assert coltexpress.read_view(position.line_of_view(book, view)) == view


@law
@given(games())
def test_the_same_choices_make_the_same_game(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    match = Match(book.new(options))
    while not match.over:
        question, choice = pick(match.state, dice)
        match.play(question.seat, choice)
    assert replay(book.new(options), match.moves) == match.state
    text = record.write(record.Record(book, options, {}, match.moves))
    found = record.read(text)
    assert found.moves == match.moves
    assert record.write(found) == text


@law
@given(games())
def test_chance_on_the_spot_is_the_same_chance(world: World) -> None:
    book, options, seed = world
    asked = Match(book.new(options), Dice(seed))
    at_hand = book.new(options, Dice(seed))
    players = [Dice(seed + 1), Dice(seed + 1)]
    while not asked.over:
        question, choice = pick(asked.state, players[0])
        again, same = pick(at_hand, players[1])
        assert (question.key(), choice) == (again.key(), same)
        asked.play(question.seat, choice)
        choose(at_hand, again.seat, same)
    assert at_hand == asked.state


@pytest.mark.slow
@law
@given(games())
def test_a_view_can_be_filled_in_and_looks_the_same(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 10, dice):
        for seat in viewers(g):
            view = look(g, seat)
            guess = book.determinize(view, dice)
            book.check(guess)
            assert guess.is_whole()
            assert look(guess, seat) == view


@law
@given(games())
def test_a_guessed_game_can_be_played_to_its_end(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    for g in some(positions(book, options, dice), 40, dice):
        guess = book.determinize(look(g, dice.below(g.seats)), dice)
        while guess.asks:
            question, choice = pick(guess, dice)
            play(guess, question.seat, choice)
        book.check(guess)


@pytest.mark.slow
@law
@given(games())
def test_what_a_seat_is_told_rebuilds_what_it_sees(world: World) -> None:
    book, options, seed = world
    dice = Dice(seed)
    g = book.new(options, listen=True)
    assert g.log is not None
    tables = {seat: look(g, seat).state for seat in viewers(g)}
    while g.asks:
        question, choice = pick(g, dice)
        heard = len(g.log)
        choose(g, question.seat, choice)
        for seat in viewers(g):
            for event in told(g.log[heard:], seat):
                tables[seat] = book.retell(tables[seat], event, seat)
            assert tables[seat].contents() == look(g, seat).state.contents()


@law
@given(games(), st.integers(0, 2**31))
def test_listening_changes_nothing(world: World, seed: int) -> None:
    book, options, _ = world
    silent, heard = book.new(options, Dice(seed)), book.new(options, Dice(seed))
    heard.log = Log()
    dice = [Dice(seed), Dice(seed)]
    while silent.asks:
        for g, player in ((silent, dice[0]), (heard, dice[1])):
            question, choice = pick(g, player)
            choose(g, question.seat, choice)
    assert silent == heard


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_question_event_and_option_names_its_clauses(name: str) -> None:
    book = GAMES[name]
    rests_on = {kind.name: kind.clauses for kind in book.questions}
    rests_on |= {kind.name: kind.clauses for kind in book.events}
    rests_on |= {option: (kind.clause,) for option, kind in book.options.items()}
    assert len(rests_on) == len(book.questions) + len(book.events) + len(book.options)
    for kind, clauses in rests_on.items():
        assert clauses, kind
        for clause in clauses:
            assert ledger.clause(clause).id == clause
