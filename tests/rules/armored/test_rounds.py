"""Section 6: rounds, Diversion and Action plan, and the advance of the train."""

import pytest
from rules.armored.words import BOOK, Words, again, event, given, schemin, set_up, stealin

from coltexpress.kernel.agenda import State, choose, first_waiting, is_over
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look

HANDS = {"G": "m", "T": "cf", "C": "r", "B": "p"}


def test_five_rounds_of_schemin_and_stealin() -> None:
    """A-ROUND-01"""
    t = set_up("GTCB").play_out()
    assert (len(t.happened("round-began")), len(t.happened("stealin-began"))) == (5, 5)
    assert t.phase == "over"


def test_in_a_diversion_turn_a_bandit_may_skip_and_every_opponent_loses_a_card() -> None:
    """A-DIVERSION-01, A-DIVERSION-02"""
    t = schemin(card="a24_heavy_fire", turn=1, hands=HANDS)
    assert t.asks() == ["G play-or-draw m draw skip"]
    t.play("G play-or-draw skip")
    assert t.asks() == ["dice which-card-lost c f"]
    t.play("dice which-card-lost f")
    assert (t.hand("T"), t.hand("B"), t.hand("C"), t.hand("G")) == ("c", "-", "r", "m")
    assert (t.deck("T"), t.deck("B")) == ("mmcfrrpn_f", "mmccffrrn_p")


def test_the_robbed_opponent_alone_sees_the_card_he_lost() -> None:
    """A-DIVERSION-01, A-DIVERSION-02"""
    t = schemin(card="a24_heavy_fire", turn=1, hands=HANDS)
    t.play("G play-or-draw skip", "dice which-card-lost f")
    assert "lost-card T f" in t.story("T")
    assert "lost-card T ?" in t.story("G")
    assert (t.seen_by("T").deck("T")[-2:], t.seen_by("G").deck("T")[-2:]) == ("_f", "_?")


def test_whoever_skips_neither_plays_nor_draws() -> None:
    """A-DIVERSION-03"""
    t = schemin(card="a24_heavy_fire", turn=1, hands=HANDS)
    t.play("G play-or-draw skip", "dice which-card-lost f")
    assert (t.pile, t.hand("G"), t.asks()[0].split()[0]) == ("-", "m", "T")


def test_one_bandit_of_each_team_may_use_it_in_a_turn() -> None:
    """A-DIVERSION-04, A-RULE-10"""
    t = schemin(card="a24_heavy_fire", turn=1, hands={**HANDS, "C": "rr"})
    t.play("G play-or-draw skip", "dice which-card-lost f")
    assert t.options() == "c draw skip"  # Tuco is of the other team
    t.play("T play-or-draw skip", "dice which-card-lost r")
    assert t.asks() == ["C play-or-draw r draw"]  # his team has had its turn


def test_the_right_comes_back_in_the_next_diversion_turn() -> None:
    """A-RULE-10, A-DIVERSION-04"""
    t = given(card="a24_tunnel", turn=2, hands={"G": "mm"})
    t.g.diverted = 3
    t.go("turn:2")
    assert t.options() == "m draw skip"


def test_a_lone_bandit_may_use_it_every_time() -> None:
    """A-RULE-10"""
    t = schemin(card="a24_heavy_fire", turn=1, seats="GTC", hands={"T": "m", "G": "m"}, first="T")
    assert t.options() == "m draw skip"


def test_an_opponent_with_an_empty_hand_loses_nothing() -> None:
    """A-RULE-10"""
    t = schemin(card="a24_heavy_fire", turn=1, hands={"G": "m", "T": "c"})
    t.play("G play-or-draw skip")
    assert t.happened("lost-card") == ["lost-card T c"]


def test_other_turns_have_no_skip() -> None:
    """A-DIVERSION-01"""
    t = schemin(card="a24_heavy_fire", turn=0, hands={"T": "c"}, first="T")
    assert t.options() == "c draw"


