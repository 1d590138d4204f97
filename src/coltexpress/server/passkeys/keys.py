"""Public keys as authenticators write them (COSE, RFC 9053), and what they have signed."""

from __future__ import annotations

from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256

from coltexpress.server.passkeys import EDDSA, ES256, RS256
from coltexpress.server.passkeys.cbor import Value, decode_map

KIND: Final = 1  # labels of a key
ALGORITHM: Final = 3
CURVE: Final = -1  # of an elliptic key; of an RSA key its modulus
X: Final = -2  # of an RSA key its exponent
Y: Final = -3
OCTET, ELLIPTIC, RSA = 1, 2, 3  # kinds of keys
P256, ED25519 = 1, 6  # curves
COORDINATE: Final = 32  # bytes
MODULI: Final = range(256, 513)  # bytes of an RSA modulus: 2,048 to 4,096 bits
EXPONENT: Final = b"\x01\x00\x01"  # the only one in use

Key = ec.EllipticCurvePublicKey | ed25519.Ed25519PublicKey | rsa.RSAPublicKey


def read_key(content: bytes) -> Key:
    """A public key; raises ValueError."""
    found = decode_map(content)
    kind, algorithm = found.get(KIND), found.get(ALGORITHM)
    if (kind, algorithm, found.get(CURVE)) == (ELLIPTIC, ES256, P256):
        x, y = (int.from_bytes(sized(found.get(label)), "big") for label in (X, Y))
        return ec.EllipticCurvePublicNumbers(x, y, ec.SECP256R1()).public_key()
    if (kind, algorithm, found.get(CURVE)) == (OCTET, EDDSA, ED25519):
        return ed25519.Ed25519PublicKey.from_public_bytes(sized(found.get(X)))
    if (kind, algorithm, found.get(X)) == (RSA, RS256, EXPONENT):
        modulus = found.get(CURVE)
        if isinstance(modulus, bytes) and len(modulus) in MODULI:
            numbers_of = rsa.RSAPublicNumbers(65537, int.from_bytes(modulus, "big"))
            return numbers_of.public_key()
    raise ValueError("a key of no kind that was asked for")


def sized(value: Value) -> bytes:
    """A coordinate."""
    if not isinstance(value, bytes) or len(value) != COORDINATE:
        raise ValueError("a coordinate has 32 bytes")
    return value


def has_signed(key: Key, signature: bytes, content: bytes) -> bool:
    """Did the owner of this key sign this?"""
    try:
        if isinstance(key, ec.EllipticCurvePublicKey):
            key.verify(signature, content, ec.ECDSA(SHA256()))
        elif isinstance(key, ed25519.Ed25519PublicKey):
            key.verify(signature, content)
        else:
            key.verify(signature, content, padding.PKCS1v15(), SHA256())
    except InvalidSignature:
        return False
    return True
