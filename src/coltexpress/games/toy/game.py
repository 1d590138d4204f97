"""Crates as the rest of the program knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from coltexpress.games.toy import facts, notation, state, view
from coltexpress.games.toy.check import check
from coltexpress.games.toy.events import EVENTS
from coltexpress.games.toy.options import CHOICES, PLAYERS, read_options, write_options
from coltexpress.games.toy.questions import QUESTIONS
from coltexpress.games.toy.rulebook import Toy, new_game
from coltexpress.games.toy.steps import ROUND, STEPS
from coltexpress.kernel.agenda import BLANK, State, Step
from coltexpress.kernel.chance import Chance, Dice
from coltexpress.kernel.facts import facts_of
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import i64, vec
from coltexpress.kernel.views import View


def state_of(g: State) -> Toy:
    """The state, known to be one of this game."""
    assert isinstance(g, Toy), "a state of another game"
    return g


class ToyRulebook(Rulebook):
    """Crates."""

    name = "toy"
    version = 1
    players = PLAYERS
    questions = QUESTIONS
    events = EVENTS
    facts = facts_of(EVENTS, facts)
    steps = STEPS
    options = MappingProxyType(CHOICES)
    variants = MappingProxyType(dict[str, dict[str, str]]())
    presets: tuple[str, ...] = ()

    def new(
        self, settings: dict[str, str], chance: Chance | None = None, *, listen: bool = False
    ) -> Toy:
        return new_game(read_options(settings), chance, listen=listen)

    def again(self, g: State, chance: Chance | None = None) -> Toy:
        return new_game(state_of(g).options, chance)

    def settings(self, g: State) -> dict[str, str]:
        return write_options(state_of(g).options)

    def determinize(self, view_: View, dice: Dice) -> Toy:
        return view.determinize(state_of(view_.state), dice)

    def round_number(self, g: State) -> i64:
        return state.round_number(state_of(g))

    def who_won(self, g: State) -> list[int]:
        return state.winners(state_of(g))

    def standings(self, g: State) -> list[tuple[int, ...]]:
        return state.standings(state_of(g))

    def scores(self, g: State) -> list[int]:
        return [money for money, _crates in state.standings(state_of(g))]

    def write_word(self, g: State, kind: str, value: int) -> str:
        return notation.write_word(state_of(g), kind, value)

    def read_word(self, g: State, kind: str, text: str) -> int:
        return notation.read_word(state_of(g), kind, text)

    def write_fields(self, g: State) -> dict[str, str]:
        return notation.write_fields(state_of(g))

    def read_fields(self, fields: dict[str, str]) -> Toy:
        return notation.read_fields(fields)

    def check(self, g: State) -> None:
        check(state_of(g))

    # An agenda grows from a round; nothing is asked before the first, and no rule but the round
    # leaves steps behind that wait.

    def is_setting_up(self, g: State) -> bool:
        return False

    def set_up_answer(self, g: State, step: Step, offered: vec[i64]) -> int:
        return BLANK

    def root(self, g: State) -> Step:
        return Step(ROUND)

    def as_found(self, g: State, step: Step) -> tuple[State, Step] | None:
        return (g.copy(), step) if step.rule == ROUND else None


RULEBOOK: Final = ToyRulebook()
