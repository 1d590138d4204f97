"""The log says what happened, never what people said, are called, or keep secret."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.running import Guest, served
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from coltexpress.notation import record
from coltexpress.protocol.messages import Chat, ChatLine, Error, RoomChanged, Welcome
from coltexpress.server import logs
from coltexpress.server.store.engine import open_engine


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_failing_statement_does_not_tell_its_values(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = (
        str(tmp_path / "a.db") if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    )
    engine = open_engine(address)
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as failure:
        connection.execute(text("SELECT * FROM nowhere WHERE code = :code"), {"code": "QWERTY"})
    engine.dispose()
    assert "QWERTY" not in str(failure.value)


def test_nothing_that_people_say_is_logged(tmp_path: Path) -> None:
    """A whole game with everything logged, and then all kinds of failures."""
    with served(tmp_path, "--generosity", "1000", "--verbose") as server:
        with Guest(server, "Zebedee") as host, Guest(server, "Quentin") as other:
            private = {"Zebedee", "Quentin", "Marmaduke", "sesame", "Hullabaloo", "XQXQXQ"}
            code = host.new_room("person", "uniform", "uniform", start=True)["code"]
            private |= {code, code.lower(), host.cookie[6:], other.cookie[6:]}
            private.add(host.post("/api/guest/links").json()["code"])
            host.http.patch("/api/guest", json={"name": "Marmaduke"})
            with host.sit(code, 0) as talk:
                talk.until(Welcome)
                talk.say(Chat(text="open sesame"))
                talk.until(ChatLine)
            with host.sit(code, 0) as talk:
                talk.play_on(random.Random(1))
                talk.until(RoomChanged)
                private.add(record.read(host.get(f"/api/rooms/{code}/record").text).tags["secret"])
                host.get(f"/api/rooms/{code.lower()}?viewer=sesame")
                host.get(f"/t/{code}")
                host.get("/api/rooms/XQXQXQ")
                with closing(sqlite3.connect(tmp_path / "rooms.sqlite3")) as connection:
                    connection.execute("ALTER TABLE chat RENAME TO chat_no_more")
                    connection.execute("ALTER TABLE links RENAME TO links_no_more")
                talk.say(Chat(text="Hullabaloo"))
                assert talk.until(Error).code == "not_kept"
            assert host.post("/api/guest/links").status_code == 503
        server.stop()
    log = server.log.read_text(encoding="utf-8")
    assert '"route": "new_link"' in log
    assert "OperationalError" in log
    assert [word for word in private if word in log] == []


def test_a_failure_is_told_by_kind_and_place_only() -> None:
    def fail() -> None:
        try:
            raise KeyError("the code is QWERTY")
        except KeyError as error:
            raise ValueError("the name is Zebedee") from error

    with pytest.raises(ValueError, match="Zebedee") as failure:
        fail()
    told = logs.described(failure.value)
    assert re.search(r"KeyError\n.*test_logs.py:\d+ fail\nValueError\n", told)
    assert "QWERTY" not in told
    assert "Zebedee" not in told


def test_every_log_of_ours_is_set() -> None:
    folder = Path(logs.__file__).parent
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    assert set(re.findall(r'get_logger\("(\w+)"\)', text)) <= set(logs.OURS)
