"""What can be said for the options beside the armored train.

Two teams, couriers, documents and the way home add to the base game.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.granting import NO_ACTION, can
from coltexpress.games.armored.printed import DOCUMENT_PRIZE, EMPTY_BARREL
from coltexpress.games.armored.rulebook import Armored, state_of
from coltexpress.games.armored.scheming import SKIP
from coltexpress.games.armored.state import mates, on_starting, team_of
from coltexpress.games.armored.stealing.fire import (
    A_BURST,
    A_COURIER,
    bandits_among,
    figures_to_shoot,
    in_sight,
)
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scene.advice import (
    NOTHING,
    ClassicAdviser,
    loot_in,
    people,
    said_of_spot,
)
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import bandits_at
from coltexpress.games.classic.stealing.punch import YES
from coltexpress.kernel.agenda import State
from coltexpress.protocol.advising import Reasons
from coltexpress.protocol.messages import Question
from coltexpress.protocol.saying import Said, money
from coltexpress.train.cards import DONE
from coltexpress.train.faces import NUDGE, ROBBERY
from coltexpress.train.loot import DOCUMENT, KIND_OF, VALUE_OF, kinds_in

LATE: Final = 2  # rounds from the end: time to think of the way home
NEARLY_EMPTY: Final = 3  # bullets


class ArmoredAdviser(ClassicAdviser):
    """Facts about teams, couriers, documents and the way home too."""

    def reasons(self, state: State, question: Question, seat: int, option: int) -> Reasons:
        g, about = state_of(state), question.about
        match question.what:
            case "play-or-draw" if option == SKIP:
                return Reasons(of_diversion(g, about["player"]), [])
            case "help-where":
                return self.of_help(g, about["bandit"], option)
            case "nudge-whom":
                return Reasons(of_mate(g, option), [])
            case "nudge-what":
                return Reasons(self.of_action(g, about["target"], option), [])
            case "take-action":
                return Reasons(self.of_action(g, about["bandit"], option), [])
            case "burst-what":
                return self.of_loot(g, question, option)
            case "heal-which":
                return Reasons([Said("advice-heal")] if option != DONE else [], [])
            case "draw-more":
                return Reasons([Said("advice-draw-more")] if option == YES else [], [])
            case "keep-which":
                return Reasons([Said("advice-keep-card")] if option != DONE else [], [])
            case "lay-down-which":
                return Reasons(of_laying_down(question, option), [])
        return super().reasons(state, question, seat, option)

    def state(self, state: State) -> Armored:
        return state_of(state)

    def is_foe(self, g: Classic, me: int, other: int) -> bool:
        state = state_of(g)
        return team_of(state, g.player_of[me]) != team_of(state, g.player_of[other])

    def sights(self, g: Classic, me: int, spot: int) -> list[int]:
        state = state_of(g)
        return list(bandits_among(figures_to_shoot(state, me, spot)))

    def watchman(self, g: Classic, me: int, spot: int) -> list[Said]:
        return [Said("advice-courier-there")] if g.watched(spot) else []

    def of_place(self, g: Classic, me: int, spot: int) -> list[Said]:
        """Documents, and the way home. [A-SCORE-04, A-GOAL-03, A-GOAL-04]"""
        state, found = state_of(g), list[Said]()
        if DOCUMENT in kinds_in(g.floor[spot]):
            found.append(Said("advice-document", {"prize": money(DOCUMENT_PRIZE)}))
        if is_late(state) and not on_starting(state, me):
            if state.trains.starting[spot]:
                found.insert(0, Said("advice-home"))
            elif from_home(state, spot) < from_home(state, g.at[me]):
                found.insert(0, Said("advice-nearer-home"))
        return found

    def of_shooting(self, g: Classic, me: int) -> list[Said]:
        """An empty barrel is worth something at home. [A-SCORE-03]"""
        if not 0 < g.bullets[me] <= NEARLY_EMPTY:
            return []
        prize = money(EMPTY_BARREL)
        return [Said("advice-empty-barrel", {"number": g.bullets[me], "prize": prize})]

    def of_event(self, g: Classic, spot: int) -> list[Said]:
        return []  # none of the expansion's events is good for a place

    def of_card(self, g: Classic, me: int, face: int, spots: list[int]) -> list[Said]:
        if face == NUDGE:
            return [reason for mate in mates(state_of(g), me) for reason in of_mate(g, mate)]
        return super().of_card(g, me, face, spots)

    def of_target(self, g: Classic, me: int, target: int) -> Reasons:
        state = state_of(g)
        if target == A_BURST:
            return self.of_burst(state, me)
        if target >= A_COURIER:
            return Reasons(of_courier(state, target - A_COURIER), [])
        good, mind = super().of_target(g, me, target)
        return Reasons([*self.of_shooting(g, me), *good] if good else good, mind)

    def of_burst(self, g: Armored, me: int) -> Reasons:
        """Whom the Gatling hits. [A-GATLING-02]"""
        hit = list(bandits_among(in_sight(g, me, g.at[me])))
        foes = [one for one in hit if self.is_foe(g, me, one)]
        own = [one for one in hit if not self.is_foe(g, me, one)]
        return Reasons(
            [Said("advice-burst", people(foes))] if foes else [],
            [Said("advice-burst-own", people(own))] if own else [],
        )

    def of_help(self, g: Armored, me: int, spot: int) -> Reasons:
        """Going to a team-mate, or staying. [A-EVENT-HELP-01]"""
        there = [one for one in bandits_at(g, spot) if one != me and not self.is_foe(g, me, one)]
        found = self.of_place(g, me, spot)
        if len(g.floor[spot]):
            found.append(Said("advice-loot-at", {"loot": loot_in(g.floor[spot])}))
        if there and spot != g.at[me]:
            found.append(Said("advice-mate-there", people(there)))
        return Reasons(found, [])

    def of_action(self, g: Armored, bandit: int, action: int) -> list[Said]:
        """What a base action that is given away does at once. [A-NUDGE-03]"""
        if action == NO_ACTION or not can(g, bandit, action):
            return []
        return self.of_card(g, bandit, action, [g.at[bandit]])

    def of_loot(self, g: Classic, question: Question, option: int) -> Reasons:
        if question.what == "burst-what":
            victim = question.about["target"]
            if not self.is_foe(g, question.about["bandit"], victim):
                return NOTHING
        return super().of_loot(g, question, option)


def is_late(g: Armored) -> bool:
    """Is it the last round, or the one before?"""
    return len(g.round_cards) > ROUNDS - LATE


def from_home(g: Armored, spot: int) -> int:
    """Car lengths to the nearest roof of the Starting Train."""
    homes = [home for home in range(g.train.spots) if g.trains.starting[home]]
    return min([g.trains.distance(spot, home) for home in homes])


def of_diversion(g: Armored, player: int) -> list[Said]:
    """How many opponents would lose a card. [A-DIVERSION-01]"""
    others = [
        one
        for one in range(g.players)
        if team_of(g, one) != team_of(g, player) and len(g.hand[one]) > 0
    ]
    return [Said("advice-diversion", {"number": len(others)})] if others else []


def of_mate(g: Classic, mate: int) -> list[Said]:
    """Loot where a team-mate stands, who could rob it at once. [A-NUDGE-01, A-NUDGE-02]"""
    if not can(state_of(g), mate, ROBBERY):
        return []
    who = Said(type="bandit", number=mate)
    said = said_of_spot("advice-mate-robs", g, g.at[mate])
    return [Said(said.key, {**said.values, "mate": who}, type="spot", number=said.number)]


def of_courier(g: Armored, courier: int) -> list[Said]:
    """A courier who is shot leaves his place. [A-COURIER-07]"""
    spot = g.courier[courier]
    if len(g.floor[spot]):
        return [said_of_spot("advice-courier-leaves", g, spot)]
    return [Said("advice-courier-shot")]


def of_laying_down(question: Question, option: int) -> list[Said]:
    """What is worth least to me; a document is another matter. [A-EVENT-HEAVY-02]"""
    tokens = question.tokens
    if DOCUMENT in [KIND_OF[token] for token in tokens.values()]:
        return []
    least = min([VALUE_OF[token] for token in tokens.values()])
    return [Said("advice-least")] if VALUE_OF[tokens[option]] == least else []


ADVISER: Final = ArmoredAdviser()
