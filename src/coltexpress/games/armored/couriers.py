"""Section 10: couriers change floor, and whoever is there then flees."""

from __future__ import annotations

from coltexpress.games.armored import facts
from coltexpress.games.armored.state import ArmoredState
from coltexpress.games.classic.stealing.meeting import meet
from coltexpress.kernel.rows import bits_of
from coltexpress.kernel.vecs import i64, vec


def couriers_change_floor(g: ArmoredState, couriers: vec[i64]) -> None:
    """They change floor together; bandits there change floor too. [A-COURIER-05, A-COURIER-06]"""
    for courier in couriers:
        facts.courier_moved(g, courier, g.train.other_floor[g.courier[courier]])
    meet(g, bits_of(vec[i64]([g.courier[courier] for courier in couriers])))
