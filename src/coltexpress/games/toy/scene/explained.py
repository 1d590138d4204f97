"""What lies on the table of Crates, in a sentence or two, and the rules behind it."""

from __future__ import annotations

from coltexpress.games.toy.rulebook import Toy
from coltexpress.protocol.box import Explanations, explanation


def explained_in(_g: Toy) -> Explanations:
    """Everything that can be pointed at, by what it is."""
    return {
        "crate": explanation("crate", "crate-rule", "T-LOOK-02 T-LOOK-03"),
        "bid-card": explanation("bid-card", "bid-rule", "T-BID-03 T-BID-05 T-BID-06"),
        "lookout": explanation("lookout", "lookout-rule", "T-ROUND-01 T-ROUND-02 T-LOOK-01"),
    }
