"""A push service of our own, and a browser that can be woken: what it gets it can read."""

from __future__ import annotations

import ssl
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

CURVE = ec.SECP256R1()
CREATED = 201


def letters(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of one browser; it opens what is sealed for it, step by step as RFC 8291 has it."""

    def __init__(self, secret: ec.EllipticCurvePrivateKey | None = None) -> None:
        self.secret = secret or ec.generate_private_key(CURVE)
        self.public = self.secret.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.auth = b"sixteen letters!"

    def open(self, content: bytes) -> dict[str, str]:
        salt, size, length = content[:16], content[16:20], content[20]
        assert int.from_bytes(size, "big") == 4096
        sender, box = content[21 : 21 + length], content[21 + length :]
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.secret.exchange(ec.ECDH(), key)
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        cipher = AESGCM(HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret))
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, mark = cipher.decrypt(nonce, box, None).rsplit(b"\2", 1)
        assert mark == b""
        return msgspec.json.decode(text, type=dict[str, str])


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    content: bytes

    def claims(self, key: str) -> dict[str, Any]:
        """What the sender says of itself; checked against the key that browsers know."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", key)
        note, _, signature = parts["t"].rpartition(".")
        raw = letters(signature)
        halves = encode_dss_signature(
            int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        )
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, letters(key))
        point.verify(halves, note.encode(), ec.ECDSA(SHA256()))
        head, claims = (msgspec.json.decode(letters(part)) for part in note.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert isinstance(claims, dict)
        return claims


class Service:
    """A push service: what was posted to it, and how it answers."""

    def __init__(self, port: int, trusting: ssl.SSLContext) -> None:
        self.origin = f"https://localhost:{port}"
        self.trusting = trusting  # for whoever calls it
        self.posted: list[Posted] = []
        self.status = CREATED

    def endpoint(self, name: str) -> str:
        return f"{self.origin}/send/{name}?v=1"


@contextmanager
def push_service(folder: Path) -> Iterator[Service]:
    """A push service on this machine, with a certificate that nobody else trusts."""
    file = certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the handler's name for it
            content = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.posted.append(Posted(self.path, headers, content))
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("localhost", 0), Handler) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        service = Service(server.server_address[1], ssl.create_default_context(cafile=str(file)))
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield service
        finally:
            server.shutdown()


def certificate(folder: Path) -> Path:
    """A certificate for localhost with its key, signed by itself."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, SHA256())
    )
    file = folder / "service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file
