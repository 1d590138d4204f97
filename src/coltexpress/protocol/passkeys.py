"""Passkeys over HTTP: made by a guest, used by whoever has one. Bytes are base64 for addresses."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from coltexpress.protocol.rooms import Strict
from coltexpress.protocol.scenery import says
from coltexpress.protocol.words import Name, Time


def letters(most: int, text: str) -> Meta:
    """So many letters of base64 at most."""
    return Meta(min_length=1, max_length=most, pattern="^[A-Za-z0-9_-]+$", description=text)


Credential: TypeAlias = Annotated[str, letters(1364, "the id of the credential")]
ClientData: TypeAlias = Annotated[str, letters(2000, "`clientDataJSON`")]


class PasskeyUser(msgspec.Struct, kw_only=True):
    """For whom a passkey is made."""

    id: str
    name: str


class PasskeyWish(msgspec.Struct, kw_only=True):
    """For `navigator.credentials.create`: discoverable, with user verification, no attestation."""

    challenge: str
    site: Annotated[str, says("the name for which it is made, `rp.id`")]
    user: PasskeyUser
    algorithms: Annotated[list[int], says("as COSE numbers them, the liked best first")]
    known: Annotated[list[str], says("my credentials, which are not to be made again")]
    expires: Time


class NewPasskey(Strict, kw_only=True):
    """What an authenticator has made."""

    name: Annotated[Name, says("what I call it")]
    client: ClientData
    attestation: Annotated[str, letters(10_000, "`attestationObject`")]


class PasskeyInfo(msgspec.Struct, kw_only=True):
    """A passkey of mine."""

    id: str
    name: str
    made: Time
    used: Annotated[Time | None, says("none: never yet")] = None


class Passkeys(msgspec.Struct, kw_only=True):
    """My passkeys, the oldest first."""

    passkeys: list[PasskeyInfo]


class PasskeyAsk(msgspec.Struct, kw_only=True):
    """For `navigator.credentials.get`, with user verification."""

    challenge: str
    site: Annotated[str, says("`rpId`")]
    expires: Time


class UsePasskey(Strict, kw_only=True):
    """What an authenticator has signed."""

    credential: Credential
    client: ClientData
    data: Annotated[str, letters(2000, "`authenticatorData`")]
    signature: Annotated[str, letters(1000, "`signature`")]
    user: Annotated[str, letters(100, "`userHandle`")]
