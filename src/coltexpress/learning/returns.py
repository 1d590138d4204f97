"""What a choice was worth: how much better the seat came to stand than the critic expected."""

from __future__ import annotations

from typing import NamedTuple

from coltexpress.learning.arrays import Array, Arrays


class Played(NamedTuple):
    """What was played, everything by step and game."""

    rows: Array
    mask: Array
    seat: Array
    learns: Array  # does the seat belong to the net that learns?
    action: Array
    chance: Array  # the logarithm of how likely the action was
    value: Array  # what the critic expected
    over: Array  # did the step end a game?
    reward: Array  # and by seat: what it brought


class Judged(NamedTuple):
    """By step and game."""

    better: Array  # than expected
    wanted: Array  # of the critic
    counts: Array  # is known what the choice led to?


def judged(lib: Arrays, played: Played, trace: float) -> Judged:
    """Walk back from the last step.

    What a choice led to is the seat's own next choice, or the end of the game. The last choice of
    a seat in a game that still goes on does not count. `trace` is how much of what came after the
    next choice is credited to this one too. Choices of others than the net that learns do not
    count either.
    """
    steps, games = played.seat.shape
    seats = played.reward.shape[2]
    after = lib.zeros((games, seats), "float32")
    credit = lib.zeros((games, seats), "float32")
    known = lib.zeros((games, seats), "bool")
    nothing = lib.zeros((games,), "float32")
    yes = ~lib.zeros((games,), "bool")
    better = lib.zeros((steps, games), "float32")
    counts = lib.zeros((steps, games), "bool")
    for step in range(steps - 1, -1, -1):
        ended = played.over[step][:, None]
        after = lib.where(ended, played.reward[step], after)
        credit = credit * ~ended
        known = known | ended
        seat, value = played.seat[step], played.value[step]
        is_known = lib.take(known, seat)
        gain = lib.take(after, seat) - value + trace * lib.take(credit, seat)
        better[step] = lib.where(is_known, gain, nothing)
        counts[step] = is_known & played.learns[step]
        lib.put(after, seat, value)
        lib.put(credit, seat, better[step])
        lib.put(known, seat, yes)
    return Judged(better, played.value + better, counts)
