"""The bots by name: a level, a character and an effort, as in `desperado:vengeful@300`.

The character and the effort (iterations for each decision) can be left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from coltexpress.bots.bot import Bot
from coltexpress.bots.characters import CHARACTERS, STEADY, Character
from coltexpress.bots.greenhorn import Greenhorn
from coltexpress.bots.lookahead import Outlaw
from coltexpress.bots.mind import Mind
from coltexpress.bots.mixing import LongMixer, Mixer
from coltexpress.bots.tree import Desperado, Legend, Plain
from coltexpress.bots.uniform import Uniform
from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.texts import read_number

Maker = Callable[[Rulebook, int, Character], Bot]


def uniform(book: Rulebook, seed: int, character: Character) -> Bot:
    """Every option is as good as any other."""
    return Uniform(seed)


def plain(book: Rulebook, seed: int, character: Character) -> Bot:
    """The textbook search, as a yardstick."""
    return Plain(book, seed, character)


def greenhorn(book: Rulebook, seed: int, character: Character) -> Bot:
    """Simple habits and human mistakes."""
    return Greenhorn(book, seed, character)


def outlaw(book: Rulebook, seed: int, character: Character) -> Bot:
    """One step ahead."""
    return Outlaw(book, seed, character)


def desperado(book: Rulebook, seed: int, character: Character) -> Bot:
    """Tree search, or mixed plans; about a third of a second."""
    if book.plans_together:
        return Mixer(book, seed, character)
    return Desperado(book, seed, character)


def legend(book: Rulebook, seed: int, character: Character) -> Bot:
    """The same, longer and with more knowledge of people."""
    if book.plans_together:
        return LongMixer(book, seed, character)
    return Legend(book, seed, character)


LEVELS: Final[dict[str, Maker]] = {
    "uniform": uniform,
    "greenhorn": greenhorn,
    "outlaw": outlaw,
    "desperado": desperado,
    "legend": legend,
    "plain": plain,
}


class BotName(NamedTuple):
    """The parts of a bot's name."""

    level: str
    character: str
    effort: int | None


def read_name(name: str) -> BotName:
    """The parts of a bot's name; refused if there is no such bot."""
    rest, at, effort = name.partition("@")
    level, colon, character = rest.partition(":")
    if level not in LEVELS:
        levels = ", ".join(LEVELS)
        raise Unreadable(
            f"there is no bot {level!r}; the levels are {levels}",
            "no_such_bot",
            name=level,
            levels=levels,
        )
    if colon and character not in CHARACTERS:
        known = ", ".join(CHARACTERS)
        raise Unreadable(
            f"there is no character {character!r}; the characters are {known}",
            "no_such_character",
            name=character,
            characters=known,
        )
    number = read_number("number of iterations", effort) if at else None
    return BotName(level, character or STEADY.name, number)


def make(name: str, book: Rulebook, seed: int) -> Bot:
    """The bot with this name, for one seat of one game."""
    parts = read_name(name)
    bot = LEVELS[parts.level](book, seed, CHARACTERS[parts.character])
    if parts.effort is not None and isinstance(bot, Mind):
        bot.effort = parts.effort
    return bot
