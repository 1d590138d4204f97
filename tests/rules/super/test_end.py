"""Chapter 13: the end of the game."""

from rules.super.words import train

ONE_LEFT = "0.in=[<B] 1.in=[<A]"


def test_the_last_bandit_on_the_train_wins_at_once() -> None:
    """S-GEN-03, S-END-01, S-END-05"""
    t = train(ONE_LEFT).round("fire-turn-climb", "turn-climb-move")
    assert (t.winners, t.story()[-1]) == ("A", "won A")
    assert (t.g.cars, t.happened("decoupled", "claimed")) == (4, [])
    assert t.happened("revealed") == ["revealed A fire"]


def test_cards_not_resolved_stay_hidden_when_the_game_ends() -> None:
    """S-END-05, S-RULE-11"""
    t = train(ONE_LEFT).round("fire-turn-climb", "turn-climb-move")
    assert (t.plan_of("A", seen_by="B"), t.plan_of("A", seen_by="A")) == ([-2, -2], [0, 1])


def test_loot_is_nothing_while_somebody_is_alone_on_the_train() -> None:
    """S-ROUND-05, S-RULE-11"""
    t = train("0.in=[<B] 1.in=[<A]", loot={"B": [389, 378], "C": [367]}).play("A fire")
    assert (t.winners, t.loot("B")) == ("A", [389, 378])


def test_on_the_locomotive_the_number_of_cards_counts_and_not_their_sum() -> None:
    """S-END-02, S-END-03, S-ROUND-05"""
    t = train("0.in=[<A <B <C]", cars=1, loot={"A": [301, 312], "B": [389]}).decouple().draw(378)
    assert (t.loot("C"), t.winners) == ([378], "A")


def test_the_best_single_card_breaks_the_tie() -> None:
    """S-END-04"""
    t = train("0.in=[<A <B <C]", cars=1, loot={"A": [301, 389], "B": [378, 367]})
    assert t.decouple().draw(345).winners == "A"


def test_the_loot_of_those_who_are_out_never_counts() -> None:
    """S-RULE-11, S-END-03"""
    t = train("0.in=[<A <B]", cars=1, loot={"A": [301], "C": [356, 367, 389]})
    assert t.decouple().draw(312).winners == "B"


def test_on_both_floors_of_the_locomotive_bandits_are_on_the_train() -> None:
    """S-END-02, S-RULE-05"""
    t = train("0.in=[<A] 0.ro=[<B]", cars=1, loot={"A": [301]}).decouple().draw(312)
    assert t.winners == "B"


def test_equal_loot_is_a_shared_victory_if_values_could_be_equal() -> None:
    """S-RULE-24"""
    t = train("0.in=[<A <B <C]", cars=1, loot={"A": [389], "B": [389]}).decouple().draw(301)
    assert t.winners == "AB"


def test_printed_values_leave_no_tie() -> None:
    """S-RULE-24, S-RULE-14"""
    t = train("0.in=[<A <B <C]", cars=1, loot={"A": [389], "B": [378]}).decouple().draw(301)
    assert t.winners == "A"


def test_if_nobody_is_left_nobody_wins() -> None:
    """S-END-06, S-RULE-15"""
    t = train("4.in=[<A] 4.ro=[B> C>]", loot={"A": [301]}).decouple()
    assert (t.winners, t.story()[-2:]) == ("", ["game-ended", "nobody-won"])


def test_the_last_casualties_may_compare_loot_as_an_option() -> None:
    """S-RULE-15"""
    loot = {"A": [301], "B": [312, 323], "C": [378, 356, 367]}
    t = train("2.in=[<A] 2.ro=[B>]", cars=2, loot=loot, last_casualties_by_loot="true")
    assert t.decouple().winners == "B"
    t = train("2.in=[<A] 2.ro=[B>]", cars=2, loot={"A": [389], "B": [301]})
    assert t.decouple().winners == ""


def test_casualties_without_any_loot_do_not_win() -> None:
    """S-RULE-30"""
    t = train("4.in=[<A] 4.ro=[B>]", last_casualties_by_loot="true")
    assert t.decouple().winners == ""


