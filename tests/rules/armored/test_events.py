"""Section 8: end-of-round events."""

import pytest
from rules.armored.words import Words, event, given

from coltexpress.kernel.rows import row


def test_couriers_in_movement_change_floor_and_chase_bandits_away() -> None:
    """A-EVENT-COURIERS-01, A-EVENT-COURIERS-02, A-COURIER-03, A-ED-17"""
    armored = "-/-;-/-;*/G;-/-;-/*;-/-;*/C"
    t = event("-/-;-/T;-/-;-/-", "couriers_in_movement", armored=armored)
    assert (t.couriers, t.at("GC"), t.wounds("GCT")) == ("A2i A4r A6i", "A2r A6r", "m m -")


def test_all_whom_the_couriers_chase_form_one_group() -> None:
    """A-RULE-27, A-RULE-72"""
    armored = "-/-;-/-;*/G;-/-;-/*;-/-;*/C"
    t = event(name="couriers_in_movement", armored=armored, neutral=1)
    assert (t.at("GC"), t.wounds("GC"), t.g.neutral) == ("A2r A6r", "- -", 0)
    assert t.happened("bullets-ran-out") == ["bullets-ran-out"]


def test_heavy_fire_wounds_all_on_roofs_who_then_lay_loot_down() -> None:
    """A-EVENT-HEAVY-01, A-EVENT-HEAVY-02, A-RULE-29"""
    armored = "-/-;T/-;*/-;-/-;-/*;-/-;*/-"
    held = {"G": "$300$500", "T": "j", "C": "x"}
    t = event("G/C;-/-;-/-;-/-", "heavy_fire", armored=armored, held=held)
    assert t.wounds("GTC") == "e e -"
    assert t.asks() == ["G lay-down-which $300 $500"]  # knowingly
    t.play("G lay-down-which $300")
    assert (t.floor("S0r"), t.floor("A1r"), t.held("C")) == ("$300", "j", "x")
    assert "dropped G purse $" in t.story("T")


def test_heavy_fire_with_named_tokens_and_without_loot() -> None:
    """A-EVENT-HEAVY-02, A-RULE-29"""
    t = event("GT/-;-/-;-/-;-/-", "heavy_fire", held={"G": "$500$300"}, purse_pick="token")
    assert t.asks() == ["G lay-down-which #0 #1"]
    assert t.play("G lay-down-which #1").held("G") == "$500"


def test_being_asked_does_not_show_that_all_loot_is_alike() -> None:
    """A-RULE-77, A-RULE-37"""
    t = event("G/-;-/-;-/-;-/-", "heavy_fire", held={"G": "$300$300"})
    assert t.asks() == ["G lay-down-which $300"]
    t = event("G/-;-/-;-/-;-/-", "heavy_fire", held={"G": "jj"})
    assert (t.asks(), t.held("G")) == ([], "j")  # jewels are alike for everybody


def test_with_too_few_bullets_heavy_fire_still_takes_loot() -> None:
    """A-RULE-27"""
    t = event("GT/-;-/-;-/-;-/-", "heavy_fire", held={"G": "j"}, neutral=1)
    assert (t.wounds("GT"), t.held("G"), t.g.neutral) == ("- -", "-", 0)


def test_the_swivel_arm_sweeps_each_train_to_its_own_caboose() -> None:
    """A-EVENT-SWIVEL-01"""
    armored = "-/-;T/B;-/*;-/-;-/*;-/-;-/*"
    t = event("G/C;-/-;-/-;-/-", "swivel_arm", armored=armored.replace("T/B", "T/-"), rest="S0i")
    assert t.at("GTCB") == "S3r A6r S0i S0i"


def test_a_courier_on_the_last_roof_chases_all_who_are_swept_there() -> None:
    """A-RULE-28, A-COURIER-01"""
    t = event(name="swivel_arm", armored="G/-;T/-;*/-;-/-;-/*;-/-;*/-")
    assert (t.at("GT"), t.wounds("GT")) == ("A6i A6i", "m m")


def test_help_lets_each_bandit_join_a_team_mate_anywhere() -> None:
    """A-EVENT-HELP-01, A-RULE-30"""
    t = event("-/G;-/-;-/-;-/T", "help", armored="-/-;-/-;*/-;C/-;-/*;-/-;*/-", rest="S3i")
    assert t.asks() == ["G help-where S0i A3r"]
    t.play("G help-where A3r")
    assert (t.at("G"), t.asks()) == ("A3r", [])  # Cheyenne has nowhere else to go any more


