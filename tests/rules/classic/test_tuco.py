"""Chapter A10, Tuco: he shoots through the roof."""

import pytest
from scenario import stealin


@pytest.mark.parametrize("train", ["-/*;-/-;O/T;D/-", "-/*;-/-;T/O;-/D"])
def test_tuco_shoots_up_or_down_through_the_roof_of_his_own_car(train: str) -> None:
    """C-TUCO-01, C-ED-17"""
    t = stealin(train, pile="T:f")
    assert (t.asks(), t.wounds("O"), t.bullets("T")) == ([], "T", 5)


@pytest.mark.parametrize(
    ("train", "targets"),
    [
        ("-/*;-/C;OG/TD;-/B;-/-;-/-;-/-", "C O G"),
        ("-/*;C/-;T/OGD;-/-;-/-;B/-;-/-", "C O G D"),
    ],
)
def test_tuco_keeps_his_usual_targets(train: str, targets: str) -> None:
    """C-RULE-28, C-RULE-27, C-TUCO-01"""
    t = stealin(train, pile="T:f", seats="COGDBT")
    assert t.options() == targets


def test_bandits_on_the_other_floor_of_his_car_never_block_his_line() -> None:
    """C-RULE-28, C-RULE-22"""
    t = stealin("-/*;C/-;T/OG;D/-;-/-;-/B;-/-", pile="T:f", seats="COGDBT")
    assert t.options() == "C O G D"


def test_someone_on_the_other_floor_spares_belle_next_door() -> None:
    """C-RULE-27, C-BELLE-01"""
    t = stealin("-/*;-/B;O/T;C/-;-/-", pile="T:f")
    assert (t.wounds("O"), t.wounds("B")) == ("T", "-")


def test_belle_on_the_other_floor_is_spared_if_tuco_has_another_target_anywhere() -> None:
    """C-RULE-27, C-BELLE-01"""
    t = stealin("-/*;-/-;B/T;-/C", pile="T:f")
    assert (t.wounds("C"), t.wounds("B")) == ("T", "-")


def test_belle_alone_on_the_other_floor_is_shot() -> None:
    """C-RULE-27, C-RULE-25, C-TUCO-01"""
    t = stealin("-/*;-/C;T/B;-/-", pile="T:f")
    assert (t.wounds("B"), t.wounds("C")) == ("T", "-")


def test_nobody_else_shoots_through_the_roof() -> None:
    """C-TUCO-01, C-RULE-23"""
    t = stealin("-/*;-/-;DT/O;-/-", pile="O:f")
    assert (t.bullets("O"), t.wounds("D")) == (6, "-")
