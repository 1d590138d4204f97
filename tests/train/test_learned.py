"""A bandit who joins the family after the nets were trained does not stop them from playing."""

from __future__ import annotations

import pytest

from coltexpress.bots.net import Net, known
from coltexpress.bots.nets import data_of
from coltexpress.games import OFFERED, observation_of
from coltexpress.kernel.observation import Observation
from coltexpress.kernel.rows import row
from coltexpress.train.bandits import NAMES, SILK
from coltexpress.train.learned import LEARNED, NEWCOMERS, PICKED, PICKED_LATER, number_of, picking


def test_a_newcomer_is_nobody_in_particular() -> None:
    assert [number_of(-1), number_of(0), number_of(SILK)] == [0, 1, LEARNED]
    assert number_of(LEARNED) == 0


def test_whoever_is_not_learned_is_picked_by_an_action_behind_all_others() -> None:
    assert [*PICKED.names, *NEWCOMERS[0].names] == list(NAMES)
    assert len(PICKED_LATER) == (1 if len(NAMES) > LEARNED else 0)
    assert picking(SILK, 86, 96) == 86 + SILK
    later = len(NAMES) - LEARNED  # actions, and none of them is that of another choice
    assert picking(LEARNED, 86, 96 + later) == 96


@pytest.mark.parametrize("name", OFFERED)
def test_a_net_weighs_actions_that_came_after_it(name: str) -> None:
    was, data = observation_of(name), data_of(name, name)
    assert data is not None
    wider = Observation(was.version, was.seats, was.blocks, (*was.deeds, *NEWCOMERS, PICKED))
    old, net = Net(data, was), Net(data, wider)
    blank = bytes(int(was.width))
    offered = row([0, 1])
    assert net.leanings(blank, offered) == old.leanings(blank, offered)
    assert len(net.leanings(blank, row([0, int(wider.actions) - 1]))) == 2
    assert list(known(row([4, 7]), 4)) == [4, 7, 0, 0]
