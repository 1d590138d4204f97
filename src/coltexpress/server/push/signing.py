"""Who sends a message: a signed note to the push service (VAPID, RFC 8292)."""

from __future__ import annotations

from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from coltexpress.server.letters import encoded
from coltexpress.server.push.sealing import CURVE, public_bytes

LIVES: Final = 12 * 60 * 60  # seconds that a note is good for
# How many points the curve has: P-256, as FIPS 186 gives it.
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
KEY: Final = 32  # bytes of the secret and of each half of a signature


def private_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key of the server, from its secret."""
    return ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, CURVE)


def public_key(secret: bytes) -> str:
    """By what browsers and push services know the server."""
    return encoded(public_bytes(private_key(secret).public_key()))


def authorization(secret: bytes, service: str, contact: str, now: int) -> str:
    """The header that says who sends; `now` in seconds."""
    claims = {"aud": service, "exp": now + LIVES, "sub": contact}
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    note = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
    signature = private_key(secret).sign(note.encode(), ec.ECDSA(SHA256()))
    halves = b"".join(half.to_bytes(KEY, "big") for half in decode_dss_signature(signature))
    return f"vapid t={note}.{encoded(halves)}, k={public_key(secret)}"
