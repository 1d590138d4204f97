"""Chapter A4, Schemin': play a card or draw three."""

import pytest
from scenario import event, schemin, stealin

HANDS = {"O": "mmcfrp", "B": "mmcfrp", "T": "mmcfrp", "C": "mmcfrp"}
TRAIN = "-/*;-/-;-/-;-/-;-/OBTC"


def test_the_booklet_example_of_a_turn() -> None:
    """C-PLAN-08, C-PLAN-01..04"""
    t = schemin(TRAIN, card="r24_braking", hands=HANDS)
    t.play("O play-or-draw m", "B play-or-draw f", "T play-or-draw draw")
    t.play("dice which-card-drawn s r f", "C play-or-draw p")
    assert t.pile == "O:m,B:f,C:p"
    assert (t.hand("T"), t.deck("T")) == ("mmcsffrrp", "c")
    assert t.happened("turn-began")[-1] == "turn-began 2 standard"
    assert t.asks() == ["O play-or-draw m c f r p draw"]


def test_players_act_clockwise_from_the_first_player() -> None:
    """C-PLAN-01"""
    t = schemin(TRAIN, card="r24_braking", hands=HANDS, first="T").play_out()
    assert t.pile == "T:m,C:m,O:m,B:m,T:m,C:m,O:m,B:m,T:c,C:c,O:c,B:c,T:f,C:f,O:f,B:f"


def test_a_player_must_play_or_draw() -> None:
    """C-PLAN-02, C-RULE-15"""
    t = schemin(TRAIN, card="r24_braking", hands=HANDS)
    assert t.asks() == ["O play-or-draw m c f r p draw"]


def test_a_card_is_played_face_up_on_top_of_the_pile() -> None:
    """C-PLAN-03, C-TURN-01"""
    t = schemin(TRAIN, card="r24_braking", hands=HANDS, pile="C:s")
    t.play("O play-or-draw r")
    assert (t.pile, t.hand("O")) == ("C:s,O:r", "mmcfp")
    assert t.story("T")[-1] == "played O r"


def test_three_cards_are_drawn_from_the_top_of_the_deck() -> None:
    """C-PLAN-04"""
    t = schemin(TRAIN, card="r24_braking", hands={"O": "m"}, decks={"O": "fr"}, tops={"O": "p!n"})
    t.play("O play-or-draw draw", "dice which-card-drawn f")
    assert t.happened("drew") == ["drew O !n", "drew O p", "drew O f"]
    assert (t.hand("O"), t.deck("O")) == ("mfp!n", "r")


def test_drawn_cards_are_not_put_on_the_pile() -> None:
    """C-PLAN-02, C-PLAN-04"""
    t = schemin(TRAIN, card="r24_braking", hands=HANDS).play("O play-or-draw draw")
    t.play("dice which-card-drawn s c f")
    assert t.pile == "-"
    assert t.asks() == ["B play-or-draw m c f r p draw"]


@pytest.mark.parametrize(("turn", "options"), [(0, "m draw"), (1, "(m) draw")])
def test_bullets_in_hand_are_dead(turn: int, options: str) -> None:
    """C-PLAN-05"""
    t = schemin(TRAIN, card="r24_swivel_arm", turn=turn, hands={"O": "m!n!B!B"})
    assert t.options() == options
    assert t.hand("O") == "m!B!B!n"


def test_the_phase_ends_after_the_last_turn_and_hands_go_back_on_the_decks() -> None:
    """C-PLAN-06, C-PLAN-07"""
    t = schemin(
        TRAIN, card="r24_braking", turn=3, hands={**HANDS, "O": "mfp!n"}, then=("lay_down",)
    )
    t.play("O play-or-draw f", "B play-or-draw m", "T play-or-draw c", "C play-or-draw r")
    assert t.asks() == []
    assert [t.hand(player) for player in "OBTC"] == ["-", "-", "-", "-"]
    assert (t.deck("O"), t.deck("B")) == ("mmccsfrrp!n", "mccsffrrp")