def test_help_may_be_declined_and_is_resolved_one_by_one() -> None:
    """A-RULE-30"""
    t = event("-/G;-/C;-/-;-/T", "help", seats="GTCB").play("G help-where S0i")
    assert t.asks() == ["C help-where S0i S1i"]


def test_without_a_team_mate_help_does_nothing() -> None:
    """A-RULE-30, A-RULE-02"""
    t = event("-/G;-/T;-/-;-/-", "help", seats="GT", two_player_mode="one_bandit_each")
    assert (t.asks(), t.happened("helped")) == ([], [])


def test_a_coordinated_plan_gives_two_more_cards_to_those_who_stand_together() -> None:
    """A-EVENT-COORD-01, A-RULE-31"""
    t = event("-/GC;T/B;-/-;-/-", "coordinated_action_plan", then=("end_round", "round"))
    assert t.happened("will-draw-more") == ["will-draw-more G", "will-draw-more C"]
    t.roll("which-round-card")
    assert [len(t.g.hand[t.player(one)]) for one in "GTCB"] == [8, 6, 8, 6]


def test_the_bonus_lasts_one_round() -> None:
    """A-EVENT-COORD-01"""
    t = event("-/GC;-/-;-/-;-/-", "coordinated_action_plan", then=("end_round", "turn_up"))
    assert list(t.roll().g.bonus) == [0, 0, 0, 0]


def test_the_bonuses_of_plan_and_armory_do_not_add_up() -> None:
    """A-EVENT-COORD-02"""
    armory = "-/-;-/-;*/-;-/GC;-/*;-/-;*/-"
    t = event(name="coordinated_action_plan", armored=armory, then=("round",))
    t.roll("which-round-card")
    assert len(t.g.hand[0]) == 8


WOUNDED: Words = {
    "wounds": {"G": "TCmm"},
    "guns": {"T": 5, "C": 5},
    "neutral": 21,
    "decks": {"G": "mmccffrrp!C!n"},
    "tops": {"G": "n!T"},
    "hands": {"G": "!n"},
}


def test_heal_takes_up_to_two_bullets_of_those_who_stand_together() -> None:
    """A-EVENT-HEAL-01..04, A-ED-02, A-ED-03, A-RULE-31, A-RULE-32, A-RULE-64"""
    t = event("-/GC;-/T;-/-;-/-", "heal", **WOUNDED)
    assert t.asks() == ["G heal-which !T !n !n@hand done"]  # not Cheyenne's: a team-mate's
    t.play("G heal-which !n@hand !T")
    assert (t.wounds("G"), t.hand("G"), t.deck("G")) == ("Cm", "-", "mmccffrrp!C!n^n")
    assert (t.g.neutral, t.line.split("healed-away=")[1].split()[0]) == (21, "nT")


def test_heal_from_the_discard_pile() -> None:
    """A-EVENT-HEAL-02"""
    words: Words = {"wounds": {"G": "m"}, "neutral": 22, "discards": {"G": "!n"}}
    t = event("-/GC;-/T;-/-;-/-", "heal", expert_variant="true", **words)
    assert t.options() == "!n@discard done"
    assert t.play("G heal-which !n@discard").discards("G") == "-"


def test_heal_from_below_the_deck() -> None:
    """A-RULE-64, A-RULE-71"""
    words: Words = {"wounds": {"G": "m"}, "neutral": 22, "unders": {"G": "!n"}}
    t = event("-/GC;-/T;-/-;-/-", "heal", expert_variant="true", **words)
    assert t.play("G heal-which !n@under").deck("G") == "mmccffrrpn"


def test_of_equal_bullets_in_the_deck_the_topmost_goes() -> None:
    """A-RULE-64"""
    words: Words = {
        "wounds": {"G": "mm"},
        "neutral": 21,
        "tops": {"G": "!nm"},
        "decks": {"G": "mccff!n"},
    }
    t = event("-/GC;-/T;-/-;-/-", "heal", **words)
    assert t.play("G heal-which !n", "G heal-which done").deck("G") == "mccff!n^m"


def test_alone_nobody_is_healed() -> None:
    """A-EVENT-HEAL-01, A-RULE-31"""
    assert event("G/C;-/T;-/-;-/-", "heal", **WOUNDED).asks() == []


