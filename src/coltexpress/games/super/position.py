"""The state as named texts, and back.

    who=BCDT train=-/-;-/<B;C>(<D)/-;-/<T;x;x loot=$301,-,$345,-

The train is written from the locomotive, each section as roof/inside; `x` is a car that was
decoupled. `out=T/BC` says that T was eliminated first, then B and C together. Who has fallen off
and may still be saved is not written: cards are carried out without a stop, so no game rests there.
"""

from __future__ import annotations

from typing import Final

from coltexpress.games.super.board import OFF, board_of
from coltexpress.games.super.notation import (
    NONE,
    read_bandit,
    read_bandits,
    read_cards,
    read_letter,
    read_loot,
    read_queue,
    write_bandit,
    write_bandits,
    write_cards,
    write_letter,
    write_loot,
    write_queue,
)
from coltexpress.games.super.options import KINDS, OTHERS, read_options, write_options
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.stacks import from_top, stacked
from coltexpress.games.super.state import ABOARD, OUT, PHASES, SuperState, next_wave, queue_at
from coltexpress.kernel import texts
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.demands import demand
from coltexpress.kernel.rows import row, rows

DECOUPLED: Final = "x"
SETTINGS: Final = (*OTHERS, *KINDS)


def write_fields(g: SuperState) -> dict[str, str]:
    """Everything in the state, in reading order."""
    return {
        **write_options(g.options),
        "who": "".join([write_letter(one) for one in g.who]),
        "phase": PHASES[g.phase],
        "start": NONE if g.start == BLANK else write_bandit(g, g.start),
        "train": ";".join([write_section(g, section) for section in range(g.options.cars + 1)]),
        "out": "/".join([write_bandits(g, lost) for lost in waves(g)]) or NONE,
        "loot": ",".join([write_loot(values) for values in g.loot]),
        "plans": ",".join([write_cards(from_top(cards)) for cards in g.plan]),
        "shown": ",".join([write_cards(from_top(cards)[::-1]) for cards in g.shown]),
    }


def write_section(g: SuperState, section: int) -> str:
    """Who is on the roof and inside of a section, if it is still there."""
    if section > g.cars:
        return DECOUPLED
    roof, inside = queue_at(g, g.board.roof[section]), queue_at(g, g.board.inside[section])
    return f"{write_queue(g, roof)}/{write_queue(g, inside)}"


def waves(g: SuperState) -> list[list[int]]:
    """Those who are out, together with whom they went, the first first."""
    return [
        [bandit for bandit in range(g.players) if g.wave[bandit] == wave]
        for wave in range(1, next_wave(g))
    ]


def read_fields(fields: dict[str, str]) -> SuperExpress:
    """The state behind such texts; what is missing is an error."""
    rest = dict(fields)
    g = SuperExpress(read_options(texts.taken(rest, SETTINGS)))
    who = texts.sized("who", list(texts.take(rest, "who")), g.players)
    g.who = row([read_letter(one) for one in who])
    g.phase = texts.pick_name(texts.take(rest, "phase"), PHASES, "phase")
    start = texts.take(rest, "start")
    g.start = BLANK if start == NONE else read_bandit(g, start)
    read_train(g, texts.take(rest, "train"))
    read_out(g, texts.take(rest, "out"))
    g.loot = rows([read_loot(text) for text in texts.parts(rest, "loot", g.players)])
    g.plan = row([stacked(read_cards(text)) for text in texts.parts(rest, "plans", g.players)])
    g.shown = row(
        [stacked(read_cards(text)[::-1]) for text in texts.parts(rest, "shown", g.players)]
    )
    texts.demand_none_left(rest)
    return g


def read_train(g: SuperState, text: str) -> None:
    """The pieces, section by section from the locomotive, and the cars that are gone."""
    sections = texts.sized("train", text.split(";"), g.options.cars + 1)
    coupled = [section for section in sections if section != DECOUPLED]
    from_rear = len(coupled) > 0 and sections[: len(coupled)] == coupled
    demand(from_rear, "uncoupled_order")
    g.cars = len(coupled) - 1
    g.board = board_of(g.cars)
    for section, both in enumerate(coupled):
        floors = texts.sized("train", both.split("/"), 2)
        read_spot(g, g.board.roof[section], floors[0])
        read_spot(g, g.board.inside[section], floors[1])


def read_spot(g: SuperState, spot: int, text: str) -> None:
    """The queue of a spot."""
    for place, bandit in enumerate(read_queue(g, text)):
        found(g, bandit, ABOARD)
        g.at[bandit] = spot
        g.place[bandit] = place


def read_out(g: SuperState, text: str) -> None:
    """Those who are out, in the order of their elimination."""
    for wave, letters in enumerate([] if text == NONE else text.split("/"), start=1):
        for bandit in read_bandits(g, letters):
            found(g, bandit, OUT)
            g.wave[bandit] = wave


def found(g: SuperState, bandit: int, status: int) -> None:
    """A piece is found, and it must be for the first time."""
    first = g.at[bandit] == OFF and g.status[bandit] != OUT
    demand(first, "twice", word=write_bandit(g, bandit), where="train=, out=")
    g.status[bandit] = status
