"""Chapter 18: the worked examples of the ledger."""

from rules.super.words import train


def test_a_climber_who_faces_front_stands_last() -> None:
    """S-EX-01, S-CLIMB-04, S-POS-11"""
    t = train("2.in=[<A] 2.ro=[<B C>]").play("A climb")
    assert t.train == "2.ro=[<B C> <A]"


def test_a_climber_who_faces_the_rear_stands_first() -> None:
    """S-EX-02, S-CLIMB-04, S-POS-12"""
    t = train("2.in=[A>] 2.ro=[<B C>]").play("A climb")
    assert t.train == "2.ro=[A> <B C>]"


def test_who_moves_to_the_front_stands_behind_those_who_lie_there_too() -> None:
    """S-EX-03, S-MOVE-04, S-POS-04, S-POS-13"""
    t = train("1.in=[B> (<C)] 2.in=[<A]").play("A move")
    assert t.train == "1.in=[B> (<C) <A]"


def test_who_moves_to_the_rear_stands_in_front_of_those_there() -> None:
    """S-EX-04, S-MOVE-04, S-POS-14"""
    t = train("1.in=[A>] 2.in=[<B C>]").play("A move")
    assert t.train == "2.in=[A> <B C>]"


def test_a_neighbour_on_the_same_card_is_knocked_to_the_edge_of_the_next() -> None:
    """S-EX-05, S-FIRE-02, S-FIRE-14, S-RULE-07, S-POS-15"""
    t = train("1.in=[<C D>] 2.in=[B> <A]").play("A fire")
    assert t.train == "1.in=[<C D> (B>)] 2.in=[<A]"


def test_a_bullet_flies_from_the_locomotive_over_one_who_is_down() -> None:
    """S-EX-06, S-FIRE-05, S-FIRE-11, S-RULE-05, S-RULE-07, S-POS-16"""
    t = train("0.ro=[A>] 3.ro=[(B>) <C] 4.ro=[<D E>]").play("A fire")
    assert t.train == "0.ro=[A>] 3.ro=[(B>)] 4.ro=[(<C) <D E>]"


def test_a_bullet_flies_over_a_whole_car_with_one_who_is_down() -> None:
    """S-EX-07, S-FIRE-11"""
    t = train("1.in=[C>] 2.in=[(<B)] 3.in=[<A]").play("A fire")
    assert t.train == "0.in=[(C>)] 2.in=[(<B)] 3.in=[<A]"


def test_nobody_on_the_other_floor_is_hit() -> None:
    """S-EX-08, S-FIRE-02, S-FIRE-13"""
    t = train("2.ro=[B>] 3.in=[<A]").play("A fire")
    assert (t.train, t.story()[-1]) == ("2.ro=[B>] 3.in=[<A]", "missed A")


def test_who_is_shot_off_the_last_car_is_eliminated() -> None:
    """S-EX-09, S-FIRE-12"""
    t = train("0.ro=[<C] 1.in=[A>] 2.in=[<B]", cars=2).play("A fire")
    assert (t.train, t.status("B")) == ("0.ro=[<C] 1.in=[A>]", "out")


def test_a_turn_on_the_spot_decides_who_is_in_front() -> None:
    """S-EX-10, S-TURN-03, S-FIRE-03, S-POS-15"""
    t = train("1.in=[A> <B C>]").play("B fire", "C turn", "C fire")
    assert t.train == "0.in=[(A>) (<B)] 1.in=[<C]"


def test_the_first_fire_only_stands_up_and_the_second_hits() -> None:
    """S-EX-11, S-DOWN-01, S-FIRE-12"""
    t = train("0.in=[B>] 1.in=[(<A)] 2.ro=[<C]").play("A fire")
    assert t.train == "0.in=[B>] 1.in=[<A] 2.ro=[<C]"
    t.play("A fire")
    assert (t.train, t.status("B")) == ("1.in=[<A] 2.ro=[<C]", "out")


def test_reflex_stands_up_and_hits_with_one_card() -> None:
    """S-EX-12, S-REFLEX-01, S-REFLEX-02"""
    t = train("0.in=[B>] 1.in=[(<A)] 2.ro=[<C]", reflex="true").play("A reflex")
    assert (t.train, t.status("B")) == ("1.in=[<A] 2.ro=[<C]", "out")


