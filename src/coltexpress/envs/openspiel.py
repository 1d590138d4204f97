"""The games in OpenSpiel: `coltexpress_` and the name of the game.

>>> import pyspiel
>>> import coltexpress.envs.openspiel  # makes the names known
>>> first, *others = coltexpress.GAMES
>>> game = pyspiel.load_game(f"coltexpress_{first}(players=3)")
>>> state = game.new_initial_state()

The options of a game are its parameters. Chance has nodes of its own, with every outcome and its
probability. Where everybody plans at once there are simultaneous nodes; the few sealed choices of
other games are made one after another, each unseen by the rest. The return is the share of the win.

An information state is all that a seat was ever told and all that it has chosen, as text. The
observation tensor is the row of docs/environments.md.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import pyspiel

from coltexpress.envs.observing import actions_of
from coltexpress.games import GAMES, NAMES, game, observation_of
from coltexpress.kernel.agenda import (
    BLANK,
    CHANCE,
    NOBODY,
    Ask,
    State,
    choose,
    is_over,
    question_for,
    waiting,
)
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice
from coltexpress.kernel.events import Event, as_told_to
from coltexpress.kernel.log import Log
from coltexpress.kernel.match import Move
from coltexpress.kernel.rules import OptionKind, Rulebook
from coltexpress.kernel.views import look
from coltexpress.library import as_texts
from coltexpress.notation import position
from coltexpress.notation.choices import in_words
from coltexpress.notation.record import write_event, write_move
from coltexpress.sim.series import shares_of, sides_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Params = dict[str, Any]

OUTCOMES: Final = 32  # of chance at most; thirteen were the most in random games of every kind
LONGEST: Final = 2000  # choices of a game, chance aside; random ones have at most 400
SEEDS: Final = 1 << 30
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
SIGHTS: Final = {name: observation_of(name) for name in NAMES}
NOTHING: Final = "nothing"  # what a seat does at a node where it is not asked
FLAGS: Final[dict[tuple[str, ...], bool]] = {("false", "true"): False, ("true", "false"): True}


def default_of(option: OptionKind) -> bool | str:
    """The default of an option; those that are true or false are so in OpenSpiel too."""
    return FLAGS.get(option.values, option.values[0])


def parameters(book: Rulebook) -> Params:
    """The parameters of a game, with their defaults."""
    options = {name: default_of(option) for name, option in book.options.items()}
    return {"players": book.new({}).seats, **options}


def short_name(name: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"coltexpress_{name}"


def game_type(book: Rulebook) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(book.name),
        long_name=f"Colt Express: {book.name}",
        dynamics=kind.Dynamics.SIMULTANEOUS if book.plans_together else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(book.players),
        min_num_players=min(book.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(book),
    )


class Game(pyspiel.Game):
    """A game with its parameters."""

    book: Rulebook
    type: pyspiel.GameType

    def __init__(self, params: Params | None = None) -> None:
        given = params or {}
        usual = parameters(self.book)
        other = {name: value for name, value in given.items() if value != usual[name]}
        self.sight = observation_of(self.book.name)
        self.like = self.book.new(as_texts(other), listen=True)
        self.sides = sides_of(self.book, self.like.seats)
        about = pyspiel.GameInfo(
            num_distinct_actions=int(self.sight.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=self.like.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, about, given)

    def new_initial_state(self) -> Node:
        """The first node."""
        return Node(self, Story(self.book, self.like.copy(), Log(self.like.log or ()), []))

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Params | None = None
    ) -> Observer:
        """Somebody who looks at states."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, iig_obs_type or usual, params)


class Told(NamedTuple):
    """A choice, and how many events had been told before it."""

    after: int
    move: Move


class Story:
    """A position and how it came about; copied and pickled in either form of the engine."""

    def __init__(self, book: Rulebook, state: State, events: Log, choices: list[Told]) -> None:
        self.book = book
        self.state = state
        self.state.log = events
        self.events = events
        self.choices = choices

    def __deepcopy__(self, memo: object) -> Story:
        return Story(self.book, self.state.copy(), self.events.copy(), self.choices[:])

    def __reduce__(self) -> tuple[Callable[..., Story], tuple[object, ...]]:
        events = [(one.kind, one.args, one.knowers, one.veiled) for one in self.events]
        line = position.line(self.book, self.state)
        choices = [(after, *move) for after, move in self.choices]
        return story_again, (self.book.name, line, events, choices)

    def choose(self, seat: int, what: int, option: int) -> None:
        """Answer for a seat, or for chance."""
        if seat != CHANCE:  # what chance has drawn is told in events, as far as it may be known
            self.choices.append(Told(len(self.events), Move(seat, what, option)))
        choose(self.state, seat, option)

    def player(self) -> int:
        """Who chooses, as OpenSpiel counts."""
        g = self.state
        if is_over(g):
            return TERMINAL
        if g.asked == NOBODY and self.book.plans_together:
            return SIMULTANEOUS
        seat = waiting(g)[0].seat
        return CHANCE_PLAYER if seat == CHANCE else int(seat)

    def as_told_to(self, seat: int) -> str:
        """All that a seat was told and has chosen, line by line, and what it is asked."""
        book, g = self.book, self.state
        told = [write_event(book, g, as_told_to(event, seat)) for event in self.events]
        own = [one for one in self.choices if one.move.seat == seat]
        for after, move in reversed(own):
            told.insert(after, "chose " + " ".join(write_move(book, g, move)))
        question = question_for(g, seat)
        asked = "" if question is None else str(in_words(book, g, question))
        return "\n".join([f"seat {seat}", *told, f"asked {asked}"])

    def guessed_by(self, seat: int, dice: Dice) -> Story:
        """One of the stories that this seat cannot tell from this one."""
        twin = self.book.determinize(look(self.state, seat), dice)
        told = Log(as_told_to(event, seat) for event in self.events)
        return Story(self.book, twin, told, [one for one in self.choices if one.move.seat == seat])


