"""Names in the form that a sentence needs: NAME, AGREE and GENDER for the Fluent files.

A name is a message, its forms are attributes of that message: a language has the forms that its
sentences ask for, and adding one needs no code. What people call themselves has one form only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Self, TypeAlias, cast

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

Value: TypeAlias = str | int


class Phrase(str):
    """The text of a message that remembers the message, and so its other forms."""

    __slots__ = ("key", "values")
    key: str
    values: Mapping[str, Value]

    def __new__(cls, text: str, key: str, values: Mapping[str, Value]) -> Self:
        """The text, the key of its message, and what was filled in."""
        made = super().__new__(cls, text)
        made.key, made.values = key, values
        return made


class Forms:
    """The functions of one language; `missing` notes the forms that a name should have had."""

    def __init__(self) -> None:
        self.missing: list[str] = []
        self.bundle: FluentBundle

    def functions(self) -> dict[str, Callable[..., FluentType]]:
        """The functions by the names that they have in the Fluent files."""
        made = {"NAME": self.name, "AGREE": self.agree, "GENDER": self.gender}
        return cast("dict[str, Callable[..., FluentType]]", made)  # a text will do

    def name(self, who: str, case: str) -> str:
        """A name in a case, such as "genitive"; a text that is no message stays as it is."""
        if not isinstance(who, Phrase):
            return who
        found = self.form(who, case)
        if found is None:
            self.missing.append(f"{who.key} has no {case}")
        return found or str(who)

    def agree(self, who: str, one: str, many: str) -> str:
        """The word that agrees with a name: for one bandit, or for several."""
        return many if self.form(who, "number") == "plural" else one

    def gender(self, who: str) -> str:
        """The gender of a name, to select by; unknown for people."""
        return self.form(who, "gender") or "unknown"

    def form(self, who: str, attribute: str) -> str | None:
        """An attribute of the message that a text came from."""
        if not isinstance(who, Phrase):
            return None
        pattern = self.bundle.get_message(who.key).attributes.get(attribute)
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(who.values))
        self.missing += [f"{who.key}.{attribute}: {error}" for error in errors]
        return str(text)
