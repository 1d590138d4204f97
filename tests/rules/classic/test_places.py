"""Chapter A7: inside or on the roof, and never off the train."""

import pytest
from scenario import event, new, stealin


def test_the_locomotive_counts_as_a_car_with_an_inside_and_a_roof() -> None:
    """C-LOC-01, C-LOC-02"""
    t = stealin("-/Dx;-/-;-/*;-/CT", pile="D:r,D:c")
    assert (t.held("D"), t.at("D")) == ("x", "0r")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_a_whole_game_everybody_is_always_in_or_on_a_car(seed: int) -> None:
    """C-LOC-01, C-LOC-03, C-MARSHAL-02, C-MEET-05"""
    insides = {"0i", "1i", "2i", "3i", "4i"}
    roofs = {"0r", "1r", "2r", "3r", "4r"}
    for t in new(bandits="django,cheyenne,belle,tuco").at_random(seed):
        if t.phase != "setup":
            assert {t.at(bandit) for bandit in "DCBT"} <= insides - {t.marshal} | roofs
            assert t.marshal in insides


@pytest.mark.parametrize(
    ("train", "spot"),
    [
        ("-/C;-/D;-/*;-/T", "0i"),
        ("C/-;-/-;-/*;D/T", "0r"),
        ("-/T;-/*;-/D;-/C", "3i"),
        ("D/T;-/*;-/-;C/-", "3r"),
    ],
)
def test_a_shot_of_djangos_pushes_nobody_past_an_end_of_the_train(train: str, spot: str) -> None:
    """C-LOC-03, C-LOC-04, C-DJANGO-02"""
    t = stealin(train, pile="D:f")
    assert (t.at("C"), t.wounds("C"), t.bullets("D")) == (spot, "D", 5)
    assert t.happened("knocked-back") == []


def test_an_event_pushes_nobody_past_an_end_of_the_train() -> None:
    """C-LOC-03, C-LOC-04, C-EVENT-BRAKE-02"""
    t = event("C/*;D/-;-/-;T/-", "braking")
    assert t.happened("lurched") == ["lurched D 0r", "lurched T 2r"]
    assert [t.at(bandit) for bandit in "CDT"] == ["0r", "0r", "2r"]
