"""What a learner sees of Couriers & Armored Train: the base game and what the expansion adds."""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.cards import PROFESSORE, is_binoculars
from coltexpress.games.armored.facts import PLACE
from coltexpress.games.armored.nearby import nearby_blocks, write_nearby
from coltexpress.games.armored.notation import SPOTS as SPOT_NAMES
from coltexpress.games.armored.printed import EVENTS, TURN_KINDS
from coltexpress.games.armored.questions import QUESTIONS
from coltexpress.games.armored.rulebook import Armored, state_of
from coltexpress.games.armored.state import COURIERS, DOCUMENT_OF, team_of
from coltexpress.games.armored.stealing.fire import A_BURST, A_COURIER
from coltexpress.games.armored.steps import STEPS
from coltexpress.games.armored.trains import LAST_ADVANCE, SECTIONS
from coltexpress.games.classic.observation import (
    PLACED,
    ClassicObservation,
    bandit_blocks,
    counted,
    pile_blocks,
    plan_blocks,
    shooters,
    table_blocks,
)
from coltexpress.games.classic.rulebook import Classic
from coltexpress.kernel.agenda import State
from coltexpress.kernel.observation import Block, Deed, put
from coltexpress.kernel.rows import clear
from coltexpress.kernel.vecs import i64, u8, vec
from coltexpress.train.cards import DONE, face_of, is_bullet, owner_of
from coltexpress.train.faces import FACES as ALL_FACES
from coltexpress.train.loot import ALL_KINDS, DECOY, KIND_OF, VALUE_OF

VERSION: Final = 2  # 1 ended with `documents`
BANDITS: Final = 10
SPOTS: Final = 2 * SECTIONS
MATES: Final = 8  # the ninth after me is never of my team
PILE: Final = 42
PLANNED: Final = 5  # of them, those of one bandit
PLANS: Final = ("scheme", "bonus_nudge", "last_courier", "rapid_fire", "binoculars")
PLACES: Final = ("in the deck", "in the hand", "in the discard pile", "under the deck")
HEALINGS: Final = [f"{one} {place}" for place in PLACES for one in shooters(BANDITS)]
TARGETS: Final = [*counted(BANDITS), *[f"courier {one}" for one in range(COURIERS)], "burst"]
TOKEN_NAMES: Final = [
    ALL_KINDS[KIND_OF[token]] + (f" ${VALUE_OF[token]}" if VALUE_OF[token] else f" ({token})")
    for token in range(len(VALUE_OF))
]

# What an option is, besides what it can be in the base game.
TARGET: Final = 6
HEALING: Final = 7
OWN_LOOT: Final = 8

FACES: Final = tuple([face for face in ALL_FACES if face != "marshal"])
BLOCKS: Final = [
    *table_blocks(len(QUESTIONS), len(STEPS), len(TURN_KINDS), len(EVENTS), BANDITS),
    *bandit_blocks(BANDITS, SPOTS, ALL_KINDS, FACES, 2),
    Block("floor", SPOTS * len(ALL_KINDS), f"by spot: the loot there ({', '.join(ALL_KINDS)})"),
    *pile_blocks(PILE, BANDITS, len(FACES) + len(PLANS)),
    Block("betrayal", 1, "1 in betrayal mode"),
    Block("professore", 1, "1 if Il Professore plays with my team, 2 if with the other", 2),
    Block("ladder", 1, "the space of his marker"),
    Block("professore_bullets", 1, "his own bullets left"),
    Block("advances", 1, "how often the Starting Train has advanced", LAST_ADVANCE + 1),
    Block("couriers", COURIERS, "by courier: where it stands", SPOTS),
    Block("bunch", 2, "bullets under the Wild Bunch token: of my team, of the other"),
    Block("diverted", 2, "1 if the Diversion of this turn was used: by my team, by the other"),
    Block("team", MATES, "by bandit from the next one on: 1 if it is of my team"),
    Block("documents", 2, "Secret Documents that this seat holds: of its team, decoys"),
    *nearby_blocks(BANDITS),
    *plan_blocks(len(TURN_KINDS), BANDITS + 1, PLANNED, len(FACES) + len(PLANS)),
]


