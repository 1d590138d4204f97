"""Around the train of Colt Super Express: the round, the plans, the cars that were won."""

from __future__ import annotations

from rich.text import Text

from coltexpress.cli.scene.paint import BACK, BOLD, BRASS, DIM, LOOT_STYLES, dyed, fit, grid
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.state import OUT
from coltexpress.games.super.terminal import words as super_words
from coltexpress.games.super.terminal.train import bandit_chip
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.views import View
from coltexpress.telling.words import Words


def round_lines(words: Words, g: SuperExpress, width: int) -> list[Text]:
    """Where we are, and which cars are gone."""
    title = dyed(super_words.round_title(words, g), BOLD)
    gone = super_words.uncoupled(words, g)
    if gone:
        title.append(f"   {gone}", DIM)
    line = fit(title, width)
    line.rstrip()
    return [line]


def bandit_lines(words: Words, g: SuperExpress, view: View, width: int) -> list[Text]:
    """What each bandit has planned, shown and won; who must choose is marked."""
    heads = ["", "", words.say("super-plan-label"), words.say("super-cars-label")]
    rows = [[Text(head, DIM) for head in heads]]
    for bandit in range(g.players):
        out = DIM if g.status[bandit] == OUT else ""
        asked = super_words.is_thinking(g, view, bandit)
        name = dyed(super_words.describe(words, g, "bandit", bandit), BOLD if asked else out)
        notes = super_words.notes(words, g, view, bandit)
        if notes:
            name.append(words.noted("", words.several(notes)), DIM)
        rows.append(
            [
                dyed("▸" if asked else " ", BRASS) + bandit_chip(g, bandit),
                name,
                plan_cell(words, g, view, bandit),
                Text(super_words.cars_won(words, g, bandit), out or LOOT_STYLES[0]),
            ]
        )
    return grid(rows, width)


def plan_cell(words: Words, g: SuperExpress, view: View, bandit: int) -> Text:
    """The cards that were shown, then those to come as far as this viewer may see them."""
    if super_words.is_thinking(g, view, bandit):
        return Text("…", DIM)
    cards = [
        *[
            Text(super_words.describe(words, g, "card", card), BOLD)
            for card in super_words.shown(g, bandit)
        ],
        *[back_or_face(words, g, card) for card in super_words.to_come(g, bandit)],
    ]
    return Text("  ").join(cards) if cards else Text("–", DIM)


def back_or_face(words: Words, g: SuperExpress, card: int) -> Text:
    """A card of a plan that is still to come."""
    if card == HIDDEN:
        return Text(BACK, DIM)
    return Text(super_words.describe(words, g, "card", card))
