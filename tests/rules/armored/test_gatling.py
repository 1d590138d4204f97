"""Section 10: the Gatlings."""

import pytest
from rules.armored.words import stealin

AT_ARMORY = "-/-;T/-;-/*;G/-;-/*;-/-;-/*"


def test_at_a_gatling_one_chooses_between_a_shot_and_a_burst() -> None:
    """A-GATLING-01, A-SETUP-08"""
    assert stealin(armored=AT_ARMORY, pile="G:f").options() == "T burst"
    infirmary = "-/-;-/-;-/*;-/-;-/*;G/-;-/*"
    assert stealin("T/-;-/-;-/-;-/-", armored=infirmary, pile="G:f").options() == "T burst"


@pytest.mark.parametrize(
    ("armored", "options"),
    [
        ("-/-;T/-;-/*;-/-;GB/*;-/-;*/-", "T *6"),  # beside the Gatlings, not at one
        ("-/-;-/-;-/*;-/GB;-/*;-/-;-/*", "*2 *4"),  # below one
    ],
)
def test_elsewhere_there_is_no_burst(armored: str, options: str) -> None:
    """A-GATLING-01, A-RULE-33"""
    t = stealin(armored=armored, pile="G:f", round_=3)
    assert t.options() == options


def test_a_burst_hits_all_starting_roofs_and_the_line_of_sight_on_the_own_train() -> None:
    """A-GATLING-02, A-GATLING-03, A-GATLING-05, A-GATLING-07, A-RULE-34..36"""
    armored = "D/-;T/-;-/*;GO/-;-/*;-/-;*/-"
    t = stealin("C/-;-/-;B/-;-/-", armored=armored, pile="G:f", seats="GTCBDO")
    t.play("G fire-at-whom burst")
    assert t.wounds("TCB") == "g g g"  # Belle too
    assert t.wounds("DO") == "- -"  # behind Tuco, and beside the shooter
    assert (t.couriers, t.bunch, t.bullets("G"), t.g.neutral) == ("A2i A4i A6i", "-", 6, 20)


def test_the_shooter_picks_a_token_of_each_bandit_hit_by_its_back() -> None:
    """A-GATLING-04, A-ED-06, A-RULE-67"""
    t = stealin("-/-;C/-;-/-;-/-", armored=AT_ARMORY, pile="G:f", held={"T": "$300j", "C": "xj"})
    t.play("G fire-at-whom burst")
    assert t.asks() == ["G burst-what purse jewel"]
    t.play("G burst-what purse", "G burst-what strongbox")
    assert (t.floor("A1r"), t.floor("S1r"), t.held("T"), t.held("C")) == ("$300", "x", "j", "j")


def test_in_the_polish_edition_chance_picks_it() -> None:
    """A-GATLING-04, A-ED-06"""
    t = stealin(armored=AT_ARMORY, pile="G:f", held={"T": "$300jj"}, edition="pl")
    t.play("G fire-at-whom burst")
    assert t.asks() == ["dice which-loot-lost purse jewel jewel"]
    assert t.play("dice which-loot-lost jewel").floor("A1r") == "j"


def test_burst_picks_go_in_turn_order() -> None:
    """A-RULE-67, A-RULE-48"""
    held = {"T": "xj", "C": "xj"}
    t = stealin("C/-;-/-;-/-;-/-", armored=AT_ARMORY, pile="G:f", held=held, first="C")
    t.play("G fire-at-whom burst", "G burst-what jewel", "G burst-what strongbox")
    assert (t.held("C"), t.held("T")) == ("x", "j")


def test_too_few_neutral_bullets_forbid_the_burst_and_the_pile_stays() -> None:
    """A-GATLING-06, A-RULE-27"""
    t = stealin("C/-;-/-;-/-;-/-", armored=AT_ARMORY, pile="G:f", neutral=1)
    assert t.options() == "T C"
    t = stealin("C/-;-/-;-/-;-/-", armored=AT_ARMORY, pile="G:f", neutral=1, guns={"G": 0})
    assert (t.happened("had-no-effect"), t.g.neutral) == (["had-no-effect G fire"], 1)


def test_with_an_empty_gun_the_burst_must_be_used() -> None:
    """A-RULE-34"""
    t = stealin(armored=AT_ARMORY, pile="G:f", guns={"G": 0})
    assert (t.wounds("T"), t.happened("burst")) == ("g", ["burst G"])


def test_couriers_alone_need_no_bullets() -> None:
    """A-RULE-36, A-GATLING-05"""
    armored = "-/-;-/-;*/T;G/-;-/*;-/-;*/-"
    t = stealin(armored=armored, pile="G:f", neutral=0, guns={"G": 0})
    assert (t.couriers, t.at("T"), t.wounds("T"), t.bunch) == ("A2i A4i A6i", "A2r", "-", "-")


def test_bandits_displaced_by_couriers_form_one_group() -> None:
    """A-RULE-72, A-RULE-27, A-RULE-36"""
    armored = "-/-;-/-;*/T;G/-;-/*;-/-;*/B"
    t = stealin(armored=armored, pile="G:f", neutral=1).play("G fire-at-whom burst")
    assert (t.at("TB"), t.wounds("TB"), t.g.neutral) == ("A2r A6r", "- -", 0)


def test_django_does_not_knock_back_with_a_gatling() -> None:
    """A-DJANGO-01"""
    armored = "-/-;T/-;-/*;D/-;-/*;-/-;-/*"
    t = stealin(armored=armored, pile="D:f", seats="DTCB").play("D fire-at-whom burst")
    assert (t.at("T"), t.wounds("T")) == ("A1r", "g")


def test_only_bandits_hit_drop_loot() -> None:
    """A-GATLING-04"""
    t = stealin("-/C;-/-;-/-;-/-", armored=AT_ARMORY, pile="G:f", held={"C": "j", "G": "x"})
    t.play("G fire-at-whom burst")
    assert (t.asks(), t.held("C"), t.held("G")) == ([], "j", "x")