def test_with_fewer_than_three_cards_in_the_deck_those_are_drawn() -> None:
    """C-RULE-06"""
    t = schemin(TRAIN, card="r24_braking", hands={**HANDS, "O": "mm"}, decks={"O": "fp"})
    t.play("O play-or-draw draw", "dice which-card-drawn p")
    assert (t.hand("O"), t.deck("O")) == ("mmfp", "-")
    assert t.asks() == ["B play-or-draw m c f r p draw"]


def test_with_an_empty_deck_a_card_must_be_played() -> None:
    """C-RULE-07, C-RULE-06"""
    t = schemin(TRAIN, card="r24_braking", hands={"O": "mcf!n"}, decks={"O": "-"})
    assert t.options() == "m c f"


def test_a_hand_of_bullets_must_draw() -> None:
    """C-RULE-08, C-RULE-92"""
    t = schemin(TRAIN, card="r24_braking", hands={"O": "!n!n"}, decks={"O": "ffp"})
    assert t.asks() == ["O play-or-draw draw"]
    t.play("O play-or-draw draw")
    assert t.happened("chose-to-draw") == ["chose-to-draw O"]
    assert t.asks() == ["dice which-card-drawn f f p"]


def test_with_bullets_only_and_no_deck_the_play_is_passed() -> None:
    """C-RULE-08, C-RULE-92"""
    t = schemin(TRAIN, card="r24_braking", hands={**HANDS, "O": "!n!n"}, decks={"O": "-"})
    assert t.asks() == ["O play-or-draw pass"]
    t.play("O play-or-draw pass")
    assert t.happened("passed") == ["passed O"]
    assert (t.pile, t.hand("O")) == ("-", "!n!n")
    assert t.asks() == ["B play-or-draw m c f r p draw"]


def test_the_only_card_is_asked_for_like_any_other() -> None:
    """C-RULE-92, C-RULE-07"""
    t = schemin(TRAIN, card="r24_braking", hands={**HANDS, "O": "f!n"}, decks={"O": "-"})
    assert t.asks() == ["O play-or-draw f"]
    assert t.play("O play-or-draw f").pile == "O:f"


@pytest.mark.parametrize(("deck", "told"), [("ffp", "chose-to-draw O"), ("-", "passed O")])
def test_a_player_without_cards_in_hand_is_not_asked(deck: str, told: str) -> None:
    """C-RULE-80, C-RULE-08"""
    t = schemin(TRAIN, card="r24_braking", hands={**HANDS, "O": "-"}, decks={"O": deck})
    assert t.happened("chose-to-draw", "passed") == [told]


@pytest.mark.parametrize(
    ("train", "card", "options"),
    [
        ("-/*;-/D;-/T;-/C", "m", "1i 3i"),
        ("-/*;-/D;-/T;-/C", "f", "D C"),
        ("-/*;-/D;-/T$300j;-/C", "r", "purse jewel"),
        ("-/-;-/-;-/*;T/DC", "s", "1i 3i"),
        ("-/*;-/-;-/TDC;-/-", "p", "D C"),
    ],
)
def test_an_action_that_can_be_done_cannot_be_declined(train: str, card: str, options: str) -> None:
    """C-RULE-15"""
    assert stealin(train, pile=f"T:{card}", seats="TDC").options() == options


def test_cheyenne_ghost_and_pickpockets_alone_have_something_optional() -> None:
    """C-RULE-15"""
    cheyenne = stealin("-/*;-/-;-/CT;-/B", pile="C:p", held={"T": "$300"})
    assert cheyenne.asks() == ["C keep-purse no yes"]
    ghost = schemin("-/*;-/-;-/-;-/GCD", card="r24_braking", hands={"G": "mf"})
    assert ghost.asks() == ["G play-or-draw m f (m) (f) draw"]
    pickpocket = event("-/*;-/-;-/C$300;-/TB", "pickpocketing")
    assert pickpocket.asks() == ["C pick-pocket purse leave"]
