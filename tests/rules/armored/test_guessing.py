"""What a seat may guess about documents: nobody can hold the other team's."""

from collections import Counter

import pytest
from rules.armored.words import BOOK, schemin

from coltexpress.games.armored import notation
from coltexpress.games.armored.rulebook import state_of
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look


@pytest.mark.parametrize("purse_pick", ["random", "token"])
def test_a_guess_never_gives_a_bandit_the_other_teams_document(purse_pick: str) -> None:
    """A-ROB-04, A-RULE-37, A-RULE-39"""
    held = {"G": "$250dB", "T": "$300dR", "C": "d0"}
    t = schemin(
        held=held,
        seats="GTCB",
        purse_pick=purse_pick,
        card="a24_tunnel",
        then=("lay_down", "steal", "happen", "end_round"),
    )
    view = look(t.g, 3)  # Belle's, who holds none of them
    guessed: Counter[str] = Counter()
    for seed in range(40):
        guess = state_of(BOOK.determinize(view, Dice(seed)))
        BOOK.check(guess)
        assert look(guess, 3) == view
        guessed.update(
            f"{one}{token}"
            for bandit, one in enumerate("GTC")
            for token in ("dB", "dR", "d0")
            if token in notation.write_tokens(guess.held[bandit])
        )
    assert set(guessed) == {"GdB", "Gd0", "TdR", "CdB", "Cd0"}
