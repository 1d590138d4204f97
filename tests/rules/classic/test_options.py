"""The options of the base game as texts: strict, with the printed editions as presets."""

import pytest
from scenario import new

from coltexpress.games.classic.options import CHOICES, Options, preset, read_options, write_options
from coltexpress.kernel.errors import Unreadable
from coltexpress.train import bandits

VALUES = [(name, value) for name, choice in CHOICES.items() for value in choice.values]
LEDGER = {
    "marshals_revenge": "least most",
    "station_position": "last shuffled",
    "tuco_targets": "other_floor other_floor_and_same_spot",
    "car_choice": "random chosen",
    "starting_purse": "true false",
    "pickpocketing_alone": "spot car",
    "tiebreak_bullets": "all players_and_events",
    "expert_bullet_discard": "must may",
    "expert_keep_timing": "after_schemin end_of_round",
    "expert_reshuffle": "on_demand on_empty",
    "two_player_gangs": "chosen random",
    "character_choice": "chosen random",
    "purse_pick": "random token",
    "expert_variant": "false true",
    "guest_bandits": "false true",
}
EDITIONS = {
    "default": {},
    "zh": {
        "tuco_targets": "other_floor_and_same_spot",
        "expert_bullet_discard": "may",
        "two_player_gangs": "random",
    },
    "sv": {
        "marshals_revenge": "most",
        "station_position": "shuffled",
        "car_choice": "chosen",
        "starting_purse": "false",
        "pickpocketing_alone": "car",
        "tiebreak_bullets": "players_and_events",
        "expert_keep_timing": "end_of_round",
        "expert_reshuffle": "on_empty",
    },
}


def test_the_options_are_those_of_the_ledger_the_default_first() -> None:
    """C-ED-01..11, C-RULE-04, C-RULE-05, C-EXPERT-01, C-GUEST-02"""
    assert {name: " ".join(choice.values) for name, choice in CHOICES.items()} == LEDGER
    defaults = {name: values.split()[0] for name, values in LEDGER.items()}
    assert read_options(defaults) == Options() == preset("default") == read_options({})


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_printed_edition_sets_its_options_to_its_text(edition: str) -> None:
    """C-ED-01..11"""
    written = write_options(read_options({"edition": edition, "players": "5"}))
    assert written == {"players": "5", **EDITIONS[edition]}


def test_an_option_that_is_named_beats_the_edition() -> None:
    """C-ED-02, C-ED-05"""
    options = read_options({"starting_purse": "true", "edition": "sv"})
    assert (options.starting_purse, options.station_position) == ("true", "shuffled")


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_can_be_read_and_is_written_unless_it_is_the_default(
    name: str, value: str
) -> None:
    """C-ED-01..11"""
    options = read_options({name: value})
    assert getattr(options, name) == value
    default = value == LEDGER[name].split()[0]
    assert write_options(options) == {"players": "4", **({} if default else {name: value})}
    assert read_options(write_options(options)) == options


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"station": "last"}, "there is no option 'station'; the options are players, edition"),
        ({"station_position": "first"}, "station_position=first: expected one of last, shuffled"),
        ({"starting_purse": "True"}, "starting_purse=True: expected one of true, false"),
        ({"guest_bandits": ""}, "guest_bandits=: expected one of false, true"),
        ({"edition": "en"}, "edition=en: expected one of default, zh, sv"),
        ({"players": "9"}, "players=9: expected 2 to 6"),
        ({"players": "3", "bandits": "doc,tuco"}, "bandits=doc,tuco: expected 3 different names"),
        ({"players": "3", "bandits": "doc,tuco,doc"}, "expected 3 different names"),
        ({"players": "2", "bandits": "doc,tuco"}, "expected 4 different names"),
        ({"players": "3", "bandits": "doc,tuco,zorro"}, "'zorro' is not one of ghost"),
        ({"players": "3", "bandits": ""}, "'' is not one of ghost"),
    ],
)
def test_a_setting_that_is_not_known_is_refused(settings: dict[str, str], reason: str) -> None:
    """C-COMP-12, C-GUEST-02"""
    with pytest.raises(Unreadable, match=reason):
        read_options(settings)


def test_bandits_named_beforehand_are_not_picked_but_kept_in_the_settings() -> None:
    """C-RULE-05"""
    t = new(players="3", bandits="tuco,doc,ghost", character_choice="random")
    assert t.happened("picked") == ["picked T tuco", "picked O doc", "picked G ghost"]
    assert write_options(t.g.options)["bandits"] == "tuco,doc,ghost"
    assert [bandits.NAMES[one] for one in t.g.options.bandits] == ["tuco", "doc", "ghost"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", ["2", "3", "6"])
def test_every_edition_can_be_played_to_the_end(edition: str, players: str) -> None:
    """C-ED-01..11"""
    t = new(edition=edition, players=players, expert_variant="true").play_out()
    assert t.happened("won") == [f"won {winner}" for winner in t.winners]
