"""The train of the base game: who and what is where."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from coltexpress.cli.scene.paint import BRASS, STAR, chip, dyed, joined, symbols
from coltexpress.cli.scene.train import Section, draw, room
from coltexpress.games.classic.notation import write_bandit
from coltexpress.games.classic.printed import CARS
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.state import bandits_at
from coltexpress.kernel.agenda import BLANK
from coltexpress.telling.words import Words
from coltexpress.train.bandits import NAMES
from coltexpress.train.loot import ALL_KINDS, KIND_OF


def draw_train(words: Words, g: Classic, width: int) -> list[Text]:
    """The train as lines."""
    space = room(g.train.sections, width)
    return draw([section(words, g, one, space) for one in range(g.train.sections)], width)


def section(words: Words, g: Classic, number: int, space: int) -> Section:
    """The locomotive or a car, with all on and in it."""
    roof, inside = g.train.roof[number], g.train.inside[number]
    return Section(
        number,
        label(words, g, number),
        loot_at(g, roof, space),
        people_at(g, roof, space),
        people_at(g, inside, space),
        loot_at(g, inside, space),
    )


def label(words: Words, g: Classic, number: int) -> str:
    """What kind of car it is, in short."""
    if not number:
        return words.say("car-short-locomotive")
    car = g.cars[number - 1]
    return words.say(f"car-short-{'unknown' if car == BLANK else CARS[car]}")


def people_at(g: Classic, spot: int, space: int) -> Text:
    """The Marshal and the bandits at a spot, as wide as there is room."""
    bandits = bandits_at(g, spot)
    star = [dyed(f" {STAR} ", f"bold {BRASS}")] if g.marshal == spot else []
    many = len(bandits) + len(star)
    narrow = 3 * many > space
    if narrow and star:
        star = [dyed(STAR, f"bold {BRASS}")]
    gap = " " if narrow and 2 * many - 1 <= space else ""
    return joined([*star, *[bandit_chip(g, one, narrow) for one in bandits]], gap)


def bandit_chip(g: Classic, bandit: int, narrow: bool = False) -> Text:
    """A bandit as a coloured letter."""
    name = "" if g.who[bandit] == BLANK else NAMES[g.who[bandit]]
    return chip(write_bandit(g, bandit), name, narrow)


def player_chips(g: Classic) -> list[Text]:
    """The players, by their bandits as narrow letters."""
    gangs = [[bandit_chip(g, one, True) for one in gang] for gang in g.gang]
    return [joined(letters, "") for letters in gangs]


def loot_at(g: Classic, spot: int, space: int) -> Text:
    """The loot on the floor or the roof, indented a little."""
    if not g.floor[spot]:
        return Text()
    return Text(" ") + symbols(counted(g.floor[spot]), space - 1)


def counted(tokens: Iterable[int]) -> list[int]:
    """How many tokens there are of each kind."""
    return [len([one for one in tokens if KIND_OF[one] == kind]) for kind in range(len(ALL_KINDS))]
