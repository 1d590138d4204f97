"""Small parts of any notation: numbers, names, and fields with so many parts."""

from __future__ import annotations

from coltexpress.kernel.errors import bad_value, no_word, unreadable
from coltexpress.kernel.vecs import i64, vec


def read_number(text: str, field: str = "") -> int:
    """A whole number from 0 to 999,999; in this field, if it is the text of one."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise unreadable("not_a_number", word=f"{field}={text}" if field else text)
    return int(text)


def pick_name(text: str, names: tuple[str, ...], field: str = "") -> int:
    """The place of a name in its table; in this field, if it is the text of one."""
    if text not in names:
        raise bad_value(field, text, names) if field else no_word(text, names)
    return names.index(text)


def demand_length(text: str, limit: int, code: str) -> None:
    """Refuse a text of more characters than it can need."""
    if len(text) > limit:
        raise unreadable(code, limit=f"{limit:,}", length=f"{len(text):,}")


def take(fields: dict[str, str], name: str) -> str:
    """The text of a field, which is then done."""
    if name not in fields:
        raise unreadable("missing_field", field=name)
    return fields.pop(name)


def sized(name: str, parts: list[str], count: int) -> list[str]:
    """As many parts as there must be."""
    if len(parts) != count:
        raise unreadable("wrong_parts", field=name, parts=len(parts), count=count)
    return parts


def taken(fields: dict[str, str], names: tuple[str, ...]) -> dict[str, str]:
    """The fields with these names, as far as they are there; they are then done."""
    return {name: fields.pop(name) for name in names if name in fields}


def parts(fields: dict[str, str], name: str, count: int) -> list[str]:
    """The parts of a field, which has so many of them with commas between."""
    return sized(name, take(fields, name).split(","), count)


def number(fields: dict[str, str], name: str) -> int:
    """A field that is one number."""
    return read_number(take(fields, name), name)


def numbers(fields: dict[str, str], name: str, count: int) -> vec[i64]:
    """A field of so many numbers."""
    return vec[i64]([read_number(text, name) for text in parts(fields, name, count)])


def listed(text: str) -> list[str]:
    """The words of a list with commas between; `-` stands for none."""
    return [] if text == "-" else text.split(",")


def demand_none_left(fields: dict[str, str]) -> None:
    """Refuse fields that nobody has taken."""
    if fields:
        raise unreadable("unknown_fields", fields=", ".join(fields))
