"""Playing: a net chooses in all games at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from coltexpress.learning.actors import GROUPS, Crew
from coltexpress.learning.arrays import Array, Arrays
from coltexpress.learning.learner import Learner, log_chances
from coltexpress.learning.nets import Layer, forward
from coltexpress.learning.returns import Played


class Foe(NamedTuple):
    """A net that does not learn, and how many seats a game has."""

    layers: list[Layer]
    seats: int


class Player:
    """Plays with weights of its own, so that the learner's can change meanwhile.

    With a foe, each game has one seat that learns, and the foe has all others.
    """

    def __init__(
        self, lib: Arrays, crew: Crew, learner: Learner, steps: int, foe: Foe | None = None
    ) -> None:
        self.lib, self.crew, self.learner, self.intake = lib, crew, learner, learner.intake
        self.steps, self.parts = steps, crew.board.parts
        shape = crew.board.shape
        self.each = shape.actors * shape.games
        games = GROUPS * self.each
        self.weights = lib.of(lib.back(learner.weights))
        self.policy, self.critic = learner.nets(self.weights)
        self.seen = lib.zeros((GROUPS, self.each, self.parts.size), "uint8")
        self.foe = None if foe is None else [Layer(*map(lib.of, layer)) for layer in foe.layers]
        seats = np.arange(games) % (1 if foe is None else foe.seats)
        self.seat = lib.of(seats.reshape(GROUPS, self.each))  # the one that learns, by game
        self.won = lib.zeros((1,), "float32")  # by the seats that learn, in the last stretch
        self.money = lib.zeros((1,), "float32")  # its weight in the reward now
        self.step = lib.zeros((GROUPS, 1), "int64")  # how many were taken in this stretch
        self.chosen = lib.zeros((GROUPS, self.each), "int64")
        self.turn = [lib.recorded(partial(self.turn_of, group)) for group in range(GROUPS)]
        self.taken = [0] * GROUPS
        self.played = Played(
            lib.zeros((steps, games, shape.width), "uint8"),
            lib.zeros((steps, games, shape.actions), "bool"),
            lib.zeros((steps, games), "int64"),
            ~lib.zeros((steps, games), "bool"),
            lib.zeros((steps, games), "int64"),
            lib.zeros((steps, games), "float32"),
            lib.zeros((steps, games), "float32"),
            lib.zeros((steps, games), "bool"),
            lib.zeros((steps, games, shape.seats), "float32"),
        )
        lib.lend(crew.board.seen)

    def play(self, money: float, meanwhile: Callable[[], None]) -> Played:
        """So many steps in all games; while the actors play there is time for something else."""
        self.weights[...] = self.learner.weights
        self.won[...] = 0
        self.money[...] = money
        self.step[...] = 0
        for _ in range(self.steps):
            for group in range(GROUPS):
                self.look(group)
                self.turn[group]()
                self.crew.go(group, self.lib.back(self.chosen[group]))
                self.taken[group] += 1
                meanwhile()
        for group in range(GROUPS):
            self.look(group)
            self.note_ends(group)
        return self.played

    def look(self, group: int) -> None:
        """See what there is when all actors have taken their step."""
        self.crew.wait(group, self.taken[group])
        self.lib.load(self.seen[group], self.crew.board.seen[group].reshape(self.each, -1))

    def turn_of(self, group: int) -> None:
        """Note what the last step led to, choose, and note that: one piece of work for a GPU."""
        self.note_ends(group)
        self.choose_in(group)
        self.step[group] += 1

    def note(self, group: int, step: Array, table: Array, numbers: Array) -> None:
        """Write what is known of a step in all games of a group."""
        games = slice(group * self.each, (group + 1) * self.each)
        self.lib.write(table[:, games], step, numbers)

    def note_ends(self, group: int) -> None:
        """Note which games the last step ended, and what everybody got.

        Before the first step of a stretch what the stretch before has noted is not counted again,
        and what is written then is written once more after the last step.
        """
        seen, lib, parts, played = self.seen[group], self.lib, self.parts, self.played
        step = (self.step[group] - 1) % self.steps
        over = seen[:, parts.over.start] != 0
        share, coins = lib.fractions(seen[:, parts.share]), lib.fractions(seen[:, parts.money])
        self.note(group, step, played.over, over)
        self.note(group, step, played.reward, (1 - self.money) * share + self.money * coins)
        won = (lib.take(share, self.seat[group]) * over).sum()
        self.won += won * (self.step[group] > 0)

    def learning(self, group: int) -> Array:
        """By game of a group: is the seat that is asked the one that learns?"""
        return self.seen[group][:, self.parts.seat.start] == self.seat[group]

    def choose_in(self, group: int) -> None:
        """Draw an action for each game of a group."""
        lib, seen, played = self.lib, self.seen[group], self.played
        rows, mask = seen[:, self.parts.rows], seen[:, self.parts.mask] != 0
        taken, learning = self.intake(rows), self.learning(group)
        logs = log_chances(lib, forward(lib, self.policy, taken)[-1], mask)
        if self.foe is not None:
            theirs = log_chances(lib, forward(lib, self.foe, taken)[-1], mask)
            logs = lib.where(learning[:, None], logs, theirs)
        chosen = (logs - lib.log(-lib.log(lib.luck(logs)))).argmax(1)
        self.chosen[group][...] = chosen
        note = partial(self.note, group, self.step[group])
        note(played.rows, rows)
        note(played.mask, mask)
        note(played.seat, seen[:, self.parts.seat.start])
        if self.foe is not None:
            note(played.learns, learning)
        note(played.action, chosen)
        note(played.chance, lib.take(logs, chosen))
        note(played.value, forward(lib, self.critic, taken)[-1][:, 0])
