"""Chapter A13: the expert variant."""

import pytest
from scenario import given, schemin, stealin

from coltexpress.kernel.errors import BadPosition
from coltexpress.notation.position import read

TRAIN = "-/*;-/-;-/-;-/OBT"
REST = ("lay_down", "steal", "happen", "end_round")
BULLETS = {"O": "m!n", "B": "m!n!O!O", "T": "mf"}


def test_only_the_expert_variant_has_discard_piles() -> None:
    """C-EXPERT-01"""
    t = schemin(TRAIN, card="r24_bridge", discards={"O": "m"}, expert_variant="true", then=REST)
    line = t.line  # with an empty hand he draws
    assert read(line)
    with pytest.raises(BadPosition, match="discards= is possible only with expert_variant=true"):
        read(line.replace("expert_variant=true ", ""))


def test_bullets_in_hand_are_discarded_and_not_replaced() -> None:
    """C-EXPERT-02, C-RULE-58, C-RULE-91"""
    t = given(TRAIN, decks={"B": "mcf"}, tops={"B": "!O!n!n"}, expert_variant="true").go("round")
    t.roll()
    assert (t.hand("B"), t.discards("B"), t.deck("B")) == ("mcf", "!O!n!n", "-")
    assert (t.discards("O"), t.discards("T")) == ("-", "-")


def test_bullets_are_discarded_in_player_order_when_the_round_card_is_turned_up() -> None:
    """C-RULE-91, C-ROUND-04, C-EXPERT-02"""
    t = given(TRAIN, hands=BULLETS, first="B", expert_variant="true").go("round").roll()
    told = t.happened("discarded", "turned-up", "turn-began")
    discarded = ["discarded B !O", "discarded B !O", "discarded B !n", "discarded O !n"]
    assert told == ["turned-up r24_angry_marshal", *discarded, "turn-began 1 standard"]
    assert t.story().index(told[0]) > t.story().index(t.happened("drew")[-1])


@pytest.mark.parametrize("bullets", ["must", "may"])
def test_a_player_keeps_the_cards_he_likes_and_discards_the_rest(bullets: str) -> None:
    """C-EXPERT-03, C-RULE-57, C-RULE-76"""
    t = given(TRAIN, hands={"O": "mmf!n"}, expert_variant="true", expert_bullet_discard=bullets).go(
        "lay_down"
    )
    assert t.asks() == ["O discard-which m f !n done"]
    t.play("O discard-which m !n done")
    assert (t.hand("O"), t.discards("O")) == ("mf", "m!n")


def test_bullets_drawn_during_the_phase_stay_in_hand() -> None:
    """C-RULE-57, C-PLAN-05"""
    t = schemin(
        TRAIN, card="r24_bridge", hands={"O": "m"}, tops={"O": "!n!n!n"}, expert_variant="true"
    )
    t.play("O play-or-draw draw")
    assert (t.hand("O"), t.discards("O")) == ("m!n!n!n", "-")


def test_a_player_may_keep_all_or_discard_all() -> None:
    """C-EXPERT-03, C-RULE-57"""
    hands = {"O": "m!n", "B": "f!n"}
    t = given(TRAIN, hands=hands, expert_variant="true").go("lay_down")
    t.play("O discard-which done", "B discard-which f !n")
    assert (t.hand("O"), t.discards("O")) == ("m!n", "-")
    assert (t.hand("B"), t.discards("B")) == ("-", "f!n")


def test_players_decide_in_player_order_what_they_keep() -> None:
    """C-RULE-76"""
    hands = {"O": "m", "B": "f", "T": "r"}
    t = given(TRAIN, hands=hands, first="B", expert_variant="true").go("lay_down")
    t.play("B discard-which f", "T discard-which done", "O discard-which m")
    assert t.happened("discarded") == ["discarded B f", "discarded O m"]


