"""Everything about me: it can be taken home, and it can really be deleted."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from server.halls import hall_at, in_a_loop, new_guest, new_room
from server.postgres import new_database
from server.running import Guest, Json, Server, served

from coltexpress.protocol.messages import ChatLine
from coltexpress.server.hosting import lobby
from coltexpress.server.store.moves import read_moves
from coltexpress.server.store.personal import tables_of_guests


def finish(guest: Guest, code: str, *seats: int) -> None:
    with guest.sit(code, *seats) as talk:
        talk.play_on(random.Random(1))


def together(ada: Guest, bob: Guest) -> str:
    """A room in play of two people and a bot."""
    code: str = ada.new_room("person", "open", "uniform", game="super")["code"]
    assert bob.post(f"/api/rooms/{code}/join").status_code == 200
    assert ada.post(f"/api/rooms/{code}/start").status_code == 200
    return code


def erase(guest: Guest, name: str = "Ada") -> int:
    return guest.post("/api/guest/erase", {"name": name}).status_code


def left_of(server: Server, guest: str, name: str) -> list[str]:
    """The tables that still tell of a guest."""
    with closing(sqlite3.connect(server.database)) as connection:
        found = [
            f"{table.name}.{column.name}"
            for table, column in tables_of_guests()
            if connection.execute(
                f"SELECT 1 FROM {table.name} WHERE {column.name} = ?", [guest]
            ).fetchone()
        ]
        found += [
            table
            for table in ("guests", "seats", "chat")
            if connection.execute(f"SELECT 1 FROM {table} WHERE name = ?", [name]).fetchone()
        ]
        unsaid = "SELECT emote FROM chat WHERE guest IS NULL AND emote IS NOT NULL"
        found += [emote for (emote,) in connection.execute(unsaid)]
    return found


def test_everything_can_be_taken_home_but_no_secret(ada: Guest) -> None:
    over = ada.new_room("person", "uniform", "uniform", game="super", start=True)["code"]
    finish(ada, over, 0)
    going = ada.new_room("person", "uniform", "uniform", start=True)["code"]
    answer = ada.get("/api/guest/export")
    assert "attachment" in answer.headers["content-disposition"]
    found: Json = answer.json()
    assert [row["name"] for row in found["guests"]] == ["Ada"]
    assert {row["code"] for row in found["rooms"]} >= {over, going}
    assert found["moves"]
    assert {row["seat"] for row in found["moves"]} == {0}
    assert found["rated"]
    kept = answer.text
    assert '"secret"' not in kept
    assert '"hash"' not in kept
    assert ada.http.cookies["guest"] not in kept


def test_nobody_takes_home_what_is_not_theirs(server: Server, bob: Guest) -> None:
    with Guest(server, None) as nobody:
        assert nobody.get("/api/guest/export").json()["code"] == "not_a_guest"
        assert nobody.post("/api/guest/erase", {"name": "x"}).json()["code"] == "not_a_guest"
    assert [row["name"] for row in bob.get("/api/guest/export").json()["guests"]] == ["Bob"]


def test_the_name_must_be_said(ada: Guest) -> None:
    assert ada.post("/api/guest/erase", {"name": "Bob"}).json()["code"] == "wrong_name"
    assert ada.get("/api/guest").json()["name"] == "Ada"


def test_nothing_is_left_and_others_keep_their_games(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada, Guest(fresh, "Bob") as bob:
        me = ada.get("/api/guest").json()["id"]
        alone = ada.new_room("person", "uniform", "uniform", game="super", start=True)["code"]
        finish(ada, alone, 0)
        going = ada.new_room("person", "uniform", "uniform", start=True)["code"]
        waiting = ada.new_room("person", "open")["code"]
        over = together(ada, bob)
        finish_both(ada, bob, over)
        shared = together(ada, bob)
        with ada.sit(shared, 0) as talk:
            talk.say({"type": "emote", "emote": "howdy"})
            talk.until(ChatLine)
            talk.say({"type": "chat", "text": "Hands up"})
            assert erase(ada) == 204
            assert talk.close_code() in (4000, 4001)
        assert left_of(fresh, me, "Ada") == []
        assert ada.get("/api/rooms/mine").json()["code"] == "not_a_guest"
        for gone in (alone, going, waiting):
            assert bob.get(f"/api/rooms/{gone}").status_code in (404, 200)
        kept = bob.room(over)
        assert [seat["name"] for seat in kept["seats"]][:2] == ["", "Bob"]
        assert kept["hosting"]
        assert bob.get(f"/api/rooms/{over}/record").status_code == 200
        room = bob.room(shared)
        assert (room["seats"][0]["name"], room["seats"][0]["resigned"]) == ("", True)
        finish(bob, shared, 1)
        assert bob.room(shared)["status"] == "over"
        assert bob.post(f"/api/rooms/{over}/rematch").status_code == 201
        fresh.kill()
        fresh.start()
        assert left_of(fresh, me, "Ada") == []
        assert bob.room(shared)["status"] == "over"


@in_a_loop
async def test_a_game_that_was_given_up_is_not_played_on(tmp_path: Path) -> None:
    """Whoever comes back to it before it is deleted wakes no bots, who would play on for ever."""
    async with hall_at(tmp_path / "x.db") as hall:
        ada = await new_guest(hall)
        room = await new_room(hall, ada, "person", "uniform", "uniform")
        await lobby.vanish(hall, room, ada)
        again = await hall.find(room.row.code)
        assert (again.row.status, again.play) == ("abandoned", None)
        before = await hall.store.read(partial(read_moves, room=again.row.id))
        await asyncio.sleep(0.3)  # bots answer at once
        assert await hall.store.read(partial(read_moves, room=again.row.id)) == before


def finish_both(ada: Guest, bob: Guest, code: str) -> None:
    """Both answer whatever is asked until the game is over."""
    luck = random.Random(2)
    with ada.sit(code, 0) as one, bob.sit(code, 1) as other:
        while True:
            for talk in (one, other):
                news = talk.news()
                if news.over is not None:
                    return
                talk.answer(news, luck)


@pytest.mark.slow
def test_a_room_of_another_server_is_left_there(tmp_path: Path, postgres: str) -> None:
    database = new_database(postgres, "personal")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    options = ("--generosity", "1000", "--workers", "2")
    with (
        served(folders[0], *options, database=database) as one,
        served(folders[1], *options, database=database) as two,
        Guest(one, "Ada") as ada,
        Guest(two, "Bob") as bob,
        Guest(two, None) as there,
    ):
        there.http.cookies.set("guest", ada.http.cookies["guest"])
        shared = together(ada, bob)
        with bob.sit(shared, 1) as talk:
            talk.play_on(random.Random(1), 0)
            assert erase(there) == 204
        assert bob.room(shared)["seats"][0]["name"] == ""
        finish(bob, shared, 1)
        assert bob.room(shared)["status"] == "over"
