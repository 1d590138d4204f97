"""This game in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from coltexpress.cli.scene import train
from coltexpress.cli.scene.paint import BOLD, DIM, LOOT_STYLES, chip, dyed, fit, grid
from coltexpress.cli.scene.scene import Count, Scene
from coltexpress.games.toy.crates import CLOSED, LOST
from coltexpress.games.toy.game import RULEBOOK
from coltexpress.games.toy.printed import CARS
from coltexpress.games.toy.rulebook import Toy, state_of
from coltexpress.games.toy.scene.fields import spot_of
from coltexpress.games.toy.scoring import standings
from coltexpress.games.toy.terminal import words as toy_words
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.events import Event
from coltexpress.kernel.views import View
from coltexpress.telling.words import Value, Words, capital
from coltexpress.train.bandits import LETTERS, NAMES


class ToyScene(Scene):
    """Crates."""

    book = RULEBOOK
    legend = "toy-legend"

    def draw(self, words: Words, view: View, width: int) -> list[Text]:
        g = state_of(view.state)
        title = fit(dyed(toy_words.title(words, g), BOLD), width)
        title.rstrip()
        sections = [section(words, g, number) for number in range(CARS + 1)]
        rows = [
            [
                figure(g, seat),
                Text(toy_words.notes(words, g, view, seat)),
                Text(words.say("toy-holds", **toy_words.holdings(words, g, seat)), DIM),
            ]
            for seat in range(g.players)
        ]
        return [title, *train.draw(sections, width), *grid(rows, width)]

    def read_aloud(self, words: Words, view: View) -> list[str]:
        g = state_of(view.state)
        cars = [words.say("toy-plain-car", **car_values(words, g, car)) for car in range(CARS)]
        players = [
            words.say(
                "toy-plain-player",
                name=toy_words.notes(words, g, view, seat),
                **toy_words.holdings(words, g, seat),
            )
            for seat in range(g.players)
        ]
        return [toy_words.title(words, g), *cars, *players]

    def hand(self, words: Words, view: View) -> list[str]:
        g = state_of(view.state)
        return [str(card) for card in g.hand[view.seat]] if view.seat >= 0 else []

    def cards(self, words: Words, view: View) -> list[str]:
        return [words.say("toy-bid-rule")]

    def counts(self, words: Words, view: View, events: list[Event]) -> list[Count]:
        g = state_of(view.state)
        return [
            Count(
                seat,
                [capital(words.say("toy-crates", number=standing[1]))],
                words.money(standing[0]),
                standing,
            )
            for seat, standing in enumerate(standings(g))
        ]


def figure(g: Toy, bandit: int) -> Text:
    """A bandit as a coloured letter."""
    return chip(LETTERS[g.who[bandit]], NAMES[g.who[bandit]])


def section(words: Words, g: Toy, number: int) -> train.Section:
    """The locomotive or a car, with those on and in it."""
    inside, roof = [
        Text().join([figure(g, one) for one in range(g.players) if spot_of(g, one) == spot])
        for spot in (2 * number, 2 * number + 1)
    ]
    crate = crate_text(words, g, number - 1) if number else Text()
    return train.Section(number, str(number or ""), Text(), roof, inside, crate)


def crate_text(words: Words, g: Toy, car: int) -> Text:
    """A crate on the floor of its car: closed, looked into, or empty."""
    if g.taken[car] != CLOSED:
        return Text(f"({words.money(g.crate[car])})", DIM)
    loot = g.crate[car]
    return Text(f"▣ {words.money(loot)}" if loot >= 0 else "▣ ?", LOOT_STYLES[2])


def car_values(words: Words, g: Toy, car: int) -> dict[str, Value]:
    """How it stands with the crate of a car, for a sentence."""
    owner, loot = g.taken[car], g.crate[car]
    state = "closed" if owner == CLOSED else "lost" if owner == LOST else "taken"
    if car == g.stake:
        state = "unseen" if loot == HIDDEN else "seen"
    values = [words.money(one) for one in dict.fromkeys(g.printed[car])]
    return {
        "car": car + 1,
        "state": state,
        "values": words.several(values),
        "money": words.money(max(loot, 0)),
        "bandit": toy_words.bandit_name(words, g, owner) if state == "taken" else "",
    }


SCENE: Final = ToyScene()