def test_a_performed_card_goes_face_up_to_its_owners_discard_pile() -> None:
    """C-EXPERT-04, C-EXPERT-05, C-EXPERT-10"""
    t = stealin("-/*;-/-;-/O;-/BT", pile="O:c,B:(p)", discards={"O": "r"}, expert_variant="true")
    assert (t.discards("O"), t.discards("B")) == ("rc", "p")
    assert (t.deck("O"), t.seen_by("T").discards("B")) == ("mmcsffrp", "p")


def test_a_bullet_goes_at_once_on_top_of_the_draw_pile() -> None:
    """C-EXPERT-06, C-RULE-60"""
    t = stealin("-/*;-/O;-/-;T/B", pile="T:f,O:m", tops={"B": "!O"}, expert_variant="true")
    assert t.deck("B") == "mmccsffrrp^!O!T"
    assert t.play("O move-where 0i").deck("O") == "mccsffrrp^!n"


@pytest.mark.parametrize(
    ("hand", "drawn"), [("-", 6), ("m", 5), ("mmccf", 1), ("mmccff", 0), ("mmccffrr", 0)]
)
def test_a_hand_is_filled_up_to_six_and_never_cut(hand: str, drawn: int) -> None:
    """C-EXPERT-07, C-RULE-56"""
    t = given(TRAIN, hands={"B": hand}, expert_variant="true").go("round").roll()
    assert len([told for told in t.happened("drew") if told.startswith("drew B")]) == drawn
    assert t.discards("B") == "-"


@pytest.mark.parametrize(("hand", "drawn"), [("-", 7), ("mmccff", 1), ("mmccffr", 0)])
def test_doc_fills_up_to_seven(hand: str, drawn: int) -> None:
    """C-RULE-55"""
    t = given(TRAIN, hands={"O": hand}, expert_variant="true").go("round").roll()
    assert len([told for told in t.happened("drew") if told.startswith("drew O")]) == drawn


def test_kept_bullets_take_up_room_before_they_are_discarded() -> None:
    """C-EXPERT-02, C-EXPERT-07, C-RULE-58"""
    t = given(TRAIN, hands={"B": "mm!n!n"}, expert_variant="true").go("round").roll()
    assert (t.hand("B"), t.discards("B")) == ("mmcc", "!n!n")


def test_when_the_draw_pile_has_run_out_the_discard_pile_becomes_the_new_one() -> None:
    """C-EXPERT-08, C-RULE-59"""
    t = given(
        TRAIN,
        hands={"O": "mm"},
        decks={"O": "c"},
        discards={"O": "ffs"},
        pile="O:r",
        expert_variant="true",
    ).go("deal:O:3")
    assert (t.hand("O"), t.asks()) == ("mmc", ["dice which-card-drawn s f f"])
    t.play("dice which-card-drawn f s")
    assert (t.hand("O"), t.deck("O"), t.discards("O")) == ("mmcsf", "f", "-")
    assert t.happened("reshuffled") == ["reshuffled O"]


def test_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    """C-RULE-59"""
    t = given(TRAIN, decks={"O": "c"}, discards={"O": "f"}, pile="O:r", expert_variant="true")
    assert t.go("deal:O:6").hand("O") == "cf"


@pytest.mark.parametrize(
    ("hand", "deck", "top", "discards", "options"),
    [
        ("m", "-", "-", "f", "m draw"),
        ("m", "c", "-", "f", "m draw"),
        ("m", "c", "!n", "-", "m draw"),
        ("mf", "-", "-", "-", "m f"),
        ("!n", "-", "-", "mf", "draw"),
        ("-", "-", "-", "mf", "m f"),
    ],
)
def test_draw_pile_and_discard_pile_together_are_the_deck_when_drawing(
    hand: str, deck: str, top: str, discards: str, options: str
) -> None:
    """C-RULE-06..08"""
    t = schemin(
        TRAIN,
        card="r24_bridge",
        turn=1,
        hands={"O": hand},
        decks={"O": deck},
        tops={"O": top},
        discards={"O": discards},
        expert_variant="true",
    )
    assert t.roll().options() == options


