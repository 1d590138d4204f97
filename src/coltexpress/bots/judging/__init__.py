"""Evaluations, one module for each game; each is opened when somebody first asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from coltexpress.bots.judging.judge import Judge
from coltexpress.games import ROOMS


@cache
def judge_of(game: str) -> Judge:
    """The judge of the game with this name."""
    judge = import_module(f"coltexpress.bots.judging.{ROOMS[game]}").JUDGE
    assert isinstance(judge, Judge), "every game has a judge"
    return judge
