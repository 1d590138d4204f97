"""What no table of the base game can look like, and why."""

from __future__ import annotations

from coltexpress.games.classic.printed import (
    BULLETS,
    LOOT,
    NEUTRAL_BULLETS,
    STATIONS,
    TURNS,
    rounds_for,
)
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import BY_EVENT, BY_MEETING, OVER, ROUND_END, ClassicTable
from coltexpress.games.classic.view import all_cards
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64, vec
from coltexpress.table.bandits import NAMES
from coltexpress.table.cards import face_up
from coltexpress.table.loot import BACK_OF, PURSE_250, backs
from coltexpress.table.train import NOWHERE


def check(g: ClassicTable) -> None:
    """Raise BadPosition with the reason if no game could look like this."""
    check_people(g)
    check_loot(g)
    check_bullets(g)
    for player in range(g.players):
        check_cards(g, player, all_cards(g, player))
    check_clock(g)


def demand(holds: bool, reason: str) -> None:
    """Refuse a position for this reason."""
    if not holds:
        raise BadPosition(reason)


def check_people(g: ClassicTable) -> None:
    """Different characters, who are allowed, on the train, and not beside the Marshal."""
    picked = [one for one in g.who if one != BLANK]
    demand(len(set(picked)) == len(picked), "two pawns are the same bandit")
    for one in picked:
        demand(one in g.options.characters, f"{NAMES[one]} is a guest: guest_bandits=true")
    if g.options.bandits:
        settled = zip(g.who, g.options.bandits, strict=True)
        demand(all(a in (BLANK, b) for a, b in settled), "other bandits than bandits= says")
    demand(g.marshal == NOWHERE or not g.train.on_roof[g.marshal], "the Marshal is on a roof")
    demand(
        g.marshal == NOWHERE or g.marshal not in g.at,
        "a bandit rests beside the Marshal (C-MEET-05)",
    )
    placed = [spot for spot in g.at if spot != NOWHERE]
    demand(len(placed) in (0, g.bandits), "some bandits are on the train and some are not")
    demand(bool(placed) or not g.round_cards, "a round is played without bandits on the train")
    demand(g.marshal != NOWHERE or not placed, "the bandits are on the train, but not the Marshal")
    joined = [car for car in g.cars if car != BLANK]
    demand(len(set(joined)) == len(joined), "one car is in the train twice")


def check_loot(g: ClassicTable) -> None:
    """Every token of the box is somewhere, once. [C-COMP-03..05]"""
    tokens = [LOOT[-1]] * g.spare
    for place in (list(g.box), *[list(one) for one in g.floor], *[list(one) for one in g.held]):
        in_order = g.told_apart or place == sorted(place)
        demand(in_order, "loot is not sorted: purses ($250 first), jewels, strongboxes")
        tokens += place
    expected = LOOT + [PURSE_250] * g.made_up
    found, printed = sorted(backs(row(tokens))), sorted(backs(row(expected)))
    demand(found == printed, "the loot is not that of the box")
    for token in set(tokens):
        few = tokens.count(token) <= expected.count(token) or token == BACK_OF[token]
        demand(few, "there are more purses of one value than in the box")


def check_bullets(g: ClassicTable) -> None:
    """What was fired is what was taken. [C-COMP-08, C-COMP-09]"""
    received = [source for sources in g.wounds for source in sources]
    for bandit in range(g.bandits):
        total = g.bullets[bandit] + received.count(bandit)
        demand(total == BULLETS, f"pawn {bandit} has {total} bullets; there are {BULLETS}")
    neutral = received.count(BY_MEETING) + received.count(BY_EVENT)
    demand(neutral + g.neutral <= NEUTRAL_BULLETS, "there are more than 13 neutral bullets")
    demand(
        neutral + g.neutral == NEUTRAL_BULLETS or g.neutral == 0,
        "neutral bullets are missing (only the whole rest can leave the game, C-MEET-09)",
    )


def check_cards(g: ClassicTable, player: int, all_of_them: vec[i64]) -> None:
    """A player has his action cards and the bullets taken, no more and no less."""
    hand, deck = list(g.hand[player]), list(g.deck[player])
    for unordered in (hand, deck):
        demand(unordered == sorted(unordered), "a hand or deck is not sorted: m c s f r p, bullets")
    cards = hand + deck + list(g.top[player]) + list(g.discard[player])
    cards += [face_up(one) for place, one in enumerate(g.pile) if g.pile_by[place] == player]
    expected = list(all_of_them)
    demand(
        len(cards) == len(expected),
        f"player {player} has {len(cards)} cards; there should be {len(expected)}",
    )
    for one in cards:
        if one != HIDDEN:
            demand(one in expected, f"player {player} has a card that is not his")
            expected.remove(one)
    demand(g.expert or not g.discard[player], "discard piles need the expert variant")


def check_clock(g: ClassicTable) -> None:
    """Round, turn, phase and first player fit together. [C-ROUND-01, C-SETUP-17..21]"""
    rounds = g.round_cards
    demand(len(rounds) <= ROUNDS, "there are only five rounds")
    demand(len(set(rounds)) == len(rounds), "one round card is turned up twice")
    for place, one in enumerate(rounds):
        station = one in STATIONS
        demand(station or one in rounds_for(g.players), "a round card of the other set")
        last = g.options.station_position == "last"
        demand(not last or station == (place == ROUNDS - 1), "the station is the last card")
    demand(sum(one in STATIONS for one in rounds) <= 1, "there is only one station")
    demand(g.first < g.players, "there is no such first player")
    turns = len(TURNS[rounds[-1]]) if rounds else 1
    demand(g.turn < turns, "the round card has no such turn")
    demand(g.phase not in (ROUND_END, OVER) or bool(rounds), "the phase needs a round card")
