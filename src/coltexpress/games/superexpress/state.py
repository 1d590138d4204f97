"""The state of Colt Super Express: one flat class of short rows of small numbers.

Every seat has one bandit, and a bandit has the number of its seat. [S-RULE-27]
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.superexpress.board import FRONT, OFF, board_of
from coltexpress.games.superexpress.options import Options
from coltexpress.games.superexpress.stacks import EMPTY, face_down, from_top
from coltexpress.kernel.agenda import BLANK, State
from coltexpress.kernel.rows import empty_rows, frozen
from coltexpress.kernel.vecs import i64, vec

SETUP: Final = 0
PLANNING: Final = 1
EXECUTION: Final = 2
ROUND_END: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "planning", "execution", "round_end", "over")

BESIDE: Final = 0  # not yet on the train
ABOARD: Final = 1
FALLEN: Final = 2  # off the train, but Horse may still save it: S-RULE-18
OUT: Final = 3

CROWD: Final = 8  # more than can stand at one spot


class SuperTable(State):
    """Everything that lies on the table, and whose it is."""

    def __init__(self, options: Options, like: SuperTable | None = None) -> None:
        players = options.players
        super().__init__(players, like)
        if like is None:
            self.options = options
            self.plans = options.plans  # that can be laid
            self.rescues = options.rescues
            self.horse_when_down = options.horse_when_down == "true"
            self.horse_defers_end = options.horse_defers_end == "true"
            self.players: i64 = players
            self.who: vec[i64] = vec[i64]([BLANK] * players)  # by bandit: the character
            # the train
            self.cars: i64 = options.cars  # still coupled; also the number of the last car
            self.board = board_of(options.cars)
            self.at: vec[i64] = vec[i64]([OFF] * players)  # by bandit: the spot
            self.place: vec[i64] = vec[i64](
                [0] * players
            )  # by bandit: in the queue there, from FRONT
            self.facing: vec[i64] = vec[i64]([FRONT] * players)
            self.down: vec[i64] = vec[i64]([0] * players)  # 1 while it lies on its back
            self.status: vec[i64] = vec[i64]([BESIDE] * players)
            self.wave: vec[i64] = vec[i64](
                [0] * players
            )  # 1 for who was eliminated first, then 2, …
            self.loot = empty_rows(players)  # face up, in order of winning; rows are only replaced
            # cards, as stacks
            self.plan: vec[i64] = vec[i64]([EMPTY] * players)  # to be revealed
            self.shown: vec[i64] = vec[i64](
                [EMPTY] * players
            )  # revealed in this round, on each other
            # where we are
            self.phase: i64 = SETUP
            self.start: i64 = BLANK  # who has the start-player card
        else:
            self.options = like.options
            self.plans = like.plans
            self.rescues = like.rescues
            self.horse_when_down = like.horse_when_down
            self.horse_defers_end = like.horse_defers_end
            self.players = like.players
            self.who = like.who[:]
            self.cars = like.cars
            self.board = like.board
            self.at = like.at[:]
            self.place = like.place[:]
            self.facing = like.facing[:]
            self.down = like.down[:]
            self.status = like.status[:]
            self.wave = like.wave[:]
            self.loot = like.loot[:]
            self.plan = like.plan[:]
            self.shown = like.shown[:]
            self.phase = like.phase
            self.start = like.start

    def contents(self) -> tuple[object, ...]:
        return (
            self.options,
            tuple(self.who),
            self.cars,
            tuple(self.at),
            tuple(self.place),
            tuple(self.facing),
            tuple(self.down),
            tuple(self.status),
            tuple(self.wave),
            frozen(self.loot),
            tuple([tuple(from_top(stack)) for stack in self.plan]),
            tuple([tuple(from_top(stack)) for stack in self.shown]),
            self.phase,
            self.start,
        )

    def hide_from(self, seat: int) -> None:
        """Hide the cards that others have not revealed, for ever. [S-PLAN-02, S-RULE-04, S-RULE-11]

        The cards that were not picked and the loot sides of the train lie nowhere in the state.
        """
        for bandit in range(self.players):
            if bandit != seat:
                self.plan[bandit] = face_down(self.plan[bandit])


def aboard(g: SuperTable) -> vec[i64]:
    """The bandits on the train. [S-HORSE-08]"""
    return vec[i64]([bandit for bandit in range(g.players) if g.status[bandit] == ABOARD])


def several_aboard(g: SuperTable) -> bool:
    """Is more than one bandit on the train?"""
    one = False
    for status in g.status:
        if status == ABOARD:
            if one:
                return True
            one = True
    return False


def fallen(g: SuperTable) -> vec[i64]:
    """The bandits off the train that are not out yet. [S-RULE-18]"""
    return vec[i64]([bandit for bandit in range(g.players) if g.status[bandit] == FALLEN])


def queue_at(g: SuperTable, spot: i64) -> vec[i64]:
    """The bandits at a spot, from FRONT to REAR. [S-POS-01]"""
    queue = vec[i64]([bandit for bandit in range(g.players) if g.at[bandit] == spot])
    for bandit in queue[:]:
        queue[g.place[bandit]] = bandit
    return queue


def depth(g: SuperTable, bandit: i64) -> i64:
    """How far from the nose a bandit is: its section, then the roof, then the queue. [S-POS-07]"""
    return g.at[bandit] * CROWD + g.place[bandit]


def next_wave(g: SuperTable) -> i64:
    """The number of the next elimination. [S-RULE-25]"""
    last: i64 = 0
    for wave in g.wave:
        last = max(last, wave)
    return last + 1


def clockwise(g: SuperTable, bandit: i64) -> i64:
    """The seat after this one in the ring. [S-EXEC-02, S-RULE-27]"""
    bandit += 1
    if bandit == g.players:
        return 0
    return bandit


def round_number(g: SuperTable) -> i64:
    """The round that is being played; each costs the train one car. [S-ROUND-09]"""
    return g.options.cars + 1 - g.cars
