"""Chapter A2: everything before the first round, with three to six players."""

import pytest
from scenario import event, given, new, stealin

from coltexpress.kernel.rows import row

SIX = "ghost,cheyenne,django,belle,tuco,doc"
FOUR = "ghost,cheyenne,django,belle"
THREE = "doc,belle,tuco"


def test_players_pick_different_characters_in_seating_order() -> None:
    """C-SETUP-01, C-RULE-05"""
    t = new(players="3")
    assert t.asks() == ["#0 pick-character ghost cheyenne django belle tuco doc"]
    t.play("#0 pick-character tuco", "#1 pick-character ghost")
    assert t.asks() == ["#2 pick-character cheyenne django belle doc"]
    t.play("#2 pick-character doc")
    assert t.happened("picked") == ["picked T tuco", "picked G ghost", "picked O doc"]


def test_characters_can_be_dealt_at_random() -> None:
    """C-RULE-05"""
    t = new(players="3", character_choice="random").play("dice pick-character belle")
    assert t.asks() == ["dice pick-character ghost cheyenne django tuco doc"]


def test_every_player_takes_his_cards_and_a_full_gun() -> None:
    """C-SETUP-01, C-SETUP-04"""
    t = new(players="3", bandits=THREE)
    assert t.happened("took-cards") == ["took-cards O", "took-cards B", "took-cards T"]
    assert [t.bullets(bandit) for bandit in "OBT"] == [6, 6, 6]


def test_the_six_lies_on_top_of_the_bullets() -> None:
    """C-SETUP-02, C-SETUP-03"""
    t = stealin("-/*;-/B;-/C;-/T", pile="T:f,T:f,T:f")
    assert t.happened("shot") == ["shot T C 6", "shot T C 5", "shot T C 4"]


def test_the_ten_action_cards_are_shuffled_into_the_deck() -> None:
    """C-SETUP-05"""
    t = new(players="3", bandits=THREE)
    assert [t.deck(player) for player in "OBT"] == ["mmccsffrrp"] * 3
    assert t.roll(until="which-card-drawn").options() == "m m c c s f f r r p"


def test_everybody_starts_with_a_purse_of_250_dollars() -> None:
    """C-SETUP-06, C-ED-05"""
    t = new(players="3", bandits=THREE)
    assert [t.held(bandit) for bandit in "OBT"] == ["$250", "$250", "$250"]
    assert "started-with O $250" in t.story("O")
    assert "started-with O $" in t.story("B")


def test_loot_won_is_kept_on_the_character_card() -> None:
    """C-SETUP-07"""
    t = stealin("-/*;-/-;-/CB;-/Tj", pile="T:r", held={"T": "$250"})
    assert (t.held("T"), t.floor("3i")) == ("$250j", "-")


@pytest.mark.parametrize("players", ["3", "4", "5", "6"])
def test_the_train_has_as_many_cars_as_players(players: str) -> None:
    """C-SETUP-09"""
    t = new(players=players, character_choice="random").roll()
    sections = [told.split()[1] for told in t.happened("coupled")]
    assert sections == [str(number) for number in range(1, int(players) + 1)]
    assert t.g.train.sections == int(players) + 1


def test_cars_are_drawn_at_random_one_behind_the_other() -> None:
    """C-SETUP-10, C-ED-04"""
    t = new(players="4", bandits=FOUR)
    assert t.options() == "baggage second_class first_class restaurant mail saloon"
    t.play("dice which-car mail")
    assert t.asks() == ["dice which-car baggage second_class first_class restaurant saloon"]
    t.play("dice which-car saloon baggage restaurant")
    assert " ".join(t.happened("coupled")) == (
        "coupled 1 mail coupled 2 saloon coupled 3 baggage coupled 4 restaurant"
    )


def test_the_locomotive_stands_at_the_front() -> None:
    """C-SETUP-11"""
    t = given("-/*;-/D;-/-;-/CT")
    assert t.go("move:D").options() == "0i 2i"
    assert t.play("D move-where 0i").at("D") == "0r"
    assert t.go("marshal:D").marshal == "1i"


def test_each_car_gets_the_loot_printed_on_its_floor() -> None:
    """C-SETUP-12"""
    t = new(players="6", bandits=SIX)
    t.play("dice which-car baggage second_class first_class restaurant mail").roll()
    floors = [t.seen_by("G").floor(f"{section}i") for section in range(1, 7)]
    assert floors == ["$", "$j", "jjj", "$$$", "$$$$j", "$$$j"]


