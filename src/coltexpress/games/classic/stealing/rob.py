"""Chapter A8, Robbery, and how one of several tokens is picked."""

from __future__ import annotations

from coltexpress.games.classic import facts
from coltexpress.games.classic.questions import ROB_WHAT, WHICH_PURSE
from coltexpress.games.classic.state import ClassicState
from coltexpress.games.classic.stealing.aim import aim
from coltexpress.kernel.agenda import BLANK, CHANCE, ask
from coltexpress.kernel.rows import numbers_below
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.faces import ROBBERY
from coltexpress.train.loot import BAG, HAS_SECRET, KIND_OF, PURSE, kinds_in, of_kind


def rob(g: ClassicState, me: i64, pick: i64, token: i64) -> None:
    """Take one token from your own spot; it must be done if it can. [C-ROB-01..04, C-RULE-14]"""
    if pick == BLANK:
        pick = aim(g, me, ROBBERY, ROB_WHAT, picks(g, g.floor[g.at[me]]))
    if pick != BLANK:
        take_token(g, me, pick, token)


def take_token(g: ClassicState, me: i64, pick: i64, token: i64) -> None:
    """Take the token that was picked from where you stand."""
    if token == BLANK:
        token = ask(g, CHANCE, WHICH_PURSE, tokens_picked(g, g.floor[g.at[me]], pick))
    if token != BLANK:
        facts.robbed(g, me, pick, token)


def picks(g: ClassicState, tokens: vec[i64]) -> vec[i64]:
    """What a chooser can name: a kind, or a token by its place. [C-RULE-04]"""
    return numbers_below(len(tokens)) if g.told_apart else kinds_in(tokens)


def purse_picks(g: ClassicState, tokens: vec[i64]) -> vec[i64]:
    """The same, for purses alone."""
    places = vec[i64]([place for place, token in enumerate(tokens) if KIND_OF[token] == PURSE])
    return vec[i64]([PURSE]) if len(places) > 0 and not g.told_apart else places


def tokens_picked(g: ClassicState, tokens: vec[i64], pick: i64) -> vec[i64]:
    """The token that was named, or those of the kind, of which one is drawn blind. [C-RULE-04]"""
    if g.told_apart:
        return vec[i64]([tokens[pick]])
    found = of_kind(tokens, pick)
    return found if HAS_SECRET[pick] == 1 else found[:1]


def is_purse(g: ClassicState, tokens: vec[i64], pick: i64) -> bool:
    """Does the pick name a purse, or a bag? [C-CHEY-02, A-CHEYENNE-01]"""
    kind = KIND_OF[tokens[pick]] if g.told_apart else pick
    return kind in (PURSE, BAG)
