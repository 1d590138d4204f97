"""Ratings: from games that count, exactly once, and shown only of those who asked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from server.postgres import new_database
from server.running import Guest, Json, Server, Talk, served

from coltexpress.protocol.messages import Afresh, Error, TakeBack
from coltexpress.server.store.ratings import SETTLED


def play(guest: Guest, *seats: str, **more: object) -> str:
    """A whole game of one person with bots."""
    code: str = guest.new_room(*seats, game="super", start=True, **more)["code"]
    finish(guest, code, seats.index("person"))
    return code


def finish(guest: Guest, code: str, seat: int) -> None:
    with guest.sit(code, seat) as talk:
        talk.play_on(random.Random(1))


def profile(guest: Guest) -> Json:
    found: Json = guest.get("/api/guest/profile").json()
    return found


def ladder(guest: Guest) -> list[Json]:
    found: list[Json] = guest.get("/api/ladder/super").json()["rungs"]
    return found


def people(rungs: list[Json]) -> list[str]:
    return [rung["name"] for rung in rungs if not rung["bot"]]


def test_a_finished_game_is_rated_once(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        code = play(ada, "person", "uniform", "uniform")
        first = profile(ada)
        (rating,) = first["ratings"]
        assert (rating["game"], rating["games"]) == ("super", 1)
        assert rating["rating"] != 1500
        assert [game["room"] for game in first["form"]] == [code]
        fresh.kill()
        fresh.start()
        ada.room(code)
        assert profile(ada) == first


def test_an_own_game_at_several_seats_is_not_rated(ada: Guest) -> None:
    code = ada.new_room("person", "person", "uniform", game="super", start=True)["code"]
    with ada.sit(code, 0, 1) as talk:
        talk.play_on(random.Random(1))
    assert profile(ada) == {"ratings": [], "form": []}


def test_a_game_with_a_choice_taken_back_against_bots_is_not_rated(ada: Guest) -> None:
    code = ada.new_room("person", "uniform", "uniform", start=True)["code"]
    with ada.sit(code, 0) as talk:
        rng = random.Random(1)
        again = taken_back(talk, rng)
        assert again.why == "take_back"
        talk.answer(again, rng)
        talk.play_on(rng)
    assert profile(ada)["ratings"] == []


def taken_back(talk: Talk, rng: random.Random) -> Afresh:
    """Play until a choice can be taken back, since nothing was seen after it that is a secret."""
    while True:
        news = talk.news()
        if news.ask is not None:  # and the bots wait
            talk.say(TakeBack(seat=0, number=news.number))
            answer = talk.hear()
            while not isinstance(answer, (Afresh, Error)):
                answer = talk.hear()
            if isinstance(answer, Afresh):
                return answer
            talk.answer(news, rng)


def test_who_resigns_is_last(ada: Guest) -> None:
    code = ada.new_room("person", "uniform", "uniform", game="super", start=True)["code"]
    ada.post(f"/api/rooms/{code}/resign", {"seat": 0})
    with ada.sit(code) as talk:
        talk.play_on(random.Random(1))
    (game,) = profile(ada)["form"]
    assert game["rank"] == 5
    assert game["rating"] < 1500


def test_bots_among_themselves_are_not_rated(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada:
        code = ada.new_room("uniform", "uniform", "uniform", game="super", start=True)["code"]
        with ada.sit(code) as talk:
            talk.play_on(random.Random(1))
        assert ladder(ada) == []


def test_nobody_is_on_a_ladder_who_did_not_ask(fresh: Server) -> None:
    with Guest(fresh, "Ada") as ada, Guest(fresh, "Bob") as bob:
        for _ in range(SETTLED - 1):
            play(ada, "person", "uniform", "uniform")
        ada.http.patch("/api/guest", json={"listed": True})
        assert people(ladder(bob)) == []  # too few games
        play(ada, "person", "uniform", "uniform")
        play(bob, "person", "uniform", "uniform")
        rungs = ladder(bob)
        assert people(rungs) == ["Ada"]
        assert [rung["name"] for rung in rungs if rung["bot"]] == ["uniform"]
        assert not any(rung["mine"] for rung in rungs)
        assert [rung["mine"] for rung in ladder(ada) if not rung["bot"]] == [True]
        ada.http.patch("/api/guest", json={"listed": False})
        assert people(ladder(bob)) == []
        assert bob.get("/api/ladder/super").json()["people"] == 1


def test_a_profile_is_ones_own_and_a_ladder_of_a_game(server: Server) -> None:
    with Guest(server, None) as nobody:
        assert nobody.get("/api/guest/profile").json()["code"] == "not_a_guest"
        assert nobody.get("/api/ladder/chess").json()["code"] == "no_such_page"
        assert nobody.get("/api/ladder/super").status_code == 200


@pytest.mark.slow
def test_servers_that_share_a_database_rate_one_after_the_other(
    tmp_path: Path, postgres: str
) -> None:
    database = new_database(postgres, "ladders")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    options = ("--generosity", "1000", "--workers", "2")
    with (
        served(folders[0], *options, database=database) as one,
        served(folders[1], *options, database=database) as two,
        Guest(one, "Ada") as ada,
        Guest(two, None) as there,
    ):
        there.http.cookies.set("guest", ada.http.cookies["guest"])
        codes = [
            guest.new_room("person", "uniform", "uniform", game="super", start=True)["code"]
            for guest in (ada, there, ada, there)
        ]
        for code in codes:
            finish(ada, code, 0)
        (rating,) = profile(there)["ratings"]
        assert rating["games"] == len(profile(there)["form"]) == 4
