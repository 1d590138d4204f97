"""Chapter A8, Fire."""

import pytest
from scenario import stealin


def test_the_target_puts_a_bullet_of_the_shooter_on_top_of_his_deck() -> None:
    """C-FIRE-01..03"""
    t = stealin("-/*;-/C;-/O;-/G", pile="O:f", tops={"G": "mr"})
    assert t.asks() == ["O fire-at-whom C G"]
    t.play("O fire-at-whom G")
    assert (t.bullets("O"), t.wounds("G"), t.deck("G")) == (5, "O", "mccsffrp^mr!O")
    assert (t.bullets("G"), t.wounds("C"), t.deck("C")) == (6, "-", "mmccsffrrp")


def test_bullets_are_fired_from_the_six_down() -> None:
    """C-FIRE-01, C-SETUP-03"""
    t = stealin("-/*;-/C;-/O;G/-", pile="O:f,O:f", guns={"O": 2})
    assert t.happened("shot") == ["shot O C 2", "shot O C 1"]
    assert (t.bullets("O"), t.wounds("C")) == (0, "OO")


@pytest.mark.parametrize("train", ["-/*;-/-;-/OCG;-/-", "-/*;-/-;OCG/-;-/-"])
def test_a_bandit_in_the_shooters_own_spot_is_never_a_target(train: str) -> None:
    """C-FIRE-04, C-FIRE-12, C-ED-17"""
    t = stealin(train, pile="O:f")
    assert (t.bullets("O"), t.happened("had-no-effect")) == (6, ["had-no-effect O fire"])


@pytest.mark.parametrize(
    ("train", "targets"),
    [
        ("-/*;-/-;-/C;-/O;-/G;-/BT;-/D", "C G"),
        ("-/*;-/G;-/CT;-/O;B/-;D/-;-/-", "C T"),
        ("-/C;-/O;-/G;-/B;-/*;-/T;-/D", "C G"),
    ],
)
def test_inside_only_bandits_inside_the_next_cars_are_targets(train: str, targets: str) -> None:
    """C-FIRE-05, C-FIRE-06, C-RULE-23"""
    assert stealin(train, pile="O:f").options() == targets


@pytest.mark.parametrize(
    "train",
    [
        "-/*;-/C;-/-;-/O;-/-;-/G;-/BTD",
        "-/*;-/-;C/-;G/O;BTD/-;-/-;-/-",
        "-/*;-/-;-/C;O/GD;-/BT;-/-;-/-",
    ],
)
def test_out_of_range_or_on_the_other_floor_nobody_is_a_target(train: str) -> None:
    """C-FIRE-05, C-FIRE-06, C-FIRE-12, C-RULE-23"""
    t = stealin(train, pile="O:f")
    assert (t.bullets("O"), t.happened("had-no-effect")) == (6, ["had-no-effect O fire"])


def test_on_the_roofs_the_nearest_bandits_hide_those_behind() -> None:
    """C-FIRE-07..10, C-RULE-20"""
    t = stealin("-/*;G/-;TC/-;O/-;-/-", pile="G:f", seats="GTCO")
    assert t.asks() == ["G fire-at-whom T C"]


def test_on_the_roofs_tuco_sees_both_ways_but_not_whoever_stands_beside_him() -> None:
    """C-FIRE-11, C-FIRE-04, C-RULE-20, C-RULE-21"""
    t = stealin("-/*;G/-;TC/-;O/-;-/-", pile="T:f", seats="GTCO")
    assert t.asks() == ["T fire-at-whom G O"]


def test_on_the_roofs_a_shot_reaches_from_end_to_end() -> None:
    """C-FIRE-07, C-RULE-22, C-RULE-23"""
    t = stealin("G/*;-/C;-/D;-/B;-/T;-/-;O/-", pile="O:f")
    assert (t.wounds("G"), t.bullets("O")) == ("O", 5)


def test_in_each_direction_all_bandits_on_the_nearest_occupied_roof_are_targets() -> None:
    """C-FIRE-08, C-FIRE-09, C-RULE-20"""
    t = stealin("D/*;CT/-;-/-;O/-;-/-;G/-", pile="O:f", seats="CTDOG")
    assert t.options() == "C T G"


def test_companions_on_the_shooters_roof_do_not_block() -> None:
    """C-RULE-21, C-FIRE-04"""
    t = stealin("-/*;C/-;OG/-;T/-;-/-", pile="O:f")
    assert t.options() == "C T"


def test_belle_blocks_the_line_even_where_she_cannot_be_chosen() -> None:
    """C-RULE-22, C-BELLE-01"""
    t = stealin("D/*;-/-;O/-;B/-;G/-", pile="O:f")
    assert t.happened("shot") == ["shot O D 6"]
    assert t.wounds("G") == "-"


def test_an_empty_gun_has_no_effect() -> None:
    """C-FIRE-13"""
    t = stealin("-/*;-/C;-/O;-/G", pile="O:f", guns={"O": 0})
    assert (t.asks(), t.happened("had-no-effect")) == ([], ["had-no-effect O fire"])
    assert (t.bullets("O"), t.wounds("C"), t.wounds("G")) == (0, "-", "-")


def test_every_bullet_given_away_counts_toward_the_gunslinger() -> None:
    """C-FIRE-14, C-SCORE-02"""
    t = stealin("-/*;-/C;-/O;G/-", pile="C:f,O:f,O:f")
    assert (t.bullets("C"), t.bullets("O"), t.gunslingers) == (5, 4, "O")


def test_a_bullet_that_found_nobody_does_not_count_toward_the_gunslinger() -> None:
    """C-FIRE-12, C-FIRE-14"""
    t = stealin("-/*;-/-;C/O;-/G", pile="O:f,C:f")
    assert (t.bullets("O"), t.bullets("C"), t.gunslingers) == (5, 6, "O")


@pytest.mark.parametrize(
    ("train", "card", "face"),
    [
        ("-/-;-/*;-/O;CG/-", "f", "fire"),
        ("-/-;-/*;O/-;-/CG", "f", "fire"),
        ("-/-;O/*;C/-;-/G", "p", "punch"),
    ],
)
def test_the_marshal_is_never_a_target(train: str, card: str, face: str) -> None:
    """C-RULE-24"""
    t = stealin(train, pile=f"O:{card}")
    assert (t.marshal, t.happened("had-no-effect")) == ("1i", [f"had-no-effect O {face}"])
