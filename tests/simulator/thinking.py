"""Bots that think in virtual time: soon, late, or not at all."""

from __future__ import annotations

import asyncio
import random

import msgspec
from simulator.witness import Witness

from coltexpress.notation.position import read_view
from coltexpress.server.workers.jobs import Job
from coltexpress.server.workers.queue import Share


class SimulatedBots:
    """Answers for bots; what they get is read as a worker reads it."""

    def __init__(self, rng: random.Random, witness: Witness) -> None:
        self.rng = rng
        self.witness = witness
        self.waiting: list[Job] = []
        self.failed = 0

    async def choose(self, job: Job, share: Share) -> int | None:
        """Any option, after a while; sometimes none."""
        question = read_view(job.view).ask
        assert question is not None, "a bot was called that is not asked"
        await asyncio.sleep(self.rng.choice((0.01, 0.05, 0.3, 2.0)))
        is_silent = self.rng.random() < 0.05
        choice = question.options[0] if is_silent else self.rng.choice(list(question.options))
        self.witness.bot_answers(job.seed, question.seat, choice)
        return None if is_silent else choice

    async def do(self, job: msgspec.Struct, share: Share) -> bytes | None:
        """Worlds have no other jobs than those of bots."""
        raise NotImplementedError

    async def close(self) -> None:
        """Nobody is left to think."""
