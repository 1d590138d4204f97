"""Finished games: whom one played, how it ended, and what becomes of many of them."""

from __future__ import annotations

import time

import pytest
from server.running import PATIENCE, Guest, Json, Server

from coltexpress.games import GAMES, OFFERED
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.playout import play_out
from coltexpress.protocol.telling import played_by, result
from coltexpress.server.hosting.totals import totals_of
from coltexpress.server.store.results import FinishedSeat
from coltexpress.train.bandits import NAMES

SEATS = {"classic": 3, "armored": 4, "super": 3}


def finish(guest: Guest, *others: str, game: str = "super") -> Json:
    """A game that bots have brought to its end, since the only person gave up."""
    code = guest.new_room("person", *others, game=game, start=True)["code"]
    assert guest.post(f"/api/rooms/{code}/resign", {"seat": 0}).status_code == 200
    deadline = time.monotonic() + PATIENCE
    while (room := guest.room(code))["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return room


@pytest.mark.parametrize("game", OFFERED)
def test_a_finished_game_says_whom_everybody_played(ada: Guest, game: str) -> None:
    room = finish(ada, *["uniform"] * (SEATS[game] - 1), game=game)
    bandits = [name for names in room["bandits"] for name in names]
    assert len(room["bandits"]) == SEATS[game]
    assert len(set(bandits)) == len(bandits) == SEATS[game]
    assert set(bandits) <= set(NAMES)
    assert room["ended"] >= room["moved"]
    listed = ada.get("/api/rooms/mine").json()["rooms"]
    assert next(one for one in listed if one["code"] == room["code"])["bandits"] == room["bandits"]


def test_two_players_of_the_base_game_have_a_gang_each() -> None:
    book = GAMES["classic"]
    g = book.new({"players": "2"}, chance=Dice(1))
    play_out(g, Dice(2))
    gangs = played_by(book, g)
    assert [len(gang) for gang in gangs] == [2, 2]
    assert len({name for gang in gangs for name in gang}) == 4
    over = result(book, g)
    assert over is not None
    assert over.bandits == gangs


def test_nobody_is_named_where_all_play_the_same(ada: Guest) -> None:
    assert finish(ada, "uniform", game="toy")["bandits"] == [[], []]


def test_older_finished_games_are_asked_for_by_their_time(server: Server) -> None:
    with Guest(server, "Ada") as ada:
        first, second = finish(ada, "uniform", game="toy"), finish(ada, "uniform", game="toy")
        waiting = ada.new_room("person", "open", game="toy")["code"]

        def codes(query: str) -> list[str]:
            return [room["code"] for room in ada.get(f"/api/rooms/mine{query}").json()["rooms"]]

        assert set(codes("")) == {first["code"], second["code"], waiting}
        assert codes(f"?before={second['ended']}") == [first["code"]]
        assert codes(f"?before={first['ended']}") == []
        for bad in ("soon", "-1", "1" * 40, "%D9%A1"):
            assert ada.get(f"/api/rooms/mine?before={bad}").status_code == 400


def test_totals_count_games_bandits_and_opponents(server: Server) -> None:
    with Guest(server, "Ada") as ada, Guest(server, None) as nobody:
        assert nobody.get("/api/rooms/mine/totals").status_code == 401
        assert ada.get("/api/rooms/mine/totals").json()["all"]["played"] == 0
        rooms = [
            finish(ada, "uniform", "greenhorn"),
            finish(ada, "uniform", "uniform"),
            finish(ada, "uniform", game="toy"),
        ]
        totals = ada.get("/api/rooms/mine/totals").json()
    assert totals["all"] == {"name": "", "played": 3, "won": 0, "given_up": 3, "best": None}
    best = max(room["scores"][0] for room in rooms[:2])
    assert [(one["name"], one["played"], one["best"]) for one in totals["games"]] == [
        ("super", 2, best),
        ("toy", 1, rooms[2]["scores"][0]),
    ]
    assert {one["name"]: one["played"] for one in totals["opponents"]} == {
        "uniform": 3,
        "greenhorn": 1,
    }
    played = [name for room in rooms for name in room["bandits"][0]]
    assert sum(one["played"] for one in totals["bandits"]) == len(played) == 2


def test_people_are_opponents_without_a_name(ada: Guest, bob: Guest) -> None:
    before = played_against_people(bob)
    code = ada.new_room("person", "open", "uniform", game="super")["code"]
    assert bob.post(f"/api/rooms/{code}/join").status_code == 200
    assert ada.post(f"/api/rooms/{code}/start").status_code == 200
    for guest, seat in ((ada, 0), (bob, 1)):
        assert guest.post(f"/api/rooms/{code}/resign", {"seat": seat}).status_code == 200
    deadline = time.monotonic() + PATIENCE
    while bob.room(code)["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert played_against_people(bob) == before + 1


def played_against_people(guest: Guest) -> int:
    opponents = guest.get("/api/rooms/mine/totals").json()["opponents"]
    return sum(one["played"] for one in opponents if one["name"] == "")


def test_a_win_counts_unless_the_seat_was_given_up() -> None:
    won = '{"winners": [1], "scores": [3, -2], "ranks": [2, 1], "bandits": [["doc"], ["belle"]]}'
    old = '{"winners": [0], "scores": [3, 5], "ranks": [1, 2]}'  # before bandits were kept
    kept = [
        FinishedSeat("super", 1, False, won, frozenset({"outlaw"})),
        FinishedSeat("super", 1, True, won, frozenset({"outlaw", "outlaw:hothead@200ms", ""})),
        FinishedSeat("super", 0, False, old, frozenset({"legend"})),
    ]
    totals = totals_of(kept)
    assert (totals.all.played, totals.all.won, totals.all.given_up) == (3, 2, 1)
    assert [(one.name, one.played, one.won) for one in totals.bandits] == [("belle", 2, 1)]
    assert [(one.name, one.won) for one in totals.opponents] == [
        ("outlaw", 1),
        ("", 0),
        ("legend", 1),
    ]
    assert totals.games[0].best == 3
    assert totals_of(kept[:1]).games[0].best == -2
