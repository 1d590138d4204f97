"""An authenticator in software: it makes passkeys, signs with them, and lies when told to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256

from coltexpress.server.letters import decoded, encoded
from coltexpress.server.passkeys import EDDSA, ES256, RS256

Json = dict[str, Any]
PRESENT: Final = 0x01
RECOGNIZED: Final = 0x04
ATTESTED: Final = 0x40


def cbor(value: object) -> bytes:
    """A value in CBOR."""
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, Sequence):
        return head(4, len(value)) + b"".join(map(cbor, value))
    assert isinstance(value, Mapping)
    entries = [cbor(key) + cbor(one) for key, one in value.items()]
    return head(5, len(value)) + b"".join(entries)


def head(major: int, argument: int) -> bytes:
    if argument < 24:
        return bytes([major << 5 | argument])
    size = next(size for size in (1, 2, 4, 8) if argument < 1 << 8 * size)
    return bytes([major << 5 | 23 + (1, 2, 4, 8).index(size) + 1]) + argument.to_bytes(size, "big")


def new_key(algorithm: int) -> object:
    if algorithm == ES256:
        return ec.generate_private_key(ec.SECP256R1())
    if algorithm == EDDSA:
        return ed25519.Ed25519PrivateKey.generate()
    return rsa.generate_private_key(65537, 2048)


@dataclass
class Authenticator:
    """Somebody's device, with one passkey."""

    origin: str
    site: str
    algorithm: int = ES256
    flags: int = PRESENT | RECOGNIZED
    counter: int = 0
    credential: bytes = b"credential-of-a-test"
    user: str = ""
    key: Any = None

    def __post_init__(self) -> None:
        self.key = self.key or new_key(self.algorithm)

    def cose(self) -> bytes:
        """The public key."""
        public = self.key.public_key()
        if self.algorithm == ES256:
            numbers = public.public_numbers()
            x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
            return cbor({1: 2, 3: ES256, -1: 1, -2: x, -3: y})
        if self.algorithm == EDDSA:
            return cbor({1: 1, 3: EDDSA, -1: 6, -2: public.public_bytes_raw()})
        modulus = public.public_numbers().n.to_bytes(256, "big")
        return cbor({1: 3, 3: RS256, -1: modulus, -2: b"\x01\x00\x01"})

    def sign(self, content: bytes) -> bytes:
        if self.algorithm == ES256:
            return bytes(self.key.sign(content, ec.ECDSA(SHA256())))
        if self.algorithm == EDDSA:
            return bytes(self.key.sign(content))
        return bytes(self.key.sign(content, padding.PKCS1v15(), SHA256()))

    def client(self, kind: str, challenge: str) -> bytes:
        """What the browser says."""
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def data(self, flags: int) -> bytes:
        name = sha256(self.site.encode()).digest()
        return name + bytes([flags]) + self.counter.to_bytes(4, "big")

    def made(self, wish: Json, kind: str = "webauthn.create") -> Json:
        """A passkey for a wish."""
        self.user = wish["user"]["id"]
        length = len(self.credential).to_bytes(2, "big")
        data = self.data(self.flags | ATTESTED) + bytes(16) + length + self.credential
        attestation = cbor({"fmt": "none", "attStmt": {}, "authData": data + self.cose()})
        return {
            "name": "A key",
            "client": encoded(self.client(kind, wish["challenge"])),
            "attestation": encoded(attestation),
        }

    def used(self, ask: Json, kind: str = "webauthn.get") -> Json:
        """A challenge that is signed."""
        self.counter += 1 if self.counter else 0
        client, data = self.client(kind, ask["challenge"]), self.data(self.flags)
        return {
            "credential": encoded(self.credential),
            "client": encoded(client),
            "data": encoded(data),
            "signature": encoded(self.sign(data + sha256(client).digest())),
            "user": self.user,
        }


def without_proof(body: Json) -> Json:
    """The same with a signature that is none."""
    signature = bytearray(decoded(body["signature"]))
    signature[-1] ^= 1
    return {**body, "signature": encoded(bytes(signature))}
