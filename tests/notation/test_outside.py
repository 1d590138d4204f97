"""Other texts from outside: data files and names of bots, tampered with in every way."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from fuzz_lines import CHANGES, changed_text, one_of, play_on
from hypothesis import given, settings
from hypothesis import strategies as st

from coltexpress.bots.levels import make
from coltexpress.games import game
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import ColtExpressError, Unreadable

BOOK = game("armored")
DOCUMENT = Path(__file__).parents[2] / "docs" / "armored-data.md"
FOUND = re.search(r"```json\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
assert FOUND is not None
EXAMPLE = FOUND[1]
WORDS = ["0", "-1", "1", "99", "1e400", "null", "true", "[]", "{}", '""', '"heal"', '"tunnel"', "§"]


def tampered(dice: Dice) -> str:
    """The example of the document with some of its words and lines changed."""
    words = re.split(r'(\s+|[\[\]{},:]|"[^"]*")', EXAMPLE)
    for _ in range(1 + dice.below(3)):
        how = dice.below(4)
        place = dice.below(len(words))
        if how == 0:
            words[place] = changed_text(words[place], one_of(dice, words), dice)
        elif how == 1:
            words[place] = one_of(dice, WORDS)
        else:
            words = CHANGES[dice.below(len(CHANGES))](words, words, dice)
    return "".join(words)


@given(st.integers(0, 2**31))
def test_a_data_file_that_was_tampered_with_is_refused_or_played_with(seed: int) -> None:
    """A-RULE-74"""
    dice = Dice(seed)
    try:
        digest = BOOK.read_data(tampered(dice).encode("utf-8", "surrogatepass"))
    except Unreadable:
        return
    g = BOOK.new({"players": str(2 + dice.below(5)), "data": digest}, Dice(seed))
    play_on(BOOK, g, dice)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[" * 100_000,
        b'{"game": ' + b"[" * 100_000,
        b'{"game": "armored", "ladder": {"designed": true, "spaces": [' + b"[" * 90_000,
        b'{"game": "armored", "x": ' + b'{"a":' * 20_000,
        b"\xff\xfe",
        b'{"game": "armored", "ladder": {"designed": true, "spaces": [1e400]}}',
        b'{"game": "armored", "ladder": {"designed": true, "spaces": [0, ' + b"9" * 400 + b"]}}",
    ],
)
def test_a_file_that_is_no_data_file_is_refused(content: bytes) -> None:
    """A-RULE-74"""
    with pytest.raises(Unreadable):
        BOOK.read_data(content)


def test_a_data_file_that_is_far_too_long_is_not_even_looked_at() -> None:
    """A-RULE-74"""
    with pytest.raises(Unreadable, match="a data file has at most 200,000 bytes"):
        BOOK.read_data(EXAMPLE.encode() + b" " * 200_000)


@settings(deadline=None)  # the first Legend reads its net
@given(st.text(max_size=40) | st.from_regex(r"(outlaw|legend|greenhorn)[ :,+@-]?[a-z0-9]{0,30}"))
def test_any_name_of_a_bot_is_one_or_is_refused(name: str) -> None:
    with suppress(ColtExpressError):
        make(name, BOOK, 1)
