"""Chapter A8, Fire."""

from table import stealin


def test_django_knocks_his_target_into_the_marshal() -> None:
    """C-DJANGO-01, C-MEET-01, C-RULE-29, C-RULE-30"""
    t = stealin("-/*;-/C;-/D;-/T", pile="D:f").play("D fire-at-whom C")
    assert (t.at("C"), t.wounds("C"), t.deck("C")) == ("0r", "Dm", "mmccsffrrp^!D!n")


def test_on_the_roofs_the_nearest_bandits_hide_those_behind() -> None:
    """C-FIRE-07..10, C-RULE-20"""
    t = stealin("-/*;G/-;TC/-;O/-;-/-", pile="G:f", seats="GTCO")
    assert t.asks() == ["G fire-at-whom T C"]
