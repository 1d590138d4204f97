"""Play through a real proxy with the settings in deploy/, while servers behind it are restarted.

    python3 scripts/try_proxy.py nginx
    python3 scripts/try_proxy.py caddy

Two servers share a PostgreSQL; the proxy, which must be installed, listens on loopback with TLS and
a certificate of its own. The page, requests, cookies and sockets must work as they do without it,
the servers must know the client's address, and nothing that is for operators may be seen.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import httpx2
from server.postgres import new_database, postgres_running
from server.roaming import cluster
from server.running import PATIENCE, Server, Talk
from websockets.sync.client import connect
from websockets.typing import Origin

from coltexpress.protocol.messages import VERSION, Hello, Welcome

DEPLOY = Path(__file__).parents[1] / "deploy"
PORT = 18443
OPTIONS = ("--generosity", "1000", "--workers", "1", "--behind-proxy", "127.0.0.1")
NGINX = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder};
  include {folder}/coltexpress.conf;
}}
"""
CADDY = """{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
"""  # nothing of this machine is touched


def nginx_command(folder: Path, servers: list[Server]) -> list[str]:
    """nginx with our settings, but for names, ports and the certificate."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    make = ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=localhost"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*make, *files], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "listen 80;": f"listen 127.0.0.1:{PORT - 1};",
        "listen [::]:80;": "",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{PORT} ssl http2;",
        "listen [::]:443 ssl http2;": "",
        "play.example.org;": "localhost;",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
        "127.0.0.1:8377": servers[0].address,
        "127.0.0.1:8378": servers[1].address,
    }
    for ours, here in changes.items():
        assert ours in text, f"{ours} is not in nginx.conf"
        text = text.replace(ours, here)
    (folder / "coltexpress.conf").write_text(text, encoding="utf-8")
    settings = folder / "nginx.conf"
    settings.write_text(NGINX.format(folder=folder), encoding="utf-8")
    subprocess.run(["nginx", "-t", "-c", settings], check=True)
    return ["nginx", "-g", "daemon off;", "-c", str(settings)]


def caddy_command(folder: Path, servers: list[Server]) -> list[str]:
    """Caddy with our settings; it makes a certificate by itself."""
    os.environ |= {
        "HOST_NAME": f"localhost:{PORT}",
        "SERVERS": " ".join(server.address for server in servers),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    settings = folder / "Caddyfile"
    ours = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    settings.write_text(CADDY + ours, encoding="utf-8")
    return ["caddy", "run", "--config", str(settings), "--adapter", "caddyfile"]


@contextmanager
def proxied(name: str, folder: Path, servers: list[Server]) -> Iterator[httpx2.Client]:
    """A proxy in front of servers, and a client that speaks to it."""
    assert shutil.which(name), f"{name} is not installed"
    command = {"nginx": nginx_command, "caddy": caddy_command}[name](folder, servers)
    with (folder / "proxy.log").open("wb") as log, subprocess.Popen(command, stderr=log) as proxy:
        client = httpx2.Client(base_url=f"https://localhost:{PORT}", verify=False, timeout=PATIENCE)
        try:
            wait_for(client)
            yield client
        except BaseException:
            print((folder / "proxy.log").read_text()[-5000:], file=sys.stderr)
            raise
        finally:
            client.close()
            proxy.terminate()


def wait_for(client: httpx2.Client) -> None:
    """Wait until somebody answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if client.get("/api/games").status_code == 200:
                return
        except httpx2.TransportError:
            pass
        assert time.monotonic() < deadline, "the proxy does not answer"
        time.sleep(0.1)


def talk(client: httpx2.Client, code: str) -> Talk:
    """A socket through the proxy."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    found = Talk(
        connect(
            f"wss://localhost:{PORT}/api/socket",
            additional_headers={"cookie": f"guest={client.cookies['guest']}"},
            origin=Origin(f"https://localhost:{PORT}"),
            compression=None,
            ssl=context,
            max_size=None,
        )
    )
    found.hello = Hello(version=VERSION, room=code, seats=[0])
    return found


def play(client: httpx2.Client, servers: list[Server]) -> None:
    """Everything works, and goes on while one server after the other is restarted."""
    made = client.post("/api/guest", json={"name": "Ada"})
    assert made.status_code == 201, made.text
    cookie = made.headers["set-cookie"]
    assert "Secure" in cookie, cookie
    for path in ("/metrics", "/readyz", "/healthz"):
        assert client.get(path).status_code == 404, path
    seats = [{"kind": "person"}, {"kind": "bot", "level": "uniform"}]
    wanted = {"game": "classic", "seats": seats, "start": True}
    code = client.post("/api/rooms", json=wanted).json()["code"]
    with talk(client, code) as socket:
        socket.until(Welcome)
        socket.play_on(random.Random(1), 20)
    print("page, cookie, requests and socket: well", flush=True)
    asked, slowest = 0, 0.0
    for server in servers:
        ending = subprocess.Popen(["kill", str(server.process.pid if server.process else 0)])
        until = time.monotonic() + 3
        while time.monotonic() < until:
            began = time.monotonic()
            assert client.get("/api/rooms/mine").status_code == 200
            asked, slowest = asked + 1, max(slowest, time.monotonic() - began)
        ending.wait()
        server.gone()
        with talk(client, code) as socket:
            socket.until(Welcome)
        server.start()
        server.wait_ready()
        time.sleep(2)  # the proxy has to notice
    print(f"{asked} requests while servers ended, all answered, the slowest after {slowest:.2f} s")


def main() -> None:
    """Start everything, and play."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("proxy", choices=("nginx", "caddy"))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)
        database = new_database(stack.enter_context(postgres_running(folder)), "proxy")
        servers = stack.enter_context(cluster(folder, database, 2, OPTIONS))
        play(stack.enter_context(proxied(given.proxy, folder, servers)), servers)


if __name__ == "__main__":
    main()
