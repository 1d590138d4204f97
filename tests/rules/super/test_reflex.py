"""Chapter 15: Reflex."""

from rules.super.words import train


def test_who_is_down_stands_up_and_shoots_with_one_card() -> None:
    """S-REFLEX-01, S-REFLEX-02, S-DOWN-04"""
    t = train("1.in=[<B] 2.in=[<C (<A)]", reflex="true").play("A reflex")
    assert t.train == "1.in=[<B (<C)] 2.in=[<A]"
    assert t.story()[-3:] == ["stood-up A", "shot A C", "knocked-back C 1i"]


def test_the_shot_of_reflex_can_miss_and_can_push_off_the_train() -> None:
    """S-REFLEX-02, S-FIRE-12, S-FIRE-13"""
    t = train("1.ro=[<B] 2.in=[(<A) <C]", reflex="true").play("A reflex")
    assert t.story()[-2:] == ["stood-up A", "missed A"]
    t = train("0.in=[<B] 2.in=[(<A) <C]", reflex="true").play("A reflex")
    assert t.status("B") == "out"


def test_who_stands_falls_on_the_spot() -> None:
    """S-REFLEX-03, S-POS-19"""
    t = train("1.ro=[<B A> <C]", reflex="true").play("A reflex")
    assert (t.train, t.story()[-1]) == ("1.ro=[<B (A>) <C]", "lay-down A")
    assert t.down() == "A"


def test_who_dropped_is_down_in_every_respect() -> None:
    """S-REFLEX-04, S-FIRE-10, S-DOWN-01"""
    t = train("1.in=[<A <B] 2.in=[<C]", reflex="true").play("A reflex", "B fire")
    assert t.story()[-1] == "missed B"
    assert t.play("A move").train == "1.in=[<A <B] 2.in=[<C]"
