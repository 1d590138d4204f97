"""Requests about ratings."""

from __future__ import annotations

from functools import partial
from typing import Final

from coltexpress.games import NAMES
from coltexpress.protocol.ladders import GameRating, Ladder, Profile, RatedGame, Rung
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.refusals import Refused
from coltexpress.server.store.ratings import (
    SETTLED,
    SURE,
    count_rated,
    form_of,
    ladder_of,
    ratings_of,
)

BASE: Final = 500
SCALE: Final = 40  # points of a rating for one of skill


async def profile(call: Call) -> Profile:
    """My ratings, and the games that made them."""
    read, me = call.hall.store.read, call.me.id
    return Profile(
        ratings=[
            GameRating(
                game=one.game,
                rating=points(one.mean),
                margin=margin(one.spread),
                games=one.games,
            )
            for one in await read(partial(ratings_of, guest=me))
        ],
        form=[
            RatedGame(
                game=one.game,
                room=one.code,
                rank=one.rank,
                rating=points(one.mean),
                ended=one.ended_at,
            )
            for one in await read(partial(form_of, guest=me))
        ],
    )


async def ladder(call: Call) -> Ladder:
    """The best in a game."""
    name = call.place["game"]
    if name not in NAMES:
        raise Refused("no_such_page")
    me = call.guest.id if call.guest else None
    found = await call.hall.store.read(partial(ladder_of, name=name))
    return Ladder(
        game=name,
        rungs=[
            Rung(
                name=one.player if one.guest is None else one.name or "",
                bot=one.guest is None,
                mine=one.guest is not None and one.guest == me,
                rating=points(one.mean),
                margin=margin(one.spread),
                games=one.games,
            )
            for one in found
        ],
        people=await call.hall.store.read(partial(count_rated, name=name)),
        least=SETTLED,
    )


def points(mean: float) -> int:
    """A skill as people read it."""
    return round(BASE + SCALE * mean)


def margin(spread: float) -> int:
    """How far a rating may be off."""
    return round(SCALE * SURE * spread)


HANDLERS: Final[dict[str, Handler]] = {"profile": profile, "ladder": ladder}
