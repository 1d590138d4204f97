"""Section 5: Il Professore."""

import pytest
from rules.armored.words import end, given, schemin, set_up, stealin

SEATS = "GTC"  # Tuco is red, and so is Il Professore


@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        ("GTC", "@G@T@C++n*%"),
        ("GTCBD", "@G@T@C@B@D++*%"),
        ("GTCBDOY", "@G@T@C@B@D@O@Y+++*%"),
        ("GTCBDOYWM", "@G@T@C@B@D@O@Y@W@M+++*%"),
    ],
)
def test_his_deck_by_the_number_of_bandits(seats: str, deck: str) -> None:
    """A-PROF-05..10, A-PROF-18"""
    t = given(seats=seats)
    assert (t.deck("P"), t.g.places) == (deck, len(seats) + 1)
    sizes = {3: 8, 5: 9, 7: 12, 9: 14}
    assert len(t.g.deck[len(seats)]) == sizes[len(seats)]


def test_he_starts_without_a_purse_on_the_lowest_space_with_ten_bullets() -> None:
    """A-PROF-01..04, A-ED-01"""
    t = set_up(SEATS)
    assert (t.g.ladder, t.g.professore_bullets, len(t.g.held)) == (0, 10, 3)
    assert set_up(SEATS, edition="pl").g.professore_bullets == 0


def test_in_every_turn_the_top_card_of_his_deck_is_played_at_his_place() -> None:
    """A-PROF-11, A-RULE-03"""
    hands = dict.fromkeys(SEATS, "mcf")
    t = schemin(card="a24_couriers", seats=SEATS, hands=hands, first="T")
    t.play("T play-or-draw m", "C play-or-draw m")
    assert t.asks()[0].startswith("dice which-professore-card @G @T @C")
    t.play("dice which-professore-card +", "G play-or-draw c")
    assert t.pile == "T:m,C:m,P:+,G:c"


def test_in_a_switching_turn_his_place_comes_the_other_way_round() -> None:
    """A-PROF-11, C-TURN-05"""
    t = schemin(card="a24_couriers", turn=3, seats=SEATS, hands=dict.fromkeys(SEATS, "m"))
    t.play("G play-or-draw m", "dice which-professore-card @T")
    assert t.asks() == ["C play-or-draw m draw"]


def test_speeding_up_adds_two_of_his_cards() -> None:
    """A-PROF-12"""
    t = schemin(card="a24_help", turn=1, seats=SEATS, hands=dict.fromkeys(SEATS, "mc"))
    t.play(*[f"{one} play-or-draw m c" for one in SEATS])
    t.play("dice which-professore-card +", "dice which-professore-card %")
    assert t.pile.endswith("P:+,P:%")


def test_in_a_tunnel_his_card_lies_face_down_and_nobody_sees_it() -> None:
    """A-PROF-13, A-RULE-44"""
    t = schemin(card="a24_couriers", turn=2, seats=SEATS, hands=dict.fromkeys(SEATS, "m"))
    t.play(*[f"{one} play-or-draw (m)" for one in SEATS], "dice which-professore-card @T")
    assert t.pile.endswith("P:(@T)")
    assert all(t.seen_by(one).pile.endswith("P:(?)") for one in SEATS)
    assert all("professore-played ?" in t.story(one) for one in SEATS)


@pytest.mark.parametrize(("card", "turn"), [("a24_heavy_fire", 1), ("a24_coordinated", 4)])
def test_he_plays_on_in_diversion_and_action_plan_turns(card: str, turn: int) -> None:
    """A-PROF-14, A-RULE-10"""
    t = schemin(card=card, turn=turn, seats=SEATS, hands={"C": "m"}, first="C", then=("lay_down",))
    t.play("C play-or-draw m").play("dice which-professore-card +")
    assert t.pile == "C:m,P:+"
    assert t.deck("P") == "@G@T@C+n*%"


