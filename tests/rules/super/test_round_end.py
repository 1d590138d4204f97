"""Chapter 12: the end of a round."""

import pytest
from rules.super.words import started, train

from coltexpress.games.super.printed import LOOT


def test_the_last_car_goes_with_all_on_it_however_they_are() -> None:
    """S-ROUND-01, S-ROUND-02, S-POS-20"""
    t = train("1.in=[<A] 2.in=[<D] 3.in=[(<B)] 3.ro=[C>]", cars=3).decouple()
    assert (t.train, t.g.cars, t.status("B"), t.status("C")) == (
        "1.in=[<A] 2.in=[<D]",
        2,
        "out",
        "out",
    )


def test_the_furthest_bandit_wins_the_car_and_shows_its_loot_side() -> None:
    """S-ROUND-03, S-ROUND-04, S-POS-07"""
    t = train("0.ro=[<A] 1.ro=[<B] 2.in=[<C]").decouple().draw(356)
    assert (t.loot("C"), t.happened("claimed")) == ([356], ["claimed C 4 $356"])
    assert "claimed C 4 $356" in t.story("A")


@pytest.mark.parametrize(
    ("before", "winner"),
    [
        ("1.in=[<A <B] 1.ro=[<C]", "C"),
        ("1.in=[<A] 1.ro=[(<C) B>]", "B"),
        ("1.in=[<A B> (<C)] 0.ro=[<D]", "C"),
        ("0.in=[<A] 0.ro=[<B] 1.in=[<C]", "C"),
    ],
)
def test_section_then_roof_then_the_rear_end_decides(before: str, winner: str) -> None:
    """S-ROUND-06, S-POS-07, S-RULE-12"""
    assert train(before).decouple().draw(301).loot(winner) == [301]


def test_each_car_is_drawn_from_those_nobody_has_seen() -> None:
    """S-RULE-02"""
    t = train("0.in=[<A] 1.in=[<B]", cars=2, loot={"A": [301], "C": [389]}).decouple()
    assert (t.asked(), t.options()) == (
        ["dice which-loot"],
        [value for value in LOOT if value not in (301, 389)],
    )


def test_the_start_card_goes_to_the_left() -> None:
    """S-ROUND-07, S-ROUND-08, S-RULE-27"""
    t = train("0.in=[<A] 1.in=[<B] 2.in=[<C]", start="C").decouple().draw(301)
    assert (t.start, t.story()[-2:]) == ("A", ["became-start-player A", "round-began 2"])


def test_the_start_card_skips_those_who_are_out() -> None:
    """S-ROUND-07, S-RULE-16"""
    t = train("0.in=[<A] 1.in=[<C] 4.in=[<B]").decouple().draw(301)
    assert t.start == "C"
    t = train("0.in=[<B] 1.in=[<C] 4.in=[<A]").decouple().draw(301)
    assert t.start == "B"


def test_the_start_card_never_goes_to_a_fallen_bandit() -> None:
    """S-RULE-16, S-RULE-13"""
    t = train("0.in=[<A] 1.in=[<C] 2.in=[<D] 5.in=[B>]", cars=5, horse="true")
    assert t.play("B move").decouple().draw(301).start == "C"


def test_the_steps_at_the_end_of_a_round_have_one_order() -> None:
    """S-ROUND-10, S-RULE-13"""
    t = train("0.in=[<A] 1.in=[<E] 2.in=[<D] 6.in=[C> B>]", cars=6, horse="true").play("B move")
    t.decouple().draw(301)
    assert t.story()[-6:] == [
        "eliminated B 1",
        "decoupled 6",
        "eliminated C 2",
        "claimed D 6 $301",
        "became-start-player D",
        "round-began 2",
    ]


def test_no_car_is_awarded_when_one_bandit_is_left() -> None:
    """S-RULE-13, S-END-01"""
    t = train("0.in=[<A] 4.in=[<C] 4.ro=[<B]").decouple()
    assert (t.winners, t.happened("claimed"), t.ranks) == ("A", [], [1, 2, 2])


def test_the_very_last_car_is_awarded_before_loot_is_compared() -> None:
    """S-RULE-14, S-END-02"""
    t = train("0.in=[<B <C] 1.ro=[<A]", cars=1).decouple().draw(323)
    assert (t.loot("C"), t.winners, t.status("A")) == ([323], "C", "out")


def test_lost_occupants_never_claim_their_car() -> None:
    """S-RULE-14"""
    t = train("0.in=[<B] 1.in=[<C] 4.ro=[<A]").decouple().draw(312)
    assert (t.loot("A"), t.loot("C")) == ([], [312])


@pytest.mark.parametrize("players", [3, 5, 7])
def test_every_round_costs_a_car_and_there_are_at_most_so_many(players: int) -> None:
    """S-ROUND-01, S-ROUND-09"""
    for seed in range(20):
        t = started(players=str(players)).at_random(seed)
        rounds = len(t.happened("round-began"))
        gone = [f"decoupled {players + 2 - number}" for number in range(1, players + 2)]
        assert rounds <= players + 1
        assert t.happened("decoupled") in (gone[:rounds], gone[: rounds - 1])