def test_everybody_sees_the_discard_piles_and_so_does_their_owner() -> None:
    """C-EXPERT-09, C-RULE-61"""
    t = given(TRAIN, discards={"O": "mf!n"}, expert_variant="true")
    assert [t.seen_by(player).discards("O") for player in "OBT"] == ["mf!n"] * 3


def test_at_the_end_of_a_round_nothing_is_shuffled_and_hands_stay() -> None:
    """C-EXPERT-10, C-EXPERT-03"""
    t = given(
        TRAIN,
        hands={"O": "mm", "B": "mmccff", "T": "mmccff"},
        tops={"O": "!n!T"},
        discards={"O": "ff"},
        expert_variant="true",
    ).go("end_round")
    assert t.happened("reshuffled") == []
    assert t.happened("drew") == ["drew O !T", "drew O !n"]
    assert (t.discards("O"), t.asks()) == ("ff", ["dice which-card-drawn c c s r r p"])


def test_without_the_variant_bullets_stay_in_hand_and_hands_are_not_kept() -> None:
    """C-EXPERT-01, C-PLAN-07"""
    t = given(TRAIN, decks={"O": "mmf"}, tops={"O": "!n!n!n!n"}).go("round").roll()
    assert (t.hand("O"), t.happened("discarded")) == ("mmf!n!n!n!n", [])
    t = given(TRAIN, hands={"O": "mm!n"}).go("lay_down")
    assert (t.hand("O"), t.discards("O"), t.asks()) == ("-", "-", [])


def test_in_the_last_round_nobody_is_asked_what_he_keeps() -> None:
    """C-RULE-84"""
    rounds = "r24_bridge,r24_tunnel,r24_braking,r24_swivel_arm,st_hostage"
    t = given(TRAIN, hands={"O": "mf"}, rounds=rounds, expert_variant="true").go("lay_down")
    assert (t.asks(), t.hand("O")) == ([], "mf")


def test_being_asked_which_bullet_to_drop_does_not_show_that_there_is_one() -> None:
    """C-RULE-92, C-ED-08"""
    one, none = [
        given(
            TRAIN,
            hands={"O": hand},
            decks={"O": deck},
            wounds={"O": "m"},
            expert_variant="true",
            expert_bullet_discard="may",
        ).go("drop_bullets:O")
        for hand, deck in (("m!n", "f"), ("mf", "!n"))
    ]
    assert (one.options(), none.options()) == ("!n done", "done")
    assert one.view("B").asks[0].key() == none.view("B").asks[0].key()
    assert none.play("O drop-which-bullet done").hand("O") == "mf"


def test_whoever_dropped_one_bullet_is_asked_again_while_another_may_be_in_hand() -> None:
    """C-RULE-92"""
    t = given(
        TRAIN,
        hands={"O": "m!n!n"},
        wounds={"O": "mme"},
        expert_variant="true",
        expert_bullet_discard="may",
    ).go("drop_bullets:O")
    t.play("O drop-which-bullet !n !n")
    assert t.asks() == ["O drop-which-bullet done"]  # for the others it may be the third


@pytest.mark.parametrize(
    ("hand", "tops", "discards", "wounds"),
    [
        ("mf", "-", "-", "-"),
        ("mf", "!n", "-", "m"),
        ("mf", "-", "!n!n", "mm"),
        ("-", "-", "-", "m"),
    ],
)
def test_nobody_is_asked_about_bullets_that_all_can_see_elsewhere(
    hand: str, tops: str, discards: str, wounds: str
) -> None:
    """C-RULE-92"""
    t = given(
        TRAIN,
        hands={"O": hand},
        tops={"O": tops},
        discards={"O": discards},
        wounds={"O": wounds},
        expert_variant="true",
        expert_bullet_discard="may",
    ).go("drop_bullets:O")
    assert t.asks() == []
