"""Section 10: couriers change floor, and whoever is there then flees."""

from __future__ import annotations

from coltexpress.games.armored import facts
from coltexpress.games.armored.state import ArmoredTable
from coltexpress.games.classic.stealing.meeting import meet


def couriers_change_floor(g: ArmoredTable, couriers: list[int]) -> None:
    """They change floor together; bandits there change floor too. [A-COURIER-05, A-COURIER-06]"""
    for courier in couriers:
        facts.courier_moved(g, courier, g.train.other_floor[g.courier[courier]])
    meet(g, [g.courier[courier] for courier in couriers])
