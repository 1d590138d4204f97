"""What no state of the base game can look like, and why."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.powers import plays_bullets, plays_twice_in_tunnel
from coltexpress.games.classic.printed import (
    BULLETS,
    EVENT_OF,
    HOSTAGE_CONDUCTOR,
    LOOT,
    NEUTRAL_BULLETS,
    SPEEDING_UP,
    STATIONS,
    TAKE_IT_ALL,
    TUNNEL,
    rounds_for,
)
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import (
    BY_EVENT,
    BY_MEETING,
    OVER,
    ROUND_END,
    SCHEMIN,
    SETUP,
    STEALIN,
    ClassicState,
)
from coltexpress.games.classic.steps import END_ROUND, NEXT_CARD, SCHEME, TURN, TURN_UP
from coltexpress.games.classic.view import all_cards, cards_unseen
from coltexpress.kernel.agenda import BLANK, HIDDEN, Step, on_agenda
from coltexpress.kernel.errors import demand
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.bandits import NAMES
from coltexpress.train.cards import face_up, is_bullet, lies_down
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import A_STRONGBOX, BACK_OF, PURSE_250, backs

STRONGBOXES: Final = LOOT.count(A_STRONGBOX)


def check(g: ClassicState) -> None:
    """Raise BadPosition with the reason if no game could look like this."""
    check_people(g)
    check_marshal(g)
    check_clock(g)
    check_loot(g)
    check_bullets(g)
    for player in range(g.players):
        check_cards(g, player, all_cards(g, player))
        check_played(g, player, cards_unseen(g, player))
        check_law(g, player)
    check_pile(g)


def check_people(g: ClassicState) -> None:
    """Different characters, who are allowed, and after the setup on a train that is whole."""
    picked = [one for one in g.who if one != BLANK]
    demand(len(set(picked)) == len(picked), "two pawns are the same bandit")
    for one in picked:
        demand(one in g.options.characters, f"{NAMES[one]} is a guest: guest_bandits=true")
    if g.options.bandits:
        settled = zip(g.who, g.options.bandits, strict=True)
        demand(all(a in (BLANK, b) for a, b in settled), "other bandits than bandits= says")
    joined = [car for car in g.cars if car != BLANK]
    demand(len(set(joined)) == len(joined), "one car is in the train twice")
    placed = [spot for spot in g.at if spot != NOWHERE]
    demand(len(placed) in (0, g.bandits), "some bandits are on the train and some are not")
    if g.phase == SETUP:
        demand(not placed, "the bandits take their places when the setup is over")
    else:
        demand(BLANK not in g.who, "a pawn is no bandit yet, but the setup is over")
        demand(BLANK not in g.cars, "a car is missing, but the setup is over")
        demand(bool(placed), "a round is played without bandits on the train")


def check_marshal(g: ClassicState) -> None:
    """The Marshal is inside the train after the setup, and nobody rests beside him."""
    demand(g.marshal == NOWHERE or not g.train.on_roof[g.marshal], "the Marshal is on a roof")
    alone = g.marshal == NOWHERE or g.marshal not in g.at
    demand(alone, "a bandit rests beside the Marshal (C-MEET-05)")
    there = g.marshal != NOWHERE or g.phase == SETUP
    demand(there, "the bandits are on the train, but not the Marshal")


def check_loot(g: ClassicState) -> None:
    """Every token of the box is somewhere, once. [C-COMP-03..05]"""
    struck = events_struck(g)
    waits = 0 if TAKE_IT_ALL in struck else 1
    demand(g.phase == SETUP or g.spare == waits, f"{waits} strongboxes wait beside the train")
    most = g.bandits * struck.count(HOSTAGE_CONDUCTOR)
    demand(g.made_up <= most, f"at most {most} purses can have been made up (C-RULE-48)")
    demand(g.spare <= STRONGBOXES, f"there are only {STRONGBOXES} strongboxes")
    tokens = [A_STRONGBOX] * g.spare
    for place in (g.box, *g.floor, *g.held):
        tokens += list(place)
    expected = LOOT + [PURSE_250] * g.made_up
    found, printed = sorted(backs(row(tokens))), sorted(backs(row(expected)))
    demand(found == printed, "the loot is not that of the box")
    for token in set(tokens):
        few = tokens.count(token) <= expected.count(token) or token == BACK_OF[token]
        demand(few, "there are more purses of one value than in the box")


def check_bullets(g: ClassicState) -> None:
    """What was fired is what was taken. [C-COMP-08, C-COMP-09]"""
    received = [source for sources in g.wounds for source in sources]
    for bandit in range(g.bandits):
        total = g.bullets[bandit] + received.count(bandit)
        demand(total == BULLETS, f"pawn {bandit} has {total} bullets; there are {BULLETS}")
        demand(bandit not in g.wounds[bandit], f"pawn {bandit} has shot himself")
    neutral = received.count(BY_MEETING) + received.count(BY_EVENT)
    demand(neutral + g.neutral <= NEUTRAL_BULLETS, "there are more than 13 neutral bullets")
    demand(
        neutral + g.neutral == NEUTRAL_BULLETS or g.neutral == 0,
        "neutral bullets are missing (only the whole rest can leave the game, C-MEET-09)",
    )


def check_cards(g: ClassicState, player: int, all_of_them: vec[i64]) -> None:
    """A player has his action cards and the bullets taken, no more and no less."""
    cards = [*g.hand[player], *g.deck[player], *g.top[player], *g.discard[player]]
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


def check_law(g: ClassicState, player: int) -> None:
    """A gang has kept one of its Marshal cards; nobody else has a choice. [C-TWO-09]"""
    kept = g.law[player]
    demand(kept == BLANK or g.gangs, "only a gang keeps one of two Marshal cards (C-TWO-09)")
    own = kept == BLANK or g.player_of[kept] == player
    demand(own, f"player {player} kept the Marshal card of another's bandit")
    settled = kept != BLANK or not g.gangs or g.phase == SETUP
    demand(settled, f"player {player} has not kept a Marshal card, but the setup is over")


def check_played(g: ClassicState, player: int, unseen: vec[i64]) -> None:
    """A player has no card on the common pile that he cannot have played. [C-PLAN-02..05]"""
    played = [one for place, one in enumerate(g.pile) if g.pile_by[place] == player]
    to_come = [step for step in on_agenda(g, SCHEME) if step.a == player]
    acts = sum(acts_in(g, player, kind) for kind in turns_so_far(g))
    most = max(0, acts - len(to_come))
    demand(len(played) <= most, f"player {player} can have played {most} cards at most")
    if not plays_bullets(g, player):  # A-MISTY-01
        shown = [one for one in played if one != HIDDEN]
        demand(not any(map(is_bullet, shown)), f"player {player} has played a bullet")
        covered = len(played) - len(shown)
        playable = [one for one in unseen if not is_bullet(one)]
        demand(covered <= len(playable), f"player {player} cannot have played {covered} cards")


def check_pile(g: ClassicState) -> None:
    """The common pile is carried out with its first card shown. [C-STEAL-02]"""
    first_shown = g.phase != STEALIN or len(g.pile) == 0 or not lies_down(g.pile[0])
    demand(first_shown, "the first card of the pile is turned over (C-STEAL-02)")
    awaited = g.phase == SCHEMIN or len(on_agenda(g, NEXT_CARD)) > 0
    demand(awaited or len(g.pile) == 0, "cards are on the pile, but it has been carried out")


def turns_so_far(g: ClassicState) -> list[int]:
    """The kinds of the turns of this round that have begun."""
    if is_before_turns(g) or Step(TURN, 0) in on_agenda(g, TURN):
        return []
    return list(g.turns()[: g.turn + 1])


def acts_in(g: ClassicState, player: int, kind: int) -> int:
    """How often a player acts in a turn of this kind. [C-TURN-03, A-TWINZZ-01]"""
    twice = kind == SPEEDING_UP or (kind == TUNNEL and plays_twice_in_tunnel(g, player))
    return 2 if twice else 1


def is_before_turns(g: ClassicState) -> bool:
    """Is the next round card still to be turned up?"""
    return g.phase == SETUP or len(on_agenda(g, TURN_UP)) > 0


def is_between_rounds(g: ClassicState) -> bool:
    """Is the round over whose card lies on top, but for what its players keep?"""
    keeping = any(step.a != BLANK for step in on_agenda(g, END_ROUND))
    return keeping or g.phase == OVER or is_before_turns(g)


def events_struck(g: ClassicState) -> list[int]:
    """The events of the rounds so far that have struck."""
    struck = len(g.round_cards)
    if g.phase != ROUND_END and not is_between_rounds(g):
        struck -= 1
    return [EVENT_OF[one] for one in g.round_cards[:struck]]


def check_clock(g: ClassicState) -> None:
    """Round, turn, phase and first player fit together. [C-ROUND-01, C-SETUP-17..21]"""
    rounds = g.round_cards
    demand(len(rounds) <= ROUNDS, f"there are only {ROUNDS} rounds")
    demand(len(set(rounds)) == len(rounds), "one round card is turned up twice")
    for place, one in enumerate(rounds):
        station = one in STATIONS
        demand(station or one in rounds_for(g.players), "a round card of the other set")
        last = g.options.station_position == "last"
        demand(not last or station == (place == ROUNDS - 1), "the station is the last card")
    demand(sum(one in STATIONS for one in rounds) <= 1, "there is only one station")
    check_round(g)


def check_round(g: ClassicState) -> None:
    """Of five rounds one is being played, or all are over. [C-ROUND-01, C-END-01]"""
    rounds, over = len(g.round_cards), g.phase == OVER
    demand(g.first < g.players, "there is no such first player")
    demand(over == (len(g.agenda) == 0), "the game is over when nothing is left on the agenda")
    if is_before_turns(g):
        demand(g.phase in (SETUP, SCHEMIN), "no round card is up: phase=schemin")
        demand(rounds < ROUNDS, f"a round card is to come, but there are only {ROUNDS} rounds")
        demand(g.turn == 0, "no turn has begun: turn=0")
        demand(g.phase != SETUP or rounds == 0, "a round card is up before the first round")
    else:
        demand(rounds > 0, "no round card is up (rounds=), but it is not to come either")
        demand(g.turn < len(g.turns()), "the round card has no such turn")
    demand(not over or rounds == ROUNDS, f"the game ends after {ROUNDS} rounds")