def test_a_lost_card_is_the_last_of_its_deck() -> None:
    """A-RULE-71, A-DIVERSION-02"""
    t = given(decks={"G": "m"}, unders={"G": "pc"}).go("deal:G:2")
    assert (t.hand("G"), t.deck("G")) == ("mp", "-_c")


def test_in_the_expert_variant_it_is_drawn_before_the_discards() -> None:
    """A-RULE-71"""
    words: Words = {"decks": {"G": "m"}, "unders": {"G": "p"}, "discards": {"G": "ff"}}
    for reshuffle, left in (("on_demand", ("-", "ff")), ("on_empty", ("ff", "-"))):
        settings: Words = {"expert_variant": "true", "expert_reshuffle": reshuffle}
        t = given(**words, **settings).go("deal:G:2")
        assert t.hand("G") == "mp"
        assert (t.deck("G"), t.discards("G")) == left  # C-ED-10


@pytest.mark.parametrize(
    "settings",
    [
        {"players": "4"},
        {"players": "5", "edition": "pl"},
        {"players": "3", "expert_variant": "true", "expert_reshuffle": "on_empty"},
        {"players": "2", "expert_variant": "true", "purse_pick": "token"},
    ],
)
def test_whoever_answers_for_chance_and_whoever_listens_the_game_is_the_same(
    settings: dict[str, str],
) -> None:
    """C-ROUND-03, A-RULE-71"""
    unheard, heard, asked = Dice(5), Dice(5), Dice(5)
    games = [
        played_out(BOOK.new(settings, unheard), unheard),
        played_out(BOOK.new(settings, heard, listen=True), heard),
        played_out(BOOK.new(settings), asked),
    ]
    assert games[0] == games[1] == games[2]


def played_out(g: State, dice: Dice) -> State:
    while not is_over(g):
        question = first_waiting(g)
        choose(g, question.seat, dice.answer(question.options))
    return g


def test_at_the_end_of_schemin_a_lost_card_joins_the_deck() -> None:
    """A-RULE-71, C-PLAN-07"""
    t = given(hands={"G": "m"}, unders={"G": "p"}).go("lay_down")
    assert t.deck("G") == "mmccffrrpn"


def test_with_an_action_plan_each_bandit_may_keep_one_card() -> None:
    """A-PLAN-01, A-RULE-09"""
    t = given(card="a24_coordinated", turn=4, hands={"G": "m!Tf", "C": "r"}, wounds={"G": "T"})
    t.go("lay_down")
    assert t.asks() == ["G keep-which m f !T done"]
    t.play("G keep-which !T", "C keep-which done")
    assert (t.hand("G"), t.hand("C"), t.deck("C")) == ("!T", "-", "mmccffrrpn")
    assert t.seen_by("T").hand("G") == "?"


def test_the_kept_card_is_not_shuffled_and_one_card_fewer_is_drawn() -> None:
    """A-PLAN-02, A-RULE-08, A-RULE-09"""
    t = given(card="a24_coordinated", turn=4, hands={"G": "p"})
    t.go("lay_down", "end_round", "round").play("G keep-which p").roll("which-round-card")
    assert (len(t.hand("G")), "p" in t.hand("G")) == (6, True)
    drawn = [told for told in t.happened("drew") if told.startswith("drew G")]
    assert len(drawn) == 5


@pytest.mark.parametrize(("card", "turn"), [("a24_heal", 2), ("a24_couriers", 3)])
def test_without_the_icon_in_the_turns_played_nothing_is_kept(card: str, turn: int) -> None:
    """A-PLAN-01, A-RULE-09"""
    t = given(card=card, turn=turn, hands={"G": "p"}).go("lay_down")
    assert (t.asks(), t.hand("G")) == ([], "-")


