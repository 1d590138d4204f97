"""What a learner sees is what the seat may know, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import pytest
from hypothesis import given, settings
from laws.worlds import Settings, games, pick, positions, some

from coltexpress.envs.observing import actions_of
from coltexpress.games import GAMES, observation_of
from coltexpress.games.classic.rulebook import Classic
from coltexpress.kernel.agenda import BLANK, CHANCE, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rows import row
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.train.cards import DRAW
from coltexpress.train.loot import JEWEL, KIND_OF, PURSE, STRONGBOX

GAMES_OF_A_KIND: Final = 12


@settings(max_examples=60)
@given(games())
def test_a_row_says_nothing_that_the_view_does_not_say(
    world: tuple[Rulebook, Settings, int],
) -> None:
    """A state, its view and every state that looks like it have the same row."""
    book, options, seed = world
    dice, sight = Dice(seed), observation_of(book.name)
    for g in some(positions(book, options, dice), 12, dice):
        asked = {question.seat: question.what for question in g.asks}
        for seat in range(g.seats):
            what = asked.get(seat, BLANK)
            row = sight.row(g, seat, what)
            view = look(g, seat)
            assert sight.row(view.state, seat, what) == row
            assert sight.row(book.determinize(view, dice), seat, what) == row


@settings(max_examples=60)
@given(games())
def test_every_option_has_an_action_of_its_own(world: tuple[Rulebook, Settings, int]) -> None:
    book, options, seed = world
    dice, sight = Dice(seed), observation_of(book.name)
    for g in positions(book, options, dice):
        for question in waiting(g):
            if question.seat != CHANCE:
                actions = actions_of(sight, g, question)
                assert len(set(actions)) == len(actions)
                assert all(0 <= action < sight.actions for action in actions)
                view = look(g, question.seat)
                assert view.ask is not None
                assert actions_of(sight, view.state, view.ask) == actions


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_row_moves_in_some_game(name: str) -> None:
    book, sight, dice = GAMES[name], observation_of(name), Dice(1)
    least, most = bytearray(b"\xff" * int(sight.width)), bytearray(int(sight.width))
    for _ in range(GAMES_OF_A_KIND):
        for options in worlds_of(book, dice):
            for seen in rows_of(book, options, dice):
                least = bytearray(map(min, least, seen))
                most = bytearray(map(max, most, seen))
    places = [(block, n) for block in sight.blocks for n in range(block.size)]
    still = [
        f"{block.name} {n}"
        for (block, n), low, high in zip(places, least, most, strict=True)
        if low == high
        and not block.name.startswith("floor")  # see below: some tokens are rare in some places
    ]
    assert still == []
    beyond = [
        block.name
        for (block, _), high in zip(places, most, strict=True)
        if block.kinds and high > block.kinds
    ]
    assert beyond == []


@pytest.mark.parametrize("name", ["armored", "classic"])
def test_whatever_lies_on_the_floor_is_in_the_row(name: str) -> None:
    book, sight = GAMES[name], observation_of(name)
    g = book.new({"players": str(book.players[-1])}, Dice(1))
    before = sight.row(g, 0, BLANK)
    at, size = place_of(sight, "floor")
    near = range(*seen_nearby(sight))
    kinds = sorted(set(KIND_OF)) if name == "armored" else [PURSE, JEWEL, STRONGBOX]
    assert isinstance(g, Classic)
    for spot in range(len(g.floor)):
        for kind in kinds:
            twin = g.copy()
            twin.floor[spot] = row([*twin.floor[spot], list(KIND_OF).index(kind)])
            after = sight.row(twin, 0, BLANK)
            changed = [n for n in range(len(after)) if after[n] != before[n]]
            assert [n for n in changed if n not in near] == [at + spot * len(kinds) + kind]
    assert size >= len(g.floor) * len(kinds)


def seen_nearby(sight: Observation) -> tuple[int, int]:
    """Where what lies near the asked bandit is told once more, from the first number to the end."""
    if "floor_near" not in [block.name for block in sight.blocks]:
        return 0, 0
    at, size = place_of(sight, "floor_near")
    return at, at + size


def place_of(sight: Observation, name: str) -> tuple[int, int]:
    """Where a block begins, and how long it is."""
    number = [block.name for block in sight.blocks].index(name)
    before = sum([block.size for block in sight.blocks[:number]])
    return before, sight.blocks[number].size


def rows_of(book: Rulebook, options: Settings, dice: Dice) -> Iterator[bytes]:
    """What those who are asked see in a random game in which cards are played where they can be."""
    sight = observation_of(book.name)
    g = book.new(options)
    while g.asks:
        question, choice = pick(g, dice)
        if question.seat != CHANCE and dice.below(3) == 0:
            yield sight.row(g, question.seat, question.what)
        if choice == DRAW and book.questions[question.what].options == "card":
            choice = question.options[0]
        choose(g, question.seat, choice)


def worlds_of(book: Rulebook, dice: Dice) -> list[Settings]:
    """Every number of players, with the variants and with options at random."""
    found: list[Settings] = []
    for players in book.players:
        at_random = {
            name: option.values[dice.below(len(option.values))]
            for name, option in book.options.items()
        }
        for variant in [{}, *book.variants.values(), at_random]:
            settings_ = {"players": str(players), **variant}
            with suppress(Unreadable):  # options that exclude each other
                book.new(settings_)
                found.append(settings_)
    return found
