"""The state of the base game: one flat class of short lists of small numbers.

Seats choose, players have a deck and a hand, bandits stand on the train. With three to six players
the three go together; with two, a player leads a gang of two bandits.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.options import Options
from coltexpress.games.classic.printed import (
    BULLETS,
    CAR_JEWELS,
    CAR_PURSES,
    LOOT,
    NEUTRAL_BULLETS,
    TURNS,
)
from coltexpress.kernel.agenda import BLANK, State, ask
from coltexpress.table.cards import hidden
from coltexpress.table.loot import backs
from coltexpress.table.train import NOWHERE, train_of

SETUP: Final = 0
SCHEMIN: Final = 1
STEALIN: Final = 2
ROUND_END: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "schemin", "stealin", "round_end", "over")

# Where a wound came from, if not from a bandit's gun.
BY_MEETING: Final = 20
BY_EVENT: Final = 21


class ClassicTable(State):
    """Everything that lies on the table, and whose it is."""

    def __init__(self, options: Options, like: ClassicTable | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        super().__init__(options.players)
        pawns = options.pawns
        self.options = options
        self.train = train_of(options.cars)
        # people
        self.players = options.decks
        self.bandits = pawns
        self.who = [BLANK] * pawns  # by bandit: the character
        self.player_of = [0, 0, 1, 1] if options.gangs else list(range(pawns))  # by bandit
        self.gang = [[0, 1], [2, 3]] if options.gangs else [[pawn] for pawn in range(pawns)]
        self.seat_of = list(range(options.decks))  # by player
        # the train
        self.cars = [BLANK] * options.cars  # by section after the locomotive
        self.at = [NOWHERE] * pawns  # by bandit: the spot
        self.marshal = NOWHERE
        self.floor: list[list[int]] = [[] for _ in range(self.train.spots)]  # by spot: loot
        self.box = sorted(LOOT)  # loot that is not in play
        self.spare = 0  # strongboxes waiting beside the train
        self.made_up = 0  # $250 purses made up when the box had none left
        # what bandits have
        self.held: list[list[int]] = [[] for _ in range(pawns)]  # by bandit: loot
        self.bullets = [BULLETS] * pawns  # by bandit: own bullets left
        self.wounds: list[list[int]] = [[] for _ in range(pawns)]  # by bandit: from whom
        self.neutral = NEUTRAL_BULLETS
        # cards, by player
        self.hand: list[list[int]] = [[] for _ in range(options.decks)]
        self.deck: list[list[int]] = [[] for _ in range(options.decks)]  # in no order
        self.top: list[list[int]] = [[] for _ in range(options.decks)]  # known, above the deck
        self.discard: list[list[int]] = [[] for _ in range(options.decks)]
        self.law = [BLANK] * options.decks  # whose Marshal card a gang kept
        # the common pile, first played first
        self.pile: list[int] = []
        self.pile_by: list[int] = []  # the player
        self.pile_down: list[int] = []  # 1 while face down
        # where we are
        self.phase = SETUP
        self.round_cards: list[int] = []  # turned up so far
        self.turn = 0
        self.first = 0  # the first player

    def copy_from(self, like: ClassicTable) -> None:
        """Take over everything but the log."""
        self.share_agenda(like)
        self.options = like.options
        self.train = like.train
        self.players = like.players
        self.bandits = like.bandits
        self.who = like.who[:]
        self.player_of = like.player_of
        self.gang = like.gang
        self.seat_of = like.seat_of
        self.cars = like.cars[:]
        self.at = like.at[:]
        self.marshal = like.marshal
        self.floor = [tokens[:] for tokens in like.floor]
        self.box = like.box[:]
        self.spare = like.spare
        self.made_up = like.made_up
        self.held = [tokens[:] for tokens in like.held]
        self.bullets = like.bullets[:]
        self.wounds = [sources[:] for sources in like.wounds]
        self.neutral = like.neutral
        self.hand = [cards[:] for cards in like.hand]
        self.deck = [cards[:] for cards in like.deck]
        self.top = [cards[:] for cards in like.top]
        self.discard = [cards[:] for cards in like.discard]
        self.law = like.law[:]
        self.pile = like.pile[:]
        self.pile_by = like.pile_by[:]
        self.pile_down = like.pile_down[:]
        self.phase = like.phase
        self.round_cards = like.round_cards[:]
        self.turn = like.turn
        self.first = like.first

    def contents(self) -> tuple[object, ...]:
        return (
            self.options,
            tuple(self.who),
            tuple(self.cars),
            tuple(self.at),
            self.marshal,
            tuple([tuple(tokens) for tokens in self.floor]),
            tuple(self.box),
            self.spare,
            self.made_up,
            tuple([tuple(tokens) for tokens in self.held]),
            tuple(self.bullets),
            tuple([tuple(sources) for sources in self.wounds]),
            self.neutral,
            tuple([tuple(cards) for cards in self.hand]),
            tuple([tuple(cards) for cards in self.deck]),
            tuple([tuple(cards) for cards in self.top]),
            tuple([tuple(cards) for cards in self.discard]),
            tuple(self.law),
            tuple(self.pile),
            tuple(self.pile_by),
            tuple(self.pile_down),
            self.phase,
            tuple(self.round_cards),
            self.turn,
            self.first,
        )

    def turns(self) -> list[int]:
        """The kinds of the turns on the round card that lies on top. [C-ROUND-05, C-ROUND-06]"""
        return TURNS[self.round_cards[-1]]

    def car_loot(self, car: int) -> tuple[int, int]:
        """The purses and jewels printed on the floor of a car. [C-SETUP-12]"""
        return CAR_PURSES[car], CAR_JEWELS[car]

    def watched(self, spot: int) -> bool:
        """Is the Marshal there, so that a bandit who arrives must flee? [C-MEET-01]"""
        return spot == self.marshal

    def draw_pile(self, player: int) -> int:
        """How many cards a player could still draw. [C-RULE-06, C-RULE-59]"""
        return len(self.deck[player]) + len(self.top[player]) + len(self.discard[player])

    def hide_from(self, seat: int) -> None:
        """Cover what this seat may not know. [C-RULE-01, C-RULE-03, C-SETUP-08]"""
        self.box = backs(self.box)
        self.floor = [backs(tokens) for tokens in self.floor]
        for bandit in range(self.bandits):
            if self.seat_of[self.player_of[bandit]] != seat and self.phase != OVER:
                self.held[bandit] = backs(self.held[bandit])
        for player in range(self.players):
            if self.seat_of[player] != seat:
                self.hand[player] = hidden(self.hand[player])
                self.deck[player] = hidden(self.deck[player])
        for place, by in enumerate(self.pile_by):
            if self.pile_down[place] and self.seat_of[by] != seat:
                self.pile[place] = hidden([self.pile[place]])[0]


def seat_of(g: ClassicTable, bandit: int) -> int:
    """Who chooses for this bandit."""
    return g.seat_of[g.player_of[bandit]]


def ask_bandit(g: ClassicTable, me: int, what: int, options: list[int]) -> int:
    """Ask whoever leads this bandit; BLANK while there is no answer."""
    return ask(g, g.seat_of[g.player_of[me]], what, options)


def bandits_of(g: ClassicTable, player: int) -> list[int]:
    """The bandits that a player leads: one, or a gang of two."""
    return g.gang[player]


def players_in_order(g: ClassicTable) -> list[int]:
    """The players clockwise from the first player. [C-PLAN-01]"""
    return [(g.first + k) % g.players for k in range(g.players)]


def bandits_in_order(g: ClassicTable) -> list[int]:
    """The bandits, in the order of their players."""
    return [bandit for player in players_in_order(g) for bandit in bandits_of(g, player)]


def bandits_at(g: ClassicTable, spot: int) -> list[int]:
    """Who stands there; any number may. [C-RULE-18]"""
    return [bandit for bandit in range(g.bandits) if g.at[bandit] == spot]
