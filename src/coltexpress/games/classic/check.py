"""What no state of the base game can look like, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coltexpress.games.classic.notation import (
    write_bandit,
    write_card,
    write_player,
    write_token,
    write_word,
)
from coltexpress.games.classic.powers import plays_bullets, plays_twice_in_tunnel
from coltexpress.games.classic.printed import (
    BULLETS,
    CARS,
    EVENT_OF,
    HOSTAGE_CONDUCTOR,
    LOOT,
    NEUTRAL_BULLETS,
    ROUND_CARDS,
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
    PHASES,
    ROUND_END,
    SCHEMIN,
    SETUP,
    STEALIN,
    ClassicState,
)
from coltexpress.games.classic.steps import END_ROUND, NEXT_CARD, SCHEME, TURN, TURN_UP
from coltexpress.games.classic.view import all_cards, cards_unseen
from coltexpress.kernel.agenda import BLANK, HIDDEN, Step, on_agenda
from coltexpress.kernel.demands import (
    demand,
    demand_all,
    demand_among,
    demand_cards,
    demand_count,
    demand_once,
)
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.rows import row
from coltexpress.kernel.vecs import i64, vec
from coltexpress.train.bandits import LETTERS, demand_settled
from coltexpress.train.cards import face_up, is_bullet, lies_down
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import A_STRONGBOX, BACK_OF, PURSE_250, backs

STRONGBOXES: Final = LOOT.count(A_STRONGBOX)
CARDS: Final = "hands=, decks=, tops=, discards=, pile="  # the fields that have a player's cards


def check(g: ClassicState) -> None:
    """Raise BadPosition with the reason if no game could look like this."""
    check_people(g)
    check_marshal(g)
    check_clock(g)
    check_loot(g)
    check_bullets(g)
    for player in range(g.players):
        who, cards = write_player(g, player), all_cards(g, player)
        check_cards(g, player, who, cards, lambda one: write_card(g, one))
        check_played(g, player, cards_unseen(g, player))
        check_law(g, player)
    check_pile(g)


def check_people(g: ClassicState, aboard: str = "train=") -> None:
    """Different characters, who are allowed, and after the setup on a train that is whole.

    Who is on the train is said in the fields `aboard`.
    """
    picked = [one for one in g.who if one != BLANK]
    demand_once([LETTERS[one] for one in picked], "who=")
    for one in picked:
        allowed = one in g.options.characters
        demand(allowed, "only_with", what=f"who=…{LETTERS[one]}", condition="guest_bandits=true")
    demand_settled(g.who, g.options.bandits)
    demand_once([CARS[car] for car in g.cars if car != BLANK], "cars=")
    placed = [write_bandit(g, one) for one in range(g.bandits) if g.at[one] != NOWHERE]
    if g.phase == SETUP:
        demand(not placed, "after_setup", word=",".join(placed), where=aboard)
    else:
        demand(BLANK not in g.who, "only_in_setup", word="-", where="who=")
        demand(BLANK not in g.cars, "only_in_setup", word="-", where="cars=")
        demand_all([write_bandit(g, one) for one in range(g.bandits)], placed, aboard)


def check_marshal(g: ClassicState) -> None:
    """The Marshal is inside the train after the setup, and nobody rests beside him."""
    if g.marshal == NOWHERE:
        demand(g.phase == SETUP, "marshal_missing")
        return
    spot = write_word(g, "spot", g.marshal)
    demand(not g.train.on_roof[g.marshal], "marshal_on_roof", spot=spot)
    for bandit in range(g.bandits):
        apart, who = g.at[bandit] != g.marshal, write_bandit(g, bandit)
        demand(apart, "beside_marshal", who=who, spot=spot, clause="C-MEET-05")


def check_loot(g: ClassicState) -> None:
    """Every token of the box is somewhere, once. [C-COMP-03..05]"""
    struck = events_struck(g)
    waits = 0 if TAKE_IT_ALL in struck else 1
    settled = g.phase == SETUP or g.spare == waits
    demand(settled, "instead", found=f"beside={g.spare}", expected=waits)
    most = g.bandits * struck.count(HOSTAGE_CONDUCTOR)
    demand_count("made-up", g.made_up, most, "C-RULE-48")
    demand_count("beside", g.spare, STRONGBOXES)
    tokens = [A_STRONGBOX] * g.spare
    for place in (g.box, *g.floor, *g.held):
        tokens += list(place)
    check_tokens(tokens, LOOT + [PURSE_250] * g.made_up, write_token)


def check_tokens(tokens: list[int], printed: list[int], write: Callable[[int], str]) -> None:
    """So many of each kind as are printed, and of each value that is seen no more than that."""
    found, expected = list(backs(row(tokens))), list(backs(row(printed)))
    for back in sorted({*found, *expected}):
        demand_printed(write(back), found.count(back), expected.count(back), exact=True)
    for token in sorted(set(tokens)):
        if token != BACK_OF[token]:
            demand_printed(write(token), tokens.count(token), printed.count(token), exact=False)


def demand_printed(word: str, count: int, printed: int, *, exact: bool) -> None:
    """As many of something as are printed, or at most so many."""
    right = count == printed or (count < printed and not exact)
    demand(right, "box_count", word=word, count=count, printed=printed)


def check_bullets(g: ClassicState) -> None:
    """What was fired is what was taken. [C-COMP-08, C-COMP-09]"""
    received = [source for sources in g.wounds for source in sources]
    for bandit in range(g.bandits):
        total = g.bullets[bandit] + received.count(bandit)
        check_gun(g, bandit, total, "guns=, wounds=")
    neutral = received.count(BY_MEETING) + received.count(BY_EVENT) + g.neutral
    check_neutral(neutral, NEUTRAL_BULLETS, left=g.neutral)


def check_gun(g: ClassicState, bandit: int, total: int, where: str) -> None:
    """A bandit has all his bullets, or somebody else has them. [C-COMP-08]"""
    who = write_bandit(g, bandit)
    demand_bullets(who, where, total, BULLETS)
    demand(bandit not in g.wounds[bandit], "own_bullet", who=who)


def demand_bullets(who: str, where: str, count: int, expected: int) -> None:
    """Of somebody's bullets there are so many in these fields."""
    right = count == expected
    demand(right, "wrong_bullets", who=who, where=where, count=count, expected=expected)


