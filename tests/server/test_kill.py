"""After kill -9 in mid-game and a restart, everything that was acknowledged is still there."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from server.audit import Player, audit, play_and_kill
from server.postgres import new_database
from server.running import Guest, Server, served

from coltexpress.protocol.messages import RoomChanged, Welcome

GAMES = 50


def test_games_outlive_the_server(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        players = seated(ada, fresh, 3)
        asyncio.run(play_and_kill(fresh, players, every=15))
        for player in players:
            assert player.promised
            audit(ada, player)


def test_bots_go_on_by_themselves_after_a_restart(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        code = ada.new_room("outlaw", "outlaw", "outlaw", game="super", start=True)["code"]
        fresh.kill()
        fresh.start()
        with ada.sit(code) as talk:
            room = talk.until(Welcome).room
            while room.status != "over":
                room = talk.until(RoomChanged).room


def test_a_stop_is_gentle(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        code = ada.new_room("person", "uniform", "uniform", start=True)["code"]
        with ada.sit(code, 0) as talk:
            news = talk.play_on(random.Random(1), 5)
            assert fresh.stop() in (0, -15)
            assert talk.close_code() == 1012
        fresh.start()
        assert ada.room(code)["number"] >= news.number


@pytest.mark.slow
@pytest.mark.timeout(200)
def test_fifty_games_and_many_kills_on_sqlite(tmp_path: Path) -> None:
    with served(tmp_path, "--generosity", "1000") as server:
        fifty_games(server)


@pytest.mark.slow
@pytest.mark.timeout(200)
def test_fifty_games_and_many_kills_on_postgresql(tmp_path: Path, postgres: str) -> None:
    database = new_database(postgres, "kills")
    with served(tmp_path, "--generosity", "1000", database=database) as server:
        fifty_games(server)


def fifty_games(server: Server) -> None:
    with Guest(server, "Ada") as ada:
        players = seated(ada, server, GAMES)
        asyncio.run(play_and_kill(server, players, every=300))
        assert all(player.is_over for player in players)
        assert sum(player.reconnections for player in players) >= GAMES
        for player in players:
            audit(ada, player)
        server.kill()
        server.start()  # and all of it is still there
        server.wait_ready()
        for player in players:
            audit(ada, player)


def seated(guest: Guest, server: Server, count: int) -> list[Player]:
    """Rooms of one scripted person and bots."""
    games = ("classic", "super", "armored")
    players = []
    for number in range(count):
        code = guest.new_room("person", "uniform", "greenhorn", game=games[number % 3], start=True)[
            "code"
        ]
        players.append(Player(server, guest.cookie, code, 0, number))
    return players
