"""Bytes as letters that fit into addresses: base64 without its last signs."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encoded(content: bytes) -> str:
    """Bytes as letters that fit into addresses."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes behind such letters; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
