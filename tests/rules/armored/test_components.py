"""Section 1: what lies in the box."""

from collections import Counter

import pytest
from rules.armored.words import given, set_up

from coltexpress.games.armored.options import CHOICES, KEPT, read_options
from coltexpress.games.armored.printed import (
    BAGS,
    BOX,
    DOCUMENTS,
    LOOT,
    NEUTRAL_BULLETS,
    NUGGETS,
    PRINTED,
    PURSES,
)
from coltexpress.games.armored.state import COURIERS
from coltexpress.games.armored.trains import GATLINGS, NAMES
from coltexpress.games.classic import printed as classic
from coltexpress.train.loot import A_STRONGBOX, VALUE_OF


@pytest.mark.parametrize("name", KEPT)
def test_base_options_that_still_have_an_object_can_be_set(name: str) -> None:
    """A-COMP-01, A-RULE-60"""
    value = CHOICES[name].values[-1]
    assert getattr(read_options({name: value}), name) == value


def test_the_armored_train_has_seven_cars_and_three_couriers() -> None:
    """A-COMP-02..04, A-SETUP-06"""
    assert [name for name in NAMES if name[0] == "A"] == ["A0", "A1", "A2", "A3", "A4", "A5", "A6"]
    assert (COURIERS, BOX.couriers, len(GATLINGS), BOX.gatlings) == (3, 3, 2, 2)


def test_there_are_fourteen_round_cards_and_seven_cavalry_charges() -> None:
    """A-COMP-05, A-COMP-06"""
    sets = (PRINTED.small, PRINTED.large, PRINTED.normal, PRINTED.betrayal)
    assert [len(cards) for cards in sets] == [7, 7, 3, 4]


def test_nine_nudge_cards_are_printed_and_silks_is_a_tenth() -> None:
    """A-COMP-07, A-RULE-58, A-RULE-66"""
    assert sorted(BOX.nudge_cards) == sorted(
        ["belle", "cheyenne", "django", "doc", "ghost", "tuco", "mei", "misty", "twinzz"]
    )
    t = given(seats="GTCBDOYWMS")
    assert [t.deck(one).count("n") for one in "GTCBDOYWMS"] == [1] * 10


def test_loot_and_bullets_of_both_boxes() -> None:
    """A-COMP-08..13"""
    assert NEUTRAL_BULLETS == classic.NEUTRAL_BULLETS + 10 == 23
    assert [VALUE_OF[token] for token in BAGS] == [300, 400, 500, 600, 700]
    assert Counter([VALUE_OF[token] for token in PURSES])[250] == 8 + 2
    assert (len(PURSES), list(LOOT).count(A_STRONGBOX)) == (18 + 2, 2 + 1)
    assert sorted([VALUE_OF[token] for token in NUGGETS]) == [0, 0, 1500]
    assert (BOX.documents, len(DOCUMENTS), BOX.prizes.document) == (
        ["blue", "red", "decoy"],
        3,
        4000,
    )


def test_badges_token_and_professores_cards() -> None:
    """A-COMP-14..18"""
    assert BOX.team_badges == {"blue": 5, "red": 5}
    assert BOX.prizes.wild_bunch == 1500
    his = BOX.professore
    actions = len(his.binoculars) + his.scheme + his.bonus_nudge + his.last_courier + his.rapid_fire
    assert (len(his.binoculars), his.scheme, actions, his.bullets) == (10, 3, 16, 10)
    assert BOX.ladder.spaces[0] == 0


def test_misty_and_the_twinzz_have_the_same_cards_as_everybody() -> None:
    """A-COMP-19, A-COMP-20, A-ED-14, A-NEW-01"""
    t = set_up("YWGT")
    assert (t.deck("Y").count("!"), t.bullets("Y"), t.bullets("W")) == (0, 6, 6)
    assert sorted(t.hand("Y") + t.deck("Y")) == sorted(t.hand("W") + t.deck("W"))
