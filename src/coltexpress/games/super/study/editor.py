"""What can be changed in a position of Colt Super Express: before everybody plans."""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.board import FACINGS, FRONT, OFF, board_of
from coltexpress.games.super.printed import BANDITS, LOOT
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.stacks import EMPTY
from coltexpress.games.super.state import ABOARD, OUT, PLANNING, aboard, next_wave, queue_at
from coltexpress.games.super.steps import PLAN
from coltexpress.kernel.agenda import Step
from coltexpress.kernel.rows import filled, put_last, row
from coltexpress.study.editing import Edit, Part, others

NO: Final = 0
YES: Final = 1
LEAST_ABOARD: Final = 2  # S-END-01


class SuperEditor:
    """Positions of this game."""

    def parts(self) -> dict[str, Part]:
        """By name what can be changed, in the order in which it is shown."""
        return {
            "cars": Part(cars, put_cars),
            "start": Part(start, put_start),
            "who": Part(characters, put_character),
            "out": Part(out, put_out),
            "place": Part(places, put_place),
            "queue": Part(queues, put_queue),
            "facing": Part(facings, put_facing),
            "down": Part(poses, put_pose),
            "won": Part(won, put_won),
        }

    def begin(self, g: SuperExpress) -> None:
        """Take a state back to the planning."""
        g.plan, g.shown = filled(EMPTY, g.players), filled(EMPTY, g.players)
        g.phase = PLANNING
        settle_loot(g)
        if g.status[g.start] != ABOARD:
            g.start = aboard(g)[0]
        g.agenda = row([Step(PLAN).number()])


EDITOR: Final = SuperEditor()


# The train


def cars(g: SuperExpress) -> list[Edit]:
    """How many cars are left: at least one. [S-END-02]"""
    return [Edit("cars", "number", [g.cars], others(g.cars, range(1, g.options.cars + 1)))]


def put_cars(g: SuperExpress, _row: int, count: int) -> None:
    """So many cars are left; whoever stood behind them steps into the last one."""
    for bandit in aboard(g):
        if g.at[bandit] >= board_of(count).spots:
            stand(g, bandit, g.at[bandit] % 2 + 2 * count)
    g.cars, g.board = count, board_of(count)


def settle_loot(g: SuperExpress) -> None:
    """One loot card for each car that is gone, the least ones to the first aboard. [S-ROUND-03]"""
    gone = g.options.cars - g.cars
    values = [value for won in g.loot for value in won]
    free = [value for value in sorted(LOOT) if value not in values]
    for value in free[: max(0, gone - len(values))]:
        winner = aboard(g)[0]
        g.loot[winner] = put_last(g.loot[winner], value)
    for value in values[gone:]:
        take_loot(g, value)


def take_loot(g: SuperExpress, value: int) -> None:
    """A loot card away from whoever has it."""
    for bandit, values in enumerate(g.loot):
        g.loot[bandit] = row(others(value, values))


def won(g: SuperExpress) -> list[Edit]:
    """Who has won which of the cars that are gone."""
    return [
        Edit("won", "bandit", [bandit], others(bandit, range(g.players)), "loot", value)
        for bandit, values in enumerate(g.loot)
        for value in values
    ]


def put_won(g: SuperExpress, value: int, bandit: int) -> None:
    """Somebody else has won it."""
    take_loot(g, value)
    g.loot[bandit] = put_last(g.loot[bandit], value)


# People


def characters(g: SuperExpress) -> list[Edit]:
    """Who they are: any bandit that nobody else is."""
    free = [] if g.options.bandits else [one for one in BANDITS if one not in g.who]
    return [Edit("who", "character", [g.who[one]], free, "bandit", one) for one in range(g.players)]


def put_character(g: SuperExpress, bandit: int, character: int) -> None:
    """Another character."""
    g.who[bandit] = character


def start(g: SuperExpress) -> list[Edit]:
    """Who begins: somebody aboard. [S-RULE-16]"""
    return [Edit("start", "bandit", [g.start], others(g.start, aboard(g)))]


def put_start(g: SuperExpress, _row: int, bandit: int) -> None:
    """Another one begins."""
    g.start = bandit


def out(g: SuperExpress) -> list[Edit]:
    """Who is out: two at least are not."""
    several = len(aboard(g)) > LEAST_ABOARD
    return [
        Edit("out", "yes_no", [YES], [NO], "bandit", one)
        if g.status[one] == OUT
        else Edit("out", "yes_no", [NO], [YES] if several else [], "bandit", one)
        for one in range(g.players)
    ]


def put_out(g: SuperExpress, bandit: int, is_out: int) -> None:
    """Somebody is the last who went, or is back inside the last car."""
    if is_out == YES:
        leave(g, bandit)
        g.at[bandit], g.place[bandit], g.facing[bandit], g.down[bandit] = OFF, 0, FRONT, NO
        g.status[bandit], g.wave[bandit] = OUT, next_wave(g)
        return
    wave = g.wave[bandit]
    g.status[bandit], g.wave[bandit] = ABOARD, 0
    if wave not in g.wave:
        g.wave = row([one - 1 if one > wave else one for one in g.wave])
    stand(g, bandit, g.board.inside[g.cars])


def places(g: SuperExpress) -> list[Edit]:
    """Where they stand."""
    return [
        Edit("place", "spot", [g.at[one]], others(g.at[one], range(g.board.spots)), "bandit", one)
        for one in aboard(g)
    ]


def put_place(g: SuperExpress, bandit: int, spot: int) -> None:
    """Somewhere else, at the end of the queue."""
    stand(g, bandit, spot)


def stand(g: SuperExpress, bandit: int, spot: int) -> None:
    """At the end of a queue; the one behind closes up."""
    leave(g, bandit)
    g.place[bandit] = len(queue_at(g, spot))
    g.at[bandit] = spot


def leave(g: SuperExpress, bandit: int) -> None:
    """Out of the queue, which closes up."""
    spot, place = g.at[bandit], g.place[bandit]
    g.at[bandit] = OFF
    for one in range(g.players):
        if spot != OFF and g.at[one] == spot and g.place[one] > place:
            g.place[one] -= 1


def queues(g: SuperExpress) -> list[Edit]:
    """The how manieth of those who stand there, from the locomotive."""
    found = []
    for bandit in aboard(g):
        now, count = g.place[bandit] + 1, len(queue_at(g, g.at[bandit]))
        if count > 1:
            offers = others(now, range(1, count + 1))
            found.append(Edit("queue", "number", [now], offers, "bandit", bandit))
    return found


def put_queue(g: SuperExpress, bandit: int, number: int) -> None:
    """Another place in the same queue."""
    order = others(bandit, queue_at(g, g.at[bandit]))
    order.insert(number - 1, bandit)
    for place, one in enumerate(order):
        g.place[one] = place


def facings(g: SuperExpress) -> list[Edit]:
    """Which way they look."""
    ways = range(len(FACINGS))
    return [
        Edit("facing", "facing", [g.facing[one]], others(g.facing[one], ways), "bandit", one)
        for one in aboard(g)
    ]


def put_facing(g: SuperExpress, bandit: int, facing: int) -> None:
    """The other way."""
    g.facing[bandit] = facing


def poses(g: SuperExpress) -> list[Edit]:
    """Who lies on the back."""
    return [
        Edit("down", "yes_no", [g.down[one]], others(g.down[one], (NO, YES)), "bandit", one)
        for one in aboard(g)
    ]


def put_pose(g: SuperExpress, bandit: int, is_down: int) -> None:
    """Up, or down."""
    g.down[bandit] = is_down
