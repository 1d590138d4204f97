"""One game at a time, as environments play it: rows and masks by seat, choices by action."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, Literal

import numpy as np
from gymnasium import spaces

from coltexpress.envs.observing import actions_of
from coltexpress.games import game, observation_of
from coltexpress.kernel.agenda import BLANK, Ask, State, choose, is_over, question_for, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.library import Setting, as_texts
from coltexpress.notation.choices import in_words
from coltexpress.sim.series import shares_of, sides_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

Seen = dict[str, "NDArray[np.uint8] | NDArray[np.int8]"]  # what an agent is given
Illegal = Literal["raise", "first"]

NAMED: Final = "player_{}"  # an agent is named after its seat
ILLEGAL: Final = ("raise", "first")
SEED_BITS: Final = 62


class One:
    """A game with dice of its own; a seed decides all games that are begun after it.

    `illegal` says what an action does that is not on offer: it is refused, or the first one that
    is on offer is taken instead, for programs that look at no mask.
    """

    def __init__(self, name: str, settings: dict[str, Setting], illegal: Illegal = "raise") -> None:
        if illegal not in ILLEGAL:
            raise Unreadable(f"illegal={illegal!r}: expected one of {', '.join(ILLEGAL)}")
        self.book = game(name)
        self.sight = observation_of(name)
        self.illegal = illegal
        self.state: State = self.book.new(as_texts(settings))
        self.seats = self.state.seats
        self.count = int(self.sight.actions)
        self.agents = [NAMED.format(seat) for seat in range(self.seats)]
        self.dice = Dice(secrets.randbits(SEED_BITS))
        self.known: dict[int, list[int]] = {}  # by seat: its actions, until somebody chooses

    def observation_space(self) -> spaces.Dict:
        """What an agent is given: the row of its seat, and which actions it is offered."""
        actions, width = int(self.sight.actions), int(self.sight.width)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """All actions of the game."""
        return spaces.Discrete(int(self.sight.actions))

    def begin(self, seed: int | None = None) -> None:
        """Another game; with a seed it and all that follow are decided by that."""
        if seed is not None:
            self.dice = Dice(seed)
        self.state = self.book.again(self.state, self.dice)
        self.known = {}

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return is_over(self.state)

    def waiting(self) -> list[Ask]:
        """The questions that lack an answer."""
        return waiting(self.state)

    def question_to(self, seat: int) -> Ask:
        """The open question of a seat that is asked."""
        question = question_for(self.state, seat)
        if question is None:
            raise IllegalChoice(f"{NAMED.format(seat)} is not asked anything now: call reset()")
        return question

    def observe(self, seat: int) -> Seen:
        """What a seat is given: the same for as long as others answer sealed questions."""
        question = question_for(self.state, seat)
        what = BLANK if question is None else question.what
        seen = bytearray(self.sight.row(self.state, seat, what))
        return {"observation": np.frombuffer(seen, np.uint8), "action_mask": self.mask(question)}

    def actions(self, question: Ask) -> list[int]:
        """By option of an open question: the action that stands for it."""
        known = self.known.get(question.seat)
        if known is None:
            known = self.known[question.seat] = actions_of(self.sight, self.state, question)
        return known

    def mask(self, question: Ask | None) -> NDArray[np.int8]:
        """By action: 1 if it answers this question."""
        mask = bytearray(self.count)
        if question is not None:
            for action in self.actions(question):
                mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def option(self, question: Ask, action: object) -> int:
        """The option that an action stands for; refused if it is not on offer."""
        actions = self.actions(question)
        if action in actions:
            return int(question.options[actions.index(action)])
        if self.illegal == "first":
            return int(question.options[actions.index(min(actions))])
        words = in_words(self.book, self.state, question)
        legal = sorted(zip(actions, words.words, strict=True))
        raise IllegalChoice(
            f"{action!r} is not an action of {NAMED.format(question.seat)} now, which is asked"
            f" {words.what}; legal: {', '.join([f'{one} ({word})' for one, word in legal])}"
        )

    def choose(self, seat: int, option: int) -> None:
        """Answer for a seat, by an option that it has."""
        choose(self.state, seat, option)
        self.known = {}

    def shares(self) -> list[float]:
        """By seat: its share of the win of a game that is over."""
        return shares_of(self.book.winners(self.state), sides_of(self.book, self.seats))

    def scores(self) -> list[int]:
        """By seat: its money or points."""
        return [int(score) for score in self.book.scores(self.state)]
