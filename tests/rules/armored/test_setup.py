"""Section 4: setting up."""

import pytest
from rules.armored.words import Scenario, given, new, set_up

from coltexpress.games.armored.options import read_options
from coltexpress.kernel.errors import Unreadable

LAYOUT = "-/x;nnn/-;*b/d;-/b;b/*d;-/b;*b/d"


def test_both_trains_are_laid_out() -> None:
    """A-SETUP-01, A-SETUP-02, A-SETUP-04..14, A-RULE-05, A-RULE-06, A-ED-16"""
    t = set_up("GTCB").seen_by("G")
    fields = dict(part.split("=", 1) for part in t.line.split() if "=" in part)
    assert fields["armored"] == LAYOUT
    assert fields["starting"].split(";")[0] == "-/x"
    assert fields["starting"].endswith(f"GTCB{fields['starting'].split('GTCB')[1]}")
    assert (t.g.neutral, t.bunch, t.g.marshal, fields["advances"]) == (23, "-", -1, "0")
    assert fields["box"].count("x") == 1  # the second base strongbox stays in the box


def test_the_locomotives_stand_side_by_side() -> None:
    """A-SETUP-07, A-GEO-01"""
    g = set_up("GTCB").g
    assert (g.trains.opposite[0], g.trains.opposite[1]) == (8, 9)


def test_the_three_cars_come_in_any_order() -> None:
    """A-SETUP-02, A-RULE-07"""
    names = "ghost,tuco,cheyenne,belle"
    assert new(bandits=names).asks() == ["dice which-car baggage first_class restaurant"]
    chosen = new(bandits=names, car_choice="chosen").play("G which-car restaurant")
    assert chosen.asks() == ["T which-car baggage first_class"]


def test_cars_get_their_printed_loot() -> None:
    """A-SETUP-04, A-RULE-07"""
    t = set_up("GTCB").seen_by("G")  # baggage, first class, restaurant
    assert (t.floor("S1i"), t.floor("S2i"), t.floor("S3i")) == ("$", "jjj", "$$$")


@pytest.mark.parametrize("seats", ["GTCB", "GTCBDOYWMS"])
def test_a_purse_of_250_for_every_bandit_is_set_aside_first(seats: str) -> None:
    """A-SETUP-03, A-SETUP-15"""
    t = set_up(seats)
    assert [t.held(one) for one in seats] == ["$250"] * len(seats)
    assert [t.bullets(one) for one in seats] == [6] * len(seats)


def test_with_ten_bandits_no_purse_of_250_is_left_for_the_cars() -> None:
    """A-SETUP-03"""
    t = set_up("GTCBDOYWMS")
    assert "$250" not in t.floor("S1i") + t.floor("S3i")


def test_bags_and_documents_are_drawn_at_random() -> None:
    """A-SETUP-09..11"""
    t = new(bandits="ghost,tuco,cheyenne,belle").roll("which-loot-laid")
    assert t.asks() == ["dice which-loot-laid b300 b400 b500 b600 b700"]
    t.play("dice which-loot-laid b700")
    assert t.floor("A3i") == "b700"
    t.play("dice which-loot-laid b300 b400 b500")  # the last bag needs no drawing
    assert t.asks() == ["dice which-loot-laid d0 dB dR"]


def test_a_deck_has_ten_cards_without_marshal_and_with_a_nudge() -> None:
    """A-SETUP-16, A-SETUP-17, A-SETUP-19"""
    assert given().deck("G") == "mmccffrrpn"


def test_with_three_players_the_bandit_beside_il_professore_has_no_nudge() -> None:
    """A-SETUP-18"""
    t = given(seats="GTC")
    assert [t.deck(one) for one in "GTC"] == ["mmccffrrpn", "mmccffrrp", "mmccffrrpn"]


@pytest.mark.parametrize(
    ("seats", "prefix"), [("GT", "a24"), ("GTC", "a24"), ("GTCB", "a24"), ("GTCBD", "a5")]
)
def test_the_first_four_round_cards_fit_the_number_of_bandits(seats: str, prefix: str) -> None:
    """A-SETUP-20, A-COMP-05"""
    t = set_up_until_round_card(seats, two_player_mode="one_bandit_each")
    assert len(t.options().split()) == 7
    assert all(card.startswith(prefix) for card in t.options().split())


def set_up_until_round_card(seats: str, **settings: str) -> Scenario:
    names = {"G": "ghost", "T": "tuco", "C": "cheyenne", "B": "belle", "D": "django"}
    bandits = ",".join([names[one] for one in seats])
    return new(players=str(len(seats)), bandits=bandits, **settings).roll("which-round-card")


@pytest.mark.parametrize(
    ("mode", "cards"),
    [
        ("normal", "cav_understaffing cav_delayed_assault cav_charge"),
        ("betrayal", "cav_survival_1 cav_survival_2 cav_double_bottom cav_betrayal_charge"),
    ],
)
def test_the_fifth_card_is_a_cavalry_charge_of_the_mode(mode: str, cards: str) -> None:
    """A-SETUP-20, A-SETUP-21, A-CAVALRY-01, A-COMP-06"""
    t = given(round_=4, mode=mode).go("turn_up")
    assert t.options() == cards


def test_normal_mode_is_the_default() -> None:
    """A-SETUP-21"""
    assert read_options({}).mode == "normal"


def test_eight_bandits_are_on_offer_then_mei_then_silk() -> None:
    """A-RULE-01, A-RULE-60"""
    offer = [new(players=count).options().split() for count in ("4", "9", "10")]
    assert [len(each) for each in offer] == [8, 9, 10]
    assert (offer[1][-1], offer[2][-1]) == ("mei", "silk")
    assert len(new(guest_bandits="true").options().split()) == 10


@pytest.mark.parametrize("count", ["1", "11"])
def test_two_to_ten_players(count: str) -> None:
    """A-RULE-01"""
    with pytest.raises(Unreadable, match="expected 2 to 10"):
        read_options({"players": count})


def test_two_players_lead_both_bandits_of_a_team_each_with_his_own_deck() -> None:
    """A-RULE-02"""
    t = given(seats="GTCB", players="2", hands={"G": "m", "C": "f"})
    assert (t.g.seats, t.g.players, t.seat("G"), t.seat("C"), t.seat("T")) == (2, 4, 0, 0, 1)
    assert (t.seen_by("G").hand("C"), t.seen_by("T").hand("C")) == ("f", "?")
    assert not t.g.options.expert
    t.go("scheme:C:0")
    assert t.asks() == ["GC play-or-draw f draw"]


def test_one_bandit_each_has_no_nudge() -> None:
    """A-RULE-02"""
    t = given(seats="GT", two_player_mode="one_bandit_each")
    assert (t.g.seats, t.deck("G"), t.deck("T")) == (2, "mmccffrrp", "mmccffrrp")


def test_the_first_player_is_drawn_among_people_and_the_role_passes_il_professore_by() -> None:
    """A-RULE-04"""
    t = set_up_until_first("ghost,tuco,cheyenne")
    assert t.asks() == ["dice who-is-first G T C"]
    t = given(seats="GTC", first="C").go("end_round")
    assert t.happened("became-first") == ["became-first G"]


def set_up_until_first(bandits: str) -> Scenario:
    return new(players="3", bandits=bandits).roll("who-is-first")
