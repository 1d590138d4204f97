"""What a learner sees of Colt Super Express; bandits are counted from its own."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.nearby import from_me, nearby_blocks, write_nearby
from coltexpress.games.super.printed import CARDS, PLAN_SIZE, cards_in
from coltexpress.games.super.questions import QUESTIONS, WHICH_PLAN
from coltexpress.games.super.rulebook import SuperExpress, state_of
from coltexpress.games.super.state import PHASES, round_number
from coltexpress.kernel.agenda import BLANK, State
from coltexpress.kernel.observation import Block, Deed, Observation, put
from coltexpress.kernel.rows import clear
from coltexpress.kernel.rows import row as numbers
from coltexpress.kernel.vecs import i64, u8, vec
from coltexpress.train.learned import LEARNED, PICKED, PICKED_LATER, number_of, picking

VERSION: Final = 2  # 1 ended with `wave`
PLAYERS: Final = 7
SPOTS: Final = 16
PLANS: Final = [
    plan for plan in range(len(CARDS) ** PLAN_SIZE) if len(set(cards_in(plan))) == PLAN_SIZE
]
PLAN_NAMES: Final = ["-".join([CARDS[card] for card in cards_in(plan)]) for plan in PLANS]
PLAN_ACTION: Final = numbers(  # by plan
    [PLANS.index(plan) if plan in PLANS else BLANK for plan in range(len(CARDS) ** PLAN_SIZE)]
)

BLOCKS: Final = (
    Block("players", 1, "how many play"),
    Block("cards", 2, "1 each: Reflex, Horse"),
    Block("phase", 1, "the phase", len(PHASES)),
    Block("round", 1, "the round, from 1"),
    Block("cars", 1, "how many cars are still coupled"),
    Block("start", 1, "who has the start-player card", PLAYERS),
    Block("question", 1, "what is asked", len(QUESTIONS)),
    Block("character", PLAYERS, "by bandit: who it is", LEARNED),
    Block("at", PLAYERS, "by bandit: where it stands", SPOTS),
    Block("place", PLAYERS, "by bandit: its place in the queue, from 1 nearest the locomotive"),
    Block("facing", PLAYERS, "by bandit: 1 if it looks toward the last car"),
    Block("down", PLAYERS, "by bandit: 1 while it lies on its back"),
    Block("status", PLAYERS, "by bandit: beside, aboard, fallen off, out", 4),
    Block("won", PLAYERS, "by bandit: how many loot cards it has won"),
    Block("money", PLAYERS, "by bandit: what they are worth, in $10"),
    Block("wave", PLAYERS - 1, "by bandit from the next one on: when it was eliminated"),
    *nearby_blocks(PLAYERS),
)


class SuperObservation(Observation):
    """Rows and actions of Colt Super Express: it is only ever asked before anything is revealed."""

    def __init__(self) -> None:
        deeds = (
            Deed("plan", PLAN_NAMES, "three cards in order"),
            PICKED,
            *PICKED_LATER,
        )
        super().__init__(VERSION, PLAYERS, BLOCKS, deeds)
        self.characters_begin: i64 = self.first("character")

    def write(self, g: State, seat: i64, what: i64, row: vec[u8], at: i64) -> None:
        state = state_of(g)
        at = self.write_table(state, seat, what, row, at)
        at = self.write_bandits(state, seat, row, at)
        write_nearby(state, seat, PLAYERS, row, at)

    def write_table(self, g: SuperExpress, seat: i64, what: i64, row: vec[u8], at: i64) -> i64:
        """Where the game is, and what is asked."""
        at = put(row, at, g.players)
        at = put(row, at, 1 if g.options.reflex == "true" else 0)
        at = put(row, at, 1 if g.options.horse == "true" else 0)
        at = put(row, at, g.phase + 1)
        at = put(row, at, round_number(g))
        at = put(row, at, g.cars)
        at = put(row, at, 0 if g.start == BLANK else from_me(g, seat, g.start) + 1)
        return put(row, at, what + 1)

    def write_bandits(self, g: SuperExpress, seat: i64, row: vec[u8], at: i64) -> i64:
        """What everybody sees of each bandit."""
        end = clear(row, at, 9 * PLAYERS - 1)
        for bandit in range(g.players):
            n = at + from_me(g, seat, bandit)
            put(row, n, number_of(g.who[bandit]))
            put(row, n + PLAYERS, g.at[bandit] + 1)
            put(row, n + 2 * PLAYERS, g.place[bandit] + 1 if g.at[bandit] >= 0 else 0)
            put(row, n + 3 * PLAYERS, g.facing[bandit])
            put(row, n + 4 * PLAYERS, g.down[bandit])
            put(row, n + 5 * PLAYERS, g.status[bandit] + 1)
            put(row, n + 6 * PLAYERS, len(g.loot[bandit]))
            money: i64 = 0
            for value in g.loot[bandit]:
                money += value
            put(row, n + 7 * PLAYERS, money // 10)
            if bandit != seat:  # whoever is asked is still in the game
                put(row, n + 8 * PLAYERS - 1, g.wave[bandit])
        return end

    def action(self, g: State, seat: i64, what: i64, option: i64) -> i64:
        if what == WHICH_PLAN:
            return PLAN_ACTION[option]
        return picking(option, self.characters_begin, self.actions)


OBSERVATION: Final = SuperObservation()
