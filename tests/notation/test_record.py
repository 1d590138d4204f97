"""Records: text that replays, and says where it is damaged."""

from __future__ import annotations

import pytest
from fuzz_lines import CHANGES, changed_text, one_of
from hypothesis import given
from hypothesis import strategies as st

import coltexpress
from coltexpress.kernel.chance import Dice
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
    game = coltexpress.Game.from_record(PART, seed=5)
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
        ("rules: 2", "rules: 3", "version 3 of the rules of classic; this program plays version 2"),
        ("rules: 2\n", "", "the header does not say by which rules: expected rules: 2"),
        ("players: 4", "players 4", "line 4: expected a name, a colon and a text"),
        ("players: 4", "players: 4\nplayers: 4", "line 5: players is said twice"),
        ("players: 4", "colour: red", "no option 'colour'"),
        ("#0 pick-character ghost", "#0 pick-character cheyenne", "is not offered to"),
        ("#0 pick-character ghost", "#1 pick-character ghost", "move 1: the game asks #0 pick"),
        ("#0 pick-character ghost", "#0 which-car ghost", "(seat 0), not #0 which-car"),
        ("#0 pick-character ghost", "#0 pick-character spook", "'spook' is not offered to #0"),
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


# A game that begins at a position


def from_position(choices: int, moves: int) -> coltexpress.Game:
    """A game begun at a position in mid-game, after so many moves."""
    begun = coltexpress.new("classic", players=3, seed=3)
    while len(begun.match.moves) < choices:
        begun.play(begun.asks[0].seat, begun.asks[0].options[-1])
    game = coltexpress.Game.from_line(begun.line(), seed=4)
    while not game.over and len(game.match.moves) < moves:
        game.play(game.asks[0].seat, game.asks[0].options[0])
    return game


POSITIONED = from_position(70, 25).record()


@pytest.mark.parametrize("moves", [0, 25, 10_000])
def test_a_game_from_a_position_is_resumed_from_its_record(moves: int) -> None:
    game = from_position(70, moves)
    text = game.record({"date": "2026-11-16"})
    assert f"\nposition: {game.position}\n" in text
    again = coltexpress.Game.from_record(text)
    assert again.line() == game.line()
    assert again.record({"date": "2026-11-16"}) == text
    assert record.read(record.write_with_story(record.read(text))).moves == game.match.moves


def test_a_game_from_its_beginning_needs_no_position() -> None:
    fresh = coltexpress.new("classic", players=3)
    game = coltexpress.Game.from_line(fresh.line(), seed=1)
    assert game.position == ""
    assert coltexpress.Game.from_record(game.record()).line() == game.line()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("position: classic", "position: super", "a position of super in a record of classic"),
        ("\nplayers: 3", "\nplayers: 4", "its options are not those that the header says"),
        ("turn=0", "turn=9", "position: turn=9: expected 0 to 3"),
    ],
)
def test_a_position_that_does_not_fit_its_record_is_refused(
    old: str, new: str, reason: str
) -> None:
    text = from_position(70, 5).record()
    assert old in text
    with pytest.raises(Unreadable) as refused:
        record.read(text.replace(old, new, 1))
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("tags", "reason"),
    [
        ({"colour": "red"}, "colour: no tag of a record; expected one of bots, date"),
        ({"names": "Ada\nrules: 9"}, "names: 'Ada\\nrules: 9': expected one line of text"),
        ({"names": " "}, "names: ' ': expected one line of text"),
    ],
)
def test_a_tag_that_could_not_be_read_again_is_not_written(
    tags: dict[str, str], reason: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        coltexpress.new("classic").record(tags)
    assert reason in str(refused.value)


@given(st.integers(0, 2**31))
def test_a_record_that_was_tampered_with_is_refused_or_resumed(seed: int) -> None:
    dice = Dice(seed)
    text = one_of(dice, [PART, WHOLE, POSITIONED])
    lines, others = text.split("\n"), one_of(dice, [PART, WHOLE, POSITIONED]).split("\n")
    for _ in range(1 + dice.below(2)):
        place = dice.below(len(lines))
        lines[place] = changed_text(lines[place], one_of(dice, others), dice)
        if dice.below(3) == 0:
            lines = CHANGES[dice.below(len(CHANGES))](lines, others, dice)
    try:
        game = coltexpress.Game.from_record("\n".join(lines))
    except coltexpress.ColtExpressError:
        return
    assert coltexpress.Game.from_record(game.record()).line() == game.line()
