"""Each level is stronger than what lies below: small series with fixed seeds and iterations."""

from __future__ import annotations

import pytest

from coltexpress.sim.arena import Report, report, run
from coltexpress.sim.series import Series


def contest(game: str, bots: str, games: int) -> Report:
    names = tuple(bots.split(","))
    series = Series(game, {"players": str(len(names))}, names, games, 3)
    return report(series, list(run(series, 1, list(range(games)))), 0.0)


def first_wins(game: str, bots: str, games: int) -> float:
    return contest(game, bots, games).bots[0].win_rate


def test_greenhorns_beat_uniform_players() -> None:
    assert first_wins("classic", "greenhorn,uniform,uniform,uniform", 40) > 0.5
    assert first_wins("super", "greenhorn,uniform,uniform,uniform", 60) > 0.3
    assert first_wins("armored", "greenhorn,uniform,greenhorn,uniform", 40) > 0.5


def test_an_outlaw_beats_uniform_players() -> None:
    assert first_wins("classic", "outlaw@3,uniform,uniform,uniform", 8) >= 0.75


@pytest.mark.slow
@pytest.mark.many
def test_a_sharp_beats_greenhorns() -> None:
    assert first_wins("classic", "sharp,greenhorn,greenhorn,greenhorn", 16) > 0.4
    assert first_wins("super", "sharp,greenhorn,greenhorn,greenhorn", 40) > 0.3
    assert first_wins("armored", "sharp,greenhorn,sharp,greenhorn", 12) > 0.6


@pytest.mark.slow
@pytest.mark.many
def test_a_desperado_beats_uniform_players_with_few_iterations() -> None:
    assert first_wins("classic", "desperado@30,uniform,uniform,uniform", 6) >= 0.75


@pytest.mark.slow
@pytest.mark.many
def test_outlaws_beat_greenhorns() -> None:
    assert first_wins("classic", "outlaw@6,greenhorn,greenhorn,greenhorn", 16) > 0.4
    assert first_wins("super", "outlaw@6,greenhorn,greenhorn,greenhorn", 40) > 0.3
