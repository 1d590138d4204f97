"""Section 13: final scoring."""

from rules.armored.words import BOOK, Words, end


def test_each_bandit_on_the_train_adds_the_value_of_his_loot() -> None:
    """A-SCORE-01, A-SCORE-02"""
    t = end(held={"G": "$300b700n1500", "C": "jx", "T": "n0"})
    assert (t.money("blue"), t.money("red")) == (300 + 700 + 1500 + 500 + 1000, 0)


def test_an_empty_barrel_earns_a_thousand_dollars_each() -> None:
    """A-SCORE-03, A-RULE-53"""
    words: Words = {"guns": {"G": 0, "C": 0, "T": 1}, "wounds": {"B": "GGGGGGCCCCCCTTTTT"}}
    t = end(**words)
    assert (t.money("blue"), t.money("red")) == (2000, 0)
    assert t.happened("became-gunslinger") == ["became-gunslinger G", "became-gunslinger C"]


def test_the_prize_applies_with_two_players_too() -> None:
    """A-RULE-53, A-SCORE-03"""
    t = end(players="2", guns={"G": 0}, wounds={"B": "GGGGGG"})
    assert t.money("blue") == 1000


def test_an_eliminated_bandit_earns_no_prize() -> None:
    """A-SCORE-03, A-RULE-49, A-GOAL-04"""
    armored = "-/G;-/-;*/-;-/-;-/*;-/-;*/-"
    words: Words = {"guns": {"G": 0}, "wounds": {"B": "GGGGGG"}, "held": {"G": "dB"}}
    assert end(armored=armored, **words).money("blue") == 0


def test_the_own_document_brings_four_thousand_and_the_decoy_nothing() -> None:
    """A-SCORE-04"""
    t = end(held={"G": "dB", "T": "d0"})
    assert (t.money("blue"), t.money("red")) == (4000, 0)


def test_more_bullets_under_the_token_bring_fifteen_hundred() -> None:
    """A-SCORE-05"""
    t = end(bunch="GGT", guns={"G": 4, "T": 5})
    assert (t.money("blue"), t.money("red")) == (1500, 0)
    assert t.happened("bunch-paid") == ["bunch-paid blue 1500"]


def test_a_tie_under_the_token_brings_nothing() -> None:
    """A-SCORE-05"""
    t = end(bunch="GT", guns={"G": 5, "T": 5})
    assert (t.money("blue"), t.money("red"), t.happened("bunch-paid")) == (0, 0, [])


def test_collective_money_counts_for_a_team_that_is_wholly_eliminated() -> None:
    """A-RULE-49"""
    armored = "-/GC;-/-;*/-;-/-;-/*;-/-;*/-"
    t = end(armored=armored, bunch="G", guns={"G": 5}, held={"G": "xx"})
    assert (t.money("blue"), t.winners) == (1500, "GC")
    ladder = end(seats="TGO", armored="-/G;-/-;*/-;-/-;-/*;-/-;*/-", ladder=2)
    assert ladder.money("red") == 500


def test_the_richest_team_wins_together() -> None:
    """A-SCORE-06, A-RULE-70, A-GOAL-01"""
    t = end(held={"G": "j", "T": "x"})
    assert (t.winners, BOOK.winners(t.g), BOOK.scores(t.g)) == (
        "TB",
        [1, 3],
        [500, 1000, 500, 1000],
    )
    assert BOOK.ranks(t.g) == [3, 1, 3, 1]


def test_with_two_players_a_seat_wins_with_its_bandits() -> None:
    """A-RULE-70, A-RULE-02"""
    t = end(players="2", held={"T": "x"})
    assert (BOOK.winners(t.g), BOOK.scores(t.g)) == ([1], [0, 1000])


def test_money_tied_the_team_with_fewer_bullets_wins_then_it_is_shared() -> None:
    """A-RULE-50"""
    assert end().winners == "GCTB"
    t = end(wounds={"G": "m", "T": "m", "B": "m"}, neutral=20)
    assert t.winners == "GC"


def test_winners_of_both_teams_share_the_first_rank() -> None:
    """A-RULE-70, A-CAVALRY-10"""
    held = {"G": "dB", "B": "dR", "T": "j"}
    t = end(card="cav_double_bottom", held=held, mode="betrayal")
    assert (BOOK.winners(t.g), BOOK.ranks(t.g)) == ([0, 3], [1, 3, 4, 1])


def test_everybody_shows_his_loot_and_the_teams_are_counted() -> None:
    """A-SCORE-02, A-SCORE-04, C-RULE-79"""
    t = end(held={"G": "$300", "T": "dR"})
    assert t.happened("showed") == ["showed G $300", "showed T dR"]
    assert t.happened("team-counted") == ["team-counted blue 300", "team-counted red 4000"]
    assert t.seen_by("B").held("G") == "$300"


ALL_BLUE_LOST = "-/GC;-/-;*/-;-/-;-/*;-/-;*/-"


def test_an_eliminated_bandit_wins_with_his_team() -> None:
    """A-RULE-78, A-GOAL-01, A-GOAL-04"""
    one_lost = end(armored=ALL_BLUE_LOST.replace("GC", "G"), held={"C": "x"})
    assert (one_lost.winners, BOOK.ranks(one_lost.g)) == ("GC", [1, 3, 1, 3])
    all_lost = end(armored=ALL_BLUE_LOST, bunch="G", guns={"G": 5})
    assert all_lost.winners == "GC"


def test_where_single_bandits_win_the_eliminated_do_not() -> None:
    """A-RULE-78, A-CAVALRY-08, A-CAVALRY-10"""
    words: Words = {"armored": ALL_BLUE_LOST.replace("GC", "G"), "mode": "betrayal"}
    survival = end(card="cav_survival_1", held={"G": "xx", "C": "j"}, **words)
    assert survival.winners == "C"
    double = end(card="cav_double_bottom", held={"G": "dB", "T": "j"}, **words)
    assert double.winners == "T"


def test_a_team_mates_bullet_counts_in_a_tie() -> None:
    """A-RULE-80, A-RULE-50"""
    words: Words = {"wounds": {"G": "C"}, "guns": {"C": 5}}
    assert end(**words).winners == "TB"
    assert end(players="2", **words).winners == "TB"


def test_ranks_of_the_others_go_by_their_team() -> None:
    """A-RULE-81"""
    shot: Words = {"wounds": {"G": "T"}, "guns": {"T": 5}, "mode": "betrayal"}
    t = end(card="cav_double_bottom", held={"T": "x", "C": "j", "G": "j"}, **shot)
    assert (t.winners, BOOK.ranks(t.g)) == ("T", [3, 1, 3, 2])
    nobody = end(
        armored="-/GTCB;-/-;*/-;-/-;-/*;-/-;*/-", card="cav_survival_1", mode="betrayal", bunch="-"
    )
    assert (nobody.winners, BOOK.ranks(nobody.g)) == ("", [2, 2, 2, 2])
