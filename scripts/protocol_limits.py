"""What docs/protocol.md says of addresses, limits and closing codes: the server's constants."""

from __future__ import annotations

from collections.abc import Sequence

from coltexpress.protocol.closing import CLOSINGS
from coltexpress.protocol.messages import MESSAGE_LIMIT, VERSION
from coltexpress.protocol.routes import SOCKET
from coltexpress.protocol.words import CHAT_LIMIT, MOST_SEATS, NAME_LIMIT
from coltexpress.server.hosting import dealing
from coltexpress.server.http import gate, line, socket
from coltexpress.server.limits import SOCKETS, SOCKETS_AN_ADDRESS, Limits
from coltexpress.server.settings import PORT, ROOMS_A_GUEST, SOCKETS_A_GUEST
from coltexpress.server.store.guests import DEVICES


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """A table of Markdown."""
    return [
        f"| {' | '.join(head)} |",
        f"|{'---|' * len(head)}",
        *[f"| {' | '.join(row)} |" for row in rows],
    ]


def glance() -> list[str]:
    """Where everything is."""
    return table(
        ("what", "where"),
        [
            ("this document", f"version {VERSION} of the protocol; `hello` names it"),
            ("the socket", f"`ws://HOST:{PORT}{SOCKET}`, or `wss://` behind https; texts of JSON"),
            ("HTTP", f"`http://HOST:{PORT}/api/…`, bodies of JSON"),
            ("who I am", "the cookie `guest`, set by `POST /api/guest`; for the socket, too"),
            ("a page of another address", "its `Origin` must be allowed with `serve --origin`"),
            (
                "my language",
                "the cookie `language`, `language` of the guest, or `Accept-Language`",
            ),
            ("for programs", "`/api/openapi.json`, `/api/asyncapi.json`, `/api/schema.json`"),
        ],
    )


def limits() -> list[str]:
    """How much anybody may do; a server may be set to allow more."""
    rates = Limits()
    buckets = [
        ("requests", "address", rates.requests.rate),
        ("requests", "guest", rates.requests_of_guest.rate),
        ("new guests", "address", rates.guests.rate),
        ("wrong codes of rooms", "address", rates.guesses.rate),
        ("wrong codes of rooms", "guest", rates.guesses_of_guest.rate),
        ("new connections", "address", rates.connecting.rate),
        ("new sockets", "address", rates.sockets.rate),
        ("new rooms", "guest", rates.rooms.rate),
        ("new rooms", "address", rates.all_rooms.rate),
        ("lines of chat", "guest", rates.chat.rate),
        ("messages", "socket", rates.messages),
    ]
    return [
        *table(
            ("what", "limit"),
            [
                ("a message from a client", f"{MESSAGE_LIMIT} bytes"),
                ("a body of HTTP", f"{gate.BODY_LIMIT} bytes"),
                ("a name; a line of chat", f"{NAME_LIMIT}; {CHAT_LIMIT} characters"),
                ("seats of a room", str(MOST_SEATS)),
                ("until `hello`", f"{socket.PATIENCE:.0f} s after the socket was opened"),
                ("until a sealed `part`", f"{dealing.PATIENCE:.0f} s after the start of the game"),
                (
                    "silence",
                    f"{line.LIVES:.0f} s, then a WebSocket ping; {line.DEAD:.0f} s, then it is cut",
                ),
                ("unread messages", f"{line.SLOWEST} bytes, then the connection is cut"),
                ("rooms of a guest", f"{ROOMS_A_GUEST} that wait or are in play"),
                ("devices of a guest", str(DEVICES)),
                (
                    "sockets",
                    f"a guest {SOCKETS_A_GUEST}, an address {SOCKETS_AN_ADDRESS}, in all {SOCKETS}",
                ),
            ],
        ),
        "",
        "What is done often has a bucket of tokens that fills up again. Whoever finds it empty",
        "gets `too_fast` and how many seconds to wait. A socket that was told so",
        f"{socket.WARNINGS} times is closed.",
        "",
        *table(
            ("what", "counted by", "at once", "a second"),
            [
                (what, whose, f"{rate.burst:g}", f"{rate.a_second:g}")
                for what, whose, rate in buckets
            ],
        ),
    ]


def closings() -> list[str]:
    """What a client should make of each code."""
    rows = [(str(code), text) for code, text in CLOSINGS.items()]
    return [
        *table(("code", "why, and what to do"), rows),
        "",
        "A connection that breaks without a code, or with another one, is lost: dial again, each",
        "time a little later, and say `since`.",
    ]
