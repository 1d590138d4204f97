"""Small parts of any notation."""

import pytest

from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.texts import pick_name, read_number, sized, take


def test_a_number_has_one_to_six_plain_digits() -> None:
    assert (read_number("turn", "0"), read_number("turn", "999999")) == (0, 999_999)
    for text in ("", "-1", "1000000", "x", "²", "４"):
        with pytest.raises(Unreadable, match="is not a turn"):
            read_number("turn", text)


def test_a_name_is_found_at_its_place() -> None:
    assert pick_name("card", "move", ("turn", "move")) == 1
    with pytest.raises(Unreadable, match="'fly' is not a card; expected one of turn, move"):
        pick_name("card", "fly", ("turn", "move"))


def test_a_field_is_taken_once() -> None:
    fields = {"loot": "-"}
    assert (take(fields, "loot"), fields) == ("-", {})
    with pytest.raises(Unreadable, match="the field loot= is missing"):
        take(fields, "loot")


def test_a_field_has_as_many_parts_as_it_must() -> None:
    assert sized("loot", ["-", "-"], 2) == ["-", "-"]
    with pytest.raises(Unreadable, match="loot= has 1 parts; expected 2"):
        sized("loot", ["-"], 2)
