"""Ratings as they are told: one's own, and ladders of those who asked to be listed.

A rating is 500 and forty times the skill of OpenSkill's model, so that everybody begins with 1500;
its margin is two standard deviations.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from coltexpress.protocol.scenery import says
from coltexpress.protocol.words import GameName, RoomId, Time


class GameRating(msgspec.Struct, kw_only=True):
    """How good I am at a game."""

    game: GameName
    rating: int
    margin: Annotated[int, says("it may be so much higher or lower")]
    games: Annotated[int, says("that were rated")]


class RatedGame(msgspec.Struct, kw_only=True):
    """A game that was rated."""

    game: GameName
    room: RoomId
    rank: int
    rating: Annotated[int, says("after it")]
    ended: Time


class Profile(msgspec.Struct, kw_only=True):
    """What is known of how well I play; nobody else is told."""

    ratings: list[GameRating]
    form: Annotated[list[RatedGame], says("my last rated games, the newest first")]


class Rung(msgspec.Struct, kw_only=True):
    """A place on a ladder."""

    name: Annotated[str, says("of the guest, or the level of the bot")]
    bot: bool = False
    mine: bool = False
    rating: int
    margin: int
    games: int


class Ladder(msgspec.Struct, kw_only=True):
    """The best in a game, by what they surely are: the rating less its margin."""

    game: GameName
    rungs: list[Rung]
    people: Annotated[int, says("how many people have played enough, listed or not")]
    least: Annotated[int, says("rated games before somebody is on the ladder")]
