"""What a puzzle is about: each game says in its own folder which themes it has."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from coltexpress.games import part
from coltexpress.kernel.agenda import Ask, State

Fits = Callable[[State, Ask, int], bool]  # by a view's state, a question and its answer


class Theme(NamedTuple):
    """A theme by its name; `<game>-theme-<name>` is what it is called."""

    name: str
    fits: Fits


def themes_of(game: str) -> tuple[Theme, ...]:
    """The themes of the game with this name, the most telling first; the last one always fits."""
    themes: tuple[Theme, ...] = part(game, "study.themes").THEMES
    return themes


def theme_of(game: str, state: State, asked: Ask, answer: int) -> str:
    """The first theme that fits."""
    return next(theme.name for theme in themes_of(game) if theme.fits(state, asked, answer))


def always(state: State, asked: Ask, answer: int) -> bool:
    """For the last theme of a game."""
    return True


def any_of(*whats: int) -> Fits:
    """For what is asked by any of these questions."""
    return lambda state, asked, answer: asked.what in whats
