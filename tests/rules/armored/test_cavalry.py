"""Section 12: the Cavalry Charge cards."""

import pytest
from rules.armored.words import Scenario, Words, end, event, given

from coltexpress.games.armored.options import read_options
from coltexpress.games.armored.printed import EVENTS, NO_EVENT, PRINTED
from coltexpress.games.classic.steps import TURN
from coltexpress.kernel.agenda import agenda_of
from coltexpress.kernel.errors import Unreadable

BETRAYAL: Words = {"mode": "betrayal"}


def test_betrayal_needs_four_players_without_il_professore() -> None:
    """A-CAVALRY-03"""
    for players in ("2", "3"):
        with pytest.raises(Unreadable, match="at least 4 players"):
            read_options({"players": players, "mode": "betrayal"})
    assert read_options({"players": "5", "mode": "betrayal"}).professore


def test_normal_mode_has_no_card_that_sets_team_mates_apart() -> None:
    """A-CAVALRY-02, A-CAVALRY-01, A-RULE-45"""
    effects = [PRINTED.event_of[card] for card in PRINTED.normal]
    assert [one if one == NO_EVENT else EVENTS[one] for one in effects] == [
        "understaffing",
        "delayed_assault",
        NO_EVENT,
    ]


def test_understaffing_gives_one_last_move_in_turn_order() -> None:
    """A-CAVALRY-04, A-CAVALRY-05, A-RULE-46, A-RULE-48"""
    armored = "-/-;-/-;*/-;-/-;-/*;T/-;*/C"
    t = event(name="understaffing", armored=armored, round_=5, first="C", then=("end_round",))
    assert t.asks() == ["C take-action move none"]
    t.play("C take-action move", "C move-where S2i")  # the pairs of round 5
    t.play("T take-action move")
    assert t.options() == "S1r S2r S3r A2r A3r A4r A6r"  # three steps
    t.play("T move-where S3r")
    assert (t.at("CT"), t.happened("eliminated")) == ("S2i S3r", [])


def test_understaffing_is_for_bandits_on_the_armored_train_only() -> None:
    """A-CAVALRY-04"""
    assert event("-/G;-/-;-/-;-/-", "understaffing", round_=5).asks() == []


@pytest.mark.parametrize(
    ("held", "at", "turns"),
    [
        ({"G": "dB"}, "-/G;-/-;-/-;-/-", 2),
        ({"T": "d0"}, "T/-;-/-;-/-;-/-", 2),  # the decoy too, on a roof too
        ({}, "-/G;-/-;-/-;-/-", 5),
    ],
)
def test_delayed_assault_is_short_if_a_document_is_on_the_starting_train(
    held: dict[str, str], at: str, turns: int
) -> None:
    """A-CAVALRY-06, A-CAVALRY-07, A-RULE-47"""
    t = given(at, held=held, round_=4, hands={"G": "m"})
    t.go("turn_up").play("dice which-round-card cav_delayed_assault")
    assert turns_ahead(t) == list(range(1, turns))


def test_a_document_on_the_armored_train_does_not_shorten_the_assault() -> None:
    """A-CAVALRY-06, A-RULE-47"""
    t = given(armored="-/G;-/-;*/-;-/-;-/*;-/-;*/-", held={"G": "dB"}, round_=4)
    t.go("turn_up").play("dice which-round-card cav_delayed_assault")
    assert turns_ahead(t) == [1, 2, 3, 4]


def test_survival_of_the_fittest_leaves_the_richest_of_the_richest_team() -> None:
    """A-CAVALRY-08, A-CAVALRY-02"""
    held = {"G": "j", "C": "jj", "T": "x"}
    assert end(card="cav_survival_1", held=held, **BETRAYAL).winners == "C"
    assert end(card="cav_survival_2", held=held, **BETRAYAL).winners == "C"
    assert end(card="cav_betrayal_charge", held=held, **BETRAYAL).winners == "GC"


