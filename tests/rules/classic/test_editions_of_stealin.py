"""Part B: where the editions differ, or seem to, in Stealin', events and the count."""

import pytest
from scenario import event, given, stealin

each_edition = pytest.mark.parametrize("edition", ["default", "zh", "sv"])


@pytest.mark.parametrize(
    ("edition", "kept", "lost"),
    [("default", "$400$500j", "$300"), ("zh", "$400$500j", "$300"), ("sv", "$300$400j", "$500")],
)
def test_the_marshals_revenge_takes_the_least_or_the_most_valuable_purse(
    edition: str, kept: str, lost: str
) -> None:
    """C-ED-01, C-EVENT-REVENGE-02"""
    held = {"C": "$300$400$500j"}
    t = event("-/-;C/*;D/-;-/T", "marshals_revenge", held=held, edition=edition)
    assert (t.held("C"), t.floor("1r")) == (kept, lost)


@pytest.mark.parametrize(
    ("edition", "targets"), [("default", "C O"), ("sv", "C O"), ("zh", "C D O")]
)
def test_tuco_shoots_within_his_own_spot_in_one_edition_only(edition: str, targets: str) -> None:
    """C-ED-03, C-ED-17, C-FIRE-04"""
    t = stealin("-/*;-/C;O/TD;-/-;-/-", pile="T:f", seats="CDOT", edition=edition)
    assert t.options() == targets


@each_edition
def test_nobody_but_tuco_ever_shoots_within_his_own_car(edition: str) -> None:
    """C-ED-03, C-ED-17, C-FIRE-04"""
    t = stealin("-/*;-/-;C/OT;-/-", pile="O:f", edition=edition)
    assert t.happened("had-no-effect") == ["had-no-effect O fire"]


@each_edition
def test_tuco_never_shoots_himself(edition: str) -> None:
    """C-ED-03"""
    t = stealin("-/*;-/-;C/-;O/T", pile="T:f", edition=edition)
    assert (t.bullets("T"), t.wounds("T"), t.wounds("O")) == (5, "-", "T")


@pytest.mark.parametrize(
    ("edition", "asks"),
    [("default", ["C pick-pocket purse leave"]), ("zh", ["C pick-pocket purse leave"]), ("sv", [])],
)
def test_for_pickpockets_alone_means_in_the_spot_or_in_the_car(
    edition: str, asks: list[str]
) -> None:
    """C-ED-06, C-EVENT-PICK-01"""
    assert event("-/*;D/C$250;-/-;-/T", "pickpocketing", edition=edition).asks() == asks


@each_edition
@pytest.mark.parametrize("train", ["-/*;D/CT$250;-/-;-/-", "-/*;-/CDT$250;-/-;-/-"])
def test_no_pickpocket_is_alone_with_others_in_his_spot(edition: str, train: str) -> None:
    """C-ED-06, C-EVENT-PICK-01"""
    assert event(train, "pickpocketing", edition=edition).asks() == []


@each_edition
def test_a_pickpocket_alone_in_his_car_takes_from_his_own_spot(edition: str) -> None:
    """C-ED-06, C-EVENT-PICK-01, C-RULE-46, C-RULE-89"""
    t = event("-/-;C$250/*$300;-/-;-/DT", "pickpocketing", edition=edition)
    assert t.play("C pick-pocket purse").held("C") == "$250"


@pytest.mark.parametrize(
    ("edition", "received", "winners"),
    [("default", [3, 2, 0], ["D"]), ("zh", [3, 2, 0], ["D"]), ("sv", [1, 2, 0], ["C"])],
)
def test_bullets_from_meetings_count_in_a_tie_or_not(
    edition: str, received: list[int], winners: list[str]
) -> None:
    """C-ED-07, C-SCORE-07"""
    wounds = {"C": "mme", "D": "eT"}
    held = {"C": "j", "D": "j"}
    t = given("-/*;-/C;-/D;-/T", held=held, wounds=wounds, guns={"C": 0, "D": 0}, edition=edition)
    assert ([t.received(player) for player in "CDT"], t.winners) == (received, winners)


@each_edition
def test_bandits_not_passengers_take_the_bullets_of_the_rebellion(edition: str) -> None:
    """C-ED-12, C-EVENT-REBEL-01"""
    t = event("-/*;-/C;D/-;-/T", "passengers_rebellion", edition=edition)
    assert [t.wounds(bandit) for bandit in "CDT"] == ["e", "-", "e"]
    assert t.g.neutral == 11


@each_edition
def test_tied_best_shots_all_get_the_prize(edition: str) -> None:
    """C-ED-13, C-SCORE-05"""
    t = given("-/*;-/C;-/D;-/T", guns={"C": 1, "T": 1}, edition=edition)
    assert [t.money(player) for player in "CDT"] == [1000, 0, 1000]


@each_edition
def test_roof_moves_punches_and_the_swivel_arm_keep_to_the_floor(edition: str) -> None:
    """C-ED-14, C-MOVE-03, C-PUNCH-07, C-EVENT-SWIVEL-02"""
    assert stealin("-/*;-/-;CD/-;-/T", pile="C:m", edition=edition).options() == "0r 1r 3r"
    assert stealin("-/*;-/-;TD/-;-/C", pile="D:p", edition=edition).options() == "1r 3r"
    assert event("C/*;-/-;-/-;-/DT", "swivel_arm", edition=edition).at("C") == "3r"
