"""Part C, information and choice: who sees what, and who is told what."""

import pytest
from scenario import Scenario, event, given, new, schemin, stealin

from coltexpress.games.classic.notation import write_tokens
from coltexpress.games.classic.rulebook import state_of
from coltexpress.kernel.agenda import NOBODY
from coltexpress.kernel.views import look

TRAIN = "-/*x;-/O$300j;B/$450;-/T"
HANDS = {"O": "mf!n", "B": "cc", "T": "rp"}
PILE = "O:m,B:(f),T:(s)"


def middle_of_a_round() -> Scenario:
    return given(
        TRAIN,
        held={"O": "$250j", "B": "$500", "T": "$350x"},
        guns={"O": 4, "T": 5},
        wounds={"O": "mT", "B": "OOe"},
        hands=HANDS,
        pile=PILE,
    )


@pytest.mark.parametrize("seat", ["O", "B", "T"])
def test_everybody_sees_places_kinds_of_loot_guns_and_bullets_received(seat: str) -> None:
    """C-RULE-01"""
    seen = middle_of_a_round().seen_by(seat)
    assert ([seen.at(one) for one in "OBT"], seen.marshal) == (["1i", "2r", "3i"], "0i")
    assert [seen.floor(spot) for spot in ("0i", "1i", "2i", "2r")] == ["x", "$j", "$", "-"]
    assert [seen.bullets(one) for one in "OBT"] == [4, 6, 5]
    assert [seen.wounds(one) for one in "OBT"] == ["mT", "OOe", "-"]


def test_hands_decks_and_face_down_cards_are_secret_but_not_how_many_there_are() -> None:
    """C-RULE-01"""
    t = middle_of_a_round()
    seen = t.seen_by("T")
    assert [seen.hand(one) for one in "OBT"] == ["???", "??", "rp"]
    assert [seen.deck(one) for one in "OBT"] == ["????????", "??????????", "mmccffr"]
    assert (seen.pile, t.seen_by("O").pile) == ("O:m,B:(?),T:(s)", "O:m,B:(?),T:(?)")


def test_only_the_holder_of_a_purse_knows_its_value() -> None:
    """C-SETUP-08, C-RULE-03, C-RULE-01"""
    t = middle_of_a_round()
    assert [t.seen_by("O").held(one) for one in "OBT"] == ["$250j", "$", "$x"]
    assert [t.seen_by("T").held(one) for one in "OBT"] == ["$j", "$", "$350x"]
    assert write_tokens(t.seen_by("T").g.box) == "$" * 13 + "jjjj"


def test_a_spectator_sees_what_everybody_sees() -> None:
    """C-RULE-01, C-RULE-03"""
    seen = Scenario(state_of(look(middle_of_a_round().g, NOBODY).state))
    assert ([seen.hand(one) for one in "OBT"], seen.pile) == (
        ["???", "??", "??"],
        "O:m,B:(?),T:(?)",
    )
    assert [seen.held(one) for one in "OBT"] == ["$j", "$", "$x"]
    assert seen.deck("T") == "???????"


def test_a_card_drawn_is_told_to_its_player_only() -> None:
    """C-RULE-01"""
    t = given(TRAIN).go("deal:O:1").play("dice which-card-drawn p")
    assert (t.story("O"), t.story("T")) == (["drew O p"], ["drew O ?"])


def test_a_card_played_face_down_is_told_to_its_player_only() -> None:
    """C-RULE-01, C-TURN-02"""
    t = schemin(TRAIN, card="r24_tunnel", turn=1, hands=HANDS).play("O play-or-draw (m)")
    assert (t.story("O")[-1], t.story("T")[-1]) == ("played O (m)", "played O ?")


