"""Section 10: couriers, the Tender, the Armory, the Infirmary."""

import pytest
from rules.armored.words import Words, event, given, stealin


@pytest.mark.parametrize(
    ("pile", "starting", "armored", "play"),
    [
        ("G:m", "-/-;-/-;-/-;-/-", "-/-;G/-;*/-;-/-;-/*;-/-;*/-", "G move-where A2r"),
        ("G:c", "-/-;-/-;-/-;-/-", "-/-;-/-;*/G;-/-;-/*;-/-;*/-", ""),
        ("T:p", "-/-;-/-;-/-;-/-", "-/-;GT/-;*/-;-/-;-/*;-/-;*/-", "T throw-where A2r"),
    ],
)
def test_whoever_ends_beside_a_courier_changes_floor_wounded(
    pile: str, starting: str, armored: str, play: str
) -> None:
    """A-COURIER-01, A-RULE-25, A-RULE-26, A-ED-11"""
    t = stealin(starting, armored=armored, pile=pile)
    t.play(*[play] if play else [])
    assert (t.at("G"), t.wounds("G")) == ("A2i", "m")
    assert "^!n" in t.deck("G")
    assert t.g.neutral == 22


def test_django_knocks_his_target_onto_a_courier() -> None:
    """A-COURIER-01, A-RULE-20"""
    t = stealin(armored="D/-;T/-;*/-;-/-;-/*;-/-;*/-", seats="DTCB", pile="D:f")
    assert (t.at("T"), t.wounds("T")) == ("A2i", "Dm")


def test_with_no_neutral_bullet_left_he_only_changes_floor() -> None:
    """A-COURIER-02, A-RULE-27"""
    t = stealin(armored="-/-;G/-;*/-;-/-;-/*;-/-;*/-", pile="G:m", neutral=0)
    t.play("G move-where A2r")
    assert (t.at("G"), t.wounds("G"), t.happened("bullets-ran-out")) == ("A2i", "-", [])


def test_couriers_never_leave_their_car() -> None:
    """A-COURIER-03, A-RULE-24"""
    t = event(name="couriers_in_movement")
    assert t.couriers == "A2i A4r A6i"
    assert t.go("happen").couriers == "A2r A4i A6r"


def test_the_roof_of_the_tender_can_be_stood_on() -> None:
    """A-TENDER-01"""
    t = stealin(armored="G/-;-/-;*/-;-/-;-/*;-/-;*/-", pile="G:m", round_=5)
    assert t.play("G move-where A1r").at("G") == "A1r"


# Armory and Infirmary

ARMORY = "-/-;-/-;*/-;-/G;-/*;-/-;*/-"
ARMORY_ROOF = "-/-;-/-;*/-;G/-;-/*;-/-;*/-"
INFIRMARY = "-/-;-/-;*/-;-/-;-/*;-/G;*/-"


def test_inside_the_armory_two_more_cards_are_drawn() -> None:
    """A-ARMORY-01, A-ED-07, A-RULE-33"""
    t = given(armored=ARMORY).go("round").roll("which-round-card")
    assert [len(t.g.hand[t.player(one)]) for one in "GT"] == [8, 6]
    t = given(armored=ARMORY_ROOF).go("round").roll("which-round-card")
    assert len(t.g.hand[t.player("G")]) == 6


@pytest.mark.parametrize(("answer", "cards"), [("no", 6), ("yes", 8)])
def test_in_the_polish_edition_the_armory_may_be_left_unused(answer: str, cards: int) -> None:
    """A-ARMORY-01, A-ED-07"""
    t = given(armored=ARMORY, edition="pl").go("round")
    assert t.asks() == ["G draw-more no yes"]
    t.play(f"G draw-more {answer}").roll("which-round-card")
    assert len(t.g.hand[t.player("G")]) == cards


def test_in_the_expert_variant_the_level_to_fill_up_to_is_raised() -> None:
    """A-RULE-08, A-ARMORY-01"""
    t = given(armored=ARMORY, hands={"G": "mm"}, expert_variant="true").go("round")
    t.roll("which-round-card")
    assert len(t.g.hand[t.player("G")]) == 8


WOUNDED: Words = {"wounds": {"G": "TCme"}, "guns": {"T": 5, "C": 5}, "neutral": 21}


def test_in_the_infirmary_up_to_two_bullets_go_before_drawing() -> None:
    """A-INFIRMARY-01, A-INFIRMARY-03, A-RULE-08, A-RULE-32, A-RULE-33"""
    t = given(armored=INFIRMARY, decks={"G": "mmccffrrpn!T!C!n!n"}, **WOUNDED)
    t.go("round")
    assert t.asks() == ["G heal-which !T !n done"]  # Cheyenne is a team-mate
    t.play("G heal-which !T !n")
    assert (t.deck("G"), t.hand("G"), t.wounds("G")) == ("mmccffrrpn!C!n", "-", "Ce")
    assert t.asks()[0].startswith("dice which-card-drawn")


def test_healing_is_optional() -> None:
    """A-INFIRMARY-01"""
    t = given(armored=INFIRMARY, decks={"G": "mmccffrrpn!T!C!n!n"}, **WOUNDED)
    t.go("round").play("G heal-which done")
    assert t.wounds("G") == "TCme"


def test_in_the_expert_variant_bullets_are_healed_from_draw_and_discard_piles() -> None:
    """A-INFIRMARY-02, A-RULE-64"""
    t = given(
        armored=INFIRMARY,
        expert_variant="true",
        hands={"G": "!T"},
        discards={"G": "m!n"},
        decks={"G": "mccffrrpn!C!n"},
        **WOUNDED,
    ).go("round")
    assert t.options() == "!n !n@discard done"
    t.play("G heal-which !n@discard")
    assert (t.discards("G"), t.wounds("G")) == ("m", "TCe")


def test_a_full_hand_draws_nothing() -> None:
    """A-RULE-08, C-RULE-56"""
    t = given(hands={"G": "mmccff"}, expert_variant="true").go("fill_hand:G")
    assert (t.hand("G"), t.asks()) == ("mmccff", [])
