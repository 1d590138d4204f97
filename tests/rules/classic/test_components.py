"""Chapter A1: what is in the box."""

import pytest
from scenario import given, new

from coltexpress.games.classic import data
from coltexpress.games.classic.position import write_fields
from coltexpress.kernel.errors import BadPosition, Unreadable
from coltexpress.notation.position import read
from coltexpress.train import bandits


def test_the_longest_train_is_a_locomotive_and_six_cars() -> None:
    """C-COMP-01"""
    t = new(players="6", bandits="ghost,cheyenne,django,belle,tuco,doc")
    assert t.options() == "baggage second_class first_class restaurant mail saloon"
    assert t.g.train.sections == 7


def test_terrain_sheets_and_the_layout_of_the_table_leave_no_trace_in_a_game() -> None:
    """C-COMP-02, C-COMP-11, C-SETUP-28"""
    on_the_table = "who cars train held guns wounds neutral box beside made-up"
    cards = "hands decks tops discards law pile"
    clock = "phase rounds turn first"
    assert " ".join(write_fields(new().g)) == f"players {on_the_table} {cards} {clock}"
    assert not {"terrain", "sheets", "layout"} & set(data.Classic.__struct_fields__)


def test_eighteen_purses_six_jewels_and_two_strongboxes_are_in_the_box() -> None:
    """C-COMP-03..05"""
    fields = write_fields(new().g)
    purses = "$250" * 8 + "$300$300$350$350$400$400$450$450$500$500"
    assert (fields["box"], fields["beside"]) == (purses + "jjjjjj" + "xx", "0")


@pytest.mark.parametrize(
    ("loot", "worth"),
    [("$250", 250), ("$300$350$400", 1050), ("$450$500", 950), ("j", 500), ("x", 1000)],
)
def test_loot_is_worth_what_is_printed_on_it_in_dollars(loot: str, worth: int) -> None:
    """C-COMP-03..05, C-ED-19"""
    t = given("-/*;-/-;-/D;-/CT", held={"D": loot}, guns={"C": 0, "D": 6})
    assert t.money("D") == worth


def test_seventeen_round_cards_are_in_three_sets() -> None:
    """C-COMP-06"""
    sets = data.read_data().round_cards
    assert {name: len(cards) for name, cards in sets.items()} == {"2-4": 7, "5-6": 7, "station": 3}
    assert len({card.id for cards in sets.values() for card in cards}) == 17


def test_there_is_only_one_marshal() -> None:
    """C-COMP-07"""
    with pytest.raises(BadPosition, match=r"'\*' stands twice in train="):
        given("-/*;-/*;-/D;-/CT")


def test_there_are_thirteen_neutral_bullets() -> None:
    """C-COMP-08"""
    line = new().line
    assert read(line) == new().g
    with pytest.raises(BadPosition, match="there are 14 neutral bullets in neutral= and wounds="):
        read(line.replace("neutral=13", "neutral=14"))


def test_every_bandit_has_the_same_ten_action_cards_and_six_bullets() -> None:
    """C-COMP-09, C-COMP-10, C-ED-19"""
    t = new(players="6", bandits="ghost,cheyenne,django,belle,tuco,doc")
    assert {t.deck(bandit) for bandit in "GCDBTO"} == {"mmccsffrrp"}
    assert sum(data.read_data().action_cards.values()) == 10
    assert [t.bullets(bandit) for bandit in "GCDBTO"] == [6, 6, 6, 6, 6, 6]


def test_six_bandits_are_in_the_box_and_each_has_a_letter_of_his_own() -> None:
    """C-COMP-09"""
    assert [bandits.NAMES[one] for one in bandits.BASE] == new().options().split()
    assert len(set(bandits.LETTERS)) == len(bandits.NAMES)


@pytest.mark.parametrize("players", ["1", "7", "0", "", "four", "03"])
def test_fewer_than_two_or_more_than_six_cannot_play(players: str) -> None:
    """C-COMP-12"""
    with pytest.raises(Unreadable, match="2 to 6"):
        new(players=players)


@pytest.mark.parametrize(
    ("players", "bandits_each", "expert"),
    [("2", 2, True), ("3", 1, False), ("4", 1, False), ("5", 1, False), ("6", 1, False)],
)
def test_only_two_players_lead_gangs_and_need_the_expert_variant(
    players: str, bandits_each: int, expert: bool
) -> None:
    """C-COMP-12, C-COMP-13"""
    g = new(players=players).g
    assert [len(gang) for gang in g.gang] == [bandits_each] * g.seats
    assert (g.seats, g.options.expert) == (int(players), expert)
