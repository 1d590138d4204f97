"""Chapter 16: Horse."""

import pytest
from rules.super.words import train


@pytest.mark.parametrize("place", ["4.in=[A>]", "4.ro=[A>]", "2.in=[<A]", "1.ro=[A>]"])
def test_a_horse_goes_from_anywhere_to_the_foremost_place(place: str) -> None:
    """S-HORSE-01..03, S-POS-17"""
    t = train(f"0.in=[<B C>] {place}", horse="true").play("A horse")
    assert t.train == "0.in=[<A <B C>]"


@pytest.mark.parametrize("place", ["0.in=[<B C> A>]", "0.in=[<B C>] 0.ro=[A>]"])
def test_a_horse_works_on_the_locomotive_too(place: str) -> None:
    """S-RULE-22"""
    t = train(place, horse="true").play("A horse")
    assert t.train == "0.in=[<A <B C>]"


@pytest.mark.parametrize("fall", ["A move", "B fire"])
def test_both_ways_of_falling_can_be_saved(fall: str) -> None:
    """S-HORSE-04, S-HORSE-07, S-RULE-18"""
    t = train("2.in=[<C] 3.in=[B>] 4.in=[A>]", horse="true").play(fall)
    assert t.status("A") == "fallen"
    t.play("A horse")
    assert (t.train, t.story()[-1]) == ("0.in=[<A] 2.in=[<C] 3.in=[B>]", "rescued A")


def test_the_saved_bandit_stands_even_if_it_was_shot_off() -> None:
    """S-HORSE-02, S-RULE-18"""
    t = train("0.in=[<C] 3.in=[B>] 4.in=[A>]", horse="true").play("B fire", "A horse")
    assert t.train == "0.in=[<A <C] 3.in=[B>]"


@pytest.mark.parametrize("card", ["turn", "climb", "move", "fire"])
def test_any_other_next_card_puts_the_fallen_out(card: str) -> None:
    """S-HORSE-06, S-RULE-18"""
    t = train("1.in=[<B <C] 4.in=[A>]", horse="true").play("A move", f"A {card}")
    assert (t.status("A"), t.happened("had-no-effect")) == ("out", [f"had-no-effect A {card}"])
    assert t.train == "1.in=[<B <C]"


def test_who_is_out_reveals_nothing_more_not_even_a_horse() -> None:
    """S-HORSE-06, S-RULE-18"""
    t = train("1.in=[<B <C] 4.in=[A>]", horse="true").play("A move", "A climb", "A horse")
    assert t.status("A") == "out"
    assert "revealed A horse" not in t.story()


def test_the_plan_of_a_fallen_bandit_stays_hidden_but_for_its_next_card() -> None:
    """S-RULE-18"""
    t = train("1.in=[<B <C] 4.in=[A>]", horse="true")
    t.round("move-fire-horse", "turn-climb-horse", "turn-climb-horse")
    told = [text for text in t.story("B") if text.split()[1:2] == ["A"]]
    assert told[-4:] == [
        "fell-off A",
        "revealed A fire",
        "had-no-effect A fire",
        "eliminated A 1",
    ]


def test_without_the_expansion_falling_means_out_at_once() -> None:
    """S-RULE-18"""
    t = train("1.in=[<B <C] 4.in=[A>]").play("A move")
    assert (t.status("A"), t.story()[-2:]) == ("out", ["fell-off A", "eliminated A 1"])


def test_a_fallen_bandit_is_no_target_no_obstacle_and_gets_no_loot() -> None:
    """S-HORSE-08, S-RULE-18"""
    t = train("1.in=[<B C>] 3.in=[<D] 4.in=[A>]", cars=4, horse="true")
    t.play("A move", "C fire")
    assert t.train == "1.in=[<B C>] 4.in=[(<D)]"
    t.play("A turn")
    assert (t.status("A"), t.train) == ("out", "1.in=[<B C>] 4.in=[(<D)]")
    t = train("1.in=[<B] 2.in=[<C] 4.in=[A>]", horse="true").play("A move").decouple().draw(301)
    assert (t.loot("A"), t.loot("C")) == ([], [301])


def test_a_fallen_bandit_does_not_count_for_the_end() -> None:
    """S-HORSE-08, S-RULE-19"""
    t = train("2.in=[<B] 4.in=[A>]", horse="true").play("A move")
    assert (t.winners, t.story()[-1]) == ("B", "won B")


def test_who_falls_with_the_third_card_is_out_at_the_end_of_the_round() -> None:
    """S-HORSE-05, S-RULE-20"""
    t = train("1.in=[B>] 2.ro=[<C] 4.in=[<A]", horse="true")
    t.round("climb-turn-move", "climb-turn-horse", "climb-turn-horse")
    story = t.story()
    assert story.index("eliminated A 1") == story.index("decoupled 4") - 1
    assert story.index("fell-off A") < story.index("eliminated A 1")


def test_who_is_shot_off_after_the_third_card_is_out_at_the_end_of_the_round() -> None:
    """S-RULE-20, S-HORSE-05"""
    t = train("0.ro=[A>] 1.ro=[B>] 3.in=[C>]", horse="true")
    t.round("climb-turn-horse", "turn-climb-fire", "turn-climb-horse")
    story = t.story()
    assert story[story.index("shot B A") + 1] == "fell-off A"
    assert story.index("eliminated A 1") == story.index("decoupled 4") - 1


def test_decoupling_cannot_be_survived_on_horseback() -> None:
    """S-HORSE-07"""
    t = train("1.in=[<B] 2.in=[<C] 4.in=[A>]", horse="true").decouple()
    assert (t.status("A"), t.phase) == ("out", "round_end")


def test_a_horse_while_down_is_an_option() -> None:
    """S-RULE-17, S-DOWN-04"""
    t = train("0.in=[<B] 2.ro=[(A>) <C]", horse="true", horse_when_down="true").play("A horse")
    assert t.train == "0.in=[<A <B] 2.ro=[<C]"
