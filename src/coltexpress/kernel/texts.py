"""Small parts of any notation: numbers, names, and fields with so many parts."""

from __future__ import annotations

from coltexpress.kernel.errors import Unreadable


def read_number(kind: str, text: str) -> int:
    """A whole number from 0 to 999,999."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Unreadable(
            f"{text!r} is not a {kind}: expected a whole number",
            "not_a_number",
            word=text,
            kind=kind,
        )
    return int(text)


def pick_name(kind: str, text: str, names: tuple[str, ...]) -> int:
    """The place of a name in its table."""
    if text not in names:
        known = ", ".join(names)
        raise Unreadable(
            f"{text!r} is not a {kind}; expected one of {known}",
            "no_such_word",
            word=text,
            kind=kind,
            names=known,
        )
    return names.index(text)


def take(fields: dict[str, str], name: str) -> str:
    """The text of a field, which is then done."""
    if name not in fields:
        raise Unreadable(f"the field {name}= is missing", "missing_field", field=name)
    return fields.pop(name)


def sized(name: str, parts: list[str], count: int) -> list[str]:
    """As many parts as there must be."""
    if len(parts) != count:
        raise Unreadable(
            f"{name}= has {len(parts)} parts; expected {count}",
            "wrong_parts",
            field=name,
            parts=len(parts),
            count=count,
        )
    return parts