def test_an_action_plan_turn_is_an_ordinary_face_up_turn() -> None:
    """A-RULE-09"""
    t = schemin(card="a24_coordinated", turn=4, hands={"G": "p"})
    t.play("G play-or-draw p")
    assert t.pile == "G:p"


def test_in_the_expert_variant_the_action_plan_is_ignored() -> None:
    """A-PLAN-03"""
    t = given(card="a24_coordinated", turn=4, hands={"G": "p"}, expert_variant="true")
    t.go("lay_down")
    assert t.asks() == ["G discard-which p done"]


def test_the_train_advances_at_the_end_of_the_round_after_the_event() -> None:
    """A-TRAIN-01, A-TRAIN-02"""
    t = event("G/-;-/-;-/-;-/-", "swivel_arm", then=("end_round",), round_=2)
    names = [told.split()[0] for told in t.story()]
    assert names.index("swept") < names.index("trains-moved") < names.index("round-ended")
    assert (t.g.advances, t.g.trains.x[0]) == (2, 4)


def test_loot_and_pawns_travel_with_their_car() -> None:
    """A-TRAIN-01, A-GEO-01"""
    t = given("-/Gj;-/-;-/-;-/-", armored="-/-;-/-;*/Tx;-/-;-/*;-/-;*/-").go("end_round")
    assert (t.at("GT"), t.floor("S0i"), t.floor("A2i")) == ("S0i A2i", "j", "x")
    assert t.g.trains.opposite[t.g.at[0]] == t.g.at[1]


def test_a_round_starts_with_healing_then_hands_then_the_card() -> None:
    """A-RULE-08"""
    infirmary = "-/-;-/-;*/-;-/-;-/*;-/G;*/-"
    t = given(armored=infirmary, wounds={"G": "m"}, decks={"G": "mmccffrrpn!n"}, neutral=22)
    t.go("round").play("G heal-which !n").roll()
    names = [told.split()[0] for told in t.story()]
    assert names.index("healed") < names.index("drew") < names.index("turned-up")


def test_turn_order_in_events_starts_with_the_first_player() -> None:
    """A-RULE-48, A-EVENT-HELP-01"""
    t = event("-/G;-/C;-/T;-/B", "help", first="C")
    assert t.asks()[0].split()[0] == "C"


def test_the_other_team_too_has_one_diversion() -> None:
    """A-DIVERSION-04"""
    t = schemin(card="a24_heavy_fire", turn=1, hands={"T": "c", "C": "r", "B": "p"}, first="T")
    t.play("T play-or-draw skip", "C play-or-draw draw").roll()
    assert t.asks() == ["B play-or-draw p draw"]


def test_a_card_below_the_deck_can_still_be_drawn() -> None:
    """A-RULE-71, C-RULE-06"""
    t = given(decks={"G": "-"}, unders={"G": "pc"}, hands={"G": "m"}, card="a24_couriers", turn=1)
    t.go("scheme:G:0")
    assert t.options() == "m draw"
    assert t.play("G play-or-draw draw").hand("G") == "mcp"


def test_in_the_expert_variant_bullets_are_dropped_after_the_round_card() -> None:
    """A-COMP-01, A-RULE-08, C-EXPERT-02, C-RULE-91"""
    words: Words = {"hands": {"G": "mmccf!T"}, "wounds": {"G": "T"}, "guns": {"T": 5}}
    t = given(expert_variant="true", **words).go("round").roll("which-round-card")
    assert (t.hand("G"), t.discards("G")) == ("mmccf!T", "-")
    t.roll()
    assert (t.hand("G"), t.discards("G")) == ("mmccf", "!T")  # nothing is drawn for it