def story_again(
    name: str,
    line: str,
    events: list[tuple[int, tuple[int, ...], int, tuple[int, ...]]],
    choices: list[tuple[int, int, int, int]],
) -> Story:
    """A story from what was pickled of it."""
    return Story(
        game(name),
        position.read(line),
        Log(Event(*one) for one in events),
        [Told(after, Move(seat, what, option)) for after, seat, what, option in choices],
    )


class Node(pyspiel.State):
    """A node of the tree: somebody chooses, several at once, or chance."""

    def __init__(self, of: Game, story: Story) -> None:
        super().__init__(of)
        self.story = story
        self.actions: dict[int, dict[int, int]] = {}  # by seat and action: the option, once asked
        self.player = story.player()  # kept, because OpenSpiel asks five times before each action

    def current_player(self) -> int:
        """Who chooses."""
        return self.player

    def asked(self) -> list[Ask]:
        """What must be answered here: all that is sealed at once, or in a game of turns the first.

        A seat that seals its answer first gives nothing away.
        """
        found = waiting(self.story.state)
        return found if self.story.book.plans_together else found[:1]

    def question(self, seat: int) -> Ask | None:
        """What a seat, or chance, must answer here."""
        return next((one for one in self.asked() if one.seat == seat), None)

    def options(self, seat: int) -> dict[int, int]:
        """By action: the option that it stands for; outcomes of chance count from 0."""
        known = self.actions.get(seat)
        if known is None:
            known = self.actions[seat] = self._options(seat)
        return known

    def _options(self, seat: int) -> dict[int, int]:
        question = self.question(seat)
        if question is None:
            return {}
        if seat == CHANCE:
            return dict(enumerate(sorted(set(question.options))))
        named = actions_of(SIGHTS[self.story.book.name], self.story.state, question)
        return dict(zip(named, question.options, strict=True))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities: options may be there twice."""
        question = self.question(CHANCE)
        assert question is not None, "this is a chance node"
        outcomes, total = self.options(CHANCE), len(question.options)
        if len(outcomes) == total:
            return [(one, 1 / total) for one in outcomes]
        often = Counter(question.options)
        return [(one, often[option] / total) for one, option in outcomes.items()]

    def _apply_action(self, action: int) -> None:
        seat = CHANCE if self.player == CHANCE_PLAYER else self.player
        option = self._option(seat, action)
        self.story.choose(seat, waiting(self.story.state)[0].what, option)
        self._go_on()

    def _apply_actions(self, actions: Sequence[int]) -> None:
        asked = self.asked()  # all are checked before the first is chosen
        options = [self._option(question.seat, actions[question.seat]) for question in asked]
        for question, option in zip(asked, options, strict=True):
            self.story.choose(question.seat, question.what, option)
        self._go_on()

    def _option(self, seat: int, action: int) -> int:
        """The option that an action stands for; refused if it is not on offer."""
        options = self.options(seat)
        if action not in options:
            legal = ", ".join([str(one) for one in sorted(options)])
            raise IllegalChoice(f"{action} is not an action of seat {seat}; legal: {legal}")
        return options[action]

    def _go_on(self) -> None:
        self.actions = {}
        self.player = self.story.player()

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == CHANCE_PLAYER else player
        question = self.question(seat)
        if question is None or action not in self.options(seat):
            return NOTHING
        words = in_words(self.story.book, self.story.state, question)
        return f"{words.what} {words.word(self.options(seat)[action])}"

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        """By seat: its share of the win, 0 before the end."""
        book, g = self.story.book, self.story.state
        if not is_over(g):
            return [0.0] * g.seats
        return shares_of(book.who_won(g), sides_of(book, g.seats))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Node:
        """Another state that this player cannot tell from this one; seen by Python programs only.

        The others' information states are cut down to what the player knows of them.
        """
        dice = Dice(int(sampler() * SEEDS))
        return Node(self.get_game(), self.story.guessed_by(player, dice))

    def __str__(self) -> str:
        return position.line(self.story.book, self.story.state)


class Observer:
    """Looks at states for one player: a row, a line of the view, or all that was told."""

    def __init__(
        self, of: Game, kind: pyspiel.IIGObservationType, params: Params | None = None
    ) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations; given: {params}")
        self.kind = kind
        self.sight = observation_of(of.book.name)
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.own, self.all = own, own and kind.public_info
        if self.all and not kind.perfect_recall:
            self.tensor = np.zeros(int(self.sight.width), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: Node, player: int) -> None:
        """Write the row of this player."""
        if self.tensor is not None:
            g = state.story.state
            question = question_for(g, player)
            what = BLANK if question is None else question.what
            self.tensor[:] = np.frombuffer(self.sight.row(g, player, what), np.uint8)

    def string_from(self, state: Node, player: int) -> str | None:
        """What this player knows, or everybody; what is secret alone has no text of its own."""
        story = state.story
        if not self.kind.public_info:
            return None
        if self.kind.perfect_recall:
            return story.as_told_to(player if self.own else NOBODY)
        return position.line_of_view(story.book, look(story.state, player if self.own else NOBODY))


def register(name: str) -> type[Game]:
    """Make a game known to OpenSpiel."""
    book = GAMES[name]
    made: type[Game] = type(
        f"{name.capitalize()}Game", (Game,), {"book": book, "type": game_type(book)}
    )
    pyspiel.register_game(made.type, made)
    return made


REGISTERED: Final = {name: register(name) for name in NAMES}
globals().update({made.__name__: made for made in REGISTERED.values()})  # where pickle looks
