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
        self.chosen = lib.zeros((GROUPS, self.each), "int64")
        self.chance, self.value = [lib.zeros((GROUPS, self.each), "float32") for _ in range(2)]
        self.choose = [lib.recorded(partial(self.choose_in, group)) for group in range(GROUPS)]
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
        played, parts = self.played, self.parts
        for step in range(self.steps):
            for group in range(GROUPS):
                part = slice(group * self.each, (group + 1) * self.each)
                self.look(group)
                seen = self.seen[group]
                if step > 0:
                    self.note_ends(step - 1, group, money)
                self.choose[group]()
                self.crew.go(group, self.lib.back(self.chosen[group]))
                self.taken[group] += 1
                played.rows[step, part] = seen[:, parts.rows]
                played.mask[step, part] = seen[:, parts.mask] != 0
                played.seat[step, part] = seen[:, parts.seat.start]
                if self.foe is not None:
                    played.learns[step, part] = self.learning(group)
                played.action[step, part] = self.chosen[group]
                played.chance[step, part] = self.chance[group]
                played.value[step, part] = self.value[group]
                meanwhile()
        for group in range(GROUPS):
            self.look(group)
            self.note_ends(self.steps - 1, group, money)
        return played

    def look(self, group: int) -> None:
        """See what there is when all actors have taken their step."""
        self.crew.wait(group, self.taken[group])
        self.lib.load(self.seen[group], self.crew.board.seen[group].reshape(self.each, -1))

    def note_ends(self, step: int, group: int, money: float) -> None:
        """Note which games a step ended, and what everybody got."""
        part = slice(group * self.each, (group + 1) * self.each)
        seen, lib, parts = self.seen[group], self.lib, self.parts
        self.played.over[step, part] = seen[:, parts.over.start] != 0
        over = self.played.over[step, part]
        share, coins = lib.fractions(seen[:, parts.share]), lib.fractions(seen[:, parts.money])
        self.played.reward[step, part] = (1 - money) * share + money * coins
        self.won += (lib.take(share, self.seat[group]) * over).sum()

    def learning(self, group: int) -> Array:
        """By game of a group: is the seat that is asked the one that learns?"""
        return self.seen[group][:, self.parts.seat.start] == self.seat[group]

    def choose_in(self, group: int) -> None:
        """Draw an action for each game of a group."""
        lib, seen = self.lib, self.seen[group]
        taken, mask = self.intake(seen[:, self.parts.rows]), seen[:, self.parts.mask] != 0
        logs = log_chances(lib, forward(lib, self.policy, taken)[-1], mask)
        if self.foe is not None:
            theirs = log_chances(lib, forward(lib, self.foe, taken)[-1], mask)
            logs = lib.where(self.learning(group)[:, None], logs, theirs)
        chosen = (logs - lib.log(-lib.log(lib.luck(logs)))).argmax(1)
        self.chosen[group][...] = chosen
        self.chance[group][...] = lib.take(logs, chosen)
        self.value[group][...] = forward(lib, self.critic, taken)[-1][:, 0]
