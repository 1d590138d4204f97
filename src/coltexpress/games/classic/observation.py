"""What a learner sees of the base game; the expansion adds to it.

Bandits are counted from the one that is asked, or else from the seat's first: 0 is itself, 1 the
next one round the table. So every seat sees the state in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coltexpress.games.classic.nearby import nearby_blocks, write_nearby
from coltexpress.games.classic.printed import EVENT_OF, EVENTS, TURN_KINDS
from coltexpress.games.classic.questions import QUESTIONS
from coltexpress.games.classic.round_events import LEAVE_IT
from coltexpress.games.classic.rulebook import Classic, state_of
from coltexpress.games.classic.state import PHASES
from coltexpress.games.classic.steps import STEPS
from coltexpress.kernel.agenda import LOWEST, MASK, RULE_MASK, A, State, argument
from coltexpress.kernel.events import QuestionKind
from coltexpress.kernel.observation import Block, Deed, Observation, put
from coltexpress.kernel.rows import clear, rows
from coltexpress.kernel.rules import StepKind
from coltexpress.kernel.vecs import i64, u8, vec
from coltexpress.train.cards import (
    DRAW,
    FACE_DOWN,
    NEUTRAL,
    face_of,
    face_up,
    is_bullet,
    lies_down,
    owner_of,
)
from coltexpress.train.faces import BULLET
from coltexpress.train.faces import FACES as ALL_FACES
from coltexpress.train.learned import LEARNED, PICKED, PICKED_LATER, number_of, picking
from coltexpress.train.loot import HAS_SECRET, KIND_OF, KINDS, VALUE_OF, worth

VERSION: Final = 2  # of the base game; 1 ended with `spare`
SEATS: Final = 6
BANDITS: Final = 6
SPOTS: Final = 14
PILE: Final = 24  # cards of the common pile, from the next one to be resolved
PLANNED: Final = 6  # of them, those of one bandit
TURNS_SHOWN: Final = 5
TOKENS: Final = 12  # of a row whose tokens can be told apart
COIN: Final = 50  # dollars
INSTEAD: Final = ("draw", "pass", "no further card", "skip")  # what can be done but play a card
SPOT_NAMES: Final = [f"{spot // 2}{'ir'[spot % 2]}" for spot in range(SPOTS)]
SIDES: Final = ("", " face down")
PLACED: Final = [f"token {place}" for place in range(TOKENS)]

# What the arguments of a step are, to a learner.
NOTHING: Final = 0
A_BANDIT: Final = 1
A_PLAYER: Final = 2
A_NUMBER: Final = 3
MEANINGS: Final = {
    "bandit": A_BANDIT,
    "target": A_BANDIT,
    "taker": A_BANDIT,
    "player": A_PLAYER,
    "loot": A_NUMBER,
    "own_loot": A_NUMBER,
    "action": A_NUMBER,
    "yes_no": A_NUMBER,
}

# What an option is, to a learner.
CARD: Final = 1
BANDIT: Final = 2
LOOT: Final = 3
CHARACTER: Final = 4
PLAIN: Final = 5  # the option itself counts from 0


def table_blocks(questions: int, rules: int, turns: int, events: int, most: int) -> list[Block]:
    """Where the game is, in the base game and in its expansion."""
    return [
        Block("bandits", 1, "how many bandits there are"),
        Block("expert", 1, "1 in the expert variant"),
        Block("told_apart", 1, "1 where tokens can be told apart"),
        Block("phase", 1, "the phase", len(PHASES)),
        Block("round", 1, "the round, from 1"),
        Block("turn", 1, "the turn of the round card, from 0"),
        Block("turns", TURNS_SHOWN, "the turns of the round card", turns),
        Block("event", 1, "the event of the round card", events),
        Block("first", 1, "the first player, as the bandit that he leads", most),
        Block("neutral", 1, "neutral bullets left"),
        Block("question", 1, "what is asked", questions),
        Block("step", 1, "the rule that asks", rules),
        Block("who", 2, "whom that rule is about: who acts, and whom it meets", most),
        Block("picked", 1, "what was answered to it before: a pick, plus 1"),
    ]


def bandit_blocks(
    most: int, spots: int, kinds: Sequence[str], faces: Sequence[str], hands: int
) -> list[Block]:
    """What is seen of each bandit, from the one that is asked on, and the cards of the seat."""
    actions = ", ".join(faces[:-1])
    own = 2 * (len(faces) - 1)
    return [
        Block("character", most, "by bandit: who it is", LEARNED),
        Block("at", most, "by bandit: where it stands", spots),
        Block("bullets", most, "by bandit: own bullets left"),
        Block("wounds", most, "by bandit: bullets taken"),
        Block("money", most, f"by bandit: its loot in ${COIN}, as far as this seat knows it"),
        Block("hand", most, "by bandit: cards in its player's hand"),
        Block("draw", most, "by bandit: cards that its player could still draw"),
        Block("held", most * len(kinds), f"by bandit: its loot ({', '.join(kinds)})"),
        Block("discards", most * len(faces), f"by bandit: cards discarded ({', '.join(faces)})"),
        Block("partner", 1, "the other bandit that this seat leads", most),
        Block("hand_faces", own, f"own hand: cards of the asked bandit and the other ({actions})"),
        Block("deck_faces", own, "own deck: the same"),
        Block("own_bullets", 2 * hands, "bullet cards, by own player: in hand, in the deck"),
    ]


def pile_blocks(size: int, most: int, faces: int) -> list[Block]:
    """The common pile."""
    return [
        Block("pile_by", size, "by card from the next one: whose it is", most + 1),
        Block(
            "pile_face",
            size,
            "by card: its face if it lies face up; one more if it lies face down and is not known;"
            " that and its face if it is an own card face down",
            2 * faces + 1,
        ),
    ]


def plan_blocks(turns: int, planners: int, planned: int, faces: int) -> list[Block]:
    """What is planned now, and by whom."""
    return [
        Block("turns_now", 2, "the kind of this turn, and of the next", turns),
        Block(
            "planned",
            planners * planned,
            "by bandit: its next cards in the pile, by face; one more for an unknown one",
            faces + 1,
        ),
    ]


FACES: Final = tuple([face for face in ALL_FACES if face != "nudge"])
BLOCKS: Final = [
    *table_blocks(len(QUESTIONS), len(STEPS), len(TURN_KINDS), len(EVENTS), BANDITS),
    *bandit_blocks(BANDITS, SPOTS, KINDS, FACES, 1),
    Block("floor", SPOTS * len(KINDS), f"by spot: the loot there ({', '.join(KINDS)})"),
    *pile_blocks(PILE, BANDITS, len(FACES)),
    Block("marshal", 1, "where the Marshal is", SPOTS),
    Block("spare", 1, "strongboxes that wait beside the train"),
    *nearby_blocks(BANDITS),
    *plan_blocks(len(TURN_KINDS), BANDITS, PLANNED, len(FACES)),
]


def counted(bandits_: int) -> list[str]:
    """The bandits as they are named from the one that is asked."""
    return [f"bandit {number}" for number in range(bandits_)]


def shooters(bandits_: int) -> list[str]:
    """Whose a bullet card can be."""
    return [f"of {one}" for one in [*counted(bandits_), "somebody else", "nobody"]]


def deeds(bandits_: int, spots: Sequence[str], kinds: Sequence[str]) -> list[Deed]:
    """The actions that the base game and its expansion share."""
    cards = [face + side for face in ALL_FACES[:BULLET] for side in SIDES]
    bullets = [one + side for one in shooters(bandits_) for side in SIDES]
    return [
        Deed(
            "card",
            [*cards, *[f"partner's {card}" for card in cards]],
            "a card of the bandit or his partner, by face, up and down",
        ),
        Deed("bullet", bullets, "a bullet card, by who fired it, none last, up and down"),
        Deed("instead", INSTEAD, "draw, pass, no further card, skip"),
        Deed("spot", spots, "a spot"),
        Deed("bandit", counted(bandits_), "a bandit, counted from the one that is asked"),
        Deed(
            "loot",
            [*kinds, *PLACED, "leave it"],
            "a kind of loot, or a token by its place; leave it",
        ),
        Deed("yes_no", ("no", "yes"), "no, yes"),
        PICKED,
    ]


class ClassicObservation(Observation):
    """Rows and actions of the base game."""

    def __init__(
        self,
        blocks: Sequence[Block] = BLOCKS,
        questions: Sequence[QuestionKind] = QUESTIONS,
        steps: Sequence[StepKind] = STEPS,
        own: Sequence[Deed] = (),
        seats: int = SEATS,
        bandits_: int = BANDITS,
        spots: Sequence[str] = SPOT_NAMES,
        kinds: Sequence[str] = KINDS,
        faces: Sequence[str] = FACES,
        pile: int = PILE,
        hands: int = 1,
        version: int = VERSION,
    ) -> None:
        super().__init__(
            version,
            seats,
            blocks,
            [*deeds(bandits_, spots, kinds), *own, *PICKED_LATER],
        )
        self.most_bandits: i64 = bandits_
        self.planners: i64 = bandits_  # whose cards can lie in the pile
        self.planned: i64 = PLANNED
        names = [block.name for block in blocks]
        self.planned_begin: i64 = sum([block.size for block in blocks[: names.index("planned")]])
        self.most_spots: i64 = len(spots)
        self.kinds: i64 = len(kinds)
        self.faces: i64 = len(faces)
        self.all_faces: i64 = len(faces)  # of all cards that can lie in the pile
        self.face_place = vec[i64](
            [faces.index(face) if face in faces else 0 for face in ALL_FACES]
        )
        self.most_pile: i64 = pile
        self.hands: i64 = hands
        self.meanings = rows(
            [
                [MEANINGS.get(name, NOTHING) for name in kind.args]
                + [NOTHING] * (4 - len(kind.args))
                for kind in steps
            ]
        )
        types = {"card": CARD, "bandit": BANDIT, "loot": LOOT, "character": CHARACTER}
        self.option_is = vec[i64]([types.get(kind.options, PLAIN) for kind in questions])
        self.begins = vec[i64](
            [
                self.first(kind.options) if kind.options in [d.type for d in self.deeds] else 0
                for kind in questions
            ]
        )
        self.bullets_begin: i64 = self.first("bullet")
        self.instead_begin: i64 = self.first("instead")

    def write(self, g: State, seat: i64, what: i64, row: vec[u8], at: i64) -> None:
        state = state_of(g)
        me = self.asked_bandit(state, seat)
        planned_at = at + self.planned_begin
        at = self.write_table(state, me, row, at)
        at = self.write_question(state, me, what, row, at)
        at = self.write_bandits(state, seat, me, row, at)
        at = self.write_floor(state, row, at)
        at = self.write_pile(state, seat, me, row, at, planned_at)
        self.write_more(state, seat, me, row, at)

    def write_more(self, g: Classic, seat: i64, me: i64, row: vec[u8], at: i64) -> None:
        """What else there is."""
        at = put(row, at, g.marshal + 1)
        at = put(row, at, g.spare)
        at = write_nearby(g, me, self.most_bandits, row, at)
        self.write_turns_now(g, row, at)

    # Who is who

    def asked_bandit(self, g: Classic, seat: i64) -> i64:
        """The bandit for which the seat is asked, or the first that it leads."""
        if len(g.agenda) > 0:
            step = g.agenda[-1]
            kind = self.meanings[step & RULE_MASK][0]
            number = (step >> A & MASK) - LOWEST
            if number >= 0 and kind == A_BANDIT and g.seat_of[g.player_of[number]] == seat:
                return number
            if number >= 0 and kind == A_PLAYER and g.seat_of[number] == seat:
                return g.gang[number][0]
        for player in range(g.players):
            if g.seat_of[player] == seat:
                return g.gang[player][0]
        return 0

    def from_me(self, g: Classic, me: i64, bandit: i64) -> i64:
        """How many places after me this bandit sits."""
        other = bandit - me
        return other if other >= 0 else other + g.bandits

    def player_from_me(self, g: Classic, me: i64, player: i64) -> i64:
        """The same for a player, who counts as the first of his bandits."""
        return self.from_me(g, me, g.gang[player][0])

    # The row

    def event(self, g: Classic) -> i64:
        """The event of the round card that lies on top."""
        return EVENT_OF[g.round_cards[-1]]

    def write_table(self, g: Classic, me: i64, row: vec[u8], at: i64) -> i64:
        """Where the game is."""
        at = put(row, at, g.bandits)
        at = put(row, at, 1 if g.expert else 0)
        at = put(row, at, 1 if g.told_apart else 0)
        at = put(row, at, g.phase + 1)
        at = put(row, at, len(g.round_cards))
        at = put(row, at, g.turn)
        event_at = clear(row, at, TURNS_SHOWN + 1) - 1
        if len(g.round_cards) > 0:
            for turn in g.turns():
                at = put(row, at, turn + 1)
            put(row, event_at, self.event(g) + 1)
        at = event_at + 1
        at = put(row, at, self.player_from_me(g, me, g.first) + 1)
        return put(row, at, g.neutral)

    def write_question(self, g: Classic, me: i64, what: i64, row: vec[u8], at: i64) -> i64:
        """What is asked, and what is known of the step that asks."""
        at = put(row, at, what + 1)
        if len(g.agenda) == 0:
            return clear(row, at, 4)
        step = g.agenda[-1]
        rule = step & RULE_MASK
        at = put(row, at, rule + 1)
        clear(row, at, 3)
        people = at
        for place in range(3):
            number = argument(step, place)
            kind = self.meanings[rule][place]
            if number < 0 or kind == NOTHING:
                continue
            if kind == A_NUMBER:
                put(row, at + 2, number + 1)
            elif people < at + 2 and number < g.bandits:
                put(row, people, self.from_me(g, me, number) + 1)
                people += 1
        return at + 3

    def write_bandits(self, g: Classic, seat: i64, me: i64, row: vec[u8], at: i64) -> i64:
        """What is seen of each bandit; cards and values only of those that are led."""
        most = self.most_bandits
        held_at = at + 7 * most
        discards_at = held_at + most * self.kinds
        end = discards_at + most * self.faces
        clear(row, at, end - at)
        for bandit in range(g.bandits):
            n = self.from_me(g, me, bandit)
            player = g.player_of[bandit]
            put(row, at + n, number_of(g.who[bandit]))
            put(row, at + most + n, g.at[bandit] + 1)
            put(row, at + 2 * most + n, g.bullets[bandit])
            put(row, at + 3 * most + n, len(g.wounds[bandit]))
            put(row, at + 4 * most + n, self.known_money(g, seat, bandit) // COIN)
            put(row, at + 5 * most + n, len(g.hand[player]))
            put(row, at + 6 * most + n, g.draw_pile(player))
            for token in g.held[bandit]:
                row[held_at + n * self.kinds + KIND_OF[token]] += 1
        for player in range(g.players):
            own = self.player_from_me(g, me, player)
            for one in g.discard[player]:
                n = own if is_bullet(one) else self.from_me(g, me, owner_of(one))
                row[discards_at + n * self.faces + self.face_place[face_of(one)]] += 1
        return self.write_cards(g, seat, me, row, end)

    def known_money(self, g: Classic, seat: i64, bandit: i64) -> i64:
        """What its loot is worth to the eye: of others' sealed tokens nothing is known."""
        if g.seat_of[g.player_of[bandit]] == seat:
            return worth(g.held[bandit])
        shown = g.lying_open(bandit)
        total: i64 = 0
        for token in g.held[bandit]:
            if shown > 0 or HAS_SECRET[KIND_OF[token]] == 0:
                total += VALUE_OF[token]
            shown -= 1
        return total

    def write_cards(self, g: Classic, seat: i64, me: i64, row: vec[u8], at: i64) -> i64:
        """The cards that the seat may look at: those of the asked bandit and of its other one."""
        actions = self.faces - 1
        clear(row, at, 1 + 4 * actions + 2 * self.hands)
        for bandit in range(g.bandits):
            if bandit != me and g.seat_of[g.player_of[bandit]] == seat:
                put(row, at, self.from_me(g, me, bandit) + 1)
        hands_at = at + 1
        bullets_at = hands_at + 4 * actions
        mine = g.player_of[me]
        for player in range(g.players):
            if g.seat_of[player] == seat:
                bullets = bullets_at if player == mine else bullets_at + 2
                self.count(g, me, g.hand[player], row, hands_at, bullets)
                self.count_deck(g, me, player, row, hands_at + 2 * actions, bullets + 1)
        return bullets_at + 2 * self.hands

    def count_deck(
        self, g: Classic, me: i64, player: i64, row: vec[u8], at: i64, bullets: i64
    ) -> None:
        """Count the cards that a player has yet to draw."""
        self.count(g, me, g.deck[player], row, at, bullets)
        self.count(g, me, g.top[player], row, at, bullets)

    def count(
        self, g: Classic, me: i64, cards: vec[i64], row: vec[u8], at: i64, bullets: i64
    ) -> None:
        """Count cards by face, those of the asked bandit and of the other one; bullets apart."""
        for one in cards:
            if is_bullet(one):
                row[bullets] += 1
            elif owner_of(one) == me:
                row[at + self.face_place[face_of(one)]] += 1
            else:
                row[at + self.faces - 1 + self.face_place[face_of(one)]] += 1

    def write_floor(self, g: Classic, row: vec[u8], at: i64) -> i64:
        """What lies where."""
        end = clear(row, at, self.most_spots * self.kinds)
        for tokens in g.floor:
            for token in tokens:
                row[at + KIND_OF[token]] += 1
            at += self.kinds
        return end

    def write_pile(
        self, g: Classic, seat: i64, me: i64, row: vec[u8], at: i64, planned_at: i64
    ) -> i64:
        """The cards of the common pile in their order, and elsewhere those of each bandit."""
        size = self.most_pile
        clear(row, at, 2 * size)
        clear(row, planned_at, self.planners * self.planned)
        for place, one in enumerate(g.pile):
            player = g.pile_by[place]
            owner = self.pile_owner(g, me, one, player)
            down = lies_down(one)
            face = self.all_faces
            if not down or g.seat_of[player] == seat:
                face = self.face(face_up(one))
            self.write_next(row, planned_at + self.planned * owner, face + 1)
            if place < size:
                put(row, at + place, owner + 1)
                if down and face < self.all_faces:
                    face += self.all_faces + 1
                put(row, at + size + place, face + 1)
        return at + 2 * size

    def write_next(self, row: vec[u8], at: i64, number: i64) -> None:
        """Write a number behind those that are planned already, if there is room."""
        end = at + self.planned
        while at < end and row[at] != 0:
            at += 1
        if at < end:
            put(row, at, number)

    def write_turns_now(self, g: Classic, row: vec[u8], at: i64) -> None:
        """The kinds of this turn and the next."""
        clear(row, at, 2)
        if len(g.round_cards) > 0:
            turns = g.turns()
            for turn in range(g.turn, min(g.turn + 2, i64(len(turns)))):
                at = put(row, at, turns[turn] + 1)

    def face(self, one: i64) -> i64:
        """What a card shows."""
        return self.face_place[face_of(one)]

    def pile_owner(self, g: Classic, me: i64, one: i64, player: i64) -> i64:
        """Whose a card of the pile is; of a gang's, that of the bandit it shows, if seen."""
        if g.gangs and not lies_down(one) and not is_bullet(one):
            return self.from_me(g, me, owner_of(one))
        return self.player_from_me(g, me, player)

    # Actions

    def action(self, g: State, seat: i64, what: i64, option: i64) -> i64:
        state = state_of(g)
        kind = self.option_is[what]
        begin = self.begins[what]
        if kind == CARD:
            return self.card_action(state, self.asked_bandit(state, seat), option)
        if kind == BANDIT:
            return begin + self.from_me(state, self.asked_bandit(state, seat), option)
        if kind == LOOT:
            return begin + self.loot_action(state, option)
        if kind == CHARACTER:
            return picking(option, begin, self.actions)
        return begin + option

    def card_action(self, g: Classic, me: i64, option: i64) -> i64:
        """The action for a card, or for what is done instead of one."""
        if option >= DRAW:
            return self.instead_begin + option - DRAW
        down: i64 = 1 if option & FACE_DOWN else 0
        if is_bullet(option):
            return self.bullets_begin + 2 * self.source_from_me(g, me, owner_of(option)) + down
        partner: i64 = 0 if owner_of(option) == me else 1
        return 2 * (BULLET * partner + face_of(option)) + down

    def source_from_me(self, g: Classic, me: i64, source: i64) -> i64:
        """Who fired a bullet: a bandit counted from me, somebody else, or nobody."""
        if source < g.bandits:
            return self.from_me(g, me, source)
        return self.most_bandits + 1 if source == NEUTRAL else self.most_bandits

    def loot_action(self, g: Classic, option: i64) -> i64:
        """The place among the actions for loot."""
        if option == LEAVE_IT:
            return self.kinds + TOKENS
        return self.kinds + option if g.told_apart else option


OBSERVATION: Final = ClassicObservation()
