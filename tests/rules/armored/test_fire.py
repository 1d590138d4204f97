"""Section 9, Fire, and the couriers as its targets."""

from rules.armored.words import ARMORED, stealin


def test_inside_a_shot_reaches_the_opposite_car() -> None:
    """A-FIRE-01"""
    armored = "-/-;-/-;*/-;-/T;-/*;-/-;*/-"
    t = stealin("-/-;-/G;-/-;-/C", armored=armored, pile="G:f", round_=3)
    assert (t.wounds("T"), t.bullets("G")) == ("G", 5)


def test_inside_a_courier_in_the_opposite_car_is_a_target() -> None:
    """A-FIRE-01, A-COURIER-04, A-COURIER-05"""
    t = stealin("-/G;-/-;-/-;-/-", pile="G:f", round_=3)
    assert (t.couriers, t.bunch, t.bullets("G")) == ("A2r A4r A6r", "G", 5)
    assert t.happened("courier-shot") == ["courier-shot G *4 6"]


def test_on_roofs_the_own_train_follows_the_line_of_sight() -> None:
    """A-FIRE-02"""
    t = stealin("G/-;T/-;C/-;B/-", pile="G:f", armored="-/-;-/-;-/*;-/-;-/*;-/-;-/*")
    assert (t.wounds("T"), t.wounds("CB")) == ("G", "- -")


def test_on_roofs_all_figures_on_the_other_train_are_targets() -> None:
    """A-FIRE-03, A-RULE-22"""
    armored = "T/-;C/-;*/-;B/-;-/*;-/-;*/-"
    t = stealin("-/-;-/-;-/-;G/-", armored=armored, pile="G:f")
    assert t.options() == "T C *2 *6"  # Belle is spared


def test_couriers_block_the_line_of_sight_on_their_train() -> None:
    """A-RULE-22"""
    armored = "G/-;-/-;*/-;T/-;-/*;-/-;*/-"
    blocked = stealin(armored=armored, pile="G:f")
    assert (blocked.bunch, blocked.wounds("T")) == ("G", "-")
    free = stealin(armored=armored, pile="G:f", couriers_block_sight="false")
    assert free.options() == "T *2"


def test_a_courier_without_sight_behind_a_bandit_is_no_target() -> None:
    """A-RULE-22, A-FIRE-02"""
    armored = "G/-;T/-;*/-;-/-;-/*;-/-;*/-"
    assert stealin(armored=armored, pile="G:f", couriers_block_sight="false").wounds("T") == "G"


def test_a_shot_courier_changes_floor_and_bandits_there_flee() -> None:
    """A-COURIER-04..06, A-RULE-24, A-RULE-25"""
    armored = "-/-;-/-;*/TB;-/-;-/*;-/-;-/*"
    t = stealin("G/-;-/-;-/-;-/-", armored=armored, pile="G:f", round_=2)
    assert (t.couriers, t.at("TB"), t.wounds("TB")) == ("A2i A4i A6i", "A2r A2r", "m m")


def test_without_bullets_a_courier_is_shot_at_in_vain() -> None:
    """A-COURIER-07"""
    t = stealin("G/-;-/-;-/-;-/-", pile="G:f", guns={"G": 0}, armored=ARMORED)
    assert (t.couriers, t.bunch) == ("A2r A4i A6r", "-")
    assert t.happened("had-no-effect") == ["had-no-effect G fire"]


def test_a_bullet_for_a_courier_is_an_own_one_and_gone_from_the_gun() -> None:
    """A-COURIER-04, A-SCORE-03"""
    t = stealin("G/-;-/-;-/-;-/-", pile="G:f,G:f", guns={"G": 2})
    t.play("G fire-at-whom *6")
    assert (t.bullets("G"), t.bunch) == (0, "GG")
