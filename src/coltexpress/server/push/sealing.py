"""Sealing a message so that only one browser can read it: RFC 8291 over RFC 8188 (aes128gcm)."""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes of a record; a message is one
SALT: Final = 16
LONGEST: Final = 3000  # bytes of a message; push services take about 4,000 with all around it


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_public(content: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; raises ValueError if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, content)


def sealed(
    message: bytes,
    public: bytes,
    auth: bytes,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message as only the browser with this key and this secret can read it.

    Salt and own key are new for each message; tests give those of the example in the standard.
    """
    assert len(message) <= LONGEST, "a message fits into one record"
    salt = salt or os.urandom(SALT)
    own = own or ec.generate_private_key(CURVE)
    mine = public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), read_public(public))
    secret = derived(auth, b"WebPush: info\0" + public + mine, 32, shared)
    key = derived(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
    nonce = derived(salt, b"Content-Encoding: nonce\0", 12, secret)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: the last record


def derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    """Key material for one use."""
    return HKDF(SHA256(), length, salt, info).derive(secret)
