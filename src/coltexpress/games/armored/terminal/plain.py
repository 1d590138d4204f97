"""Couriers & Armored Train in sentences, for those who listen."""

from __future__ import annotations

from coltexpress.cli.scene.scene import Scene
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.armored.state import (
    BLUE,
    COURIERS,
    RED,
    TEAMS,
    professore_place,
    professore_team,
)
from coltexpress.games.armored.terminal import words as armored_words
from coltexpress.games.armored.terminal.panel import bunch_counts, talk
from coltexpress.games.armored.trains import GATLINGS, STARTING_CARS, TENDER
from coltexpress.games.classic.state import OVER
from coltexpress.games.classic.terminal import plain as classic_plain
from coltexpress.telling.words import Words
from coltexpress.train.geometry import NOWHERE


def read_aloud(scene: Scene, words: Words, g: Armored, seat: int) -> list[str]:
    """The whole state, line by line."""
    event = classic_plain.event_sentence(words, *armored_words.event_words(words, g))
    lines = classic_plain.round_sentences(scene, words, g, event)
    if g.phase != OVER:
        lines.append(talk(words, g))
    lines += [pairs_sentence(scene, words, g), *guards(scene, words, g)]
    lines += classic_plain.loot_sentences(scene, words, g)
    for bandit in range(g.bandits):
        name = words.say("armored-of-team", **scene.variables(words, g, "bandit", bandit))
        lines.append(classic_plain.bandit_sentence(scene, words, g, bandit, name))
        lines += document_sentence(words, g, bandit)
        lines.append(classic_plain.player_sentence(scene, words, g, g.player_of[bandit]))
    lines += [professore_sentence(words, g)] if g.rules.professore else []
    lines.append(bunch_sentence(words, g))
    lines += classic_plain.pile_sentences(scene, words, g)
    return lines + classic_plain.hand_sentences(scene, words, g, seat)


def pairs_sentence(scene: Scene, words: Words, g: Armored) -> str:
    """Which cars are opposite each other in this round. [A-GEO-01, A-GEO-02]"""
    beyond = [g.trains.opposite[g.trains.roof[one]] for one in range(STARTING_CARS)]
    pairs = [
        pair_words(scene, words, g, one, g.trains.section[spot])
        for one, spot in enumerate(beyond)
        if spot != NOWHERE
    ]
    if not pairs:
        return words.say("armored-plain-no-pairs")
    return words.say("armored-plain-pairs", pairs=words.several(pairs))


def pair_words(scene: Scene, words: Words, g: Armored, one: int, other: int) -> str:
    """Two cars that are opposite each other."""
    return words.say(
        "armored-plain-pair",
        first=section_words(scene, words, g, one),
        second=section_words(scene, words, g, other),
        floors="roof" if other == TENDER else "both",
    )


def section_words(scene: Scene, words: Words, g: Armored, section: int) -> str:
    """A car within a sentence; its number is enough where many are named."""
    values = scene.variables(words, g, "spot", g.trains.roof[section])
    return words.say("section", **values | {"name": "none"})


def guards(scene: Scene, words: Words, g: Armored) -> list[str]:
    """Where the couriers and the Gatlings are."""
    lines = []
    for courier in range(COURIERS):
        who = scene.variables(words, g, "courier", courier)
        where = scene.variables(words, g, "spot", g.courier[courier])
        lines.append(words.say("armored-plain-courier", **who, **where))
    for spot in GATLINGS:
        where = scene.variables(words, g, "spot", spot)
        lines.append(words.say("armored-plain-gatling", **where))
    return lines


def document_sentence(words: Words, g: Armored, bandit: int) -> list[str]:
    """The documents of a bandit whose colour this viewer may know."""
    colours = armored_words.known_documents(words, g.held[bandit])
    if not colours:
        return []
    return [words.say("armored-plain-document", colours=words.several(colours))]


def professore_sentence(words: Words, g: Armored) -> str:
    """How far Il Professore is, and what he has left."""
    return words.say(
        "armored-plain-professore",
        team=TEAMS[professore_team(g)],
        money=words.money(g.printed.ladder[g.ladder]),
        rung=g.ladder,
        rungs=len(g.printed.ladder) - 1,
        bullets=g.professore_bullets,
        cards=len(g.deck[professore_place(g)]),
    )


def bunch_sentence(words: Words, g: Armored) -> str:
    """The bullets under the Wild Bunch token."""
    counts = bunch_counts(g)
    return words.say("armored-plain-bunch", blue=counts[BLUE], red=counts[RED])


def is_laid_out(g: Armored) -> bool:
    """Do the couriers stand in their places?"""
    return g.courier[0] != NOWHERE
