"""Rules of thumb for the armored train: those of the base game, for a team that must come home."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.habits.classic import CAUGHT, LOOKS, SHOT, ClassicHabits
from coltexpress.bots.judging.armored import table_of
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
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.scheming import SKIP
from coltexpress.games.armored.state import DOCUMENT_OF, team_of
from coltexpress.games.armored.stealing.fire import A_BURST, A_COURIER
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.stealing.punch import NO, YES
from coltexpress.kernel.agenda import Ask, State, next_step
from coltexpress.kernel.rows import row
from coltexpress.table.cards import DONE, FIRE, FLOOR_CHANGE, MOVE, PUNCH, ROBBERY
from coltexpress.table.loot import DOCUMENT, KIND_OF, VALUE_OF

HOMEWARD: Final = [900.0, 350.0]  # for a spot of the Starting Train in the last rounds
STEP_HOME: Final = 120.0  # for each car nearer to it in the last rounds
DIVERSION: Final = 90.0  # every opponent loses a card
DRIVEN_OFF: Final = 150.0  # a courier shot, where a document lies below or above him
BURST: Final = 70.0  # for each bandit hit, friends counting against it
OWN_DOCUMENT: Final = 4000.0


class ArmoredHabits(ClassicHabits):
    """What the expansion adds: teams, couriers, documents, and the way home."""

    def table(self, g: State) -> Armored:
        return table_of(g)

    def armored(self, g: Classic) -> Armored:
        """The table with what the expansion adds."""
        return table_of(g)

    def is_foe(self, g: Classic, me: int, other: int) -> bool:
        return team_of(self.armored(g), g.player_of[me]) != team_of(
            self.armored(g), g.player_of[other]
        )

    def of_drawing(self, option: int, playable: int) -> float:
        if option == SKIP:
            return DIVERSION
        return super().of_drawing(option, playable)

    def of_spot(self, g: Classic, me: int, spot: int, eager: float) -> float:
        return super().of_spot(g, me, spot, eager) + self.of_way_home(self.armored(g), spot)

    def of_way_home(self, g: Armored, spot: int) -> float:
        """In the last rounds the Starting Train is the place to be."""
        left = ROUNDS - len(g.round_cards)
        if left >= len(HOMEWARD):
            return 0.0
        if g.trains.starting[spot] == 1:
            return HOMEWARD[left]
        return -STEP_HOME * min([g.trains.distance(spot, home) for home in (0, 2, 4, 6)])

    def of_target(self, g: Classic, me: int, target: int) -> float:
        table = self.armored(g)
        if target == A_BURST:
            return BURST
        if target >= A_COURIER:
            spot = table.courier[target - A_COURIER]
            guards = DOCUMENT in [KIND_OF[token] for token in table.floor[spot]]
            return DRIVEN_OFF * (2 if guards else 1)
        return super().of_target(g, me, target)

    def of_fire(self, g: Classic, me: int, here: int) -> float:
        score = super().of_fire(g, me, here)
        if g.bullets[me] and score < SHOT:
            table = self.armored(g)
            for line in g.train.lines[here]:
                if any(spot in table.courier for spot in line):
                    return SHOT * 0.8
        return score

    def of_rest(self, g: Classic, question: Ask) -> list[float]:
        table = self.armored(g)
        me = next_step(table).a
        return [self.of_option(table, me, question.what, option) for option in question.options]

    def of_option(self, g: Armored, me: int, what: int, option: int) -> float:
        """One option of the questions that are asked less often."""
        if what == NUDGE_WHOM:
            return self.of_action(g, option, ROBBERY)
        if what == NUDGE_WHAT:
            return self.of_action(g, next_step(g).b, option)
        if what == TAKE_ACTION:
            return 0.0 if option == NO_ACTION else self.of_action(g, me, option) - 30.0
        if what == KEEP_WHICH:
            return 60.0 if option == DONE else self.of_card(g, me, option) / 2
        if what == HEAL_WHICH:
            return 0.0 if option == DONE else CAUGHT
        if what in (KNOCK_BACK_WHERE, HELP_WHERE):
            return self.of_spot(g, me, option, 0.5)
        if what == BURST_WHAT:
            step = next_step(g)
            victim = step.b
            looks = LOOKS[self.kind(g, g.held[victim], option)]
            return looks if self.is_foe(g, step.a, victim) else -looks
        if what == LAY_DOWN_WHICH:
            token = g.held[me][option] if g.told_apart else option
            own = token == DOCUMENT_OF[team_of(g, g.player_of[me])]
            return -OWN_DOCUMENT if own else -float(VALUE_OF[token])
        if what == DRAW_MORE:
            return CAUGHT if option == YES else 0.0
        if what == KEEP_DECOY:
            return CAUGHT if option == NO else 0.0
        return super().of_rest(g, Ask(0, what, row([option])))[0]

    def of_action(self, g: Armored, bandit: int, action: int) -> float:
        """What a base action would do for a bandit right now."""
        if not can(g, bandit, action):
            return 0.0
        here = g.at[bandit]
        if action == ROBBERY:
            return self.of_loot(g, here, 0)
        if action == MOVE:
            gain = self.best_spot(g, bandit, g.train.reach[here], 0.5)[1]
            return gain - self.of_spot(g, bandit, here, 0.5)
        if action == FLOOR_CHANGE:
            gain = self.best_spot(g, bandit, g.train.straight[here], 0.5)[1]
            return gain - self.of_spot(g, bandit, here, 0.5)
        if action == FIRE:
            return self.of_fire(g, bandit, here)
        assert action == PUNCH, "there is no other base action"
        return self.of_punch(g, bandit, here)


HABITS: Final = ArmoredHabits()
