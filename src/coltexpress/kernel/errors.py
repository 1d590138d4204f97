"""What can be wrong with what somebody gave us: the text, the choice or the position."""


class ColtExpressError(ValueError):
    """Something given to the library was refused; nothing was changed."""


class NotOver(ColtExpressError):
    """Something that only a finished game can say: says whom the game waits for."""


class Unreadable(ColtExpressError):
    """A text that does not follow the notation: says where, and what was expected there."""


class IllegalChoice(ColtExpressError):
    """A choice that the open question does not offer, or no seat of the game: says what is."""


class BadPosition(ColtExpressError):
    """A position that no game can reach: says which rule or count it breaks."""
