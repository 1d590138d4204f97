"""What the server says no to: a code for programs, a sentence for people, and an HTTP status.

The sentences stand in i18n/*/errors.ftl under `error-` and the code, with dashes. Where the library
refused something, its own sentence is the reason.
"""

from __future__ import annotations

from typing import Final

from coltexpress.i18n.plain import say
from coltexpress.kernel.errors import ColtExpressError
from coltexpress.protocol.bodies import Problem, Reason
from coltexpress.protocol.errors import CODES, Refusal
from coltexpress.protocol.messages import Error

MORE: Final[dict[str, Refusal]] = {
    "wrong_method": Refusal(405, ()),
    "seats_are_open": Refusal(409, ()),
    "game_over": Refusal(409, ()),
    "resigned": Refusal(409, ()),
    "not_kept": Refusal(503, ()),
}
KINDS: Final = {**CODES, **MORE}


class Refused(Exception):
    """Something that is not done; nothing has changed."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    @property
    def kind(self) -> Refusal:
        """What a refusal with this code means for HTTP and for a socket."""
        return KINDS[self.code]

    @property
    def reason(self) -> ColtExpressError | None:
        """What the library refused, if that is why."""
        cause = self.__cause__
        return cause if "why" in self.params and isinstance(cause, ColtExpressError) else None

    def sentence(self, language: str) -> str:
        """The refusal in words."""
        values, cause = dict(self.params), self.reason
        if cause is not None:
            values["why"] = cause.said(language)
        return say(language, f"error-{self.code.replace('_', '-')}", values)

    def problem(self, language: str) -> Problem:
        """The refusal as the answer to a request."""
        cause = self.reason
        return Problem(
            code=self.code,
            params=self.params,
            message=self.sentence(language),
            reason=Reason(code=cause.code, values=cause.values) if cause is not None else None,
        )

    def error(self, language: str) -> Error:
        """The refusal as a message of a socket."""
        return Error(
            code=self.code,
            params=self.params,
            message=self.sentence(language),
            fatal=self.kind.fatal,
        )
