"""The state of the expansion: the base table, and what two trains, two teams and couriers add.

People sit on seats; a player is a deck and a hand with one bandit. With two people each seat has
two players. Il Professore, where he plays, has the last place at the table and no seat.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.armored.cards import (
    BONUS_NUDGE,
    LAST_COURIER,
    PROFESSORE,
    RAPID_FIRE,
    SCHEME,
    binoculars,
)
from coltexpress.games.armored.options import Options
from coltexpress.games.armored.printed import (
    LOOT,
    NEUTRAL_BULLETS,
    PROFESSORE_BULLETS,
    action_cards,
    printed_with,
)
from coltexpress.games.armored.trains import trains_after
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING, SCHEMIN, SETUP
from coltexpress.table.cards import NEUTRAL, bullet, hidden
from coltexpress.table.loot import BLUE_DOCUMENT, DECOY, RED_DOCUMENT
from coltexpress.table.train import NOWHERE

BLUE: Final = 0
RED: Final = 1
TEAMS: Final = ("blue", "red")
DOCUMENT_OF: Final = [BLUE_DOCUMENT, RED_DOCUMENT]  # by team
MAY_HOLD: Final = [[DECOY, BLUE_DOCUMENT], [DECOY, RED_DOCUMENT]]  # by team: A-ROB-03..05
COURIERS: Final = 3
NO_CHOOSER: Final = -9  # the seat of Il Professore: nobody chooses for him

# Where a neutral bullet came from, besides a meeting and an event.
BY_GATLING: Final = 22
BY_PROFESSORE: Final = 23
NEUTRAL_CAUSES: Final = [BY_MEETING, BY_EVENT, BY_GATLING, BY_PROFESSORE]

SCHEMES: Final = {3: 2, 5: 2, 7: 3, 9: 3}  # by the number of bandits: A-PROF-06..09


class ArmoredTable(Classic):
    """Everything that lies on the table, and whose it is."""

    def __init__(self, options: Options, like: ArmoredTable | None = None) -> None:
        if like is not None:
            self.copy_armored(like)
            return
        super().__init__(options)
        decks = options.decks
        places = decks + (1 if options.professore else 0)
        self.rules = options
        self.printed = printed_with(options.data)
        self.places = places  # at the table, Il Professore's included
        self.seat_of = [player % options.players for player in range(decks)]
        self.player_of = list(range(decks))
        self.gang = [[bandit] for bandit in range(decks)]
        if options.professore:
            self.seat_of.append(NO_CHOOSER)
            self.gang.append([])
            for cards in (self.hand, self.deck, self.top, self.discard):
                cards.append([])
        self.train = self.trains = trains_after(0)
        self.floor = [[] for _ in range(self.trains.spots)]
        self.box = sorted(LOOT)
        self.neutral = NEUTRAL_BULLETS
        # the armored train
        self.courier = [NOWHERE] * COURIERS  # by armored car: the spot
        self.advances = 0  # of the Starting Train, so far
        # bullets that left the decks and guns
        self.bunch: list[int] = []  # under the Wild Bunch token: from whom
        self.boxed: list[int] = []  # healed, out of the game: from whom
        # Il Professore
        self.ladder = 0  # the space of his marker
        self.professore_bullets = 0
        # cards
        self.under: list[list[int]] = [[] for _ in range(places)]  # known, below the deck
        self.bonus = [0] * decks  # further cards at the next start of a round
        self.healed = [0] * decks  # by bandit: bullets lost in the Heal event just past
        self.diverted = 0  # teams that used the Diversion of this turn, one bit each

    def copy_armored(self, like: ArmoredTable) -> None:
        """Take over everything but the log."""
        self.copy_from(like)
        self.rules = like.rules
        self.printed = like.printed
        self.places = like.places
        self.trains = like.trains
        self.courier = like.courier[:]
        self.advances = like.advances
        self.bunch = like.bunch[:]
        self.boxed = like.boxed[:]
        self.ladder = like.ladder
        self.professore_bullets = like.professore_bullets
        self.under = [cards[:] for cards in like.under]
        self.bonus = like.bonus[:]
        self.healed = like.healed[:]
        self.diverted = like.diverted

    def contents(self) -> tuple[object, ...]:
        return (
            super().contents(),
            tuple(self.courier),
            self.advances,
            tuple(self.bunch),
            tuple(self.boxed),
            self.ladder,
            self.professore_bullets,
            tuple([tuple(cards) for cards in self.under]),
            tuple(self.bonus),
            tuple(self.healed),
            self.diverted,
        )

    def hide_from(self, seat: int) -> None:
        """Cover what this seat may not know. [C-RULE-01, A-RULE-37, A-RULE-44]"""
        super().hide_from(seat)
        for player in range(self.places):
            if self.seat_of[player] != seat:
                self.under[player] = hidden(self.under[player])
                self.deck[player] = hidden(self.deck[player])

    def turns(self) -> list[int]:
        return self.printed.turns[self.round_cards[-1]]

    def car_loot(self, car: int) -> tuple[int, int]:
        return self.printed.car_loot[car]

    def watched(self, spot: int) -> bool:
        """Is a courier there, so that a bandit who arrives must flee? [A-COURIER-01]"""
        return spot in self.courier

    def draw_pile(self, player: int) -> int:
        return super().draw_pile(player) + len(self.under[player])


# Teams


def team_of(g: ArmoredTable, player: int) -> int:
    """Places alternate between the teams, Il Professore's too. [A-TEAM-01..04, A-RULE-61]"""
    return player % 2


