"""Section 9: Move, Punch and Floor Change on two trains."""

import pytest
from rules.armored.words import ARMORED, stealin


@pytest.mark.parametrize(
    ("round_", "starting", "options"),
    [
        (1, "-/G;-/-;-/-;-/-", "S1i A0i"),
        (3, "-/-;-/G;-/-;-/-", "S0i S2i A3i"),
        (3, "-/-;-/-;-/-;-/G", "S2i"),  # beside the Tender
        (5, "-/G;-/-;-/-;-/-", "S1i"),  # beside nothing
    ],
)
def test_inside_a_move_is_one_car_along_or_across(round_: int, starting: str, options: str) -> None:
    """A-MOVE-01, A-GEO-01, A-GEO-02, A-RULE-18"""
    t = stealin(starting, pile="G:m", round_=round_)
    if len(options.split()) == 1:
        assert t.at("G") == options
    else:
        assert t.options() == options


@pytest.mark.parametrize(
    ("round_", "starting", "armored", "options"),
    [
        (1, "G/-;-/-;-/-;-/-", ARMORED, "S1r S2r S3r A0r A1r A2r"),
        (1, "-/-;-/-;-/-;G/-", ARMORED, "S0r S1r S2r"),
        (1, "-/-;-/-;G/-;-/-", ARMORED, "S0r S1r S3r A0r"),
        (3, "-/-;-/-;-/-;-/-", "-/-;G/-;*/-;-/-;-/*;-/-;*/-", "S1r S2r S3r A0r A2r A3r A4r"),
        (5, "G/-;-/-;-/-;-/-", ARMORED, "S1r S2r S3r A6r"),
    ],
)
def test_on_roofs_one_of_three_steps_may_go_across(
    round_: int, starting: str, armored: str, options: str
) -> None:
    """A-MOVE-02, A-RULE-16, A-GEO-02"""
    assert stealin(starting, armored=armored, pile="G:m", round_=round_).options() == options


def test_a_roof_move_may_not_cross_twice() -> None:
    """A-RULE-16"""
    t = stealin("G/-;-/-;-/-;-/-", pile="G:m", round_=4)
    assert t.options() == "S1r S2r S3r A4r A5r A6r"


def test_passing_over_a_courier_is_harmless() -> None:
    """A-RULE-17"""
    t = stealin("G/-;-/-;-/-;-/-", pile="G:m", round_=2).play("G move-where A3r")
    assert (t.at("G"), t.wounds("G")) == ("A3r", "-")


def test_inside_the_armored_locomotive_without_a_neighbour_a_move_has_no_effect() -> None:
    """A-RULE-18, A-TENDER-01"""
    t = stealin(armored="-/G;-/-;*/-;-/-;-/*;-/-;*/-", pile="G:m", round_=3)
    assert (t.at("G"), t.happened("had-no-effect")) == ("A0i", ["had-no-effect G move"])


def test_the_tender_separates_the_insides_beside_it() -> None:
    """A-RULE-18"""
    armored = "-/T;-/-;*/G;-/-;-/*;-/-;*/-"
    assert stealin(armored=armored, pile="G:m", round_=5).at("G") == "A3i"
    fire = stealin(armored=armored, pile="G:f", round_=5)
    assert fire.happened("had-no-effect") == ["had-no-effect G fire"]


def test_a_punch_may_send_the_target_to_the_other_train() -> None:
    """A-PUNCH-01, A-RULE-19"""
    t = stealin("-/-;-/GT;-/-;-/-", pile="G:p", round_=3)
    assert t.options() == "S0i S2i A3i"
    assert t.play("G throw-where A3i").at("T") == "A3i"


def test_the_puncher_picks_a_token_by_its_back_and_it_drops_at_his_location() -> None:
    """A-PUNCH-02, A-RULE-37, A-ED-15"""
    t = stealin("-/-;-/GT;-/-;-/-", pile="G:p", held={"T": "$250b400j"})
    assert t.options() == "purse jewel bag"
    t.play("G punch-what bag", "G throw-where S2i")
    assert (t.floor("S1i"), t.held("T"), t.at("T")) == ("b400", "$250j", "S2i")
    assert "dropped T bag b" in t.story("G")


def test_a_target_with_loot_must_lose_one() -> None:
    """A-PUNCH-02, A-ED-15"""
    t = stealin("-/-;-/GT;-/-;-/-", pile="G:p", held={"T": "j"}).play("G throw-where S0i")
    assert (t.floor("S1i"), t.held("T")) == ("j", "-")


def test_where_nobody_can_be_sent_the_loot_still_drops() -> None:
    """A-RULE-19, A-RULE-18"""
    armored = "-/GT;-/-;*/-;-/-;-/*;-/-;*/-"
    t = stealin(armored=armored, pile="G:p", round_=3, held={"T": "x"})
    assert (t.at("T"), t.floor("A0i"), t.held("T")) == ("A0i", "x", "-")


def test_a_target_punched_onto_a_courier_flees_and_the_loot_stays_with_the_puncher() -> None:
    """A-RULE-20, A-COURIER-01, A-PUNCH-01"""
    t = stealin("-/-;-/-;GT/-;-/-", pile="G:p", round_=3, held={"T": "x"})
    t.play("G throw-where A2r")
    assert (t.at("T"), t.wounds("T"), t.floor("S2r")) == ("A2i", "m", "x")


def test_floor_change_stays_on_the_train() -> None:
    """A-FLOOR-01"""
    assert stealin("-/G;-/-;-/-;-/-", pile="G:c").at("G") == "S0r"


def test_floor_change_on_the_tender_has_no_effect() -> None:
    """A-RULE-21, A-TENDER-01"""
    t = stealin(armored="-/-;G/-;*/-;-/-;-/*;-/-;*/-", pile="G:c")
    assert (t.at("G"), t.happened("had-no-effect")) == ("A1r", ["had-no-effect G floor_change"])


def test_team_mates_are_targets_and_must_be_hit_if_they_are_the_only_ones() -> None:
    """A-RULE-12"""
    assert stealin("-/-;-/GC;-/-;-/-", pile="G:p").happened("thrown") == []
    assert stealin("-/-;-/GC;-/-;-/-", pile="G:p").options() == "S0i S2i"
    assert stealin("-/G;-/C;-/-;-/-", pile="G:f").wounds("C") == "G"


def test_a_team_mate_counts_as_another_target_for_belle() -> None:
    """A-RULE-12, C-BELLE-01"""
    t = stealin("-/-;-/G;-/C;-/B", pile="C:f", seats="GTCB", rest="S0r")
    assert (t.wounds("G"), t.wounds("B")) == ("C", "-")
