"""Section 9, Robbery, and the secret documents."""

import pytest
from rules.armored.words import stealin


def test_robbery_takes_a_random_token_from_the_location() -> None:
    """A-ROB-01, A-ROB-02, A-ED-04, A-RULE-38"""
    t = stealin("-/-;-/G$300$400j;-/-;-/-", pile="G:r")
    assert t.asks() == ["dice which-loot-robbed purse purse jewel"]
    t.play("dice which-loot-robbed purse", "dice which-purse $400")
    assert (t.held("G"), t.floor("S1i")) == ("$400", "$300j")


def test_the_robber_alone_sees_the_value() -> None:
    """A-ROB-01"""
    t = stealin("-/-;-/Gb600;-/-;-/-", pile="G:r")
    assert "robbed G bag b600" in t.story("G")
    assert "robbed G bag b" in t.story("T")


def test_in_the_polish_edition_the_robber_names_the_kind() -> None:
    """A-ROB-02, A-ED-04, A-RULE-37"""
    t = stealin("-/-;-/G$300b400j;-/-;-/-", pile="G:r", edition="pl")
    assert t.asks() == ["G rob-what purse jewel bag"]
    assert t.play("G rob-what bag").held("G") == "b400"


def test_with_named_tokens_the_robber_names_the_token() -> None:
    """A-ED-04, C-RULE-04"""
    t = stealin("-/-;-/G$300$400;-/-;-/-", pile="G:r", edition="pl", purse_pick="token")
    assert t.play("G rob-what #1").held("G") == "$400"


def test_the_document_of_the_own_team_must_be_kept() -> None:
    """A-ROB-03"""
    t = stealin("-/-;-/GdB;-/-;-/-", pile="G:r").play("G keep-decoy no")
    assert (t.held("G"), t.floor("S1i")) == ("dB", "-")


def test_the_document_of_the_other_team_goes_back_and_the_action_is_spent() -> None:
    """A-ROB-04, A-RULE-38, A-RULE-68"""
    t = stealin("-/-;-/GdR;-/-;-/-", pile="G:r").play("G keep-decoy yes")
    assert (t.held("G"), t.floor("S1i"), t.deck("G")) == ("-", "dR", "mmccffrpn^r")
    assert "put-back G document dR" in t.story("G")
    assert "put-back G document d" in t.story("T")
    assert t.seen_by("G").floor("S1i") == "d"  # the table does not remember it


@pytest.mark.parametrize(("answer", "held", "floor"), [("yes", "d0", "-"), ("no", "-", "d0")])
def test_the_decoy_is_kept_or_laid_back_as_preferred(answer: str, held: str, floor: str) -> None:
    """A-ROB-05, A-RULE-63"""
    t = stealin("-/-;-/Gd0;-/-;-/-", pile="G:r").play(f"G keep-decoy {answer}")
    assert (t.held("G"), t.floor("S1i")) == (held, floor)


@pytest.mark.parametrize("document", ["dB", "dR", "d0"])
def test_the_question_is_the_same_for_every_document(document: str) -> None:
    """A-RULE-63"""
    t = stealin(f"-/-;-/G{document};-/-;-/-", pile="G:r")
    assert t.asks() == ["G keep-decoy no yes"]


def test_other_loot_asks_nothing_about_a_decoy() -> None:
    """A-RULE-63"""
    t = stealin("-/-;-/GjdR;-/-;-/-", pile="G:r").play("dice which-loot-robbed jewel")
    assert (t.asks(), t.held("G")) == ([], "j")


def test_documents_drop_like_other_loot_and_the_three_cases_hold_there_too() -> None:
    """A-RULE-39, A-ROB-04"""
    t = stealin("-/-;-/GTC;-/-;-/-", pile="G:p,G:r", held={"T": "dR"}, rest="S0i")
    t.play("G punch-whom T", "G throw-where S2i", "G keep-decoy yes")
    assert (t.floor("S1i"), t.held("G"), t.held("T")) == ("dR", "-", "-")


def test_cheyenne_never_pockets_a_document() -> None:
    """A-RULE-39, A-CHEYENNE-01"""
    t = stealin("-/-;-/CT;-/-;-/-", pile="C:p", held={"T": "dR"})
    assert t.asks() == ["C throw-where S0i S2i"]


def test_robbery_without_loot_has_no_effect() -> None:
    """A-ROB-01, C-ROB-04"""
    t = stealin("-/-;-/G;-/-;-/-", pile="G:r")
    assert t.happened("had-no-effect") == ["had-no-effect G robbery"]
