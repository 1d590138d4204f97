"""What a game must provide, so that tables, notation, bots and pages can treat all games alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from coltexpress.kernel.agenda import (
    CHANCE,
    RULE_MASK,
    State,
    Step,
    argument,
    begin,
    is_over,
    waiting,
)
from coltexpress.kernel.chance import Chance, Dice
from coltexpress.kernel.errors import NotOver, Unreadable
from coltexpress.kernel.events import Event, EventKind, QuestionKind
from coltexpress.kernel.facts import Fact, follow
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
        raise NotOver(
            f"the game is not over, it waits for {waits}: play it to its end",
            "not_over",
            asked=waits,
        )


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """One game: how it starts, what it asks and tells, and its words in notation.

    Numbers have a type, named by a text such as "bandit" or "spot": the options of a question,
    the arguments of an event and of a step. `write_word` and `read_word` turn them into short
    texts of the notation and back.
    """

    name: str
    version: int
    players: tuple[int, ...]
    questions: tuple[QuestionKind, ...]
    events: tuple[EventKind, ...]
    facts: tuple[Fact, ...]  # by kind of event: what it changes
    steps: tuple[StepKind, ...]
    first_rule: int  # with which a game begins
    options: Mapping[str, OptionKind]
    presets: tuple[str, ...]
    extends: str = ""  # the game whose words it uses where it has none of its own
    teams: int = 0  # seats alternate between so many teams; none
    plans_together: bool = False  # does everybody plan at once, sealed until all have?
    reads_data: bool = False  # can a user's own file replace printed parts?
    variants: Mapping[str, dict[str, str]]  # settings worth measuring, by name

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
        raise NotImplementedError

    def again(self, g: State, chance: Chance | None = None) -> State:
        """Another game with the same options, at its first question."""
        fresh = g.afresh()
        begin(fresh, self.first_rule, chance)
        return fresh

    def settings(self, g: State) -> dict[str, str]:
        """The options of a game that differ from the default; `new` takes them back."""
        raise NotImplementedError

    def determinize(self, view: View, dice: Dice) -> State:
        """One of the positions that look like this view: the only way from a view to a state."""
        raise NotImplementedError

    def retell(self, state: State, event: Event, seat: int) -> State:
        """The table that this seat sees after an event that it was told."""
        after = state.copy()
        follow(self.facts, after, event)
        return after.seen_by(seat)

    def round_number(self, g: State) -> i64:
        """The round that is being played, from 1; 0 before the first."""
        raise NotImplementedError

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
        raise NotImplementedError

    def scores(self, g: State) -> list[int]:
        """The money or points of each seat so far; they alone do not say who wins."""
        raise NotImplementedError

    def ranks(self, g: State) -> list[int]:
        """The rank of each seat, 1 for winners only, shared by equals; NotOver before the end."""
        demand_over(g)
        return ranked(self.who_won(g), self.standings(g))

    def standings(self, g: State) -> list[tuple[int, ...]]:
        """By seat what ranks those who have not won, the best being the greatest."""
        return [(score,) for score in self.scores(g)]

    def write_word(self, g: State, kind: str, value: int) -> str:
        """A number of this type as a short text without spaces, commas or colons."""
        raise NotImplementedError

    def read_word(self, g: State, kind: str, text: str) -> int:
        """The number behind such a text; raises Unreadable."""
        raise NotImplementedError

    def write_fields(self, g: State) -> dict[str, str]:
        """Everything on the table as named texts, in reading order."""
        raise NotImplementedError

    def read_fields(self, fields: dict[str, str]) -> State:
        """The table behind such texts; raises Unreadable or BadPosition."""
        raise NotImplementedError

    def check(self, g: State) -> None:
        """Raise BadPosition if no game could look like this, whatever is on the agenda."""
        raise NotImplementedError

    # What `derivation` asks, to find out whether the rules can have made an agenda.

    def is_setting_up(self, g: State) -> bool:
        """Is the game before its first round?"""
        raise NotImplementedError

    def set_up_answer(self, g: State, step: Step, offered: vec[i64]) -> int:
        """What the table shows was answered to this step of the setup, or BLANK.

        Where a view shows the back of something, anything offered that has this back.
        """
        raise NotImplementedError

    def root(self, g: State) -> Step:
        """The step from which, after the setup, the whole agenda has grown."""
        raise NotImplementedError

    def as_found(self, g: State, step: Step) -> tuple[State, Step] | None:
        """A copy of the table as this rule found it, and the step that it carried out there.

        As far as the rule looks at them. None if the rule cannot be at work now, or if no step
        that it adds can be waiting.
        """
        raise NotImplementedError