def test_everybody_may_review_the_cards_played_and_their_order() -> None:
    """C-RULE-02"""
    hands = {"O": "mmmmf", "B": "mmmmc", "T": "mmmmr"}
    t = schemin(TRAIN, card="r24_swivel_arm", hands=hands, then=("steal",))
    t.play("O play-or-draw f", "B play-or-draw c", "T play-or-draw r").play_out()
    assert t.pile == "-"
    told = [one for one in t.story("T") if one.startswith("played")]
    assert told[:3] == ["played O f", "played B c", "played T r"]
    assert told[3:6] == ["played O ?", "played B ?", "played T (m)"]


def test_a_purse_that_is_robbed_shows_its_value_to_the_robber_only() -> None:
    """C-RULE-03"""
    t = stealin(TRAIN, pile="O:r").play("O rob-what purse")
    told = "robbed O purse"
    assert (t.story("O")[1], t.story("B")[1]) == (f"{told} $300", f"{told} $")
    assert (t.seen_by("O").held("O"), t.seen_by("B").held("O")) == ("$300", "$")


def test_a_purse_that_is_dropped_is_seen_by_nobody_any_more() -> None:
    """C-RULE-03"""
    t = stealin("-/*;-/-;-/-;B/OT", pile="O:p", held={"T": "$450"})
    assert ("dropped T purse $450" in t.story("T"), "dropped T purse $" in t.story("O")) == (
        True,
        True,
    )
    assert [t.seen_by(one).floor("3i") for one in "OBT"] == ["$", "$", "$"]


def test_a_purse_that_cheyenne_takes_is_known_to_her_and_to_her_victim() -> None:
    """C-RULE-03"""
    t = stealin("-/*;-/-;-/-;B/CT", pile="C:p", held={"T": "$450"}).play("C keep-purse yes")
    told = "snatched C T purse"
    assert [told + " $450" in t.story(one) for one in "CTB"] == [True, True, False]
    assert told + " $" in t.story("B")
    assert t.seen_by("T").held("C") == "$"


def test_the_coming_round_cards_are_secret() -> None:
    """C-RULE-01, C-SETUP-21"""
    t = given(TRAIN, rounds="r24_bridge").go("turn_up")
    assert [list(question.options) for question in t.view("O").asks] == [[]]
    assert t.seen_by("O").line.split(" rounds=")[1].split()[0] == "r24_bridge"


def test_who_is_asked_about_what_is_public_but_not_the_options() -> None:
    """C-RULE-78"""
    t = schemin(TRAIN, card="r24_bridge", hands=HANDS)
    mine, other = t.view("O"), t.view("B")
    assert mine.ask is not None
    assert other.ask is None
    assert [(one.seat, one.what, len(one.options)) for one in mine.asks] == [(0, mine.ask.what, 3)]
    assert [(one.seat, one.what, list(one.options)) for one in other.asks] == [
        (0, mine.ask.what, [])
    ]


def test_at_the_end_purses_on_cards_are_turned_over_but_no_others() -> None:
    """C-RULE-79"""
    t = middle_of_a_round().go("count_money")
    assert [t.seen_by("B").held(one) for one in "OBT"] == ["$250j", "$500", "$350x"]
    assert (t.seen_by("B").floor("1i"), write_tokens(t.seen_by("B").g.box)) == (
        "$j",
        "$" * 13 + "jjjj",
    )
    assert [one for one in t.story("B") if one.startswith("showed")] == [
        "showed O $250",
        "showed O j",
        "showed B $500",
        "showed T $350",
        "showed T x",
    ]


def test_nothing_is_turned_over_before_the_end() -> None:
    """C-RULE-79, C-SETUP-08"""
    t = given(TRAIN, held={"O": "$250"}, rounds="r24_bridge").go("end_round")
    assert (t.phase, t.seen_by("B").held("O")) == ("schemin", "$")


# Which of several purses


