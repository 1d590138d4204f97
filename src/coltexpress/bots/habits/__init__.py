"""Rules of thumb, one module for each game; each is opened when somebody first asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from coltexpress.bots.habits.habit import Habits
from coltexpress.games import ROOMS


@cache
def habits_of(game: str) -> Habits:
    """The habits of the game with this name."""
    habits = import_module(f"coltexpress.bots.habits.{ROOMS[game]}").HABITS
    assert isinstance(habits, Habits), "every game has habits"
    return habits