def test_documents_and_the_wild_bunch_do_not_count_for_the_personal_tally() -> None:
    """A-CAVALRY-09, A-CAVALRY-08"""
    words: Words = {"held": {"G": "dB", "C": "j"}, "bunch": "GG", "guns": {"G": 4}}
    assert end(card="cav_survival_1", **words, **BETRAYAL).winners == "C"


def test_the_empty_barrel_counts_for_the_personal_tally() -> None:
    """A-CAVALRY-09"""
    words: Words = {"held": {"C": "j"}, "guns": {"G": 0}, "wounds": {"B": "GGGGGG"}}
    assert end(card="cav_survival_1", **words, **BETRAYAL).winners == "G"


def test_survival_with_both_teams_tied_goes_to_the_richest_of_all() -> None:
    """A-RULE-79, A-RULE-50"""
    held = {"G": "j", "C": "x", "B": "b700b500$300"}
    assert end(card="cav_survival_1", held=held, **BETRAYAL).winners == "B"
    held = {"G": "j", "C": "x", "B": "x", "T": "j"}
    even: Words = {"held": held, "neutral": 21, "wounds": {"G": "m", "B": "m"}}
    assert end(card="cav_survival_1", **even, **BETRAYAL).winners == "C"  # fewer bullets


def test_survival_ties_go_to_fewer_bullets_then_are_shared() -> None:
    """A-RULE-51"""
    words: Words = {"held": {"G": "j", "C": "j"}}
    assert end(card="cav_survival_1", **words, **BETRAYAL).winners == "GC"
    shot: Words = {**words, "wounds": {"G": "m"}, "neutral": 22}
    assert end(card="cav_survival_1", **shot, **BETRAYAL).winners == "C"


def test_if_the_richest_team_is_not_on_the_train_the_other_teams_richest_wins() -> None:
    """A-RULE-51, A-RULE-49"""
    armored = "-/GC;-/-;*/-;-/-;-/*;-/-;*/-"
    words: Words = {"armored": armored, "bunch": "GGG", "guns": {"G": 3}, "held": {"T": "j"}}
    assert end(card="cav_survival_1", **words, **BETRAYAL).winners == "T"


def test_if_nobody_is_on_the_train_nobody_wins() -> None:
    """A-RULE-51"""
    armored = "-/GC;-/-;*/-;-/TB;-/*;-/-;*/-"
    for card in ("cav_survival_1", "cav_double_bottom"):
        assert end(card=card, armored=armored, **BETRAYAL).winners == ""


def test_double_bottom_is_won_by_those_who_hold_their_own_document() -> None:
    """A-CAVALRY-10"""
    held = {"G": "dB", "C": "xxx", "B": "dR"}
    t = end(card="cav_double_bottom", held=held, **BETRAYAL)
    assert (t.winners, t.happened("won")) == ("GB", ["won G", "won B"])


def test_the_decoy_does_not_fulfil_double_bottom() -> None:
    """A-CAVALRY-11, A-CAVALRY-12"""
    assert end(card="cav_double_bottom", held={"G": "d0", "T": "j"}, **BETRAYAL).winners == "T"


def test_an_eliminated_holder_does_not_fulfil_double_bottom() -> None:
    """A-CAVALRY-10"""
    armored = "-/G;-/-;*/-;-/-;-/*;-/-;*/-"
    held = {"G": "dB", "T": "j"}
    assert end(card="cav_double_bottom", armored=armored, held=held, **BETRAYAL).winners == "T"


def test_if_nobody_fulfils_it_the_richest_of_both_teams_wins() -> None:
    """A-CAVALRY-12, A-RULE-52"""
    held = {"G": "j", "T": "x", "B": "x"}
    assert end(card="cav_double_bottom", held=held, **BETRAYAL).winners == "TB"


def test_the_unnamed_cards_have_no_effect() -> None:
    """A-RULE-45"""
    t = given("-/-;-/-;-/-;-/-", round_=5, card="cav_charge").go("happen")
    assert (t.asks(), t.happened("event-struck")) == ([], [])


def turns_ahead(t: Scenario) -> list[int]:
    """The turns on the agenda, after the one that is being played."""
    return [step.a for step in reversed(agenda_of(t.g)) if step.rule == TURN]
