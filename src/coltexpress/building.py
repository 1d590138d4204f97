"""A position in the making: name what matters, and the rest is filled in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coltexpress.games import game, part
from coltexpress.kernel.agenda import State, advance
from coltexpress.kernel.building import Piece, Place, Played, Wanted, Wound
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.log import Log
from coltexpress.library import Game, Setting, as_texts, dice
from coltexpress.notation import position

PHASES: Final = ("schemin", "stealin", "round_end")


class Setup:
    """A position in the making: every word adds to it, and `game` begins there.

    Bandits, loot and cards are called by name (`tuco`, `jewel`, `floor_change`) or as the
    notation has them (`T`, `$350`, `c`). What is named nowhere is filled in by the rules: the
    other bandits stand in the last car, other loot is in the box, other cards are in the decks.
    What cannot be is refused, with the reason.

    >>> import coltexpress
    >>> first, *others = coltexpress.GAMES
    >>> setup = coltexpress.Setup(first, players=4)
    >>> setup = setup.put("tuco", "roof", car=2).put("belle", "roof", car=2)
    >>> setup = setup.floor("roof", 2, "jewel", 2).held("belle", "$350").pile("tuco", "punch")
    >>> game = setup.game(seed=1)
    >>> game.legal_choices()
    ['T throw-where 1r', 'T throw-where 3r']
    >>> "who=TBGC" in setup.line(), "train=-/*;-/-;TB$350jj/-;-/-;-/GC" in setup.line()
    (True, True)
    """

    def __init__(self, name: str, **settings: Setting) -> None:
        self.book = game(name)
        self.wanted = Wanted(as_texts(settings))

    # who plays, and where they are

    def seats(self, *bandits: str) -> Setup:
        """Who plays, in the order of seats; without it, in the order in which they are named."""
        for who in bandits:
            self.wanted.name(who)
        return self

    def put(
        self,
        bandit: str,
        floor: str,
        car: int,
        *,
        train: str = "",
        facing: str = "",
        down: bool = False,
    ) -> Setup:
        """A bandit on the `roof` or `inside` of a car, 0 being the locomotive.

        Where there are two trains, say which. Where bandits stand in a row, they queue up in the
        order in which they are put, and face `front` or `rear`.
        """
        place = Place(floor, car, train)
        self.wanted.pieces.append(Piece(self.wanted.name(bandit), place, facing, down))
        return self

    def guard(self, floor: str, car: int) -> Setup:
        """The Marshal, inside a car; where couriers guard cars, the courier of that car."""
        self.wanted.guards.append(Place(floor, car, ""))
        return self

    def out(self, *bandits: str) -> Setup:
        """Who was eliminated, in this order; in games that eliminate."""
        self.wanted.out += [self.wanted.name(who) for who in bandits]
        return self

    def uncouple(self, cars: int) -> Setup:
        """So many cars are gone from the rear; in games that uncouple them."""
        self.wanted.gone += cars
        return self

    # what they have

    def floor(self, floor: str, car: int, token: str, count: int = 1, *, train: str = "") -> Setup:
        """Loot on the floor of a car or on its roof."""
        self.wanted.floor += [(Place(floor, car, train), token)] * count
        return self

    def held(self, bandit: str, token: str, count: int = 1) -> Setup:
        """Loot in a bandit's hands."""
        self.wanted.held += [(self.wanted.name(bandit), token)] * count
        return self

    def hand(self, bandit: str, *cards: str) -> Setup:
        """Cards in the hand of whoever leads a bandit."""
        return self._cards("hand", bandit, cards)

    def top(self, bandit: str, *cards: str) -> Setup:
        """Cards on top of a deck, the last one uppermost."""
        return self._cards("top", bandit, cards)

    def discard(self, bandit: str, *cards: str) -> Setup:
        """Cards on the discard pile, where there is one."""
        return self._cards("discard", bandit, cards)

    def wound(self, bandit: str, by: str, count: int = 1) -> Setup:
        """Bullets that a bandit took: by another, or by `marshal`, `event` and what else shoots."""
        self.wanted.wounds.append(Wound(self.wanted.name(bandit), by, count))
        if by not in getattr(part(self.book.name, "builder"), "CAUSES", ()):
            self.wanted.name(by)
        return self

    # where in the game we are

    def pile(self, bandit: str, card: str, *, down: bool = False) -> Setup:
        """One more card on the common pile; the first one is carried out first."""
        self.wanted.pile.append(Played(self.wanted.name(bandit), card, down))
        return self

    def rounds(self, *cards: str) -> Setup:
        """The round cards so far; the last one is that of this round."""
        self.wanted.rounds += cards
        return self

    def first(self, bandit: str) -> Setup:
        """Who is first, or starts."""
        self.wanted.first = self.wanted.name(bandit)
        return self

    def turn(self, number: int) -> Setup:
        """The turn of the round card, counted from 0."""
        self.wanted.turn = number
        return self

    def phase(self, name: str) -> Setup:
        """What begins: `schemin`, `stealin` (if there is a pile, by itself) or `round_end`."""
        if name not in PHASES:
            raise BadPosition("", "no_such_phase", name=name, phases=", ".join(PHASES))
        self.wanted.phase = name
        return self

    # what comes of it

    def state(self) -> State:
        """The state with the rest filled in, where somebody is asked; with a log of events."""
        build: Callable[[Wanted], State] = part(self.book.name, "builder").build
        g = build(self.wanted)
        self.book.check(g)
        g.log = Log()
        advance(g)
        return g

    def line(self) -> str:
        """The position line, which shows what was filled in."""
        return position.line(self.book, self.state())

    def game(self, seed: int | None = None) -> Game:
        """A game that begins there: what happens before somebody is asked is in its events."""
        return Game(self.book, self.state(), dice(seed))

    def _cards(self, where: str, bandit: str, cards: tuple[str, ...]) -> Setup:
        named = [(self.wanted.name(bandit), card) for card in cards]
        self.wanted.cards.setdefault(where, []).extend(named)
        return self
