"""Who plays the games of a series: processes on this machine, each fed with batches of games.

A batch takes about as long whatever the bots are, so that handing it over costs nearly nothing,
and so that little is lost when somebody stops the series.
"""

from __future__ import annotations

import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final, Protocol

from coltexpress.sim.series import Result, Series, play_games

START: Final = "spawn"  # the same on every system
SPAN: Final = 0.25  # seconds that a batch should take
GONE: Final = "a process that played games was stopped from outside"
LAST: Final = 4  # batches for each hand when the games run out, so that all end together


class Crew(Protocol):
    """Several hands that play batches of games at the same time."""

    hands: int  # batches that can be under way at once

    def give(self, numbers: list[int]) -> None:
        """Let a free hand play the games with these numbers."""

    def take(self) -> list[Result]:
        """Wait for the next batch that is finished."""

    def close(self) -> None:
        """Stop, whatever is under way."""


class Stopped(RuntimeError):
    """A process that played games is gone before it had finished them."""


class Batches:
    """The games that are still to be played, dealt out in batches of about the same time."""

    def __init__(self, numbers: list[int], hands: int) -> None:
        self.left = numbers[::-1]
        self.hands = hands
        self.games = 0
        self.seconds = 0.0

    def deal(self) -> list[int]:
        """The next batch: one game as long as nobody knows how long games take."""
        fitting = int(SPAN * self.games / self.seconds) if self.seconds else 1
        size = max(1, min(fitting, len(self.left) // (LAST * self.hands)))
        return [self.left.pop() for _ in range(min(size, len(self.left)))]

    def learn(self, results: list[Result]) -> None:
        """How long these games took."""
        self.games += len(results)
        self.seconds += sum([sum(result.thinking) for result in results])


def played_by(crew: Crew, numbers: list[int]) -> Iterator[Result]:
    """The games with these numbers, as they are finished."""
    batches, under_way = Batches(numbers, crew.hands), 0
    while batches.left or under_way:
        while batches.left and under_way < crew.hands:
            crew.give(batches.deal())
            under_way += 1
        results = crew.take()
        under_way -= 1
        batches.learn(results)
        yield from results


class Processes:
    """A crew on this machine: each hand is a process with a pipe to it."""

    def __init__(self, series: Series, hands: int) -> None:
        self.hands = hands
        self.idle: list[Connection] = []
        self.busy: list[Connection] = []
        self.workers = []
        context = get_context(START)
        for _ in range(hands):
            ours, theirs = context.Pipe()
            worker = context.Process(target=work, args=(theirs, series), daemon=True)
            with undisturbed():
                worker.start()
            theirs.close()  # it is the worker's now: when that is gone, ours is at its end
            self.idle.append(ours)
            self.workers.append(worker)

    def give(self, numbers: list[int]) -> None:
        hand = self.idle.pop()
        self.busy.append(hand)
        try:
            hand.send(numbers)
        except OSError as error:
            raise Stopped(GONE) from error

    def take(self) -> list[Result]:
        ready = wait(self.busy)
        hand = next(one for one in self.busy if one in ready)
        try:
            answer: list[Result] | Exception = hand.recv()
        except (EOFError, OSError) as error:
            raise Stopped(GONE) from error
        if isinstance(answer, Exception):
            raise answer
        self.busy.remove(hand)
        self.idle.append(hand)
        return answer

    def close(self) -> None:
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.join()
        for hand in (*self.idle, *self.busy):
            hand.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Whoever is started meanwhile never hears Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(orders: Connection, series: Series) -> None:
    """The life of a process of the crew; Ctrl-C is for the one that keeps the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            numbers: list[int] = orders.recv()
        except EOFError:  # nobody is there any more to give orders
            return
        orders.send(answer_to(series, numbers))


def answer_to(series: Series, numbers: list[int]) -> list[Result] | Exception:
    """The results, or what went wrong, with the way there in its notes."""
    try:
        return play_games(series, numbers)
    except Exception as error:  # noqa: BLE001  # whoever keeps the results decides what to do
        error.add_note(traceback.format_exc())
        return error
