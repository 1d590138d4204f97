"""Requests about puzzles. The answer leaves the server only to those who have tried."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from datetime import date
from functools import cache, partial
from typing import Final, NamedTuple

from coltexpress.games import game
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.errors import IllegalChoice, Unreadable
from coltexpress.protocol.box import Box, box
from coltexpress.protocol.messages import Afresh
from coltexpress.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleChance,
    Puzzles,
    PuzzleSolver,
    PuzzleTheme,
    PuzzleVerdict,
    ShownPuzzle,
)
from coltexpress.protocol.telling import seen
from coltexpress.server.daily import day_at
from coltexpress.server.http.about_ladders import SCALE, points
from coltexpress.server.http.call import Call, Handler
from coltexpress.server.refusals import Refused
from coltexpress.server.store.puzzles import Standing, add_try, rating_of, standing_of
from coltexpress.study.puzzles import (
    Puzzle,
    PuzzleLine,
    lines_of,
    of_the_day,
    puzzle,
    suiting,
    with_puzzles,
)
from coltexpress.study.rating import rated


class Board(NamedTuple):
    """A puzzle as it is drawn for everybody alike."""

    puzzle: Puzzle
    box: Box
    scene: Afresh


async def today(call: Call) -> Puzzles:
    """The puzzle of the day."""
    need_known(call, "game")
    name = read_game(call)
    day = date.fromisoformat(day_at(call.hall.wall()))
    found = await asyncio.to_thread(of_the_day, day, name)
    return await shown(call, found.id, await standing(call))


async def another(call: Call) -> Puzzles:
    """One that I have not tried yet, about as hard as suits me."""
    need_known(call, "game", "theme")
    lines = lines_about(read_game(call), call.query.get("theme"))
    mine = await standing(call)
    luck = Dice(secrets.randbits(53))
    found = suiting(lines, mine.known, mine.rating.skill, luck)
    return await shown(call, None if found is None else found.id, mine)


async def this(call: Call) -> Puzzles:
    """The puzzle with an id, as a link names it."""
    need_known(call)
    return await shown(call, call.place["puzzle"], await standing(call))


async def answer(call: Call) -> PuzzleVerdict:
    """Whether my choice is right; my first one counts."""
    me, choice = call.me, call.read(PuzzleAnswer).choice
    call.hall.limits.puzzles.take(me.id)
    found = (await board(call.place["puzzle"])).puzzle
    try:
        solved = found.is_solved_by(choice)
    except IllegalChoice as error:
        raise Refused("not_offered", choice=choice) from error
    work = partial(
        add_try,
        guest=me.id,
        puzzle=found.id,
        first=found.rating,
        choice=choice,
        at=call.hall.wall(),
        solved=solved,
    )
    mine, counted = await call.hall.store.write(work)
    rating = await rating_now(call, found)
    return verdict(found, choice, mine, rating, counted=counted)


def need_known(call: Call, *names: str) -> None:
    """Refuse an address with anything else in it, or with anything twice."""
    for name, count in Counter(name for name, _ in call.query.multi_items()).items():
        if name not in names or count > 1:
            raise Refused("bad_message", why=name[:40])


def read_game(call: Call) -> str | None:
    """The game that is asked for; none: any."""
    name = call.query.get("game")
    if name is not None and name not in with_puzzles():
        raise Refused("bad_message", why="game")
    return name


def lines_about(name: str | None, theme: str | None) -> list[PuzzleLine]:
    """The puzzles of a game, or of all, about a theme or any."""
    names = with_puzzles() if name is None else [name]
    found = [one for each in names for one in lines_of(each) if theme in {None, one.theme}]
    if not found:
        raise Refused("bad_message", why="theme")
    return found


async def standing(call: Call) -> Standing:
    """How whoever asks does; a stranger has not tried anything."""
    if call.guest is None:
        return Standing([], rated([]))
    return await call.hall.store.read(partial(standing_of, guest=call.guest.id))


async def rating_now(call: Call, found: Puzzle) -> float:
    """How hard a puzzle is by now."""
    return await call.hall.store.read(partial(rating_of, puzzle=found.id, first=found.rating))


async def board(id_: str) -> Board:
    """A puzzle by its id."""
    try:
        return await asyncio.to_thread(drawn, id_)
    except Unreadable as error:
        raise Refused("no_such_page") from error


@cache  # of those that there are; others are refused
def drawn(id_: str) -> Board:
    """A puzzle with its board."""
    found = puzzle(id_)
    book, view = game(found.game), found.view()
    return Board(found, box(book, book.settings(view.state)), seen(book, view))


@cache
def themes() -> list[PuzzleTheme]:
    """What the puzzles are about."""
    return [
        PuzzleTheme(game=name, theme=theme, puzzles=count)
        for name in with_puzzles()
        for theme, count in Counter(one.theme for one in lines_of(name)).most_common()
    ]


async def shown(call: Call, id_: str | None, mine: Standing) -> Puzzles:
    """A puzzle as it is shown to somebody; with the verdict if it was tried."""
    if id_ is None:
        return Puzzles(puzzle=None, themes=themes(), solver=solver(mine))
    found, drawn_box, scene = await board(id_)
    rating = await rating_now(call, found)
    tried = mine.known.get(found.id)
    return Puzzles(
        puzzle=ShownPuzzle(
            id=found.id,
            game=found.game,
            line=found.line,
            rating=points(rating),
            box=drawn_box,
            scene=scene,
            mine=tried and verdict(found, tried.choice, mine, rating, counted=True),
        ),
        themes=themes(),
        solver=solver(mine),
    )


def verdict(
    found: Puzzle, choice: int, mine: Standing, rating: float, *, counted: bool
) -> PuzzleVerdict:
    """What is told of a try."""
    return PuzzleVerdict(
        choice=choice,
        solved=choice in found.answers,
        counted=counted,
        answers=found.answers,
        options=[PuzzleChance(choice=one.choice, chance=one.chance) for one in found.options],
        theme=found.theme,
        rating=points(rating),
        solver=solver(mine),
    )


def solver(mine: Standing) -> PuzzleSolver:
    """How somebody does, as people read it."""
    skill, low, high = mine.rating
    return PuzzleSolver(
        rating=points(skill),
        margin=round(SCALE * (high - low) / 2),
        tries=len(mine.tries),
        solved=sum(one.solved for one in mine.tries),
    )


HANDLERS: Final[dict[str, Handler]] = {
    "puzzle_of_the_day": today,
    "next_puzzle": another,
    "puzzle": this,
    "answer_puzzle": answer,
}
