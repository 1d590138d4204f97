"""The words of the scenario tests of Couriers & Armored Train.

    t = stealin("-/-;-/-;-/G;-/T", pile="G:f", seats="GTCB", round_=3)
    t.play("G fire-at-whom T")

Trains are written as in the position line: roof/inside, locomotive first. `seats` are the bandits
in seating order, blue and red in turns; whoever is not on a train waits at `rest`. The
couriers are where they start unless the armored train says otherwise. Everybody has a full gun, all
action cards in the deck and no loot, unless the words say so. Only the steps that are named follow.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from staging import Staged

from coltexpress.games import game
from coltexpress.games.armored import notation, position, scoring
from coltexpress.games.armored.builder import (
    EMPTY,
    GUARDED,
    deal,
    default_card,
    guests,
    set_rounds,
    table,
)
from coltexpress.games.armored.options import read_options
from coltexpress.games.armored.printed import EVENTS
from coltexpress.games.armored.rulebook import Armored, state_of
from coltexpress.games.classic.notation import read_bandit, write_bandit
from coltexpress.games.classic.state import OVER, PHASES, ROUND_END, SCHEMIN, STEALIN
from coltexpress.games.classic.steps import END_ROUND
from coltexpress.kernel.agenda import Step
from coltexpress.kernel.rows import row
from coltexpress.kernel.views import look
from coltexpress.notation.position import read
from coltexpress.train import bandits

Words: TypeAlias = dict[str, Any]  # further words of given(), for tests that share them

BOOK: Final = game("armored")
ARMORED: Final = GUARDED  # without bandits or loot, the couriers where they start


class Scenario(Staged):
    """A game that a test sets up, plays and looks at."""

    g: Armored

    def __init__(self, g: Armored) -> None:
        super().__init__(BOOK, g)

    def at(self, letters: str) -> str:
        """Where bandits stand, such as `S2r`; of several, with spaces between."""
        return " ".join([self.word("spot", self.g.at[self.pawn(one)]) for one in letters])

    @property
    def couriers(self) -> str:
        """Where the three couriers stand."""
        return " ".join([self.word("spot", spot) for spot in self.g.courier])

    def floor(self, spot: str) -> str:
        """The loot on the floor of a spot."""
        return notation.write_tokens(self.g.floor[notation.read_word(self.g, "spot", spot)])

    def held(self, bandit: str) -> str:
        """The loot of a bandit."""
        return notation.write_tokens(self.g.held[self.pawn(bandit)])

    def bullets(self, bandit: str) -> int:
        """The own bullets that a bandit has left."""
        return self.g.bullets[self.pawn(bandit)]

    def wounds(self, letters: str) -> str:
        """Whose bullets bandits received; of several, with spaces between."""
        return " ".join(
            [position.write_wounds(self.g, self.g.wounds[self.pawn(one)]) for one in letters]
        )

    @property
    def bunch(self) -> str:
        """Whose bullets lie under the Wild Bunch token."""
        return position.write_wounds(self.g, self.g.bunch)

    def hand(self, player: str) -> str:
        """A player's hand."""
        return notation.write_cards(self.g, self.g.hand[self.player(player)])

    def deck(self, player: str) -> str:
        """A player's deck in no known order, `^` and what lies on top, `_` and what lies below."""
        number = self.player(player)
        text = notation.write_cards(self.g, self.g.deck[number])
        top, under = self.g.top[number], self.g.under[number]
        text += f"^{notation.write_cards(self.g, top)}" if top else ""
        return text + (f"_{notation.write_cards(self.g, under)}" if under else "")

    def discards(self, player: str) -> str:
        """A player's discard pile."""
        return notation.write_cards(self.g, self.g.discard[self.player(player)])

    @property
    def pile(self) -> str:
        """The common pile: `G:f,P:(@T)`."""
        return position.write_fields(self.g)["pile"]

    @property
    def phase(self) -> str:
        """Where in the round we are."""
        return PHASES[self.g.phase]

    def story(self, seat: str | None = None) -> list[str]:
        """What happened so far, as everybody or as one player's seat was told."""
        return self.told_to(None if seat is None else self.seat(seat))

    def seen_by(self, player: str) -> Scenario:
        """The table as a player's seat sees it, to be looked at in the same words."""
        return Scenario(state_of(look(self.g, self.seat(player)).state))

    def money(self, team: str) -> int:
        """What a team would be paid now."""
        return scoring.team_money(self.g, notation.read_word(self.g, "team", team))

    @property
    def winners(self) -> str:
        """The letters of the bandits who would win now."""
        return "".join([write_bandit(self.g, one) for one in scoring.winning_bandits(self.g)])

    # numbers behind words

    def pawn(self, bandit: str) -> int:
        return read_bandit(self.g, bandit)

    def player(self, player: str) -> int:
        return notation.read_player(self.g, player)

    def seat(self, player: str) -> int:
        return self.g.seat_of[self.player(player)]