def test_the_chooser_names_a_kind_and_one_of_several_purses_is_drawn_blind() -> None:
    """C-RULE-04"""
    rob = stealin("-/*;-/O$300$450jj;-/-;-/BT", pile="O:r")
    assert rob.asks() == ["O rob-what purse jewel"]
    assert rob.play("O rob-what purse").asks() == ["dice which-purse $300 $450"]
    assert rob.play("dice which-purse $450").held("O") == "$450"
    punch = stealin("-/*;-/-;-/-;B/OT", pile="O:p", held={"T": "$250$250$500x"})
    assert punch.asks() == ["O punch-what purse strongbox"]
    assert punch.play("O punch-what purse").asks() == ["dice which-purse-lost $250 $250 $500"]
    pocket = event("-/*;-/O$300$450;-/-;-/BT", "pickpocketing")
    assert pocket.play("O pick-pocket purse").asks() == ["dice which-purse $300 $450"]


def test_where_tokens_are_told_apart_the_chooser_names_one_of_them() -> None:
    """C-RULE-04, C-RULE-81"""
    rob = stealin("-/*;-/O$450$300j;-/-;-/BT", pile="O:r", purse_pick="token")
    assert rob.asks() == ["O rob-what #0 #1 #2"]
    assert rob.play("O rob-what #1").held("O") == "$300"
    punch = stealin("-/*;-/-;-/-;B/OT", pile="O:p", held={"T": "$500$250"}, purse_pick="token")
    assert punch.play("O punch-what #0").held("T") == "$250"
    pocket = event("-/*;-/O$450$300j;-/-;-/BT", "pickpocketing", purse_pick="token")
    assert pocket.asks() == ["O pick-pocket #0 #1 leave"]


def test_tokens_told_apart_lie_in_the_order_they_came_and_can_be_followed() -> None:
    """C-RULE-81"""
    t = stealin("-/*;-/O$450j$300;-/-;-/BT", pile="O:r,O:r", purse_pick="token", held={"O": "x"})
    t.play("O rob-what #2", "O rob-what #0")
    assert (t.held("O"), t.floor("1i")) == ("x$300$450", "j")
    assert [one for one in t.story("T") if one.startswith("robbed")] == [
        "robbed O #2 $",
        "robbed O #0 $",
    ]
    assert t.seen_by("T").held("O") == "x$$"


# Sealed and kept


def test_a_sealed_answer_is_hidden_and_can_be_changed_until_the_last_is_given() -> None:
    """C-RULE-82, C-TWO-05"""
    t = given("-/*;-/-;-/-;-/CD;-/TO", seats="TC,DO").go("stand").play("TC who-in-caboose T")
    sealed = [list(t.view(seat).state.sealed) for seat in ("TC", "DO")]
    assert sealed == [[0, -1], [-2, -1]]
    assert [len(one.options) for one in t.view("TC").asks] == [2, 0]
    t.play("TC who-in-caboose C", "DO who-in-caboose D")
    assert (t.at("T"), t.at("C"), t.at("D"), t.at("O"), t.asks()) == ("3i", "4i", "4i", "3i", [])


def test_cards_that_experts_keep_are_secret_and_those_they_discard_are_public() -> None:
    """C-RULE-61"""
    t = given(TRAIN, hands={"O": "mfp"}, expert_variant="true").go("lay_down")
    t.play("O discard-which f done")
    assert (t.seen_by("T").hand("O"), t.seen_by("T").discards("O")) == ("??", "f")
    assert t.story("T") == ["discarded O f"]


def test_a_player_may_always_look_at_his_own_purses() -> None:
    """C-SETUP-08"""
    t = new(players="3", bandits="doc,belle,tuco")
    assert (t.seen_by("B").held("B"), t.seen_by("B").held("O")) == ("$250", "$")


def test_a_starting_purse_looks_like_any_purse_to_the_others() -> None:
    """C-RULE-88"""
    t = new(players="3", bandits="tuco,belle,doc")
    assert (t.seen_by("T").held("T"), t.seen_by("B").held("T")) == ("$250", "$")


def test_whoever_loses_a_purse_knows_which_one_it_was() -> None:
    """C-RULE-90"""
    t = stealin("-/*;-/-;-/TB;-/O", pile="T:p", held={"B": "$250$500"})
    t.play("dice which-purse-lost $500")
    assert "dropped B purse $500" in t.story("B")
    assert "dropped B purse $" in t.story("T")
