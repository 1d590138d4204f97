"""Colt Super Express as the rest of the program knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from coltexpress.games.super import derivation, facts, notation, position, scoring, view
from coltexpress.games.super.check import check
from coltexpress.games.super.events import EVENTS
from coltexpress.games.super.options import (
    CHOICES,
    PLAYERS,
    PRESETS,
    read_options,
    write_options,
)
from coltexpress.games.super.questions import QUESTIONS
from coltexpress.games.super.rulebook import SuperExpress, new_game
from coltexpress.games.super.state import SETUP, round_number
from coltexpress.games.super.steps import SET_UP, STEPS
from coltexpress.kernel.agenda import State, Step
from coltexpress.kernel.chance import Chance, Dice
from coltexpress.kernel.facts import facts_of
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import i64, vec
from coltexpress.kernel.views import View


def state_of(state: State) -> SuperExpress:
    """The state, known to be one of this game."""
    assert isinstance(state, SuperExpress), "a state of another game"
    return state


class SuperRulebook(Rulebook):
    """Colt Super Express, with Reflex and Horse."""

    name = "super"
    version = 1
    players = PLAYERS
    questions = QUESTIONS
    events = EVENTS
    facts = facts_of(EVENTS, facts)
    steps = STEPS
    first_rule = SET_UP
    options = MappingProxyType(CHOICES)
    plans_together = True
    variants = MappingProxyType(dict[str, dict[str, str]]())
    presets = PRESETS

    def new(
        self, settings: dict[str, str], chance: Chance | None = None, *, listen: bool = False
    ) -> SuperExpress:
        return new_game(read_options(settings), chance, listen=listen)

    def settings(self, g: State) -> dict[str, str]:
        return write_options(state_of(g).options)

    def determinize(self, view_: View, dice: Dice) -> SuperExpress:
        return view.determinize(state_of(view_.state), dice)

    def round_number(self, g: State) -> i64:
        return round_number(state_of(g))

    def who_won(self, g: State) -> list[int]:
        return scoring.winners(state_of(g))

    def standings(self, g: State) -> list[tuple[int, ...]]:
        return scoring.standings(state_of(g))

    def scores(self, g: State) -> list[int]:
        return [len(won) for won in state_of(g).loot]

    def write_word(self, g: State, kind: str, value: int) -> str:
        return notation.write_word(state_of(g), kind, value)

    def read_word(self, g: State, kind: str, text: str) -> int:
        return notation.read_word(state_of(g), kind, text)

    def write_fields(self, g: State) -> dict[str, str]:
        return position.write_fields(state_of(g))

    def read_fields(self, fields: dict[str, str]) -> SuperExpress:
        return position.read_fields(fields)

    def check(self, g: State) -> None:
        check(state_of(g))

    def is_setting_up(self, g: State) -> bool:
        return state_of(g).phase == SETUP

    def set_up_answer(self, g: State, step: Step, offered: vec[i64]) -> int:
        return derivation.set_up_answer(state_of(g), step)

    def root(self, g: State) -> Step:
        return derivation.root(state_of(g))

    def as_found(self, g: State, step: Step) -> tuple[State, Step] | None:
        return derivation.as_found(state_of(g), step)


RULEBOOK: Final = SuperRulebook()
