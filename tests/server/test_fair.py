"""Fair dealing: the secret is sealed before the game, and every chance follows from it."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

import coltexpress
from coltexpress.cli.main import cli
from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import CHANCE
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.match import Match
from coltexpress.kernel.rows import row
from coltexpress.notation import record
from coltexpress.server.fair import (
    MISSING,
    PARTS,
    SEAL,
    SEALS,
    SECRET,
    Checked,
    Deal,
    Shuffle,
    check,
    new_secret,
    seal,
)


def shuffled(secret: bytes, *parts: bytes | None) -> Shuffle:
    """A shuffle to which every seat has sealed a part; `None` is one that was not opened."""
    sealed = {seat: seal(part or b"?" * 32) for seat, part in enumerate(parts)}
    return Shuffle(secret, sealed, {seat: part for seat, part in enumerate(parts) if part})


def played(name: str, shuffle: Shuffle) -> record.Record:
    """A random game of four, of whom two are people."""
    book, dice, deal = game(name), Dice(5), Deal(shuffle.key)
    match = Match(book.new({"players": "4"}))
    while match.asks:
        question = match.asks[0]
        chooser = deal if question.seat == CHANCE else dice
        match.play(question.seat, chooser.answer(question.options))
    tags = {"people": "1, 2", **shuffle.tags()}
    return record.Record(book, {"players": "4"}, tags, match.moves)


def verified(found: record.Record, folder: Path) -> str:
    """What the command says of a record."""
    file = folder / "game.txt"
    file.write_text(record.write(found), encoding="utf-8")
    return CliRunner().invoke(cli, ["verify", str(file), "--lang", "en"]).output


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_record_holds(name: str, tmp_path: Path) -> None:
    found = played(name, shuffled(new_secret(), b"a" * 32, b"b" * 32))
    count = sum(move.seat < 0 for move in found.moves)
    assert check(found) == Checked(count, [0, 1], [], [])
    assert verified(found, tmp_path) == (
        f"All {count} random results match the server's secret and the parts of seats 1, 2.\n"
    )


def test_a_record_without_parts_proves_less_and_says_so(tmp_path: Path) -> None:
    found = played("super", shuffled(new_secret()))
    assert check(found)._replace(answers=0) == Checked(0, [], [], [0, 1])
    said = verified(found, tmp_path)
    assert "match the server's secret.\n" in said
    assert "the server could have tried several" in said


def test_a_record_says_whose_part_is_missing(tmp_path: Path) -> None:
    found = played("super", shuffled(new_secret(), b"a" * 32, None))
    assert check(found)._replace(answers=0) == Checked(0, [0], [1], [])
    assert "not in the shuffle: seats 2." in verified(found, tmp_path)


def test_every_part_changes_the_whole_shuffle() -> None:
    secret, one, other = b"s" * 32, b"a" * 32, b"b" * 32
    keys = {
        shuffled(secret).key,
        shuffled(secret, one, other).key,
        shuffled(secret, other, one).key,
        shuffled(secret, one, None).key,
        shuffled(secret, None, other).key,
        shuffled(b"t" * 32, one, other).key,
    }
    assert len(keys) == 6
    assert shuffled(secret).key == secret  # as in records from before there were parts


def test_a_part_is_none_but_the_sealed_one_and_none_is_dropped_unsaid() -> None:
    found = played("super", shuffled(b"s" * 32, b"a" * 32, b"b" * 32))

    def refused(**tags: str | None) -> str:
        changed = {**found.tags, **tags}
        kept = {name: text for name, text in changed.items() if text is not None}
        with pytest.raises(Unreadable) as error:
            check(found._replace(tags=kept))
        return str(error.value)

    (one, _), digits = found.tags[PARTS].split(", "), "b" * 64
    assert "seat 2 does not fit its seal" in refused(parts=f"{one}, 2 {digits}")
    assert "by its seals and parts it is 2" in refused(parts=one)
    assert "by its secret it is" in refused(parts=one, missing="2")
    assert "by its secret it is" in refused(parts=None, seals=None)
    assert "by its seals and parts it is nobody" in refused(missing="1")
    assert "does not fit its seal" in refused(seals=None)
    assert "each seat once" in refused(parts=f"{one}, {one}")
    assert "each seat once" in refused(seals="1 abc")
    assert {MISSING, SEALS, PARTS} <= set(record.TAGS)


def test_a_record_with_one_other_answer_does_not() -> None:
    found = played("classic", shuffled(b"a" * 32))
    moves = found.moves[:]
    place = next(n for n, move in enumerate(moves) if move.seat < 0)
    moves[place] = moves[place]._replace(choice=moves[place].choice ^ 1)
    with pytest.raises(Unreadable, match="by its secret it is"):
        check(found._replace(moves=moves[: place + 1]))


def test_another_secret_is_noticed() -> None:
    found = played("super", shuffled(b"a" * 32))
    with pytest.raises(Unreadable, match=SEAL):
        check(found._replace(tags={**found.tags, SECRET: (b"b" * 32).hex()}))
    with pytest.raises(Unreadable, match="hexadecimal"):
        check(found._replace(tags={**found.tags, SECRET: "xyz"}))
    with pytest.raises(Unreadable, match="hexadecimal"):
        check(found._replace(tags={**found.tags, SECRET: "ab"}))


def test_a_game_at_the_keyboard_can_be_checked_by_its_seed(tmp_path: Path) -> None:
    book, dice = game("classic"), Dice(5)
    match = Match(book.new({"players": "4"}), Dice(77))
    while match.asks:
        question = match.asks[0]
        match.play(question.seat, dice.answer(question.options))
    found = record.Record(book, {"players": "4"}, {"seed": "77"}, match.moves)
    assert check(found).by_seed
    assert check(found).answers > 0
    assert verified(found, tmp_path).endswith("match the seed.\n")
    with pytest.raises(Unreadable, match="by its secret it is"):
        check(found._replace(tags={"seed": "78"}))
    with pytest.raises(Unreadable, match="whole number"):
        check(found._replace(tags={"seed": "x"}))
    with pytest.raises(Unreadable, match="cannot be checked"):
        check(found._replace(tags={}))


def test_a_game_from_a_position_is_checked_from_there_on(tmp_path: Path) -> None:
    begun = coltexpress.new("classic", players=3, seed=1)
    dice = Dice(5)
    while len(begun.match.moves) < 60:
        begun.play(begun.asks[0].seat, dice.answer(begun.asks[0].options))
    played = coltexpress.Game.from_line(begun.line(), seed=77)
    while not played.over:
        played.play(played.asks[0].seat, dice.answer(played.asks[0].options))
    found = record.read(played.record({"seed": "77"}))
    assert check(found).from_position
    said = verified(found, tmp_path).splitlines()
    assert said[0].endswith("match the seed.")
    assert said[1].startswith("The game began at a position of its own")
    assert not check(found._replace(moves=[])).answers
    with pytest.raises(Unreadable, match="by its secret it is"):
        check(found._replace(tags={"seed": "78"}))


def test_the_sum_is_easy_to_do_again() -> None:
    """As docs/server.md says it."""
    secret, one, other = bytes(range(32)), b"a" * 32, b"b" * 32
    key = sha256(secret + one + other).digest()
    deal, options = Deal(shuffled(secret, one, other).key, answered=3), row(list(range(10)))
    number = int.from_bytes(sha256((3).to_bytes(8, "big") + key).digest()[:8], "big")
    assert deal.answer(options) == options[number % 10]
    assert deal.answered == 4


def test_every_option_is_as_likely_as_any_other() -> None:
    deal = Deal(b"z" * 32)
    counted = Counter(deal.answer(row(list(range(5)))) for _ in range(5000))
    assert all(900 < counted[option] < 1100 for option in range(5))
