"""Chapter A10, Django: whoever he hits is pushed on."""

import pytest
from scenario import stealin


@pytest.mark.parametrize(
    ("train", "spot"),
    [
        ("-/*;-/-;-/C;-/DTB;-/-", "1i"),
        ("-/*;-/DTB;-/C;-/-;-/-", "3i"),
        ("-/*;-/TB;C/-;-/-;D/-", "1r"),
        ("D/*;-/TB;-/-;C/-;-/-", "4r"),
    ],
)
def test_a_bandit_hit_by_django_is_pushed_one_car_in_the_direction_of_the_shot(
    train: str, spot: str
) -> None:
    """C-DJANGO-01, C-RULE-29"""
    t = stealin(train, pile="D:f")
    assert t.story()[1:-1] == ["shot D C 6", f"knocked-back C {spot}"]
    assert (t.at("C"), t.wounds("C"), t.bullets("D")) == (spot, "D", 5)


def test_django_knocks_his_target_into_the_marshal() -> None:
    """C-DJANGO-01, C-MEET-01, C-RULE-29, C-RULE-30"""
    t = stealin("-/*;-/C;-/D;-/T", pile="D:f").play("D fire-at-whom C")
    assert (t.at("C"), t.wounds("C"), t.deck("C")) == ("0r", "Dm", "mmccsffrrp^!D!n")


def test_on_the_roofs_djangos_target_flies_over_the_marshal() -> None:
    """C-RULE-29, C-MEET-01"""
    t = stealin("-/*;C/-;D/T;-/-", pile="D:f")
    assert (t.at("C"), t.wounds("C")) == ("0r", "D")


def test_at_the_end_of_the_train_only_the_bullet_counts() -> None:
    """C-DJANGO-02, C-FIRE-14"""
    t = stealin("-/*;-/-;-/D;-/CT", pile="D:f").play("D fire-at-whom C")
    assert (t.at("C"), t.wounds("C"), t.gunslingers) == ("3i", "D", "D")
    assert t.happened("knocked-back") == []


def test_nobody_elses_bullets_push() -> None:
    """C-DJANGO-01"""
    t = stealin("-/*;-/-;-/C;-/OD", pile="O:f")
    assert (t.at("C"), t.wounds("C")) == ("2i", "O")
