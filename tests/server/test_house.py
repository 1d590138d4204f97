"""Running the house: health, metrics, the page, backups, and a port that is taken."""

from __future__ import annotations

import asyncio
import random
import re
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from server.halls import in_a_loop
from server.running import PATIENCE, RUN, Guest, Server, served
from starlette.datastructures import Headers

from coltexpress.cli.main import cli
from coltexpress.cli.serve import with_ports
from coltexpress.i18n import LANGUAGES
from coltexpress.protocol.messages import Ack, Afresh
from coltexpress.server import serving
from coltexpress.server.http.pages import Pages
from coltexpress.server.limits import Limit, Rate, Tally
from coltexpress.server.refusals import Refused
from coltexpress.server.serving import CannotServe, listen, local_addresses
from coltexpress.server.settings import Settings
from coltexpress.server.store import packing


def test_health_and_readiness(server: Server) -> None:
    server.wait_ready()
    with Guest(server, None) as anybody:
        assert anybody.get("/healthz").text == "ok"
        assert anybody.get("/readyz").text == "ready"


@in_a_loop
async def test_who_starts_or_stops_lets_nobody_in(tmp_path: Path) -> None:
    """Whoever is refused at once finds another server at once."""
    place = serving.listen("127.0.0.1", 0)
    address = place.getsockname()
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection(*address)
    is_up, may_go_on = asyncio.Event(), asyncio.Event()
    settings = Settings(database=str(tmp_path / "x.db"), port=address[1])
    server = serving.Server(settings, is_up.set)
    drain = server.app.drain
    drains: list[bool] = []

    async def slowly() -> None:
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection(*address)
        drains.append(True)
        await drain()
        may_go_on.set()

    server.app.drain = slowly  # type: ignore[method-assign]
    running = asyncio.create_task(server.serve([place]))
    await is_up.wait()
    (await asyncio.open_connection(*address))[1].close()
    server.should_exit = True
    await may_go_on.wait()
    await running
    assert drains


def test_metrics_are_counted_and_read_by_this_machine(ada: Guest) -> None:
    ada.new_room("person", "open")
    text = ada.get("/metrics").text
    assert re.search(r"^coltexpress_rooms \d+\.0$", text, re.MULTILINE)
    assert re.search(r"^coltexpress_choices_total \d+\.0$", text, re.MULTILINE)
    assert "process_resident_memory_bytes" in text
    passed_on = ada.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert passed_on.status_code == 404


def test_nothing_secret_is_logged(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        ada.new_room("person", "uniform", "uniform", start=True)
        ada.post("/api/guest/links")
        token = ada.cookie.partition("=")[2]
    fresh.stop()
    log = fresh.log.read_text(encoding="utf-8")
    assert token not in log
    assert "Traceback" not in log


# The page


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><p>" + "x" * 600, encoding="utf-8")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 100, encoding="utf-8")
    (tmp_path / "assets" / "font.woff2").write_bytes(b"\0" * 900)
    (tmp_path.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return tmp_path


def test_files_of_the_page_are_kept_for_as_long_as_they_stay_the_same(built: Path) -> None:
    pages = Pages(built)
    script = pages.answer("/assets/app-1a2b.js", Headers({"accept-encoding": "gzip, br"}), "en")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    index = pages.answer("/", Headers({}), "en")
    assert index.headers["cache-control"] == "no-cache"
    assert "content-encoding" not in index.headers
    again = pages.answer("/", Headers({"if-none-match": index.headers["etag"]}), "en")
    assert (again.status_code, again.body) == (304, b"")
    font = pages.answer("/assets/font.woff2", Headers({"accept-encoding": "gzip"}), "en")
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers


def test_the_page_opens_in_the_language_of_whoever_asks(built: Path) -> None:
    (built / "index.sv.html").write_text('<!doctype html><html lang="sv">', encoding="utf-8")
    pages = Pages(built)
    swedish = pages.answer("/t/ABCDEF", Headers({}), "sv")
    assert b'lang="sv"' in swedish.body
    assert swedish.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"
    assert b'lang="sv"' not in pages.answer("/t/ABCDEF", Headers({}), "ja").body


def test_places_within_the_page_are_the_page(built: Path) -> None:
    pages = Pages(built)
    assert bytes(pages.answer("/t/ABCDEF", Headers({}), "en").body)[:15] == b"<!doctype html>"
    assert pages.answer("/missing.png", Headers({}), "en").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "//etc/passwd.d", "/\0.x"]
)
def test_nothing_else_is_served(built: Path, path: str) -> None:
    assert Pages(built).answer(path, Headers({}), "en").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path, language: str) -> None:
    answer = Pages(tmp_path / "nowhere").answer("/", Headers({}), language)
    assert answer.status_code == 503
    assert f'lang="{language}"'.encode() in answer.body
    assert b"python3 run.py" in answer.body


