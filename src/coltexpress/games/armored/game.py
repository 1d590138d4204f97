"""Couriers & Armored Train as the rest of the program knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from coltexpress.games.armored import derivation, facts, notation, position, scoring, view
from coltexpress.games.armored.check import check
from coltexpress.games.armored.events import EVENTS
from coltexpress.games.armored.options import (
    EDITIONS,
    KINDS,
    PLAYERS,
    read_options,
    write_options,
)
from coltexpress.games.armored.printed import read_printed
from coltexpress.games.armored.questions import QUESTIONS
from coltexpress.games.armored.rulebook import Armored, new_game
from coltexpress.games.armored.state import may_talk, team_of
from coltexpress.games.armored.steps import STEPS
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.derivation import ROOT
from coltexpress.games.classic.state import SETUP
from coltexpress.games.classic.steps import SET_UP
from coltexpress.kernel.agenda import State, Step
from coltexpress.kernel.chance import Chance, Dice
from coltexpress.kernel.facts import facts_of
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import i64, vec
from coltexpress.kernel.views import View


def state_of(state: State) -> Armored:
    """The state, known to be one of this game."""
    assert isinstance(state, Armored), "a state of another game"
    return state


class ArmoredRulebook(Rulebook):
    """Colt Express: Couriers & Armored Train."""

    name = "armored"
    version = 2
    players = PLAYERS
    questions = QUESTIONS
    events = EVENTS
    facts = facts_of(EVENTS, facts, base)
    steps = STEPS
    first_rule = SET_UP
    options = MappingProxyType(KINDS)
    extends = "classic"
    teams = 2
    reads_data = True
    variants = MappingProxyType({"betrayal": {"mode": "betrayal"}, "pl": {"edition": "pl"}})
    presets = EDITIONS

    def new(
        self, settings: dict[str, str], chance: Chance | None = None, *, listen: bool = False
    ) -> Armored:
        return new_game(read_options(settings), chance, listen=listen)

    def settings(self, g: State) -> dict[str, str]:
        return write_options(state_of(g).rules)

    def determinize(self, view_: View, dice: Dice) -> Armored:
        return view.determinize(state_of(view_.state), dice)

    def round_number(self, g: State) -> i64:
        return len(state_of(g).round_cards)

    def may_talk(self, g: State) -> bool:
        return may_talk(state_of(g))

    def read_data(self, content: bytes) -> str:
        return read_printed(content).digest

    def who_won(self, g: State) -> list[int]:
        return scoring.winning_seats(state_of(g))

    def scores(self, g: State) -> list[int]:
        """The money of each seat's team."""
        state = state_of(g)
        return [scoring.team_money(state, team_of(state, seat)) for seat in range(state.seats)]

    def standings(self, g: State) -> list[tuple[int, ...]]:
        return scoring.standings(state_of(g))

    def write_word(self, g: State, kind: str, value: int) -> str:
        return notation.write_word(state_of(g), kind, value)

    def read_word(self, g: State, kind: str, text: str) -> int:
        return notation.read_word(state_of(g), kind, text)

    def write_fields(self, g: State) -> dict[str, str]:
        return position.write_fields(state_of(g))

    def read_fields(self, fields: dict[str, str]) -> Armored:
        return position.read_fields(fields)

    def check(self, g: State) -> None:
        check(state_of(g))

    def is_setting_up(self, g: State) -> bool:
        return state_of(g).phase == SETUP

    def set_up_answer(self, g: State, step: Step, offered: vec[i64]) -> int:
        return derivation.set_up_answer(state_of(g), step, offered)

    def root(self, g: State) -> Step:
        return ROOT

    def as_found(self, g: State, step: Step) -> tuple[State, Step] | None:
        return derivation.as_found(state_of(g), step)


RULEBOOK: Final = ArmoredRulebook()
