"""Section 9, Robbery: at random or by choice, and the secret documents."""

from __future__ import annotations

from coltexpress.games.armored import facts
from coltexpress.games.armored.questions import KEEP_DECOY, WHICH_LOOT_ROBBED
from coltexpress.games.armored.state import DOCUMENT_OF, ArmoredState, team_of
from coltexpress.games.armored.steps import TAKE_LOOT
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.questions import ROB_WHAT, WHICH_PURSE
from coltexpress.games.classic.state import ask_bandit
from coltexpress.games.classic.stealing.punch import NO, YES
from coltexpress.games.classic.stealing.rob import picks, tokens_picked
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then
from coltexpress.kernel.rows import numbers_below
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.faces import ROBBERY
from coltexpress.train.loot import DECOY, DOCUMENT, KIND_OF


def rob(g: ArmoredState, me: i64, pick: i64, keep: i64) -> None:
    """Take one token from your location. [A-ROB-01, A-ROB-02, A-ROB-05]"""
    here = g.floor[g.at[me]]
    if len(here) == 0:
        base.had_no_effect(g, me, ROBBERY)
        return
    if pick == BLANK:
        pick = pick_token(g, me, here)
        if pick == BLANK:
            return
    if keep == BLANK:
        keep = NO
        if kind_picked(g, here, pick) == DOCUMENT:  # before a look: A-RULE-63
            keep = ask_bandit(g, me, KEEP_DECOY, vec[i64]([NO, YES]))
            if keep == BLANK:
                return
    then(g, TAKE_LOOT, me, pick, keep)


def pick_token(g: ArmoredState, me: i64, here: vec[i64]) -> i64:
    """Drawn evenly among all tokens, or named by the robber. [A-ED-04, A-RULE-37, A-RULE-38]"""
    if g.drawn_loot:
        return ask(g, CHANCE, WHICH_LOOT_ROBBED, weighted_picks(g, here))
    return ask_bandit(g, me, ROB_WHAT, picks(g, here))


def weighted_picks(g: ArmoredState, tokens: vec[i64]) -> vec[i64]:
    """The picks for chance: each token once, by its place or its kind. [A-RULE-38]"""
    if g.told_apart:
        return numbers_below(len(tokens))
    return vec[i64]([KIND_OF[token] for token in tokens])


def kind_picked(g: ArmoredState, tokens: vec[i64], pick: i64) -> i64:
    """The kind of the token that a pick names."""
    return KIND_OF[tokens[pick]] if g.told_apart else pick


def take_loot(g: ArmoredState, me: i64, pick: i64, keep: i64, token: i64) -> None:
    """Loot is kept; of documents the own one, and the decoy if wanted. [A-ROB-03..05]"""
    if token == BLANK:
        token = ask(g, CHANCE, WHICH_PURSE, tokens_picked(g, g.floor[g.at[me]], pick))
        if token == BLANK:
            return
    if KIND_OF[token] != DOCUMENT:
        base.robbed(g, me, pick, token)
    elif token == DOCUMENT_OF[team_of(g, g.player_of[me])] or (token == DECOY and keep == YES):
        facts.took_document(g, me, pick, token)
    else:
        facts.put_back(g, me, pick, token)
