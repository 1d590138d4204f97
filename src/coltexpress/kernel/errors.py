"""What can be wrong with what somebody gave us: the text, the choice or the position."""

from __future__ import annotations

from collections.abc import Iterable

from coltexpress.kernel.vecs import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ColtExpressError(ValueError):
    """Something given to the library was refused; nothing was changed.

    Its text is an English sentence. For programs, and for sentences in other languages, `code`
    names the reason and `values` has what the sentence speaks of; without a code of its own an
    error has that of its kind, and its text as the value `why`. An error about a part of
    something larger, such as one line of a record, has the error of that part as its cause.
    """

    def __init__(self, text: str, code: str = "", /, **values: str | int) -> None:
        super().__init__(text)
        self.code: str = code or self.kind()  # the reason, for programs
        self.values: dict[str, str | int] = values if code else {"why": text}  # what it speaks of

    def __reduce__(self) -> tuple[type[ColtExpressError], tuple[object, ...], dict[str, object]]:
        """Errors of other processes arrive with all that they say, in both forms."""
        return type(self), self.args, self.__dict__

    def kind(self) -> str:
        """The code of errors of this kind that have none of their own."""
        return "refused"


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


def no_such(thing: str, name: str, among: str, names: Iterable[str]) -> Unreadable:
    """That no thing of this kind is called so; what there are, `among`, have these names."""
    known = ", ".join(names)
    text = f"there is no {thing} {name!r}; the {among} are {known}"
    values = {"name": name, among: known}
    return Unreadable(text, f"no_such_{thing}", **values)


def bad_value(option: str, value: str, values: Iterable[str]) -> Unreadable:
    """That an option has no such value, and which it has."""
    expected = ", ".join(values)
    text = f"{option}={value}: expected one of {expected}"
    return Unreadable(text, "bad_value", option=option, value=value, expected=expected)


def demand(holds: bool, reason: str) -> None:
    """Refuse a position for this reason."""
    if not holds:
        raise BadPosition(reason)
