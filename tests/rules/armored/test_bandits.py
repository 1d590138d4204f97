"""Section 11: what changes for the bandits, and the new ones."""

import pytest
from rules.armored.words import ARMORED, Words, given, schemin, stealin

NO_ROOF = "-/-;-/-;-/*;-/-;-/*;-/-;-/*"  # all couriers inside


@pytest.mark.parametrize(
    ("round_", "starting", "armored", "landing"),
    [
        (1, "-/D;-/T;-/-;-/-", ARMORED, "S2i"),  # one car on
        (3, "D/-;T/-;-/-;-/-", NO_ROOF, "S2r A3r"),  # on, or across
        (1, "-/-;-/-;-/-;D/-", NO_ROOF.replace("-/-;-/-", "T/-;-/-", 1), "A1r"),  # along its train
        (3, "-/-;D/-;-/-;-/-", "-/-;-/-;-/*;T/-;-/*;-/-;-/*", "A2r A4r"),  # opposite: both ways
        (3, "-/-;-/-;-/T;-/D", ARMORED, "S1i A2i"),
        (5, "-/T;-/D;-/-;-/-", ARMORED, "S0i"),  # nowhere to go
    ],
)
def test_django_knocks_his_target_away_from_him(
    round_: int, starting: str, armored: str, landing: str
) -> None:
    """A-DJANGO-02, A-RULE-40"""
    t = stealin(starting, armored=armored, pile="D:f", seats="DTCB", round_=round_, rest="S3i")
    t.play(*["D fire-at-whom T"] if t.asks() and "fire" in t.asks()[0] else [])
    assert t.wounds("T").startswith("D")
    if t.asks():
        assert t.asks() == [f"D knock-back-where {landing}"]
    else:
        assert t.at("T") == landing


def test_couriers_are_never_pushed() -> None:
    """A-RULE-40"""
    t = stealin("-/D;-/-;-/-;-/-", pile="D:f", seats="DTCB", round_=3)
    assert (t.couriers, t.asks()) == ("A2r A4r A6r", [])


def test_cheyenne_pockets_purses_and_bags() -> None:
    """A-CHEYENNE-01"""
    t = stealin("-/-;-/CT;-/-;-/-", pile="C:p", held={"T": "b400"})
    assert t.asks() == ["C keep-purse no yes"]
    t.play("C keep-purse yes", "C throw-where S0i")
    assert (t.held("C"), t.held("T")) == ("b400", "-")


@pytest.mark.parametrize("token", ["n1500", "x", "j", "dR"])
def test_cheyenne_pockets_nothing_else(token: str) -> None:
    """A-CHEYENNE-01, A-RULE-39"""
    t = stealin("-/-;-/CT;-/-;-/-", pile="C:p", held={"T": token}).play("C throw-where S0i")
    assert (t.held("C"), t.floor("S1i")) == ("-", token)


def test_belle_may_be_shot_when_the_only_other_target_is_a_courier() -> None:
    """A-BELLE-01, A-ED-08"""
    armored = "-/-;-/-;-/*;-/-;-/*;-/-;*/-"
    t = stealin("G/-;B/-;-/-;-/-", armored=armored, pile="G:f")
    assert t.options() == "B *6"


def test_belle_is_spared_when_another_bandit_can_be_shot() -> None:
    """A-BELLE-01, C-BELLE-01"""
    armored = "T/-;-/-;-/*;-/-;-/*;-/-;*/-"
    assert stealin("G/-;B/-;-/-;-/-", armored=armored, pile="G:f").options() == "T *6"


def test_tuco_shoots_through_the_roof_on_his_own_train_only() -> None:
    """A-TUCO-01"""
    armored = "-/-;-/-;-/*;-/C;-/*;-/-;-/*"
    t = stealin("-/-;T/G;-/-;-/-", armored=armored, pile="T:f", round_=3)
    assert (t.wounds("G"), t.wounds("C")) == ("T", "-")


def test_tuco_shoots_a_courier_through_the_roof_and_flees_from_him() -> None:
    """A-RULE-23, A-COURIER-06"""
    t = stealin(armored="-/-;-/-;-/*;-/-;T/*;-/-;-/*", pile="T:f")
    assert (t.couriers, t.at("T"), t.wounds("T"), t.bunch) == ("A2i A4r A6i", "A4i", "m", "T")


def test_tuco_with_targets_in_his_own_spot() -> None:
    """A-COMP-01, C-ED-03"""
    words: Words = {"tuco_targets": "other_floor_and_same_spot"}
    assert stealin("-/-;-/TG;-/-;-/-", pile="T:f", **words).wounds("G") == "T"


def test_mei_climbs_diagonally_but_never_to_the_other_train() -> None:
    """A-MEI-01, A-RULE-57"""
    t = stealin("-/-;-/M;-/-;-/-", pile="M:c", seats="MTCB", round_=3)
    assert t.options() == "S0r S1r S2r"


