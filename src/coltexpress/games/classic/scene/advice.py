"""What can be said for the options of the base game: facts that whoever is asked can see.

Where a bandit will be when a card comes up is where his own cards may bring him, as the previews
on the page show it.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.powers import plays_bullets
from coltexpress.games.classic.printed import EVENT_OF, HOSTAGE_CONDUCTOR, PASSENGERS_REBELLION
from coltexpress.games.classic.rulebook import Classic, state_of
from coltexpress.games.classic.scene.previews import spots_ahead, spots_before, spots_in
from coltexpress.games.classic.scoring import GUNSLINGER_PRIZE
from coltexpress.games.classic.state import bandits_at, others_at
from coltexpress.games.classic.stealing.fire import in_sight
from coltexpress.games.classic.stealing.foresight import destinations, leads_on
from coltexpress.games.classic.stealing.punch import YES
from coltexpress.kernel.agenda import HIDDEN, State
from coltexpress.kernel.vecs import i64, vec
from coltexpress.protocol.advising import Adviser, Reasons
from coltexpress.protocol.messages import Question
from coltexpress.protocol.saying import Said, Values, money
from coltexpress.train.cards import (
    CARD_BITS,
    DONE,
    DRAW,
    FACE_DOWN,
    face_of,
    is_bullet,
    owner_of,
)
from coltexpress.train.faces import FIRE, MARSHAL, PUNCH, ROBBERY
from coltexpress.train.loot import ALL_KINDS, KIND_OF, STRONGBOX, kinds_in, of_kind

WORTH: Final = {"purse": (250, 500), "jewel": (500, 500), "strongbox": (1000, 1000)}
RANSOM: Final = 250  # dollars
FEW: Final = 3  # cards that can be played: high time to draw
NOTHING: Final = Reasons([], [])


class ClassicAdviser(Adviser):
    """Facts about cards, spots, people and loot."""

    def reasons(self, state: State, question: Question, seat: int, option: int) -> Reasons:
        g, about = self.state(state), question.about
        match question.what:
            case "play-or-draw":
                return self.of_play(g, question, option)
            case "move-where" | "climb-where":
                return self.of_spot(g, about["bandit"], option)
            case "throw-where" | "knock-back-where":
                return self.of_landing(g, about["bandit"], about["target"], option)
            case "marshal-where":
                return self.of_walk(g, about["bandit"], option)
            case "fire-at-whom" | "punch-whom":
                return self.of_target(g, about["bandit"], option)
            case "rob-what" | "punch-what" | "pick-pocket":
                return self.of_loot(g, question, option)
            case "keep-purse":
                return Reasons([Said("advice-keep-purse")] if option == YES else [], [])
            case "discard-which" | "drop-which-bullet":
                return Reasons(of_discard(g, about["player"], option), [])
        return NOTHING

    def kind(self, question: Question, option: int) -> int:
        return option & CARD_BITS if question.type == "card" and option < DRAW else option

    # what the expansion changes

    def state(self, state: State) -> Classic:
        return state_of(state)

    def is_foe(self, g: Classic, me: int, other: int) -> bool:
        """Does the other bandit play for somebody else?"""
        return g.player_of[me] != g.player_of[other]

    def sights(self, g: Classic, me: int, spot: int) -> list[int]:
        """The bandits who can be shot at from a spot."""
        return list(in_sight(g, me, spot))

    def watchman(self, g: Classic, me: int, spot: int) -> list[Said]:
        """Who drives a bandit out who comes to this spot. [C-MEET-01]"""
        return [Said("advice-marshal-there")] if g.watched(spot) else []

    def of_place(self, g: Classic, me: int, spot: int) -> list[Said]:
        """What else is good about a spot."""
        return []

    def of_shooting(self, g: Classic, me: int) -> list[Said]:
        """What a bullet more is good for. [C-SCORE-03]"""
        others = [g.bullets[one] for one in range(g.bandits) if one != me]
        leads = not g.gangs and g.bullets[me] - 1 < min(others)
        return [Said("advice-gunslinger", {"prize": money(GUNSLINGER_PRIZE)})] if leads else []

    def of_event(self, g: Classic, spot: int) -> list[Said]:
        """What the event of the round will bring there. [C-EVENT-REBEL-01, C-EVENT-HOSTAGE-01]"""
        event = EVENT_OF[g.round_cards[-1]]
        if event == PASSENGERS_REBELLION and g.train.on_roof[spot]:
            return [Said("advice-rebellion")]
        if event == HOSTAGE_CONDUCTOR and g.train.section[spot] == 0:
            return [Said("advice-hostage", {"prize": money(RANSOM)})]
        return []

    # Schemin'

    def of_play(self, g: Classic, question: Question, option: int) -> Reasons:
        """A card, or fresh ones."""
        if option == DRAW:
            return Reasons(of_drawing(g, question.about["player"]), [])
        if option > DRAW or is_bullet(option):
            return NOTHING
        me, face = owner_of(option), face_of(option)
        spots = spots_in(spots_before(g, me, spots_ahead(g)))
        good = self.of_card(g, me, face, spots)
        mind = [] if leads_on(face) or face == MARSHAL else near_the_law(g, spots)
        if face == FIRE and not good:
            mind.insert(0, Said("advice-nobody-in-sight"))
        if option & FACE_DOWN and option & CARD_BITS in question.options:
            good.append(Said("advice-face-down"))
        return Reasons(good, mind)

    def of_card(self, g: Classic, me: int, face: int, spots: list[int]) -> list[Said]:
        """What an action card does for a bandit who may be at one of these spots."""
        if face == ROBBERY:
            return self.of_robbery(g, me, spots)
        if leads_on(face):
            return self.of_going(g, me, face, spots)
        if face == FIRE and g.bullets[me]:
            seen = {one for spot in spots for one in self.sights(g, me, spot)}
            foes = [one for one in sorted(seen) if self.is_foe(g, me, one)]
            shots = self.of_shooting(g, me)
            return [Said("advice-in-sight", people(foes)), *shots] if foes else []
        if face == PUNCH:
            near = [one for spot in spots for one in others_at(g, me, spot)]
            rich = [one for one in near if self.is_foe(g, me, one) and len(g.held[one])]
            return [Said("advice-beside", people(rich))] if rich else []
        if face == MARSHAL:
            near = [one for spot in g.train.next_to[g.marshal] for one in bandits_at(g, spot)]
            foes = [one for one in near if self.is_foe(g, me, one)]
            return [Said("advice-marshal-meets", people(foes))] if foes else []
        return []

    def of_robbery(self, g: Classic, me: int, spots: list[int]) -> list[Said]:
        """Loot where the bandit may be, and more than his cards so far will take."""
        left = [spot for spot in spots if len(g.floor[spot]) > robberies(g, me)]
        if not left:
            return []
        best = max(left, key=lambda spot: (self.promise(g, me, spot), -spot))
        return [said_of_spot("advice-loot-there", g, best)]

    def of_going(self, g: Classic, me: int, face: int, spots: list[int]) -> list[Said]:
        """Loot within reach, and the law left behind. [C-MEET-01]"""
        ends = {int(to) for spot in spots for to in destinations(g, me, face, spot)}
        free = sorted([spot for spot in ends if not g.watched(spot)])
        rich = [spot for spot in free if len(g.floor[spot])]
        found: list[Said] = []
        if rich:
            best = max(rich, key=lambda spot: (self.promise(g, me, spot), -spot))
            found.append(said_of_spot("advice-loot-ahead", g, best))
            found += self.of_place(g, me, best)
        beside = [one for one in others_at(g, me, spots[0]) if self.is_foe(g, me, one)]
        if len(spots) == 1 and beside and len(g.held[me]):
            found.append(Said("advice-leave-foes", people(beside)))
        if near_the_law(g, spots):
            if any(g.train.on_roof[spot] for spot in free):
                found.append(Said("advice-roof-safe"))
            elif any(not near_the_law(g, [spot]) for spot in free):
                found.append(Said("advice-leave-marshal"))
        return found

    def promise(self, g: Classic, me: int, spot: int) -> int:
        """Which of several spots to speak of: the one with the most loot."""
        return sum([3 if KIND_OF[token] == STRONGBOX else 1 for token in g.floor[spot]])

    # Stealin'

    def of_spot(self, g: Classic, me: int, spot: int) -> Reasons:
        """Where a bandit goes himself."""
        if mind := self.watchman(g, me, spot):
            return Reasons([], mind)
        found = [*self.of_place(g, me, spot)]
        following = next_card(g, me)
        if len(g.floor[spot]):
            found.insert(0, Said("advice-loot-at", {"loot": loot_in(g.floor[spot])}))
            if following == ROBBERY:
                found.insert(0, Said("advice-robbery-next"))
        if following == FIRE and g.bullets[me]:
            foes = [one for one in self.sights(g, me, spot) if self.is_foe(g, me, one)]
            if foes:
                found.append(Said("advice-fire-next", people(foes)))
        found += self.of_event(g, spot)
        if not len(others_at(g, me, spot)):
            found.append(Said("advice-alone"))
        return Reasons(found, near_the_law(g, [spot]))

    def of_landing(self, g: Classic, me: int, victim: int, spot: int) -> Reasons:
        """Where somebody else is thrown. [C-PUNCH-06, C-MEET-01]"""
        if not self.is_foe(g, me, victim):
            return NOTHING
        if g.watched(spot):
            return Reasons([Said("advice-thrown-to-marshal")], [])
        if not len(g.floor[spot]):
            return Reasons([Said("advice-no-loot")], [])
        return Reasons([], [Said("advice-loot-at", {"loot": loot_in(g.floor[spot])})])

    def of_walk(self, g: Classic, me: int, spot: int) -> Reasons:
        """Where the Marshal goes. [C-MARSHAL-01, C-MEET-01]"""
        there = list(bandits_at(g, spot))
        foes = [one for one in there if self.is_foe(g, me, one)]
        mine = [one for one in there if not self.is_foe(g, me, one)]
        good = [Said("advice-marshal-drives-out", people(foes))] if foes else []
        section, own = g.train.section, g.at[me]
        if abs(int(section[spot] - section[own])) > abs(int(section[g.marshal] - section[own])):
            good.append(Said("advice-marshal-goes-away"))
        return Reasons(good, [Said("advice-marshal-hits-you")] if mine else [])

    def of_target(self, g: Classic, me: int, target: int) -> Reasons:
        """Whom to shoot at or to punch."""
        if not self.is_foe(g, me, target):
            return Reasons([], [Said("advice-own-side")])
        found: list[Said] = []
        if len(g.held[target]):
            found.append(Said("advice-carries", {"loot": loot_in(g.held[target])}))
        others = [len(g.held[one]) for one in range(g.bandits) if self.is_foe(g, me, one)]
        if 0 < max(others) == len(g.held[target]):
            found.append(Said("advice-most-loot"))
        if len(g.wounds[target]):
            found.append(Said("advice-wounded", {"number": len(g.wounds[target])}))
        return Reasons(found, [])

    def of_loot(self, g: Classic, question: Question, option: int) -> Reasons:
        """What to take, or what somebody is to lose."""
        token = question.tokens.get(option)
        if token is None:
            return NOTHING
        kind = ALL_KINDS[KIND_OF[token]]
        found = [worth_of(kind)] if kind in WORTH else []
        others = [other for other in question.tokens if other != option]
        if kind in WORTH and all(is_worth(kind, question.tokens[other]) for other in others):
            found.insert(0, Said("advice-best-loot"))
        if question.what == "punch-what" and next_card(g, question.about["bandit"]) == ROBBERY:
            found.append(Said("advice-robbery-next"))
        return Reasons(found, [])


# Cards


def of_drawing(g: Classic, player: int) -> list[Said]:
    """A hand that is nearly empty, or full of bullets. [C-PLAN-04, A-MISTY-01]"""
    if plays_bullets(g, player):
        return []
    hand = g.hand[player]
    bullets = len([one for one in hand if is_bullet(one)])
    found: list[Said] = []
    if len(hand) - bullets <= FEW:
        found.append(Said("advice-few-cards", {"number": len(hand) - bullets}))
    if bullets > 1:
        found.append(Said("advice-bullets-in-hand", {"number": bullets}))
    return found


def of_discard(g: Classic, player: int, option: int) -> list[Said]:
    """A bullet only takes up room. [C-EXPERT-03, A-MISTY-01]"""
    if option == DONE or not is_bullet(option) or plays_bullets(g, player):
        return []
    return [Said("advice-useless-bullet")]


def robberies(g: Classic, me: int) -> int:
    """How many tokens a bandit's cards so far will take from where he comes to stand."""
    count = 0
    for one in g.pile:
        if one != HIDDEN and not is_bullet(one) and owner_of(one) == me:
            face = face_of(one)
            count = 0 if leads_on(face) else count + (face == ROBBERY)
    return count


