"""Couriers & Armored Train in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from coltexpress.cli.scene.scene import Count
from coltexpress.games.armored.cards import PLANS, deck_against
from coltexpress.games.armored.game import RULEBOOK
from coltexpress.games.armored.printed import TURN_KINDS, action_cards
from coltexpress.games.armored.rulebook import state_of
from coltexpress.games.armored.terminal import panel as armored_panel
from coltexpress.games.armored.terminal import plain as armored_plain
from coltexpress.games.armored.terminal import words as armored_words
from coltexpress.games.armored.terminal.count import team_counts, verdict
from coltexpress.games.armored.terminal.plain import is_laid_out
from coltexpress.games.armored.terminal.train import draw_trains, player_chips
from coltexpress.games.armored.terminal.words import GAME, say
from coltexpress.games.classic.terminal import panel as classic_panel
from coltexpress.games.classic.terminal.plain import hand_with_rules
from coltexpress.games.classic.terminal.scene import ClassicScene
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.events import Event
from coltexpress.kernel.views import View
from coltexpress.telling.words import Words
from coltexpress.train.bandits import NAMES
from coltexpress.train.cards import face_of
from coltexpress.train.faces import BULLET, FACES

PLACES: Final = ("armory", "infirmary", "tender", "gatling", "courier", "document")


class ArmoredScene(ClassicScene):
    """Colt Express: Couriers & Armored Train."""

    book = RULEBOOK
    legend = "armored-legend"

    def draw(self, words: Words, view: View, width: int) -> list[Text]:
        g = state_of(view.state)
        if not is_laid_out(g):
            return []
        chips, rule = player_chips(g), armored_words.event_words(words, g)[1]
        lines = classic_panel.round_lines(self, words, g, width, rule)
        lines += armored_panel.table_lines(words, g, width)
        lines += draw_trains(words, g, width)
        lines += classic_panel.pile_lines(self, words, g, width, chips)
        lines += armored_panel.bandit_lines(self, words, g, view, width, chips)
        return lines + classic_panel.hand_lines(self, words, g, width, chips)

    def read_aloud(self, words: Words, view: View) -> list[str]:
        g = state_of(view.state)
        return armored_plain.read_aloud(self, words, g, view.seat) if is_laid_out(g) else []

    def hand(self, words: Words, view: View) -> list[str]:
        return hand_with_rules(self, words, state_of(view.state), view.seat, GAME)

    def powers(self, words: Words, view: View) -> list[str]:
        g = state_of(view.state)
        names = [NAMES[character] for character in g.who if character != BLANK]
        return [
            words.labelled(words.say(f"bandit-{name}"), say(words, f"power-{name}"))
            for name in names
        ]

    def cards(self, words: Words, view: View) -> list[str]:
        """The action cards, Il Professore's if he plays, the turns to come, and the places."""
        g = state_of(view.state)
        faces = [*dict.fromkeys(face_of(card) for card in action_cards(0, True)), BULLET]
        keys = [f"card-{FACES[face]}" for face in faces]
        if g.rules.professore:
            deck = deck_against(g.bandits)
            names = [name for card, name in PLANS.items() if card in deck]
            keys += [f"plan-{name}" for name in ("any-binoculars", *names)]
        turns = list(g.turns()) if g.round_cards else []
        keys += [f"turn-{TURN_KINDS[kind]}" for kind in dict.fromkeys(turns)]
        keys += [f"place-{name}" for name in PLACES]
        return [words.labelled(say(words, key), say(words, f"{key}-rule")) for key in keys]

    def counts(self, words: Words, view: View, events: list[Event]) -> list[Count]:
        return team_counts(words, state_of(view.state), events)

    def verdict(self, words: Words, view: View, events: list[Event]) -> str:
        return verdict(words, state_of(view.state), events)


SCENE: Final = ArmoredScene()
