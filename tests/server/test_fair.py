"""Fair dealing: the secret is sealed before the game, and every chance follows from it."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

from coltexpress.cli.main import cli
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import CHANCE
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.match import Match
from coltexpress.kernel.vecs import i64, vec
from coltexpress.notation import record
from coltexpress.server.fair import SEAL, SECRET, Deal, check, new_secret, tags_of


def played(name: str, deal: Deal) -> record.Record:
    """A random game, dealt from a secret."""
    book, dice = game(name), Dice(5)
    match = Match(book.new({"players": "4"}))
    while match.asks:
        question = match.asks[0]
        chooser = deal if question.seat == CHANCE else dice
        match.play(question.seat, chooser.answer(question.options))
    return record.Record(book, {"players": "4"}, tags_of(deal.secret), match.moves)


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_record_holds(name: str, tmp_path: Path) -> None:
    found = played(name, Deal(new_secret()))
    assert check(found) == sum(move.seat < 0 for move in found.moves)
    file = tmp_path / "game.txt"
    file.write_text(record.write(found), encoding="utf-8")
    done = CliRunner().invoke(cli, ["verify", str(file), "--lang", "en"])
    assert done.output == f"All {check(found)} chance answers follow from the secret.\n"


def test_a_record_with_one_other_answer_does_not() -> None:
    found = played("classic", Deal(b"a" * 32))
    moves = found.moves[:]
    place = next(n for n, move in enumerate(moves) if move.seat < 0)
    moves[place] = moves[place]._replace(choice=moves[place].choice ^ 1)
    with pytest.raises(Unreadable, match="by its secret it is"):
        check(found._replace(moves=moves[: place + 1]))


def test_another_secret_is_noticed() -> None:
    found = played("super", Deal(b"a" * 32))
    with pytest.raises(Unreadable, match=SEAL):
        check(found._replace(tags={**found.tags, SECRET: (b"b" * 32).hex()}))
    with pytest.raises(Unreadable, match="hexadecimal"):
        check(found._replace(tags={**found.tags, SECRET: "xyz"}))
    with pytest.raises(Unreadable, match="hexadecimal"):
        check(found._replace(tags={**found.tags, SECRET: "ab"}))


def test_a_game_at_the_keyboard_can_be_checked_by_its_seed() -> None:
    book, dice = game("classic"), Dice(5)
    match = Match(book.new({"players": "4"}), Dice(77))
    while match.asks:
        question = match.asks[0]
        match.play(question.seat, dice.answer(question.options))
    found = record.Record(book, {"players": "4"}, {"seed": "77"}, match.moves)
    assert check(found) > 0
    with pytest.raises(Unreadable, match="by its secret it is"):
        check(found._replace(tags={"seed": "78"}))
    with pytest.raises(Unreadable, match="whole number"):
        check(found._replace(tags={"seed": "x"}))
    with pytest.raises(Unreadable, match="cannot be checked"):
        check(found._replace(tags={}))


def test_the_sum_is_easy_to_do_again() -> None:
    """As docs/server.md says it."""
    secret = bytes(range(32))
    deal, options = Deal(secret, answered=3), vec[i64](range(10))
    number = int.from_bytes(sha256((3).to_bytes(8, "big") + secret).digest()[:8], "big")
    assert deal.answer(options) == options[number % 10]
    assert deal.answered == 4


def test_every_option_is_as_likely_as_any_other() -> None:
    deal = Deal(b"z" * 32)
    counted = Counter(deal.answer(vec[i64](range(5))) for _ in range(5000))
    assert all(900 < counted[option] < 1100 for option in range(5))
