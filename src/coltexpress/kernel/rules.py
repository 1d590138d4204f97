"""What a game must provide, so that rooms, notation, bots and pages can treat all games alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType, SimpleNamespace
from typing import Final, NamedTuple

from coltexpress.kernel.agenda import (
    CHANCE,
    RULE_MASK,
    State,
    Step,
    argument,
    begin,
    is_over,
    made_of,
    waiting,
)
from coltexpress.kernel.chance import Chance, Dice
from coltexpress.kernel.errors import NotOver, Unreadable
from coltexpress.kernel.events import Event, EventKind, QuestionKind
from coltexpress.kernel.facts import Fact, facts_of
from coltexpress.kernel.vecs import i64, mypyc_attr, vec
from coltexpress.kernel.views import View


def demand_over(g: State) -> None:
    """Raise NotOver while the game waits for somebody."""
    if not is_over(g):
        seats = [
            "chance" if question.seat == CHANCE else f"seat {question.seat}"
            for question in waiting(g)
        ]
        waits = ", ".join(seats)
        raise NotOver("", "not_over", asked=waits)


def ranked(winners: list[int], standings: list[tuple[int, ...]]) -> list[int]:
    """Winners are first; behind them, or behind nobody, the others by where they stand."""
    ahead = max(len(winners), 1)  # where nobody has won nobody is first
    losers = [one for seat, one in enumerate(standings) if seat not in winners]
    return [
        1 if seat in winners else 1 + ahead + len([one for one in losers if one > mine])
        for seat, mine in enumerate(standings)
    ]


def settled(step: i64, kinds: tuple[str, ...]) -> dict[str, int]:
    """What is settled of a step, by type; a second bandit is the target."""
    found: dict[str, int] = {}
    for place, kind in enumerate(kinds):
        value = argument(step, place)
        if value >= 0:
            name = "target" if kind == "bandit" and "bandit" in found else kind
            if name not in found:
                found[name] = value
    return found


class StepKind(NamedTuple):
    """A rule that can stand on the agenda: its name and what its arguments are."""

    name: str
    args: tuple[str, ...]


class OptionKind(NamedTuple):
    """An option of a game: its values, the default first, and the clause that allows it."""

    values: tuple[str, ...]
    clause: str


class Cast(NamedTuple):
    """Who can be played in a game, and by whom."""

    names: tuple[str, ...] = ()  # of the characters; none where everybody is the same
    seats: tuple[int, ...] = ()  # by bandit, as the option `bandits` counts them: who leads him


FIRST_RULE: Final = 0  # with which every game begins
NOT_ASKED: Final = -1
HOMES: Final = {  # by file of a game: what a rulebook takes from it
    "options": "PLAYERS KINDS EDITIONS read_options write_options cast_of",
    "questions": "QUESTIONS",
    "events": "EVENTS",
    "steps": "STEPS",
    "notation": "write_word read_word",
    "position": "write_fields read_fields",
    "check": "check",
    "state": "round_number",
    "scoring": "scores standings",
    "derivation": "is_setting_up set_up_answer root as_found",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """One game: how it starts, what it asks and tells, and its words in notation.

    It is made of what lies in the folder of its game: HOMES says what is taken from which file. A
    game whose state extends that of another takes from the other's folder what its own lacks.

    Numbers have a type, named by a text such as "bandit" or "spot": the options of a question,
    the arguments of an event and of a step. `write_word` and `read_word` turn them into short
    texts of the notation and back.
    """

    name: str  # of the game, as in GAMES
    version: int  # of its rules, raised when behaviour changes
    players: tuple[int, ...]  # how many can play
    questions: tuple[QuestionKind, ...]  # by the number of an Ask: name, type of options, clauses
    events: tuple[EventKind, ...]  # by the kind of an Event: name, arguments, clauses
    facts: tuple[Fact, ...]  # by kind of event: what it changes
    steps: tuple[StepKind, ...]  # the rules that can stand on the agenda
    options: Mapping[str, OptionKind]  # by name: values, the default first, and clause
    presets: tuple[str, ...]  # editions, each a choice of options
    extends: str = ""  # the game whose words it uses where it has none of its own
    teams: int = 0  # seats alternate between so many teams; none
    plans_together: bool = False  # does everybody plan at once, sealed until all have?
    who_begins: int = NOT_ASKED  # the question with which chance draws the bandit who is first
    reads_data: bool = False  # can a user's own file replace printed parts?
    variants: Mapping[str, dict[str, str]] = MappingProxyType({})  # settings to measure, by name

    def __init__(self, kind: type[State]) -> None:
        folders = folders_of(kind)
        part = parts_in(folders)
        self._kind = kind  # of its states
        self.players = part.PLAYERS
        self.options = MappingProxyType(part.KINDS)
        self.presets = part.EDITIONS
        self.questions = part.QUESTIONS
        self.events = part.EVENTS
        self.steps = part.STEPS
        self.facts = facts_of(self.events, *[import_module(f"{one}.facts") for one in folders])
        self._read_options: Callable[[dict[str, str]], object] = part.read_options
        self._write_options: Callable[[object], dict[str, str]] = part.write_options
        self._cast_of: Callable[[object], Cast] = part.cast_of
        self._round_number: Callable[[State], int] = part.round_number
        self._scores: Callable[[State], list[int]] = part.scores
        self._standings: Callable[[State], list[tuple[int, ...]]] = part.standings
        self._write_word: Callable[[State, str, int], str] = part.write_word
        self._read_word: Callable[[State, str, str], int] = part.read_word
        self._write_fields: Callable[[State], dict[str, str]] = part.write_fields
        self._read_fields: Callable[[dict[str, str]], State] = part.read_fields
        self._check: Callable[[State], None] = part.check
        self._is_setting_up: Callable[[State], bool] = part.is_setting_up
        self._set_up_answer: Callable[[State, Step, vec[i64]], int] = part.set_up_answer
        self._root: Callable[[State], Step] = part.root
        self._as_found: Callable[[State, Step], tuple[State, Step] | None] = part.as_found

    def __reduce__(self) -> str:
        """Every game has one rulebook, under this name beside its class."""
        return "RULEBOOK"

    def new(
        self, settings: dict[str, str], chance: Chance | None = None, *, listen: bool = False
    ) -> State:
        """A game at its first question; `settings` are options as texts, checked strictly.

        With somebody who answers for chance on the spot, chance is never asked. Who listens has
        a log of events from the very first.
        """
        g = made_of(self._kind, self._read_options(settings))
        begin(g, FIRST_RULE, chance, listen=listen)
        return g

    def again(self, g: State, chance: Chance | None = None) -> State:
        """Another game with the same options, at its first question."""
        fresh = g.afresh()
        begin(fresh, FIRST_RULE, chance)
        return fresh

    def settings(self, g: State) -> dict[str, str]:
        """The options of a game that differ from the default; `new` takes them back."""
        return self._write_options(g.options_given())

    def cast(self, settings: dict[str, str]) -> Cast:
        """The characters that can be picked with these settings, and who leads which bandit."""
        return self._cast_of(self._read_options(settings))

    def cast_of_game(self, g: State) -> Cast:
        """The same of a game in play."""
        return self._cast_of(g.options_given())

    def determinize(self, view: View, dice: Dice) -> State:
        """One of the positions that look like this view: the only way from a view to a state."""
        raise NotImplementedError  # searches ask all the time, so each game answers straight

    def retell(self, state: State, event: Event, seat: int) -> State:
        """The state that this seat sees after an event that it was told."""
        after = state.copy()
        self.facts[event.kind](after, *event.args)
        return after.seen_by(seat)

    def round_number(self, g: State) -> i64:
        """The round that is being played, from 1; 0 before the first."""
        return self._round_number(g)

    def about(self, g: State) -> dict[str, int]:
        """Who acts and who suffers in what is asked now, by type: bandit, target, player, …"""
        if len(g.agenda) == 0:
            return {}
        step = g.agenda[-1]
        return settled(step, self.steps[step & RULE_MASK].args)

    def may_talk(self, g: State) -> bool:
        """May players talk to each other now?"""
        return True

    def read_data(self, content: bytes) -> str:
        """Learn parts of a user's own in place of printed ones; the digest that names them."""
        raise Unreadable(f"no parts of {self.name} can be replaced with a file")

    def winners(self, g: State) -> list[int]:
        """The seats that have won, several or none; raises NotOver before the end."""
        demand_over(g)
        return self.who_won(g)

    def who_won(self, g: State) -> list[int]:
        """The seats that have won a game that is over."""
        raise NotImplementedError  # as with `determinize`

    def scores(self, g: State) -> list[int]:
        """The money or points of each seat so far; they alone do not say who wins."""
        return self._scores(g)

    def ranks(self, g: State) -> list[int]:
        """The rank of each seat, 1 for winners only, shared by equals; NotOver before the end."""
        demand_over(g)
        return ranked(self.who_won(g), self.standings(g))

    def standings(self, g: State) -> list[tuple[int, ...]]:
        """By seat what ranks those who have not won, the best being the greatest."""
        return self._standings(g)

    def write_word(self, g: State, kind: str, value: int) -> str:
        """A number of this type as a short text without spaces, commas or colons."""
        return self._write_word(g, kind, value)

    def read_word(self, g: State, kind: str, text: str) -> int:
        """The number behind such a text; raises Unreadable."""
        return self._read_word(g, kind, text)

    def write_fields(self, g: State) -> dict[str, str]:
        """Everything in the state as named texts, in reading order."""
        return self._write_fields(g)

    def read_fields(self, fields: dict[str, str]) -> State:
        """The state behind such texts; raises Unreadable or BadPosition."""
        return self._read_fields(fields)

    def check(self, g: State) -> None:
        """Raise BadPosition if no game could look like this, whatever is on the agenda."""
        self._check(g)

    # What `derivation` asks, to find out whether the rules can have made an agenda.

    def is_setting_up(self, g: State) -> bool:
        """Is the game before its first round?"""
        return self._is_setting_up(g)

    def set_up_answer(self, g: State, step: Step, offered: vec[i64]) -> int:
        """What the state shows was answered to this step of the setup, or BLANK.

        Where a view shows the back of something, anything offered that has this back.
        """
        return self._set_up_answer(g, step, offered)

    def root(self, g: State) -> Step:
        """The step from which, after the setup, the whole agenda has grown."""
        return self._root(g)

    def as_found(self, g: State, step: Step) -> tuple[State, Step] | None:
        """A copy of the state as this rule found it, and the step that it carried out there.

        As far as the rule looks at them. None if the rule cannot be at work now, or if no step
        that it adds can be waiting.
        """
        return self._as_found(g, step)


def folders_of(kind: type[State]) -> list[str]:
    """The packages of the classes of a state: that of its game, then that of one it extends."""
    own: tuple[type, ...] = kind.__mro__[:-2]  # above are State and object
    return list(dict.fromkeys([one.__module__.rpartition(".")[0] for one in own]))


def parts_in(folders: list[str]) -> SimpleNamespace:
    """All that a rulebook takes from the folder of its game, or from one behind it."""
    found = SimpleNamespace()
    for file, names in HOMES.items():
        homes = [import_module(f"{folder}.{file}") for folder in folders]
        for name in names.split():
            having = [home for home in homes if hasattr(home, name)]
            assert having, f"{name} is missing: it belongs into {file}.py"
            setattr(found, name, getattr(having[0], name))
    return found