def test_the_purses_of_the_cars_are_drawn_blind() -> None:
    """C-SETUP-13"""
    t = new(players="3", bandits=THREE, starting_purse="false")
    t.play("dice which-car second_class first_class baggage")
    assert t.options() == "$250 " * 8 + "$300 $300 $350 $350 $400 $400 $450 $450 $500 $500"
    t.play("dice which-purse $450 $300").roll()
    assert (t.floor("1i"), t.floor("2i"), t.floor("3i")) == ("$450j", "jjj", "$300")
    assert [told for told in t.story("O") if told.startswith("laid 1i")] == [
        "laid 1i $",
        "laid 1i j",
    ]


def test_the_marshal_and_one_strongbox_start_inside_the_locomotive() -> None:
    """C-SETUP-14, C-SETUP-15"""
    t = new(players="3", bandits=THREE)
    assert (t.marshal, t.floor("0i")) == ("0i", "x")
    assert t.happened("marshal-stood", "laid") == ["marshal-stood 0i", "laid 0i x"]
    assert (t.happened("set-beside"), t.g.spare) == (["set-beside"], 1)


def test_the_second_strongbox_waits_beside_the_train_until_it_is_called_for() -> None:
    """C-SETUP-15"""
    t = event("-/*x;-/-;-/-;-/GCD", "take_it_all")
    assert (t.floor("0i"), t.g.spare) == ("xx", 0)


def test_all_other_loot_stays_in_the_box() -> None:
    """C-SETUP-16"""
    t = new(players="3", bandits=THREE)
    t.play("dice which-car first_class baggage second_class", "dice which-purse $500 $500").roll()
    box = "$250" * 5 + "$300$300$350$350$400$400$450$450" + "jj"
    assert t.line.split(" box=")[1].split()[0] == box
    assert t.play_out().line.split(" box=")[1].split()[0] == box


@pytest.mark.parametrize(
    ("seats", "letters"), [("GCD", "r24"), ("GCDB", "r24"), ("GCDBT", "r56"), ("GCDBTO", "r56")]
)
def test_the_round_cards_are_those_for_the_number_of_players(seats: str, letters: str) -> None:
    """C-SETUP-17, C-SETUP-18"""
    t = given("-/*" + ";-/-" * (len(seats) - 1) + f";-/{seats}")
    t.g.round_cards = row([])
    names = "angry_marshal swivel_arm braking take_it_all passengers_rebellion tunnel bridge"
    assert t.go("turn_up").options() == " ".join([f"{letters}_{name}" for name in names.split()])


def test_four_round_cards_come_before_a_station() -> None:
    """C-SETUP-18..21, C-ED-02"""
    four = "r24_bridge,r24_tunnel,r24_braking,r24_swivel_arm"
    fourth = given("-/*;-/-;-/-;-/GCD", rounds=four.rpartition(",")[0]).go("turn_up")
    left = "r24_angry_marshal r24_swivel_arm r24_take_it_all r24_passengers_rebellion"
    assert fourth.asks() == [f"dice which-round-card {left}"]
    fifth = given("-/*;-/-;-/-;-/GCD", rounds=four).go("turn_up")
    assert fifth.options() == "st_pickpocketing st_marshals_revenge st_hostage"


def test_thirteen_neutral_bullets_lie_beside_the_locomotive() -> None:
    """C-SETUP-22"""
    assert new(players="3", bandits=THREE).roll().g.neutral == 13


def test_a_pawn_drawn_at_random_names_the_first_player() -> None:
    """C-SETUP-23, C-SETUP-24"""
    t = new(players="3", bandits=THREE)
    t.play("dice which-car first_class baggage second_class", "dice which-purse $500 $500")
    assert t.asks() == ["dice who-is-first O B T"]
    assert t.play("dice who-is-first T").happened("became-first") == ["became-first T"]
    assert t.roll().asks() == ["T play-or-draw m c s f draw"]


def test_odd_players_start_in_the_caboose_and_even_ones_before_it() -> None:
    """C-SETUP-25..27"""
    t = new(players="5", bandits="doc,belle,tuco,ghost,django")
    t.roll(until="who-is-first").play("dice who-is-first T")
    assert t.happened("stood") == [
        "stood T 5i",
        "stood G 4i",
        "stood D 5i",
        "stood O 4i",
        "stood B 5i",
    ]


@pytest.mark.parametrize(("bandits", "left"), [(THREE, 5), (FOUR, 4), (SIX, 2)])
def test_starting_purses_are_taken_before_the_cars_are_filled(bandits: str, left: int) -> None:
    """C-SETUP-29"""
    t = new(players=str(bandits.count(",") + 1), bandits=bandits).roll(until="which-purse")
    assert t.options().split().count("$250") == left
