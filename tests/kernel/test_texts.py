"""Small parts of any notation."""

import pytest

from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.texts import pick_name, read_number, sized, take


def test_a_number_has_one_to_six_plain_digits() -> None:
    assert (read_number("0"), read_number("999999")) == (0, 999_999)
    for text in ("", "-1", "1000000", "x", "²", "４"):
        with pytest.raises(Unreadable, match=f"^'{text}': expected a whole number of at most six"):
            read_number(text)
        with pytest.raises(Unreadable, match=f"^'turn={text}': expected a whole number"):
            read_number(text, "turn")


def test_a_name_is_found_at_its_place() -> None:
    assert pick_name("move", ("turn", "move")) == 1
    with pytest.raises(Unreadable, match=r"^'fly' is not one of turn, move$"):
        pick_name("fly", ("turn", "move"))
    with pytest.raises(Unreadable, match=r"^card=fly: expected one of turn, move$"):
        pick_name("fly", ("turn", "move"), "card")


def test_a_field_is_taken_once() -> None:
    fields = {"loot": "-"}
    assert (take(fields, "loot"), fields) == ("-", {})
    with pytest.raises(Unreadable, match="the field loot= is missing"):
        take(fields, "loot")


def test_a_field_has_as_many_parts_as_it_must() -> None:
    assert sized("loot", ["-", "-"], 2) == ["-", "-"]
    with pytest.raises(Unreadable, match="loot= has 1 parts; expected 2"):
        sized("loot", ["-"], 2)
