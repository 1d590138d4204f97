"""What can be wrong with what somebody gave us: the text, the choice or the position."""

from __future__ import annotations

from collections.abc import Iterable

from coltexpress.i18n import ENGLISH
from coltexpress.i18n.plain import say
from coltexpress.kernel.vecs import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ColtExpressError(ValueError):
    """Something given to the library was refused; nothing was changed.

    Its text is an English sentence. For programs, and for sentences in other languages, `code`
    names the reason and `values` has what the sentence speaks of; without a code of its own an
    error has that of its kind, and its text as the value `why`. An error about a part of
    something larger, such as one line of a record, has the error of that part as its cause.

    With a code, an empty text stands for what i18n/en/library.ftl says.
    """

    def __init__(self, text: str, code: str = "", /, **values: str | int) -> None:
        self.code: str = code or self.kind()  # the reason, for programs
        self.values: dict[str, str | int] = values if code else {"why": text}  # what it speaks of
        super().__init__(text or self.said(ENGLISH))

    def __reduce__(self) -> tuple[type[ColtExpressError], tuple[object, ...], dict[str, object]]:
        """Errors of other processes arrive with all that they say, in both forms."""
        return type(self), self.args, self.__dict__

    def kind(self) -> str:
        """The code of errors of this kind that have none of their own."""
        return "refused"

    def said(self, language: str) -> str:
        """The error as a sentence, with that of its part, and the clause of the rules it breaks."""
        values = dict(self.values)
        if isinstance(self.__cause__, ColtExpressError):
            values["why"] = self.__cause__.said(language)
        sentence = say(language, f"refused-{self.code.replace('_', '-')}", values)
        if "clause" not in values:
            return sentence
        return say(language, "refused-by-rule", {"why": sentence, "clause": values["clause"]})


@mypyc_attr(allow_interpreted_subclasses=True)
class NotOver(ColtExpressError):
    """Something that only a finished game can say: says whom the game waits for."""

    def kind(self) -> str:
        return "not_over"


@mypyc_attr(allow_interpreted_subclasses=True)
class Unreadable(ColtExpressError):
    """A text that does not follow the notation: says where, and what was expected there."""

    def kind(self) -> str:
        return "unreadable"


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalChoice(ColtExpressError):
    """A choice that the open question does not offer, or no seat of the game: says what is."""

    def kind(self) -> str:
        return "illegal_choice"


@mypyc_attr(allow_interpreted_subclasses=True)
class BadPosition(ColtExpressError):
    """A position that no game can reach: says which rule or count it breaks."""

    def kind(self) -> str:
        return "bad_position"


def unreadable(code: str, /, **values: str | int) -> Unreadable:
    """That a text cannot be read, for this reason."""
    return Unreadable("", code, **values)


def no_such(thing: str, name: str, among: str, names: Iterable[str]) -> Unreadable:
    """That no thing of this kind is called so; what there are, `among`, have these names."""
    values: dict[str, str | int] = {"name": name, among: ", ".join(names)}
    return unreadable(f"no_such_{thing}", **values)


def no_word(word: str, names: Iterable[str]) -> Unreadable:
    """That a word of the notation is none of those that can stand there."""
    return unreadable("no_such_word", word=word, names=", ".join(names))


def bad_value(option: str, value: str, values: Iterable[str]) -> Unreadable:
    """That an option has no such value, and which it has."""
    return unreadable("bad_value", option=option, value=value, expected=", ".join(values))
