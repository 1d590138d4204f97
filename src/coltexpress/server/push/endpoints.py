"""Addresses of push services: browsers name them, so they are believed as little as can be.

Only HTTPS at its usual port and at a public name, so that nobody lets this server knock at doors
inside its own network.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from socket import IPPROTO_TCP, getaddrinfo
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from coltexpress.server.addresses import Address, is_in, read_address

PORT: Final = 443
LONGEST: Final = 1000  # characters; the longest in use have about 600
# Ways into IPv4 from IPv6, which may lead to private addresses.
TUNNELS: Final[tuple[IPv4Network | IPv6Network, ...]] = tuple(
    ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")
)


class Forbidden(Exception):
    """Nothing is sent to such an address."""


class Endpoint(NamedTuple):
    """Where a message for one browser is sent."""

    host: str
    port: int
    path: str  # with the query

    @property
    def origin(self) -> str:
        """The service, as it knows itself."""
        return f"https://{self.host}" if self.port == PORT else f"https://{self.host}:{self.port}"


def read_endpoint(text: str, *, private: bool = False) -> Endpoint:
    """The parts of an address; private ones are for services that tests run themselves."""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise Forbidden
    try:
        parts = urlsplit(text)
        port = parts.port or PORT
    except ValueError as error:
        raise Forbidden from error
    host = parts.hostname or ""
    is_plain = parts.scheme == "https" and not parts.fragment and "@" not in parts.netloc
    if not is_plain or not host or "\\" in text:
        raise Forbidden
    if not private and (port != PORT or not is_public_name(host)):
        raise Forbidden
    path = parts.path or "/"
    return Endpoint(host, port, f"{path}?{parts.query}" if parts.query else path)


def is_public_name(host: str) -> bool:
    """Is this the name of a machine on the internet, and no number?"""
    labels = host.split(".")
    is_name = len(labels) > 1 and all(
        label and label.replace("-", "").replace("_", "").isalnum() for label in labels
    )
    return is_name and read_address(host) is None and labels[-1].isalpha()


def is_public(address: Address) -> bool:
    """Can this address be reached by anybody, so that we may knock there too?"""
    return address.is_global and not address.is_multicast and not is_in(address, TUNNELS)


def resolve(endpoint: Endpoint, *, private: bool = False) -> str:
    """The address behind a name; refused if one of them lies inside a network.

    The connection is made to this very address, so that the name cannot lead elsewhere meanwhile.
    """
    found = getaddrinfo(endpoint.host, endpoint.port, proto=IPPROTO_TCP)
    addresses = [ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
    if not addresses:
        raise Forbidden
    if not private and not all(is_public(mapped(one)) for one in addresses):
        raise Forbidden
    return str(addresses[0])


def mapped(address: Address) -> Address:
    """IPv4 that is dressed as IPv6 is IPv4."""
    return getattr(address, "ipv4_mapped", None) or address
