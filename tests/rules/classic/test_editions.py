"""Part B: where the printed editions differ."""

import pytest
from scenario import event, given, new, stealin

from coltexpress.games.classic.printed import EVENTS
from coltexpress.kernel.rows import row

TRAIN = "-/*;-/-;-/-;-/OBT"
STATIONS = {"st_pickpocketing", "st_marshals_revenge", "st_hostage"}


def test_the_station_can_be_shuffled_in_with_the_other_four() -> None:
    """C-ED-02"""
    t = given(TRAIN, station_position="shuffled")
    t.g.round_cards = row([])
    options = t.go("turn_up").options().split()
    assert len(options) == 3 * 7 * 5
    assert {options.count(one) for one in STATIONS} == {7}
    assert {options.count(one) for one in options if one not in STATIONS} == {3 * 4}


@pytest.mark.parametrize(
    ("rounds", "station_is_one_in"),
    [
        ("r24_bridge", 4),
        ("r24_bridge,r24_tunnel", 3),
        ("r24_bridge,r24_tunnel,r24_braking", 2),
        ("r24_bridge,r24_tunnel,r24_braking,r24_swivel_arm", 1),
    ],
)
def test_a_shuffled_station_is_as_likely_in_every_place_left(
    rounds: str, station_is_one_in: int
) -> None:
    """C-ED-02"""
    t = given(TRAIN, rounds=rounds, station_position="shuffled").go("turn_up")
    options = t.options().split()
    assert sum(one in STATIONS for one in options) * station_is_one_in == len(options)


def test_after_a_shuffled_station_no_second_one_comes() -> None:
    """C-ED-02, C-SETUP-19"""
    rounds = "r24_bridge,st_hostage,r24_tunnel"
    t = given(TRAIN, rounds=rounds, station_position="shuffled").go("turn_up")
    left = "r24_angry_marshal r24_swivel_arm r24_braking r24_take_it_all r24_passengers_rebellion"
    assert t.options() == left


def test_players_can_choose_the_cars_one_each() -> None:
    """C-ED-04, C-RULE-73"""
    t = new(players="3", bandits="doc,belle,tuco", car_choice="chosen")
    assert t.asks() == ["O which-car baggage second_class first_class restaurant mail saloon"]
    t.play("O which-car mail", "B which-car first_class")
    assert t.asks() == ["T which-car baggage second_class restaurant saloon"]
    t.play("T which-car baggage")
    assert t.happened("coupled") == ["coupled 1 mail", "coupled 2 first_class", "coupled 3 baggage"]


def test_two_players_take_turns_choosing_the_cars() -> None:
    """C-ED-04, C-RULE-73"""
    t = new(players="2", bandits="tuco,cheyenne,django,doc", car_choice="chosen")
    t.play("TC which-marshal-card T", "DO which-marshal-card D")
    t.play("TC which-car mail", "DO which-car saloon", "TC which-car baggage")
    assert t.asks() == ["DO which-car second_class first_class restaurant"]


def test_the_starting_purse_can_be_left_out_but_not_from_gangs() -> None:
    """C-ED-05, C-TWO-07"""
    three = new(players="3", bandits="doc,belle,tuco", starting_purse="false")
    assert (three.held("O"), three.happened("started-with")) == ("-", [])
    two = new(players="2", bandits="tuco,cheyenne,django,doc", starting_purse="false")
    assert [two.held(bandit) for bandit in "TCDO"] == ["$250", "$250", "$250", "$250"]


def test_experts_must_discard_the_bullets_they_hold() -> None:
    """C-ED-08"""
    t = given(TRAIN, hands={"B": "m!n!T!T"}, expert_variant="true").go("drop_bullets:B")
    assert (t.asks(), t.hand("B"), t.discards("B")) == ([], "m", "!T!T!n")


def test_where_experts_may_discard_bullets_they_choose_how_many() -> None:
    """C-ED-08"""
    t = given(
        TRAIN,
        hands={"B": "m!n!T!T"},
        wounds={"B": "mTT"},
        expert_variant="true",
        expert_bullet_discard="may",
    ).go("drop_bullets:B", "drop_bullets:O")
    assert t.asks() == ["B drop-which-bullet !T !n done"]
    t.play("B drop-which-bullet !T done")
    assert (t.hand("B"), t.discards("B"), t.asks()) == ("m!T!n", "!T", [])


def test_experts_keep_cards_when_schemin_ends() -> None:
    """C-ED-09"""
    hands = {"O": "mf", "B": "-", "T": "-"}
    t = given(TRAIN, hands=hands, expert_variant="true").go("lay_down", "steal")
    assert (t.asks(), t.phase) == (["O discard-which m f done"], "setup")
    assert t.play("O discard-which done").go("end_round").happened("discarded") == []


def test_experts_can_keep_cards_at_the_end_of_the_round_instead() -> None:
    """C-ED-09"""
    t = given(
        TRAIN,
        hands={"O": "mf", "B": "r"},
        first="B",
        expert_variant="true",
        expert_keep_timing="end_of_round",
    ).go("lay_down", "end_round")
    assert t.asks() == ["B discard-which r done"]
    t.play("B discard-which r", "O discard-which done")
    assert (t.hand("O"), t.discards("B")) == ("mf", "r")
    assert t.happened("round-ended", "became-first") == ["round-ended 1", "became-first T"]


@pytest.mark.parametrize(
    ("when", "deck", "discards"), [("on_demand", "-", "ff"), ("on_empty", "ff", "-")]
)
def test_the_discards_are_shuffled_when_a_card_is_needed_or_at_once(
    when: str, deck: str, discards: str
) -> None:
    """C-ED-10"""
    t = given(
        TRAIN,
        decks={"O": "m"},
        tops={"O": "c"},
        discards={"O": "ff"},
        expert_variant="true",
        expert_reshuffle=when,
    )
    assert t.go("deal:O:1").happened("reshuffled") == []
    t.go("deal:O:1")
    assert (t.hand("O"), t.deck("O"), t.discards("O")) == ("mc", deck, discards)


def test_gangs_can_be_drawn_at_random() -> None:
    """C-ED-11"""
    t = new(players="2", two_player_gangs="random").play("dice pick-character tuco belle")
    assert t.asks() == ["dice pick-character ghost cheyenne django doc"]
    t.play("dice pick-character ghost doc")
    assert t.asks() == ["TG which-marshal-card T G"]


def test_gangs_are_chosen_by_the_players_even_where_characters_are_dealt() -> None:
    """C-ED-11"""
    t = new(players="2", character_choice="random")
    assert t.asks() == ["#0 pick-character ghost cheyenne django belle tuco doc"]


def test_a_bullet_that_hits_lies_on_top_of_the_deck() -> None:
    """C-ED-15"""
    t = stealin("-/*;-/-;-/T;-/BO", pile="B:c,T:f", decks={"B": "mm"}, seats="TBO", guns={"T": 3})
    assert t.deck("O") == "mmccsffrrp^!T"
    t = stealin("O/*;-/-;-/T;-/B", pile="T:f", decks={"B": "mm"}, tops={"B": "c"})
    assert t.deck("B") == "mm^c!T"


def test_the_event_that_one_edition_calls_the_wind_is_the_swivel_arm() -> None:
    """C-ED-18"""
    t = event("-/*;O/-;-/-;-/BT", "swivel_arm")
    assert (t.story(), len(EVENTS)) == (["event-struck swivel_arm", "swept O 3r"], 8)
    assert not [name for name in EVENTS if "wind" in name]
