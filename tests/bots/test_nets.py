"""The nets that come with the games: small, named by what is in them, the same everywhere."""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from pathlib import Path

import pytest

from coltexpress.bots.levels import make
from coltexpress.bots.nets import CHANCES, net_of
from coltexpress.games import OFFERED, game
from coltexpress.kernel.agenda import choose, is_over, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look

KEPT = Path(__file__).with_name("net_choices.json")
LARGEST = 1_000_000
POSITIONS = 34  # of each game: more than a hundred together


def choices_of(name: str) -> list[int]:
    """What the net chooses in fixed positions of games that it plays itself."""
    book, found = game(name), []
    for seed in range(3, 30):
        dice = Dice(seed)
        g = book.new({}, dice)
        bot = make("sharp", book, seed)
        count = 0
        while not is_over(g):
            question = waiting(g)[0]
            choice = bot.choose(look(g, question.seat), question)
            count += len(question.options) > 2
            if len(question.options) > 2 and count % 7 == 0:
                found.append(choice)
            if len(found) == POSITIONS:
                return found
            choose(g, question.seat, choice)
    raise AssertionError("there are not enough positions")


@pytest.mark.parametrize("name", OFFERED)
def test_nets_are_small_and_named_by_what_is_in_them(name: str) -> None:
    nets = [
        file
        for file in files(f"coltexpress.games.{name}.bots").iterdir()
        if file.name.endswith(".net")
    ]
    known = set()
    for file in nets:
        data = file.read_bytes()
        assert len(data) <= LARGEST
        what, _, rest = file.name.partition("-")
        assert rest == f"{hashlib.sha256(data).hexdigest()[:12]}.net"
        known.add(what)
    assert len(nets) == len(known)
    assert known == {name, CHANCES}


@pytest.mark.parametrize("name", OFFERED)
def test_a_net_chooses_the_same_everywhere(name: str) -> None:
    assert choices_of(name) == json.loads(KEPT.read_text())[name]


def tables() -> list[tuple[str, dict[str, str]]]:
    """Every game with every number of players and every variant."""
    found = []
    for name in OFFERED:
        book = game(name)
        found += [(name, {"players": str(players)}) for players in book.players]
        found += [(name, dict(variant)) for variant in book.variants.values()]
    return found


@pytest.mark.parametrize(("name", "settings"), tables())
def test_a_net_answers_at_every_table(name: str, settings: dict[str, str]) -> None:
    book, dice = game(name), Dice(21)
    g = book.new(settings, dice)
    bots = [make("sharp:vengeful" if seat % 3 else "sharp", book, seat) for seat in range(g.seats)]
    asked: set[int] = set()
    while not is_over(g):
        question = waiting(g)[0]
        choice = dice.answer(question.options)
        if question.what not in asked or dice.below(8) == 0:  # every kind, and some again
            asked.add(question.what)
            choice = bots[question.seat].choose(look(g, question.seat), question)
            assert choice in question.options
        choose(g, question.seat, choice)
    assert len(asked) > 0


def test_a_game_without_a_net_is_played_by_habit() -> None:
    assert net_of("toy") is None
    book = game("toy")
    g = book.new({}, Dice(1))
    question = waiting(g)[0]
    assert make("sharp", book, 1).choose(look(g, question.seat), question) in question.options


if __name__ == "__main__":  # after a new net
    KEPT.write_text(json.dumps({name: choices_of(name) for name in OFFERED}) + "\n")
