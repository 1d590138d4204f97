"""Where my bandits will stand if nobody interferes: what my own cards alone would do.

The others, the Marshal and the couriers keep still here; who walks into one of them flees as ever.
Several spots are one number, with a bit for each.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from coltexpress.games.classic.powers import climbs_across
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.superexpress.board import FRONT, OFF, OPPOSITE, Board, board_of
from coltexpress.games.superexpress.printed import CLIMB, HORSE, MOVE, REFLEX, TURN, cards_in
from coltexpress.games.superexpress.stacks import from_top
from coltexpress.games.superexpress.state import ABOARD, PLANNING, SuperTable
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.vecs import i64, vec
from coltexpress.table.cards import BULLET, FLOOR_CHANGE, face_of, owner_of
from coltexpress.table.cards import MOVE as MOVE_FACE

NO_SPOTS: Final = 0
Pose: TypeAlias = tuple[int, int, int]  # a spot or OFF, where one faces, and 1 for lying


def classic(g: Classic) -> vec[i64]:
    """By bandit: the spots where its cards in the pile may bring it, as far as they are known."""
    found = vec[i64]([NO_SPOTS] * g.bandits)
    for place, the_card in enumerate(g.pile):
        if the_card != HIDDEN and face_of(the_card) != BULLET and g.pile_by[place] < g.players:
            bandit = owner_of(the_card)
            found[bandit] = after_card(g, spots_before(g, bandit, found), the_card)
    return found


def spots_before(g: Classic, bandit: i64, found: vec[i64]) -> i64:
    """Where the next card finds a bandit: where the others may have brought it, or where it is."""
    if found[bandit] != NO_SPOTS:
        return found[bandit]
    return 1 << g.at[bandit]


def after_card(g: Classic, spots: i64, the_card: i64) -> i64:
    """Where a bandit at one of these spots may be after a card."""
    face = face_of(the_card)
    if not moves(face):
        return spots
    across = face == FLOOR_CHANGE and climbs_across(g, owner_of(the_card))
    train = g.train
    ends: i64 = NO_SPOTS
    for spot in range(train.spots):
        if spots >> spot & 1:
            near = flights(g, train.reach[spot] if face == MOVE_FACE else train.straight[spot])
            if across:
                near |= flights(g, train.diagonal[spot])
            ends |= near if near != NO_SPOTS else 1 << spot
    return ends


def moves(face: i64) -> bool:
    """Does a card with this face move its bandit?"""
    return face in (MOVE_FACE, FLOOR_CHANGE)


def flights(g: Classic, spots: vec[i64]) -> i64:
    """Where one is in the end who comes to one of these spots."""
    ends: i64 = NO_SPOTS
    for spot in spots:
        ends |= 1 << (g.train.other_floor[spot] if g.watched(spot) else spot)
    return ends


def of_seat(g: Classic, seat: i64, found: vec[i64]) -> list[list[int]]:
    """The spots of the bandits that this seat leads; for the others nothing."""
    return [
        spots_in(found[bandit]) if g.seat_of[g.player_of[bandit]] == seat else []
        for bandit in range(g.bandits)
    ]


def spots_in(spots: i64) -> list[int]:
    """The spots that are bits of a number."""
    found: list[int] = []
    spot: i64 = 0
    while spots != NO_SPOTS:
        if spots & 1:
            found.append(spot)
        spots >>= 1
        spot += 1
    return found


def superexpress(g: SuperTable, bandit: int, cards: list[int]) -> list[Pose]:
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