def test_his_cards_are_shuffled_into_a_new_deck_at_the_end_of_each_round() -> None:
    """A-PROF-15"""
    t = stealin(seats=SEATS, pile="P:+,P:@T", then=("end_round",), rest="S1i")
    assert (t.deck("P"), t.pile) == ("@G@C+n*%^+", "P:@T")
    t.play("T take-action none")
    assert t.deck("P") == "@G@T@C++n*%"
    expert = stealin(seats=SEATS, pile="P:+", then=("end_round",), expert_variant="true")
    assert expert.deck("P") == "@G@T@C++n*%"


def test_scheme_climbs_until_the_top_space() -> None:
    """A-PROF-16, A-PROF-17"""
    assert stealin(seats=SEATS, pile="P:+,P:+").g.ladder == 2
    t = stealin(seats=SEATS, pile="P:+", ladder=6)
    assert (t.g.ladder, t.happened("professore-idled")) == (6, ["professore-idled +"])


def test_binoculars_shoot_an_opponent_on_a_roof() -> None:
    """A-PROF-18, A-PROF-19, A-ED-01, A-RULE-26"""
    t = stealin("G/-;-/-;-/-;-/-", seats=SEATS, pile="P:@G")
    assert (t.wounds("G"), t.g.professore_bullets, t.g.neutral) == ("P", 9, 23)
    assert t.deck("G").endswith("^!P")


def test_in_the_polish_edition_he_fires_neutral_bullets() -> None:
    """A-PROF-19, A-ED-01"""
    t = stealin("G/-;-/-;-/-;-/-", seats=SEATS, pile="P:@G", edition="pl")
    assert (t.wounds("G"), t.g.professore_bullets, t.g.neutral) == ("b", 0, 22)
    assert t.deck("G").endswith("^!n")


def test_binoculars_do_nothing_to_an_opponent_inside() -> None:
    """A-PROF-20"""
    t = stealin("-/G;-/-;-/-;-/-", seats=SEATS, pile="P:@G")
    assert (t.wounds("G"), t.happened("professore-idled")) == ("-", ["professore-idled @G"])


def test_binoculars_give_a_friend_an_action_of_his_choice() -> None:
    """A-PROF-21, A-RULE-11"""
    t = stealin("-/-;-/T;-/-;-/-", seats=SEATS, pile="P:@T")
    assert t.asks() == ["T take-action move floor_change none"]
    t.play("T take-action floor_change")
    assert t.at("T") == "S1r"


def test_the_bonus_nudge_gives_his_only_team_mate_an_action() -> None:
    """A-PROF-22, A-ED-13"""
    t = stealin("-/-;-/T;-/-;-/-", seats=SEATS, pile="P:n")
    assert t.asks() == ["T take-action move floor_change none"]


def test_fire_on_the_last_courier_needs_one_on_a_roof() -> None:
    """A-PROF-23"""
    t = stealin(seats=SEATS, armored="-/-;-/-;-/*;-/-;-/*;-/-;-/*", pile="P:*")
    assert (t.bunch, t.happened("professore-idled")) == ("-", ["professore-idled *"])


def test_it_shoots_the_roof_courier_nearest_the_armored_caboose() -> None:
    """A-PROF-24, A-PROF-25, A-RULE-42, A-ED-09"""
    t = stealin(seats=SEATS, armored="-/-;-/-;*/-;-/-;*/G;-/-;-/*", pile="P:*")
    assert (t.couriers, t.bunch, t.g.professore_bullets) == ("A2r A4i A6i", "P", 9)
    assert (t.at("G"), t.wounds("G")) == ("A4r", "m")
    polish = stealin(seats=SEATS, pile="P:*", edition="pl")
    assert (polish.bunch, polish.g.neutral) == ("n", 22)


def test_rapid_fire_hits_every_opponent_on_any_roof() -> None:
    """A-PROF-27, A-ED-01"""
    armored = "-/-;C/-;*/-;-/-;-/*;-/-;*/-"
    t = stealin("GT/-;-/-;-/-;-/-", seats=SEATS, armored=armored, pile="P:%")
    assert (t.wounds("GTC"), t.g.professore_bullets) == ("P - P", 8)


