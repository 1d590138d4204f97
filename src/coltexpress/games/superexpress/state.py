"""The state of Colt Super Express: one flat class of short lists of small numbers.

Every seat has one bandit, and a bandit has the number of its seat. [S-RULE-27]
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.superexpress.board import FRONT, OFF, board_of
from coltexpress.games.superexpress.options import Options
from coltexpress.kernel.agenda import BLANK, HIDDEN, State

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


class SuperTable(State):
    """Everything that lies on the table, and whose it is."""

    def __init__(self, options: Options, like: SuperTable | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        players = options.players
        super().__init__(players)
        self.options = options
        self.players = players
        self.who = [BLANK] * players  # by bandit: the character
        # the train
        self.cars = options.cars  # still coupled; also the number of the last car
        self.board = board_of(options.cars)
        self.queue: list[list[int]] = [[] for _ in range(self.board.spots)]  # FRONT to REAR
        self.at = [OFF] * players  # by bandit: the spot, as the queues say
        self.facing = [FRONT] * players
        self.down = [0] * players  # 1 while it lies on its back
        self.status = [BESIDE] * players
        self.wave = [0] * players  # 1 for those who were eliminated first, 2 for the next, …
        self.loot: list[list[int]] = [[] for _ in range(players)]  # face up, in order of winning
        # cards
        self.plan: list[list[int]] = [[] for _ in range(players)]  # to be revealed, top first
        self.shown: list[list[int]] = [[] for _ in range(players)]  # revealed in this round
        # where we are
        self.phase = SETUP
        self.start = BLANK  # who has the start-player card

    def copy_from(self, like: SuperTable) -> None:
        """Take over everything but the log."""
        self.share_agenda(like)
        self.options = like.options
        self.players = like.players
        self.who = like.who[:]
        self.cars = like.cars
        self.board = like.board
        self.queue = [bandits[:] for bandits in like.queue]
        self.at = like.at[:]
        self.facing = like.facing[:]
        self.down = like.down[:]
        self.status = like.status[:]
        self.wave = like.wave[:]
        self.loot = [values[:] for values in like.loot]
        self.plan = [cards[:] for cards in like.plan]
        self.shown = [cards[:] for cards in like.shown]
        self.phase = like.phase
        self.start = like.start

    def contents(self) -> tuple[object, ...]:
        return (
            self.options,
            tuple(self.who),
            self.cars,
            tuple([tuple(bandits) for bandits in self.queue]),
            tuple(self.at),
            tuple(self.facing),
            tuple(self.down),
            tuple(self.status),
            tuple(self.wave),
            tuple([tuple(values) for values in self.loot]),
            tuple([tuple(cards) for cards in self.plan]),
            tuple([tuple(cards) for cards in self.shown]),
            self.phase,
            self.start,
        )

    def hide_from(self, seat: int) -> None:
        """Hide the cards that others have not revealed, for ever. [S-PLAN-02, S-RULE-04, S-RULE-11]

        The cards that were not picked and the loot sides of the train lie nowhere in the state.
        """
        for bandit in range(self.players):
            if bandit != seat:
                self.plan[bandit] = [HIDDEN] * len(self.plan[bandit])


def aboard(g: SuperTable) -> list[int]:
    """The bandits on the train. [S-HORSE-08]"""
    return [bandit for bandit in range(g.players) if g.status[bandit] == ABOARD]


def fallen(g: SuperTable) -> list[int]:
    """The bandits off the train that are not out yet. [S-RULE-18]"""
    return [bandit for bandit in range(g.players) if g.status[bandit] == FALLEN]


def next_wave(g: SuperTable) -> int:
    """The number of the next elimination. [S-RULE-25]"""
    return max(g.wave) + 1


def clockwise_from(g: SuperTable, bandit: int) -> list[int]:
    """All seats of the ring, this one first. [S-SETUP-08, S-EXEC-02, S-RULE-27]"""
    return [(bandit + k) % g.players for k in range(g.players)]


def round_number(g: SuperTable) -> int:
    """The round that is being played; each costs the train one car. [S-ROUND-09]"""
    return g.options.cars + 1 - g.cars
