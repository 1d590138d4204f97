"""The door of the library: what is wrong is refused with what would be right."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import coltexpress
from coltexpress.games import OFFERED
from coltexpress.kernel.agenda import CHANCE, NOBODY
from coltexpress.kernel.errors import ColtExpressError, IllegalChoice, Unreadable

HUGE = 10**30
STRANGE = [True, "0", None, 1.0, [0]]


@pytest.mark.parametrize("choice", [HUGE, -HUGE, 2**63, 2**31, 8192, -9, 99])
def test_a_choice_that_is_not_offered_is_one_error_however_large_it_is(choice: int) -> None:
    game = coltexpress.new("classic", players=3)
    before = game.line()
    offered = r"not offered to #0 \(seat 0\); offered: ghost \(0\), cheyenne \(1\)"
    with pytest.raises(IllegalChoice, match=f"^{choice} is {offered}"):
        game.play(0, choice)
    assert game.line() == before


@pytest.mark.parametrize("seat", [HUGE, -HUGE, 3, -1, CHANCE])
def test_a_seat_that_there_is_not_is_one_error_however_large_it_is(seat: int) -> None:
    game = coltexpress.new("classic", players=3)
    asked = r"#0 pick-character \(seat 0\)"
    with pytest.raises(IllegalChoice, match=f"^the game asks {asked}, not seat {seat}$"):
        game.play(seat, 0)
    for look in (game.view, game.events):
        with pytest.raises(IllegalChoice, match=f"no seat {seat}; expected 0 to 2, or NOBODY"):
            look(seat)
    with pytest.raises(IllegalChoice, match="no seat"):
        coltexpress.look(game.state, seat)
    assert game.view(NOBODY).seat == NOBODY


@pytest.mark.parametrize("strange", STRANGE)
def test_what_is_no_whole_number_is_refused(strange: object) -> None:
    game, number = coltexpress.new("classic", players=3), cast("int", strange)
    for try_it in (
        lambda: game.play(number, 0),
        lambda: game.view(number),
        lambda: game.events(number),
        lambda: game.events(0, number),
        lambda: game.word(game.asks[0], number),
    ):
        with pytest.raises(IllegalChoice, match="expected a whole number"):
            try_it()
    if strange is not None and not isinstance(strange, str):  # an option by its word, or none
        with pytest.raises(IllegalChoice, match="expected a whole number"):
            game.play(0, number)
    if strange is not None:
        with pytest.raises(IllegalChoice, match="expected a whole number"):
            coltexpress.new("classic", players=3, seed=number)


def test_events_are_counted_from_the_first() -> None:
    game = coltexpress.new("classic", players=3, seed=1)
    game.play(0, 0)
    assert len(game.events(0, 1)) == len(game.events(0)) - 1
    for since in (-1, HUGE):
        with pytest.raises(IllegalChoice, match=f"since={since}: there are"):
            game.events(0, since)


def test_a_word_is_asked_for_an_option() -> None:
    game = coltexpress.new("classic", players=3)
    with pytest.raises(IllegalChoice, match=r"^77 is not offered to #0 \(seat 0\); offered: gh"):
        game.word(game.asks[0], 77)


@pytest.mark.parametrize("seed", [0, -1, HUGE, -HUGE])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    first, again = (coltexpress.new("super", players=3, seed=seed) for _ in range(2))
    assert first.line() == again.line()


def test_options_can_be_given_as_python_has_them() -> None:
    expert = coltexpress.new("classic", players=3, expert_variant=True, starting_purse=False)
    assert expert.settings == {"players": "3", "expert_variant": "true", "starting_purse": "false"}
    named = coltexpress.new("super", players=3, bandits=["ghost", "doc", "belle"])
    assert named.settings["bandits"] == "ghost,doc,belle"


@pytest.mark.parametrize(
    ("name", "settings", "reason"),
    [
        ("classic", {"players": True}, "players=true: expected 2 to 6"),
        ("classic", {"players": None}, "players=None: expected a text, a whole number, True or"),
        ("classic", {"players": 4.0}, "players=4.0: expected a text, a whole number"),
        ("classic", {"players": HUGE}, f"players={HUGE}: expected 2 to 6"),
        ("classic", {"players": -3}, "players=-3: expected 2 to 6"),
        ("classic", {"expert_variant": 1}, "expert_variant=1: expected one of false, true"),
        ("classic", {"expert_variant": "True"}, "expert_variant=True: expected one of false, true"),
        ("classic", {"bandits": [1, 2, 3, 4]}, "or a list of names"),
        ("classic", {"colour": "red"}, "there is no option 'colour'"),
        ("super", {"players": 9}, "players=9: expected 3 to 7"),
        ("super", {"players": 2}, "this game is for 3 to 7; unofficial_two_players=true allows 2"),
        (
            "super",
            {"players": 9, "unofficial_two_players": True},
            "players=9: expected 2 to 7",
        ),
        ("poker", {}, "there is no game 'poker'; the games are classic, armored, super"),
    ],
)
def test_a_setting_that_is_wrong_says_what_would_be_right(
    name: str, settings: dict[str, str], reason: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        coltexpress.new(name, seed=None, **settings)
    assert reason in str(refused.value)


@settings(deadline=None)  # the first call opens the game
@given(
    st.sampled_from(OFFERED),
    st.sampled_from(["players", "edition", "bandits", "data", "mode", "expert_variant", "reflex"]),
    st.text(max_size=30) | st.integers() | st.booleans() | st.lists(st.text(max_size=8)),
)
def test_any_setting_is_accepted_or_refused_with_an_error_of_ours(
    name: str, option: str, value: str | int | list[str]
) -> None:
    try:
        found = coltexpress.new(name, seed=None, **{option: value}).settings
    except ColtExpressError:
        return
    assert coltexpress.new(name, seed=None, **found).settings == found
