"""Chapter A12: the end of a round, the end of the game, and who is richest."""

import pytest
from scenario import BOOK, given, new, stealin

ROUNDS = "r24_tunnel,r24_bridge,r24_braking,r24_swivel_arm,st_hostage"
TRAIN = "-/*;-/C;-/D;-/T"


def test_at_the_end_of_a_round_all_cards_and_bullets_are_shuffled_into_the_decks() -> None:
    """C-ENDROUND-01"""
    t = stealin("-/*;-/-;-/C;-/DT", pile="D:f,C:c", tops={"T": "mr"}, then=("end_round",))
    assert [t.deck(player) for player in "CDT"] == ["mmccsffrrp!D", "mmccsffrrp", "mmccsffrrp"]
    assert t.happened("reshuffled") == ["reshuffled C", "reshuffled D", "reshuffled T"]
    assert t.asks() == ["dice which-card-drawn m m c c s f f r r p"]


@pytest.mark.parametrize(("first", "following"), [("C", "D"), ("D", "T"), ("T", "C")])
def test_the_player_left_of_the_first_player_is_first_in_the_next_round(
    first: str, following: str
) -> None:
    """C-ENDROUND-02"""
    t = given(TRAIN, first=first).go("end_round")
    assert t.happened("became-first", "round-began") == [
        f"became-first {following}",
        "round-began 2",
    ]


@pytest.mark.parametrize(("played", "phase"), [(1, "schemin"), (4, "schemin"), (5, "over")])
def test_the_game_ends_after_five_rounds(played: int, phase: str) -> None:
    """C-END-01"""
    t = given(TRAIN, rounds=",".join(ROUNDS.split(",")[:played])).go("end_round")
    assert (t.phase, t.happened("game-ended") != []) == (phase, phase == "over")


def test_a_whole_game_has_five_rounds_and_then_asks_nothing() -> None:
    """C-END-01, C-ROUND-01"""
    *_, t = new(players="3").at_random(1)
    assert t.happened("round-began") == [f"round-began {number}" for number in range(1, 6)]
    assert (t.phase, t.asks(), list(t.g.agenda)) == ("over", [], [])


def test_a_players_money_is_the_sum_of_the_loot_on_his_card() -> None:
    """C-SCORE-01"""
    held = {"C": "$250$300$450", "D": "j$500x"}
    t = given("-/*x;$500/C;-/Dj;-/T", held=held, guns={"T": 5})
    assert [t.money(player) for player in "CDT"] == [1000, 2000, 1000]


def test_whoever_has_fewest_bullets_left_is_gunslinger_and_gains_1000() -> None:
    """C-SCORE-02, C-SCORE-03"""
    t = given(TRAIN, guns={"C": 4, "D": 2, "T": 3}, held={"D": "$250", "T": "$250"})
    assert (t.gunslingers, [t.money(player) for player in "CDT"]) == ("D", [0, 1250, 250])


def test_all_who_tie_for_gunslinger_get_the_prize_in_full() -> None:
    """C-SCORE-05, C-ED-13"""
    t = given(TRAIN, guns={"C": 2, "D": 2, "T": 3})
    assert (t.gunslingers, [t.money(player) for player in "CDT"]) == ("CD", [1000, 1000, 0])


def test_if_nobody_fired_all_are_gunslingers() -> None:
    """C-RULE-49, C-SCORE-05"""
    t = given(TRAIN, wounds={"C": "mme"}, neutral=10)
    assert (t.gunslingers, [t.money(player) for player in "CDT"]) == ("CDT", [1000, 1000, 1000])


def test_bullets_from_the_marshal_are_nobodys_shots() -> None:
    """C-RULE-49, C-SCORE-02"""
    t = stealin("-/*;-/C;-/D;T/-", pile="T:s,D:f")
    assert (t.wounds("C"), t.gunslingers) == ("m", "CDT")


def test_the_count_shows_loot_gunslingers_money_and_winners_in_turn() -> None:
    """C-SCORE-01..04, C-SCORE-06"""
    held = {"C": "$300j", "D": "$250x"}
    t = given(TRAIN, rounds=ROUNDS, guns={"T": 4}, held=held).go("end_round")
    assert t.story()[-10:] == [
        "game-ended",
        "showed C $300",
        "showed C j",
        "showed D $250",
        "showed D x",
        "became-gunslinger T",
        "counted C 800",
        "counted D 1250",
        "counted T 1000",
        "won D",
    ]


def test_the_richest_player_wins_however_often_he_was_hit() -> None:
    """C-SCORE-06, C-SCORE-07"""
    wounds = {"C": "DDDDDD", "D": "m"}
    t = given(TRAIN, held={"C": "xx", "D": "$500", "T": "$500"}, wounds=wounds, guns={"D": 0})
    assert ([t.money(player) for player in "CDT"], t.winners) == ([2000, 1500, 500], ["C"])


def test_among_the_richest_fewest_bullets_received_win() -> None:
    """C-SCORE-07"""
    wounds = {"C": "TTm", "D": "Tm"}
    held = {"C": "x", "D": "x", "T": "-"}
    t = given(TRAIN, held=held, wounds=wounds, guns={"C": 0, "D": 0, "T": 3})
    assert ([t.received(player) for player in "CDT"], t.winners) == ([3, 2, 0], ["D"])


def test_still_tied_after_bullets_the_win_is_shared() -> None:
    """C-RULE-51"""
    t = given(TRAIN, rounds=ROUNDS, wounds={"C": "m", "D": "e"}, held={"C": "j", "D": "$500"})
    assert t.go("end_round").happened("won") == ["won C", "won D"]
    assert t.winners == ["C", "D"]


def test_bullets_received_count_wherever_the_cards_lie() -> None:
    """C-RULE-50"""
    t = given(
        TRAIN,
        wounds={"C": "DDmeT"},
        hands={"C": "!D"},
        decks={"C": "mm!n"},
        tops={"C": "!T"},
        discards={"C": "!D!n"},
        expert_variant="true",
    )
    assert t.received("C") == 5


def test_bullets_of_earlier_rounds_still_count() -> None:
    """C-RULE-50, C-ENDROUND-01"""
    t = stealin("-/*;-/-;-/C;-/OT", pile="O:f", then=("end_round",))
    assert (t.received("C"), t.deck("C")) == (1, "mmccsffrrp!O")


def test_ranks_go_by_money_then_by_fewer_bullets() -> None:
    """C-RULE-94, C-RULE-51"""
    held = {"O": "$250", "B": "$250", "T": "$250", "G": "j", "C": "j"}
    t = given(
        "-/*;-/-;-/-;-/-;-/-;-/OBTGC",
        held=held,
        wounds={"O": "m", "T": "e", "G": "B", "C": "B"},
        guns={"B": 4},
        tiebreak_bullets="players_and_events",
    )
    assert (t.winners, BOOK.ranks(t.g)) == (["B"], [4, 1, 5, 2, 2])
