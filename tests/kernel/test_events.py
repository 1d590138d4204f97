"""Events: who is told what."""

import pytest

from coltexpress.kernel.agenda import CHANCE, HIDDEN, NOBODY
from coltexpress.kernel.events import EVERYBODY, NO_SEAT, as_told_to, knows, public, secret


@pytest.mark.parametrize("seat", [0, 1, 5, NOBODY])
def test_everybody_sees_a_public_event_in_full(seat: int) -> None:
    event = public(3, (1, 2))
    assert knows(event, seat)
    assert as_told_to(event, seat).key() == (3, (1, 2))


@pytest.mark.parametrize(
    ("knowers", "told"),
    [
        (NO_SEAT, []),
        (0b0001, [0]),
        (0b0110, [1, 2]),
        (0b1000, [3]),
        (EVERYBODY, [0, 1, 2, 3, NOBODY, CHANCE]),
    ],
)
def test_a_secret_event_is_veiled_from_all_but_the_knowers(knowers: int, told: list[int]) -> None:
    event = secret(3, (1, 2), knowers, (1, HIDDEN))
    for seat in (0, 1, 2, 3, NOBODY, CHANCE):
        assert as_told_to(event, seat).args == ((1, 2) if seat in told else (1, HIDDEN))


@pytest.mark.parametrize("seat", [1, NOBODY])
def test_what_is_told_keeps_no_trace_of_the_secret(seat: int) -> None:
    told = as_told_to(secret(3, (1, 2), 0b0001, (1, HIDDEN)), seat)
    assert (told.args, told.veiled, told.knowers) == ((1, HIDDEN), (1, HIDDEN), EVERYBODY)


def test_events_are_equal_by_kind_and_arguments() -> None:
    event = public(3, (1, 2))
    assert event == secret(3, (1, 2), NO_SEAT, (HIDDEN, HIDDEN))
    assert hash(event) == hash(public(3, (1, 2)))
    assert (event != public(4, (1, 2)), event != public(3, (2, 1)), event == "event") == (
        True,
        True,
        False,
    )
    assert repr(event) == "Event(3, (1, 2))"
