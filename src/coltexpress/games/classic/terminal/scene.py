"""The base game in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from coltexpress.cli.scene.scene import Count, Scene
from coltexpress.cli.words import Value, Words
from coltexpress.games.classic.events import BECAME_GUNSLINGER, COUNTED
from coltexpress.games.classic.printed import EVENT_OF, EVENTS, NO_EVENT, action_cards
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scoring import GUNSLINGER_PRIZE
from coltexpress.games.classic.state import bandits_of
from coltexpress.games.classic.terminal import panel as classic_panel
from coltexpress.games.classic.terminal import plain as classic_plain
from coltexpress.games.classic.terminal import words as classic_words
from coltexpress.games.classic.terminal.train import bandit_chip, draw_train, player_chips
from coltexpress.kernel.agenda import BLANK, HIDDEN, Ask, State
from coltexpress.kernel.events import Event
from coltexpress.kernel.views import View
from coltexpress.train.bandits import NAMES
from coltexpress.train.cards import BULLET, FACES, face_of
from coltexpress.train.geometry import NOWHERE

A_DEAL: Final = 6  # so many cards at once are the hand of a new round


def state_of(state: State) -> Classic:
    """The table, known to be one of this game."""
    assert isinstance(state, Classic), "a table of another game"
    return state


def event_words(words: Words, g: Classic) -> tuple[str, str]:
    """The event of the round and what it does; empty where there is none."""
    event = EVENT_OF[g.round_cards[-1]] if g.round_cards else NO_EVENT
    if event == NO_EVENT:
        return "", ""
    key = f"round-event-{EVENTS[event]}"
    return words.say(key), words.say(f"{key}-rule")


class ClassicScene(Scene):
    """Colt Express, the base game."""

    def variables(self, words: Words, state: State, kind: str, value: int) -> dict[str, Value]:
        return classic_words.variables(words, state_of(state), kind, value)

    def describe(self, words: Words, state: State, kind: str, value: int) -> str:
        return classic_words.describe(words, state_of(state), kind, value)

    def seat_name(self, words: Words, state: State, seat: int) -> str:
        return classic_words.player_name(words, state_of(state), seat)

    def option(self, words: Words, state: State, question: Ask, option: int) -> str:
        return classic_words.option_words(words, state_of(state), question, option)

    def merged(
        self, words: Words, state: State, name: str, events: list[Event]
    ) -> list[str] | None:
        """Cards drawn together are told together; the hands that others draw are no news."""
        if name != "drew":
            return None
        cards = [event.args[1] for event in events]
        if HIDDEN in cards and len(cards) >= A_DEAL:
            return []
        names = [self.describe(words, state, "card", one) for one in sorted(cards)]
        return [
            words.say(
                "classic-events-drew",
                player=self.describe(words, state, "player", events[0].args[0]),
                number=len(cards),
                cards="hidden" if HIDDEN in cards else words.several(names),
            )
        ]

    def draw(self, words: Words, view: View, width: int) -> list[Text]:
        g = state_of(view.state)
        if g.marshal == NOWHERE:  # nothing lies on the table yet
            return []
        chips, rule = player_chips(g), event_words(words, g)[1]
        lines = classic_panel.round_lines(self, words, g, width, rule)
        lines += draw_train(words, g, width)
        lines += classic_panel.pile_lines(self, words, g, width, chips)
        wide = [bandit_chip(g, bandit) for bandit in range(g.bandits)]
        lines += classic_panel.bandit_lines(words, g, view, width, wide)
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
            name = classic_words.bandit_name(words, g, bandit)
            loot = classic_plain.loot_words(words, g.held[bandit])
            lines.append(words.say("cli-end-loot", bandit=name, loot=loot))
            hits += len(g.wounds[bandit])
            if bandit in best:
                prize = words.money(GUNSLINGER_PRIZE)
                lines.append(words.say("cli-end-gunslinger", bandit=name, prize=prize))
        lines.append(words.say("cli-end-hits", number=hits))
        return Count(g.seat_of[player], lines, words.money(total), (total, -hits))


SCENE: Final = ClassicScene()
