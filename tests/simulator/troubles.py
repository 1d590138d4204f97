"""What goes wrong in a world, and when it is right again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from simulator.disk import CUT, HALF, LONGEST, TROUBLES, WELL, WHOLE

if TYPE_CHECKING:
    from simulator.process import Process
    from simulator.world import World

CHAOS = 30.0  # seconds of virtual time in which anything may happen
HOUR = 3_600_000  # milliseconds
LEASES = (-20_000, 5_000, HOUR)  # milliseconds by which the clock of leases jumps
PAST_THE_LEASE = 6.0  # seconds


class Troubles:
    """One thing after the other, and in worlds of several servers many at a time."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rng = world.rng
        self.count = 0
        self.harmed: set[int] = set()  # places where something is wrong just now
        self.ended_at = -LONGEST
        # What happens to one server; whatever it is, it is over after so many seconds.
        self.kinds: list[Callable[[Process, float], None]] = [
            self.kill,
            self.end,
            self.stop,
            self.cut_off,
            self.part,
            self.isolate,
            self.jump,
        ]

    @property
    def is_quiet(self) -> bool:
        """Has nothing been wrong with any server for a while?"""
        is_over = self.world.agenda.now >= self.ended_at + LONGEST
        return not self.world.is_shared or (is_over and not self.harmed)

    def next(self) -> None:
        """Something goes wrong, or is right again."""
        world = self.world
        if world.agenda.now >= CHAOS:
            return
        if world.is_shared and self.rng.random() < 0.75:
            self.harm(self.rng.choice(world.processes))
        elif world.disk.mode != WELL:
            world.set_disk(WELL)
        else:
            self.one()
        pause = 1.0 if world.is_shared else 3.0
        world.agenda.after(self.rng.expovariate(1 / pause), self.next)

    def one(self) -> None:
        """Something happens to the disk, to all calendars, or to the only server."""
        world, dice = self.world, self.rng.random()
        if dice < 0.25:
            if world.is_shared:
                world.disk.jump += self.rng.choice(LEASES)
                world.note(f"the clock of leases jumps to {world.disk.jump}")
            else:
                world.kill(world.processes[0])
                world.start(0)
        elif dice < 0.35:
            world.jump += self.rng.choice((-HOUR, HOUR, 5000))
            world.note(f"the calendar jumps by {world.jump}")
        elif dice < 0.8:
            world.set_disk(self.rng.choice(TROUBLES))

    # to one server of several

    def harm(self, process: Process, seconds: float | None = None) -> None:
        """Something happens to one server, unless something already has."""
        if process.place in self.harmed or not process.is_open:
            return
        self.count += 1
        self.harmed.add(process.place)
        lasts = self.rng.uniform(0.2, 8.0) if seconds is None else seconds
        what = self.rng.choice(self.kinds)
        self.world.note(f"server {process.place}: {what.__name__} for {lasts:.1f} s")
        what(process, lasts)
        self.world.agenda.after(lasts, partial(self.mend, process.place))

    def harm_once_more(self) -> None:
        """When everybody plays in peace, one more server is lost for longer than its lease."""
        self.harm(self.rng.choice(self.world.processes), PAST_THE_LEASE)

    def kill(self, process: Process, lasts: float) -> None:
        """The process, or its whole machine, is gone."""
        self.world.kill(process, is_silent=self.rng.random() < 0.5)

    def end(self, process: Process, lasts: float) -> None:
        """It is asked to end; if it does not in time, it is killed."""
        process.enter(lambda: process.end_then(partial(self.gone, process)))

    def gone(self, process: Process) -> None:
        """A process has ended in good order."""
        if process.is_up:
            self.world.kill(process)

    def stop(self, process: Process, lasts: float) -> None:
        """It stands still."""
        process.is_stopped = True

    def cut_off(self, process: Process, lasts: float) -> None:
        """It does not reach the database; what was under way may have been kept."""
        process.hand.way = HALF if self.rng.random() < 0.4 else CUT

    def part(self, process: Process, lasts: float) -> None:
        """It and the other servers do not reach one another."""
        process.is_apart = True

    def isolate(self, process: Process, lasts: float) -> None:
        """It reaches nobody but its clients."""
        self.cut_off(process, lasts)
        self.part(process, lasts)

    def jump(self, process: Process, lasts: float) -> None:
        """Its calendar is wrong from now on."""
        process.jump += self.rng.choice((-HOUR, HOUR, 5000))

    def mend(self, place: int) -> None:
        """A server is as it should be."""
        if place not in self.harmed:
            return
        self.harmed.discard(place)
        self.ended_at = self.world.agenda.now
        process = self.world.processes[place]
        process.is_apart = False
        process.hand.way = WHOLE
        if process.is_stopped:
            process.is_stopped = False
            process.hand.release()
        if process.is_up and process.hall.is_stopping:
            self.world.kill(process)
        if not process.is_up:
            self.world.start(place)

    def mend_all(self) -> None:
        """Nothing is wrong with any server."""
        for place in sorted(self.harmed):
            self.mend(place)
