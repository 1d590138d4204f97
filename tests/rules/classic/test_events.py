"""Chapter A11: what the round card brings at the end of its round."""

import pytest
from scenario import event, given, new, stealin


@pytest.mark.parametrize("seed", [1, 2])
def test_an_event_comes_at_the_end_of_its_round_after_stealin(seed: int) -> None:
    """C-EVENT-01, C-ROUND-02"""
    *_, t = new(players="3").at_random(seed)
    told = [text.split()[0] for text in t.happened("card-returned", "event-struck", "round-ended")]
    events = [place for place, name in enumerate(told) if name == "event-struck"]
    assert events
    for place in events:
        assert (told[place - 1], told[place + 1]) == ("card-returned", "round-ended")


def test_a_round_card_without_an_event_ends_its_round_quietly() -> None:
    """C-EVENT-01"""
    t = stealin("C/*;D/-;-/-;-/T", pile="D:c", card="r24_tunnel", then=("happen",))
    assert (t.happened("event-struck"), t.at("C"), t.asks()) == ([], "0r", [])


def test_the_event_of_the_last_round_is_settled_before_the_count() -> None:
    """C-RULE-43, C-EVENT-01"""
    rounds = "r24_tunnel,r24_bridge,r24_braking,r24_swivel_arm,st_hostage"
    t = given("-/C;-/D;-/*;-/T", rounds=rounds, guns={"T": 5}).go("happen", "end_round")
    assert t.happened("event-struck", "ransomed", "counted", "won") == [
        "event-struck hostage_conductor",
        "ransomed C 0 $250",
        "counted C 250",
        "counted D 0",
        "counted T 1000",
        "won T",
    ]


# Angry Marshal


def test_the_angry_marshal_shoots_at_the_roof_of_his_car_and_walks_back() -> None:
    """C-EVENT-ANGRY-01, C-EVENT-ANGRY-02"""
    t = event("C/-;DO/*;T/-;-/-;-/-", "angry_marshal")
    assert [t.wounds(bandit) for bandit in "CDOT"] == ["-", "e", "e", "-"]
    assert (t.deck("D"), t.at("D"), t.marshal, t.g.neutral) == ("mmccsffrrp^!n", "1r", "2i", 11)


def test_in_the_caboose_the_angry_marshal_shoots_but_stays() -> None:
    """C-EVENT-ANGRY-01, C-EVENT-ANGRY-03"""
    t = event("C/-;-/-;-/D;T/*", "angry_marshal")
    assert (t.marshal, t.wounds("T"), t.wounds("D"), t.at("T")) == ("3i", "e", "-", "3r")
    assert t.happened("marshal-moved", "fled") == []


def test_the_angry_marshal_meets_those_in_the_car_he_walks_into() -> None:
    """C-RULE-40, C-RULE-41, C-MEET-02"""
    t = event("-/-;C/*;-/DT;-/-", "angry_marshal")
    assert t.story()[1:] == [
        "wounded C e",
        "marshal-moved 2i",
        "wounded D m",
        "wounded T m",
        "fled D 2r",
        "fled T 2r",
    ]


@pytest.mark.parametrize(
    ("neutral", "roof", "met"), [(4, "e", "m"), (3, "e", "-"), (2, "e", "-"), (1, "-", "-")]
)
def test_the_angry_marshals_roof_and_car_are_served_as_two_groups(
    neutral: int, roof: str, met: str
) -> None:
    """C-RULE-40, C-RULE-37, C-MEET-08..10"""
    t = event("-/-;CO/*;-/DT;-/-;-/-", "angry_marshal", neutral=neutral)
    assert [t.wounds(bandit) for bandit in "CODT"] == [roof, roof, met, met]
    assert (t.at("D"), t.at("T"), t.g.neutral) == ("2r", "2r", 0)


# Swivel Arm and Braking


def test_the_swivel_arm_sweeps_every_roof_to_the_roof_of_the_caboose() -> None:
    """C-EVENT-SWIVEL-01, C-EVENT-SWIVEL-02, C-RULE-44, C-ED-14, C-ED-18"""
    t = event("C/*;D/O;-/T;G/-;-/-;B/-;-/-", "swivel_arm")
    assert [t.at(bandit) for bandit in "CDGBOT"] == ["6r", "6r", "6r", "6r", "1i", "2i"]
    assert t.happened("wounded", "fled") == []


