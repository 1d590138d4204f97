"""What a room has handed to the writer, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from coltexpress.kernel.vecs import mypyc_attr
from coltexpress.server.store.nodes import Claim
from coltexpress.server.store.store import Store
from coltexpress.server.store.writer import Job, Run, Work


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome:
    """What to do when something is on the disk, and what when it cannot be kept."""

    __slots__ = ()

    def kept(self) -> None:
        """It is on the disk."""
        raise NotImplementedError

    def lost(self) -> None:
        """It cannot be kept."""
        raise NotImplementedError


class Either(Outcome):
    """One thing to do in the first case, and one in the second."""

    __slots__ = ("if_kept", "if_lost")

    def __init__(self, if_kept: Callable[[], None], if_lost: Callable[[], None]) -> None:
        self.if_kept = if_kept
        self.if_lost = if_lost

    def kept(self) -> None:
        self.if_kept()

    def lost(self) -> None:
        self.if_lost()


class Choices(Job):
    """Choices of one room, and what is done together with them."""

    __slots__ = ("keeping", "outcome")

    def __init__(
        self, keeping: Keeping, outcome: Outcome, work: Work | None, content: bytes
    ) -> None:
        super().__init__(ignore, work, keeping.claim, content, keeping.run)
        self.keeping = keeping
        self.outcome = outcome

    def finish(self) -> None:
        self.keeping.done(self.outcome, self.error)


def ignore(error: Exception | None) -> None:
    """Whoever waits is told in another way."""


class Keeping:
    """The choices of one room on their way to the disk; a new one begins with each waking."""

    __slots__ = ("claim", "is_lost", "lose", "pending", "quiet", "run", "writer")

    def __init__(self, store: Store, claim: Claim, lose: Callable[[], None]) -> None:
        self.writer = store.writer
        self.claim = claim
        self.lose = lose  # is called once, when something could not be kept
        self.run = Run()
        self.pending = 0  # appends that are not on the disk yet
        self.is_lost = False  # the memory may not be what is kept
        self.quiet: list[Outcome] = []  # for when nothing is on its way

    def append(self, content: bytes, outcome: Outcome, work: Work | None = None) -> None:
        """Hand choices to the writer, and what is to be done together with them."""
        self.pending += 1
        self.writer.add(Choices(self, outcome, work, content))

    def done(self, outcome: Outcome, error: Exception | None) -> None:
        """The writer has written, or could not."""
        self.pending -= 1
        if error is not None:
            self.doubt()
        self.settle(outcome)
        if not self.pending:
            waiting, self.quiet = self.quiet, []
            for one in waiting:
                self.settle(one)

    def settle(self, outcome: Outcome) -> None:
        """Say what has become of something; after a loss nothing counts that came later."""
        if self.is_lost:
            outcome.lost()
        else:
            outcome.kept()

    def doubt(self) -> None:
        """From now on nobody knows whether memory and store agree."""
        if not self.is_lost:
            self.is_lost = True
            self.lose()

    def when_quiet(self, outcome: Outcome) -> None:
        """Do something when nothing is on its way to the disk: now, as a rule."""
        if self.pending:
            self.quiet.append(outcome)
        else:
            self.settle(outcome)

    async def all_done(self) -> None:
        """Wait until nothing is on its way to the disk, kept or not."""
        while self.pending:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            answer = partial(release, future)
            self.quiet.append(Either(answer, answer))
            await future


def release(future: asyncio.Future[None]) -> None:
    """Let somebody go on who waits, if they still do."""
    if not future.done():
        future.set_result(None)
