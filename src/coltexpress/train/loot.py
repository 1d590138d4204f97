"""Loot tokens: what they are, what they are worth, and what their backs show."""

from __future__ import annotations

from typing import Final

from coltexpress.kernel.events import Veil
from coltexpress.kernel.rows import between, numbers_in, put_in_order, row, without_either
from coltexpress.kernel.vecs import append, i64, vec

PURSE: Final = 0
JEWEL: Final = 1
STRONGBOX: Final = 2
KINDS: Final = ("purse", "jewel", "strongbox")
BAG: Final = 3
NUGGET: Final = 4
DOCUMENT: Final = 5
ALL_KINDS: Final = (*KINDS, "bag", "nugget", "document")  # with those of expansions

# A token is a number. The first of a kind with secret values is the back of the token alone.
SEALED_PURSE: Final = 0
PURSE_250: Final = 1
A_JEWEL: Final = 7
A_STRONGBOX: Final = 8
SEALED_BAG: Final = 9
BAG_300: Final = 10
SEALED_NUGGET: Final = 15
FOOLS_GOLD: Final = 16
NUGGET_1500: Final = 17
SEALED_DOCUMENT: Final = 18
DECOY: Final = 19
BLUE_DOCUMENT: Final = 20
RED_DOCUMENT: Final = 21

KIND_OF: Final = row([PURSE] * 7 + [JEWEL, STRONGBOX] + [BAG] * 6 + [NUGGET] * 3 + [DOCUMENT] * 4)
_PURSES: Final = [0, 250, 300, 350, 400, 450, 500]
_BAGS: Final = [0, 300, 400, 500, 600, 700]
_NUGGETS: Final = [0, 0, 1500]
_DOCUMENTS: Final = [0, 0, 0, 0]  # what a document brings is a matter of teams
VALUE_OF: Final = row([*_PURSES, 500, 1000, *_BAGS, *_NUGGETS, *_DOCUMENTS])
BACK_OF: Final = row(
    [SEALED_PURSE] * 7
    + [A_JEWEL, A_STRONGBOX]
    + [SEALED_BAG] * 6
    + [SEALED_NUGGET] * 3
    + [SEALED_DOCUMENT] * 4
)
FIRST_OF: Final = row(  # by kind: the lowest of its tokens; those of the next kind follow
    [SEALED_PURSE, A_JEWEL, A_STRONGBOX, SEALED_BAG, SEALED_NUGGET, SEALED_DOCUMENT, len(KIND_OF)]
)
HAS_SECRET: Final = row([1, 0, 0, 1, 1, 1])  # by kind: 1 where its backs hide a value


def purse(value: i64) -> i64:
    """The purse token of this value."""
    return PURSE_250 + (value - 250) // 50


def bag(value: i64) -> i64:
    """The bag token of this value."""
    return BAG_300 + (value - 300) // 100


def is_sealed(token: i64) -> bool:
    """Is only the back of the token to be seen?"""
    return HAS_SECRET[KIND_OF[token]] == 1 and token == BACK_OF[token]


def of_kind(tokens: vec[i64], kind: i64) -> vec[i64]:
    """Those of the tokens that are of this kind."""
    return between(tokens, FIRST_OF[kind], FIRST_OF[kind + 1] - 1)


def kinds_in(tokens: vec[i64]) -> vec[i64]:
    """The kinds that lie among these tokens, in fixed order."""
    seen: i64 = 0  # a bit for each kind
    for token in tokens:
        seen |= 1 << KIND_OF[token]
    return numbers_in(seen)


def worth(tokens: vec[i64]) -> i64:
    """The sum of their values."""
    total: i64 = 0
    for token in tokens:
        total += VALUE_OF[token]
    return total


def backs(tokens: vec[i64]) -> vec[i64]:
    """The tokens as they look to somebody who may not look under them."""
    return vec[i64]([BACK_OF[token] for token in tokens])


def backs_after(tokens: vec[i64], shown: i64) -> vec[i64]:
    """The tokens as they look when the first so many of them were turned over."""
    seen = backs(tokens)
    place: i64 = 0
    while place < shown:
        seen[place] = tokens[place]
        place += 1
    return seen


def has_back(tokens: vec[i64]) -> bool:
    """Is one of these only the back of a token?"""
    return any(is_sealed(token) for token in tokens)


def add_token(tokens: vec[i64], token: i64, in_order: bool) -> vec[i64]:
    """Lay a token down: in order of arrival where tokens can be told apart, else sorted."""
    return append(tokens, token) if in_order else put_in_order(tokens, token)


def remove_token(tokens: vec[i64], token: i64) -> vec[i64]:
    """Take a token away; in a view it may lie there with its back up."""
    return without_either(tokens, token, BACK_OF[token])


class Back(Veil):
    """Of a token its back is seen."""

    def over(self, value: i64) -> i64:
        return BACK_OF[value]
