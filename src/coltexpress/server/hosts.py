"""By which names this server may be called.

A page of a stranger can have its own name point at this machine and then ask for whatever it likes,
as if it were our own page. So only names are answered that a stranger cannot have: addresses,
loopback, this machine's own name, and the names that were given with `--host-name`. Of the names
ending in `.local` only this machine's own is answered: anybody on the network can take another one.
"""

from __future__ import annotations

from functools import cache
from socket import gethostname
from typing import Final

from starlette.datastructures import Headers

from coltexpress.server.addresses import read_address

LOOPBACK: Final = "localhost"
LONGEST: Final = 255


def is_own_host(headers: Headers, names: tuple[str, ...]) -> bool:
    """Is the server called by a name of its own, or by none, as only programs do?"""
    called = headers.getlist("host")
    return not called or (len(called) == 1 and is_own_name(name_in(called[0]), names))


def name_in(host: str) -> str:
    """The name in a Host header, without port, in small letters."""
    if len(host) > LONGEST:
        return ""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


def is_own_name(name: str, names: tuple[str, ...]) -> bool:
    """Is this a name, or an address, that no stranger can have?"""
    if name == LOOPBACK or name.endswith(f".{LOOPBACK}") or read_address(name) is not None:
        return True
    return name in own_names() or name in (given.lower().removesuffix(".") for given in names)


@cache
def own_names() -> frozenset[str]:
    """What this machine is called: its whole name, the first part of it, and that with .local."""
    whole = gethostname().lower().removesuffix(".")
    first = whole.partition(".")[0]
    return frozenset({whole, first, f"{first}.local"} - {"", ".local"})
