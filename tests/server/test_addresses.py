"""Whose address is believed, over HTTP and on sockets alike, and what is counted together."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.running import Guest, served
from starlette.datastructures import Headers

from coltexpress.protocol.messages import VERSION, Error, Hello
from coltexpress.server.addresses import counted, read_networks, sender

PROXIES = read_networks(["127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"])


def address_of(peer: str, *chain: str) -> str:
    headers = Headers(raw=[(b"x-forwarded-for", part.encode()) for part in chain])
    return sender(peer, headers, PROXIES, tls=False).address


@pytest.mark.parametrize(
    ("peer", "chain", "address"),
    [
        ("192.0.2.1", (), "192.0.2.1"),
        ("192.0.2.1", ("198.51.100.7",), "192.0.2.1"),  # nobody has named that proxy
        ("127.0.0.1", (), "127.0.0.1"),
        ("127.0.0.1", ("198.51.100.7",), "198.51.100.7"),
        ("127.0.0.1", ("6.6.6.6, 198.51.100.7",), "198.51.100.7"),  # the first was made up
        ("127.0.0.1", ("6.6.6.6", "198.51.100.7"), "198.51.100.7"),  # in two lines
        ("127.0.0.1", ("6.6.6.6, 198.51.100.7, 10.1.2.3",), "198.51.100.7"),  # two proxies
        ("127.0.0.1", ("10.1.2.3",), "10.1.2.3"),  # the proxy itself asks
        ("::ffff:127.0.0.1", ("::ffff:198.51.100.7",), "198.51.100.7"),
        ("127.0.0.1", ("198.51.100.7:4711",), "198.51.100.7"),
        ("127.0.0.1", ("[2001:db8::7]:4711",), "2001:db8::7"),
        ("127.0.0.1", ("198.51.100.7, unknown",), "127.0.0.1"),
        ("127.0.0.1", (", ,",), "127.0.0.1"),
        ("127.0.0.1", ("9" * 5000,), "127.0.0.1"),
        ("127.0.0.1", ("1.1.1.1," * 1000,), "127.0.0.1"),
    ],
)
def test_the_client_is_whom_our_own_proxies_name(
    peer: str, chain: tuple[str, ...], address: str
) -> None:
    assert address_of(peer, *chain) == address


@pytest.mark.parametrize(
    ("address", "holder"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:1::5", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff::9", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_household_is_counted_as_one(address: str, holder: str) -> None:
    assert counted(address) == holder


def test_the_scheme_is_believed_of_our_own_proxies_only() -> None:
    headers = Headers({"x-forwarded-proto": "https"})
    assert sender("127.0.0.1", headers, PROXIES, tls=False).is_secure
    assert not sender("192.0.2.1", headers, PROXIES, tls=False).is_secure


@pytest.mark.slow
def test_requests_and_sockets_believe_the_same_address(tmp_path: Path) -> None:
    """A made-up address in front of the true one buys no fresh limit, over HTTP or on a socket."""
    with served(tmp_path, "--behind-proxy", "127.0.0.0/8") as strict, Guest(strict, "Eve") as eve:
        codes = set()
        for number in range(200):
            eve.http.headers["x-forwarded-for"] = f"6.6.{number}.6, 198.51.100.7"
            codes.add(eve.get(f"/api/rooms/XX{number:04}").json()["code"])
        assert codes == {"no_such_room", "too_fast"}
        with eve.talk(**{"x-forwarded-for": "7.7.7.7, 198.51.100.7"}) as talk:
            talk.say(Hello(version=VERSION, room="XXXXXX"))
            assert talk.until(Error).code == "too_fast"
        del eve.http.headers["x-forwarded-for"]


def test_a_proxy_that_is_no_address_is_refused_at_the_start(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from coltexpress.cli.main import cli

    command = ["serve", "--no-browser", "--port", "0", "--behind-proxy", "nonsense"]
    done = CliRunner().invoke(cli, [*command, "--database", str(tmp_path / "a.db")])
    assert done.exit_code == 2
    assert "nonsense" in done.output


def test_a_node_address_needs_host_and_port() -> None:
    from click.testing import CliRunner

    from coltexpress.cli.main import cli

    done = CliRunner().invoke(cli, ["serve", "--node-address", "nonsense", "--lang", "sv"])
    assert done.exit_code == 2
    assert "10.0.0.2:8377" in done.output