class ArmoredObservation(ClassicObservation):
    """Rows and actions of Couriers & Armored Train."""

    def __init__(self) -> None:
        super().__init__(
            BLOCKS,
            QUESTIONS,
            STEPS,
            (
                Deed("target", TARGETS, "a bandit, a courier, a burst"),
                Deed("action", [*ALL_FACES, "any", "none"], "an action by its face; any; none"),
                Deed("own_loot", [*TOKEN_NAMES, *PLACED], "an own token, by kind or place"),
                Deed("healing", HEALINGS, "a bullet card to be healed, and where"),
            ),
            BANDITS,
            BANDITS,
            SPOT_NAMES,
            ALL_KINDS,
            FACES,
            PILE,
            2,
            VERSION,
        )
        self.planned = PLANNED
        self.planners = BANDITS + 1  # Il Professore is the last
        self.all_faces = len(FACES) + len(PLANS)
        own = {"target": TARGET, "healing": HEALING, "own_loot": OWN_LOOT}
        for what, kind in enumerate(QUESTIONS):
            if kind.options in own:
                self.option_is[what] = own[kind.options]

    def player_from_me(self, g: Classic, me: i64, player: i64) -> i64:
        """Il Professore, who leads no bandit, comes after them all."""
        return self.most_bandits if player >= g.bandits else self.from_me(g, me, player)

    def event(self, g: Classic) -> i64:
        return state_of(g).printed.event_of[g.round_cards[-1]]

    def count_deck(
        self, g: Classic, me: i64, player: i64, row: vec[u8], at: i64, bullets: i64
    ) -> None:
        super().count_deck(g, me, player, row, at, bullets)
        self.count(g, me, state_of(g).under[player], row, at, bullets)

    def face(self, one: i64) -> i64:
        """Cards of Il Professore have faces after those of bandits; those with a name share one."""
        if owner_of(one) == PROFESSORE and not is_bullet(one):
            return self.faces + face_of(one)
        if is_binoculars(one):
            return self.faces + len(PLANS) - 1
        return self.face_place[face_of(one)]

    def write_more(self, g: Classic, seat: i64, me: i64, row: vec[u8], at: i64) -> None:
        state = state_of(g)
        team = team_of(state, me)
        at = put(row, at, 1 if state.rules.mode == "betrayal" else 0)
        theirs: i64 = 0
        if state.rules.professore:
            theirs = 1 if team_of(state, state.players) == team else 2
        at = put(row, at, theirs)
        at = put(row, at, state.ladder)
        at = put(row, at, state.professore_bullets)
        at = put(row, at, state.advances + 1)
        for spot in state.courier:
            at = put(row, at, spot + 1)
        clear(row, at, 2)
        for source in state.bunch:
            side = team_of(state, source if source < state.bandits else state.players)
            row[at + (0 if side == team else 1)] += 1
        at += 2
        at = put(row, at, state.diverted >> team & 1)
        at = put(row, at, state.diverted >> (1 - team) & 1)
        self.write_team(state, me, team, row, at)
        at = self.write_documents(state, seat, team, row, at + MATES)
        at = write_nearby(state, me, BANDITS, row, at)
        self.write_turns_now(g, row, at)

    def write_team(self, g: Armored, me: i64, team: i64, row: vec[u8], at: i64) -> None:
        """Who of those after me plays with me."""
        clear(row, at, MATES)
        for mate in range(g.bandits):
            n = self.from_me(g, me, mate)
            if 0 < n <= MATES and team_of(g, mate) == team:
                put(row, at + n - 1, 1)

    def write_documents(self, g: Armored, seat: i64, team: i64, row: vec[u8], at: i64) -> i64:
        """The documents that this seat holds, and so has looked at."""
        end = clear(row, at, 2)
        for bandit in range(g.bandits):
            if g.seat_of[bandit] == seat:
                for token in g.held[bandit]:
                    if token == DOCUMENT_OF[team]:
                        row[at] += 1
                    elif token == DECOY:
                        row[at + 1] += 1
        return end

    def action(self, g: State, seat: i64, what: i64, option: i64) -> i64:
        state = state_of(g)
        kind = self.option_is[what]
        begin = self.begins[what]
        if kind == TARGET:
            if option == A_BURST:
                return begin + BANDITS + COURIERS
            if option >= A_COURIER:
                return begin + BANDITS + option - A_COURIER
            return begin + self.from_me(state, self.asked_bandit(state, seat), option)
        if kind == HEALING:
            me = self.asked_bandit(state, seat)
            if option == DONE:
                return self.card_action(state, me, option)
            source = self.source_from_me(state, me, owner_of(option % PLACE))
            return begin + (BANDITS + 2) * (option // PLACE) + source
        if kind == OWN_LOOT:
            return begin + (len(VALUE_OF) + option if state.told_apart else option)
        return super().action(g, seat, what, option)


OBSERVATION: Final = ArmoredObservation()
