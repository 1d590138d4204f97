"""The base game in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from coltexpress.cli.scene.scene import Count, Scene
from coltexpress.games.classic.events import BECAME_GUNSLINGER, COUNTED
from coltexpress.games.classic.game import RULEBOOK
from coltexpress.games.classic.printed import EVENT_OF, EVENTS, NO_EVENT, action_cards
from coltexpress.games.classic.rulebook import Classic, state_of
from coltexpress.games.classic.scoring import GUNSLINGER_PRIZE
from coltexpress.games.classic.state import bandits_of
from coltexpress.games.classic.terminal import panel as classic_panel
from coltexpress.games.classic.terminal import plain as classic_plain
from coltexpress.games.classic.terminal.train import bandit_chip, draw_train, player_chips
from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.events import Event
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View
from coltexpress.telling.words import Words
from coltexpress.train.bandits import NAMES
from coltexpress.train.cards import face_of
from coltexpress.train.faces import BULLET, FACES
from coltexpress.train.geometry import NOWHERE


def event_words(words: Words, g: Classic) -> tuple[str, str]:
    """The event of the round and what it does; empty where there is none."""
    event = EVENT_OF[g.round_cards[-1]] if g.round_cards else NO_EVENT
    if event == NO_EVENT:
        return "", ""
    key = f"round-event-{EVENTS[event]}"
    return words.say(key), words.say(f"{key}-rule")


class ClassicScene(Scene):
    """Colt Express, the base game."""

    book: Rulebook = RULEBOOK

    def draw(self, words: Words, view: View, width: int) -> list[Text]:
        g = state_of(view.state)
        if g.marshal == NOWHERE:  # nothing lies on the table yet
            return []
        chips, rule = player_chips(g), event_words(words, g)[1]
        lines = classic_panel.round_lines(self, words, g, width, rule)
        lines += draw_train(words, g, width)
        lines += classic_panel.pile_lines(self, words, g, width, chips)
        wide = [bandit_chip(g, bandit) for bandit in range(g.bandits)]
        lines += classic_panel.bandit_lines(self, words, g, view, width, wide)
        return lines + classic_panel.hand_lines(self, words, g, width, chips)

    def read_aloud(self, words: Words, view: View) -> list[str]:
        g = state_of(view.state)
        if g.marshal == NOWHERE:
            return []
        event = classic_plain.event_sentence(words, *event_words(words, g))
        return classic_plain.read_aloud(self, words, g, view.seat, event)

    def hand(self, words: Words, view: View) -> list[str]:
        g = state_of(view.state)
        return classic_plain.hand_with_rules(self, words, g, view.seat, "classic")

    def powers(self, words: Words, view: View) -> list[str]:
        g = state_of(view.state)
        names = [NAMES[character] for character in g.who if character != BLANK]
        return [
            words.labelled(words.say(f"bandit-{name}"), words.say(f"power-{name}"))
            for name in names
        ]

    def cards(self, words: Words, view: View) -> list[str]:
        faces = [*dict.fromkeys(face_of(card) for card in action_cards(0)), BULLET]
        keys = [f"card-{FACES[face]}" for face in faces]
        return [words.labelled(words.say(key), words.say(f"{key}-rule")) for key in keys]

    def counts(self, words: Words, view: View, events: list[Event]) -> list[Count]:
        g = state_of(view.state)
        best = [event.args[0] for event in events if event.kind == BECAME_GUNSLINGER]
        money = {event.args[0]: event.args[1] for event in events if event.kind == COUNTED}
        return [self.count(words, g, one, best, money[one]) for one in range(g.players)]

    def count(self, words: Words, g: Classic, player: int, best: list[int], total: int) -> Count:
        """One player's loot, prize and sum."""
        lines: list[str] = []
        hits = 0
        for bandit in bandits_of(g, player):
            name = self.describe(words, g, "bandit", bandit)
            loot = classic_plain.loot_words(words, g.held[bandit])
            lines.append(words.say("cli-end-loot", bandit=name, loot=loot))
            hits += len(g.wounds[bandit])
            if bandit in best:
                prize = words.money(GUNSLINGER_PRIZE)
                lines.append(words.say("cli-end-gunslinger", bandit=name, prize=prize))
        lines.append(words.say("cli-end-hits", number=hits))
        return Count(g.seat_of[player], lines, words.money(total), (total, -hits))


SCENE: Final = ClassicScene()
