"""Where my bandit will stand if nobody interferes: what its own cards alone would do."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from coltexpress.games.superexpress.board import FRONT, OFF, OPPOSITE, Board, board_of
from coltexpress.games.superexpress.printed import CLIMB, HORSE, MOVE, REFLEX, TURN, cards_in
from coltexpress.games.superexpress.rulebook import SuperExpress
from coltexpress.games.superexpress.stacks import from_top
from coltexpress.games.superexpress.state import ABOARD, PLANNING, SuperTable
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.vecs import i64, vec

Pose: TypeAlias = tuple[int, int, int]  # a spot or OFF, where one faces, and 1 for lying


def poses_ahead(g: SuperTable, bandit: int, cards: list[int]) -> list[Pose]:
    """The poses of a bandit after each of these cards, alone on the train."""
    if not cards:
        return []
    return poses(g.cars, pose_of(g, bandit), cards, g.horse_when_down)


def pose_of(g: SuperTable, bandit: int) -> Pose:
    """The pose of a bandit."""
    return (g.at[bandit], g.facing[bandit], g.down[bandit])


def poses(cars: int, pose: Pose, cards: list[int], rides_when_down: bool) -> list[Pose]:
    """What cards make of a pose on a train with so many cars, one after the other."""
    board = board_of(cars)
    found = []
    for card in cards:
        pose = pose_after(board, pose, card, rides_when_down)
        found.append(pose)
    return found


def pose_after(board: Board, pose: Pose, card: int, rides_when_down: bool) -> Pose:
    """What one card makes of a pose."""
    spot, facing, down = pose
    if card == HORSE and (not down or rides_when_down):
        return (board.inside[0], FRONT, 0)
    if spot == OFF:
        return pose
    if down:
        return (spot, facing, 0)
    if card == TURN:
        return (spot, OPPOSITE[facing], 0)
    if card == CLIMB:
        return (board.other_floor[spot], facing, 0)
    if card == MOVE:
        return (board.onward[facing][spot], facing, 0)
    return (spot, facing, 1) if card == REFLEX else pose


def plan_of(g: SuperTable, seat: int) -> list[int]:
    """The cards that a seat still has to reveal, as far as these eyes know them."""
    if not 0 <= seat < g.players or g.status[seat] != ABOARD:
        return []
    sealed = g.sealed[seat] if len(g.sealed) > 0 else BLANK
    if g.phase == PLANNING and sealed >= 0:
        return cards_in(sealed)
    return [card for card in from_top(g.plan[seat]) if card != HIDDEN]


def plan_previews(g: SuperExpress, bandit: int, plans: vec[i64]) -> list[list[int]]:
    """By plan: spot, facing and pose after each of its cards, one after the other."""
    return _previews(g.cars, pose_of(g, bandit), g.horse_when_down, tuple(plans))


@lru_cache(maxsize=4096)
def _previews(
    cars: int, pose: Pose, rides_when_down: bool, plans: tuple[int, ...]
) -> list[list[int]]:
    every = [poses(cars, pose, cards_in(plan), rides_when_down) for plan in plans]
    return [[part for after in found for part in after] for found in every]
