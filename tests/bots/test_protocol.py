"""A bot knows its view and the question, and nothing else."""

from __future__ import annotations

import pytest

from coltexpress.bots.characters import CHARACTERS
from coltexpress.bots.levels import LEVELS, make, read_name
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import State, choose, question_for, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look

FEW = 20  # rules; a game with no more of them is short
QUICK = {"uniform": "", "greenhorn": "", "outlaw": "@2", "desperado": "@12", "legend": "@8"}
SETTINGS = {
    "classic": [{"players": "4"}, {"players": "2"}, {"players": "5", "guest_bandits": "true"}],
    "armored": [{"players": "4"}, {"players": "3"}, {"players": "2"}],
    "super": [{"players": "4"}, {"players": "3", "reflex": "true", "horse": "true"}],
}


def settings_of(book: Rulebook) -> list[dict[str, str]]:
    """What a game is tried with."""
    return SETTINGS.get(book.name, [{"players": str(count)} for count in book.players])


def moments(book: Rulebook, settings: dict[str, str], every: int) -> list[State]:
    """Some positions of a random game, at questions with several options."""
    dice = Dice(11)
    g = book.new(settings, dice)
    found, count = [], 0
    while g.asks:
        question = waiting(g)[0]
        count += len(question.options) > 1
        if count % every == every - 1 and len(question.options) > 1:
            found.append(g.copy())
        choose(g, question.seat, dice.answer(question.options))
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_two_tables_that_look_the_same_get_the_same_choice(name: str, level: str) -> None:
    book, dice = game(name), Dice(7)
    bot_name = f"{level}:vengeful{QUICK.get(level, '@6')}"
    for settings in settings_of(book):
        for g in moments(book, settings, 9 if len(book.steps) > FEW else 2):
            seat = waiting(g)[0].seat
            other = book.determinize(look(g, seat), dice)
            choices = []
            for state in (g, other):
                question = question_for(state, seat)
                assert question is not None
                choices.append(make(bot_name, book, 5).choose(look(state, seat), question))
            assert choices[0] == choices[1], bot_name


@pytest.mark.parametrize("name", ["outlaw@3", "sharp", "desperado@40", "legend@20", "plain@30"])
def test_the_same_seed_and_iterations_give_the_same_choices(name: str) -> None:
    for settings in SETTINGS["classic"]:
        for g in moments(game("classic"), settings, 13):
            question = waiting(g)[0]
            view = look(g, question.seat)
            first, second = (make(name, game("classic"), 3).choose(view, question) for _ in "ab")
            assert first == second


def test_a_bot_changes_nothing_of_its_view() -> None:
    for name in GAMES:
        for g in moments(game(name), settings_of(game(name))[0], 9):
            question = waiting(g)[0]
            view = look(g, question.seat)
            before = view.key()
            for bot in ("greenhorn", "outlaw@1", "sharp", "desperado@5", "legend@3", "plain@3"):
                make(bot, game(name), 1).choose(view, question)
            assert view.key() == before


def test_names_have_a_level_a_character_and_an_effort() -> None:
    assert read_name("desperado") == ("desperado", "steady", None, None)
    assert read_name("desperado:vengeful") == ("desperado", "vengeful", None, None)
    assert read_name("legend:greedy@300") == ("legend", "greedy", 300, None)
    assert read_name("legend:greedy@200ms") == ("legend", "greedy", None, 200)
    assert len(CHARACTERS) == 4


@pytest.mark.parametrize("name", ["sheriff", "outlaw:shy", "outlaw@x", "", "plain@", "legend@ms"])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(Unreadable):
        make(name, game("classic"), 1)
