"""Colt Super Express in sentences, for those who listen."""

from __future__ import annotations

from coltexpress.games.super.board import FACINGS
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.games.super.scoring import hoard, winners
from coltexpress.games.super.state import ABOARD, aboard, next_wave, queue_at
from coltexpress.games.super.terminal import words as super_words
from coltexpress.kernel.agenda import HIDDEN
from coltexpress.kernel.views import View
from coltexpress.telling.words import Words, capital


def read_aloud(words: Words, g: SuperExpress, view: View) -> list[str]:
    """The whole state, line by line: the train from the locomotive back, then the players."""
    lines = [super_words.round_title(words, g)]
    for number in range(g.cars + 1):
        spots = [g.board.roof[number], g.board.inside[number]]
        lines += [queue_sentence(words, g, spot) for spot in spots if spot in g.at]
    lines.append(words.say("super-plain-last", number=g.cars))
    gone = super_words.uncoupled(words, g)
    if gone:
        lines.append(words.say("super-plain-line", text=gone))
    return lines + [player_sentence(words, g, view, bandit) for bandit in range(g.players)]


def queue_sentence(words: Words, g: SuperExpress, spot: int) -> str:
    """The bandits at a spot from the front to the rear."""
    queue = queue_at(g, spot)
    return words.say(
        "super-plain-queue",
        where=capital(super_words.describe(words, g, "spot", spot)),
        number=len(queue),
        bandits=words.several([piece_words(words, g, one) for one in queue]),
    )


def piece_words(words: Words, g: SuperExpress, bandit: int) -> str:
    """A bandit in a queue: who, which way, and how."""
    return words.say(
        "super-piece",
        bandit=super_words.describe(words, g, "bandit", bandit),
        facing=FACINGS[g.facing[bandit]],
        pose="down" if g.down[bandit] else "up",
    )


def player_sentence(words: Words, g: SuperExpress, view: View, bandit: int) -> str:
    """What a player has planned, shown and won."""
    name = super_words.describe(words, g, "bandit", bandit)
    notes = super_words.notes(words, g, view, bandit)
    if notes:
        name = words.say("with-state", name=name, state=words.several(notes))
    parts = [name, cars(words, g, bandit)]
    shown = [super_words.describe(words, g, "card", card) for card in super_words.shown(g, bandit)]
    if shown:
        parts.append(words.say("super-plain-shown", cards=words.several(shown)))
    parts += plan_parts(words, g, view, bandit)
    lines = [words.say("super-plain-line", text=part) for part in parts]
    return words.sentences(lines)


def plan_parts(words: Words, g: SuperExpress, view: View, bandit: int) -> list[str]:
    """The cards that are still to come: face down, or known to this viewer."""
    if super_words.is_thinking(g, view, bandit):
        return [words.say("super-plain-thinking")]
    cards = super_words.to_come(g, bandit)
    if not cards:
        return []
    if HIDDEN in cards:
        return [words.say("super-plain-hidden", number=len(cards))]
    names = [super_words.describe(words, g, "card", card) for card in cards]
    return [words.say("super-plain-plan", cards=words.several(names))]


def cars(words: Words, g: SuperExpress, bandit: int) -> str:
    """The cars in front of a player."""
    won = super_words.cars_won(words, g, bandit) if len(g.loot[bandit]) > 0 else "none"
    return words.say("super-cars-won", cars=won)


# The end


def fate(words: Words, g: SuperExpress, bandit: int) -> str:
    """Where a bandit ended."""
    if g.status[bandit] != ABOARD:
        return capital(super_words.status(words, g, bandit))
    return capital(super_words.describe(words, g, "spot", g.at[bandit]))


def victory(words: Words, g: SuperExpress) -> str:
    """What decided the game: the train itself, the number of cars won, or the best of them."""
    left, best = list(aboard(g)), winners(g)
    if left == best:
        return words.say("super-end-alone")
    rivals = left or [one for one in range(g.players) if g.wave[one] == next_wave(g) - 1]
    most = hoard(g, best[0])[0]
    if len([one for one in rivals if hoard(g, one)[0] == most]) > len(best):
        return words.say("super-end-best", money=words.money(hoard(g, best[0])[1]))
    return words.say("super-end-most", number=most)
