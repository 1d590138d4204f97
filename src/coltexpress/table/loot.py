"""Loot tokens: what they are, what they are worth, and what their backs show."""

from __future__ import annotations

from bisect import insort
from typing import Final

PURSE: Final = 0
JEWEL: Final = 1
STRONGBOX: Final = 2
KINDS: Final = ("purse", "jewel", "strongbox")

# A token is a number. The first of a kind with secret values is the back of the token alone.
SEALED_PURSE: Final = 0
PURSE_250: Final = 1
A_JEWEL: Final = 7
A_STRONGBOX: Final = 8

KIND_OF: Final = [PURSE] * 7 + [JEWEL, STRONGBOX]
VALUE_OF: Final = [0, 250, 300, 350, 400, 450, 500, 500, 1000]
BACK_OF: Final = [SEALED_PURSE] * 7 + [A_JEWEL, A_STRONGBOX]


def purse(value: int) -> int:
    """The purse token of this value."""
    return PURSE_250 + (value - 250) // 50


def kinds_in(tokens: list[int]) -> list[int]:
    """The kinds that lie among these tokens, in fixed order."""
    return sorted({KIND_OF[token] for token in tokens})


def worth(tokens: list[int]) -> int:
    """The sum of their values."""
    total = 0
    for token in tokens:
        total += VALUE_OF[token]
    return total


def backs(tokens: list[int]) -> list[int]:
    """The tokens as they look to somebody who may not look under them."""
    return [BACK_OF[token] for token in tokens]


def add_token(tokens: list[int], token: int, in_order: bool) -> None:
    """Lay a token down: in order of arrival where tokens can be told apart, else sorted."""
    if in_order:
        tokens.append(token)
    else:
        insort(tokens, token)


def remove_token(tokens: list[int], token: int) -> None:
    """Take a token away; in a view it may lie there with its back up."""
    tokens.remove(token if token in tokens else BACK_OF[token])
