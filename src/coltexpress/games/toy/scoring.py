"""Who has won, and how the others stand."""

from __future__ import annotations

from coltexpress.games.toy.state import ToyState, crates_of


def scores(g: ToyState) -> list[int]:
    """By seat: the money. [T-END-02]"""
    return [money for money, _crates in standings(g)]


def standings(g: ToyState) -> list[tuple[int, ...]]:
    """By seat: the money, then the number of crates. [T-END-02, T-END-03]"""
    return [(sum(crates_of(g, one)), len(crates_of(g, one))) for one in range(g.players)]


def winners(g: ToyState) -> list[int]:
    """Those whom nobody surpasses. [T-END-02, T-END-03]"""
    ranking = standings(g)
    return [seat for seat, one in enumerate(ranking) if one == max(ranking)]
