"""What no state of Colt Super Express can look like, and why."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.board import FRONT, OFF
from coltexpress.games.super.notation import write_bandit, write_spot
from coltexpress.games.super.printed import BANDITS, CARDS, LOOT, PLAN_SIZE
from coltexpress.games.super.stacks import from_top
from coltexpress.games.super.state import (
    ABOARD,
    BESIDE,
    EXECUTION,
    FALLEN,
    OUT,
    OVER,
    PHASES,
    PLANNING,
    ROUND_END,
    SETUP,
    SuperState,
    several_aboard,
)
from coltexpress.kernel.agenda import BLANK, HIDDEN
from coltexpress.kernel.demands import demand, demand_among, demand_cards, demand_once
from coltexpress.train.bandits import LETTERS, demand_settled

PLANS: Final = "plans=, shown="  # the fields that have the cards of a plan
SOMEWHERE: Final = "train=, out="  # the fields that say where a bandit is


def check(g: SuperState) -> None:
    """Raise BadPosition with the reason if no game could rest like this."""
    demand(g.phase != EXECUTION, "no_stop")
    check_people(g)
    check_train(g)
    check_loot(g)
    for bandit in range(g.players):
        check_cards(g, bandit)
    check_clock(g)


def check_people(g: SuperState) -> None:
    """Different bandits of this game, and those who were settled beforehand. [S-RULE-03]"""
    picked = [one for one in g.who if one != BLANK]
    demand_once([LETTERS[one] for one in picked], "who=")
    for one in picked:
        demand_among("who", LETTERS[one], [LETTERS[each] for each in BANDITS])
    picked_all = g.phase == SETUP or BLANK not in g.who
    demand(picked_all, "only_in_setup", word="-", where="who=")
    demand_settled(g.who, g.options.bandits)


def check_train(g: SuperState) -> None:
    """Every piece aboard has one place, and no other has any. [S-POS-03, S-POS-20]"""
    for spot in range(g.board.spots):
        places = [g.place[one] for one in range(g.players) if g.at[one] == spot]
        one_each = sorted(places) == list(range(len(places)))
        demand(one_each, "queue_gap", spot=write_spot(spot), clause="S-POS-02, S-POS-03")
    for bandit in range(g.players):
        name = write_bandit(g, bandit)
        on_train = g.status[bandit] == ABOARD
        coupled = g.at[bandit] < g.board.spots
        demand(coupled, "cannot_be_at", word=name, spot=write_spot(g.at[bandit]), clause="S-POS-20")
        placed = not on_train or g.at[bandit] != OFF
        demand(placed, "is_missing", words=name, where="train=", clause="S-POS-03")
        off = g.at[bandit] == OFF and g.place[bandit] == 0
        posed = g.down[bandit] != 0 or g.facing[bandit] != FRONT
        demand(on_train or (off and not posed), "off_the_train", who=name, clause="S-POS-03")
        if g.phase == SETUP:
            demand(g.status[bandit] == BESIDE, "after_setup", word=name, where=SOMEWHERE)
        somewhere = g.phase == SETUP or g.status[bandit] not in (BESIDE, FALLEN)
        demand(somewhere, "is_missing", words=name, where=SOMEWHERE)
        out = g.status[bandit] == OUT
        demand(not out or g.wave[bandit] > 0, "is_missing", words=name, where="out=")
        demand(out or g.wave[bandit] == 0, "twice", word=name, where=SOMEWHERE)
    gone = set(g.wave) - {0}
    in_turn = gone == set(range(1, len(gone) + 1))
    demand(in_turn, "empty_part", where="out=", clause="S-RULE-25")


def check_loot(g: SuperState) -> None:
    """One loot card for each car that was won, all different. [S-ROUND-03, S-RULE-02]"""
    values = [value for won in g.loot for value in won]
    demand_once([f"${value}" for value in values], "loot=")
    for value in values:
        demand_among("loot", f"${value}", [f"${one}" for one in LOOT])
    gone, won = g.options.cars - g.cars, len(values)
    left = [0] if g.phase in (PLANNING, SETUP) else [1] if g.phase == ROUND_END else [0, 1]
    expected = ", ".join([str(one) for one in left])
    clause = "S-RULE-13" if g.phase == OVER else "S-ROUND-03"
    right = gone - won in left
    demand(right, "loot_cards", gone=gone, won=won, expected=expected, clause=clause)


def check_cards(g: SuperState, bandit: int) -> None:
    """Nobody has planned yet, or everybody three different cards. [S-PLAN-02, S-PLAN-06]"""
    name = write_bandit(g, bandit)
    plan, shown = from_top(g.plan[bandit]), from_top(g.shown[bandit])
    known = [card for card in plan if card != HIDDEN] + shown
    demand_once_each(name, [CARDS[card] for card in known])
    for card in known:
        word, allowed = CARDS[card], card in g.options.cards
        demand(allowed, "only_with", what=word, condition=f"{word}=true", clause="S-EXP-03")
    phase = f"phase={PHASES[g.phase]}"
    demand_empty(name, "plans=", g.phase == OVER or not plan, phase, "S-RULE-11")
    demand_empty(name, "shown=", g.phase not in (SETUP, PLANNING) or not shown, phase, "S-PLAN-02")
    count = len(plan) + len(shown)
    if count > PLAN_SIZE or (g.phase in (ROUND_END, OVER) and g.status[bandit] == ABOARD):
        demand_cards(name, PLANS, count, PLAN_SIZE, "S-PLAN-02")
    demand_empty(
        name, "plans=", g.status[bandit] == ABOARD or not plan, f"out=…{name}", "S-RULE-11"
    )


def demand_once_each(who: str, cards: list[str]) -> None:
    """Somebody has each of these cards once. [S-PLAN-06]"""
    for place, word in enumerate(cards):
        once = word not in cards[:place]
        demand(once, "not_so_many", who=who, word=word, where=PLANS, clause="S-PLAN-06")


def demand_empty(who: str, where: str, empty: bool, condition: str, clause: str) -> None:
    """Somebody has no cards there: nobody plans or shows any then, or not who is out."""
    demand(empty, "nothing_there", who=who, where=where, condition=condition, clause=clause)


def check_clock(g: SuperState) -> None:
    """Phase, start player, cars and the number of bandits aboard fit together."""
    several = several_aboard(g)
    over = g.phase == OVER
    phase = f"phase={PHASES[g.phase]}"
    done = len(g.agenda) == 0
    demand(over == done, "go_together", this="phase=over", that="agenda=-")
    whole = g.phase != SETUP or g.cars == g.options.cars
    demand(whole, "after_setup", word="x", where="train=")
    drawn = (g.start == BLANK) == (g.phase == SETUP)
    demand(drawn, "go_together", this="start=-", that="phase=setup")
    if g.phase == PLANNING:
        start = write_bandit(g, g.start)
        demand(g.cars > 0, "is_over", phase=phase, clause="S-END-02")
        aboard = g.status[g.start] == ABOARD
        this, that = f"start={start}", f"out=…{start}"
        demand(aboard, "does_not_fit", this=this, that=that, clause="S-RULE-16")
    if g.phase in (PLANNING, ROUND_END):
        demand(several, "is_over", phase=phase, clause="S-END-01")
    if over:
        demand(not several or g.cars == 0, "goes_on", clause="S-END-01")
