"""Puzzles over HTTP: the answer comes with the verdict, and the first try counts."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from server.postgres import new_database
from server.running import Guest, Json, Server, served

from coltexpress.study.puzzles import Puzzle, lines_of, puzzle, read, with_puzzles


@pytest.fixture
def new(server: Server) -> Iterator[Guest]:
    """Somebody who has not tried anything."""
    with Guest(server, "New") as guest:
        yield guest


def today(guest: Guest, rest: str = "") -> Json:
    answer = guest.get(f"/api/puzzles/today{rest}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def wrong_choice(found: Puzzle) -> int:
    return next(one.choice for one in found.options if one.choice not in found.answers)


def solve(guest: Guest, id_: str, choice: int) -> Json:
    answer = guest.post(f"/api/puzzles/{id_}", {"choice": choice})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


# Before the answer


def test_everybody_has_the_same_puzzle_of_the_day_without_its_answer(
    server: Server, new: Guest
) -> None:
    with Guest(server, None) as nobody:
        assert today(nobody) == today(new)
    shown = today(new)["puzzle"]
    known = puzzle(shown["id"])
    assert shown["mine"] is None
    assert shown["scene"]["viewer"] == known.seat
    assert set(shown["scene"]["ask"]["options"]) == {one.choice for one in known.options}
    assert shown["scene"]["over"] is None
    assert known.seat in [one["seat"] for one in shown["scene"]["waiting"]]


@pytest.mark.parametrize("game", with_puzzles())
def test_no_puzzle_tells_its_answer_before_it_was_tried(new: Guest, game: str) -> None:
    for line in lines_of(game)[:12]:
        shown = new.get(f"/api/puzzles/{line.id}").json()["puzzle"]
        assert set(shown) == {"id", "game", "line", "rating", "box", "scene", "mine"}
        assert (shown["id"], shown["mine"]) == (line.id, None)
        assert shown["scene"]["ask"] is not None
        assert "answers" not in str(shown)
        assert "chance" not in shown["scene"]["ask"]


def test_puzzles_come_by_game_and_theme(new: Guest) -> None:
    assert today(new, "?game=super")["puzzle"]["game"] == "super"
    found = new.get("/api/puzzles?game=classic&theme=shot").json()
    assert puzzle(found["puzzle"]["id"]).theme == "shot"
    assert found["puzzle"]["game"] == "classic"
    counts = {(one["game"], one["theme"]): one["puzzles"] for one in found["themes"]}
    assert sum(counts.values()) == sum(len(lines_of(name)) for name in with_puzzles())


@pytest.mark.parametrize(
    "address",
    [
        "/api/puzzles?game=chess",
        "/api/puzzles?theme=chess",
        "/api/puzzles?game=super&theme=nudge",
        "/api/puzzles?games=classic",
        "/api/puzzles?game=classic&game=super",
        "/api/puzzles/today?theme=shot",
        "/api/puzzles/today?day=2026-11-17",
    ],
)
def test_an_address_with_anything_else_is_refused(new: Guest, address: str) -> None:
    assert new.get(address).json()["code"] == "bad_message"


def test_a_puzzle_that_is_none_is_not_found(new: Guest) -> None:
    for id_ in ("00000000", "x" * 500):
        assert new.get(f"/api/puzzles/{id_}").json()["code"] == "no_such_page"
        answer = new.post(f"/api/puzzles/{id_}", {"choice": 0})
        assert answer.json()["code"] == "no_such_page"


# The answer


def test_the_right_answer_is_right_and_the_rating_rises(new: Guest) -> None:
    found = read(lines_of("classic")[0])
    before = new.get(f"/api/puzzles/{found.id}").json()
    verdict = solve(new, found.id, found.answers[0])
    assert verdict["solved"]
    assert verdict["counted"]
    assert verdict["answers"] == found.answers
    assert verdict["theme"] == found.theme
    chances = {one["choice"]: one["chance"] for one in verdict["options"]}
    assert chances == {one.choice: one.chance for one in found.options}
    assert verdict["solver"]["rating"] > before["solver"]["rating"]
    assert verdict["solver"]["margin"] < before["solver"]["margin"]
    assert verdict["rating"] < before["puzzle"]["rating"]
    after = new.get(f"/api/puzzles/{found.id}").json()
    assert after["puzzle"]["mine"] == verdict
    assert after["puzzle"]["rating"] == verdict["rating"]


def test_a_wrong_answer_is_wrong_and_no_second_try_counts(new: Guest) -> None:
    found = read(lines_of("super")[0])
    before = new.get(f"/api/puzzles/{found.id}").json()
    verdict = solve(new, found.id, wrong_choice(found))
    assert not verdict["solved"]
    assert verdict["solver"]["rating"] < before["solver"]["rating"]
    assert verdict["rating"] > before["puzzle"]["rating"]
    again = solve(new, found.id, found.answers[0])
    assert again["solved"]
    assert not again["counted"]
    assert again["solver"] == verdict["solver"]
    assert again["rating"] == verdict["rating"]
    mine = new.get(f"/api/puzzles/{found.id}").json()["puzzle"]["mine"]
    assert mine["choice"] == verdict["choice"]


def test_what_was_tried_does_not_come_again_until_nothing_is_left(new: Guest) -> None:
    seen = set()
    for _ in range(sum(line.theme == "strongbox" for line in lines_of("classic"))):
        shown = new.get("/api/puzzles?game=classic&theme=strongbox").json()["puzzle"]
        seen.add(shown["id"])
        solve(new, shown["id"], shown["scene"]["ask"]["options"][0])
    assert len(seen) == sum(line.theme == "strongbox" for line in lines_of("classic"))
    assert new.get("/api/puzzles?game=classic&theme=strongbox").json()["puzzle"] is None


def test_only_what_is_offered_can_be_answered_and_only_by_guests(
    server: Server, new: Guest
) -> None:
    found = read(lines_of("classic")[1])
    at = f"/api/puzzles/{found.id}"
    assert new.post(at, {"choice": 999_999}).json()["code"] == "not_offered"
    for body in ({}, {"choice": "1"}, {"choice": 1, "more": 2}, {"choice": 10**9}):
        assert new.post(at, body).json()["code"] == "bad_message"
    assert today(new)["solver"]["tries"] == 0
    with Guest(server, None) as nobody:
        assert nobody.post(at, {"choice": found.answers[0]}).json()["code"] == "not_a_guest"


def test_tries_at_the_same_moment_count_once(new: Guest) -> None:
    found = read(lines_of("armored")[0])
    with ThreadPoolExecutor(6) as pool:
        verdicts = list(
            pool.map(lambda one: solve(new, found.id, one.choice), found.options[:3] * 2)
        )
    assert sum(one["counted"] for one in verdicts) == 1
    assert today(new)["solver"]["tries"] == 1


def test_answers_are_limited(tmp_path: Path) -> None:
    found = read(lines_of("classic")[0])
    with served(tmp_path) as running, Guest(running, "Ada") as ada:
        at = f"/api/puzzles/{found.id}"
        codes = [ada.post(at, {"choice": found.answers[0]}).status_code for _ in range(80)]
        assert codes[:60] == [200] * 60
        assert 429 in codes


# Everything about me


def test_tries_survive_a_crash_are_taken_home_and_are_deleted(fresh: Server) -> None:
    found = read(lines_of("classic")[2])
    with Guest(fresh, "Ada") as ada:
        verdict = solve(ada, found.id, found.answers[0])
        fresh.kill()
        fresh.start()
        assert ada.get(f"/api/puzzles/{found.id}").json()["puzzle"]["mine"] == verdict
        (row,) = ada.get("/api/guest/export").json()["puzzle_tries"]
        assert (row["puzzle"], row["solved"]) == (found.id, True)
        assert ada.post("/api/guest/erase", {"name": "Ada"}).status_code == 204
    with closing(sqlite3.connect(fresh.database)) as connection:
        assert connection.execute("SELECT count(*) FROM puzzle_tries").fetchone() == (0,)


# Several servers


@pytest.mark.slow
def test_servers_that_share_a_database_count_a_try_once(tmp_path: Path, postgres: str) -> None:
    database = new_database(postgres, "puzzles")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    found = read(lines_of("super")[1])
    with (
        served(folders[0], "--generosity", "1000", database=database) as one,
        served(folders[1], "--generosity", "1000", database=database) as two,
        Guest(one, "Ada") as here,
        Guest(two, None) as there,
    ):
        there.http.cookies.set("guest", here.http.cookies["guest"])
        choices = [
            (guest, option.choice) for option in found.options[:4] for guest in (here, there)
        ]
        with ThreadPoolExecutor(8) as pool:
            verdicts = list(pool.map(lambda way: solve(way[0], found.id, way[1]), choices))
        assert sum(verdict["counted"] for verdict in verdicts) == 1
        assert today(here)["solver"] == today(there)["solver"]
        assert today(here)["solver"]["tries"] == 1
        assert here.get("/api/guest/export").json()["puzzle_tries"]
