"""The question of a seat as a page needs it: options, whom it is about, what lies on offer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.superexpress.printed import cards_in
from coltexpress.games.superexpress.rulebook import SuperExpress
from coltexpress.kernel.agenda import BLANK, RULE_MASK, Ask, State
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.vecs import i64, vec
from coltexpress.table.cards import DRAW, FACE_DOWN, face_of, owner_of
from coltexpress.wire import ghosts
from coltexpress.wire.messages import Question
from coltexpress.wire.reading.reader import argument, plain

OF_VICTIM: Final = ("punch-what", "burst-what", "which-loot-lost")  # tokens of the second bandit
OF_OWN: Final = ("revenge-which", "lay-down-which")  # tokens of the first bandit
LOOT: Final = ("loot", "own_loot")


def question_of(book: Rulebook, table: State, asked: Ask, ghost: vec[i64]) -> Question:
    """The open question of a seat; the ghost is that of the table."""
    kind = book.questions[asked.what]
    step = table.agenda[-1]
    question = Question(
        what=kind.name,
        type=kind.options,
        options=plain(asked.options),
        about=about(step, book.steps[step & RULE_MASK].args),
    )
    if len(table.sealed) > 0 and table.sealed[asked.seat] != BLANK:
        question.answer = table.sealed[asked.seat]
    if isinstance(table, Classic):
        if kind.options in LOOT:
            point_at_tokens(question, table, step)
        elif kind.name == "play-or-draw":
            question.previews = card_previews(table, asked.options, ghost)
    elif isinstance(table, SuperExpress) and kind.options == "plan":
        question.previews = plan_previews(table, asked.seat, asked.options)
    return question


def about(step: i64, kinds: tuple[str, ...]) -> dict[str, int]:
    """What is settled of the step that waits, by type; a second bandit is the target."""
    found: dict[str, int] = {}
    for place, kind in enumerate(kinds):
        value = argument(step, place)
        if value >= 0:
            name = "target" if kind == "bandit" and "bandit" in found else kind
            if name not in found:
                found[name] = value
    return found


def point_at_tokens(question: Question, g: Classic, step: i64) -> None:
    """Say whose tokens, or those of which spot, are on offer."""
    if question.what in OF_VICTIM:
        question.held = argument(step, 1)
    elif question.what in OF_OWN:
        question.held = argument(step, 0)
    else:
        question.floor = g.at[argument(step, 0)]


def card_previews(g: Classic, options: vec[i64], found: vec[i64]) -> list[list[int]]:
    """By option: where the bandit of a card may end if it is played now; empty if it stays."""
    return [card_preview(g, option, found) for option in options]


def card_preview(g: Classic, option: i64, found: vec[i64]) -> list[int]:
    """Where the bandit of a card may end if it is played now; empty if it stays."""
    if option >= DRAW or not ghosts.moves(face_of(option)):
        return []
    the_card = option & ~FACE_DOWN
    before = ghosts.spots_before(g, owner_of(the_card), found)
    return ghosts.spots_in(ghosts.after_card(g, before, the_card))


def plan_previews(g: SuperExpress, bandit: int, plans: vec[i64]) -> list[list[int]]:
    """By plan: spot, facing and pose after each of its cards, one after the other."""
    return _previews(g.cars, ghosts.pose_of(g, bandit), g.horse_when_down, tuple(plans))


@lru_cache(maxsize=4096)
def _previews(
    cars: int, pose: ghosts.Pose, rides_when_down: bool, plans: tuple[int, ...]
) -> list[list[int]]:
    every = [ghosts.poses(cars, pose, cards_in(plan), rides_when_down) for plan in plans]
    return [[part for after in found for part in after] for found in every]
