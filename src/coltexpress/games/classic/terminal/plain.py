"""The base game in sentences, for those who listen."""

from __future__ import annotations

from coltexpress.cli.scene.scene import Scene
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scheming import ROUNDS
from coltexpress.games.classic.state import OVER, PHASES, SCHEMIN, SETUP, bandits_of
from coltexpress.games.classic.steps import TURN_UP
from coltexpress.games.classic.terminal.train import counted
from coltexpress.kernel.agenda import HIDDEN, agenda_of
from coltexpress.kernel.vecs import i64, vec
from coltexpress.telling.words import Words, capital
from coltexpress.train.cards import face_of, face_up
from coltexpress.train.faces import FACES
from coltexpress.train.geometry import NOWHERE
from coltexpress.train.loot import ALL_KINDS, is_sealed, worth


def read_aloud(scene: Scene, words: Words, g: Classic, seat: int, event: str) -> list[str]:
    """The whole state, line by line."""
    lines = round_sentences(scene, words, g, event)
    lines.append(words.say("cli-plain-marshal", **scene.variables(words, g, "spot", g.marshal)))
    lines += loot_sentences(scene, words, g)
    for player in range(g.players):
        for bandit in bandits_of(g, player):
            name = scene.describe(words, g, "bandit", bandit)
            lines.append(bandit_sentence(scene, words, g, bandit, name))
        lines.append(player_sentence(scene, words, g, player))
    lines += pile_sentences(scene, words, g)
    return lines + hand_sentences(scene, words, g, seat)


def round_sentences(scene: Scene, words: Words, g: Classic, event: str) -> list[str]:
    """The round and its turns; then what happens at its end."""
    phase = words.say(f"classic-phase-{PHASES[g.phase]}")
    down = any(step.rule == TURN_UP for step in agenda_of(g))
    if g.phase == SETUP:
        return [phase]
    number = len(g.round_cards) + (1 if down else 0)
    lines = [words.labelled(words.say("cli-round", number=number, rounds=ROUNDS), phase)]
    if down or g.phase == OVER:
        return lines
    card = g.round_cards[-1]
    turns = []
    for turn, kind in enumerate(g.turns()):
        name = scene.describe(words, g, "turn_kind", kind)
        now = g.phase == SCHEMIN and turn == g.turn
        turns.append(words.say("cli-plain-now", turn=name) if now else name)
    return [
        *lines,
        words.say(
            "cli-plain-round",
            round_card=scene.describe(words, g, "round_card", card),
            turns=words.several(turns),
            event=event,
        ),
    ]


def event_sentence(words: Words, name: str, rule: str) -> str:
    """The event of the round, if it has one, and what it will do."""
    return words.say("cli-plain-event", event=name, rule=rule if name else "none")


def loot_sentences(scene: Scene, words: Words, g: Classic) -> list[str]:
    """What lies where on the train, and beside it."""
    lines = []
    for spot, tokens in enumerate(g.floor):
        if tokens:
            where = capital(scene.describe(words, g, "spot", spot))
            lines.append(words.say("cli-plain-loot", where=where, loot=loot_words(words, tokens)))
    if g.spare:
        box = words.say("loot-count", kind="strongbox", number=g.spare)
        lines.append(words.say("cli-beside", loot=box))
    return [*lines, words.say("cli-neutral", number=g.neutral)]


def loot_words(words: Words, tokens: vec[i64]) -> str:
    """Loot by kind, and what it is worth if that is known."""
    counts = counted(tokens)
    parts = [
        words.say("loot-count", kind=ALL_KINDS[kind], number=count)
        for kind, count in enumerate(counts)
        if count
    ]
    if not parts:
        return words.say("loot-nothing")
    text = words.several(parts)
    sealed = any(is_sealed(token) for token in tokens)
    return text if sealed else words.noted(text, words.money(worth(tokens)))


def bandit_sentence(scene: Scene, words: Words, g: Classic, bandit: int, name: str) -> str:
    """Where a bandit is and what he has."""
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
        where=scene.describe(words, g, "spot", g.at[bandit]),
        loot=loot,
        bullets=capital(bullets),
        wounds=wounds,
    )


def player_sentence(scene: Scene, words: Words, g: Classic, player: int) -> str:
    """How many cards a player has where."""
    name = scene.describe(words, g, "player", player)
    hand = words.say("cli-cards-in-hand", number=len(g.hand[player]))
    to_draw = g.draw_pile(player) - len(g.discard[player])
    deck = words.say("cli-cards-in-deck", number=to_draw)
    if g.options.expert:
        discards = words.say("cli-cards-discarded", number=len(g.discard[player]))
        deck = words.several([deck, discards])
    return words.say("cli-plain-player", player=name, hand=hand, deck=deck)


def pile_sentences(scene: Scene, words: Words, g: Classic) -> list[str]:
    """The common pile."""
    cards = [
        words.say(
            "cli-plain-pile-card",
            card=scene.describe(words, g, "card", face_up(card)),
            player=scene.describe(words, g, "player", player),
        )
        for card, player in zip(g.pile, g.pile_by, strict=True)
    ]
    return [words.say("cli-plain-pile", cards=words.several(cards))] if cards else []


def hand_sentences(scene: Scene, words: Words, g: Classic, seat: int) -> list[str]:
    """The hands that this viewer may see; who leads several players must know whose each is."""
    lines = []
    one_hand = list(g.seat_of).count(seat) == 1
    for player in range(g.players):
        cards = g.hand[player]
        if not cards or HIDDEN in cards:
            continue
        names = words.several([scene.describe(words, g, "card", card) for card in cards])
        if g.seat_of[player] == seat and one_hand:
            lines.append(words.say("cli-plain-hand", cards=names))
        else:
            name = scene.describe(words, g, "player", player)
            lines.append(words.labelled(words.say("cli-hand-of", player=name), names))
    return lines


def hand_with_rules(scene: Scene, words: Words, g: Classic, seat: int, game: str) -> list[str]:
    """The cards in the viewer's hand, each with what it does in this game."""
    players = [player for player in range(g.players) if g.seat_of[player] == seat]
    cards = [card for player in players for card in g.hand[player]]
    if not cards:
        return [words.say("cli-hand-empty")]
    lines = []
    for card in cards:
        rule = words.say(words.key(game, f"card-{FACES[face_of(card)]}-rule"))
        lines.append(words.labelled(scene.describe(words, g, "card", card), rule))
    return lines