def test_rapid_fire_does_nothing_with_all_opponents_inside() -> None:
    """A-PROF-26"""
    t = stealin("T/-;-/-;-/-;-/-", seats=SEATS, pile="P:%")
    assert t.happened("professore-idled") == ["professore-idled %"]


@pytest.mark.parametrize("edition", ["en", "pl"])
def test_without_bullets_for_all_a_shooting_card_has_no_effect_and_the_pile_stays(
    edition: str,
) -> None:
    """A-PROF-28, A-RULE-27, A-RULE-41, A-ED-10"""
    t = given("GC/-;-/-;-/-;-/-", seats=SEATS, pile="P:%", edition=edition)
    t.g.professore_bullets = t.g.neutral = 1
    t.go("next_card")
    assert (t.wounds("GC"), t.g.neutral) == ("- -", 1)
    assert t.happened("professore-idled", "bullets-ran-out") == ["professore-idled %"]


def test_his_plan_pays_his_team() -> None:
    """A-PROF-29, A-RULE-49"""
    t = end(seats=SEATS, ladder=3)
    assert (t.money("red"), t.money("blue")) == (750, 0)
    assert t.happened("ladder-paid") == ["ladder-paid red 750"]


@pytest.mark.parametrize("bunch", ["PPG", "nnG"])
def test_his_bullets_under_the_token_count_for_his_team(bunch: str) -> None:
    """A-PROF-25, A-PROF-30, A-RULE-43"""
    t = end(seats=SEATS, bunch=bunch, edition="pl" if "n" in bunch else "en")
    assert (t.money("red"), t.money("blue")) == (1500, 0)


def test_he_never_earns_the_gunslinger_prize() -> None:
    """A-PROF-31, A-ED-12"""
    t = given(seats=SEATS, round_=5)
    t.g.professore_bullets = 0
    assert t.go("end_round").money("red") == 0


def test_an_empty_deck_plays_nothing() -> None:
    """A-RULE-69"""
    hands = dict.fromkeys(SEATS, "m")
    t = schemin(card="a24_couriers", turn=3, seats=SEATS, hands=hands, decks={"P": "-"})
    t.play("G play-or-draw m", "C play-or-draw m", "T play-or-draw m")
    assert t.pile == "G:m,C:m,T:m"


def test_nobody_can_shoot_punch_or_nudge_him() -> None:
    """A-RULE-44"""
    t = stealin("-/-;-/G;-/-;-/-", seats="GTC", pile="G:f,G:p,G:n")
    assert t.happened("had-no-effect") == ["had-no-effect G fire", "had-no-effect G punch"]
    assert t.asks() == ["G nudge-what move floor_change fire robbery punch"]


def test_the_top_space_can_be_reached_and_the_climb_is_told() -> None:
    """A-PROF-16, A-PROF-17"""
    t = stealin(seats=SEATS, pile="P:+", ladder=5)
    assert (t.g.ladder, t.happened("professore-schemed")) == (6, ["professore-schemed 6"])


def test_exactly_enough_bullets_will_do() -> None:
    """A-PROF-28, A-RULE-41"""
    t = stealin("GC/-;-/-;-/-;-/-", seats=SEATS, pile="P:%", edition="pl", neutral=2)
    assert (t.wounds("GC"), t.g.neutral) == ("b b", 0)
    assert t.happened("professore-shot") == ["professore-shot G 2", "professore-shot C 1"]


def test_a_shot_at_the_last_courier_is_told() -> None:
    """A-PROF-24, A-PROF-25"""
    t = stealin(seats=SEATS, pile="P:*")
    told = t.happened("professore-shot-courier", "courier-moved")
    assert told == ["professore-shot-courier *6 10", "courier-moved *6 A6i"]
