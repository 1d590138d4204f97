"""The base game in sentences, for those who listen."""

from __future__ import annotations

from coltexpress.cli.scene import classic_words
from coltexpress.cli.scene.classic_train import counted
from coltexpress.cli.words import Words, capital
from coltexpress.games.classic.printed import EVENT_OF, EVENTS, NO_EVENT, TURNS
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import OVER, PHASES, SCHEMIN, SETUP, bandits_of
from coltexpress.games.classic.steps import TURN_UP
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.table.cards import FACES, face_of
from coltexpress.table.loot import KINDS, SEALED_PURSE, worth
from coltexpress.table.train import NOWHERE


def read_aloud(words: Words, g: Classic, seat: int) -> list[str]:
    """The whole table, line by line."""
    lines = round_sentences(words, g)
    lines.append(words.say("cli-plain-marshal", **classic_words.spot_values(words, g, g.marshal)))
    lines += loot_sentences(words, g)
    for player in range(g.players):
        lines += [bandit_sentence(words, g, bandit) for bandit in bandits_of(g, player)]
        lines.append(player_sentence(words, g, player))
    lines += pile_sentences(words, g)
    return lines + hand_sentences(words, g, seat)


def place(words: Words, g: Classic, spot: int) -> str:
    """Where a spot is."""
    return classic_words.describe(words, g, "spot", spot)


def round_sentences(words: Words, g: Classic) -> list[str]:
    """The round, its turns and its event."""
    phase = words.say(f"classic-phase-{PHASES[g.phase]}")
    down = any(step.rule == TURN_UP for step in g.agenda)
    if g.phase == SETUP:
        return [phase]
    number = len(g.round_cards) + (1 if down else 0)
    lines = [f"{words.say('cli-round', number=number, rounds=ROUNDS)}: {phase}"]
    if down or g.phase == OVER:
        return lines
    card = g.round_cards[-1]
    turns = []
    for turn, kind in enumerate(TURNS[card]):
        name = classic_words.describe(words, g, "turn_kind", kind)
        now = g.phase == SCHEMIN and turn == g.turn
        turns.append(words.say("cli-plain-now", turn=name) if now else name)
    event = EVENT_OF[card]
    return [
        *lines,
        words.say(
            "cli-plain-round",
            round_card=classic_words.describe(words, g, "round_card", card),
            turns=words.several(turns),
            event=words.say("cli-no-event") if event == NO_EVENT else event_rule(words, g, event),
        ),
    ]


def event_rule(words: Words, g: Classic, event: int) -> str:
    """What the event of the round will do."""
    name = classic_words.describe(words, g, "round_event", event)
    rule = words.say(f"round-event-{EVENTS[event]}-rule")
    return f"{words.say('cli-event', event=name)}. {rule}"


def loot_sentences(words: Words, g: Classic) -> list[str]:
    """What lies where on the train, and beside it."""
    lines = [
        words.say(
            "cli-plain-loot", where=capital(place(words, g, spot)), loot=loot_words(words, tokens)
        )
        for spot, tokens in enumerate(g.floor)
        if tokens
    ]
    if g.spare:
        box = words.say("loot-count", kind="strongbox", number=g.spare)
        lines.append(words.say("cli-beside", loot=box))
    return [*lines, words.say("cli-neutral", number=g.neutral)]


def loot_words(words: Words, tokens: list[int]) -> str:
    """Loot by kind, and what it is worth if that is known."""
    counts = counted(tokens)
    parts = [
        words.say("loot-count", kind=KINDS[kind], number=count)
        for kind, count in enumerate(counts)
        if count
    ]
    if not parts:
        return words.say("loot-nothing")
    text = words.several(parts)
    return text if SEALED_PURSE in tokens else f"{text} ({words.money(worth(tokens))})"


def bandit_sentence(words: Words, g: Classic, bandit: int) -> str:
    """Where a bandit is and what he has."""
    name = classic_words.bandit_name(words, g, bandit)
    loot = loot_words(words, g.held[bandit])
    bullets = words.say("cli-bullets", number=g.bullets[bandit])
    wounds = words.say("cli-wounded", number=len(g.wounds[bandit]))
    if g.at[bandit] == NOWHERE:
        return words.say(
            "cli-plain-bandit-off", bandit=name, loot=loot, bullets=capital(bullets), wounds=wounds
        )
    return words.say(
        "cli-plain-bandit",
        bandit=name,
        where=place(words, g, g.at[bandit]),
        loot=loot,
        bullets=capital(bullets),
        wounds=wounds,
    )


def player_sentence(words: Words, g: Classic, player: int) -> str:
    """How many cards a player has where."""
    name = classic_words.player_name(words, g, player)
    hand = words.say("cli-cards-in-hand", number=len(g.hand[player]))
    deck = words.say("cli-cards-in-deck", number=len(g.deck[player]) + len(g.top[player]))
    if g.options.expert:
        discards = words.say("cli-cards-discarded", number=len(g.discard[player]))
        deck = words.several([deck, discards])
    return words.say("cli-plain-player", player=name, hand=hand, deck=deck)


def pile_sentences(words: Words, g: Classic) -> list[str]:
    """The common pile."""
    cards = [
        words.say(
            "cli-plain-pile-card",
            card=classic_words.card_name(words, g, card),
            player=classic_words.player_name(words, g, player),
        )
        for card, player in zip(g.pile, g.pile_by, strict=True)
    ]
    return [words.say("cli-plain-pile", cards=words.several(cards))] if cards else []


def hand_sentences(words: Words, g: Classic, seat: int) -> list[str]:
    """The hands that these eyes may see."""
    lines = []
    for player in range(g.players):
        cards = g.hand[player]
        if not cards or HIDDEN in cards:
            continue
        names = words.several([classic_words.card_name(words, g, card) for card in cards])
        if g.seat_of[player] == seat:
            lines.append(words.say("cli-plain-hand", cards=names))
        else:
            name = classic_words.player_name(words, g, player)
            lines.append(f"{words.say('cli-hand-of', player=name)}: {names}")
    return lines


def hand_with_rules(words: Words, g: Classic, seat: int) -> list[str]:
    """The cards in the viewer's hand, each with what it does."""
    players = [player for player in range(g.players) if g.seat_of[player] == seat]
    cards = [card for player in players for card in g.hand[player]]
    if not cards:
        return [words.say("cli-hand-empty")]
    lines = []
    for card in cards:
        rule = words.say(f"card-{FACES[face_of(card)]}-rule")
        lines.append(f"{classic_words.card_name(words, g, card)}: {rule}")
    return lines