def check_neutral(count: int, printed: int, *, left: int) -> None:
    """No neutral bullet is missing, if some are left; only the whole rest leaves the game."""
    right = count == printed or (count < printed and left == 0)
    demand(right, "neutral_bullets", count=count, printed=printed, clause="C-MEET-09")


def check_cards(
    g: ClassicState,
    player: int,
    who: str,
    all_of_them: vec[i64],
    write: Callable[[int], str],
) -> None:
    """A player has his action cards and the bullets taken, no more and no less."""
    cards = [*g.hand[player], *g.deck[player], *g.top[player], *g.discard[player]]
    cards += [face_up(one) for place, one in enumerate(g.pile) if g.pile_by[place] == player]
    expected = list(all_of_them)
    demand_cards(who, CARDS, len(cards), len(expected))
    for one in cards:
        if one != HIDDEN:
            take_card(expected, one, who, CARDS, write)
    piles, variant = g.expert or not g.discard[player], "expert_variant=true"
    demand(piles, "only_with", what="discards=", condition=variant)


def take_card(
    cards: list[int], one: int, who: str, where: str, write: Callable[[int], str]
) -> None:
    """One of the cards that somebody can have there; then it cannot be there once more."""
    if one not in cards:
        raise BadPosition("", "not_so_many", who=who, word=write(one), where=where)
    cards.remove(one)


