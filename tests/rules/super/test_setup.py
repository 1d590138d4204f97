"""Chapters 3 and 4: the setup."""

import pytest
from rules.super.words import new, started, train

from coltexpress.games.super.printed import BANDITS, CARDS, LOOT, cards_of
from coltexpress.kernel.agenda import CHANCE
from coltexpress.kernel.errors import Unreadable
from coltexpress.train.bandits import NAMES

PLACES = {
    2: "1.in=[B>] 2.in=[<A]",
    3: "1.in=[C>] 2.in=[<B] 3.in=[<A]",
    4: "1.in=[D>] 2.in=[C>] 3.in=[<B] 4.in=[<A]",
    5: "1.in=[E>] 2.in=[D>] 3.in=[<C] 4.in=[<B] 5.in=[<A]",
    6: "1.in=[F>] 2.in=[E>] 3.in=[D>] 4.in=[<C] 5.in=[<B] 6.in=[<A]",
    7: "1.in=[G>] 2.in=[F>] 3.in=[E>] 4.in=[<D] 5.in=[<C] 6.in=[<B] 7.in=[<A]",
}


@pytest.mark.parametrize("players", PLACES)
def test_one_bandit_stands_in_each_car_but_the_last(players: int) -> None:
    """S-SETUP-01..03, S-SETUP-07..12, S-POS-10, S-RULE-26"""
    t = started(players=str(players), unofficial_two_players="true")
    assert (t.train, t.g.cars, t.down()) == (PLACES[players], players + 1, "")


def test_the_others_follow_the_start_player_clockwise() -> None:
    """S-SETUP-08, S-SETUP-09, S-RULE-27"""
    t = started("C", players="4")
    assert t.train == "1.in=[B>] 2.in=[A>] 3.in=[<D] 4.in=[<C]"


def test_the_start_player_is_drawn_from_the_pieces_of_all() -> None:
    """S-SETUP-05, S-SETUP-06"""
    t = new(players="4", bandits="belle,doc,mei,tuco")
    assert (t.asked(), t.options()) == (["dice who-starts"], [0, 1, 2, 3])
    assert t.draw(2).start == "C"


def test_there_are_seven_bandits() -> None:
    """S-GEN-01"""
    names = ["belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco"]
    assert sorted(NAMES[one] for one in BANDITS) == names


def test_every_bandit_plays_alike() -> None:
    """S-GEN-02, S-SETUP-14"""
    one = started(players="3", bandits="belle,django,mei").round(*["move-fire-climb"] * 3)
    two = started(players="3", bandits="tuco,ghost,doc").round(*["move-fire-climb"] * 3)
    assert one.train == two.train
    assert one.story()[-5:] == two.story()[-5:]


def test_each_player_takes_one_copy_of_every_card() -> None:
    """S-SETUP-04"""
    assert [CARDS[card] for card in cards_of(False, False)] == ["turn", "climb", "move", "fire"]


def test_a_piece_shoots_where_its_gun_points() -> None:
    """S-SETUP-13"""
    t = train("0.in=[<C] 1.in=[A>] 2.in=[<B]").play("A fire")
    assert t.train == "0.in=[<C] 1.in=[A>] 3.in=[(<B)]"


def test_bandits_are_picked_in_seat_order_and_never_twice() -> None:
    """S-SETUP-04, S-RULE-03, S-RULE-31"""
    t = new(players="3")
    assert (t.g.asks[0].seat, t.options()) == (0, list(BANDITS))
    t.draw_for(0, BANDITS[2])
    assert (t.g.asks[0].seat, BANDITS[2] in t.options()) == (1, False)


def test_bandits_can_be_dealt() -> None:
    """S-RULE-31"""
    t = new(players="3", character_choice="random")
    assert (t.g.asks[0].seat, t.options()) == (CHANCE, list(BANDITS))


def test_bandits_can_be_settled_beforehand() -> None:
    """S-RULE-31"""
    t = new(players="3", bandits="mei,belle,doc")
    assert ([NAMES[one] for one in t.g.who], t.asked()) == (
        ["mei", "belle", "doc"],
        ["dice who-starts"],
    )


@pytest.mark.parametrize("players", ["1", "2", "8", "x", ""])
def test_the_game_is_for_three_to_seven(players: str) -> None:
    """S-RULE-01"""
    with pytest.raises(Unreadable):
        new(players=players)


def test_two_may_play_unofficially() -> None:
    """S-RULE-01"""
    t = started(players="2", unofficial_two_players="true")
    assert t.asked() == ["A which-plan", "B which-plan"]


def test_loot_sides_are_eight_different_values_and_nobody_knows_them_before() -> None:
    """S-RULE-02, S-SETUP-14"""
    t = started(players="3")
    assert len(set(LOOT)) == 8
    assert not any(str(value) in t.line() for value in LOOT)
