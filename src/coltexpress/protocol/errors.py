"""What can be refused: a code for programs, parameters for the sentence, and an HTTP status.

The sentence itself is made by whoever speaks to people, in their language.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Refusal(NamedTuple):
    """A kind of refusal."""

    status: int  # of HTTP; on the socket it says nothing
    params: tuple[str, ...]  # what the sentence is told
    fatal: bool = False  # is the socket closed?


CODES: Final[dict[str, Refusal]] = {
    # what was sent
    "bad_message": Refusal(400, ("why",)),
    "too_long": Refusal(413, ("limit",), fatal=True),
    "wrong_version": Refusal(400, ("version",), fatal=True),
    "hello_first": Refusal(400, (), fatal=True),
    "bad_settings": Refusal(422, ("why",)),
    "bad_seats": Refusal(422, ("players",)),
    "bad_level": Refusal(422, ("level",)),
    "bad_name": Refusal(422, ("limit",)),
    "bad_line": Refusal(422, ("limit",)),
    "bad_endpoint": Refusal(422, ()),
    "wrong_method": Refusal(405, ()),
    "no_such_page": Refusal(404, ()),
    # who sent it
    "not_a_guest": Refusal(401, (), fatal=True),
    "forbidden_origin": Refusal(403, (), fatal=True),
    "wrong_host": Refusal(421, ("host",)),
    "not_the_host": Refusal(403, ()),
    "not_your_seat": Refusal(403, ("seat",)),
    "not_a_player": Refusal(403, ()),
    "no_such_link": Refusal(404, ()),
    "wrong_name": Refusal(409, ()),
    "bad_passkey": Refusal(403, ()),
    "too_many_passkeys": Refusal(409, ("limit",)),
    "too_fast": Refusal(429, ("seconds",)),
    "too_many_rooms": Refusal(429, ("limit",)),
    "too_many_sockets": Refusal(429, ("limit",), fatal=True),
    "too_many_connections": Refusal(503, ("limit",)),
    "too_slow": Refusal(408, ()),
    # rooms
    "no_such_room": Refusal(404, (), fatal=True),
    "other_rules": Refusal(409, ("rules", "version"), fatal=True),
    "no_open_seat": Refusal(409, ()),
    "seats_are_open": Refusal(409, ()),
    "seat_taken": Refusal(409, ("seat",)),
    "already_started": Refusal(409, ()),
    "not_started": Refusal(409, ()),
    "not_over": Refusal(409, ()),
    "game_over": Refusal(409, ()),
    "resigned": Refusal(409, ()),
    "bad_part": Refusal(409, ("seat",)),
    "already_dealt": Refusal(409, ()),
    # study
    "bad_position": Refusal(422, ("why",)),
    # the daily robbery
    "one_try": Refusal(409, ()),
    "day_not_over": Refusal(409, ()),
    # choices
    "stale": Refusal(409, ("number",)),
    "not_asked": Refusal(409, ("seat",)),
    "not_offered": Refusal(409, ("choice",)),
    "no_more_changes": Refusal(409, ("limit",)),
    "nothing_to_take_back": Refusal(409, ()),
    "others_have_chosen": Refusal(409, ()),
    "something_was_revealed": Refusal(409, ()),
    "no_coach": Refusal(409, ()),
    # chat
    "chat_is_off": Refusal(409, ()),
    "no_talking_now": Refusal(409, ()),
    # the server itself
    "not_kept": Refusal(503, ()),
    "unavailable": Refusal(503, ()),
    "closing": Refusal(503, (), fatal=True),
    "failed": Refusal(500, ()),
}