def check_law(g: ClassicState, player: int) -> None:
    """A gang has kept one of its Marshal cards; nobody else has a choice. [C-TWO-09]"""
    kept = g.law[player]
    if kept == BLANK:
        settled = not g.gangs or g.phase == SETUP
        demand(settled, "only_in_setup", word="-", where="law=", clause="C-TWO-09")
        return
    word = write_bandit(g, kept)
    demand(g.gangs, "only_with", what=f"law=…{word}", condition="players=2", clause="C-TWO-09")
    own = g.player_of[kept] == player
    demand(own, "not_so_many", who=write_player(g, player), word=word, where="law=")


def check_played(g: ClassicState, player: int, unseen: vec[i64]) -> None:
    """A player has no card on the common pile that he cannot have played. [C-PLAN-02..05]"""
    played = [one for place, one in enumerate(g.pile) if g.pile_by[place] == player]
    to_come = [step for step in on_agenda(g, SCHEME) if step.a == player]
    acts = sum(acts_in(g, player, kind) for kind in turns_so_far(g))
    most = max(0, acts - len(to_come))
    who = write_player(g, player)
    demand_few(who, len(played), most, "pile=")
    if not plays_bullets(g, player):  # A-MISTY-01
        shown = [one for one in played if one != HIDDEN]
        demand(not any(map(is_bullet, shown)), "not_so_many", who=who, word="!", where="pile=")
        playable = [one for one in unseen if not is_bullet(one)]
        demand_few(who, len(played) - len(shown), len(playable), "pile=…(?)")


def demand_few(who: str, count: int, most: int, where: str) -> None:
    """Somebody has no more cards there than can be."""
    demand(count <= most, "too_many", who=who, count=count, most=most, where=where)


def check_pile(g: ClassicState) -> None:
    """The common pile is carried out with its first card shown. [C-STEAL-02]"""
    first_shown = g.phase != STEALIN or len(g.pile) == 0 or not lies_down(g.pile[0])
    demand(first_shown, "first_face_up", clause="C-STEAL-02")
    awaited = g.phase == SCHEMIN or len(on_agenda(g, NEXT_CARD)) > 0
    demand(awaited or len(g.pile) == 0, "pile_is_done")


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
    demand_rounds([ROUND_CARDS[one] for one in rounds])
    fitting = [ROUND_CARDS[one] for one in (*rounds_for(g.players), *STATIONS)]
    for place, one in enumerate(rounds):
        station = one in STATIONS
        demand_among("rounds", ROUND_CARDS[one], fitting)
        last = g.options.station_position == "last"
        right = not last or station == (place == ROUNDS - 1)
        demand(right, "station_last", place=ROUNDS)
    stations = [ROUND_CARDS[one] for one in rounds if one in STATIONS]
    demand(len(stations) <= 1, "only_one", words=", ".join(stations), where="rounds=")
    check_round(g)


def demand_rounds(rounds: list[str]) -> None:
    """Five rounds at most, each with another card."""
    few = len(rounds) <= ROUNDS
    demand(few, "at_most", where="rounds=", count=len(rounds), most=ROUNDS)
    demand_once(rounds, "rounds=")


def check_round(g: ClassicState) -> None:
    """Of five rounds one is being played, or all are over. [C-ROUND-01, C-END-01]"""
    rounds, over = len(g.round_cards), g.phase == OVER
    demand_count("first", g.first, g.players - 1)
    done = len(g.agenda) == 0
    demand(over == done, "go_together", this="phase=over", that="agenda=-")
    if is_before_turns(g):
        phase = PHASES[g.phase]
        before = g.phase in (SETUP, SCHEMIN)
        demand(before, "instead", found=f"phase={phase}", expected="schemin")
        demand(rounds < ROUNDS, "at_most", where="rounds=", count=rounds, most=ROUNDS - 1)
        demand(g.turn == 0, "instead", found=f"turn={g.turn}", expected=0)
        early = g.phase == SETUP and rounds > 0
        demand(not early, "instead", found="rounds=…", expected="-")
    else:
        demand(rounds > 0, "only_with", what="rounds=-", condition="agenda=…turn_up")
        demand_count("turn", g.turn, len(g.turns()) - 1)
    demand(not over or rounds == ROUNDS, "wrong_parts", field="rounds", parts=rounds, count=ROUNDS)
