"""Requests about games: which there are, what is printed in them, and what their rules say."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from starlette.responses import Response

from coltexpress import ledger
from coltexpress.bots.characters import CHARACTERS
from coltexpress.bots.levels import LEVELS, STRENGTHS, YARDSTICKS
from coltexpress.games import NAMES, game
from coltexpress.i18n import ENGLISH, LANGUAGES, language_called
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.protocol import bodies
from coltexpress.protocol.box import Box, box, catalogue
from coltexpress.protocol.messages import VERSION
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.http.kept import Kept, kept
from coltexpress.server.refusals import Refused

OURS: Final = ("data",)  # settings that are not for guests to say


async def shelf(call: Call) -> Response:
    """The games, their options and the bots."""
    return whole_shelf(call.hall.settings.games).answer(call.headers)


@cache
def whole_shelf(games: tuple[str, ...]) -> Kept:
    """The shelf is the same for everybody."""
    strengths = {level: strength for strength, level in STRENGTHS.items()}
    shelf = bodies.Shelf(
        version=VERSION,
        games=[catalogue(name) for name in games],
        bots=[
            bodies.BotInfo(name=level, strength=strengths.get(level), characters=list(CHARACTERS))
            for level in LEVELS
            if level not in YARDSTICKS
        ],
        languages=list(LANGUAGES),
    )
    return kept(msgspec.json.encode(shelf))


async def box_of(call: Call) -> Box:
    """What is printed in a game with these options."""
    name = call.place["game"]
    if name not in NAMES:
        raise Refused("no_such_page")
    settings = {key: text[:200] for key, text in call.query.items() if key not in OURS}
    try:
        return box(game(name), settings)
    except ColtExpressError as error:
        raise Refused("bad_settings", why=str(error)) from error


async def rules(call: Call) -> Response:
    """The clauses of a game's rules, in the language wished for or else that of whoever asks."""
    if call.place["game"] not in NAMES:
        raise Refused("no_such_page")
    wanted = call.query.get("lang")
    language = call.language if wanted is None else language_called(wanted) or ENGLISH
    return rules_of(call.place["game"], language).answer(call.headers, "Accept-Language", "Cookie")


@cache
def rules_of(name: str, language: str) -> Kept:
    """The ledger of a game, chapter by chapter, without what no longer holds."""
    chapters: dict[str, list[bodies.Clause]] = {}
    for clause in ledger.load(name, language).values():
        if not clause.withdrawn:
            told = bodies.Clause(id=clause.id, text=clause.text)
            chapters.setdefault(clause.section, []).append(told)
    found = bodies.Ledger(
        game=name,
        language=language,
        chapters=[bodies.Chapter(title=title, clauses=own) for title, own in chapters.items()],
    )
    return kept(msgspec.json.encode(found))


HANDLERS: Final[dict[str, Handler]] = {
    "shelf": shelf,
    "box": box_of,
    "rules": rules,
}
