"""Chapter A9: meeting the Marshal, and the neutral bullets."""

import pytest
from scenario import event, stealin


@pytest.mark.parametrize(
    ("train", "pile", "deck"),
    [
        ("-/-;-/D;-/*;-/OT", "O:m", "mccsffrp^r!nm"),
        ("-/-;-/D;O/*;-/T", "O:c", "mmcsffrp^r!nc"),
        ("-/-;-/T;-/*;-/O;-/DB", "D:f", "mmccsffrp^r!D!n"),
        ("-/-;-/D;-/*;-/TO", "T:p", "mmccsffrp^r!n"),
        ("-/-;-/D;-/O;T/*", "T:s", "mmccsffrp^r!n"),
    ],
)
def test_whoever_is_in_one_car_with_the_marshal_flees_to_its_roof_with_a_bullet(
    train: str, pile: str, deck: str
) -> None:
    """C-MEET-01..07"""
    t = stealin(train, pile=pile, tops={"O": "r"})
    assert (t.marshal, t.at("O"), t.deck("O"), t.g.neutral) == ("2i", "2r", deck, 12)


def test_when_the_marshal_enters_each_bandit_inside_flees_and_takes_a_bullet() -> None:
    """C-MEET-02, C-MEET-03, C-MEET-06"""
    t = stealin("-/*;D/COT;B/G;-/-;-/-;-/-;-/-", pile="D:s")
    assert [t.at(bandit) for bandit in "DCOTBG"] == ["1r", "1r", "1r", "1r", "2r", "2i"]
    assert [t.wounds(bandit) for bandit in "DCOTBG"] == ["-", "m", "m", "m", "-", "-"]
    assert t.g.neutral == 10


def test_roofs_are_safe_from_the_marshal() -> None:
    """C-MEET-01, C-MEET-02"""
    t = stealin("-/-;-/-;O/*;D/T", pile="D:m").play("D move-where 2r")
    assert (t.at("O"), t.at("D"), t.happened("wounded", "fled")) == ("2r", "2r", [])


@pytest.mark.parametrize(
    ("neutral", "wounds", "left"), [(3, "m", 1), (2, "m", 0), (1, "-", 0), (0, "-", 0)]
)
def test_the_pile_of_neutral_bullets_serves_all_or_none_and_all_flee(
    neutral: int, wounds: str, left: int
) -> None:
    """C-MEET-08, C-MEET-09, C-RULE-37..39"""
    t = stealin("-/*;-/CO;-/-;-/D", pile="D:s", neutral=neutral)
    assert (t.wounds("C"), t.wounds("O"), t.g.neutral) == (wounds, wounds, left)
    assert (t.at("C"), t.at("O")) == ("1r", "1r")
    assert (t.happened("bullets-ran-out") != []) == (neutral == 1)


def test_once_the_pile_was_too_small_no_neutral_bullets_are_dealt() -> None:
    """C-MEET-09, C-RULE-39"""
    t = stealin("-/*;-/CO;-/-;-/D", pile="D:s,C:c", neutral=1)
    assert t.happened("bullets-ran-out", "climbed", "wounded", "fled") == [
        "bullets-ran-out",
        "fled C 1r",
        "fled O 1r",
        "climbed C 1i",
        "fled C 1r",
    ]
    assert t.deck("C") == "mmcsffrrp^c"


@pytest.mark.parametrize(
    ("name", "train"),
    [("angry_marshal", "-/-;-/-;-/D;CO/*"), ("passengers_rebellion", "-/*;-/C;-/O;D/-")],
)
@pytest.mark.parametrize(
    ("neutral", "wounds", "left"), [(3, "e", 1), (2, "e", 0), (1, "-", 0), (0, "-", 0)]
)
def test_events_too_deal_neutral_bullets_to_all_or_none(
    name: str, train: str, neutral: int, wounds: str, left: int
) -> None:
    """C-MEET-08..10, C-RULE-37, C-RULE-38"""
    t = event(train, name, neutral=neutral)
    assert (t.wounds("C"), t.wounds("O"), t.g.neutral) == (wounds, wounds, left)
