"""Processes that play: each steps through games of its own, and shares what it sees.

Every actor has several batches, so that there is one to play while the net thinks about another,
even for an actor that is quicker than the rest. What goes to and fro lies in shared memory; a
number for each batch says how many steps were asked for, and another how many were taken.
"""

from __future__ import annotations

import multiprocessing as mp
import os
import time
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from coltexpress.envs import Many
from coltexpress.games import observation_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from coltexpress.library import Setting

GROUPS: Final = 4
SOON: Final = 100  # looks without a nap
SELDOM: Final = 1000  # looks between two times of seeing whether the actors are alive
NAP: Final = 20e-6  # seconds between looks at a number that somebody else will change


class Shape(NamedTuple):
    """How much there is of everything."""

    game: str
    actors: int
    games: int  # in each batch
    seats: int  # at most

    @property
    def width(self) -> int:
        """Numbers of a row."""
        return int(observation_of(self.game).width)

    @property
    def actions(self) -> int:
        """Actions of the game."""
        return int(observation_of(self.game).actions)


class Parts(NamedTuple):
    """Where in the bytes of a game everything lies."""

    rows: slice
    mask: slice
    seat: slice
    over: slice
    share: slice
    money: slice
    size: int


def parts_of(shape: Shape) -> Parts:
    """One after the other; the fractions last, and where four bytes are at home."""
    sizes = [shape.width, shape.actions, 1, 1]
    ends = np.cumsum(sizes).tolist()
    rows, mask, seat, over = [slice(end - size, end) for size, end in zip(sizes, ends, strict=True)]
    begin, bytes_ = (ends[-1] + 3) // 4 * 4, 4 * shape.seats
    share, money = slice(begin, begin + bytes_), slice(begin + bytes_, begin + 2 * bytes_)
    return Parts(rows, mask, seat, over, share, money, begin + 2 * bytes_)


class Kinds(NamedTuple):
    """What is played: the usual game, and in so many batches of each actor all others in turn."""

    others: list[dict[str, Setting]]
    batches: int

    def of(self, actor: int, group: int) -> dict[str, Setting]:
        """The game of one batch. Actors wait for each other, so all have others in the same."""
        place = group - (GROUPS - self.batches)
        return {} if place < 0 else self.others[(actor * self.batches + place) % len(self.others)]


class Board:
    """What actors and trainer share, by group, actor and game: bytes to read, actions to write."""

    def __init__(self, shape: Shape, name: str | None = None) -> None:
        self.shape, self.parts = shape, parts_of(shape)
        lead = (GROUPS, shape.actors, shape.games)
        layout: list[tuple[tuple[int, ...], type]] = [
            ((*lead, self.parts.size), np.uint8),
            (lead, np.int16),
            ((GROUPS, shape.actors), np.int64),
            ((GROUPS, shape.actors), np.int64),
        ]
        sizes = [int(np.prod(dims)) * np.dtype(kind).itemsize for dims, kind in layout]
        places = np.cumsum([0, *[(size + 4095) // 4096 * 4096 for size in sizes]])
        self.memory = SharedMemory(name, create=name is None, size=int(places[-1]))
        self.seen, self.action, self.wanted, self.taken = [
            np.ndarray(dims, dtype=kind, buffer=self.memory.buf, offset=int(place))
            for (dims, kind), place in zip(layout, places[:-1], strict=True)
        ]

    def show(self, group: int, actor: int, many: Many) -> None:
        """Write what is seen in the games of a batch."""
        seen, parts = self.seen[group, actor], self.parts
        seen[:, parts.rows] = many.rows
        seen[:, parts.mask] = many.mask
        seen[:, parts.seat.start] = many.seat
        seen[:, parts.over.start] = many.over
        ended = np.flatnonzero(many.over)
        if len(ended):
            scores = np.maximum(many.scores[ended], 0).astype(np.float32)
            money = scores / np.maximum(scores.sum(axis=1, keepdims=True), 1)
            size = 4 * many.seats  # bytes; nobody sits at the other seats
            for part, numbers in (parts.share, many.share[ended]), (parts.money, money):
                seen[ended, part.start : part.start + size] = numbers.view(np.uint8)


def act(
    shape: Shape,
    name: str,
    actor: int,
    seed: int,
    drawn: tuple[str, ...],
    kinds: list[dict[str, Setting]],
) -> None:
    """Play until the parent is gone or asks for less than nothing."""
    board = Board(shape, name)
    batches = [
        Many(shape.game, shape.games, seed=seed * GROUPS + group, drawn=drawn, **kind)
        for group, kind in enumerate(kinds)
    ]
    for group, many in enumerate(batches):
        board.show(group, actor, many)
        board.taken[group, actor] = 0
    parent, looks = os.getppid(), 0
    while True:
        for group, many in enumerate(batches):
            wanted = board.wanted[group, actor]
            if wanted < 0:
                return
            if board.taken[group, actor] < wanted:
                many.step(board.action[group, actor])
                board.show(group, actor, many)
                board.taken[group, actor] += 1
                looks = 0
        looks += 1
        if looks > 2:
            time.sleep(NAP)
        if looks > 50_000 and os.getppid() != parent:
            return


class Crew:
    """The actors of a training run."""

    def __init__(self, shape: Shape, seed: int, kinds: Kinds, drawn: tuple[str, ...] = ()) -> None:
        self.board = Board(shape)
        self.board.taken[:] = -1
        context = mp.get_context("spawn")
        self.processes = [
            context.Process(
                target=act,
                args=(
                    shape,
                    self.board.memory.name,
                    actor,
                    seed * shape.actors + actor,
                    drawn,
                    [kinds.of(actor, group) for group in range(GROUPS)],
                ),
                daemon=True,
            )
            for actor in range(shape.actors)
        ]
        for process in self.processes:
            process.start()
        for group in range(GROUPS):
            self.wait(group, 0)

    def wait(self, group: int, steps: int) -> None:
        """Wait until every actor has taken so many steps in this group."""
        looks = 0
        while (self.board.taken[group] < steps).any():
            looks += 1
            if looks > SOON:
                time.sleep(NAP)
            if looks % SELDOM == 0 and not all(process.is_alive() for process in self.processes):
                raise RuntimeError("an actor has died")

    def go(self, group: int, actions: NDArray[np.integer]) -> None:
        """Have every actor take a step in this group."""
        self.board.action[group] = actions.reshape(self.board.action[group].shape)
        self.board.wanted[group] += 1

    def dismiss(self) -> None:
        """Send everybody home."""
        self.board.wanted[:] = -1
        for process in self.processes:
            process.join(5)
        self.board.memory.close()
        self.board.memory.unlink()