def test_whoever_is_on_the_caboose_already_is_not_swept() -> None:
    """C-EVENT-SWIVEL-01"""
    assert event("C/*;-/-;-/D;O/-", "swivel_arm").happened("swept") == ["swept C 3r"]


def test_braking_throws_every_roof_one_car_forward() -> None:
    """C-EVENT-BRAKE-01, C-EVENT-BRAKE-02, C-RULE-44"""
    t = event("C/*;D/O;G/-;-/T;B/-;-/-;-/-", "braking")
    assert [t.at(bandit) for bandit in "CDGBOT"] == ["0r", "0r", "1r", "3r", "1i", "3i"]


# Take It All!


@pytest.mark.parametrize(
    ("train", "spot", "floor"),
    [("-/*x;-/C;-/-;-/DT", "0i", "xx"), ("-/x;-/C;D/*j;-/T", "2i", "jx")],
)
def test_the_second_strongbox_is_put_in_the_marshals_car(train: str, spot: str, floor: str) -> None:
    """C-EVENT-TAKE-01, C-RULE-45, C-SETUP-15"""
    t = event(train, "take_it_all")
    assert (t.floor(spot), t.g.spare, t.asks()) == (floor, 0, [])
    assert t.happened("strongbox-came") == [f"strongbox-came {spot}"]


def test_the_second_strongbox_can_be_robbed_in_the_next_round() -> None:
    """C-RULE-45, C-ROB-01"""
    t = event("-/x;T/-;-/C;D/*", "take_it_all").go("marshal:D:2i", "floor_change:D", "robbery:D")
    assert (t.held("D"), t.floor("3i"), t.at("C")) == ("x", "-", "2r")


# Passengers' Rebellion


def test_the_passengers_shoot_at_every_bandit_inside_the_train() -> None:
    """C-EVENT-REBEL-01, C-RULE-72, C-ED-12"""
    t = event("T/C;D/*;G/OB;-/-;-/-;-/-;-/-", "passengers_rebellion")
    assert [t.wounds(bandit) for bandit in "COBTDG"] == ["e", "e", "e", "-", "-", "-"]
    assert (t.deck("C"), t.at("C"), t.g.neutral) == ("mmccsffrrp^!n", "0i", 10)


# Pickpocketing


def test_a_bandit_alone_may_take_one_purse_from_his_spot() -> None:
    """C-EVENT-PICK-01, C-RULE-46"""
    t = event("-/*;-/C$300$500j;-/-;-/DT", "pickpocketing")
    assert t.asks() == ["C pick-pocket purse leave"]
    t.play("C pick-pocket purse", "dice which-purse $500")
    assert (t.held("C"), t.floor("1i"), t.asks()) == ("$500", "$300j", [])


def test_a_bandit_alone_may_leave_the_purse() -> None:
    """C-EVENT-PICK-01, C-RULE-15"""
    t = event("-/*;-/C$300;-/-;-/DT", "pickpocketing").play("C pick-pocket leave")
    assert (t.held("C"), t.floor("1i"), t.asks()) == ("-", "$300", [])


@pytest.mark.parametrize(
    "train",
    [
        "-/*;-/Cjx;-/-;-/DT$250",
        "-/*;C/$250;-/-;-/DT",
        "-/*;$250/C;-/-;-/DT",
        "-/*;-/-;-/-;-/CDT$250",
    ],
)
def test_in_company_or_without_a_purse_nothing_happens(train: str) -> None:
    """C-EVENT-PICK-01, C-EVENT-PICK-02, C-RULE-46"""
    t = event(train, "pickpocketing")
    assert (t.asks(), t.happened("robbed")) == ([], [])


def test_pickpockets_are_asked_in_player_order_and_the_marshal_is_no_company() -> None:
    """C-RULE-46"""
    t = event("C$250/*;-/-;-/D$300;-/T$350", "pickpocketing", first="D")
    assert t.asks() == ["D pick-pocket purse leave"]
    t.play("D pick-pocket purse", "T pick-pocket purse", "C pick-pocket purse")
    assert [t.held(bandit) for bandit in "CDT"] == ["$250", "$300", "$350"]


