"""What no state of Colt Super Express can look like, and why."""

from __future__ import annotations

from coltexpress.games.super.board import FRONT, OFF
from coltexpress.games.super.notation import write_bandit
from coltexpress.games.super.printed import BANDITS, LOOT, PLAN_SIZE
from coltexpress.games.super.stacks import from_top
from coltexpress.games.super.state import (
    ABOARD,
    BESIDE,
    EXECUTION,
    FALLEN,
    OUT,
    OVER,
    PLANNING,
    ROUND_END,
    SETUP,
    SuperState,
    several_aboard,
)
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.errors import demand


def check(g: SuperState) -> None:
    """Raise BadPosition with the reason if no game could rest like this."""
    demand(g.phase != EXECUTION, "cards are carried out without a stop; nothing is asked then")
    check_people(g)
    check_train(g)
    check_loot(g)
    for bandit in range(g.players):
        check_cards(g, bandit)
    check_clock(g)


def check_people(g: SuperState) -> None:
    """Different bandits of this game, and those who were settled beforehand. [S-RULE-03]"""
    picked = [one for one in g.who if one != BLANK]
    demand(len(set(picked)) == len(picked), "two players have the same bandit")
    demand(all(one in BANDITS for one in picked), "a bandit who is not in this game")
    demand(g.phase == SETUP or BLANK not in g.who, "a player has no bandit")
    if g.options.bandits:
        settled = zip(g.who, g.options.bandits, strict=True)
        demand(all(a in (BLANK, b) for a, b in settled), "other bandits than bandits= says")


def check_train(g: SuperState) -> None:
    """Every piece aboard has one place, and no other has any. [S-POS-03, S-POS-20]"""
    for spot in range(g.board.spots):
        places = [g.place[one] for one in range(g.players) if g.at[one] == spot]
        one_each = sorted(places) == list(range(len(places)))
        demand(one_each, "two pieces have one place, or one is empty (S-POS-02, S-POS-03)")
    for bandit in range(g.players):
        name = write_bandit(g, bandit)
        on_train = g.status[bandit] == ABOARD
        demand(g.at[bandit] < g.board.spots, f"{name} is on a car that is gone (S-POS-20)")
        demand(not on_train or g.at[bandit] != OFF, f"{name} has no place (S-POS-03)")
        off = g.at[bandit] == OFF and g.place[bandit] == 0
        demand(on_train or off, f"{name} is not on the train (S-POS-03)")
        posed = g.down[bandit] != 0 or g.facing[bandit] != FRONT
        demand(on_train or not posed, f"{name} has a pose off the train")
        beside = g.status[bandit] == BESIDE
        demand(beside == (g.phase == SETUP), f"{name} is neither on the train nor off it")
        demand(g.status[bandit] != FALLEN, f"{name} has fallen, but not during a round")
        out = g.status[bandit] == OUT
        demand(out == (g.wave[bandit] > 0), f"{name} is out at no time, or in at one")
    gone = set(g.wave) - {0}
    demand(gone == set(range(1, len(gone) + 1)), "nobody was eliminated at some time (S-RULE-25)")


def check_loot(g: SuperState) -> None:
    """One loot card for each car that was won, all different. [S-ROUND-03, S-RULE-02]"""
    values = [value for won in g.loot for value in won]
    demand(len(set(values)) == len(values), "one loot card is there twice")
    demand(all(value in LOOT for value in values), "no car has such a loot value")
    gone = g.options.cars - g.cars
    unawarded = gone - len(values)
    expected = f"{gone} cars are gone and {len(values)} loot cards are won"
    demand(g.phase not in (PLANNING, SETUP) or unawarded == 0, f"{expected} (S-ROUND-03)")
    demand(g.phase != ROUND_END or unawarded == 1, f"{expected}; one is to be awarded")
    demand(g.phase != OVER or unawarded in (0, 1), f"{expected} (S-RULE-13)")


def check_cards(g: SuperState, bandit: int) -> None:
    """Nobody has planned yet, or everybody three different cards. [S-PLAN-02, S-PLAN-06]"""
    name = write_bandit(g, bandit)
    plan, shown = from_top(g.plan[bandit]), from_top(g.shown[bandit])
    known = [card for card in plan if card != HIDDEN] + shown
    demand(len(set(known)) == len(known), f"{name} has one card twice (S-PLAN-06)")
    demand(all(card in g.options.cards for card in known), f"{name} has a card too many (S-EXP-03)")
    demand(g.phase == OVER or not plan, f"{name} has cards to reveal, but the round is over")
    demand(g.phase not in (SETUP, PLANNING) or not shown, f"{name} showed cards before the round")
    demand(len(plan) + len(shown) <= PLAN_SIZE, f"{name} has a plan of too many cards (S-PLAN-02)")
    if g.phase in (ROUND_END, OVER) and g.status[bandit] == ABOARD:
        demand(len(plan) + len(shown) == PLAN_SIZE, f"{name} has too few cards (S-PLAN-02)")
    demand(g.status[bandit] == ABOARD or not plan, f"{name} is out and has a plan (S-RULE-11)")


def check_clock(g: SuperState) -> None:
    """Phase, start player, cars and the number of bandits aboard fit together."""
    several = several_aboard(g)
    over = g.phase == OVER
    demand(over == (len(g.agenda) == 0), "the game is over when nothing is left on the agenda")
    demand(g.phase != SETUP or g.cars == g.options.cars, "a car is gone before the game")
    demand((g.start == BLANK) == (g.phase == SETUP), "the start player is drawn last in the setup")
    if g.phase == PLANNING:
        demand(g.cars > 0, "no car is left: the game is over (S-END-02)")
        demand(g.status[g.start] == ABOARD, "the start player is out (S-RULE-16)")
    if g.phase in (PLANNING, ROUND_END):
        demand(several, "one bandit at most is aboard: the game is over (S-END-01)")
    if over:
        demand(not several or g.cars == 0, "several bandits and a car are left: the game goes on")
