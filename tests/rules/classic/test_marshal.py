"""Chapter A8, Marshal."""

import pytest
from scenario import stealin


@pytest.mark.parametrize("spot", ["1i", "3i"])
def test_the_player_of_the_card_moves_the_marshal_one_car_either_way(spot: str) -> None:
    """C-MARSHAL-01, C-MARSHAL-02"""
    t = stealin("-/-;-/-;-/*;-/-;D/CTB", pile="T:s", seats="BCDT")
    assert t.asks() == ["T marshal-where 1i 3i"]
    t.play(f"T marshal-where {spot}")
    assert (t.marshal, t.happened("marshal-moved")) == (spot, [f"marshal-moved {spot}"])


@pytest.mark.parametrize(
    ("train", "spot"), [("-/*;-/-;-/D;-/CT", "1i"), ("-/-;-/-;-/D;CT/*", "2i")]
)
def test_at_an_end_of_the_train_the_marshal_has_one_way_only(train: str, spot: str) -> None:
    """C-RULE-42, C-MARSHAL-02"""
    t = stealin(train, pile="C:s")
    assert (t.asks(), t.marshal) == ([], spot)


def test_bandits_in_the_car_he_enters_meet_him_before_the_next_card() -> None:
    """C-MARSHAL-03, C-MEET-02, C-MEET-03"""
    t = stealin("-/*;-/CD;-/T;-/-", pile="D:s,C:m")
    assert [t.at("C"), t.at("D"), t.at("T")] == ["1r", "1r", "2i"]
    assert (t.wounds("C"), t.wounds("D"), t.wounds("T")) == ("m", "m", "-")
    assert t.asks() == ["C move-where 0r 2r 3r"]


def test_bandits_on_the_roof_of_the_car_he_enters_are_left_alone() -> None:
    """C-MARSHAL-02, C-MEET-02"""
    t = stealin("-/*;CD/-;-/T;-/-", pile="D:s")
    assert (t.marshal, t.at("C"), t.wounds("C"), t.wounds("D")) == ("1i", "1r", "-", "-")
