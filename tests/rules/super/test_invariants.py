"""What holds in every game: the invariants at the end of chapter 18."""

import pytest
from rules.super.words import letters, started

from coltexpress.games.super.check import check
from coltexpress.games.super.state import SuperState, aboard, queue_at
from coltexpress.kernel.agenda import choose, waiting
from coltexpress.kernel.chance import Dice

BOTH = {"reflex": "true", "horse": "true"}
VARIANTS = [
    {"players": "3"},
    {"players": "5", "reflex": "true"},
    {"players": "7", "horse": "true"},
    {"players": "4", **BOTH, "horse_defers_end": "true", "horse_when_down": "true"},
    {"players": "2", "unofficial_two_players": "true", "last_casualties_by_loot": "true"},
]


def placed_once(g: SuperState) -> bool:
    """Every piece aboard is in exactly one queue, and no other piece is in any."""
    spots = range(2 * (g.options.cars + 1))
    standing = sorted(bandit for spot in spots for bandit in queue_at(g, spot))
    return standing == list(aboard(g))


@pytest.mark.parametrize("settings", VARIANTS)
def test_pieces_cars_and_winners_are_never_lost_or_doubled(settings: dict[str, str]) -> None:
    """S-POS-03, S-ROUND-09, S-END-06"""
    for seed in range(30):
        dice = Dice(seed)
        t = started(**settings)
        while waiting(t.g):
            check(t.g)
            assert placed_once(t.g)
            question = waiting(t.g)[0]
            choose(t.g, question.seat, dice.answer(question.options))
        claimed = sum(len(values) for values in t.g.loot)
        assert t.g.options.cars - t.g.cars - claimed in (0, 1)
        assert len(t.winners) <= 1
        assert len(t.happened("round-began")) <= t.g.players + 1


@pytest.mark.parametrize("settings", VARIANTS)
def test_the_number_aboard_grows_only_by_a_rescue(settings: dict[str, str]) -> None:
    """S-POS-03, S-HORSE-04, S-HORSE-08"""
    for seed in range(30):
        t = started(**settings).at_random(seed)
        gone, back, out = t.happened("fell-off"), t.happened("rescued"), t.happened("eliminated")
        lost = [text.split()[1] for text in out]
        assert len(back) <= len(gone)
        assert sorted([*lost, *letters(list(aboard(t.g)))]) == list(
            letters(list(range(t.g.players)))
        )
