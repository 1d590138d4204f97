"""Options as texts, for any game."""

import pytest

from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.options import check_settings, differing, read_count, read_names
from coltexpress.kernel.rules import OptionKind

KINDS = {"horse": OptionKind(("false", "true"), ""), "cars": OptionKind(("drawn", "chosen"), "")}
NAMES = {"ghost": 0, "belle": 3, "mei": 8}


def test_known_options_and_values_pass() -> None:
    check_settings({"horse": "true", "cars": "chosen", "players": "any"}, KINDS, ("players",))


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"donkey": "true"}, "no option 'donkey'; the options are players, horse, cars"),
        ({"horse": "chosen"}, "horse=chosen: expected one of false, true"),
    ],
)
def test_other_options_and_values_are_refused(settings: dict[str, str], reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        check_settings(settings, KINDS, ("players",))


def test_only_what_differs_from_the_default_is_written() -> None:
    assert differing({"horse": "true", "cars": "drawn"}, KINDS) == {"horse": "true"}


def test_a_count_is_one_of_a_few_numbers() -> None:
    assert read_count("players", "4", (3, 4, 5)) == 4
    for text in ("2", "6", "four", "", "４"):
        with pytest.raises(Unreadable, match="expected 3 to 5"):
            read_count("players", text, (3, 4, 5))


def test_names_are_different_and_as_many_as_wanted() -> None:
    assert read_names("bandits", "mei,ghost", NAMES, 2) == (8, 0)
    for text in ("mei", "mei,mei", "mei,ghost,belle", "mei,doc", ""):
        with pytest.raises(Unreadable, match="bandits="):
            read_names("bandits", text, NAMES, 2)
