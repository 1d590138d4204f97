"""Chapter A8, Floor Change."""

import pytest
from scenario import stealin


@pytest.mark.parametrize(
    ("train", "spot"),
    [
        ("-/*;-/-;-/D;-/CT", "2r"),
        ("-/D;-/*;-/-;-/CT", "0r"),
        ("-/*;-/-;D/-;-/CT", "2i"),
        ("-/*;-/-;-/-;D/CT", "3i"),
    ],
)
def test_a_floor_change_goes_to_the_other_floor_of_the_same_car(train: str, spot: str) -> None:
    """C-FLOOR-01, C-FLOOR-02"""
    t = stealin(train, pile="D:c")
    assert (t.asks(), t.at("D"), t.wounds("D")) == ([], spot, "-")
    assert t.happened("climbed") == [f"climbed D {spot}"]


def test_whoever_climbs_down_onto_the_marshal_is_back_on_the_roof_wounded() -> None:
    """C-MEET-04, C-RULE-36"""
    t = stealin("-/-;-/-;D/*;-/CT", pile="D:c")
    assert t.story()[1:-1] == ["climbed D 2i", "wounded D m", "fled D 2r"]
    assert (t.at("D"), t.deck("D"), t.g.neutral) == ("2r", "mmcsffrrp^!nc", 12)