def next_card(g: Classic, me: int) -> int:
    """The face of a bandit's next card in the pile, as far as it is known; none: HIDDEN."""
    for one in list(g.pile)[1:]:
        if one != HIDDEN and not is_bullet(one) and owner_of(one) == me:
            return face_of(one)
    return HIDDEN


# Places


def near_the_law(g: Classic, spots: list[int]) -> list[Said]:
    """The Marshal stands next door to the only spot there is. [C-MARSHAL-01]"""
    is_near = len(spots) == 1 and g.marshal in g.train.next_to[spots[0]]
    return [Said("advice-marshal-next-door")] if is_near else []


# Loot and people


def is_worth(kind: str, token: int) -> bool:
    """Is this kind of loot worth at least as much as that token, whatever is in it?"""
    other = ALL_KINDS[KIND_OF[token]]
    return other in WORTH and WORTH[kind][0] >= WORTH[other][1]


def worth_of(kind: str) -> Said:
    """What a kind of loot is worth."""
    least, most = WORTH[kind]
    if least == most:
        return Said("loot-worth-exactly", {"least": money(least)})
    return Said("advice-worth", {"least": money(least), "most": money(most)})


def loot_in(tokens: vec[i64]) -> Said:
    """So many of each kind."""
    return Said(
        several=[
            Said("loot-count", {"kind": ALL_KINDS[kind], "number": len(of_kind(tokens, kind))})
            for kind in kinds_in(tokens)
        ]
    )


def said_of_spot(key: str, g: Classic, spot: int) -> Said:
    """A sentence about the loot at a spot."""
    return Said(key, {"loot": loot_in(g.floor[spot])}, type="spot", number=spot)


def people(bandits: list[int]) -> Values:
    """These bandits, as a list within a sentence."""
    names = [Said(type="bandit", number=one) for one in dict.fromkeys(bandits)]
    return {"bandits": Said(several=[*names]), "number": len(names)}


ADVISER: Final = ClassicAdviser()
