"""Section 7: which cars lie side by side in which round."""

from collections.abc import Iterable

import pytest

from coltexpress.games.armored.trains import (
    CLOSED,
    NAMES,
    SECTIONS,
    Trains,
    inside,
    roof,
    trains_after,
)
from coltexpress.kernel.rows import bits_of, row
from coltexpress.train.geometry import NOWHERE

# The table of the ledger, word for word: what lies beside S0, S1, S2, S3.
BESIDE = {
    1: "A0 - - -",
    2: "A2 A1 A0 -",
    3: "A4 A3 A2 A1",
    4: "A6 A5 A4 A3",
    5: "- - A6 A5",
    6: "- - - -",
}


@pytest.mark.parametrize("round_", BESIDE)
def test_the_pairs_of_each_round(round_: int) -> None:
    """A-GEO-01, A-TRAIN-01, A-GOAL-02"""
    trains = Trains(round_ - 1)
    beside = [trains.opposite[roof(k)] for k in range(4)]
    words = ["-" if spot == NOWHERE else NAMES[trains.section[spot]] for spot in beside]
    assert " ".join(words) == BESIDE[round_]


@pytest.mark.parametrize("round_", BESIDE)
def test_pairs_go_both_ways_and_keep_the_floor(round_: int) -> None:
    """A-GEO-01"""
    trains = Trains(round_ - 1)
    for spot, beyond in enumerate(trains.opposite):
        if beyond != NOWHERE:
            assert trains.opposite[beyond] == spot
            assert trains.on_roof[beyond] == trains.on_roof[spot]
            assert trains.starting[beyond] != trains.starting[spot]


@pytest.mark.parametrize("round_", BESIDE)
def test_insides_are_paired_too_except_with_the_tender(round_: int) -> None:
    """A-GEO-02, A-TENDER-01"""
    trains = Trains(round_ - 1)
    for k in range(4):
        above, below = trains.opposite[roof(k)], trains.opposite[inside(k)]
        at_tender = above != NOWHERE and NAMES[trains.section[above]] == "A1"
        assert (below == NOWHERE) == (above == NOWHERE or at_tender)


@pytest.mark.parametrize("round_", BESIDE)
def test_nothing_leads_into_the_tender(round_: int) -> None:
    """A-TENDER-01, A-RULE-18"""
    trains = Trains(round_ - 1)
    tables = (trains.next_to, trains.reach, trains.straight, trains.diagonal)
    for spot in range(2 * SECTIONS):
        assert all(CLOSED not in each[spot] for each in tables)
        assert all(CLOSED not in line for line in trains.lines[spot])
        assert all(CLOSED not in trains.landings[here][spot] for here in range(2 * SECTIONS))


def test_after_the_last_advance_the_trains_are_clear() -> None:
    """A-GEO-01, A-GOAL-02"""
    trains = Trains(5)
    assert set(trains.opposite) == {NOWHERE}
    assert min(trains.x[:4]) == max(trains.x[4:]) + 1


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_every_round_has_a_pair(round_: int) -> None:
    """A-GEO-01"""
    assert any(spot != NOWHERE for spot in Trains(round_ - 1).opposite)


def words(spots: Iterable[int]) -> str:
    return " ".join([f"{NAMES[spot // 2]}{'ir'[spot % 2]}" for spot in spots])


def spot(word: str) -> int:
    return 2 * NAMES.index(word[:2]) + "ir".index(word[2])


@pytest.mark.parametrize(
    ("round_", "here", "reach"),
    [
        (2, "S0r", "S1r S2r S3r A0r A1r A2r A3r A4r"),
        (2, "S3r", "S0r S1r S2r A0r A1r"),
        (2, "A6r", "A3r A4r A5r"),
        (4, "A6r", "S0r S1r S2r A3r A4r A5r"),
        (4, "S3i", "S2i A3i"),
        (4, "A2i", "A3i"),
        (3, "A0i", ""),
    ],
)
def test_where_a_move_can_end(round_: int, here: str, reach: str) -> None:
    """A-MOVE-01, A-MOVE-02, A-RULE-16, A-RULE-18"""
    assert words(Trains(round_ - 1).reach[spot(here)]) == reach


@pytest.mark.parametrize(
    ("round_", "here", "lines"),
    [
        (2, "S1i", ["S0i", "S2i", ""]),  # the Tender has no inside
        (2, "S2i", ["S1i", "S3i", "A0i"]),
        (1, "A1r", ["A0r", "A2r A3r A4r A5r A6r", "S0r", "S1r", "S2r", "S3r"]),
        (1, "S2r", ["S1r S0r", "S3r", *[f"A{i}r" for i in range(7)]]),
    ],
)
def test_what_can_be_seen(round_: int, here: str, lines: list[str]) -> None:
    """A-FIRE-01..03"""
    assert [words(line) for line in Trains(round_ - 1).lines[spot(here)]] == lines


@pytest.mark.parametrize(
    ("round_", "here", "there", "landings"),
    [
        (3, "S0r", "S1r", "S2r A3r"),
        (3, "S1r", "A3r", "A2r A4r"),
        (3, "S0r", "A3r", "A2r"),
        (3, "S2r", "A3r", "A4r"),
        (3, "S3r", "A4r", "A5r"),
        (1, "S0r", "S3r", ""),
    ],
)
def test_where_django_sends_his_target(round_: int, here: str, there: str, landings: str) -> None:
    """A-RULE-40, A-DJANGO-02"""
    assert words(Trains(round_ - 1).landings[spot(here)][spot(there)]) == landings


def test_floors_and_diagonals() -> None:
    """A-FLOOR-01, A-RULE-21, A-RULE-57, A-MEI-01"""
    trains = Trains(2)
    assert [words(trains.straight[spot(one)]) for one in ("S0i", "A6r", "A1r")] == [
        "S0r",
        "A6i",
        "",
    ]
    diagonal = [words(trains.diagonal[spot(one)]) for one in ("S0r", "S3i", "A0i", "A1r", "A2r")]
    assert diagonal == ["S1i", "S2r", "A1r", "A0i A2i", "A3i"]


def test_the_last_roof_of_each_train() -> None:
    """A-EVENT-SWIVEL-01, A-RULE-28"""
    trains = Trains(1)
    assert words([trains.last_roof[spot("S0r")], trains.last_roof[spot("A0r")]]) == "S3r A6r"


@pytest.mark.parametrize("advances", range(6))
def test_lines_of_sight_as_bits_are_the_lines(advances: int) -> None:
    """A-FIRE-01, A-FIRE-02, A-FIRE-03"""
    trains = trains_after(advances)
    for here in range(trains.spots):
        ahead, behind, *across = [list(line) for line in trains.lines[here]]
        assert bits_of(row(ahead)) == trains.ahead[here]
        assert bits_of(row(behind)) == trains.behind[here]
        assert bits_of(row([spot for line in across for spot in line])) == trains.across[here]
        assert ahead == sorted(ahead, reverse=True)  # so the nearest is the highest bit,
        assert behind == sorted(behind)  # and here the lowest


@pytest.mark.parametrize("round_", BESIDE)
def test_every_game_shares_the_same_tables(round_: int) -> None:
    """A-GEO-01"""
    shared, fresh = trains_after(round_ - 1), Trains(round_ - 1)
    assert shared is trains_after(round_ - 1)
    for name in ("x", "opposite", "next_to", "lines", "reach", "landings"):
        assert getattr(shared, name) == getattr(fresh, name)
