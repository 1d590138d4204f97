"""Chapter A8, Punch."""

import pytest
from scenario import stealin


def test_a_puncher_chooses_among_the_other_bandits_in_his_spot() -> None:
    """C-PUNCH-01"""
    t = stealin("-/*;-/G;-/DCT;B/-;-/-;O/-;-/-", pile="T:p", seats="GBODCT")
    assert t.asks() == ["T punch-whom D C"]


def test_bandits_on_the_other_floor_cannot_be_punched() -> None:
    """C-PUNCH-01, C-RULE-16"""
    t = stealin("-/*;-/C;T/D;-/-", pile="T:p")
    assert t.happened("had-no-effect", "thrown") == ["had-no-effect T punch"]


def test_the_puncher_chooses_the_one_token_that_drops() -> None:
    """C-PUNCH-02, C-PUNCH-03, C-PUNCH-05"""
    t = stealin("-/*;-/-;-/TOj;-/D", pile="T:p", held={"O": "$250jjx"})
    assert t.asks() == ["T punch-what purse jewel strongbox"]
    t.play("T punch-what strongbox", "T throw-where 1i")
    assert (t.held("O"), t.held("T"), t.floor("2i"), t.at("O")) == ("$250jj", "-", "jx", "1i")


def test_the_puncher_may_not_look_at_the_purse_he_picks() -> None:
    """C-PUNCH-04, C-RULE-03, C-RULE-04"""
    t = stealin("-/*;-/-;-/TO;-/D", pile="T:p", held={"O": "$250$450$500"})
    assert t.asks() == ["dice which-purse-lost $250 $450 $500"]
    t.play("dice which-purse-lost $450")
    assert (t.held("O"), t.floor("2i")) == ("$250$500", "$450")
    assert "dropped O purse $" in t.story("T")
    assert t.seen_by("T").floor("2i") == "$"


def test_the_token_drops_where_the_punch_happened_also_on_a_roof() -> None:
    """C-PUNCH-05"""
    t = stealin("-/*;-/-;TO/-;-/D", pile="T:p", held={"O": "j"}).play("T throw-where 3r")
    assert (t.floor("2r"), t.floor("2i"), t.floor("3r"), t.held("O")) == ("j", "-", "-", "-")


@pytest.mark.parametrize(
    ("train", "spots"),
    [("-/*;-/-;-/TO;-/D", ["1i", "3i"]), ("-/*;-/-;TO/-;-/D", ["1r", "3r"])],
)
def test_the_puncher_throws_his_victim_forward_or_back_on_the_same_floor(
    train: str, spots: list[str]
) -> None:
    """C-PUNCH-06, C-PUNCH-07, C-ED-14"""
    assert stealin(train, pile="T:p").asks() == [f"T throw-where {' '.join(spots)}"]
    for spot in spots:
        t = stealin(train, pile="T:p").play(f"T throw-where {spot}")
        assert (t.at("O"), t.happened("thrown")) == (spot, [f"thrown O {spot}"])


@pytest.mark.parametrize(
    ("train", "spot"),
    [
        ("-/TO;-/-;-/*;-/D", "1i"),
        ("TO/*;-/-;-/-;-/D", "1r"),
        ("-/*;-/D;-/-;-/TO", "2i"),
        ("-/*;-/D;-/-;TO/-", "2r"),
    ],
)
def test_at_an_end_of_the_train_the_victim_has_one_way_only(train: str, spot: str) -> None:
    """C-PUNCH-08, C-LOC-03"""
    t = stealin(train, pile="T:p")
    assert (t.asks(), t.at("O")) == ([], spot)


def test_a_victim_without_loot_is_thrown_all_the_same() -> None:
    """C-RULE-31, C-PUNCH-02"""
    t = stealin("-/*;-/-;-/D;-/TO", pile="T:p")
    assert (t.at("O"), t.happened("dropped"), t.floor("3i")) == ("2i", [], "-")


def test_a_victim_thrown_into_the_marshals_car_flees_and_his_token_stays_behind() -> None:
    """C-RULE-32, C-MEET-01, C-MEET-03"""
    t = stealin("-/-;-/D;-/*;-/TO", pile="T:p", held={"O": "x"})
    assert (t.at("O"), t.wounds("O"), t.deck("O")) == ("2r", "m", "mmccsffrrp^!n")
    assert (t.floor("3i"), t.floor("2i"), t.floor("2r")) == ("x", "-", "-")


def test_a_punch_is_settled_target_token_drop_direction_move_meeting() -> None:
    """C-RULE-33, C-RULE-32"""
    t = stealin("-/-;-/*;-/TOD;-/-", pile="T:p", held={"O": "$250j"})
    t.play("T punch-whom O")
    assert t.asks() == ["T punch-what purse jewel"]
    t.play("T punch-what jewel")
    assert (t.asks(), t.floor("2i"), t.at("O")) == (["T throw-where 1i 3i"], "j", "2i")
    t.play("T throw-where 1i")
    assert t.story()[1:-1] == ["dropped O jewel j", "thrown O 1i", "wounded O m", "fled O 1r"]


def test_a_dropped_purse_keeps_its_value_and_can_be_robbed_again() -> None:
    """C-RULE-35"""
    t = stealin("-/*;-/-;-/D;-/TO", pile="T:p,T:r,D:c", held={"O": "$450"})
    assert (t.held("T"), t.held("O"), t.floor("3i")) == ("$450", "-", "-")
    assert t.money("T") == 450 + 1000


def test_where_tokens_are_told_apart_the_puncher_names_one_by_its_back() -> None:
    """C-PUNCH-03, C-PUNCH-04, C-RULE-81"""
    t = stealin("-/*;-/-;-/D;-/TO", pile="T:p", held={"O": "$500j$250"}, purse_pick="token")
    assert t.asks() == ["T punch-what #0 #1 #2"]
    t.play("T punch-what #2")
    assert (t.held("O"), t.floor("3i")) == ("$500j", "$250")
    assert "dropped O #2 $" in t.story("T")
