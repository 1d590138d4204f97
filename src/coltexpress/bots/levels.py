"""The bots by name: a level, a character and an effort, as in `desperado:vengeful@300`.

The character and the effort can be left out. The effort is for each decision: iterations, or with
`ms` behind it milliseconds, as in `legend@200ms`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from coltexpress.bots.bot import Bot
from coltexpress.bots.characters import CHARACTERS, STEADY, Character
from coltexpress.bots.greenhorn import Greenhorn
from coltexpress.bots.lookahead import Outlaw
from coltexpress.bots.mind import Mind
from coltexpress.bots.mixing import LongMixer, Mixer
from coltexpress.bots.tree import Desperado, Legend, Plain
from coltexpress.bots.uniform import Uniform
from coltexpress.kernel.errors import no_such
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.texts import read_number

MILLISECONDS: Final = "ms"

Strength = Literal["easy", "normal", "hard"]  # in plain words
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


def sharp(book: Rulebook, seed: int, character: Character) -> Bot:
    """A net that learned by playing against itself; at once."""
    from coltexpress.bots.sharp import Sharp  # what reads nets takes its time to import

    return Sharp(book, seed, character)


def desperado(book: Rulebook, seed: int, character: Character) -> Bot:
    """Tree search, or mixed plans; about a third of a second."""
    if book.plans_together:
        return Mixer(book, seed, character)
    return Desperado(book, seed, character)


def legend_search(book: Rulebook, seed: int, character: Character) -> Bot:
    """The same, longer and with more knowledge of people: all that search can do without a net."""
    if book.plans_together:
        return LongMixer(book, seed, character)
    return Legend(book, seed, character)


def legend(book: Rulebook, seed: int, character: Character) -> Bot:
    """The strongest that there is: net and search together; without a net the search."""
    from coltexpress.bots.learned import LearnedLegend, LearnedMixer
    from coltexpress.bots.nets import net_of

    net = net_of(book.name)
    if net is None:
        return legend_search(book, seed, character)
    if book.plans_together:
        return LearnedMixer(book, seed, net, character)
    return LearnedLegend(book, seed, net, character)


LEVELS: Final[dict[str, Maker]] = {
    "uniform": uniform,
    "greenhorn": greenhorn,
    "outlaw": outlaw,
    "sharp": sharp,
    "desperado": desperado,
    "legend": legend,
    "legend-search": legend_search,
    "plain": plain,
}
SEARCHING: Final = ("desperado", "legend", "legend-search")  # who thinks as long as is said
YARDSTICKS: Final = ("legend-search", "plain")  # levels that are no opponents


STRENGTHS: Final[dict[Strength, str]] = {  # which level is meant, for those who just want to play
    "easy": "greenhorn",
    "normal": "outlaw",
    "hard": "desperado",
}


class BotName(NamedTuple):
    """The parts of a bot's name."""

    level: str
    character: str
    effort: int | None  # iterations
    milliseconds: int | None


def read_name(name: str) -> BotName:
    """The parts of a bot's name; refused if there is no such bot."""
    rest, at, effort = name.partition("@")
    level, colon, character = rest.partition(":")
    if level not in LEVELS:
        raise no_such("bot", level, "levels", LEVELS)
    if colon and character not in CHARACTERS:
        raise no_such("character", character, "characters", CHARACTERS)
    trait = character or STEADY.name
    if effort.endswith(MILLISECONDS):
        number = read_number(effort.removesuffix(MILLISECONDS))
        return BotName(level, trait, None, number)
    iterations = read_number(effort) if at else None
    return BotName(level, trait, iterations, None)


def make(name: str, book: Rulebook, seed: int) -> Bot:
    """The bot with this name, for one seat of one game."""
    parts = read_name(name)
    bot = LEVELS[parts.level](book, seed, CHARACTERS[parts.character])
    if isinstance(bot, Mind):
        if parts.effort is not None:
            bot.effort = parts.effort
        if parts.milliseconds is not None:
            bot.pace = parts.milliseconds / 1000
    return bot
