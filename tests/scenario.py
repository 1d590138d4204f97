"""The words of the scenario tests: a table set up in one line, played in words of the notation.

    t = stealin("-/*;-/-;-/CT;-/D", pile="D:f")     # roof/inside, the locomotive first
    t.play("D fire-at-whom C")
    assert t.at("C") == "1i"

Whoever stands on the train plays, seated in the order of `seats` (letters; gangs with a comma), or
as they appear from the locomotive back. Everybody begins with a full gun, all action cards in the
deck and no loot, unless the words say otherwise. Only the steps that are named follow.
"""

from __future__ import annotations

from collections.abc import Iterator

from staging import Staged

from coltexpress.games import game
from coltexpress.games.classic import notation, position
from coltexpress.games.classic.builder import deal, table
from coltexpress.games.classic.options import read_options
from coltexpress.games.classic.printed import EVENT_OF, EVENTS, ROUND_CARDS, TURNS
from coltexpress.games.classic.rulebook import Classic, state_of
from coltexpress.games.classic.scoring import bullets_received, gunslingers, money, winners
from coltexpress.games.classic.state import PHASES, ROUND_END, SCHEMIN, STEALIN
from coltexpress.games.classic.steps import HAPPEN, NEXT_CARD, STEPS, TURN
from coltexpress.kernel.agenda import choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import row
from coltexpress.kernel.views import View, look

BOOK = game("classic")


class Scenario(Staged):
    """A game of the base game that a test sets up, plays and looks at."""

    g: Classic

    def __init__(self, g: Classic) -> None:
        super().__init__(BOOK, g)

    def at_random(self, seed: int) -> Iterator[Scenario]:
        """Everybody answers at random, to the end of the game: the table after each answer."""
        dice = Dice(seed)
        while waiting(self.g):
            question = waiting(self.g)[0]
            choose(self.g, question.seat, dice.answer(question.options))
            yield self

    def at(self, bandit: str) -> str:
        """Where a bandit stands, such as `2r`."""
        return self.word("spot", self.g.at[self.pawn(bandit)])

    @property
    def marshal(self) -> str:
        """Where the Marshal stands."""
        return self.word("spot", self.g.marshal)

    def floor(self, spot: str) -> str:
        """The loot on the floor of a spot."""
        return notation.write_tokens(self.g.floor[notation.read_spot(self.g, spot)])

    def held(self, bandit: str) -> str:
        """The loot of a bandit."""
        return notation.write_tokens(self.g.held[self.pawn(bandit)])

    def bullets(self, bandit: str) -> int:
        """The own bullets that a bandit has left."""
        return self.g.bullets[self.pawn(bandit)]

    def wounds(self, bandit: str) -> str:
        """Who hit a bandit: letters, `m` for a meeting with the Marshal, `e` for an event."""
        return position.write_wounds(self.g, self.g.wounds[self.pawn(bandit)])

    def hand(self, player: str) -> str:
        """A player's hand."""
        return notation.write_cards(self.g, self.g.hand[self.player(player)])

    def deck(self, player: str) -> str:
        """A player's deck: the part in no known order, then `^` and what lies on top of it."""
        number = self.player(player)
        top = self.g.top[number]
        below = notation.write_cards(self.g, self.g.deck[number])
        return f"{below}^{notation.write_cards(self.g, top)}" if top else below

    def discards(self, player: str) -> str:
        """A player's discard pile, in the order it was laid."""
        return notation.write_cards(self.g, self.g.discard[self.player(player)])

    @property
    def pile(self) -> str:
        """The common pile: `D:f,C:(m)`."""
        return position.write_fields(self.g)["pile"]

    @property
    def phase(self) -> str:
        """Where in the round we are."""
        return PHASES[self.g.phase]

    def story(self, seat: str | None = None) -> list[str]:
        """What happened so far, as everybody or as one seat was told: `shot D C 6`."""
        return self.told_to(None if seat is None else self.player(seat))

    def view(self, seat: str) -> View:
        """What a seat sees."""
        return look(self.g, self.player(seat))

    def seen_by(self, seat: str) -> Scenario:
        """The table as a seat sees it, to be looked at in the same words."""
        return Scenario(state_of(self.view(seat).state))

    def money(self, player: str) -> int:
        """What a player would be paid now."""
        return money(self.g, self.player(player))

    def received(self, player: str) -> int:
        """The bullets that count against a player in a tie."""
        return bullets_received(self.g, self.player(player))

    @property
    def gunslingers(self) -> str:
        """The letters of those who fired most."""
        return "".join([notation.write_bandit(self.g, one) for one in gunslingers(self.g)])

    @property
    def winners(self) -> list[str]:
        """Who would win now."""
        return [notation.write_player(self.g, player) for player in winners(self.g)]

    # numbers behind words

    def pawn(self, bandit: str) -> int:
        return notation.read_bandit(self.g, bandit)

    def player(self, player: str) -> int:
        return notation.read_player(self.g, player)


def new(**settings: str) -> Scenario:
    """A new game at its very first question."""
    table = Scenario(Classic(read_options(settings)))
    return table.go("set_up")


def given(
    train: str,
    *,
    seats: str = "",
    held: dict[str, str] | None = None,
    guns: dict[str, int] | None = None,
    wounds: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    tops: dict[str, str] | None = None,
    discards: dict[str, str] | None = None,
    pile: str = "-",
    card: str = "",
    rounds: str = "",
    turn: int = 0,
    first: str = "",
    neutral: int = 13,
    **settings: str,
) -> Scenario:
    """A table in the middle of a round, with an empty agenda."""
    guests = any(one in "YWMS" for one in seats or train)
    settings.setdefault("guest_bandits", "true" if guests else "false")
    g = table(
        train,
        seats=seats,
        held=held,
        guns=guns,
        wounds=wounds,
        rounds=rounds or card,
        neutral=neutral,
        settings=settings,
    )
    t = Scenario(g)
    g.first = t.player(first) if first else 0
    g.turn = turn
    position.read_pile(g, pile)
    cards = {"hand": hands, "deck": decks, "top": tops, "discard": discards}
    deal(g, {place: texts or {} for place, texts in cards.items()})
    return t


def stealin(train: str, *, pile: str, then: tuple[str, ...] = (), **words: object) -> Scenario:
    """Stealin' begins with this pile; afterwards only the steps in `then` follow."""
    t = given(train, pile=pile, **words)  # type: ignore[arg-type]  # the words are those of given()
    t.g.phase = STEALIN
    return t.go(STEPS[NEXT_CARD].name, *then)


def schemin(
    train: str, *, card: str, turn: int = 0, then: tuple[str, ...] = (), **words: object
) -> Scenario:
    """Schemin' from this turn of a round card; afterwards only the steps in `then` follow."""
    t = given(train, card=card, turn=turn, **words)  # type: ignore[arg-type]  # as above
    t.g.phase = SCHEMIN
    turns = range(turn, len(TURNS[ROUND_CARDS.index(card)]))
    return t.go(*[f"{STEPS[TURN].name}:{one}" for one in turns], *then)


def event(train: str, name: str, then: tuple[str, ...] = (), **words: object) -> Scenario:
    """The event of this name happens; afterwards only the steps in `then` follow."""
    t = given(train, **words)  # type: ignore[arg-type]  # as above
    t.g.round_cards = row([list(EVENT_OF).index(EVENTS.index(name))])
    t.g.phase = ROUND_END
    return t.go(STEPS[HAPPEN].name, *then)
