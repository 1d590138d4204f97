"""Study over HTTP: finished games and positions are judged, games that go on never are."""

from __future__ import annotations

import random
import time

import pytest
from server.running import PATIENCE, Guest, Json, Server

import coltexpress
from coltexpress.protocol.study import LINE_LIMIT
from coltexpress.study.puzzles import lines_of, with_puzzles


def finished(guest: Guest) -> str:
    code: str = guest.new_room("person", "uniform", game="toy", start=True)["code"]
    with guest.sit(code, 0) as talk:
        talk.play_on(random.Random(1))
    return code


def review(guest: Guest, code: str, seat: int = 0) -> Json:
    """The review of a game; it may take a while."""
    deadline = time.monotonic() + 6 * PATIENCE
    while time.monotonic() < deadline:
        answer = guest.get(f"/api/rooms/{code}/review?seat={seat}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        if found["state"] == "done":
            analysis: Json = found["analysis"]
            return analysis
    raise AssertionError("never done")


def line(game: str = "toy") -> str:
    return coltexpress.new(game, players=2, seed=3).line()


# A finished game


def test_a_finished_game_is_judged_for_whoever_has_its_code(ada: Guest, bob: Guest) -> None:
    code = finished(ada)
    found = review(ada, code)
    assert (found["game"], found["seat"]) == ("toy", 0)
    assert found["decisions"]
    assert review(bob, code) == found
    assert review(bob, code, 1)["seat"] == 1


def test_a_game_that_goes_on_is_judged_for_nobody(server: Server, ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "open", "uniform", visibility="public")["code"]
    bob.post(f"/api/rooms/{code}/join")
    with Guest(server, "Eve") as eve:
        for guest in (ada, bob, eve):
            assert guest.get(f"/api/rooms/{code}/review?seat=0").json()["code"] == "not_over"
        ada.post(f"/api/rooms/{code}/start")
        for guest in (ada, bob, eve):
            for seat in range(3):
                answer = guest.get(f"/api/rooms/{code}/review?seat={seat}")
                assert answer.json()["code"] == "not_over"


def test_the_robbery_of_today_is_judged_for_nobody_not_even_after_its_end(ada: Guest) -> None:
    room = ada.post("/api/daily").json()
    seat = next(one["seat"] for one in room["seats"] if one["mine"])
    ada.post(f"/api/rooms/{room['code']}/resign", {"seat": seat})
    answer = ada.get(f"/api/rooms/{room['code']}/review?seat={seat}")
    assert answer.json()["code"] in ("not_over", "day_not_over")


@pytest.mark.parametrize("seat", ["9", "-1", "me", "2"])
def test_a_seat_that_is_none_is_refused(ada: Guest, seat: str) -> None:
    code = finished(ada)
    assert ada.get(f"/api/rooms/{code}/review?seat={seat}").json()["code"] == "bad_message"


def test_strangers_have_no_share_of_the_workers(server: Server, ada: Guest) -> None:
    code = finished(ada)
    with Guest(server, None) as nobody:
        assert nobody.get(f"/api/rooms/{code}/review").json()["code"] == "not_a_guest"
        asked = nobody.post("/api/study/board", {"line": line()})
        assert asked.json()["code"] == "not_a_guest"


def test_a_moment_of_a_finished_game_is_a_position_and_of_another_none(ada: Guest) -> None:
    code = finished(ada)
    at = f"/api/rooms/{code}/position?move="
    lines = [ada.get(f"{at}{move}").json()["line"] for move in (0, 1)]
    assert lines[0] != lines[1]
    assert ada.post("/api/study/board", {"line": lines[1]}).status_code == 200
    for wrong in ("-1", "100000", "x"):
        assert ada.get(at + wrong).json()["code"] == "bad_message"
    going = ada.new_room("person", "uniform", game="toy", start=True)["code"]
    assert ada.get(f"/api/rooms/{going}/position?move=0").json()["code"] == "not_over"


# A position


def test_a_position_is_drawn_and_judged_as_whoever_is_asked_sees_it(ada: Guest) -> None:
    answer = ada.post("/api/study/board", {"line": line()})
    assert answer.status_code == 200, answer.text
    board: Json = answer.json()
    asked = board["scene"]["ask"]
    assert board["line"] == line()
    assert board["analysis"]["seat"] == board["scene"]["viewer"]
    assert {one["choice"] for one in board["analysis"]["options"]} <= set(asked["options"])


def test_choices_lead_from_board_to_board_until_the_game_is_over(ada: Guest) -> None:
    board: Json = ada.post("/api/study/board", {"line": line()}).json()
    for _ in range(200):
        if board["scene"]["over"] is not None:
            assert board["analysis"] is None
            return
        scene = board["scene"]
        wanted = {
            "line": board["line"],
            "seat": scene["viewer"],
            "choice": scene["ask"]["options"][0],
        }
        answer = ada.post("/api/study/board", wanted)
        assert answer.status_code == 200, answer.text
        assert answer.json()["line"] != board["line"]
        board = answer.json()
    raise AssertionError("never over")


def test_what_is_wrong_with_a_line_is_said_in_the_language_of_whoever_asks(
    server: Server, ada: Guest
) -> None:
    wrong = ada.post("/api/study/board", {"line": "chess 8/8"}).json()
    assert wrong["code"] == "bad_position"
    assert "chess" in wrong["message"]
    with Guest(server, "Ola", language="sv") as ola:
        said = ola.post("/api/study/board", {"line": "chess 8/8"}).json()["message"]
    assert said.startswith("Den här ställningen går inte")
    assert said != wrong["message"]


def test_why_a_position_is_refused_is_told_as_a_code_and_said_whole_in_one_language(
    server: Server,
) -> None:
    line = coltexpress.new("toy", players=2).line().replace("hands=12345", "hands=1234")
    with Guest(server, "Jun", language="ja") as jun:
        wrong = jun.post("/api/study/board", {"line": line}).json()
    values = {"who": "B", "where": "hands=", "count": 4, "expected": 5, "clause": "T-BID-03"}
    assert wrong["reason"] == {"code": "wrong_cards", "values": values}
    assert wrong["message"].endswith(
        "Bのカードはhands=に合わせて4枚ありますが、5枚にしてください（T-BID-03）"
    )


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"line": ""},
        {"line": "x" * (LINE_LIMIT + 1)},
        {"line": "toy", "seat": 99},
        {"line": "toy", "more": 1},
        {"line": "toy", "choice": "1"},
    ],
)
def test_a_request_out_of_bounds_is_refused_before_anybody_thinks(ada: Guest, body: Json) -> None:
    assert ada.post("/api/study/board", body).json()["code"] == "bad_message"