def test_in_the_expert_variant_the_infirmary_does_not_show_where_a_bullet_lies() -> None:
    """A-RULE-77, A-INFIRMARY-02"""
    infirmary = "-/-;-/-;*/-;-/-;-/*;-/G;*/-"
    places: tuple[Words, ...] = (
        {"hands": {"G": "m"}, "decks": {"G": "f!T"}},
        {"hands": {"G": "!T"}, "decks": {"G": "fm"}},
    )
    hurt: Words = {"wounds": {"G": "T"}, "guns": {"T": 5}, "expert_variant": "true"}
    in_deck, in_hand = [given(armored=infirmary, **hurt, **one).go("round") for one in places]
    assert (in_deck.options(), in_hand.options()) == ("!T done", "done")  # not out of the hand
    asked = [look(t.g, t.seat("T")).asks[0].key() for t in (in_deck, in_hand)]
    assert asked[0] == asked[1]


@pytest.mark.parametrize("wounds", ["-", "C"])
def test_nobody_is_asked_who_has_no_bullet_that_may_go(wounds: str) -> None:
    """A-RULE-77, A-RULE-32"""
    infirmary = "-/-;-/-;*/-;-/-;-/*;-/G;*/-"
    t = given(armored=infirmary, wounds={"G": wounds}, hands={"G": "m"}).go("round")
    assert t.asks()[0].startswith("dice ")


def test_the_rounds_are_told_by_number() -> None:
    """A-ROUND-01"""
    assert given(round_=2).go("round").happened("round-began") == ["round-began 3"]


def test_as_many_cards_as_wanted_are_drawn_from_below() -> None:
    """A-RULE-71"""
    t = given(decks={"G": "-"}, unders={"G": "pcf"}).go("deal:G:2")
    assert (t.hand("G"), t.deck("G")) == ("cp", "-_f")


def test_cards_and_events_are_told_when_they_come_up() -> None:
    """C-STEAL-02, C-EVENT-01"""
    t = stealin("-/G;-/-;-/-;-/-", pile="G:c", seats="GTCB")
    assert t.happened("revealed") == ["revealed G c"]
    assert event(name="help").happened("event-struck") == ["event-struck help"]


def test_whoever_kept_a_bullet_and_was_healed_of_it_still_draws_one_fewer() -> None:
    """A-PLAN-02, A-RULE-08, A-RULE-75"""
    words: Words = {"wounds": {"G": "T"}, "guns": {"T": 5}, "hands": {"G": "!T"}}
    t = event("-/GC;-/-;-/-;-/-", "heal", **words)
    t.g.kept[t.player("G")] = 1
    t.play("G heal-which !T@hand").go("round").roll("which-round-card")
    assert t.hand("G").count("!") == 0
    assert len(t.hand("G")) == 5
    assert len(t.hand("C")) == 6


def test_a_kept_bullet_lost_in_the_infirmary_is_not_replaced() -> None:
    """A-RULE-75, A-INFIRMARY-01"""
    words: Words = {"wounds": {"G": "m"}, "neutral": 22, "hands": {"G": "!nf"}}
    infirmary = "-/-;-/-;*/-;-/-;-/*;-/G;*/-"
    t = given(armored=infirmary, card="a24_heal", turn=3, **words)
    t.go("lay_down", "steal", "happen", "end_round").play("G keep-which !n")
    assert list(t.g.kept) == [1, 0, 0, 0]
    assert list(t.seen_by("T").g.kept) == [1, 0, 0, 0]  # everybody saw it
    assert list(again(t).g.kept) == [1, 0, 0, 0]
    t.play("G heal-which !n@hand").roll("which-round-card")
    assert (len(t.hand("G")), len(t.hand("T"))) == (5, 6)
    assert list(t.roll().g.kept) == [0, 0, 0, 0]


def test_in_the_expert_variant_a_healed_bullet_makes_room_in_the_hand() -> None:
    """A-RULE-08, C-EXPERT-07"""
    words: Words = {"wounds": {"G": "T"}, "guns": {"T": 5}, "hands": {"G": "mm!T"}}
    t = event("-/GC;-/-;-/-;-/-", "heal", expert_variant="true", **words)
    t.play("G heal-which !T@hand").go("round").roll("which-round-card")
    assert len(t.hand("G")) == 6
