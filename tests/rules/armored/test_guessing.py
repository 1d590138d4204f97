"""What a seat may guess: nobody can hold the other team's document, or play what he lends."""

from collections import Counter

import pytest
from notation.test_position import LENT
from rules.armored.words import BOOK, schemin

import coltexpress
from coltexpress.games.armored import notation
from coltexpress.games.armored.granting import lendable
from coltexpress.games.armored.rulebook import state_of
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look
from coltexpress.notation.position import line
from coltexpress.train.cards import face_of
from coltexpress.train.faces import MOVE


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


@pytest.mark.parametrize("at_work", ["grant:Y:move:?", "move:Y:?"])
def test_a_guess_never_lays_a_lent_card_face_down(at_work: str) -> None:
    """A-ED-05, A-RULE-77: Doc has lent one Move and played the other, and has one card face down"""
    view = coltexpress.read_view(LENT.replace("grant:Y:move:?", at_work))
    doc, hidden = 0, 3
    guessed: set[int] = set()
    for seed in range(60):
        guess = state_of(BOOK.determinize(view, Dice(seed)))
        assert MOVE in lendable(guess, doc)
        assert look(guess, view.seat) == view
        assert coltexpress.Game.from_line(line(BOOK, guess)).state == guess, "the rules agree"
        guessed.add(face_of(guess.pile[hidden]))
    assert len(guessed) > 3, "but it may be anything else"
