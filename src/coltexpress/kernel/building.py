"""What somebody wants to be in play; the builder of a game fills in the rest."""

from __future__ import annotations

from typing import NamedTuple

from coltexpress.kernel.errors import BadPosition


class Place(NamedTuple):
    """A place on a train: `roof` or `inside` of a car, 0 being the locomotive."""

    floor: str
    car: int
    train: str  # which of several trains; empty for the only or the usual one


class Piece(NamedTuple):
    """Somebody who stands somewhere."""

    who: str
    place: Place
    facing: str  # front or rear, where that matters
    down: bool  # on the back, where that can be


class Played(NamedTuple):
    """A card on the common pile."""

    who: str
    card: str
    down: bool


class Wound(NamedTuple):
    """Bullets that somebody took."""

    who: str
    by: str
    bullets: int


class Wanted:
    """All that was named, in the order in which it was named."""

    def __init__(self, settings: dict[str, str]) -> None:
        self.settings = settings
        self.named: list[str] = []  # everybody who was mentioned, once
        self.pieces: list[Piece] = []
        self.guards: list[Place] = []  # the Marshal, or couriers
        self.floor: list[tuple[Place, str]] = []  # loot, token by token
        self.held: list[tuple[str, str]] = []
        self.cards: dict[str, list[tuple[str, str]]] = {}  # by where they are: hand, top, …
        self.pile: list[Played] = []
        self.wounds: list[Wound] = []
        self.rounds: list[str] = []  # round cards so far, or how many rounds
        self.first = ""
        self.turn = 0
        self.phase = ""
        self.out: list[str] = []
        self.gone = 0  # cars

    def name(self, who: str) -> str:
        """Remember that somebody plays."""
        if who not in self.named:
            self.named.append(who)
        return who


def with_players(wanted: Wanted, least: int, most: int) -> dict[str, str]:
    """The settings; unless they say how many play, as many as were named, within these limits."""
    players = str(min(max(least, len(wanted.named)), most))
    return {**wanted.settings, "players": wanted.settings.get("players", players)}


def refuse(game: str, wanted: dict[str, object]) -> None:
    """Refuse what a game does not have; by name, and what was wanted of it."""
    for name, found in wanted.items():
        if found:
            raise BadPosition("", "no_such_thing", game=game, thing=name)
