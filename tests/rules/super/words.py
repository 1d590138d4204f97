"""The words of the scenario tests of Colt Super Express, in the notation of its ledger.

    t = train("1.in=[B> (<C)] 2.in=[<A]")
    t.play("A move")
    assert t.train == "1.in=[B> (<C) <A]"

`<A` faces FRONT, `A>` faces REAR, `(…)` is down; 0 is the locomotive. The bandits are A, B, C … in
the order of their seats. `play` carries out single cards; `round` lets all plan and plays on until
somebody is asked again.
"""

from __future__ import annotations

import re
from typing import Final

from coltexpress.games import game
from coltexpress.games.super import execution, scoring
from coltexpress.games.super.board import FRONT, REAR
from coltexpress.games.super.builder import Pose, table
from coltexpress.games.super.events import EVENTS
from coltexpress.games.super.printed import CARDS
from coltexpress.games.super.questions import QUESTIONS
from coltexpress.games.super.rulebook import SuperExpress, state_of
from coltexpress.games.super.stacks import from_top, put_on
from coltexpress.games.super.state import (
    EXECUTION,
    OUT,
    PHASES,
    queue_at,
)
from coltexpress.games.super.steps import END_GAME, END_ROUND, PLAN
from coltexpress.kernel.agenda import CHANCE, advance, choose, play, then, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.events import Event
from coltexpress.kernel.log import Log
from coltexpress.kernel.rows import row
from coltexpress.kernel.views import look, told
from coltexpress.notation.position import line, read

BOOK: Final = game("super")
SEATS: Final = "ABCDEFG"
STATUS: Final = ("beside", "aboard", "fallen", "out")
FLOORS: Final = ("in", "ro")
QUEUE: Final = re.compile(r"(\d)\.(in|ro)=\[([^\]]*)\]")


class Train:
    """A game that a test sets up, plays and looks at."""

    def __init__(self, g: SuperExpress) -> None:
        self.g = g
        g.log = Log()

    # playing

    def play(self, *cards: str) -> Train:
        """Single cards as they come up, such as `A fire`, whoever's turn it is."""
        self.stop()
        for text in cards:
            letter, card = text.split()
            bandit = seat(letter)
            if self.g.status[bandit] != OUT:
                self.g.plan[bandit] = put_on(self.g.plan[bandit], CARDS.index(card))
            execution.take_turn(self.g, bandit)
            if scoring.is_decided(self.g):
                then(self.g, END_GAME)
                advance(self.g)
        return self

    def plan(self, **plans: str) -> Train:
        """Some lay plans, such as `A="turn-move-fire"`; the last one starts the round."""
        for letter, text in plans.items():
            play(self.g, seat(letter), BOOK.read_word(self.g, "plan", text))
        return self

    def round(self, *plans: str) -> Train:
        """Everybody aboard plans, in seat order: `round("turn-move-fire", …)`."""
        planners = [question.seat for question in waiting(self.g)]
        for bandit, text in zip(planners, plans, strict=True):
            play(self.g, bandit, BOOK.read_word(self.g, "plan", text))
        return self

    def decouple(self) -> Train:
        """All cards are resolved: the end of the round."""
        self.stop()
        then(self.g, END_ROUND)
        advance(self.g)
        return self

    def draw_for(self, who: int, value: int) -> Train:
        """Somebody chooses."""
        play(self.g, who, value)
        return self

    def draw(self, value: int) -> Train:
        """Chance draws: a loot value, or the seat of the start player."""
        play(self.g, CHANCE, value)
        return self

    def at_random(self, seed: int) -> Train:
        """Everybody answers at random to the end of the game."""
        dice = Dice(seed)
        while waiting(self.g):
            question = waiting(self.g)[0]
            choose(self.g, question.seat, dice.answer(question.options))
        return self

    def stop(self) -> None:
        """Leave the planning: the test says itself what comes up."""
        self.g.phase = EXECUTION
        self.g.agenda, self.g.sealed = row([]), row([])
        self.g.clear_asks()

    # looking

    @property
    def train(self) -> str:
        """All queues that are not empty, in the notation of the ledger."""
        return " ".join(
            f"{spot // 2}.{FLOORS[spot % 2]}=[{' '.join(self.piece(one) for one in bandits)}]"
            for spot in range(2 * (self.g.options.cars + 1))
            if (bandits := list(queue_at(self.g, spot)))
        )

    def piece(self, bandit: int) -> str:
        """A piece as it faces, in brackets while it is down."""
        letter = SEATS[bandit]
        piece = f"<{letter}" if self.g.facing[bandit] == FRONT else f"{letter}>"
        return f"({piece})" if self.g.down[bandit] else piece

    def status(self, letter: str) -> str:
        """aboard, fallen or out."""
        return STATUS[self.g.status[seat(letter)]]

    def loot(self, letter: str) -> list[int]:
        """The loot cards of a player."""
        return list(self.g.loot[seat(letter)])

    def down(self) -> str:
        """The letters of those who lie on their backs."""
        return letters([bandit for bandit in range(self.g.players) if self.g.down[bandit]])

    def shown(self, letter: str) -> list[int]:
        """The cards that somebody has revealed in this round, in order."""
        return from_top(self.g.shown[seat(letter)])[::-1]

    def options(self) -> list[int]:
        """The options of the first open question."""
        return list(self.g.asks[0].options)

    @property
    def winners(self) -> str:
        """Who has won, as letters; only when the game is over."""
        assert self.phase == "over"
        return letters(BOOK.winners(self.g))

    @property
    def ranks(self) -> list[int]:
        """The rank of every seat."""
        return BOOK.ranks(self.g)

    @property
    def phase(self) -> str:
        """Where in the game we are."""
        return PHASES[self.g.phase]

    @property
    def start(self) -> str:
        """Who has the start-player card."""
        return SEATS[self.g.start]

    def asked(self) -> list[str]:
        """The open questions, as seat and name: `A which-plan`."""
        return [
            f"{'dice' if one.seat == CHANCE else SEATS[one.seat]} {QUESTIONS[one.what].name}"
            for one in waiting(self.g)
        ]

    def story(self, seen_by: str = "") -> list[str]:
        """What was told so far, in full or to one player: `shot A B`."""
        assert self.g.log is not None
        log = told(self.g.log, seat(seen_by)) if seen_by else self.g.log
        return [self.sentence(event) for event in log]

    def happened(self, *names: str) -> list[str]:
        """What was told so far of some kinds only."""
        return [text for text in self.story() if text.split()[0] in names]

    def sentence(self, event: Event) -> str:
        """One event in words."""
        kind = EVENTS[event.kind]
        words = [self.word(*pair) for pair in zip(kind.args, event.args, strict=True)]
        return " ".join([kind.name, *words])

    def word(self, kind: str, value: int) -> str:
        """A number in words; bandits by the letters of their seats."""
        if kind in ("bandit", "target"):
            return SEATS[value]
        return BOOK.write_word(self.g, kind, value)

    def plan_of(self, letter: str, seen_by: str) -> list[int]:
        """The cards that somebody has not revealed, as somebody sees them."""
        state = look(self.g, seat(seen_by)).state
        assert isinstance(state, SuperExpress)
        return from_top(state.plan[seat(letter)])

    def line(self) -> str:
        """The position line."""
        return line(BOOK, self.g)


