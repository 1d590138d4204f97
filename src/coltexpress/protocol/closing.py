"""Why the server closes a socket, by the code of the closing frame."""

from __future__ import annotations

from typing import Final

BROKEN: Final = 1002
REFUSED: Final = 1008
TOO_BIG: Final = 1009
RESTARTING: Final = 1012
SEATS_CHANGED: Final = 4000
FORGOTTEN: Final = 4001

CLOSINGS: Final = {
    BROKEN: "The frames do not keep to the WebSocket protocol. Mend the client.",
    REFUSED: "Something was refused; an `error` came just before and says what. Come back only"
    " after `closing`, `too_fast` and `too_many_sockets`, and not at once.",
    TOO_BIG: "A message was far too long, or came in too many pieces. Mend the client.",
    RESTARTING: "The server stops or starts anew. Come back, with `since`.",
    SEATS_CHANGED: "Some seats of this device are open again: their person left, or was asked to."
    " Look in the room, then say hello without them.",
    FORGOTTEN: "This guest was forgotten on this device. Become a guest again, or only watch.",
}
