"""Section 9, Robbery: at random or by choice, and the secret documents."""

from __future__ import annotations

from coltexpress.games.armored import facts
from coltexpress.games.armored.questions import KEEP_DECOY, WHICH_LOOT_ROBBED
from coltexpress.games.armored.state import DOCUMENT_OF, ArmoredTable, team_of
from coltexpress.games.armored.steps import TAKE_LOOT
from coltexpress.games.classic import facts as base
from coltexpress.games.classic.questions import ROB_WHAT, WHICH_PURSE
from coltexpress.games.classic.state import ask_bandit
from coltexpress.games.classic.stealing.punch import NO, YES
from coltexpress.games.classic.stealing.rob import picks, tokens_picked
from coltexpress.kernel.agenda import BLANK, CHANCE, ask, then
from coltexpress.table.cards import ROBBERY
from coltexpress.table.loot import DECOY, DOCUMENT, KIND_OF


def rob(g: ArmoredTable, me: int, pick: int, keep: int) -> None:
    """Take one token from your location. [A-ROB-01, A-ROB-02, A-ROB-05]"""
    here = g.floor[g.at[me]]
    if not here:
        base.had_no_effect(g, me, ROBBERY)
        return
    if pick == BLANK:
        pick = pick_token(g, me, here)
        if pick == BLANK:
            return
    if keep == BLANK and kind_picked(g, here, pick) == DOCUMENT:  # before a look: A-RULE-63
        ask_bandit(g, me, KEEP_DECOY, [NO, YES])
        return
    then(g, TAKE_LOOT, me, pick, NO if keep == BLANK else keep)


def pick_token(g: ArmoredTable, me: int, here: list[int]) -> int:
    """Drawn evenly among all tokens, or named by the robber. [A-ED-04, A-RULE-37, A-RULE-38]"""
    if g.rules.robbery_pick == "random":
        return ask(g, CHANCE, WHICH_LOOT_ROBBED, weighted_picks(g, here))
    return ask_bandit(g, me, ROB_WHAT, picks(g, here))


def weighted_picks(g: ArmoredTable, tokens: list[int]) -> list[int]:
    """The picks for chance: each token once, by its place or its kind. [A-RULE-38]"""
    if g.options.tokens_told_apart:
        return list(range(len(tokens)))
    return [KIND_OF[token] for token in tokens]


def kind_picked(g: ArmoredTable, tokens: list[int], pick: int) -> int:
    """The kind of the token that a pick names."""
    return KIND_OF[tokens[pick]] if g.options.tokens_told_apart else pick


def take_loot(g: ArmoredTable, me: int, pick: int, keep: int, token: int) -> None:
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
