"""Chapter A6: the cards of the common pile, one at a time."""

import pytest
from scenario import given, stealin


def test_the_pile_is_turned_over_and_carried_out_in_the_order_it_was_played() -> None:
    """C-STEAL-01, C-STEAL-02"""
    t = given("-/*;-/-;C/D;-/T", pile="T:c,D:(c),C:c,T:c").go("steal")
    assert [told[-3:] for told in t.happened("revealed")] == ["T c", "D c", "C c", "T c"]
    assert t.happened("climbed") == ["climbed T 3r", "climbed D 2r", "climbed C 2i", "climbed T 3i"]
    assert (t.story()[0], t.phase, t.pile) == ("stealin-began", "stealin", "-")


def test_the_cards_below_wait_untouched_while_one_is_carried_out() -> None:
    """C-STEAL-01, C-STEAL-02"""
    t = stealin("-/*;-/-;-/DC;-/T", pile="D:m,C:(m),T:c")
    assert (t.asks(), t.pile) == (["D move-where 1i 3i"], "D:m,C:(m),T:c")
    t.play("D move-where 1i")
    assert (t.asks(), t.pile) == (["C move-where 1i 3i"], "C:m,T:c")


def test_one_card_is_settled_with_pushes_and_meetings_before_the_next() -> None:
    """C-RULE-17"""
    t = stealin("-/*;-/C;-/D;T/-", pile="D:f,C:m")
    assert t.story() == [
        "revealed D f",
        "shot D C 6",
        "knocked-back C 0i",
        "wounded C m",
        "fled C 0r",
        "card-returned D f",
        "revealed C m",
    ]
    assert t.asks() == ["C move-where 1r 2r 3r"]


def test_a_card_goes_back_on_top_of_its_owners_deck() -> None:
    """C-STEAL-04, C-STEAL-05"""
    t = stealin("-/*;-/-;-/CD;-/T", pile="D:c,T:(c),D:r,C:c")
    assert t.deck("D") == "mmcsffrp^cr"
    assert t.deck("T") == "mmcsffrrp^c"
    assert t.deck("C") == "mmcsffrrp^c"


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("f", "had-no-effect O fire"),
        ("r", "had-no-effect O robbery"),
        ("p", "had-no-effect O punch"),
    ],
)
def test_a_card_without_effect_is_spent_and_goes_back(card: str, effect: str) -> None:
    """C-RULE-16"""
    t = stealin("-/*;-/O;C/-;T/-", pile=f"O:{card}")
    assert t.story() == [f"revealed O {card}", effect, f"card-returned O {card}"]
    assert t.deck("O").endswith(f"^{card}")


@pytest.mark.parametrize(
    ("train", "card", "story"),
    [
        ("-/*;-/O;-/C;T/-", "f", ["shot O C 6"]),
        ("-/*;-/Oj;C/-;T/-", "r", ["robbed O jewel j"]),
        ("-/-;-/-;T/*;CO/-", "p", ["thrown C 2r"]),
        ("-/-;-/-;T/*;-/CO", "m", ["moved O 2i", "wounded O m", "fled O 2r"]),
        ("-/-;C/-;O/*;T/-", "c", ["climbed O 2i", "wounded O m", "fled O 2r"]),
        ("-/*;-/O;C/-;T/-", "s", ["marshal-moved 1i", "wounded O m", "fled O 1r"]),
    ],
)
def test_what_can_be_done_must_be_done_even_when_it_hurts(
    train: str, card: str, story: list[str]
) -> None:
    """C-STEAL-03, C-RULE-13, C-RULE-14"""
    t = stealin(train, pile=f"O:{card}")
    assert (t.asks(), t.story()[1:-1]) == ([], story)


@pytest.mark.parametrize(
    ("train", "card", "options"),
    [
        ("-/*;-/C;-/O;-/T", "f", "C T"),
        ("-/*;-/-;-/O$250j;-/CT", "r", "purse jewel"),
        ("-/*;-/-;-/COT;-/-", "p", "C T"),
        ("-/*;-/-;-/O;-/CT", "m", "1i 3i"),
        ("-/-;-/*;-/-;-/COT", "s", "0i 2i"),
    ],
)
def test_a_player_is_free_in_which_one_but_not_in_whether(
    train: str, card: str, options: str
) -> None:
    """C-RULE-13, C-RULE-14"""
    assert stealin(train, pile=f"O:{card}").options() == options
