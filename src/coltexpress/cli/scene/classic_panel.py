"""Around the train: the round card, the common pile, what each bandit has, the hand."""

from __future__ import annotations

from rich.text import Text

from coltexpress.cli.scene import classic_words
from coltexpress.cli.scene.classic_train import bandit_chip, counted
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
from coltexpress.cli.words import Words
from coltexpress.games.classic.printed import BULLETS, EVENT_OF, EVENTS, NO_EVENT, TURNS
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import OVER, PHASES, SCHEMIN, SETUP, bandits_of
from coltexpress.games.classic.steps import TURN_UP
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.views import View
from coltexpress.table.cards import FACES, face_of, is_bullet
from coltexpress.table.loot import SEALED_PURSE, STRONGBOX, worth

TURN_SYMBOLS = ("□", "■", "»", "↺")  # by kind of turn
ROOM_FOR_LOOT = 14


def round_lines(words: Words, g: Classic, width: int) -> list[Text]:
    """Where we are: the round, its turns, and what happens at its end."""
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
        lines += card_lines(words, g, width)
    return lines


def card_is_down(g: Classic) -> bool:
    """Is the card of the present round still to be turned up?"""
    return any(step.rule == TURN_UP for step in g.agenda)


def card_lines(words: Words, g: Classic, width: int) -> list[Text]:
    """The round card: its name, its turns with the present one marked, its event."""
    card = g.round_cards[-1]
    name = classic_words.describe(words, g, "round_card", card)
    turns = []
    for number, kind in enumerate(TURNS[card]):
        text = f"{TURN_SYMBOLS[kind]} {classic_words.describe(words, g, 'turn_kind', kind)}"
        now = g.phase == SCHEMIN and number == g.turn
        turns.append(dyed(f"[{text}]", NOW) if now else Text(f" {text} "))
    lines = wrapped(dyed(f"{name} ", BRASS), turns, width, "")
    event = EVENT_OF[card]
    if event != NO_EVENT:
        lines.append(dyed(words.say(f"round-event-{EVENTS[event]}-rule"), DIM))
    return lines


def pile_lines(words: Words, g: Classic, width: int) -> list[Text]:
    """The common pile, first card first; backs for cards that lie face down."""
    if not g.pile:
        return []
    cards = []
    for card, player, down in zip(g.pile, g.pile_by, g.pile_down, strict=True):
        narrow = Text("").join([bandit_chip(g, one, True) for one in bandits_of(g, player)])
        shown = BACK if card == HIDDEN else pile_name(words, g, card)
        cards.append(narrow + dyed(f" {shown}", DIM if down else ""))
    return wrapped(head(words, "cli-pile"), cards, width)


def pile_name(words: Words, g: Classic, card: int) -> str:
    """A card of the pile; its owner stands before it."""
    if g.options.gangs or is_bullet(card):
        return classic_words.card_name(words, g, card)
    return words.say(f"card-{FACES[face_of(card)]}")


def hand_lines(words: Words, g: Classic, width: int) -> list[Text]:
    """The hands that these eyes may see."""
    lines: list[Text] = []
    for player in range(g.players):
        cards = g.hand[player]
        if cards and HIDDEN not in cards:
            whose = Text("").join([bandit_chip(g, one, True) for one in bandits_of(g, player)])
            names = [
                dyed(classic_words.card_name(words, g, one), DIM if is_bullet(one) else "")
                for one in cards
            ]
            lines += wrapped(head(words, "cli-hand") + whose + Text(" "), names, width)
    return lines


def head(words: Words, key: str) -> Text:
    """The label at the beginning of a line."""
    return dyed(f"{words.say(key)}  ", DIM)


def bandit_lines(words: Words, g: Classic, view: View, width: int) -> list[Text]:
    """What each bandit has: loot, bullets, wounds; what each player holds: hand and deck."""
    keys = ["", "", "cli-loot", "", "cli-gun", "cli-wounds", "cli-hand", "cli-deck"]
    if g.options.expert:
        keys.append("cli-discards")
    rows = [[dyed(words.say(key) if key else "", DIM) for key in keys]]
    for player in range(g.players):
        for place, bandit in enumerate(bandits_of(g, player)):
            row = bandit_cells(words, g, bandit, view)
            row += player_cells(g, player) if place == 0 else []
            rows.append(row)
    return grid(rows, width)


def bandit_cells(words: Words, g: Classic, bandit: int, view: View) -> list[Text]:
    """The cells of one bandit."""
    held, player = g.held[bandit], g.player_of[bandit]
    known = SEALED_PURSE not in held
    left = g.bullets[bandit]
    asked = any(question.seat == g.seat_of[player] for question in view.asks)
    name = dyed(classic_words.bandit_name(words, g, bandit), BOLD if asked else "")
    notes = [words.say("cli-first")] if player == g.first and g.phase not in (SETUP, OVER) else []
    notes += (
        [words.say("cli-you")] if g.seat_of[player] == view.seat else person_notes(words, g, player)
    )
    if notes:
        name.append(f" ({words.several(notes)})", DIM)
    return [
        dyed("▸" if asked else " ", BRASS) + bandit_chip(g, bandit),
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
    piles = [len(g.hand[player]), len(g.deck[player]) + len(g.top[player])]
    if g.options.expert:
        piles.append(len(g.discard[player]))
    return [Text(str(count)) for count in piles]
