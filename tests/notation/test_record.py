"""Records: text that replays, and says where it is damaged."""

from __future__ import annotations

import pytest

import coltexpress
from coltexpress.kernel.errors import Unreadable
from coltexpress.notation import record


def played(choices: int) -> str:
    """The record of a game of four after so many choices, always the first option."""
    game = coltexpress.new("classic", players=4, seed=11)
    while not game.over and len(game.match.moves) < choices:
        game.play(game.asks[0].seat, game.asks[0].options[0])
    return game.record({"date": "2026-11-15", "names": "Ada,Bo,Cy,Di"})


WHOLE = played(10_000)
PART = played(60)


def test_a_record_is_a_header_and_lines_of_answers() -> None:
    lines = PART.splitlines()
    assert lines[:7] == [
        "coltexpress record 1",
        "game: classic",
        "rules: 2",
        "players: 4",
        "date: 2026-11-15",
        "names: Ada,Bo,Cy,Di",
        "",
    ]
    assert lines[7] == "#0 pick-character ghost"


def test_a_finished_record_ends_with_the_winner() -> None:
    """C-SCORE-06"""
    found = record.read(WHOLE)
    assert WHOLE.splitlines()[-1].startswith("end ")
    assert record.write(found) == WHOLE


def test_an_unfinished_game_is_resumed_where_it_stopped() -> None:
    game = coltexpress.resume(PART, seed=5)
    assert game.record(record.read(PART).tags) == PART
    assert game.asks
    while not game.over:
        game.play(game.asks[0].seat, game.asks[0].options[0])
    assert len(game.winners()) >= 1


def test_remarks_and_empty_lines_are_passed_over() -> None:
    text = PART.replace("\n#1 ", "\n; what a day\n\n#1 ")
    assert record.read(text).moves == record.read(PART).moves


def test_the_story_can_be_read_as_a_record() -> None:
    found = record.read(WHOLE)
    assert record.read(record.write_with_story(found)).moves == found.moves


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("coltexpress record 1", "coltexpress record 2", "line 1: expected coltexpress record 1"),
        ("game: classic", "game: chess", "no game 'chess'"),
        ("rules: 2", "rules: 1", "version 1 of the rules of classic; this program plays version 2"),
        ("rules: 2\n", "", "the header does not say by which rules: expected rules: 2"),
        ("players: 4", "players 4", "line 4: expected a name, a colon and a text"),
        ("players: 4", "players: 4\nplayers: 4", "line 5: players is said twice"),
        ("players: 4", "colour: red", "no option 'colour'"),
        ("#0 pick-character ghost", "#0 pick-character cheyenne", "is not offered to"),
        ("#0 pick-character ghost", "#1 pick-character ghost", "move 1: the game asks #0 pick"),
        ("#0 pick-character ghost", "#0 which-car ghost", "asks #0 pick-character, not #0 which"),
        ("#0 pick-character ghost", "#0 pick-character spook", "'spook' is not a character"),
        ("#0 pick-character ghost", "#0 pick-character", "line 8, move 1: expected who is asked"),
        ("\nend ", "\nend G", "by the rules it was"),
    ],
)
def test_a_damaged_record_says_at_which_line_and_move_and_why(
    old: str, new: str, reason: str
) -> None:
    assert old in WHOLE
    with pytest.raises(Unreadable) as refused:
        record.read(WHOLE.replace(old, new, 1))
    assert reason in str(refused.value)


def test_a_record_that_claims_an_end_too_early_is_refused() -> None:
    with pytest.raises(Unreadable, match="the record ends, but the game asks"):
        record.read(PART + "end G\n")


def test_a_move_after_the_end_is_refused() -> None:
    body, _, end = WHOLE.rpartition("\nend ")
    with pytest.raises(Unreadable, match="the game is over"):
        record.read(f"{body}\nG play-or-draw m\nend {end}")


def test_a_record_that_is_far_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(Unreadable, match="at most 1,000,000 characters"):
        record.read(WHOLE + ";" * 1_000_000)
