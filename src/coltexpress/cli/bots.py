"""The names of the bots in the words of a language, and which bots sit at a table."""

from __future__ import annotations

from typing import Final

from coltexpress.bots.characters import STEADY
from coltexpress.bots.levels import read_name
from coltexpress.telling.words import Words

LEVEL: Final = "outlaw"  # of the bots, unless somebody says otherwise
OPPONENTS: Final = {  # those that a person can ask for before a game, weakest first
    "greenhorn": "bot-greenhorn-about",
    "outlaw": "bot-outlaw-about",
    "sharp": "bot-sharp-about",
    "desperado": "bot-desperado-about",
    "legend": "bot-legend-about",
}
ALL_SORTS: Final = (  # a table at which everybody is somebody else
    "outlaw:trigger-happy",
    "desperado:greedy",
    "outlaw:vengeful",
    "greenhorn",
    "desperado",
)


def level_key(level: str) -> str:
    """The message that names a level."""
    return f"bot-{level}"


def bot_title(words: Words, name: str) -> str:
    """The name of a bot for people."""
    if "." in name:  # a bot of the user's own, by module and name
        return name.rpartition(".")[2]
    level, character, effort, milliseconds = read_name(name)
    title = words.say(level_key(level))
    if character != STEADY.name:
        trait = words.say(f"bot-character-{character}")
        title = words.say("bot-with-character", level=title, character=trait)
    if milliseconds is not None:
        return f"{title} @{milliseconds} ms"
    return title if effort is None else f"{title} @{effort}"


def table_titles(words: Words, names: list[str]) -> list[str]:
    """Who sits at the table, by seat; one name is enough for bots that are all the same."""
    return [bot_title(words, name) for name in (names if len(set(names)) > 1 else names[:1])]


def read_bots(text: str) -> list[str]:
    """Bots by name, separated by commas; refused if one of them does not exist."""
    names = [part.strip() for part in text.split(",")]
    for name in names:
        read_name(name)
    return names