# Backups


def test_a_backup_is_taken_while_the_server_runs(fresh: Server, tmp_path: Path) -> None:
    with Guest(fresh, "Ada") as ada:
        code = ada.new_room("person", "open")["code"]
    copy = tmp_path / "copy.sqlite3"
    command = ["backup", str(copy), "--database", fresh.database, "--lang", "en"]
    done = CliRunner().invoke(cli, command)
    assert done.output == f"Written to {copy}.\n"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT code FROM rooms").fetchall() == [(code,)]
    assert not list(tmp_path.glob(".*.part"))
    again = CliRunner().invoke(cli, command)
    assert again.exit_code == 1
    assert "exists already" in again.output


def test_a_backup_of_nothing_or_of_postgresql_says_so(tmp_path: Path) -> None:
    nothing = ["backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none.db")]
    assert "no database" in CliRunner().invoke(cli, [*nothing, "--lang", "en"]).output
    other = ["backup", str(tmp_path / "copy"), "--database", "postgresql://a@b/c", "--lang", "en"]
    assert "pg_dump" in CliRunner().invoke(cli, other).output


def test_a_server_starts_from_a_backup(fresh: Server, tmp_path: Path) -> None:
    with Guest(fresh, "Ada") as ada:
        code = ada.new_room("person", "open")["code"]
    copy = tmp_path / "copy.sqlite3"
    CliRunner().invoke(cli, ["backup", str(copy), "--database", fresh.database])
    with served(tmp_path, database=str(copy)) as other, Guest(other, "Bob") as bob:
        assert bob.room(code)["host"] == "Ada"


def test_a_game_of_older_rules_goes_on_if_all_of_it_fits_and_is_refused_by_version_if_not(
    fresh: Server,
) -> None:
    with Guest(fresh, "Ada") as ada:
        fitting, other = [
            ada.new_room("person", "uniform", "uniform", start=True)["code"] for _ in range(2)
        ]
        waiting = ada.new_room("person", "uniform", "uniform")["code"]
        for code in (fitting, other):
            with ada.sit(code, 0) as talk:
                talk.answer(talk.until(Afresh), random.Random(3))
                talk.until(Ack)
        fresh.stop()
        with closing(sqlite3.connect(fresh.database)) as connection, connection:
            (version,) = connection.execute("SELECT MAX(rules) FROM rooms").fetchone()
            connection.execute("UPDATE rooms SET rules = rules - 1")
            (room, content) = connection.execute(
                "SELECT room_id, content FROM stretches WHERE number = 0"
                " AND room_id = (SELECT id FROM rooms WHERE code = ?)",
                [other],
            ).fetchone()
            first, *others = packing.unpacked(content)
            changed = packing.packed([(*first[:3], first[3] + 1, *first[4:]), *others])
            connection.execute(
                "UPDATE stretches SET content = ? WHERE room_id = ?", [changed, room]
            )
        fresh.start()
        assert ada.room(fitting)["status"] == "playing"
        answer = ada.get(f"/api/rooms/{other}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
        assert f"version {version - 1} of its rules" in answer.json()["message"]
        assert f"plays version {version} now" in answer.json()["message"]
        assert ada.post(f"/api/rooms/{waiting}/start").status_code == 200
        assert ada.room(waiting)["status"] == "playing"
    fresh.stop()
    with closing(sqlite3.connect(fresh.database)) as connection:
        kept = dict(connection.execute("SELECT code, rules FROM rooms").fetchall())
    assert kept == {fitting: version - 1, other: version - 1, waiting: version}


# Starting


def test_a_port_that_is_taken_is_named_with_a_way_out() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        place = ["--host", "127.0.0.1", "--port", port, "--no-browser", "--lang", "en"]
        done = CliRunner().invoke(cli, ["serve", *place])
    assert done.exit_code == 1
    assert done.output.startswith(f"Error: Port {port} is taken")
    assert "--port 9000" in done.output
    assert len(done.output.splitlines()) == 1


def test_an_address_of_another_machine_is_named() -> None:
    with pytest.raises(CannotServe, match=r"192\.0\.2\.1:0: "):
        listen("192.0.2.1", 0)


def test_without_a_page_that_is_said_before_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serving, "has_page", lambda _settings: False)
    monkeypatch.setattr(serving, "serve", only_announced)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    place = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "x.db")]
    said = CliRunner().invoke(cli, ["serve", *place, "--lang", "en"]).output.splitlines()
    assert "no page" in said[0]
    assert "python3 run.py" in said[0]
    assert said[1].startswith("Play at ")
    assert opened == []


