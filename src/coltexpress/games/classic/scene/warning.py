"""What a player of the base game should know before answering, because it costs much to forget."""

from __future__ import annotations

from coltexpress.games.classic.printed import SPEEDING_UP
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import bandits_of
from coltexpress.kernel.vecs import i64
from coltexpress.protocol.drafts import Draft
from coltexpress.protocol.saying import Said
from coltexpress.train.cards import DRAW, face_of, owner_of
from coltexpress.train.faces import FIRE


def warnings_of(g: Classic, draft: Draft) -> list[Said]:
    """All warnings for whoever is asked, the weightiest first."""
    if draft.what == "play-or-draw":
        found = [Said("warning-last-round")] if is_last_round(g) else []
        return found + of_hand(g, draft)
    if draft.what == "fire-at-whom":
        return of_shot(g, draft)
    return []


def is_last_round(g: Classic) -> bool:
    """Is the loot counted after this round? [C-END-01]"""
    return len(g.round_cards) == ROUNDS


def of_hand(g: Classic, draft: Draft) -> list[Said]:
    """An empty gun, and cards that can no longer be played. [C-FIRE-13, C-PLAN-07]"""
    player, options, found = draft.about["player"], draft.options, list[Said]()
    for bandit in bandits_of(g, player):
        if g.bullets[bandit] == 0 and has_fire(options, bandit):
            found.append(Said("warning-no-bullets"))
            break
    turns = g.turns()
    last = g.turn == len(turns) - 1 and turns[g.turn] != SPEEDING_UP
    if last and not g.options.expert and DRAW in options:
        found.append(Said("warning-hand"))
    return found


def has_fire(options: list[int], bandit: i64) -> bool:
    """Is a Fire card of this bandit among the cards that can be played?"""
    return any(one < DRAW and face_of(one) == FIRE and owner_of(one) == bandit for one in options)


def of_shot(g: Classic, draft: Draft) -> list[Said]:
    """The last bullet. [C-FIRE-13]"""
    return [Said("warning-last-bullet")] if g.bullets[draft.about["bandit"]] == 1 else []
