"""Games for developers: offered only by a server that was asked to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.running import Guest, served

from coltexpress.games import NAMES, OFFERED
from coltexpress.notation import record

EXTRA = [name for name in NAMES if name not in OFFERED]
SEATS = [{"kind": "person"}, {"kind": "bot", "level": "greenhorn"}]


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody on a server as it is usually started."""
    folder: Path = tmp_path_factory.mktemp("usual")
    with served(folder) as usual, Guest(usual, "Ada") as guest:
        yield guest


def offered(guest: Guest) -> list[str]:
    return [one["game"] for one in guest.get("/api/games").json()["games"]]


def test_the_shelf_has_games_for_developers_only_if_asked_for(visitor: Guest, ada: Guest) -> None:
    assert (offered(visitor), offered(ada)) == (list(OFFERED), list(NAMES))
    assert EXTRA == ["toy"]


@pytest.mark.parametrize("name", EXTRA)
def test_no_room_is_opened_for_a_game_that_is_not_offered(visitor: Guest, name: str) -> None:
    answer = visitor.post("/api/rooms", {"game": name, "seats": SEATS})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_settings")
    assert "--developer" in answer.json()["message"]


@pytest.mark.parametrize("name", EXTRA)
def test_a_game_for_developers_is_played_to_its_end(ada: Guest, name: str) -> None:
    """T-ROUND-01, T-END-01"""
    code = ada.new_room("person", "greenhorn", game=name, start=True)["code"]
    with ada.sit(code, 0) as talk:
        over = talk.play_on(random.Random(1)).over
    assert over is not None
    found = record.read(ada.get(f"/api/rooms/{code}/record").text)
    assert found.book.name == name
    assert 1 in over.ranks


def seals(folder: Path, *options: str) -> list[str]:
    """The seals of two rooms that are wished for in the same words, and of one that is not."""
    folder.mkdir()
    with served(folder, *options) as server, Guest(server, "Ada") as guest:
        levels = ("greenhorn", "greenhorn", "outlaw")
        rooms = [guest.new_room("person", level) for level in levels]
    return [room["seed_hash"] for room in rooms]


def test_a_server_for_developers_deals_the_same_for_the_same_wish_if_asked_to(
    tmp_path: Path,
) -> None:
    first, again, other = seals(tmp_path / "one", "--developer", "--seed", "1")
    assert first == again != other
    assert seals(tmp_path / "same", "--developer", "--seed", "1") == [first, again, other]
    assert first not in seals(tmp_path / "two", "--developer", "--seed", "2")


def test_nobody_else_can_foresee_the_cards(tmp_path: Path) -> None:
    without = seals(tmp_path / "without", "--developer")
    usual = seals(tmp_path / "usual", "--seed", "1")
    assert len({*without, *usual}) == 6