def seat(letter: str) -> int:
    """The seat of a letter."""
    return SEATS.index(letter)


def letters(bandits: list[int]) -> str:
    """The letters of some seats."""
    return "".join([SEATS[bandit] for bandit in bandits])


def train(
    text: str,
    *,
    cars: int | None = None,
    players: int = 3,
    start: str = "A",
    loot: dict[str, list[int]] | None = None,
    **settings: str,
) -> Train:
    """A train in the middle of a game; who is not on it was eliminated before."""
    found = {(int(m[1]), m[2]): m[3].split() for m in QUEUE.finditer(text)}
    named = [SEATS.index(letter) for letter in re.findall("[A-G]", text)]
    count = max(players, *[bandit + 1 for bandit in named])
    if settings.get("unofficial_two_players") == "true":
        count = players
    poses = [
        posed(piece, section, floor)
        for (section, floor), pieces in found.items()
        for piece in pieces
    ]
    aboard = [pose.bandit for pose in poses]
    g = table(
        poses,
        out=[[bandit for bandit in range(count) if bandit not in aboard]],
        cars=count + 1 if cars is None else cars,
        start=seat(start),
        settings={"players": str(count), **settings},
    )
    for letter, values in (loot or {}).items():
        g.loot[seat(letter)] = row(values)
    then(g, PLAN)
    advance(g)
    return Train(g)


def posed(piece: str, section: int, floor: str) -> Pose:
    """One piece as it stands."""
    facing = FRONT if "<" in piece else REAR
    where = "roof" if floor == "ro" else "inside"
    return Pose(seat(piece.strip("()<>")), where, section, facing, "(" in piece)


def new(**settings: str) -> Train:
    """A new game at its very first question."""
    return Train(state_of(game("super").new(settings)))


def started(start: str = "A", **settings: str) -> Train:
    """A new game at its first plans, with the bandits in order and the start player drawn."""
    t = new(**settings)
    while t.g.asks[0].seat != CHANCE or QUESTIONS[t.g.asks[0].what].name != "who-starts":
        choose(t.g, t.g.asks[0].seat, t.g.asks[0].options[0])
    return t.draw(seat(start))


def position(text: str) -> Train:
    """The game behind a position line."""
    g = read(text)
    assert isinstance(g, SuperExpress)
    return Train(g)
