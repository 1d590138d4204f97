"""What deploy/ and docs/hosting.md name is there: options, metrics, variables, files."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import pytest
import yaml  # type: ignore[import-untyped]
from server.postgres import binaries, new_database
from server.running import Guest, served

from coltexpress.cli.main import COMMANDS, cli

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
HOSTING: Final = ROOT / "docs" / "hosting.md"
TEXTS: Final = [
    HOSTING,
    ROOT / ".dockerignore",
    *sorted(path for path in DEPLOY.rglob("*") if path.is_file()),
]
METRIC: Final = re.compile(r"\b(?:coltexpress|process)_[a-z_]+\b")
COMMAND: Final = re.compile(
    r"(?:bin/|^\s*|\$ |`|\bpython3 run\.py )"
    r"(?:coltexpress )?(serve|worker|backup|verify)((?: [^\n`#]+)?)",
    re.MULTILINE,
)
OPTION: Final = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
# Options of other programs that these texts name.
OTHERS: Final = {
    *("--build", "--detach", "--no-deps", "--wait"),  # docker compose
    *("--config", "--adapter"),  # caddy
    *("--now",),  # systemctl
    *("--fail", "--silent"),  # curl
    *("--no-install-recommends",),  # apt-get
    *("--no-cache-dir", "--wheel-dir", "--constraint", "--no-index", "--find-links"),  # pip
    *("--system", "--uid", "--user-group", "--home-dir", "--create-home"),  # useradd
    *("--mount", "--interval", "--timeout", "--start-period"),  # the container file itself
    *("--format", "--no-unlogged-table-data", "--dbname", "--owner", "--pwprompt"),  # PostgreSQL's
    *("--rooms", "--rounds", "--nodes", "--kill", "--jobs", "--seconds", "--faults"),  # scripts
}


def options(command: str) -> set[str]:
    """The options of one of our commands."""
    found = cli.get_command(click.Context(cli), command)
    assert found is not None
    return {name for parameter in found.params for name in parameter.opts}


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def metrics(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[set[str]]:
    """The names that a server with everything counts by."""
    database = new_database(postgres, "deploy")
    with (
        served(tmp_path_factory.mktemp("deploy"), database=database) as server,
        Guest(server, None) as guest,
    ):
        text = guest.get("/metrics").text
        yield {re.split(r"[{ ]", line)[0] for line in text.splitlines() if line[:1] != "#"}


def test_every_metric_is_counted(metrics: set[str]) -> None:
    board = json.loads(read(DEPLOY / "grafana" / "coltexpress.json"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    rules = yaml.safe_load(read(DEPLOY / "prometheus" / "alerts.yaml"))
    asked += " ".join(rule["expr"] for group in rules["groups"] for rule in group["rules"])
    asked += " ".join(re.findall(r"`((?:coltexpress|process)_[a-z_]+)`", read(HOSTING)))
    named = set(METRIC.findall(asked))
    assert len(named) > 20
    assert named <= metrics
    ours = {name for name in metrics if name.startswith("coltexpress_")}
    never_shown = ours - named - {"coltexpress_chat_lines_total", "coltexpress_woken_total"}
    assert {name for name in never_shown if not name.endswith("_created")} == set()


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_every_option_is_there(path: Path) -> None:
    text = read(path).replace("\\\n", " ")
    for command, rest in COMMAND.findall(text):
        unknown = set(OPTION.findall(rest)) - options(command)
        assert not unknown, f"{command} has no {unknown}"
    ours = {name for command in COMMANDS for name in options(command)}
    assert set(OPTION.findall(text)) <= ours | OTHERS


def test_the_containers_are_started_with_what_the_command_line_takes() -> None:
    services = yaml.safe_load(read(DEPLOY / "compose.yaml"))["services"]
    assert set(services) == {"db", "node1", "node2", "worker", "proxy"}
    for name, command in (("node1", "serve"), ("node2", "serve"), ("worker", "worker")):
        first, *rest = services[name]["command"]
        assert first == command
        assert {one.partition("=")[0] for one in rest} <= options(command)
    proxy = services["proxy"]
    place = proxy["networks"]["default"]["ipv4_address"]
    assert f"--behind-proxy={place}" in services["node1"]["command"]
    assert proxy["environment"]["SERVERS"] == "node1:8377 node2:8377"
    for volume in proxy["volumes"]:
        local = volume.partition(":")[0]
        assert not local.startswith(".") or (DEPLOY / local).exists()


def test_every_variable_and_file_is_there() -> None:
    sources = [read(path) for path in (ROOT / "src" / "coltexpress").rglob("*.py")]
    sources.append(read(ROOT / "hatch_build.py"))
    for path in TEXTS:
        for name in set(re.findall(r"\bCOLTEXPRESS_[A-Z_]+", read(path))):
            assert any(name in source for source in sources), f"{path.name}: {name}"
        for name in set(re.findall(r"\b(?:deploy|scripts|docs)/[\w./@-]+\w", read(path))):
            is_made = name == "deploy/.env"
            assert is_made or (ROOT / name).exists(), f"{path.name}: {name}"
    names = {"Caddyfile", "nginx.conf", "compose.yaml", "Containerfile"}
    assert names <= {path.name for path in DEPLOY.iterdir()}
    for path in DEPLOY.rglob("*"):
        if path.is_file():
            assert path.name in read(HOSTING), f"{path.name} is not told of"


@pytest.mark.slow
def test_a_dump_is_restored_with_every_choice(postgres: str, tmp_path: Path) -> None:
    """As docs/hosting.md says, while the server runs and a game is played."""
    dump, home = tmp_path / "coltexpress.dump", postgres.partition("host=")[2]
    who = ["--host", home, "--username", "colt"]
    text = read(HOSTING)
    assert "pg_dump --format=custom --no-unlogged-table-data coltexpress" in text
    assert "pg_restore --dbname restored" in text
    with (
        served(tmp_path, "--developer", database=new_database(postgres, "coltexpress")) as server,
        Guest(server) as ada,
    ):
        cookie = ada.http.cookies["guest"]
        code = ada.new_room("person", "person", start=True)["code"]
        with ada.sit(code, 0, 1) as talk:
            talk.play_on(random.Random(1), 10)
        wanted = ["--format=custom", "--no-unlogged-table-data", "coltexpress"]
        with dump.open("wb") as file:
            subprocess.run([binaries() / "pg_dump", *who, *wanted], check=True, stdout=file)
        with ada.sit(code, 0, 1) as talk:
            talk.play_on(random.Random(2), 5)
        before = ada.get(f"/api/rooms/{code}").json()["number"]
    restored = new_database(postgres, "restored")
    into = ["--dbname", "restored", str(dump)]
    subprocess.run([binaries() / "pg_restore", *who, *into], check=True)
    place = tmp_path / "again"
    place.mkdir()
    with served(place, "--developer", database=restored) as server, Guest(server, None) as same:
        same.http.cookies.set("guest", cookie)
        found = same.room(code)
        assert 10 <= found["number"] < before
        with same.sit(code, 0, 1) as talk:
            talk.play_on(random.Random(3), 5)


def test_the_proxies_pass_on_what_the_servers_believe() -> None:
    text = read(DEPLOY / "nginx.conf")
    for header in ("X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection", "Host"):
        assert re.search(rf"proxy_set_header {header} +\$", text), header
    assert "--behind-proxy 127.0.0.1" in text
    assert "--behind-proxy" in read(DEPLOY / "Caddyfile")


def test_the_role_in_the_database_is_the_user_of_the_units() -> None:
    """PostgreSQL lets a user of the same machine in under its own name, and under no other."""
    units = [read(path) for path in (DEPLOY / "systemd").iterdir()]
    users = {user for unit in units for user in re.findall(r"^User=(\w+)$", unit, re.MULTILINE)}
    made = re.findall(r"createuser (\w+)", read(HOSTING))
    used = re.findall(r"postgresql://(\w+)@", read(HOSTING))
    assert len(users) == 1
    assert {*made, *used} == users
