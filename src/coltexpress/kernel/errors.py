"""What can be wrong with what somebody gave us: the text, the choice or the position."""

from __future__ import annotations


class ColtExpressError(ValueError):
    """Something given to the library was refused; nothing was changed.

    Its text is an English sentence. For programs, and for sentences in other languages, `code`
    names the reason and `values` has what the sentence speaks of; without a code of its own an
    error has that of its kind, and its text as the value `why`. An error about a part of
    something larger, such as one line of a record, has the error of that part as its cause.
    """

    def __init__(self, text: str, code: str = "", /, **values: str | int) -> None:
        super().__init__(text)
        self.code = code or self.kind()
        self.values: dict[str, str | int] = values if code else {"why": text}

    def kind(self) -> str:
        """The code of errors of this kind that have none of their own."""
        return "refused"


class NotOver(ColtExpressError):
    """Something that only a finished game can say: says whom the game waits for."""

    def kind(self) -> str:
        return "not_over"


class Unreadable(ColtExpressError):
    """A text that does not follow the notation: says where, and what was expected there."""

    def kind(self) -> str:
        return "unreadable"


class IllegalChoice(ColtExpressError):
    """A choice that the open question does not offer, or no seat of the game: says what is."""

    def kind(self) -> str:
        return "illegal_choice"


class BadPosition(ColtExpressError):
    """A position that no game can reach: says which rule or count it breaks."""

    def kind(self) -> str:
        return "bad_position"
