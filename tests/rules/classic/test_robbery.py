"""Chapter A8, Robbery."""

import pytest
from scenario import stealin


def test_a_robber_takes_one_token_of_his_choice_from_his_own_spot() -> None:
    """C-ROB-01, C-SETUP-07"""
    t = stealin("-/*x;-/j;-/D$250jjx;-/CT", pile="D:r", held={"D": "$300"})
    assert t.asks() == ["D rob-what purse jewel strongbox"]
    t.play("D rob-what jewel")
    assert (t.held("D"), t.floor("2i")) == ("$300j", "$250jx")
    assert (t.floor("0i"), t.floor("1i")) == ("x", "j")


def test_of_several_purses_one_is_drawn_blind() -> None:
    """C-ROB-01, C-RULE-04"""
    t = stealin("-/*;-/-;-/D$250$250$500j;-/CT", pile="D:r").play("D rob-what purse")
    assert t.asks() == ["dice which-purse $250 $250 $500"]
    t.play("dice which-purse $500")
    assert (t.held("D"), t.floor("2i")) == ("$500", "$250$250j")


def test_where_tokens_are_told_apart_the_robber_names_one() -> None:
    """C-ROB-01, C-RULE-04, C-RULE-81"""
    t = stealin("-/*;-/-;-/D$500j$250;-/CT", pile="D:r", held={"D": "j"}, purse_pick="token")
    assert t.asks() == ["D rob-what #0 #1 #2"]
    t.play("D rob-what #2")
    assert (t.held("D"), t.floor("2i")) == ("j$250", "$500j")


def test_a_stolen_purse_lies_face_down_and_only_its_owner_looks() -> None:
    """C-ROB-02, C-RULE-03, C-SETUP-08"""
    t = stealin("-/*;-/-;-/D$500;-/CT", pile="D:r")
    assert "robbed D purse $500" in t.story("D")
    assert "robbed D purse $" in t.story("C")
    assert (t.seen_by("D").held("D"), t.seen_by("C").held("D")) == ("$500", "$")


@pytest.mark.parametrize(("kind", "token"), [("jewel", "j"), ("strongbox", "x")])
def test_everybody_sees_which_jewel_or_strongbox_is_taken(kind: str, token: str) -> None:
    """C-ROB-02, C-RULE-01"""
    t = stealin(f"-/*;-/-;-/D{token};-/CT", pile="D:r")
    assert t.story("C") == t.story("D")
    assert t.story("C")[1] == f"robbed D {kind} {token}"


@pytest.mark.parametrize("train", ["-/*;-/-;D/$250jx;-/CT", "-/*;-/-;$250jx/D;-/CT"])
def test_nothing_can_be_taken_through_the_roof(train: str) -> None:
    """C-ROB-03, C-ROB-04"""
    t = stealin(train, pile="D:r")
    assert (t.held("D"), t.happened("had-no-effect")) == ("-", ["had-no-effect D robbery"])


def test_loot_on_a_roof_can_be_taken_on_that_roof() -> None:
    """C-ROB-01, C-ROB-03"""
    t = stealin("-/*;-/-;Dx/j;-/CT", pile="D:r")
    assert (t.held("D"), t.floor("2r"), t.floor("2i")) == ("x", "-", "j")


def test_without_loot_at_the_spot_a_robbery_has_no_effect() -> None:
    """C-ROB-04"""
    t = stealin("-/*x;-/j;-/D;-/CT$250", pile="D:r", held={"C": "j"})
    assert (t.held("D"), t.held("C"), t.floor("3i")) == ("-", "j", "$250")
    assert t.happened("had-no-effect") == ["had-no-effect D robbery"]