def test_a_reflex_is_one_card_and_the_end_is_checked_after_it() -> None:
    """S-RULE-23"""
    t = train("0.in=[B>] 1.in=[(<A)]", reflex="true").play("A reflex")
    assert (t.train, t.winners) == ("1.in=[<A]", "A")


def test_the_end_is_checked_after_decoupling() -> None:
    """S-RULE-23"""
    t = train("0.in=[B>] 4.in=[(<A)]").decouple()
    assert (t.winners, t.happened("claimed")) == ("B", [])


def test_the_end_comes_at_once_even_if_a_horse_may_be_near() -> None:
    """S-RULE-19, S-END-01"""
    t = train("1.in=[<B] 4.in=[A>]", horse="true").round("move-horse-turn", "turn-climb-horse")
    assert (t.winners, t.happened("revealed")) == ("B", ["revealed A move"])


def test_the_end_may_wait_for_the_next_card_of_the_fallen() -> None:
    """S-RULE-19, S-RULE-32"""
    t = train("1.in=[<B] 4.in=[A>]", horse="true", horse_defers_end="true")
    t.round("move-horse-turn", "turn-climb-horse")
    assert "rescued A" in t.story()
    t = train("1.in=[<B] 4.in=[A>]", horse="true", horse_defers_end="true")
    t.round("move-climb-horse", "turn-climb-horse")
    assert (t.winners, t.happened("had-no-effect")) == ("B", ["had-no-effect A climb"])


def test_nobody_is_waited_for_who_has_no_card_left() -> None:
    """S-RULE-32, S-RULE-20"""
    t = train("1.in=[<B] 4.in=[<A]", horse="true", horse_defers_end="true")
    t.round("climb-turn-move", "climb-turn-horse")
    assert (t.winners, "revealed B horse" in t.story()) == ("B", False)


def test_a_lone_bandit_plays_on_while_the_end_waits_and_may_walk_off() -> None:
    """S-RULE-32, S-END-06"""
    t = train("0.in=[<B] 4.in=[A>]", horse="true", horse_defers_end="true")
    t.round("move-climb-horse", "move-turn-horse")
    assert (t.status("A"), t.status("B"), t.winners) == ("out", "out", "")


def test_a_lone_last_casualty_with_loot_wins_if_casualties_compare_it() -> None:
    """S-RULE-29"""
    t = train(
        "0.in=[<B] 4.in=[A>]",
        loot={"B": [301], "A": [389, 378]},
        horse="true",
        horse_defers_end="true",
        last_casualties_by_loot="true",
    )
    assert t.round("move-climb-horse", "move-turn-horse").winners == "B"


def test_ranks_go_by_the_time_of_elimination() -> None:
    """S-RULE-25"""
    t = train("0.in=[<A] 1.in=[<B] 2.ro=[<C] 4.ro=[D>]", cars=4)
    t.play("A move", "D move", "B move", "B move")
    assert (t.winners, t.ranks) == ("C", [4, 2, 1, 3])


def test_those_lost_together_share_a_rank_and_survivors_rank_by_loot() -> None:
    """S-RULE-25"""
    t = train("0.in=[<A <B <C] 1.in=[<D] 1.ro=[E>]", cars=1, loot={"A": [301], "B": [345]})
    t.decouple().draw(312)
    assert (t.winners, t.ranks) == ("B", [3, 1, 2, 4, 4])


def test_where_nobody_wins_nobody_is_first() -> None:
    """S-RULE-25, S-RULE-15, S-END-06"""
    t = train("1.in=[<A] 2.in=[<B] 2.ro=[C>]", cars=2).play("A move", "A move").decouple()
    assert (t.winners, t.ranks) == ("", [4, 2, 2])


def test_who_is_still_fallen_at_the_end_is_eliminated_then() -> None:
    """S-RULE-28"""
    t = train("0.in=[<A] 1.in=[<B] 4.in=[C>]", cars=4, horse="true").play("C move", "A move")
    assert (t.winners, t.ranks, t.status("A")) == ("B", [2, 1, 2], "out")
