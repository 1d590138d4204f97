"""Misty, the Twinzz, Mei and Silk as guests in the base game."""

import pytest
from scenario import given, new, schemin, stealin

from coltexpress.kernel.errors import Unreadable

TRAIN = "-/*;-/-;-/-;-/YWG"
HANDS = {"Y": "mf!n!G", "W": "mf!n!G", "G": "mf!n!G"}


def test_guests_join_the_choice_of_characters_only_by_option() -> None:
    """C-GUEST-02"""
    base = "ghost cheyenne django belle tuco doc"
    assert new(players="3").options() == base
    assert new(players="3", guest_bandits="true").options() == f"{base} misty twinzz mei silk"


@pytest.mark.parametrize("guest", ["misty", "twinzz", "mei", "silk"])
def test_a_guest_who_is_named_beforehand_needs_the_option_too(guest: str) -> None:
    """C-GUEST-01, C-GUEST-02"""
    t = new(players="3", bandits=f"doc,{guest},tuco", guest_bandits="true")
    assert t.happened("picked")[1].split()[2] == guest
    with pytest.raises(Unreadable, match=f"'{guest}' is not one of ghost, cheyenne"):
        new(players="3", bandits=f"doc,{guest},tuco")


# Misty


def test_misty_may_play_bullets_from_her_hand() -> None:
    """C-GUEST-01, A-MISTY-01"""
    t = schemin(TRAIN, card="r24_bridge", hands=HANDS)
    assert t.asks() == ["Y play-or-draw m f !G !n draw"]
    t.play("Y play-or-draw !G")
    assert (t.pile, t.hand("Y")) == ("Y:!G", "mf!n")
    assert t.asks() == ["W play-or-draw m f draw"]


def test_misty_plays_a_bullet_face_down_in_a_tunnel() -> None:
    """C-GUEST-01, A-MISTY-01"""
    t = schemin(TRAIN, card="r24_tunnel", turn=1, hands=HANDS)
    assert t.options() == "(m) (f) (!G) (!n) draw"
    assert t.play("Y play-or-draw (!n)").seen_by("G").pile == "Y:(?)"


@pytest.mark.parametrize("bullet", ["!n", "!G"])
def test_a_bullet_that_misty_played_is_a_punch_of_hers(bullet: str) -> None:
    """C-GUEST-01, A-MISTY-02"""
    t = stealin("-/*;-/-;-/YG;-/W", pile=f"Y:{bullet}", held={"G": "j"}, wounds={"Y": "Gm"})
    assert t.asks() == ["Y throw-where 1i 3i"]
    t.play("Y throw-where 3i")
    assert (t.at("G"), t.held("G"), t.floor("2i"), t.wounds("Y")) == ("3i", "-", "j", "Gm")


def test_mistys_bullet_without_anybody_to_punch_has_no_effect() -> None:
    """C-GUEST-01, A-MISTY-02"""
    t = stealin("-/*;-/-;-/Y;-/WG", pile="Y:!n")
    assert t.happened("had-no-effect") == ["had-no-effect Y punch"]


def test_a_bullet_misty_used_goes_back_into_her_deck_not_on_top_of_it() -> None:
    """C-GUEST-01, A-MISTY-03"""
    t = stealin("-/*;-/-;-/Y;-/WG", pile="Y:!n,Y:p", decks={"Y": "mmc"})
    assert t.deck("Y") == "mmc!n^p"


def test_in_the_expert_variant_a_bullet_misty_used_is_not_discarded() -> None:
    """C-GUEST-03, A-MISTY-03"""
    t = stealin("-/*;-/-;-/Y;-/WG", pile="Y:!n,Y:p", decks={"Y": "mmc"}, expert_variant="true")
    assert (t.deck("Y"), t.discards("Y")) == ("mmc!n", "p")


def test_shuffling_a_used_bullet_in_mixes_mistys_whole_draw_pile() -> None:
    """C-GUEST-03, A-MISTY-03"""
    t = stealin("-/*;-/-;-/Y;-/GW", pile="G:f,Y:!n", decks={"Y": "mmc"}, expert_variant="true")
    assert (t.wounds("Y"), t.deck("Y")) == ("G", "mmc!G!n")


def test_misty_may_keep_her_bullets_in_the_expert_variant() -> None:
    """C-GUEST-03, C-ED-08"""
    t = given(TRAIN, hands=HANDS, wounds={"Y": "Gm", "G": "Gm"}, expert_variant="true")
    t.go("drop_bullets:Y", "drop_bullets:G")
    assert (t.asks(), t.discards("G")) == (["Y drop-which-bullet !G !n done"], "-")
    t.play("Y drop-which-bullet !n")
    assert t.asks() == ["Y drop-which-bullet !G done"]
    t.play("Y drop-which-bullet done")
    assert (t.hand("Y"), t.discards("Y")) == ("mf!G", "!n")
    assert (t.hand("G"), t.discards("G")) == ("mf", "!G!n")


# The Twinzz


