"""What a position must be like; the reasons for which one is refused, as often as they are alike.

A reason has a code and values, and i18n/*/library.ftl says it. Its values are the words of the
line itself, which are the same in all languages: fields (`guns=`), letters, numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

from coltexpress.kernel.errors import BadPosition


def demand(holds: bool, code: str, /, **values: str | int) -> None:
    """Refuse a position for this reason; the `clause` among its values is a rule that it breaks."""
    if not holds:
        raise BadPosition("", code, **values)


def demand_count(field: str, value: int, most: int, clause: str = "") -> None:
    """A number in a field is at most so much."""
    if value > most == 0:
        found = f"{field}={value}"
        raise BadPosition("", "instead", **by(clause, {"found": found, "expected": 0}))
    if value > most:
        values: dict[str, str | int] = {"option": field, "value": value, "low": 0, "high": most}
        raise BadPosition("", "bad_count", **by(clause, values))


def demand_among(field: str, word: str, words: Iterable[str], clause: str = "") -> None:
    """A word in a field is one of these."""
    known = list(words)
    if word not in known:
        expected = ", ".join(known)
        values: dict[str, str | int] = {"option": field, "value": word, "expected": expected}
        raise BadPosition("", "bad_value", **by(clause, values))


def demand_cards(who: str, where: str, count: int, expected: int, clause: str = "") -> None:
    """Somebody has so many cards in these fields."""
    if count != expected:
        values: dict[str, str | int] = {"who": who, "where": where}
        values |= {"count": count, "expected": expected}
        raise BadPosition("", "wrong_cards", **by(clause, values))


def demand_once(words: list[str], where: str) -> None:
    """Each of these words stands in these fields once."""
    for place, word in enumerate(words):
        if word in words[:place]:
            raise BadPosition("", "twice", word=word, where=where)


def demand_all(words: list[str], found: list[str], where: str) -> None:
    """All of these words are found in these fields."""
    missing = [word for word in words if word not in found]
    if missing:
        raise BadPosition("", "is_missing", words=", ".join(missing), where=where)


def by(clause: str, values: dict[str, str | int]) -> dict[str, str | int]:
    """The values, with the clause of the rules if there is one."""
    return {**values, "clause": clause} if clause else values
