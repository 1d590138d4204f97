"""Positions of Super Express of which only a part is named; the rest is filled in.

Bandits queue up in the order in which they are put and face the locomotive unless it is said
otherwise; whoever is named nowhere stands at the end inside the last car. Loot cards that were won
and are not named are the least ones, and the starting player has them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from coltexpress.games.super.board import FRONT, REAR, board_of
from coltexpress.games.super.notation import read_loot
from coltexpress.games.super.options import PLAYERS, read_options
from coltexpress.games.super.printed import BANDITS, LOOT
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.state import ABOARD, OUT, PLANNING, queue_at
from coltexpress.games.super.steps import PLAN
from coltexpress.kernel.agenda import Step
from coltexpress.kernel.building import Wanted, refuse, with_players
from coltexpress.kernel.errors import BadPosition, bad_value
from coltexpress.kernel.rows import row
from coltexpress.train.bandits import LETTERS, NAMES, letter_of, seated

FLOORS: Final = ("roof", "inside")
WAYS: Final = {"": FRONT, "front": FRONT, "rear": REAR}


class Pose(NamedTuple):
    """A bandit on the train, by the number of its seat."""

    bandit: int
    floor: str
    car: int
    facing: int
    down: bool


def build(wanted: Wanted) -> SuperExpress:
    """A state with all that is wanted, when everybody is about to plan."""
    refuse(
        "super",
        {
            "Marshal": wanted.guards,
            "loot on the train": wanted.floor,
            "hands, decks or discard piles": wanted.cards,
            "common pile": wanted.pile,
            "bullets": wanted.wounds,
            "round cards": wanted.rounds,
            "turns": wanted.turn,
            "phase to begin with but the planning": wanted.phase,
        },
    )
    settings = with_players(wanted, 3, PLAYERS[-1])
    options = read_options(settings)
    count = options.players
    letters = seated(wanted.named, settings, count, list(BANDITS))
    settings["bandits"] = ",".join([NAMES[LETTERS.index(one)] for one in letters])
    seats = {one: seat for seat, one in enumerate(letters)}
    cars = options.cars - wanted.gone
    poses = poses_of(wanted, seats, cars)
    out = [seats[letter_of(who)] for who in wanted.out]
    aboard = [pose.bandit for pose in poses]
    others = [seat for seat in range(count) if seat not in aboard and seat not in out]
    poses += [Pose(seat, "inside", cars, FRONT, False) for seat in others]
    start = seats[letter_of(wanted.first)] if wanted.first else min(aboard + others)
    g = table(poses, out=[[one] for one in out], cars=cars, start=start, settings=settings)
    share_loot(g, wanted, seats)
    g.agenda = row([Step(PLAN).number()])
    return g


def poses_of(wanted: Wanted, seats: dict[str, int], cars: int) -> list[Pose]:
    """Who is put where."""
    poses = []
    for who, place, facing, down in wanted.pieces:
        if place.floor not in FLOORS or not 0 <= place.car <= cars or place.train:
            where = f"{place.floor} {place.car}"
            raise BadPosition("", "no_such_place", place=where, cars=cars)
        if facing not in WAYS:
            raise bad_value("facing", facing, ("front", "rear"))
        poses.append(Pose(seats[letter_of(who)], place.floor, place.car, WAYS[facing], down))
    return poses


def share_loot(g: SuperExpress, wanted: Wanted, seats: dict[str, int]) -> None:
    """One loot card for every car that is gone: those that are named, then the least ones."""
    shares: list[list[int]] = [[] for _ in range(g.players)]
    for who, text in wanted.held:
        shares[seats[letter_of(who)]] += read_loot(text)
    named = [value for share in shares for value in share]
    free = [value for value in sorted(LOOT) if value not in named]
    shares[g.start] += free[: max(0, wanted.gone - len(named))]
    for seat, share in enumerate(shares):
        g.loot[seat] = row(share)


# The state itself


def table(
    poses: list[Pose],
    *,
    out: list[list[int]],
    cars: int,
    start: int,
    settings: dict[str, str],
) -> SuperExpress:
    """A train in the middle of a game, with an empty agenda and no loot.

    `out` are those who were eliminated, together or one after the other. Without `bandits` in the
    settings they are those of the box, in order.
    """
    g = SuperExpress(read_options(settings))
    g.who = row(list(g.options.bandits or BANDITS)[: g.players])
    g.cars = cars
    g.board = board_of(cars)
    g.start = start
    for pose in poses:
        spots = g.board.roof if pose.floor == "roof" else g.board.inside
        stand(g, pose, spots[pose.car])
    for wave, lost in enumerate(out, start=1):
        for bandit in lost:
            g.status[bandit], g.wave[bandit] = OUT, wave
    g.phase = PLANNING
    return g


def stand(g: SuperExpress, pose: Pose, spot: int) -> None:
    """One piece at the end of its queue."""
    g.place[pose.bandit] = len(queue_at(g, spot))
    g.at[pose.bandit] = spot
    g.facing[pose.bandit] = pose.facing
    g.down[pose.bandit] = 1 if pose.down else 0
    g.status[pose.bandit] = ABOARD
