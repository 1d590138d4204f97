"""Chapter A10, Cheyenne: she may take the purse that her victim loses."""

import pytest
from scenario import stealin

TRAIN = "-/*;-/T;-/-;-/CO"


def test_cheyenne_may_take_the_purse_that_her_victim_drops() -> None:
    """C-CHEY-01, C-RULE-34"""
    t = stealin(TRAIN, pile="C:p", held={"O": "$450", "C": "j"})
    assert t.asks() == ["C keep-purse no yes"]
    t.play("C keep-purse yes")
    assert (t.held("C"), t.held("O"), t.floor("3i")) == ("$450j", "-", "-")
    assert t.at("O") == "2i"


def test_cheyenne_may_decline_and_the_purse_drops() -> None:
    """C-RULE-34, C-RULE-15"""
    t = stealin(TRAIN, pile="C:p", held={"O": "$450"}).play("C keep-purse no")
    assert (t.held("C"), t.held("O"), t.floor("3i"), t.at("O")) == ("-", "-", "$450", "2i")


def test_cheyenne_decides_before_anybody_knows_which_purse_it_is() -> None:
    """C-RULE-34, C-PUNCH-04"""
    t = stealin(TRAIN, pile="C:p", held={"O": "$250$500"})
    assert t.asks() == ["C keep-purse no yes"]
    t.play("C keep-purse yes")
    assert t.asks() == ["dice which-purse-lost $250 $500"]
    t.play("dice which-purse-lost $500")
    assert (t.held("C"), t.held("O")) == ("$500", "$250")


@pytest.mark.parametrize(("seat", "token"), [("C", "$500"), ("O", "$500"), ("T", "$")])
def test_the_value_of_a_taken_purse_is_for_those_who_held_it(seat: str, token: str) -> None:
    """C-RULE-34, C-RULE-03"""
    t = stealin(TRAIN, pile="C:p", held={"O": "$500"}).play("C keep-purse yes")
    assert t.story(seat)[-3:-1] == [f"snatched C O purse {token}", "thrown O 2i"]


@pytest.mark.parametrize(("kind", "token"), [("jewel", "j"), ("strongbox", "x")])
def test_a_jewel_or_strongbox_drops_as_usual(kind: str, token: str) -> None:
    """C-CHEY-02"""
    t = stealin(TRAIN, pile="C:p", held={"O": "$250jx"})
    assert t.asks() == ["C punch-what purse jewel strongbox"]
    t.play(f"C punch-what {kind}")
    assert (t.asks(), t.held("C"), t.floor("3i"), t.at("O")) == ([], "-", token, "2i")


@pytest.mark.parametrize(("place", "asks"), [("#1", ["C keep-purse no yes"]), ("#0", [])])
def test_where_tokens_are_told_apart_she_may_take_the_purse_she_named(
    place: str, asks: list[str]
) -> None:
    """C-CHEY-01, C-CHEY-02, C-RULE-81"""
    t = stealin(TRAIN, pile="C:p", held={"O": "j$500"}, purse_pick="token")
    assert t.play(f"C punch-what {place}").asks() == asks


def test_cheyenne_chooses_what_then_whether_and_gets_just_that() -> None:
    """C-CHEY-01, C-RULE-33, C-RULE-34"""
    t = stealin(TRAIN, pile="C:p", held={"O": "$400j"}).play("C punch-what purse")
    assert t.asks() == ["C keep-purse no yes"]
    t.play("C keep-purse yes")
    assert (t.held("C"), t.held("O"), t.floor("3i"), t.at("O")) == ("$400", "j", "-", "2i")


def test_nobody_else_takes_the_purse_of_a_victim() -> None:
    """C-CHEY-01, C-PUNCH-05"""
    t = stealin(TRAIN, pile="O:p", held={"C": "$450"})
    assert (t.asks(), t.held("O"), t.floor("3i")) == ([], "-", "$450")
