"""Codes that people read to each other and tokens that only devices know."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from random import Random, SystemRandom
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that looks like another
ROOM_CODE: Final = 6
LINK_CODE: Final = 10  # it opens somebody's seats, so it is longer
TOKEN_BYTES: Final = 32
LUCK: Final = SystemRandom()  # nobody can foresee it
TOKEN: Final = re.compile(r"^[A-Za-z0-9_-]{43}$")


def new_code(length: int = ROOM_CODE, luck: Random = LUCK) -> str:
    """A code, at random."""
    return "".join(luck.choice(LETTERS) for _ in range(length))


def tidy_code(text: str) -> str:
    """A code as it was typed: small letters, spaces and dashes do not matter."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_token(luck: Random = LUCK) -> str:
    """A token for a device, at random."""
    return urlsafe_b64encode(luck.randbytes(TOKEN_BYTES)).rstrip(b"=").decode()