def professore_place(g: ArmoredTable) -> int:
    """The place that Il Professore has where he plays: after the last player. [A-RULE-61]"""
    return g.players


def professore_team(g: ArmoredTable) -> int:
    """The smaller team. [A-TEAM-02]"""
    return team_of(g, professore_place(g))


def mates(g: ArmoredTable, bandit: int) -> list[int]:
    """The other bandits of the team. [A-RULE-14, A-RULE-31]"""
    team = team_of(g, g.player_of[bandit])
    return [one for one in team_bandits(g, team) if one != bandit]


def team_bandits(g: ArmoredTable, team: int) -> list[int]:
    """All bandits of a team."""
    return [bandit for bandit in range(g.bandits) if team_of(g, g.player_of[bandit]) == team]


def opponents_of_professore(g: ArmoredTable) -> list[int]:
    """All bandits of the other team."""
    return team_bandits(g, 1 - professore_team(g))


def may_talk(g: ArmoredTable) -> bool:
    """Team-mates may talk, aloud, before the game and in Schemin'. [A-TALK-01..03, A-RULE-65]"""
    return g.phase in (SETUP, SCHEMIN)


# Places


def on_starting(g: ArmoredTable, bandit: int) -> bool:
    """Inside or on the roof of the Starting Train?"""
    return g.trains.starting[g.at[bandit]]


def couriers_at(g: ArmoredTable, spot: int) -> list[int]:
    """The courier who stands there, if one does."""
    return [courier for courier in range(COURIERS) if g.courier[courier] == spot]


def with_mates(g: ArmoredTable) -> list[int]:
    """In turn order, those who share a location with a team-mate. [A-RULE-31, A-RULE-48]"""
    together = []
    for k in range(g.bandits):
        bandit = (g.first + k) % g.bandits
        if g.at[bandit] in [g.at[mate] for mate in mates(g, bandit)]:
            together.append(bandit)
    return together


# Cards


def has_nudge(g: ArmoredTable, bandit: int) -> bool:
    """A lone bandit has no Nudge. [A-SETUP-18, A-RULE-02]"""
    return len(team_bandits(g, team_of(g, g.player_of[bandit]))) > 1


def action_deck(g: ArmoredTable, player: int) -> list[int]:
    """The action cards that a player begins with. [A-SETUP-16, A-SETUP-18]"""
    return action_cards(player, has_nudge(g, player))


def professore_deck(g: ArmoredTable) -> list[int]:
    """Binoculars for every bandit, schemes and shots. [A-PROF-05..10]"""
    cards = [binoculars(bandit) for bandit in range(g.bandits)]
    cards += [SCHEME] * SCHEMES[g.bandits] + [RAPID_FIRE, LAST_COURIER]
    if g.bandits == 3:
        cards.append(BONUS_NUDGE)
    return sorted(cards)


def all_cards(g: ArmoredTable, place: int) -> list[int]:
    """All cards of a player, the bullets taken included, or of Il Professore."""
    if g.courier[0] == NOWHERE:  # the cards are not on the table yet
        return []
    if place == g.players:
        return professore_deck(g)
    bullets = [bullet(bullet_of(source)) for source in g.wounds[place]]
    return action_deck(g, place) + bullets


def bullet_of(source: int) -> int:
    """Whose bullet card it is that a wound left in the deck."""
    return NEUTRAL if source in NEUTRAL_CAUSES else source


# Bullets


def professore_ammunition(g: ArmoredTable) -> int:
    """How many bullets Il Professore could fire now. [A-ED-01, A-RULE-41]"""
    return g.professore_bullets if g.rules.professore_bullets == "own" else g.neutral


def started_bullets(g: ArmoredTable) -> int:
    """How many bullets he starts with. [A-PROF-04, A-ED-01]"""
    own = g.rules.professore and g.rules.professore_bullets == "own"
    return PROFESSORE_BULLETS if own else 0


def neutral_bullets_known(g: ArmoredTable) -> int:
    """The neutral bullets in the pile, in decks, in the box and under the token together."""
    received = [source for sources in g.wounds for source in sources if source in NEUTRAL_CAUSES]
    return g.neutral + len(received) + g.boxed.count(NEUTRAL) + g.bunch.count(NEUTRAL)


def pile_is_gone(g: ArmoredTable) -> bool:
    """Did the rest of the neutral bullets leave the game? [C-MEET-09, A-RULE-59]"""
    return neutral_bullets_known(g) < NEUTRAL_BULLETS


def is_opposing(g: ArmoredTable, bandit: int, source: int) -> bool:
    """Is this bullet neutral or of the other team, its Professore included? [A-RULE-32]"""
    if source == NEUTRAL:
        return True
    player = professore_place(g) if source == PROFESSORE else g.player_of[source]
    return team_of(g, player) != team_of(g, g.player_of[bandit])
