"""The state of the expansion: the base state, and what two trains, two teams and couriers add.

People sit on seats; a player is a deck and a hand with one bandit. With two people each seat has
two players. Il Professore, where he plays, has the last place at the table and no seat.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.cards import PROFESSORE, deck_against
from coltexpress.games.armored.printed import NEUTRAL_BULLETS, PROFESSORE_BULLETS, action_cards
from coltexpress.games.armored.stored import ArmoredStored
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING, SCHEMIN, SETUP, players_in_order
from coltexpress.kernel.rows import joined, row, rows
from coltexpress.kernel.vecs import append, i64, vec
from coltexpress.train.cards import NEUTRAL, bullet
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import BLUE_DOCUMENT, DECOY, RED_DOCUMENT

BLUE: Final = 0
RED: Final = 1
TEAMS: Final = ("blue", "red")
DOCUMENT_OF: Final = row([BLUE_DOCUMENT, RED_DOCUMENT])  # by team
MAY_HOLD: Final = rows([[DECOY, BLUE_DOCUMENT], [DECOY, RED_DOCUMENT]])  # by team: A-ROB-03..05
COURIERS: Final = 3
NO_CHOOSER: Final = -9  # the seat of Il Professore: nobody chooses for him

# Where a neutral bullet came from, besides a meeting and an event.
BY_GATLING: Final = 22
BY_PROFESSORE: Final = 23


class ArmoredState(ArmoredStored):
    """Everything in play, and whose it is; its fields are declared in fields.py."""

    def turns(self) -> vec[i64]:
        return self.printed.turns[self.round_cards[-1]]

    def turn_kind(self) -> i64:
        return self.printed.turns[self.round_cards[-1]][self.turn]

    def car_loot(self, car: i64) -> tuple[i64, i64]:
        return self.printed.car_purses[car], self.printed.car_jewels[car]

    def watched(self, spot: i64) -> bool:
        """Is a courier there, so that a bandit who arrives must flee? [A-COURIER-01]"""
        return spot in self.courier

    def draw_pile(self, player: i64) -> i64:
        return super().draw_pile(player) + len(self.under[player])


# Teams


def team_of(g: ArmoredState, player: i64) -> i64:
    """Places alternate between the teams, Il Professore's too. [A-TEAM-01..04, A-RULE-61]"""
    return player & 1


def professore_place(g: ArmoredState) -> i64:
    """The place that Il Professore has where he plays: after the last player. [A-RULE-61]"""
    return g.players


def professore_team(g: ArmoredState) -> i64:
    """The smaller team. [A-TEAM-02]"""
    return team_of(g, professore_place(g))


def mates(g: ArmoredState, bandit: i64) -> vec[i64]:
    """The other bandits of the team. [A-RULE-14, A-RULE-31]"""
    return g.mates[bandit]


def team_bandits(g: ArmoredState, team: i64) -> vec[i64]:
    """All bandits of a team."""
    return g.teams[team]


def opponents_of_professore(g: ArmoredState) -> vec[i64]:
    """All bandits of the other team."""
    return team_bandits(g, 1 - professore_team(g))


def may_talk(g: ArmoredState) -> bool:
    """Team-mates may talk, aloud, before the game and in Schemin'. [A-TALK-01..03, A-RULE-65]"""
    return g.phase in (SETUP, SCHEMIN)


# Places


def on_starting(g: ArmoredState, bandit: i64) -> bool:
    """Inside or on the roof of the Starting Train?"""
    return g.trains.starting[g.at[bandit]] == 1


def couriers_at(g: ArmoredState, spot: i64) -> vec[i64]:
    """The courier who stands there, if one does."""
    return vec[i64]([courier for courier in range(COURIERS) if g.courier[courier] == spot])


def with_mates(g: ArmoredState) -> vec[i64]:
    """In turn order, those who share a location with a team-mate. [A-RULE-31, A-RULE-48]"""
    together = vec[i64]()
    for bandit in players_in_order(g):  # every player leads one
        for mate in mates(g, bandit):
            if g.at[mate] == g.at[bandit]:
                together = append(together, bandit)
                break
    return together


# Cards


def has_nudge(g: ArmoredState, bandit: i64) -> bool:
    """A lone bandit has no Nudge. [A-SETUP-18, A-RULE-02]"""
    return len(mates(g, bandit)) > 0


def action_deck(g: ArmoredState, player: i64) -> vec[i64]:
    """The action cards that a player begins with. [A-SETUP-16, A-SETUP-18]"""
    return action_cards(player, has_nudge(g, player))


def all_cards(g: ArmoredState, place: i64) -> vec[i64]:
    """All cards of a player, the bullets taken included, or of Il Professore."""
    if g.courier[0] == NOWHERE:  # the cards are not on the table yet
        return vec[i64]()
    if place == g.players:
        return deck_against(g.bandits)
    bullets = vec[i64]([bullet(bullet_of(source)) for source in g.wounds[place]])
    return joined(action_deck(g, place), bullets)


def is_neutral(source: i64) -> bool:
    """Did this wound come from a neutral bullet?"""
    return source in (BY_MEETING, BY_EVENT, BY_GATLING, BY_PROFESSORE)


def bullet_of(source: i64) -> i64:
    """Whose bullet card it is that a wound left in the deck."""
    return NEUTRAL if is_neutral(source) else source


# Bullets


def professore_ammunition(g: ArmoredState) -> i64:
    """How many bullets Il Professore could fire now. [A-ED-01, A-RULE-41]"""
    return g.professore_bullets if g.rules.professore_bullets == "own" else g.neutral


def started_bullets(g: ArmoredState) -> i64:
    """How many bullets he starts with. [A-PROF-04, A-ED-01]"""
    own = g.rules.professore and g.rules.professore_bullets == "own"
    return PROFESSORE_BULLETS if own else 0


def neutral_bullets_known(g: ArmoredState) -> i64:
    """The neutral bullets in the pile, in decks, in the box and under the token together."""
    known = g.neutral
    for sources in g.wounds:
        for source in sources:
            if is_neutral(source):
                known += 1
    for source in g.boxed:
        if source == NEUTRAL:
            known += 1
    for source in g.bunch:
        if source == NEUTRAL:
            known += 1
    return known


def pile_is_gone(g: ArmoredState) -> bool:
    """Did the rest of the neutral bullets leave the game? [C-MEET-09, A-RULE-59]"""
    return neutral_bullets_known(g) < NEUTRAL_BULLETS


def is_opposing(g: ArmoredState, bandit: i64, source: i64) -> bool:
    """Is this bullet neutral or of the other team, its Professore included? [A-RULE-32]"""
    if source == NEUTRAL:
        return True
    player = professore_place(g) if source == PROFESSORE else g.player_of[source]
    return team_of(g, player) != team_of(g, g.player_of[bandit])