def new(**settings: str) -> Scenario:
    """A new game at its very first question."""
    return Scenario(Armored(read_options(settings))).go("set_up")


def set_up(seats: str, **settings: str) -> Scenario:
    """A new game of these bandits, chance always answering with its first option."""
    names = ",".join([bandits.NAMES[bandits.LETTERS.index(one)] for one in seats])
    return new(players=str(len(seats)), bandits=names, **guests(seats), **settings).roll()


def again(t: Scenario) -> Scenario:
    """The same position, read from its line: nothing of it may be lost."""
    return Scenario(state_of(read(t.line)))


def given(
    starting: str = EMPTY,
    *,
    armored: str = ARMORED,
    seats: str = "GTCB",
    rest: str = "S3i",
    round_: int = 1,
    card: str = "",
    turn: int = 0,
    first: str = "",
    held: dict[str, str] | None = None,
    guns: dict[str, int] | None = None,
    wounds: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    tops: dict[str, str] | None = None,
    discards: dict[str, str] | None = None,
    unders: dict[str, str] | None = None,
    pile: str = "-",
    neutral: int = 23,
    bunch: str = "-",
    ladder: int = 0,
    players: str = "",
    **settings: str,
) -> Scenario:
    """A table in the middle of a round, with an empty agenda."""
    options = {"players": players or str(len(seats)), **guests(seats), **settings}
    g = table(
        starting,
        armored=armored,
        seats=seats,
        rest=rest,
        held=held,
        guns=guns,
        wounds=wounds,
        neutral=neutral,
        settings=options,
    )
    g.bunch = row(position.read_wounds(g, bunch))
    g.ladder = ladder
    set_rounds(g, round_cards(g, round_, card))
    t = Scenario(g)
    g.first = t.player(first) if first else 0
    g.turn = turn
    position.read_pile(g, pile)
    cards = {"hand": hands, "deck": decks, "top": tops, "discard": discards, "under": unders}
    deal(g, {place: texts or {} for place, texts in cards.items()})
    return t


def resting(**words: object) -> Scenario:
    """A table when all cards are carried out, and only the end of the round is on the agenda."""
    t = given(**words)  # type: ignore[arg-type]  # the words are those of given()
    t.g.phase = STEALIN
    t.g.agenda = row([Step(END_ROUND).number()])
    return t


def round_cards(g: Armored, round_: int, card: str) -> list[str]:
    """The cards of the rounds so far, the last one as named, the others any."""
    this = card or default_card(g, round_)
    names = [g.printed.round_cards[one] for one in g.printed.rounds_for(g.bandits)]
    return [*[one for one in names if one != this][: round_ - 1], this]


def stealin(
    starting: str = EMPTY, *, pile: str, then: tuple[str, ...] = (), **words: object
) -> Scenario:
    """Stealin' begins with this pile; afterwards only the steps in `then` follow."""
    t = given(starting, pile=pile, **words)  # type: ignore[arg-type]  # the words are those of given()
    t.g.phase = STEALIN
    return t.go("next_card", *then)


def schemin(
    starting: str = EMPTY,
    *,
    card: str,
    turn: int = 0,
    then: tuple[str, ...] = (),
    **words: object,
) -> Scenario:
    """Schemin' from this turn of a round card; afterwards only the steps in `then` follow."""
    t = given(starting, card=card, turn=turn, **words)  # type: ignore[arg-type]  # as above
    t.g.phase = SCHEMIN
    turns = range(turn, len(t.g.turns()))
    return t.go(*[f"turn:{one}" for one in turns], *then)


def event(
    starting: str = EMPTY, name: str = "", then: tuple[str, ...] = (), **words: object
) -> Scenario:
    """The event of this name happens; afterwards only the steps in `then` follow."""
    t = given(starting, **words)  # type: ignore[arg-type]  # as above
    number = EVENTS.index(name)
    sets = [*t.g.printed.rounds_for(t.g.bandits), *t.g.printed.charges_for(t.g.rules.mode)]
    t.g.round_cards[-1] = next(one for one in sets if t.g.printed.event_of[one] == number)
    t.g.phase = ROUND_END
    return t.go("happen", *then)


def end(starting: str = EMPTY, *, card: str = "", **words: object) -> Scenario:
    """The game is over, after a Cavalry Charge without a text unless one is named."""
    t = given(starting, round_=5, card=card, **words)  # type: ignore[arg-type]  # as above
    t.g.phase = ROUND_END
    t.go("end_round")
    assert t.g.phase == OVER
    return t
