"""What can be said for a plan in Colt Super Express: what it does if nobody else acts."""

from __future__ import annotations

from typing import Final, NamedTuple

from coltexpress.games.super.board import OFF, same_floor
from coltexpress.games.super.cards.fire import NO_TARGET, first_in_line
from coltexpress.games.super.execution import apply
from coltexpress.games.super.printed import FIRE, HORSE, REFLEX, cards_in
from coltexpress.games.super.rulebook import SuperExpress, state_of
from coltexpress.games.super.state import ABOARD, OUT, aboard, depth
from coltexpress.kernel.agenda import State
from coltexpress.protocol.advising import Adviser, Reasons
from coltexpress.protocol.messages import Question
from coltexpress.protocol.saying import Said, Values


class Hit(NamedTuple):
    """A shot of a plan that finds somebody."""

    target: int
    landing: int  # a spot, or OFF


class Carried(NamedTuple):
    """A plan carried out while everybody else stands still."""

    end: SuperExpress
    hits: list[Hit]
    fell: bool


class SuperAdviser(Adviser):
    """Facts about plans."""

    def reasons(self, state: State, question: Question, seat: int, option: int) -> Reasons:
        if question.what != "which-plan":
            return Reasons([], [])
        g, cards = state_of(state), cards_in(option)
        carried = carry_out(g, seat, cards)
        if carried.end.status[seat] != ABOARD:
            return Reasons([], [Said("advice-off-train")])
        good = [*of_lying(g, seat, cards), *of_hits(g, seat, carried), *of_end(g, seat, carried)]
        return Reasons([*good, *of_cards(g, cards, carried)], of_danger(seat, carried.end))


def carry_out(g: SuperExpress, me: int, cards: list[int]) -> Carried:
    """The cards one after the other, by the rules; nobody else acts meanwhile."""
    end, hits, fell = state_of(g.copy()), list[Hit](), False
    end.log = None
    for card in cards:
        if fires(end, me, card):
            target = first_in_line(end, me, end.facing[me])
            if target != NO_TARGET:
                hits.append(Hit(target, end.board.onward[end.facing[me]][end.at[target]]))
        apply(end, me, card)
        fell = fell or end.at[me] == OFF
        if end.status[me] == OUT:
            break
    return Carried(end, hits, fell)


def fires(g: SuperExpress, me: int, card: int) -> bool:
    """Does this card fire a shot now? Reflex does for those who are down. [S-REFLEX-01]"""
    if g.status[me] != ABOARD:
        return False
    return card == (REFLEX if g.down[me] else FIRE)


def of_lying(g: SuperExpress, me: int, cards: list[int]) -> list[Said]:
    """Whoever is down gets up with the first card, whatever it is. [S-DOWN-01, S-REFLEX-01]"""
    if not g.down[me]:
        return []
    if cards[0] == REFLEX:
        return [Said("advice-spring-up")]
    if cards[0] == HORSE and g.horse_when_down:
        return []
    return [Said("advice-get-up", {"card": Said(type="card", number=cards[0])})]


def of_hits(g: SuperExpress, me: int, carried: Carried) -> list[Said]:
    """Who is hit, and where that leaves them. [S-FIRE-01, S-FIRE-06, S-ROUND-02]"""
    if not carried.hits:
        return []
    target, landing = carried.hits[0]
    who: Values = {"target": Said(type="bandit", number=target)}
    if landing == OFF:
        found = [Said("advice-shot-off", who)]
    elif landing >> 1 == g.cars:
        found = [Said("advice-shot-last-car", who)]
    else:
        found = [Said("advice-shot", who, type="spot", number=landing)]
    most = max([len(g.loot[one]) for one in aboard(g)])
    if 0 < most == len(g.loot[target]):
        found.append(Said("advice-leader", {**who, "number": most}))
    return found


def of_end(g: SuperExpress, me: int, carried: Carried) -> list[Said]:
    """The place where the plan ends. [S-ROUND-01..03, S-FIRE-10]"""
    end, found = carried.end, list[Said]()
    section = end.at[me] >> 1
    if g.at[me] >> 1 == g.cars > section:
        found.append(Said("advice-leaves-last-car", type="spot", number=end.at[me]))
    if section < g.cars and is_furthest(end, me):
        found.append(Said("advice-furthest"))
    others = [g.at[one] for one in aboard(g) if one != me]
    if not any(same_floor(spot, end.at[me]) for spot in others):
        found.append(Said("advice-floor-alone", type="spot", number=end.at[me]))
    if end.down[me]:
        found.append(Said("advice-lying"))
    return found


def is_furthest(g: SuperExpress, me: int) -> bool:
    """Is everybody else nearer to the nose, or in the car that goes? [S-ROUND-03, S-POS-07]"""
    others = [one for one in aboard(g) if one != me and g.at[one] >> 1 < g.cars]
    return len(others) > 0 and all(depth(g, me) > depth(g, one) for one in others)


def of_cards(g: SuperExpress, cards: list[int], carried: Carried) -> list[Said]:
    """What else the cards bring. [S-HORSE-04, S-MOVE-05]"""
    found: list[Said] = []
    if HORSE in cards and g.rescues:
        found.append(Said("advice-horse"))
    if not carried.fell:
        found.append(Said("advice-stays-on"))
    return found


def of_danger(me: int, end: SuperExpress) -> list[Said]:
    """What could go wrong where the plan ends. [S-ROUND-02, S-FIRE-08]"""
    spot = end.at[me]
    if spot >> 1 == end.cars:
        return [Said("advice-ends-in-last-car")]
    shooters = [one for one in aboard(end) if same_floor(end.at[one], spot) and end.at[one] > spot]
    if spot >> 1 == 0 and shooters and not end.down[me]:
        return [Said("advice-nose")]
    return []


ADVISER: Final = SuperAdviser()
