"""What previews show and bots expect of a card is what playing it does, for every power."""

from __future__ import annotations

from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st
from laws.worlds import Settings, positions, settings_of

from coltexpress.games import GAMES
from coltexpress.games.classic.rulebook import Classic, state_of
from coltexpress.games.classic.scene.previews import after_card, spots_in
from coltexpress.games.classic.state import SCHEMIN, STEALIN
from coltexpress.games.classic.stealing.foresight import destinations
from coltexpress.games.classic.steps import DO_FLOOR_CHANGE, DO_MOVE
from coltexpress.kernel.agenda import Step, advance, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import row
from coltexpress.train.bandits import MEI, NAMES
from coltexpress.train.cards import card
from coltexpress.train.faces import FLOOR_CHANGE, MOVE

ON_TRAINS: Final = ("classic", "armored")
RULES: Final = {MOVE: DO_MOVE, FLOOR_CHANGE: DO_FLOOR_CHANGE}


def played_alone(g: Classic, face: int, bandit: int) -> tuple[set[int], set[int]]:
    """Where a bandit may choose to go with this card, and where it is after each choice."""
    alone = g.copy()
    alone.clear_asks()
    alone.agenda = row([Step(RULES[face], bandit).number()])
    advance(alone)
    if not alone.asks:  # nothing to choose: it stayed, or there was one way
        return set(), {alone.at[bandit]}
    question = alone.asks[0]
    ends = set()
    for option in question.options:
        after = alone.copy()
        choose(after, question.seat, option)
        ends.add(int(after.at[bandit]))
    return {int(option) for option in question.options}, ends


def check(g: Classic) -> None:
    for bandit in range(g.bandits):
        for face in RULES:
            offered, ends = played_alone(g, face, bandit)
            foreseen = {int(spot) for spot in destinations(g, bandit, face, g.at[bandit])}
            assert offered in (set(), foreseen), (NAMES[g.who[bandit]], face)
            shown = after_card(g, 1 << g.at[bandit], card(bandit, face))
            assert set(spots_in(shown)) == ends, (NAMES[g.who[bandit]], face)


@settings(max_examples=40)
@given(st.data(), st.sampled_from(ON_TRAINS), st.integers(0, 2**31))
def test_foresight_is_what_happens(data: st.DataObject, name: str, seed: int) -> None:
    """C-MOVE-01, C-FLOOR-01, C-MEET-01, A-RULE-57"""
    book, dice = GAMES[name], Dice(seed)
    wanted: Settings = data.draw(settings_of(book))
    for g in positions(book, wanted, dice):
        state = state_of(g)
        if state.phase in (SCHEMIN, STEALIN) and dice.below(12) == 0:
            check(state)


def test_foresight_knows_that_mei_climbs_across() -> None:
    """A-RULE-57"""
    settings = {"players": "3", "bandits": "mei,doc,tuco", "guest_bandits": "true"}
    g = state_of(GAMES["classic"].new(settings, Dice(3)))
    mei = list(g.who).index(MEI)
    assert len(destinations(g, mei, FLOOR_CHANGE, g.at[mei])) > 1
