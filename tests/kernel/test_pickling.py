"""Everything that a game is made of can be copied and pickled, also for the other form."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

import pytest

from coltexpress import Game, new
from coltexpress.compiled import builds, fitting_build
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import NOBODY, Ask, State, choose, first_waiting, is_over
from coltexpress.kernel.chance import Dice, Scripted
from coltexpress.kernel.errors import Unreadable, no_such
from coltexpress.kernel.events import secret
from coltexpress.kernel.log import Log
from coltexpress.kernel.match import Match
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.saving import Reader, Writer
from coltexpress.kernel.views import View, look

Thing = TypeVar("Thing")
EVERY: Final = 7  # choices between two looks at a game
SEED: Final = 5
FORMS: Final = ("0", "1") if fitting_build(builds()) else ("0",)  # as COLTEXPRESS_COMPILED


def positions(book: Rulebook) -> Iterator[State]:
    """Positions of a random game with a log, from the setup to the end."""
    for players in (book.players[0], book.players[-1]):
        dice = Dice(SEED)
        g, choices = book.new({"players": str(players)}, listen=True), 0
        while not is_over(g):
            if choices % EVERY == 0:
                yield g
            question = first_waiting(g)
            choose(g, question.seat, dice.answer(question.options))
            choices += 1
        yield g


def whole(g: State) -> tuple[object, ...]:
    """All that a state holds, also what is not compared."""
    into = Writer()
    g.save(into)
    return (g, tuple(into.numbers), g.asks, g.log, g.chance)


WAYS: Final = ("copy", "deep copy", "pickle")


def again(way: str, thing: Thing) -> Thing:
    """The same thing once more."""
    if way == "copy":
        return copy.copy(thing)
    if way == "deep copy":
        return copy.deepcopy(thing)
    twin = pickle.loads(pickle.dumps(thing))
    assert isinstance(twin, type(thing))
    return twin


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_the_same_again(name: str, way: str) -> None:
    for g in positions(game(name)):
        g.chance = Dice(3)
        twin = again(way, g)
        assert type(twin) is type(g)
        assert whole(twin) == whole(g)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way_and_the_same_way(name: str, way: str) -> None:
    for g in positions(game(name)):
        before, twin = whole(again("pickle", g)), again(way, g)
        play_to_end(twin)
        assert whole(g) == before, "playing a copy changed the original"
        other = g.copy()
        other.log = Log(g.log or ())
        play_to_end(other)
        assert whole(twin) == whole(other)


def play_to_end(g: State) -> None:
    dice = Dice(SEED)
    while not is_over(g):
        question = first_waiting(g)
        choose(g, question.seat, dice.answer(question.options))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_views_questions_and_events_are_the_same_again(name: str, way: str) -> None:
    for g in positions(game(name)):
        for seat in (0, g.seats - 1, NOBODY):
            view = look(g, seat)
            assert again(way, view) == view
        for question in g.asks:
            assert again(way, question) == question
        for event in (g.log or [])[-3:]:
            twin = again(way, event)
            assert (twin, twin.knowers, twin.veiled) == (event, event.knowers, event.veiled)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_where_it_was(name: str, way: str) -> None:
    played = some_game(name)
    twin = again(way, played)
    assert twin == played
    assert twin.book is played.book
    assert (twin.line(), twin.record()) == (played.line(), played.record())
    if way != "copy":  # a copy that is not deep shares its match
        finish(twin)
        assert twin != played
        finish(played)
        assert twin == played
        assert twin.record() == played.record()


def some_game(name: str) -> Game:
    """A game after a few choices, with dice for chance."""
    played = new(name, seed=SEED)
    for _ in range(EVERY):
        question = played.asks[0]
        played.play(question.seat, question.options[-1])
    return played


def finish(played: Game) -> None:
    while not played.over:
        question = played.asks[0]
        played.play(question.seat, question.options[0])


@pytest.mark.parametrize("way", WAYS)
def test_dice_give_the_same_numbers_from_there_on(way: str) -> None:
    dice = Dice(SEED)
    dice.below(6)
    twin = again(way, dice)
    assert twin == dice
    assert [twin.below(100) for _ in range(9)] == [dice.below(100) for _ in range(9)]
    twin.below(100)
    assert twin != dice


def test_a_match_with_a_script_goes_on() -> None:
    match = Match(game("super").new({"character_choice": "random"}), Scripted([3], Dice(1)))
    twin = again("pickle", match)
    assert twin == match
    for one in (twin, match):
        question = one.asks[0]
        one.play(question.seat, question.options[0])
    assert twin == match


def test_a_match_with_an_open_question_to_chance_keeps_it() -> None:
    match = Match(game("super").new({"character_choice": "random"}))
    match.chance = Dice(1)  # from now on
    twin = again("pickle", match)
    assert twin == match
    assert twin.chance == Dice(1), "it was not asked"


def test_matches_differ_by_what_was_chosen() -> None:
    one, other = some_game("classic"), some_game("classic")
    assert one.match == other.match
    question = one.asks[0]
    one.play(question.seat, question.options[0])
    assert one.match != other.match
    assert one.match != one


def test_an_event_keeps_who_may_know_it() -> None:
    event = secret(1, (2, 3), 0b101, (2, -2))
    twin = again("pickle", event)
    assert (twin.kind, twin.args, twin.knowers, twin.veiled) == (1, (2, 3), 0b101, (2, -2))


def test_questions_with_the_same_parts_are_equal() -> None:
    g = game("classic").new({})
    (question,) = g.asks
    assert question == Ask(question.seat, question.what, question.options)
    assert hash(question) == hash(g.asks[0])
    assert question != Ask(question.seat, question.what + 1, question.options)
    assert question != question.key()


def test_what_is_written_is_read_in_the_same_order() -> None:
    g, into = game("classic").new({}), Writer()
    into.number(-9)
    into.row(g.agenda)
    into.number(1 << 62)
    reader = Reader(tuple(into.numbers))
    assert reader.number() == -9
    assert list(reader.row()) == list(g.agenda)
    assert reader.number() == 1 << 62


# Other processes, in either form ---------------------------------------------------------------


def after_one_choice(g: State) -> State:
    question = first_waiting(g)
    choose(g, question.seat, question.options[0])
    return g


def test_states_travel_to_other_processes_and_back() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for name in GAMES:
            g = game(name).new({}, listen=True)
            there = pool.submit(after_one_choice, g).result()
            assert whole(there) == whole(after_one_choice(g))


def made_here() -> dict[str, tuple[Game, list[State], list[View]]]:
    """Games, and states and views of other games."""
    made = {}
    for name in GAMES:
        states = [g.copy() for g in positions(game(name))]
        made[name] = (some_game(name), states, [look(g, 0) for g in states])
    return made


MAKE: Final = """
import pickle, sys
sys.path.insert(0, {path!r})
import test_pickling
sys.stdout.buffer.write(pickle.dumps(test_pickling.made_here()))
"""


@pytest.mark.parametrize("form", FORMS)
def test_what_one_form_pickles_the_other_reads(form: str) -> None:
    code = MAKE.format(path=str(Path(__file__).parent))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"COLTEXPRESS_COMPILED": form},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert pickle.loads(done.stdout) == made_here()


def test_an_error_arrives_with_all_that_it_says() -> None:
    error = no_such("bot", "tuco", "levels", ["outlaw"])
    error.add_note("in the third game")
    there = pickle.loads(pickle.dumps(error))
    assert (type(there), str(there)) == (Unreadable, str(error))
    assert (there.code, there.values) == ("no_such_bot", {"name": "tuco", "levels": "outlaw"})
    assert there.__notes__ == ["in the third game"]
