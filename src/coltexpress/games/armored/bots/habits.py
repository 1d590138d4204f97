"""Rules of thumb for the armored train: those of the base game, for a team that must come home."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.habits import other_one
from coltexpress.games.armored.granting import NO_ACTION, can
from coltexpress.games.armored.questions import (
    BURST_WHAT,
    DRAW_MORE,
    HEAL_WHICH,
    HELP_WHERE,
    KEEP_DECOY,
    KEEP_WHICH,
    KNOCK_BACK_WHERE,
    LAY_DOWN_WHICH,
    NUDGE_WHAT,
    NUDGE_WHOM,
    TAKE_ACTION,
)
from coltexpress.games.armored.rulebook import Armored, state_of
from coltexpress.games.armored.scheming import SKIP
from coltexpress.games.armored.state import DOCUMENT_OF, team_of
from coltexpress.games.armored.stealing.fire import A_BURST, A_COURIER, figures_to_shoot
from coltexpress.games.classic.bots.habits import CAUGHT, LOOKS, MAYBE, PLACES, SHOT, ClassicHabits
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.stealing.foresight import destinations, leads_on
from coltexpress.games.classic.stealing.punch import NO, YES
from coltexpress.kernel.agenda import State
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64
from coltexpress.train.cards import DONE
from coltexpress.train.faces import FIRE, PUNCH, ROBBERY
from coltexpress.train.loot import DOCUMENT, KIND_OF, VALUE_OF

HOMEWARD: Final = row([900, 350])  # for a spot of the Starting Train in the last rounds
STEP_HOME: Final = 120  # for each car nearer to it in the last rounds
DIVERSION: Final = 90  # every opponent loses a card
DRIVEN_OFF: Final = 150  # a courier shot, where a document lies below or above him
BURST: Final = 70  # for each bandit hit, friends counting against it
OWN_DOCUMENT: Final = 4000


class ArmoredHabits(ClassicHabits):
    """What the expansion adds: teams, couriers, documents, and the way home."""

    def state(self, g: State) -> Armored:
        return state_of(g)

    def armored(self, g: Classic) -> Armored:
        """The state with what the expansion adds."""
        return state_of(g)

    def is_foe(self, g: Classic, me: i64, other: i64) -> bool:
        return team_of(self.armored(g), g.player_of[me]) != team_of(
            self.armored(g), g.player_of[other]
        )

    def of_drawing(self, option: i64, playable: i64) -> i64:
        if option == SKIP:
            return DIVERSION
        return super().of_drawing(option, playable)

    def of_spot(self, g: Classic, me: i64, spot: i64, eager: i64) -> i64:
        return super().of_spot(g, me, spot, eager) + self.of_way_home(self.armored(g), spot)

    def of_way_home(self, g: Armored, spot: i64) -> i64:
        """In the last rounds the Starting Train is the place to be."""
        left: i64 = ROUNDS - len(g.round_cards)
        if left >= len(HOMEWARD):
            return 0
        if g.trains.starting[spot] == 1:
            return HOMEWARD[left]
        nearest: i64 = PLACES
        for home in range(0, 8, 2):
            nearest = min(nearest, g.trains.distance(spot, home))
        return -STEP_HOME * nearest

    def of_target(self, g: Classic, me: i64, target: i64) -> i64:
        state = self.armored(g)
        if target == A_BURST:
            return BURST
        if target >= A_COURIER:
            spot = state.courier[target - A_COURIER]
            for token in state.floor[spot]:
                if KIND_OF[token] == DOCUMENT:
                    return 2 * DRIVEN_OFF
            return DRIVEN_OFF
        return super().of_target(g, me, target)

    def of_fire(self, g: Classic, me: i64, here: i64) -> i64:
        score = super().of_fire(g, me, here)
        if g.bullets[me] > 0 and score < SHOT and self.sees_courier(g, me, here):
            return SHOT * 4 // 5
        return score

    def sees_courier(self, g: Classic, me: i64, here: i64) -> bool:
        """Would a courier be in sight from here?"""
        return figures_to_shoot(self.armored(g), me, here) >> A_COURIER != 0

    def sees_foe(self, g: Classic, me: i64, here: i64) -> bool:
        figures = figures_to_shoot(self.armored(g), me, here)
        return any(figures >> other & 1 and self.is_foe(g, me, other) for other in range(g.bandits))

    def of_rest(self, g: Classic, me: i64, what: i64, option: i64) -> i64:
        return self.of_option(self.armored(g), me, what, option)

    def of_option(self, g: Armored, me: i64, what: i64, option: i64) -> i64:
        """One option of the questions that are asked less often."""
        if what == NUDGE_WHOM:
            return self.of_action(g, option, ROBBERY)
        if what == NUDGE_WHAT:
            return self.of_action(g, other_one(g), option)
        if what == TAKE_ACTION:
            if option == NO_ACTION:
                return 0
            return self.of_action(g, me, option) - 30
        if what == KEEP_WHICH:
            if option == DONE:
                return 60
            return self.of_card_now(g, option) // 2
        if what == HEAL_WHICH:
            if option == DONE:
                return 0
            return CAUGHT
        if what in (KNOCK_BACK_WHERE, HELP_WHERE):
            return self.of_spot(g, me, option, MAYBE)
        if what == BURST_WHAT:
            victim = other_one(g)
            looks = LOOKS[self.kind(g, g.held[victim], option)]
            if self.is_foe(g, me, victim):
                return looks
            return -looks
        if what == LAY_DOWN_WHICH:
            token = option
            if g.told_apart:
                token = g.held[me][option]
            if token == DOCUMENT_OF[team_of(g, g.player_of[me])]:
                return -OWN_DOCUMENT
            return -VALUE_OF[token]
        if what == DRAW_MORE:
            if option == YES:
                return CAUGHT
            return 0
        if what == KEEP_DECOY:
            if option == NO:
                return CAUGHT
            return 0
        return super().of_rest(g, me, what, option)

    def of_action(self, g: Armored, bandit: i64, action: i64) -> i64:
        """What a base action would do for a bandit right now."""
        if not can(g, bandit, action):
            return 0
        here = g.at[bandit]
        if action == ROBBERY:
            return self.of_loot(g, here, 0)
        if leads_on(action):
            gain = self.best_score(g, bandit, destinations(g, bandit, action, here), MAYBE)
            return gain - self.of_spot(g, bandit, here, MAYBE)
        if action == FIRE:
            return self.of_fire(g, bandit, here)
        assert action == PUNCH, "there is no other base action"
        return self.of_punch(g, bandit, here)


HABITS: Final = ArmoredHabits()