def test_in_a_tunnel_the_twinzz_play_twice_face_up() -> None:
    """C-GUEST-01, A-TWINZZ-01, A-TWINZZ-02, A-RULE-55"""
    t = schemin(TRAIN, card="r24_tunnel", turn=1, hands=HANDS, first="W")
    assert t.options() == "m f draw"
    t.play("W play-or-draw f", "W play-or-draw m", "G play-or-draw (m)", "Y play-or-draw (m)")
    assert t.pile.startswith("W:f,W:m,G:(m),Y:(m)")
    assert t.happened("turn-began") == ["turn-began 2 tunnel", "turn-began 3 standard"]


@pytest.mark.parametrize(
    ("first", "second", "pile", "hand"),
    [("draw", "draw", "-", "mcsffrrp"), ("draw", "f", "W:f", "mfrp"), ("f", "draw", "W:f", "mfrp")],
)
def test_in_a_tunnel_the_twinzz_may_draw_six_or_draw_three_and_play_one(
    first: str, second: str, pile: str, hand: str
) -> None:
    """C-GUEST-01, A-TWINZZ-02"""
    t = schemin(
        TRAIN, card="r24_tunnel", turn=1, first="W", hands={"W": "mf"}, tops={"W": "crsprf"}
    )
    t.play(f"W play-or-draw {first}", f"W play-or-draw {second}")
    assert (t.pile, t.hand("W")) == (pile, hand)


@pytest.mark.parametrize(("turn", "plays"), [(0, 1), (1, 2), (2, 2), (3, 1)])
def test_other_turns_of_the_twinzz_are_as_usual(turn: int, plays: int) -> None:
    """C-GUEST-01, A-RULE-55"""
    hands = {"W": "mmmf", "G": "mm", "Y": "mm"}
    t = schemin(TRAIN, card="r24_take_it_all", turn=turn, first="W", hands=hands)
    t.play(*["W play-or-draw m"] * plays)
    assert t.asks()[0].split()[0] == "G"


# Mei and Silk


@pytest.mark.parametrize(
    ("train", "options"),
    [
        ("-/*;-/M;-/-;-/GC", "0r 1r 2r"),
        ("-/*;M/-;-/-;-/GC", "0i 1i 2i"),
        ("-/M;-/*;-/-;-/GC", "0r 1r"),
        ("-/*;-/-;-/G;M/C", "2i 3i"),
    ],
)
def test_mei_may_go_one_car_on_while_she_changes_floor(train: str, options: str) -> None:
    """C-GUEST-02"""
    assert stealin(train, pile="M:c").asks() == [f"M climb-where {options}"]


def test_mei_who_climbs_down_into_the_next_car_can_meet_the_marshal_there() -> None:
    """C-GUEST-02"""
    t = stealin("-/*;M/-;-/-;-/GC", pile="M:c").play("M climb-where 0i")
    assert (t.at("M"), t.wounds("M")) == ("0r", "m")


def test_silk_plays_without_a_power() -> None:
    """C-GUEST-02"""
    t = schemin("-/*;-/-;-/-;-/SGC", card="r24_tunnel", hands={"S": "mf!n"})
    assert t.asks() == ["S play-or-draw m f draw"]
    assert stealin("-/*;-/S;-/-;-/GC", pile="S:c").at("S") == "1r"
    assert len(given("-/*;-/-;-/-;-/SGC").go("round").roll().hand("S")) == 6


# In a gang


def test_a_gang_with_misty_may_play_any_bullet_of_its_hand_as_her_punch() -> None:
    """C-RULE-77"""
    hands = {"TY": "TmYf!n!G", "GC": "Gm!n"}
    t = schemin("-/*;-/-;-/-;-/GC;-/TY", seats="TY,GC", card="r24_bridge", hands=hands)
    assert t.asks() == ["TY play-or-draw Tm Yf !G !n draw"]
    t = stealin("-/*;-/T;-/YG;-/-;-/C", seats="TY,GC", pile="TY:!G", held={"G": "j"})
    assert t.asks() == ["TY throw-where 1i 3i"]
    assert t.play("TY throw-where 3i").floor("2i") == "j"


def test_a_gang_with_misty_may_keep_its_bullets() -> None:
    """C-RULE-77, C-GUEST-03"""
    hands, wounds = {"TY": "Tm!n", "GC": "Gm!n"}, {"Y": "m", "C": "m"}
    t = given("-/*;-/-;-/-;-/GC;-/TY", seats="TY,GC", hands=hands, wounds=wounds)
    t.go("drop_bullets:TY", "drop_bullets:GC")
    assert t.asks() == ["TY drop-which-bullet !n done"]
    assert t.play("TY drop-which-bullet done").discards("GC") == "!n"


def test_a_gang_with_the_twinzz_plays_twice_in_a_tunnel_whoevers_cards() -> None:
    """C-RULE-77"""
    hands = {"TW": "TmTfWr", "GC": "GmCm"}
    t = schemin("-/*;-/-;-/-;-/GC;-/TW", seats="TW,GC", card="r24_tunnel", turn=1, hands=hands)
    assert t.options() == "Tm Tf Wr draw"
    t.play("TW play-or-draw Tf", "TW play-or-draw Tm", "GC play-or-draw (Gm)")
    assert t.pile == "TW:Tf,TW:Tm,GC:(Gm)"
