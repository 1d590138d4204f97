"""Around the train: the round card, the common pile, what each bandit has, the hand."""

from __future__ import annotations

from rich.text import Text

from coltexpress.cli.scene.paint import (
    BACK,
    BOLD,
    BRASS,
    BULLET_IN,
    BULLET_OUT,
    DIM,
    LOOT_STYLES,
    LOOT_SYMBOLS,
    NOW,
    dyed,
    fit,
    grid,
    symbols,
    wrapped,
)
from coltexpress.cli.scene.scene import Scene
from coltexpress.games.classic.printed import BULLETS
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import OVER, PHASES, SCHEMIN, SETUP, bandits_of
from coltexpress.games.classic.steps import TURN_UP
from coltexpress.games.classic.terminal.train import counted
from coltexpress.kernel.agenda import HIDDEN, agenda_of
from coltexpress.kernel.views import View
from coltexpress.telling.words import Words
from coltexpress.train.cards import face_up, is_bullet, lies_down
from coltexpress.train.loot import STRONGBOX, is_sealed, worth

TURN_SYMBOLS = ("□", "■", "»", "↺", "⇄", "+")  # by kind of turn
ROOM_FOR_LOOT = 14


def round_lines(scene: Scene, words: Words, g: Classic, width: int, rule: str) -> list[Text]:
    """Where we are: the round, its turns, and what happens at its end, which `rule` says."""
    title = Text()
    if g.phase != SETUP:
        number = len(g.round_cards) + (1 if card_is_down(g) else 0)
        title.append(words.say("cli-round", number=number, rounds=ROUNDS), BOLD)
        title.append("  ")
    title.append(words.say(f"classic-phase-{PHASES[g.phase]}"))
    title.append(f"   {words.say('cli-neutral', number=g.neutral)}", DIM)
    if g.spare:
        title.append(f"   {words.say('cli-beside', loot=LOOT_SYMBOLS[STRONGBOX] * g.spare)}", DIM)
    lines = [fit(title, width)]
    if g.round_cards and g.phase != OVER and not card_is_down(g):
        lines += card_lines(scene, words, g, width)
        lines += [dyed(rule, DIM)] if rule else []
    return lines


def card_is_down(g: Classic) -> bool:
    """Is the card of the present round still to be turned up?"""
    return any(step.rule == TURN_UP for step in agenda_of(g))


def card_lines(scene: Scene, words: Words, g: Classic, width: int) -> list[Text]:
    """The round card: its name, its turns with the present one marked."""
    name = scene.describe(words, g, "round_card", g.round_cards[-1])
    turns = []
    for number, kind in enumerate(g.turns()):
        text = f"{TURN_SYMBOLS[kind]} {scene.describe(words, g, 'turn_kind', kind)}"
        now = g.phase == SCHEMIN and number == g.turn
        turns.append(dyed(f"[{text}]", NOW) if now else Text(f" {text} "))
    return wrapped(dyed(f"{name} ", BRASS), turns, width, "")


def pile_lines(scene: Scene, words: Words, g: Classic, width: int, chips: list[Text]) -> list[Text]:
    """The common pile, first card first; backs for cards that lie face down."""
    if not g.pile:
        return []
    cards = []
    for card, player in zip(g.pile, g.pile_by, strict=True):
        shown = BACK if card == HIDDEN else scene.describe(words, g, "card", face_up(card))
        cards.append(chips[player] + dyed(f" {shown}", DIM if lies_down(card) else ""))
    return wrapped(head(words, "cli-pile"), cards, width)


def hand_lines(scene: Scene, words: Words, g: Classic, width: int, chips: list[Text]) -> list[Text]:
    """The hands that this viewer may see."""
    lines: list[Text] = []
    for player in range(g.players):
        cards = g.hand[player]
        if cards and HIDDEN not in cards:
            names = [
                dyed(scene.describe(words, g, "card", one), DIM if is_bullet(one) else "")
                for one in cards
            ]
            lines += wrapped(head(words, "cli-hand") + chips[player] + Text(" "), names, width)
    return lines


def head(words: Words, key: str) -> Text:
    """The label at the beginning of a line."""
    return dyed(f"{words.say(key)}  ", DIM)


def bandit_lines(
    scene: Scene, words: Words, g: Classic, view: View, width: int, chips: list[Text]
) -> list[Text]:
    """What each bandit has: loot, bullets, wounds; what each player holds: hand and deck."""
    rows = [heads(words, g)]
    for player in range(g.players):
        for place, bandit in enumerate(bandits_of(g, player)):
            row = bandit_cells(scene, words, g, bandit, view, chips[bandit])
            row += player_cells(g, player) if place == 0 else []
            rows.append(row)
    return grid(rows, width)


def heads(words: Words, g: Classic) -> list[Text]:
    """What stands over the cells of the bandits."""
    keys = ["", "", "cli-loot", "", "cli-gun", "cli-wounds", "cli-hand", "cli-deck"]
    if g.options.expert:
        keys.append("cli-discards")
    return [dyed(words.say(key) if key else "", DIM) for key in keys]


def bandit_cells(
    scene: Scene,
    words: Words,
    g: Classic,
    bandit: int,
    view: View,
    chip: Text,
    about: tuple[str, ...] = (),
) -> list[Text]:
    """The cells of one bandit; `about` is what else is to be said of him."""
    held, player = g.held[bandit], g.player_of[bandit]
    known = not any(is_sealed(token) for token in held)
    left = g.bullets[bandit]
    asked = any(question.seat == g.seat_of[player] for question in view.asks)
    name = dyed(scene.describe(words, g, "bandit", bandit), BOLD if asked else "")
    notes = list(about)
    if player == g.first and g.phase not in (SETUP, OVER):
        notes.append(words.say("cli-first"))
    notes += (
        [words.say("cli-you")] if g.seat_of[player] == view.seat else person_notes(words, g, player)
    )
    if notes:
        name.append(words.noted("", words.several(notes)), DIM)
    return [
        dyed("▸" if asked else " ", BRASS) + chip,
        name,
        symbols(counted(held), ROOM_FOR_LOOT) if held else dyed("–", DIM),
        dyed(words.money(worth(held)) if known and held else "", LOOT_STYLES[0]),
        Text(BULLET_IN * left) + dyed(BULLET_OUT * (BULLETS - left), DIM),
        Text(str(len(g.wounds[bandit])) if g.wounds[bandit] else "–"),
    ]


def person_notes(words: Words, g: Classic, player: int) -> list[str]:
    """The name of the person who plays, if there is one."""
    name = words.people.get(g.seat_of[player])
    return [name] if name else []


def player_cells(g: Classic, player: int) -> list[Text]:
    """The cells of one player: how many cards there are where."""
    piles = [len(g.hand[player]), g.draw_pile(player) - len(g.discard[player])]
    if g.options.expert:
        piles.append(len(g.discard[player]))
    return [Text(str(count)) for count in piles]
