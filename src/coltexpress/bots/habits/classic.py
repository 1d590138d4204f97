"""Rules of thumb for the base game: rob where loot lies, shoot the rich, keep off the Marshal."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.characters import Character
from coltexpress.bots.habits.habit import Habits, preferences
from coltexpress.bots.judging.classic import JUDGE, table_of
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
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.state import bandits_at, seat_of
from coltexpress.games.classic.stealing.punch import YES
from coltexpress.kernel.agenda import Ask, State, next_step
from coltexpress.kernel.vecs import i64, vec
from coltexpress.table.cards import (
    DONE,
    DRAW,
    FACE_DOWN,
    FIRE,
    FLOOR_CHANGE,
    MARSHAL,
    MOVE,
    NUDGE,
    PUNCH,
    ROBBERY,
    face_of,
    is_bullet,
    owner_of,
)
from coltexpress.table.loot import KIND_OF, worth
from coltexpress.table.train import NOWHERE

# What a token looks worth to somebody who sees only its back, by kind.
LOOKS: Final = [330.0, 500.0, 1000.0, 500.0, 500.0, 900.0]

# What the cards are good for, in dollars.
LOOSE: Final = 40.0  # a card with nothing to do for now: things change before it is its turn
ON_THE_WAY: Final = 0.45  # of the loot where a Move or Floor Change may lead
SHOT: Final = 230.0  # a bullet gone, and somebody hurt
BLOW: Final = 0.45  # of the best token of somebody beside
TRAP: Final = 110.0  # for each bandit whom the Marshal could drive out
FRESH_CARDS: Final = 130.0  # three more cards, less so with a full hand
FULL_HAND: Final = 22.0  # less for each card that can be played already
CROWD: Final = 25.0  # less for each bandit who stands there too
CAUGHT: Final = 350.0  # less where the Marshal would drive one out
SURE: Final = 1.0  # of the loot at a spot, if the next own card is a Robbery
MAYBE: Final = 0.5  # if not
FONDNESS: Final = 800.0  # dollars that a whole unit of character is worth
WARMTH: Final = 150.0  # of somebody who is not too sure


class ClassicHabits(Habits):
    """One score for each option, by the kind of question."""

    def scores(self, g: State, question: Ask) -> list[float]:
        table = self.table(g)
        what = question.what
        options = question.options
        if what == PLAY_OR_DRAW:
            return self.of_cards(table, question)
        step = next_step(table)
        me = step.a
        if what in (MOVE_WHERE, CLIMB_WHERE):
            eager = SURE if self.robs_next(table, me) else MAYBE
            return [self.of_spot(table, me, spot, eager) for spot in options]
        if what in (FIRE_AT_WHOM, PUNCH_WHOM):
            return [self.of_target(table, me, target) for target in options]
        if what == ROB_WHAT:
            return [LOOKS[self.kind(table, table.floor[table.at[me]], pick)] for pick in options]
        if what == PUNCH_WHAT:
            held = table.held[step.b]
            return [LOOKS[self.kind(table, held, pick)] for pick in options]
        if what == THROW_WHERE:
            return [self.of_landing(table, me, step.b, spot) for spot in options]
        if what == MARSHAL_WHERE:
            return [self.of_walk(table, me, spot) for spot in options]
        return self.of_rest(table, question)

    def table(self, g: State) -> Classic:
        return table_of(g)

    def is_foe(self, g: Classic, me: int, other: int) -> bool:
        """Does the other bandit play for somebody else?"""
        return g.player_of[me] != g.player_of[other]

    # Schemin'

    def of_cards(self, g: Classic, question: Ask) -> list[float]:
        """Each card, by what it would do where its bandit is likely to be by then."""
        player = next_step(g).a
        playable = sum([not is_bullet(one) for one in g.hand[player]])
        scores: list[float] = []
        known: dict[int, float] = {}
        for option in question.options:
            if option >= DRAW:
                scores.append(self.of_drawing(option, playable))
                continue
            one = option % FACE_DOWN
            if one not in known:
                known[one] = self.of_card(g, player, one)
            scores.append(known[one])
        return scores

    def of_drawing(self, option: int, playable: int) -> float:
        """Instead of a card: fresh ones, or nothing."""
        return FRESH_CARDS - FULL_HAND * playable if option == DRAW else 0.0

    def of_card(self, g: Classic, player: int, one: int) -> float:
        """What a card seems to be good for."""
        if is_bullet(one):
            return LOOSE
        me = owner_of(one)
        here, taken = self.foreseen(g, me)
        face = face_of(one)
        if face == ROBBERY:
            return self.of_loot(g, here, taken) + LOOSE / 4
        if face == MOVE:
            return LOOSE + ON_THE_WAY * self.best_spot(g, me, g.train.reach[here], SURE)[1]
        if face == FLOOR_CHANGE:
            spots = g.train.straight[here]
            return LOOSE + ON_THE_WAY * self.best_spot(g, me, spots, SURE)[1]
        if face == FIRE:
            return self.of_fire(g, me, here)
        if face == PUNCH:
            return LOOSE / 2 + self.of_punch(g, me, here)
        if face == NUDGE:
            return LOOSE * 4
        assert face == MARSHAL, "no other face is played"
        return LOOSE / 2 + max([self.of_walk(g, me, to) for to in g.train.next_to[g.marshal]])

    def foreseen(self, g: Classic, me: int) -> tuple[int, int]:
        """Where a bandit will be when his own cards so far are done, and how much he took there."""
        here = g.at[me]
        taken = 0
        for one in g.pile:
            if owner_of(one) != me or is_bullet(one):
                continue
            face = face_of(one)
            if face == MOVE and len(g.train.reach[here]) > 0:
                here, taken = self.best_spot(g, me, g.train.reach[here], SURE)[0], 0
            elif face == FLOOR_CHANGE and len(g.train.straight[here]) > 0:
                here, taken = g.train.straight[here][0], 0
            elif face == ROBBERY:
                taken += 1
        return here, taken

    def best_spot(self, g: Classic, me: int, spots: vec[i64], eager: float) -> tuple[int, float]:
        """The best of these spots, and how good it looks."""
        best = NOWHERE
        best_score = -CAUGHT
        for spot in spots:
            score = self.of_spot(g, me, spot, eager)
            if score > best_score or best == NOWHERE:
                best = spot
                best_score = score
        return best, best_score

    def of_loot(self, g: Classic, spot: int, taken: int) -> float:
        """The best token at a spot after some were taken; who comes later finds less."""
        tokens = g.floor[spot]
        if len(tokens) <= taken:
            return 0.0
        best = 0.0
        for token in tokens:
            best = max(best, LOOKS[KIND_OF[token]])
        return best

    def of_fire(self, g: Classic, me: int, here: int) -> float:
        """A shot is good when somebody will be in sight."""
        if not g.bullets[me]:
            return 0.0
        for line in g.train.lines[here]:
            for spot in line:
                for other in bandits_at(g, spot):
                    if self.is_foe(g, me, other):
                        return SHOT
        return SHOT / 3

    def of_punch(self, g: Classic, me: int, here: int) -> float:
        """A blow is good when somebody with loot will stand beside."""
        best = 0.0
        for other in bandits_at(g, here):
            if self.is_foe(g, me, other):
                for token in g.held[other]:
                    best = max(best, LOOKS[KIND_OF[token]])
        return BLOW * best

    # Stealin'

    def robs_next(self, g: Classic, me: int) -> bool:
        """Is the next card of this bandit in the pile a Robbery?"""
        for place in range(1, len(g.pile)):
            if owner_of(g.pile[place]) == me:
                return face_of(g.pile[place]) == ROBBERY
        return False

    def of_spot(self, g: Classic, me: int, spot: int, eager: float) -> float:
        """A place with loot and without the law."""
        score = eager * self.of_loot(g, spot, 0)
        for other in range(g.bandits):
            if other != me and g.at[other] == spot:
                score -= CROWD
        if g.watched(spot):
            score -= CAUGHT
        return score

    def of_target(self, g: Classic, me: int, target: int) -> float:
        """The richest foe; never a friend if it can be helped."""
        if not self.is_foe(g, me, target):
            return -SHOT
        return float(worth(g.held[target])) / 2 + 20.0 * float(6 - g.bullets[target])

    def kind(self, g: Classic, tokens: vec[i64], pick: int) -> int:
        """The kind of the token that a pick names."""
        return KIND_OF[tokens[pick]] if g.told_apart else pick

    def of_landing(self, g: Classic, me: int, victim: int, spot: int) -> float:
        """Into the arms of the law, or away from loot."""
        score = CAUGHT if g.watched(spot) else -self.of_loot(g, spot, 0) / 4
        return score if self.is_foe(g, me, victim) else -score

    def of_walk(self, g: Classic, me: int, to: int) -> float:
        """The Marshal goes where foes are and friends are not."""
        score = 0.0
        for other in bandits_at(g, to):
            score += TRAP if self.is_foe(g, me, other) else -2 * TRAP
        return score

    # the rest

    def of_rest(self, g: Classic, question: Ask) -> list[float]:
        """Purses, bullets and cards kept; everything else is a matter of taste."""
        what = question.what
        if what == KEEP_PURSE:
            return [LOOKS[0] if option == YES else 0.0 for option in question.options]
        if what == PICK_POCKET:
            return [0.0 if option == LEAVE_IT else LOOKS[0] for option in question.options]
        if what == DROP_WHICH_BULLET:
            return [0.0 if option == DONE else LOOKS[0] for option in question.options]
        if what == DISCARD_WHICH:
            return [self.of_discard(option) for option in question.options]
        return [0.0] * len(question.options)

    def of_discard(self, option: int) -> float:
        """Bullets go, most other cards stay."""
        if option == DONE:
            return 200.0
        if is_bullet(option):
            return 400.0
        return 0.0 if face_of(option) in (ROBBERY, MOVE) else 60.0

    # characters and guesses

    def tilt(self, g: State, question: Ask, option: int, character: Character) -> float:
        """Shots, loot and old scores, as the character likes them."""
        table = self.table(g)
        total = 0.0
        if question.what == PLAY_OR_DRAW and option < DRAW:
            face = face_of(option)
            if face in (FIRE, PUNCH):
                total += character.shots * FONDNESS
            elif face in (ROBBERY, MOVE):
                total += character.greed * FONDNESS / 2
        elif question.what in (FIRE_AT_WHOM, PUNCH_WHOM):
            enemy = JUDGE.enemy(g, question.seat)
            if option < table.bandits and seat_of(table, option) == enemy:
                total += character.revenge * FONDNESS
        return total

    def plausibility(self, g: State, observer: int) -> float:
        table = self.table(g)
        total = 1.0
        for place, player in enumerate(table.pile_by):
            guessed = table.pile_down[place] and table.seat_of[player] != observer
            if guessed and player < table.players:
                total *= self.how_likely(table, player, place)
        return total

    def how_likely(self, g: Classic, player: int, place: int) -> float:
        """The chance that somebody with this hand would have played this card face down."""
        cards = [one for one in g.hand[player] if not is_bullet(one)]
        scores = [self.of_card(g, player, g.pile[place])]
        scores += [self.of_card(g, player, one) for one in cards]
        return preferences(scores, WARMTH)[0]


HABITS: Final = ClassicHabits()