def test_reflex_makes_the_next_bullet_miss() -> None:
    """S-EX-13, S-REFLEX-03, S-REFLEX-04"""
    t = train("0.in=[B>] 1.in=[<A]", reflex="true").play("A reflex", "B fire")
    assert (t.train, t.story()[-1]) == ("0.in=[B>] 1.in=[(<A)]", "missed B")


def test_a_horse_brings_one_to_the_nose_where_a_bullet_is_quick() -> None:
    """S-EX-14, S-HORSE-01..03, S-FIRE-12"""
    t = train("0.in=[<B C>] 2.ro=[A>]", cars=2, horse="true").play("A horse")
    assert t.train == "0.in=[<A <B C>]"
    t.play("B fire")
    assert (t.train, t.status("A")) == ("0.in=[<B C>]", "fallen")


def test_a_horse_brings_back_who_walked_off() -> None:
    """S-EX-15, S-MOVE-05, S-HORSE-04"""
    t = train("0.in=[<C] 1.in=[<B] 2.in=[A>]", cars=2, horse="true")
    t.play("A move", "B turn", "C turn", "A horse")
    assert t.train == "0.in=[<A C>] 1.in=[B>]"


def test_a_horse_that_comes_one_card_too_late_is_never_seen() -> None:
    """S-EX-16, S-HORSE-06, S-RULE-18"""
    t = train("0.in=[<C] 1.in=[<B] 2.in=[A>]", cars=2, horse="true")
    t.round("move-climb-horse", "turn-climb-horse", "turn-climb-horse")
    shown = [text for text in t.happened("revealed", "eliminated") if text.split()[1] == "A"]
    assert shown == ["revealed A move", "revealed A climb", "eliminated A 1"]


def test_a_horse_only_stands_up_who_is_down() -> None:
    """S-EX-17, S-RULE-17"""
    t = train("1.in=[<B] 2.in=[(A>)]", cars=2, horse="true").play("A horse")
    assert t.train == "1.in=[<B] 2.in=[A>]"


def test_who_walks_off_the_roof_of_the_locomotive_is_eliminated() -> None:
    """S-EX-18, S-MOVE-05, S-MOVE-06"""
    t = train("0.ro=[<A] 1.in=[<B] 2.in=[<C]", cars=2).play("A move")
    assert (t.train, t.status("A")) == ("1.in=[<B] 2.in=[<C]", "out")


def test_the_last_car_goes_and_the_rearmost_of_the_others_takes_it() -> None:
    """S-EX-19, S-ROUND-02, S-ROUND-03, S-RULE-12"""
    t = train("1.ro=[D>] 2.in=[<B C>] 3.ro=[<A]", cars=3).decouple().draw(345)
    assert (t.status("A"), t.loot("C")) == ("out", [345])


def test_one_who_is_down_on_the_roof_beats_all_inside() -> None:
    """S-EX-20, S-ROUND-06, S-RULE-12"""
    t = train("2.in=[<B C>] 2.ro=[(<D)]", cars=3).decouple().draw(345)
    assert t.loot("D") == [345]


def test_on_the_locomotive_two_loot_cards_beat_one_better_card() -> None:
    """S-EX-21, S-END-02, S-END-03, S-RULE-14"""
    t = train("0.in=[<A B>] 0.ro=[C>]", cars=1, loot={"A": [389], "B": [301, 312]})
    t.decouple().draw(345)
    assert (t.loot("C"), t.winners) == ([345], "B")


def test_with_as_many_loot_cards_the_best_single_card_wins() -> None:
    """S-EX-22, S-END-04"""
    t = train("0.in=[<A B>] 0.ro=[C>]", cars=1, loot={"A": [389], "B": [301]})
    assert t.decouple().draw(345).winners == "A"


def test_nobody_wins_when_all_are_lost_with_the_last_car() -> None:
    """S-EX-23, S-RULE-15, S-END-06"""
    t = train("2.in=[<A] 2.ro=[B>]", cars=2).decouple()
    assert (t.train, t.winners, t.story()[-1]) == ("", "", "nobody-won")
