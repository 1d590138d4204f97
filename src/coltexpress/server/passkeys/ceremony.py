"""A passkey is made, and used: what a browser sends is looked at part by part (WebAuthn, level 2).

No attestation is asked for and none is believed: who made an authenticator does not matter here.
The owner must have been there and have been recognized, by a finger, a face or a code.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final, NamedTuple

import msgspec

from coltexpress.server.letters import decoded
from coltexpress.server.passkeys.cbor import Value, decode_first, decode_map

PRESENT: Final = 0x01  # flags of an authenticator
RECOGNIZED: Final = 0x04
ATTESTED: Final = 0x40
EXTENDED: Final = 0x80
HEAD: Final = 37  # bytes of the site's hash, flags and counter
MODEL: Final = 16  # bytes that name the model of an authenticator
LONGEST_ID: Final = 1023  # bytes of a credential


class Site(NamedTuple):
    """By which name a browser knows us."""

    name: str  # a passkey is for this name
    origin: str


class Made(NamedTuple):
    """A new passkey."""

    credential: bytes
    key: bytes
    counter: int


class Client(msgspec.Struct, rename={"cross_origin": "crossOrigin"}):
    """What a browser says that it was asked for, and by which page."""

    type: str
    challenge: str
    origin: str
    cross_origin: bool = False


class Data(NamedTuple):
    """What an authenticator says."""

    flags: int
    counter: int
    rest: bytes


def challenge_in(client: bytes, kind: str, site: Site) -> bytes:
    """The challenge that a browser has answered, for a page of ours; raises ValueError."""
    found = msgspec.json.decode(client, type=Client)
    if found.type != kind:
        raise ValueError("an answer to something else")
    if found.origin != site.origin or found.cross_origin:
        raise ValueError("an answer for another page")
    return decoded(found.challenge)


def made(attestation: bytes, site: Site) -> Made:
    """The passkey that an authenticator has made; raises ValueError."""
    from coltexpress.server.passkeys.keys import read_key

    data = read_data(decode_map(attestation).get("authData"), site)
    if not data.flags & ATTESTED:
        raise ValueError("no passkey was made")
    at = MODEL + 2
    length = int.from_bytes(data.rest[MODEL:at], "big")
    credential, key = data.rest[at : at + length], data.rest[at + length :]
    if not 0 < length <= LONGEST_ID or len(credential) < length:
        raise ValueError("a credential of the wrong length")
    _, end = decode_first(key)
    if bool(data.flags & EXTENDED) != (end < len(key)):
        raise ValueError("something follows the key")
    read_key(key[:end])
    return Made(credential, key[:end], data.counter)


def used(content: bytes, client: bytes, signature: bytes, key: bytes, site: Site) -> int:
    """The counter of an authenticator that has signed a challenge; raises ValueError."""
    from coltexpress.server.passkeys.keys import has_signed, read_key

    data = read_data(content, site)
    if not has_signed(read_key(key), signature, content + sha256(client).digest()):
        raise ValueError("signed with another key")
    return data.counter


def read_data(content: Value, site: Site) -> Data:
    """What an authenticator says, for our name and with its owner there; raises ValueError."""
    if not isinstance(content, bytes) or len(content) < HEAD:
        raise ValueError("it ends too soon")
    if not compare_digest(content[:32], sha256(site.name.encode()).digest()):
        raise ValueError("a passkey for another name")
    flags = content[32]
    if not flags & PRESENT or not flags & RECOGNIZED:
        raise ValueError("its owner was not recognized")
    return Data(flags, int.from_bytes(content[33:HEAD], "big"), content[HEAD:])


def goes_on(before: int, now: int) -> bool:
    """Does a counter go on, or is there none? One that goes back is that of a copy."""
    return now > before or (now == 0 and before == 0)