def test_in_the_polish_edition_neutral_bullets_go_first_and_back_to_the_pile() -> None:
    """A-EVENT-HEAL-03, A-EVENT-HEAL-04, A-ED-02, A-ED-03, A-INFIRMARY-03"""
    t = event("-/GC;-/T;-/-;-/-", "heal", edition="pl", **WOUNDED)
    assert t.options() == "!n !n@hand done"
    assert t.play("G heal-which !n !n@hand").g.neutral == 23


def test_when_no_neutral_bullet_is_left_the_opponents_go() -> None:
    """A-ED-02"""
    words: Words = {
        "wounds": {"G": "Tm"},
        "guns": {"T": 5},
        "neutral": 22,
        "decks": {"G": "mmcc!T!n"},
    }
    t = event("-/GC;-/T;-/-;-/-", "heal", edition="pl", **words)
    t.play("G heal-which !n", "G heal-which !T")
    assert (t.wounds("G"), t.g.neutral) == ("-", 23)


@pytest.mark.parametrize(("neutral", "after"), [(0, 0), (22, 23)])
def test_once_the_pile_has_left_the_game_healed_bullets_go_to_the_box(
    neutral: int, after: int
) -> None:
    """A-RULE-59, A-ED-03"""
    words: Words = {"wounds": {"G": "m"}, "neutral": neutral, "decks": {"G": "mmcc!n"}}
    t = event("-/GC;-/T;-/-;-/-", "heal", edition="pl", **words)
    assert t.play("G heal-which !n").g.neutral == after


def test_a_pile_that_is_exactly_used_up_can_be_refilled() -> None:
    """A-RULE-73"""
    words: Words = {"wounds": {"G": "m" * 23}, "neutral": 0, "decks": {"G": "!n" * 23}}
    t = event("-/GC;-/T;-/-;-/-", "heal", edition="pl", **words)
    assert t.play("G heal-which !n !n").g.neutral == 2


def test_heal_and_infirmary_do_not_add_up() -> None:
    """A-EVENT-HEAL-05, A-INFIRMARY-01"""
    infirmary = "-/-;-/-;*/-;-/-;-/*;-/GC;*/-"
    t = event(name="heal", armored=infirmary, then=("end_round", "round"), **WOUNDED)
    t.play("G heal-which !T", "G heal-which done")
    assert t.asks() == ["G heal-which !n !n@hand done"]
    t.play("G heal-which !n")
    assert "heal-which" not in t.asks()[0]


def test_two_bullets_healed_leave_nothing_for_the_infirmary() -> None:
    """A-EVENT-HEAL-05"""
    infirmary = "-/-;-/-;*/-;-/-;-/*;-/GC;*/-"
    t = event(name="heal", armored=infirmary, then=("end_round", "round"), **WOUNDED)
    t.play("G heal-which !T !n")
    assert "heal-which" not in t.asks()[0]


def test_a_round_without_an_event() -> None:
    """C-EVENT-01, A-COMP-05"""
    assert given().go("happen").happened("event-struck") == []


def test_healing_goes_in_turn_order() -> None:
    """A-RULE-48, A-EVENT-HEAL-01"""
    words: Words = {"wounds": {"G": "m", "C": "m"}, "neutral": 21, "first": "C"}
    t = event("-/GC;-/T;-/-;-/-", "heal", tops={"G": "!n", "C": "!n"}, **words)
    assert t.asks() == ["C heal-which !n done"]
    assert t.play("C heal-which done").asks() == ["G heal-which !n done"]


def test_of_two_bullets_on_top_of_the_deck_the_upper_one_goes() -> None:
    """A-RULE-64"""
    words: Words = {"wounds": {"G": "mm"}, "neutral": 21, "tops": {"G": "m!nc!n"}}
    t = event("-/GC;-/T;-/-;-/-", "heal", decks={"G": "mccff"}, **words)
    assert t.play("G heal-which !n", "G heal-which done").deck("G") == "mccff^m!nc"


def test_neutral_bullets_in_the_box_and_under_the_token_have_not_left_the_game() -> None:
    """A-RULE-59, A-RULE-73"""
    words: Words = {"wounds": {"G": "m"}, "decks": {"G": "mm!n"}, "edition": "pl", "bunch": "n"}
    t = given("-/GC;-/T;-/-;-/-", seats="GTC", neutral=20, **words)
    t.g.boxed = row([15])
    t.go("heal:G:1").play("G heal-which !n")
    assert t.g.neutral == 21
