"""Accounts without a password: keys that browsers and devices keep (WebAuthn)."""

from __future__ import annotations

from typing import Final

ES256: Final = -7  # as COSE numbers algorithms
EDDSA: Final = -8
RS256: Final = -257
ALGORITHMS: Final = (ES256, EDDSA, RS256)  # what is asked for, the liked best first
