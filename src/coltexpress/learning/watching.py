"""Games to learn judging from: what a seat saw somewhere in a game, and who won it.

All sorts of players sit at the tables: the net that comes with the game, cool or careless, those
who play by habit, and some who think a step ahead. So a judge learns what a position is worth among
people, too, who do not all play like the net.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from coltexpress.bots.bot import Bot
from coltexpress.bots.habits import habits_of
from coltexpress.bots.levels import make
from coltexpress.bots.outlook import what_is_asked
from coltexpress.envs import Many
from coltexpress.games import game, observation_of
from coltexpress.kernel.agenda import first_waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import View, look
from coltexpress.learning.arrays import Numpy
from coltexpress.learning.features import Features
from coltexpress.learning.learner import log_chances
from coltexpress.learning.nets import Layer, forward
from coltexpress.learning.recipe import drawn_in

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from coltexpress.library import Setting

COOL, NATURAL, CARELESS, HABIT, AHEAD = range(5)
OFTEN: Final = (0.3, 0.3, 0.15, 0.2, 0.05)  # how often a seat is taken by each of them
WARMTH: Final = np.array([0.2, 1.0, 2.5], dtype=np.float32)  # of those who ask the net
THINKER: Final = "outlaw@2"
EVERY: Final = 5  # one position in so many is kept


class Watched(NamedTuple):
    """By position."""

    rows: NDArray[np.uint8]  # what a seat may know
    wins: NDArray[np.float32]  # by seat counted from that one: its share of the win
    sits: NDArray[np.bool_]  # by seat counted from that one: is there one?
    said: NDArray[np.float32]  # by seat counted from that one: its chance, if a judge was asked
    game: NDArray[np.int64]  # the number of the game


Judging = Callable[[View], list[float]]  # a view to chances by seat


class Position(NamedTuple):
    """A position whose game is not over yet."""

    row: bytes
    seat: int  # who looked
    said: list[float]


class Table:
    """Many games of one kind, watched; a judge may be asked about every position that is kept."""

    def __init__(
        self,
        name: str,
        games: int,
        seed: int,
        settings: dict[str, Setting],
        judging: Judging | None = None,
    ) -> None:
        self.judging = judging
        self.book, self.sight = game(name), observation_of(name)
        self.many = Many(name, games, seed=seed, drawn=drawn_in(self.book), **settings)
        self.luck = np.random.default_rng(seed)
        self.dice = Dice(seed)
        self.habits = habits_of(name)
        self.thinker: Bot = make(THINKER, self.book, seed)
        self.lib = Numpy(seed)
        self.taken_in = self.lib.intake(Features(self.sight))
        self.players = self.seated(games)
        self.pending: list[list[Position]] = [[] for _ in range(games)]
        self.found: list[tuple[Position, NDArray[np.float32], int]] = []
        self.ended = 0

    def seated(self, games: int) -> NDArray[np.int64]:
        """Who sits down, by game and seat."""
        return self.luck.choice(len(OFTEN), (games, self.many.seats), p=OFTEN)

    def watch(self, layers: list[Layer], steps: int) -> None:
        """Let everybody choose so many times."""
        for _ in range(steps):
            self.note()
            self.many.step(self.chosen(layers))
            for number in np.flatnonzero(self.many.over):
                self.end(int(number))

    def note(self) -> None:
        """Look at some of the games as one of the seats sees them."""
        for number in np.flatnonzero(self.luck.random(self.many.games) < 1 / EVERY):
            state = self.many.batch.states[number]
            seat = int(self.luck.integers(self.many.seats))
            if self.luck.random() < 0.4:
                seat = int(self.many.seat[number])
            view = look(state, seat)
            row = self.sight.row(view.state, seat, what_is_asked(view))
            said = [] if self.judging is None else self.judging(view)
            self.pending[number].append(Position(row, seat, said))

    def chosen(self, layers: list[Layer]) -> NDArray[np.int64]:
        """By game: what whoever is asked chooses."""
        many = self.many
        kinds = self.players[np.arange(many.games), many.seat]
        actions = np.zeros(many.games, dtype=np.int64)
        learned = np.flatnonzero(kinds < HABIT)
        scores = forward(self.lib, layers, self.taken_in(many.rows[learned]))[-1]
        warmth = WARMTH[kinds[learned]][:, None]
        logs = log_chances(self.lib, scores / warmth, many.mask[learned])
        actions[learned] = (logs - np.log(-np.log(self.lib.luck(logs)))).argmax(1)
        for number in np.flatnonzero(kinds >= HABIT):
            state = many.batch.states[number]
            question = first_waiting(state)
            if kinds[number] == AHEAD:
                option = self.thinker.choose(look(state, question.seat), question)
            else:
                option = self.habits.choose(state, question, self.dice)
            actions[number] = self.sight.action(state, question.seat, question.what, option)
        return actions

    def end(self, number: int) -> None:
        """A game is over: now is known what its positions were worth."""
        share = self.many.share[number]
        for position in self.pending[number]:
            self.found.append((position, share, self.ended))
        self.pending[number] = []
        self.players[number] = self.seated(1)[0]
        self.ended += 1

    def watched(self) -> Watched:
        """All that was seen of games that are over."""
        seats, most = self.many.seats, int(self.sight.seats)
        rows = np.frombuffer(b"".join([one.row for one, _, _ in self.found]), dtype=np.uint8)
        wins = np.zeros((len(self.found), most), dtype=np.float32)
        said = np.zeros(wins.shape, dtype=np.float32)
        for place, (one, share, _) in enumerate(self.found):
            wins[place, :seats] = np.roll(share, -one.seat)
            said[place, : len(one.said)] = np.roll(one.said, -one.seat)
        sits = np.zeros(wins.shape, dtype=bool)
        sits[:, :seats] = True
        numbers = np.array([number for _, _, number in self.found], dtype=np.int64)
        return Watched(rows.reshape(len(self.found), -1), wins, sits, said, numbers)


def together(parts: list[Watched]) -> Watched:
    """What was seen at several tables; the games are counted on."""
    numbers, before = [], 0
    for part in parts:
        numbers.append(part.game + before)
        before += int(part.game.max(initial=-1)) + 1
    return Watched(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.sits for part in parts]),
        np.concatenate([part.said for part in parts]),
        np.concatenate(numbers),
    )
