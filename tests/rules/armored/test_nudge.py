"""Section 9, Nudge, and what holds for all actions that are given away."""

import pytest
from rules.armored.words import ARMORED, Words, event, given, stealin

ALL = "move floor_change fire robbery punch"


def test_a_nudge_gives_a_team_mate_a_base_action_of_the_nudgers_choice() -> None:
    """A-NUDGE-01, A-NUDGE-02, A-RULE-14, A-ED-05"""
    t = stealin("-/-;-/C;-/-;-/-", pile="G:n")
    assert t.asks() == [f"G nudge-what {ALL}"]  # with one team-mate nothing else is asked
    t.play("G nudge-what move")
    assert t.asks() == ["C take-action move none"]
    t.play("C take-action move", "C move-where S0i")
    assert (t.at("C"), t.happened("nudged", "granted")) == (
        "S0i",
        ["nudged G C move", "granted C move"],
    )


def test_the_nudger_names_the_receiver_who_is_never_himself_nor_il_professore() -> None:
    """A-RULE-14, A-NUDGE-01"""
    assert stealin(pile="G:n", seats="GTCBD").options() == "C D"


def test_the_receiver_may_decline() -> None:
    """A-NUDGE-03, A-RULE-11"""
    t = stealin("-/-;-/C;-/-;-/-", pile="G:n").play("G nudge-what move", "C take-action none")
    assert (t.at("C"), t.happened("declined")) == ("S1i", ["declined C"])


def test_a_programmed_action_cannot_be_declined() -> None:
    """A-RULE-11"""
    assert stealin("-/-;-/C;-/-;-/-", pile="C:m").options() == "S0i S2i"


def test_a_nudge_that_nobody_can_use_lapses_and_the_card_returns() -> None:
    """A-RULE-14"""
    t = stealin("-/-;-/C;-/-;-/-", pile="G:n").play("G nudge-what robbery")
    assert (t.asks(), t.happened("declined"), t.deck("G")) == ([], ["declined C"], "mmccffrrp^n")


def test_a_granted_action_is_the_receivers_own() -> None:
    """A-RULE-13, A-NUDGE-03"""
    t = stealin("-/-;-/C;-/T;-/B", pile="G:n", rest="S0r")
    t.play("G nudge-what fire", "C take-action fire")
    assert (t.wounds("T"), t.bullets("C"), t.bullets("G")) == ("C", 5, 6)


def test_a_nudged_bandit_may_use_a_gatling() -> None:
    """A-RULE-13, A-GATLING-01"""
    armored = "-/-;T/-;-/*;C/-;-/*;-/-;-/*"
    t = stealin(armored=armored, pile="G:n").play("G nudge-what fire", "C take-action fire")
    assert t.play("C fire-at-whom burst").wounds("T") == "g"


def test_a_nudge_that_ends_at_a_courier_is_settled_before_the_next_card() -> None:
    """A-NUDGE-01, A-COURIER-01, C-RULE-17"""
    armored = "-/-;C/-;*/-;-/-;-/*;-/-;*/-"
    t = stealin("-/T;-/-;-/-;-/-", armored=armored, pile="G:n,T:m")
    t.play("G nudge-what move", "C take-action move", "C move-where A2r")
    assert (t.at("C"), t.wounds("C")) == ("A2i", "m")
    assert t.asks() == ["T move-where S1i A0i"]


def test_in_the_polish_edition_the_nudger_lends_a_card_that_is_not_in_the_pile() -> None:
    """A-NUDGE-02, A-ED-05, A-RULE-15"""
    t = stealin("-/-;-/C;-/-;-/-", pile="G:n,G:p,G:f,G:f", edition="pl")
    assert t.options() == "move floor_change robbery"


def test_a_lent_card_goes_back_where_it_lay() -> None:
    """A-RULE-15, A-RULE-62"""
    words: Words = {
        "edition": "pl",
        "expert_variant": "true",
        "discards": {"G": "mm"},
        "hands": {"G": "p"},
    }
    t = stealin("-/-;-/C;-/-;-/-", pile="G:n", **words)
    t.play("G nudge-what move", "C take-action move", "C move-where S0i")
    assert (t.hand("G"), t.deck("G"), t.discards("G")) == ("p", "ccffrr", "mmn")


def test_being_asked_does_not_show_what_lies_face_down_in_the_pile() -> None:
    """A-RULE-77, A-RULE-15"""
    pile = "G:n,G:(m),G:m,G:c,G:c,G:f,G:f,G:r,G:r"
    t = stealin("-/G;-/C;-/-;-/-", pile=pile, nudge_source="own_card")
    assert t.asks() == ["G nudge-what punch"]


def test_a_played_card_that_came_back_can_be_lent() -> None:
    """A-RULE-15"""
    t = stealin("-/G;-/C;-/-;-/-", pile="G:c,G:c,G:n", edition="pl")
    assert "floor_change" in t.options()


@pytest.mark.parametrize(
    ("starting", "armored", "actions"),
    [
        ("-/-;-/C;-/-;-/-", ARMORED, "move floor_change none"),
        ("-/-;-/CG;-/-;-/-", ARMORED, "move floor_change punch none"),
        ("-/-;-/Cj;-/T;-/-", ARMORED, "move floor_change fire robbery none"),
    ],
)
def test_only_actions_that_do_something_are_on_offer(
    starting: str, armored: str, actions: str
) -> None:
    """A-RULE-14, A-PROF-21"""
    t = stealin(starting, armored=armored, pile="P:@C", seats="TCG", rest="S3r")
    assert t.options() == actions


def test_understaffing_offers_a_move_that_may_be_declined() -> None:
    """A-RULE-11, A-CAVALRY-04, A-ED-13"""
    t = event(name="understaffing", armored="-/-;-/-;*/-;-/G;-/*;-/-;*/-", round_=5)
    assert t.asks() == ["G take-action move none"]
    assert t.play("G take-action none").at("G") == "A3i"


def test_mistys_bullets_in_the_pile_take_nothing_from_what_she_can_lend() -> None:
    """A-RULE-15, A-RULE-54"""
    words: Words = {"seats": "YTCB", "wounds": {"Y": "T"}, "guns": {"T": 5}, "edition": "pl"}
    t = stealin("-/-;-/C;-/-;-/-", pile="Y:n,Y:!T,T:m", **words)
    assert t.options() == ALL


def test_a_lone_bandits_nudge_would_have_no_effect() -> None:
    """A-RULE-14, A-SETUP-18"""
    t = given("-/-;-/G;-/-;-/-", seats="GT", two_player_mode="one_bandit_each").go("nudge:G")
    assert t.happened("had-no-effect") == ["had-no-effect G nudge"]
