"""Chapter A8, Move."""

import pytest
from scenario import stealin


@pytest.mark.parametrize(
    ("train", "options"),
    [
        ("-/*;-/-;-/D;-/CT", "1i 3i"),
        ("-/-;-/D;-/*;-/CT", "0i 2i"),
        ("-/*;-/-;-/-;-/D;-/C;-/B;-/TGO", "2i 4i"),
    ],
)
def test_inside_a_move_goes_to_a_neighbouring_car(train: str, options: str) -> None:
    """C-MOVE-01, C-MOVE-04, C-MOVE-05, C-RULE-18"""
    assert stealin(train, pile="D:m").options() == options


@pytest.mark.parametrize(
    ("train", "spot"), [("-/D;-/-;-/*;-/CT", "1i"), ("-/*;-/-;-/-;-/DCT", "2i")]
)
def test_inside_an_end_of_the_train_there_is_one_way_only(train: str, spot: str) -> None:
    """C-MOVE-01, C-MOVE-05, C-LOC-03"""
    t = stealin(train, pile="D:m")
    assert (t.asks(), t.at("D")) == ([], spot)


@pytest.mark.parametrize(
    ("train", "options"),
    [
        ("-/*;-/-;-/-;D/-;-/-;-/-;-/CBTGO", "0r 1r 2r 4r 5r 6r"),
        ("-/*;-/-;-/-;-/-;D/-;-/-;-/CBTGO", "1r 2r 3r 5r 6r"),
        ("-/*;-/-;-/-;-/-;-/-;-/-;D/CBTGO", "3r 4r 5r"),
        ("D/*;-/-;-/-;-/-;-/-;-/-;-/CBTGO", "1r 2r 3r"),
    ],
)
def test_on_the_roofs_a_move_goes_one_to_three_cars_in_one_direction(
    train: str, options: str
) -> None:
    """C-MOVE-02..05, C-RULE-19, C-ED-14"""
    assert stealin(train, pile="D:m").options() == options


@pytest.mark.parametrize(
    ("train", "options"),
    [("D/*;-/-;-/-;-/CT", "1r 2r 3r"), ("-/*;-/-;D/-;-/CT", "0r 1r 3r")],
)
def test_a_roof_move_is_cut_short_by_the_end_of_the_train(train: str, options: str) -> None:
    """C-RULE-19, C-MOVE-04, C-LOC-03"""
    assert stealin(train, pile="D:m").options() == options


@pytest.mark.parametrize("floor", ["i", "r"])
def test_a_move_never_changes_floor(floor: str) -> None:
    """C-MOVE-06"""
    train = {"i": "-/*;-/-;-/D;-/CT", "r": "-/*;-/-;D/-;-/CT"}[floor]
    t = stealin(train, pile="D:m").play(f"D move-where 1{floor}")
    assert (t.at("D"), t.happened("moved")) == (f"1{floor}", [f"moved D 1{floor}"])


def test_nobody_blocks_a_move_and_any_number_share_a_spot() -> None:
    """C-RULE-18"""
    t = stealin("-/*;GB/-;C/-;D/-;T/-;-/O;-/-", pile="D:m,O:m")
    assert t.options() == "0r 1r 2r 4r 5r 6r"
    t.play("D move-where 1r")
    assert {t.at("G"), t.at("B"), t.at("D")} == {"1r"}
    assert t.asks() == ["O move-where 4i 6i"]
