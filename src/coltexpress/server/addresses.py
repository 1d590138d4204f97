"""Where somebody is: the address that can be believed, and the one they are counted by."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final, NamedTuple, TypeAlias

from starlette.datastructures import Headers

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

HOME: Final = 64  # bits of an IPv6 address that one household has in common
FORWARDED: Final = ("x-forwarded-for", "forwarded")
LONGEST: Final = 2000  # characters of a chain of proxies


class Sender(NamedTuple):
    """Where a request comes from."""

    address: str
    counted: str  # the address, or the network, that shares its limits
    is_passed_on: bool  # by somebody who cannot be believed
    is_secure: bool


def sender(peer: str, headers: Headers, proxies: tuple[Network, ...], *, tls: bool) -> Sender:
    """Who has sent a request: the peer, or whom our own proxies name.

    Every proxy appends the address that it was called from. So the list is read from its end, and
    the first address that is none of our proxies is the client; what stands before it was written
    by the client, or by proxies that nobody has named.
    """
    near = read_address(peer)
    is_marked = any(name in headers for name in FORWARDED)
    if near is None or not is_in(near, proxies):
        return Sender(peer, counted(peer), is_marked, tls)
    far = farthest(",".join(headers.getlist("x-forwarded-for")), proxies)
    is_secure = tls or headers.get("x-forwarded-proto", "").strip().lower() == "https"
    found = str(far or near)
    return Sender(found, counted(found), far is None and is_marked, is_secure)


def farthest(chain: str, proxies: tuple[Network, ...]) -> Address | None:
    """The last address of a chain that is none of our proxies; none if it cannot be read."""
    if not chain or len(chain) > LONGEST:
        return None
    found = None
    for part in reversed(chain.split(",")):
        found = read_address(without_port(part.strip()))
        if found is None or not is_in(found, proxies):
            return found
    return found


def without_port(text: str) -> str:
    """An address as some proxies write it, with a port or in brackets."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def read_address(text: str) -> Address | None:
    """An address; IPv4 that is dressed as IPv6 is IPv4."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def read_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Networks by name, such as 10.0.0.0/8 or 127.0.0.1; raises ValueError."""
    return tuple(ip_network(text, strict=False) for text in texts)


def is_in(address: Address, networks: tuple[Network, ...]) -> bool:
    """Is the address in one of these networks?"""
    return any(address in network for network in networks)


def counted(text: str) -> str:
    """By what an address is counted: anybody with IPv6 has a whole /64 to call from."""
    found = read_address(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, HOME), strict=False))
    return text if found is None else str(found)