def test_mei_and_the_tender() -> None:
    """A-RULE-57, A-TENDER-01"""
    onto = stealin(armored="-/M;-/-;*/-;-/-;-/*;-/-;*/-", pile="M:c", seats="MTCB")
    assert onto.options() == "A0r A1r"
    off = stealin(armored="-/-;M/-;*/-;-/-;-/*;-/-;*/-", pile="M:c", seats="MTCB")
    assert off.options() == "A0i A2i"


def test_mei_flees_straight_down() -> None:
    """A-RULE-25"""
    t = stealin(armored="-/-;-/-;*/-;-/M;-/*;-/-;*/-", pile="M:c", seats="MTCB")
    t.play("M climb-where A2r")
    assert (t.at("M"), t.wounds("M")) == ("A2i", "m")


def test_misty_plays_any_bullet_of_her_hand() -> None:
    """A-MISTY-01, A-RULE-54"""
    words: Words = {"seats": "YTCB", "wounds": {"Y": "Tm"}, "guns": {"T": 5}, "neutral": 22}
    t = schemin(card="a24_couriers", hands={"Y": "m!T!n"}, **words)
    assert t.options() == "m !T !n draw"
    tunnel = schemin(card="a24_couriers", turn=2, hands={"Y": "m!T!n"}, **words)
    assert tunnel.options() == "(m) (!T) (!n) draw"


def test_misty_may_play_a_bullet_of_il_professores() -> None:
    """A-RULE-54"""
    t = schemin(card="a24_couriers", seats="YTC", wounds={"Y": "P"}, hands={"Y": "!P"})
    assert t.options() == "!P draw"


def test_others_cannot_play_bullets() -> None:
    """A-MISTY-01"""
    t = schemin(card="a24_couriers", turn=1, hands={"G": "m!T"}, wounds={"G": "T"}, guns={"T": 5})
    assert t.options() == "m draw"


def test_her_bullets_are_punches_and_go_back_into_her_deck() -> None:
    """A-MISTY-02, A-MISTY-03, A-RULE-54, A-RULE-71"""
    t = stealin(
        "-/-;-/YT;-/-;-/-",
        pile="Y:!T",
        seats="YTCB",
        wounds={"Y": "T"},
        guns={"T": 5},
        expert_variant="true",
        unders={"Y": "f"},
    ).play("Y throw-where S0i")
    assert (t.at("T"), t.discards("Y"), t.wounds("Y")) == ("S0i", "-", "T")
    assert t.deck("Y") == "mmccffrrpn!T"


def test_the_twinzz_play_twice_face_up_in_a_tunnel() -> None:
    """A-TWINZZ-01, A-TWINZZ-02, A-RULE-55"""
    t = schemin(card="a24_couriers", turn=2, seats="WTCB", hands={"W": "mf", "T": "m"})
    t.play("W play-or-draw m", "W play-or-draw f")
    assert (t.pile, t.options()) == ("W:m,W:f", "(m) draw")


def test_the_twinzz_may_draw_six_or_draw_three_and_play_one() -> None:
    """A-TWINZZ-02"""
    t = schemin(card="a24_couriers", turn=2, seats="WTCB", hands={"W": "m"})
    t.play("W play-or-draw draw").roll()
    assert (len(t.hand("W")), t.asks()[0].split()[0]) == (4, "W")
    t.play("W play-or-draw draw").roll()
    assert len(t.hand("W")) == 7


def test_other_turns_are_single_for_the_twinzz() -> None:
    """A-RULE-55"""
    t = schemin(card="a24_couriers", seats="WTCB", hands={"W": "mf", "T": "c"})
    assert t.play("W play-or-draw m").asks() == ["T play-or-draw c draw"]


def test_ghost_skipping_his_first_turn_loses_his_hidden_card() -> None:
    """A-RULE-56"""
    t = given(card="a24_heavy_fire", hands={"G": "m"}).go("scheme:G:0")
    assert t.options() == "m (m) draw"
    t = schemin(card="a24_heavy_fire", turn=1, hands={"G": "m"})
    assert t.options() == "m draw skip"


def test_silk_has_no_power_but_a_nudge() -> None:
    """A-RULE-58"""
    t = stealin("-/-;-/S;-/-;-/-", pile="S:m", seats="STCB")
    assert (t.options(), t.deck("S")) == ("S0i S2i", "mccffrrpn")


def test_misty_and_the_twinzz_play_in_the_base_game_too() -> None:
    """A-NEW-01"""
    from coltexpress.games.classic.options import read_options

    options = read_options({"guest_bandits": "true", "bandits": "misty,twinzz,ghost,tuco"})
    assert len(options.bandits) == 4