def test_a_choice_that_is_not_on_offer_is_refused(ada: Guest) -> None:
    wanted = {"line": line(), "seat": 0, "choice": 999_999}
    assert ada.post("/api/study/board", wanted).json()["code"] == "bad_position"


@pytest.mark.parametrize("game", with_puzzles())
def test_what_a_seat_sees_is_drawn_with_its_question_and_judged(ada: Guest, game: str) -> None:
    view = lines_of(game)[0].line
    board: Json = ada.post("/api/study/board", {"line": view}).json()
    assert board["scene"]["over"] is None
    assert {one["choice"] for one in board["analysis"]["options"]} == set(
        board["scene"]["ask"]["options"]
    )
    assert board["scene"]["viewer"] in [one["seat"] for one in board["scene"]["waiting"]]


# Positions set up by hand


def test_a_position_is_set_up_change_by_change(ada: Guest) -> None:
    begun = ada.post("/api/study/edit", {"game": "super", "players": 3}).json()
    place = next(one for one in begun["edits"] if one["name"] == "place")
    change = {"name": "place", "row": place.get("row", 0), "put": place["offers"][0]}
    after = ada.post("/api/study/edit", {"line": begun["draft"], "change": change}).json()
    assert after["scene"]["scene"]["at"][change["row"]] == place["offers"][0]
    shown = ada.post("/api/study/board", {"line": after["line"]})
    assert shown.status_code == 200, shown.text


@pytest.mark.parametrize(
    "body",
    [
        {"line": "classic players=3"},
        {"game": "chess"},
        {"game": "super", "players": 10},
        {"game": "super", "change": {"name": "place", "put": 10**9}},
        {"game": "super", "change": {"name": "nothing"}},
    ],
)
def test_what_cannot_be_set_up_is_refused_with_the_reason(ada: Guest, body: Json) -> None:
    answer = ada.post("/api/study/edit", body)
    assert answer.json()["code"] == "bad_position", answer.text
    assert answer.json()["params"]["why"]


@pytest.mark.parametrize(
    "body", [{"change": {"name": "x" * 41}}, {"players": 99}, {"line": ""}, {"more": 1}]
)
def test_a_message_that_is_none_is_refused(ada: Guest, body: Json) -> None:
    assert ada.post("/api/study/edit", body).json()["code"] == "bad_message"


# The opening book


@pytest.mark.parametrize("game", with_puzzles())
def test_the_opening_book_tells_first_choices_by_bandit(server: Server, game: str) -> None:
    with Guest(server, None) as stranger:
        book = stranger.get(f"/api/study/openings/{game}").json()
        rows = book["tables"][0]["rows"]
        assert book["tables"][0]["bandit"] == ""
        assert [one["low"] for one in rows] == sorted([one["low"] for one in rows], reverse=True)
        assert all(one["low"] <= one["rate"] <= one["high"] and one["games"] >= 20 for one in rows)
        first = stranger.get(f"/api/study/openings/{game}?place=0").json()
        assert first["tables"][0]["rows"][0]["games"] < rows[0]["games"]


@pytest.mark.parametrize("path", ["toy", "chess", "classic?place=4", "classic?place=-2"])
def test_a_book_that_is_none_is_not_found(ada: Guest, path: str) -> None:
    assert ada.get(f"/api/study/openings/{path}").json()["code"] == "no_such_page"
