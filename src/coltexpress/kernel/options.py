"""The options of a game as texts: read strictly, written where they differ from the default."""

from __future__ import annotations

from coltexpress.kernel.errors import Unreadable, bad_value, no_such
from coltexpress.kernel.rules import OptionKind


def check_settings(
    settings: dict[str, str], kinds: dict[str, OptionKind], others: tuple[str, ...]
) -> None:
    """Refuse an option that the game lacks, or a value that the option lacks.

    `others` are options that are not a choice among values, such as the number of players.
    """
    for name, value in settings.items():
        if name not in kinds and name not in others:
            raise no_such("option", name, "options", [*others, *kinds])
        if name in kinds and value not in kinds[name].values:
            raise bad_value(name, value, kinds[name].values)


def differing(settings: dict[str, str], kinds: dict[str, OptionKind]) -> dict[str, str]:
    """The settings that differ from the default."""
    return {
        name: settings[name] for name, kind in kinds.items() if settings[name] != kind.values[0]
    }


def read_count(name: str, text: str, allowed: tuple[int, ...]) -> int:
    """A number out of a few, such as the number of players."""
    if text not in [str(number) for number in allowed]:
        raise Unreadable("", "bad_count", option=name, value=text, low=allowed[0], high=allowed[-1])
    return int(text)


def read_names(name: str, text: str, names: dict[str, int], count: int) -> tuple[int, ...]:
    """So many different things, as names separated by commas."""
    words = text.split(",")
    for word in words:
        if word not in names:
            raise Unreadable(
                "", "not_one_of", option=name, value=text, name=word, names=", ".join(names)
            )
    if len(set(words)) != count or len(words) != count:
        raise Unreadable("", "names_wanted", option=name, value=text, count=count)
    return tuple([names[word] for word in words])
