"""Warnings: what costs much to forget, said to whoever is asked, from what they may know."""

from __future__ import annotations

import pytest
from rules.armored import words as armored
from scenario import BOOK, Scenario, schemin, stealin

from coltexpress.bots.uniform import Uniform
from coltexpress.games import GAMES, game
from coltexpress.i18n import LANGUAGES
from coltexpress.kernel.agenda import Ask, State, waiting
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.library import new
from coltexpress.protocol.asking import question_of
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.saying import Said
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

TRAIN = "-/*;-/O$300j;B/$450;-/-;-/TC"


def warned(book: Rulebook, state: State, asked: Ask) -> list[Said]:
    reader = reader_of(book.name)
    return question_of(reader, state, asked, reader.foresight(state)).warnings


def keys(t: Scenario) -> list[str]:
    (asked,) = waiting(t.g)
    return [one.key for one in warned(BOOK, t.g, asked)]


def test_in_the_last_turn_drawing_is_too_late() -> None:
    """C-PLAN-07"""
    card, hands = "r24_braking", {"O": "mf"}
    assert keys(schemin(TRAIN, card=card, hands=hands)) == []
    assert keys(schemin(TRAIN, card=card, turn=3, hands=hands)) == ["warning-hand"]
    expert = schemin(TRAIN, card=card, turn=3, hands=hands, expert_variant="true")
    assert keys(expert) == []


def test_an_empty_gun_is_told_before_fire_is_played() -> None:
    """C-FIRE-13"""
    t = schemin(TRAIN, card="r24_braking", hands={"O": "mf"}, guns={"O": 0})
    assert keys(t) == ["warning-no-bullets"]
    t = schemin(TRAIN, card="r24_braking", hands={"O": "mr"}, guns={"O": 0})
    assert keys(t) == []


def test_the_last_bullet_is_told_when_it_is_fired() -> None:
    """C-FIRE-13"""
    train = "-/*;-/O;-/TC;-/-;-/B"
    assert keys(stealin(train, pile="O:f", guns={"O": 1})) == ["warning-last-bullet"]
    assert keys(stealin(train, pile="O:f", guns={"O": 2})) == []


@pytest.mark.parametrize("name", GAMES)
def test_warnings_say_nothing_that_the_asked_may_not_know(name: str) -> None:
    """And every game has some, in every language."""
    book, seen, bot = game(name), set[str](), Uniform(1)
    words = [Words(language) for language in LANGUAGES]
    for seed in range(3):
        played = new(name, seed=seed, players=book.players[1])
        while not played.over:
            asked = played.asks[0]
            view = look(played.state, asked.seat)
            found = warned(book, played.state, asked)
            assert found == warned(book, view.state, asked)
            seen |= {one.key for one in found}
            for language in words:
                assert len(Told(language, book, view.state).warnings(asked)) == len(found)
            played.play(asked.seat, bot.choose(view, asked))
    assert seen
    assert [language.mistakes for language in words] == [[]] * len(words)


def test_before_the_trains_part_whoever_is_on_the_wrong_one_is_named() -> None:
    """A-GOAL-03, A-GOAL-04"""
    played = new("armored", seed=2, players=4)
    bot, told = Uniform(2), set[str]()
    while not played.over:
        asked = played.asks[0]
        view = look(played.state, asked.seat)
        found = Told(Words("en"), armored.BOOK, view.state).warnings(asked)
        if len(played.state.round_cards) == 5 and found:  # type: ignore[attr-defined]
            told.add(found[0])
        else:
            assert not any("Armored Train" in one for one in found)
        played.play(asked.seat, bot.choose(view, asked))
    assert any(one.startswith("The trains part after this round") for one in told)
