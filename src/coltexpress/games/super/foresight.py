"""Where could this lead? What each card makes of a bandit who is alone on the train.

The rules carry every card out once for every pose; their answers are kept as a table, which
previews and bots look up as quickly as geometry. A pose is one number: where the bandit is, which
way it faces, and whether it lies on its back.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.board import OFF
from coltexpress.games.super.execution import apply
from coltexpress.games.super.printed import CARDS
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.state import ABOARD, FALLEN, OUT, SuperState
from coltexpress.kernel.vecs import i64, vec

KINDS: Final = 8  # at least as many as there are kinds of cards
OUT_OF_GAME: Final = 0  # in the place of a spot
FELL_OFF: Final = 1
FIRST_SPOT: Final = 2

_TABLES: Final[dict[int, vec[i64]]] = {}


def foresight(g: SuperState) -> vec[i64]:
    """By pose and kind of card: the pose after that card, on the train as long as it is now."""
    key = g.cars * 4 + 2 * g.rescues + g.horse_when_down
    if key not in _TABLES:  # compiled, a row that may be missing cannot be asked for
        _TABLES[key] = by_the_rules(g)
    return _TABLES[key]


def by_the_rules(g: SuperState) -> vec[i64]:
    """What the rules make of every pose with every card."""
    poses = 4 * (FIRST_SPOT + 2 * (g.cars + 1))
    return vec[i64]([played(g, pose, card) for pose in range(poses) for card in range(KINDS)])


def played(g: SuperState, pose: i64, card: i64) -> i64:
    """The pose of a bandit alone on the train after it has played a card."""
    if card >= len(CARDS) or pose >> 2 == OUT_OF_GAME:
        return pose
    alone = SuperExpress(g.options, g)
    alone.log = None
    alone.at = vec[i64]([OFF] * g.players)
    alone.place = vec[i64]([0] * g.players)
    alone.status = vec[i64]([OUT] * g.players)
    alone.at[0] = spot_in(pose)
    alone.status[0] = FALLEN if spot_in(pose) == OFF else ABOARD
    alone.facing[0] = facing_in(pose)
    alone.down[0] = down_in(pose)
    apply(alone, 0, card)
    return pose_of(alone, 0)


def pose_of(g: SuperState, bandit: i64) -> i64:
    """The pose of a bandit."""
    where = OUT_OF_GAME
    if g.status[bandit] == FALLEN:
        where = FELL_OFF
    elif g.at[bandit] != OFF:
        where = FIRST_SPOT + g.at[bandit]
    return where * 4 + g.facing[bandit] * 2 + g.down[bandit]


def spot_in(pose: i64) -> i64:
    """The spot of a pose, or OFF."""
    where = pose >> 2
    return where - FIRST_SPOT if where >= FIRST_SPOT else OFF


def facing_in(pose: i64) -> i64:
    """The way one faces in a pose."""
    return pose >> 1 & 1


def down_in(pose: i64) -> i64:
    """1 for a pose on one's back."""
    return pose & 1