def test_where_tokens_are_told_apart_the_pickpocket_names_a_purse() -> None:
    """C-EVENT-PICK-01, C-RULE-81"""
    t = event("-/*;-/C$500j$300;-/-;-/DT", "pickpocketing", purse_pick="token")
    assert t.asks() == ["C pick-pocket #0 #2 leave"]
    assert t.play("C pick-pocket #2").held("C") == "$300"


# Marshal's Revenge


def test_the_marshal_takes_the_least_valuable_purse_of_those_on_his_roof() -> None:
    """C-EVENT-REVENGE-01, C-EVENT-REVENGE-02, C-RULE-47"""
    held = {"C": "$400$300$500j", "O": "$250$250", "D": "$250", "T": "$250"}
    t = event("-/-;CO/*;D/-;-/T;-/-", "marshals_revenge", held=held)
    assert [t.held(bandit) for bandit in "CODT"] == ["$400$500j", "$250", "$250", "$250"]
    assert (t.floor("1r"), t.floor("1i"), t.asks()) == ("$250$300", "-", [])


@pytest.mark.parametrize("loot", ["-", "jx"])
def test_without_a_purse_there_is_nothing_to_revenge(loot: str) -> None:
    """C-EVENT-REVENGE-03"""
    t = event("-/-;C/*;D/-;-/T", "marshals_revenge", held={"C": loot})
    assert (t.held("C"), t.floor("1r")) == (loot, "-")


def test_of_equal_purses_that_can_be_told_apart_the_owner_names_one() -> None:
    """C-RULE-47, C-RULE-81"""
    held = {"C": "$300$500$300j"}
    t = event("-/-;C/*;D/-;-/T", "marshals_revenge", held=held, purse_pick="token")
    assert t.asks() == ["C revenge-which #0 #2"]
    t.play("C revenge-which #2")
    assert (t.held("C"), t.floor("1r")) == ("$300$500j", "$300")


def test_being_asked_does_not_show_that_the_purses_are_equal() -> None:
    """C-RULE-92, C-RULE-81"""
    train, name = "-/-;C/*;D/-;-/T", "marshals_revenge"
    t = event(train, name, held={"C": "$300$500"}, purse_pick="token")
    assert t.asks() == ["C revenge-which #0"]
    t = event(train, name, held={"C": "$300j"}, purse_pick="token")
    assert (t.asks(), t.floor("1r")) == ([], "$300")  # the only purse, as all can see


def test_the_value_of_a_purse_lost_to_revenge_stays_secret() -> None:
    """C-EVENT-REVENGE-01, C-RULE-03"""
    t = event("-/-;C/*;D/-;-/T", "marshals_revenge", held={"C": "$300"})
    assert t.story("C")[-1] == "dropped C purse $300"
    assert t.story("D")[-1] == "dropped C purse $"


# Hostage-Taking


def test_each_bandit_inside_or_on_the_locomotive_gains_a_purse_from_the_box() -> None:
    """C-EVENT-HOSTAGE-01, C-EVENT-HOSTAGE-02, C-RULE-48"""
    t = event("D/C;-/O;-/*;-/T;-/-", "hostage_conductor", held={"C": "j"}, first="D")
    assert [t.held(bandit) for bandit in "CDOT"] == ["$250j", "$250", "-", "-"]
    assert t.happened("ransomed") == ["ransomed D 0 $250", "ransomed C 0 $250"]
    assert (list(t.g.box).count(1), t.g.made_up) == (6, 0)


def test_when_the_box_has_no_such_purse_left_the_money_is_made_up() -> None:
    """C-RULE-48, C-EVENT-HOSTAGE-01"""
    t = event("D/C;-/*;-/-;-/T", "hostage_conductor", held={"T": "$250" * 7})
    assert (t.held("C"), t.held("D"), t.money("C") - t.money("D")) == ("$250", "$250", 0)
    assert t.happened("ransomed") == ["ransomed D 0 $250", "ransomed C 1 $250"]
    assert t.g.made_up == 1


def test_a_bullet_from_the_angry_marshals_walk_is_one_of_a_meeting() -> None:
    """C-RULE-87, C-RULE-41"""
    t = event("-/*;-/C;-/-;-/DT", "angry_marshal", tiebreak_bullets="players_and_events")
    assert (t.wounds("C"), t.received("C")) == ("m", 0)