def only_announced(settings: Settings, place: socket.socket, when_up: Callable[[], None]) -> None:
    """Instead of serving."""
    when_up()
    place.close()


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_bytes(b"this is no database, not at all" * 100)
    options = ["--no-browser", "--port", "0", "--host", "127.0.0.1", "--lang", "en"]
    command = [sys.executable, "-c", RUN, "serve", *options]
    done = subprocess.run(
        [*command, "--database", tmp_path / "broken.db"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 1
    assert "The server could not start: " in done.stderr


def test_a_second_server_on_an_sqlite_file_is_refused_in_the_language_of_its_host(
    fresh: Server,
) -> None:
    options = ["--no-browser", "--port", "0", "--host", "127.0.0.1", "--lang", "de"]
    command = [sys.executable, "-c", RUN, "serve", *options, "--database", fresh.database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 1
    assert f"Ein anderer Server benutzt {fresh.database}" in done.stderr
    fresh.kill()
    fresh.start()  # the lock has died with the process


def test_the_addresses_are_those_that_others_can_type() -> None:
    assert with_ports(80, "0.0.0.0", ["192.0.2.7"]) == [
        "http://localhost:80/",
        "http://192.0.2.7:80/",
    ]
    assert with_ports(80, "127.0.0.1", ["192.0.2.7"]) == ["http://127.0.0.1:80/"]
    assert with_ports(80, "::1", []) == ["http://[::1]:80/"]
    assert all(not address.startswith("127.") for address in local_addresses())


# Limits


def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    limit = Limit(Rate(2, 0.5), lambda: now[0])
    limit.take("a")
    limit.take("a")
    with pytest.raises(Refused) as refused:
        limit.take("a")
    assert refused.value.params == {"seconds": 3}
    limit.take("b")
    now[0] = 2.0
    limit.take("a")


def test_buckets_are_bounded() -> None:
    now = [0.0]
    limit = Limit(Rate(1000, 0.001), lambda: now[0], most=10, shared=3)
    for number in range(100):
        now[0] += 1
        limit.take(number)
        assert len(limit.buckets) <= 10
        assert len(limit.crowds) <= 3


def test_nobody_gets_a_fresh_bucket_by_sending_a_crowd() -> None:
    now = [0.0]
    limit = Limit(Rate(2, 0.001), lambda: now[0], most=10)
    limit.take("a", 2)
    for number in range(1000):
        now[0] += 0.1
        limit.take(number, 0.001)
    with pytest.raises(Refused):
        limit.take("a")


def test_full_buckets_make_room() -> None:
    now = [0.0]
    limit = Limit(Rate(2, 1), lambda: now[0], most=10)
    for number in range(30):
        limit.take(number)
    now[0] = 100.0
    limit.take("new")
    assert list(limit.buckets) == ["new"]


def test_a_tally_counts_each_and_all() -> None:
    tally = Tally(2, 3)
    assert [tally.add("a"), tally.add("a"), tally.add("a")] == [True, True, False]
    assert [tally.add("b"), tally.add("c")] == [True, False]
    tally.remove("a")
    assert tally.add("c")
    assert tally.counts == {"a": 1, "b": 1, "c": 1}
