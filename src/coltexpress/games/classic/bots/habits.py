"""Rules of thumb for the base game: rob where loot lies, shoot the rich, keep off the Marshal."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.characters import Character
from coltexpress.bots.habits import Habits, doer, other_one, preferences
from coltexpress.games.classic.bots.judge import JUDGE
from coltexpress.games.classic.questions import (
    CLIMB_WHERE,
    DISCARD_WHICH,
    DROP_WHICH_BULLET,
    FIRE_AT_WHOM,
    KEEP_PURSE,
    MARSHAL_WHERE,
    MOVE_WHERE,
    PICK_POCKET,
    PLAY_OR_DRAW,
    PUNCH_WHAT,
    PUNCH_WHOM,
    ROB_WHAT,
    THROW_WHERE,
)
from coltexpress.games.classic.round_events import LEAVE_IT
from coltexpress.games.classic.rulebook import Classic, state_of
from coltexpress.games.classic.state import seat_of
from coltexpress.games.classic.stealing.fire import in_sight
from coltexpress.games.classic.stealing.foresight import destinations, leads_on
from coltexpress.games.classic.stealing.punch import YES
from coltexpress.kernel.agenda import Ask, State
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.cards import DONE, DRAW, face_of, face_up, is_bullet, lies_down, owner_of
from coltexpress.train.faces import FIRE, MOVE, NUDGE, PUNCH, ROBBERY
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import KIND_OF, worth

# What a token looks worth to somebody who sees only its back, by kind.
LOOKS: Final = row([330, 500, 1000, 500, 500, 900])

# What the cards are good for, in dollars; parts are in percent.
LOOSE: Final = 40  # a card with nothing to do for now: things change before it is its turn
ON_THE_WAY: Final = 45  # percent of the loot where a Move or Floor Change may lead
SHOT: Final = 230  # a bullet gone, and somebody hurt
BLOW: Final = 45  # percent of the best token of somebody beside
TRAP: Final = 110  # for each bandit whom the Marshal could drive out
FRESH_CARDS: Final = 130  # three more cards, less so with a full hand
FULL_HAND: Final = 22  # less for each card that can be played already
CROWD: Final = 25  # less for each bandit who stands there too
CAUGHT: Final = 350  # less where the Marshal would drive one out
SURE: Final = 100  # percent of the loot at a spot, if the next own card is a Robbery
MAYBE: Final = 50  # if not
FONDNESS: Final = 800.0  # dollars that a whole unit of character is worth
WARMTH: Final = 150.0  # of somebody who is not too sure
PLACES: Final = 64  # more than there are spots


class ClassicHabits(Habits):
    """One score for each option, by the kind of question."""

    def scores(self, g: State, question: Ask) -> vec[i64]:
        state = self.state(g)
        what: i64 = question.what
        options = question.options
        if what == PLAY_OR_DRAW:
            return self.of_cards(state, options)
        me = doer(g)
        if what in (MOVE_WHERE, CLIMB_WHERE):
            eager: i64 = MAYBE
            if self.robs_next(state, me):
                eager = SURE
            return vec[i64]([self.of_spot(state, me, spot, eager) for spot in options])
        if what in (FIRE_AT_WHOM, PUNCH_WHOM):
            return vec[i64]([self.of_target(state, me, target) for target in options])
        if what == ROB_WHAT:
            floor = state.floor[state.at[me]]
            return vec[i64]([LOOKS[self.kind(state, floor, pick)] for pick in options])
        if what == PUNCH_WHAT:
            held = state.held[other_one(g)]
            return vec[i64]([LOOKS[self.kind(state, held, pick)] for pick in options])
        if what == THROW_WHERE:
            victim = other_one(g)
            return vec[i64]([self.of_landing(state, me, victim, spot) for spot in options])
        if what == MARSHAL_WHERE:
            return vec[i64]([self.of_walk(state, me, spot) for spot in options])
        return vec[i64]([self.of_rest(state, me, what, option) for option in options])

    def state(self, g: State) -> Classic:
        return state_of(g)

    def is_foe(self, g: Classic, me: i64, other: i64) -> bool:
        """Does the other bandit play for somebody else?"""
        return g.player_of[me] != g.player_of[other]

    # Schemin'

    def of_cards(self, g: Classic, options: vec[i64]) -> vec[i64]:
        """Each card, by what it would do where its bandit is likely to be by then."""
        player = doer(g)
        playable: i64 = 0
        for one in g.hand[player]:
            if not is_bullet(one):
                playable += 1
        scores = vec[i64](capacity=16)
        last: i64 = NOWHERE
        future: i64 = 0
        for option in options:
            if option >= DRAW:
                scores = append(scores, self.of_drawing(option, playable))
                continue
            me = owner_of(option)
            if is_bullet(option):
                scores = append(scores, LOOSE)
                continue
            if me != last:
                future = self.foreseen(g, me)
                last = me
            scores = append(scores, self.of_card(g, me, option, future))
        return scores

    def of_drawing(self, option: i64, playable: i64) -> i64:
        """Instead of a card: fresh ones, or nothing."""
        if option == DRAW:
            return FRESH_CARDS - FULL_HAND * playable
        return 0

    def of_card_now(self, g: Classic, one: i64) -> i64:
        """What a card seems to be good for, with what its bandit has played so far."""
        if is_bullet(one):
            return LOOSE
        me = owner_of(one)
        return self.of_card(g, me, one, self.foreseen(g, me))

    def of_card(self, g: Classic, me: i64, one: i64, future: i64) -> i64:
        """What an action card seems to be good for where its bandit will be."""
        here = future % PLACES
        face = face_of(one)
        if face == ROBBERY:
            return self.of_loot(g, here, future // PLACES) + LOOSE // 4
        if leads_on(face):
            spots = destinations(g, me, face, here)
            return LOOSE + ON_THE_WAY * self.best_score(g, me, spots, SURE) // 100
        if face == FIRE:
            return self.of_fire(g, me, here)
        if face == PUNCH:
            return LOOSE // 2 + self.of_punch(g, me, here)
        if face == NUDGE:
            return LOOSE * 4
        best: i64 = -CAUGHT
        for to in g.train.next_to[g.marshal]:
            best = max(best, self.of_walk(g, me, to))
        return LOOSE // 2 + best

    def foreseen(self, g: Classic, me: i64) -> i64:
        """Where a bandit will be when his own cards so far are done, and how much he took there.

        Both as one number: the spot, and PLACES for each token.
        """
        here = g.at[me]
        taken: i64 = 0
        for one in g.pile:
            if owner_of(one) != me or is_bullet(one):
                continue
            face = face_of(one)
            if face == ROBBERY:
                taken += 1
            elif leads_on(face):
                spots = destinations(g, me, face, here)
                if len(spots) > 0:
                    here = self.best_spot(g, me, spots, SURE)
                    taken = 0
        return here + PLACES * taken

    def best_spot(self, g: Classic, me: i64, spots: vec[i64], eager: i64) -> i64:
        """The best of these spots."""
        best = spots[0]
        best_score = self.of_spot(g, me, best, eager)
        for place in range(1, len(spots)):
            score = self.of_spot(g, me, spots[place], eager)
            if score > best_score:
                best = spots[place]
                best_score = score
        return best

    def best_score(self, g: Classic, me: i64, spots: vec[i64], eager: i64) -> i64:
        """How good the best of these spots looks; without any it is as bad as can be."""
        if len(spots) == 0:
            return -CAUGHT
        return self.of_spot(g, me, self.best_spot(g, me, spots, eager), eager)

    def of_loot(self, g: Classic, spot: i64, taken: i64) -> i64:
        """The best token at a spot after some were taken; who comes later finds less."""
        tokens = g.floor[spot]
        if len(tokens) <= taken:
            return 0
        return best_look(tokens)

    def of_fire(self, g: Classic, me: i64, here: i64) -> i64:
        """A shot is good when somebody will be in sight."""
        if g.bullets[me] == 0:
            return 0
        return SHOT if self.sees_foe(g, me, here) else SHOT // 3

    def sees_foe(self, g: Classic, me: i64, here: i64) -> bool:
        """Would a foe be in sight from here?"""
        return any(self.is_foe(g, me, other) for other in in_sight(g, me, here))

    def of_punch(self, g: Classic, me: i64, here: i64) -> i64:
        """A blow is good when somebody with loot will stand beside."""
        best: i64 = 0
        for other in range(g.bandits):
            if g.at[other] == here and self.is_foe(g, me, other):
                best = max(best, best_look(g.held[other]))
        return BLOW * best // 100

    # Stealin'

    def robs_next(self, g: Classic, me: i64) -> bool:
        """Is the next card of this bandit in the pile a Robbery?"""
        for place in range(1, len(g.pile)):
            if owner_of(g.pile[place]) == me:
                return face_of(g.pile[place]) == ROBBERY
        return False

    def of_spot(self, g: Classic, me: i64, spot: i64, eager: i64) -> i64:
        """A place with loot and without the law."""
        score = eager * best_look(g.floor[spot]) // 100
        for other in range(g.bandits):
            if g.at[other] == spot and other != me:
                score -= CROWD
        if g.watched(spot):
            score -= CAUGHT
        return score

    def of_target(self, g: Classic, me: i64, target: i64) -> i64:
        """The richest foe; never a friend if it can be helped."""
        if not self.is_foe(g, me, target):
            return -SHOT
        return worth(g.held[target]) // 2 + 20 * (6 - g.bullets[target])

    def kind(self, g: Classic, tokens: vec[i64], pick: i64) -> i64:
        """The kind of the token that a pick names."""
        if g.told_apart:
            return KIND_OF[tokens[pick]]
        return pick

    def of_landing(self, g: Classic, me: i64, victim: i64, spot: i64) -> i64:
        """Into the arms of the law, or away from loot."""
        score = -best_look(g.floor[spot]) // 4
        if g.watched(spot):
            score = CAUGHT
        if self.is_foe(g, me, victim):
            return score
        return -score

    def of_walk(self, g: Classic, me: i64, to: i64) -> i64:
        """The Marshal goes where foes are and friends are not."""
        score: i64 = 0
        for other in range(g.bandits):
            if g.at[other] == to:
                if self.is_foe(g, me, other):
                    score += TRAP
                else:
                    score -= 2 * TRAP
        return score

    # the rest

    def of_rest(self, g: Classic, me: i64, what: i64, option: i64) -> i64:
        """Purses, bullets and cards kept; everything else is a matter of taste."""
        if what == KEEP_PURSE and option == YES:
            return LOOKS[0]
        if what == PICK_POCKET and option != LEAVE_IT:
            return LOOKS[0]
        if what == DROP_WHICH_BULLET and option != DONE:
            return LOOKS[0]
        if what == DISCARD_WHICH:
            return self.of_discard(option)
        return 0

    def of_discard(self, option: i64) -> i64:
        """Bullets go, most other cards stay."""
        if option == DONE:
            return 200
        if is_bullet(option):
            return 400
        if face_of(option) in (ROBBERY, MOVE):
            return 0
        return 60

    # characters and guesses

    def tilt(self, g: State, question: Ask, option: i64, character: Character) -> float:
        """Shots, loot and old scores, as the character likes them."""
        state = self.state(g)
        total = 0.0
        if question.what == PLAY_OR_DRAW and option < DRAW:
            face = face_of(option)
            if face in (FIRE, PUNCH):
                total += character.shots * FONDNESS
            elif face in (ROBBERY, MOVE):
                total += character.greed * FONDNESS / 2
        elif question.what in (FIRE_AT_WHOM, PUNCH_WHOM):
            enemy = JUDGE.enemy(g, question.seat)
            if option < state.bandits and seat_of(state, option) == enemy:
                total += character.revenge * FONDNESS
        return total

    def plausibility(self, g: State, observer: i64) -> float:
        state = self.state(g)
        total = 1.0
        for place, player in enumerate(state.pile_by):
            guessed = lies_down(state.pile[place]) and state.seat_of[player] != observer
            if guessed and player < state.players:
                total *= self.how_likely(state, player, place)
        return total

    def how_likely(self, g: Classic, player: i64, place: i64) -> float:
        """The chance that somebody with this hand would have played this card face down."""
        scores = vec[i64](capacity=8)
        scores = append(scores, self.of_card_now(g, face_up(g.pile[place])))
        for one in g.hand[player]:
            if not is_bullet(one):
                scores = append(scores, self.of_card_now(g, one))
        return preferences(scores, WARMTH)[0]


def best_look(tokens: vec[i64]) -> i64:
    """How good the best of these tokens looks from behind."""
    best: i64 = 0
    for token in tokens:
        best = max(best, LOOKS[KIND_OF[token]])
    return best


HABITS: Final = ClassicHabits()
