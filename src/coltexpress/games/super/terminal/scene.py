"""Colt Super Express in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from coltexpress.cli.scene.scene import Count, Scene
from coltexpress.games.super.board import OFF
from coltexpress.games.super.events import REVEALED
from coltexpress.games.super.game import RULEBOOK
from coltexpress.games.super.printed import cards_in
from coltexpress.games.super.rulebook import SuperExpress, state_of
from coltexpress.games.super.scoring import standings, winners
from coltexpress.games.super.terminal import panel as super_panel
from coltexpress.games.super.terminal import plain as super_plain
from coltexpress.games.super.terminal import words as super_words
from coltexpress.games.super.terminal.train import draw_train
from coltexpress.kernel.agenda import State
from coltexpress.kernel.events import Event
from coltexpress.kernel.rules import ranked
from coltexpress.kernel.views import View
from coltexpress.telling.words import Words


class SuperScene(Scene):
    """Colt Super Express."""

    book = RULEBOOK
    glimpses = True
    legend = "super-legend"
    picks = {"plan": "card"}  # noqa: RUF012  # never changed

    def parts(self, option: int) -> list[int]:
        return cards_in(option)

    def explain(self, words: Words, pick: int) -> str:
        return super_words.card_rule(words, pick)

    def pauses(self, state: State, event: Event) -> bool:
        """Between two laps: the next one begins with whoever is the first to show one card more."""
        if event.kind != REVEALED:
            return False
        g = state_of(state)
        shown = [len(super_words.shown(g, bandit)) for bandit in range(g.players)]
        return shown[event.args[0]] == max(shown) > 0

    def glimpse(self, state: State, width: int) -> list[Text]:
        return draw_train(state_of(state), width)

    def draw(self, words: Words, view: View, width: int) -> list[Text]:
        g = state_of(view.state)
        if not is_laid_out(g):
            return []
        return [
            *super_panel.round_lines(words, g, width),
            *draw_train(g, width),
            *super_panel.bandit_lines(words, g, view, width),
        ]

    def read_aloud(self, words: Words, view: View) -> list[str]:
        g = state_of(view.state)
        return super_plain.read_aloud(words, g, view) if is_laid_out(g) else []

    def hand(self, words: Words, view: View) -> list[str]:
        return super_words.cards_with_rules(words, state_of(view.state))

    def cards(self, words: Words, view: View) -> list[str]:
        return self.hand(words, view)

    def counts(self, words: Words, view: View, events: list[Event]) -> list[Count]:
        """Those who were lost first are named first, the winner last."""
        g = state_of(view.state)
        best = winners(g)
        rank = ranked(best, standings(g))
        counts = []
        for seat in range(g.players):
            lines = [super_plain.fate(words, g, seat), super_plain.cars(words, g, seat)]
            if seat in best:
                lines.append(super_plain.victory(words, g))
            counts.append(Count(seat, lines, "", (-rank[seat],)))
        return counts


def is_laid_out(g: SuperExpress) -> bool:
    """Have the bandits taken their first places?"""
    return any(g.wave) or any(spot != OFF for spot in g.at)


SCENE: Final = SuperScene()
