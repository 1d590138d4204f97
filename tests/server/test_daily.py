"""The daily robbery: the same for everybody, one try, and nothing told before the day is over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx2
import pytest
from server.halls import hall_at, in_a_loop, new_guest
from server.postgres import new_database
from server.running import RUN, Guest, Json, Server, served

from coltexpress.games import OFFERED
from coltexpress.protocol.messages import Afresh, Error, TakeBack
from coltexpress.server.daily import DAY, GRACE, day_at, end_of, is_over, last_over, plan_of
from coltexpress.server.fair import seal
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.robberies import begin_daily, daily_of, practise
from coltexpress.server.hosting.room import Room
from coltexpress.server.hosting.room_settings import may_tell
from coltexpress.server.store.daily import keep_try
from coltexpress.server.store.guests import change_guest

GENEROUS = ("--generosity", "1000")
# Bots that answer at once, so that whole days can be played.
FAST = "import coltexpress.server.daily as daily; daily.LEVELS = ('uniform',); " + RUN
NOON = end_of("2026-11-17") - DAY // 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("daily"), *GENEROUS, program=FAST) as running:
        yield running


# What is played


def test_a_day_follows_from_the_secret_of_the_server_and_from_nothing_else() -> None:
    plan = plan_of(b"k" * 32, "2026-11-17")
    assert plan == plan_of(b"k" * 32, "2026-11-17")
    assert plan.secret != plan_of(b"k" * 32, "2026-11-18").secret
    assert plan.secret != plan_of(b"l" * 32, "2026-11-17").secret
    assert [seat for seat, bot in enumerate(plan.bots) if not bot] == [plan.seat]


def test_the_games_take_turns() -> None:
    days = [plan_of(b"k" * 32, f"2026-11-{day}").game for day in range(10, 16)]
    assert set(days[:3]) == set(OFFERED)
    assert days[:3] == days[3:]


def test_a_day_is_over_only_when_nobody_can_end_it_any_more() -> None:
    end = end_of("2026-11-17")
    assert (day_at(end - 1), day_at(end)) == ("2026-11-17", "2026-11-18")
    assert not is_over("2026-11-17", end + GRACE)
    assert is_over("2026-11-17", end + GRACE + 1)
    assert (last_over(end + GRACE - 1), last_over(end + GRACE)) == ("2026-11-16", "2026-11-17")


# Over sockets


def begin(guest: Guest) -> Json:
    answer = guest.post("/api/daily")
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def daily(guest: Guest) -> Json:
    answer = guest.get("/api/daily")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def mine(room: Json) -> int:
    return next(int(seat["seat"]) for seat in room["seats"] if seat["mine"])


def play(guest: Guest, room: Json, seed: int = 1) -> None:
    with guest.sit(room["code"], mine(room)) as talk:
        talk.play_on(random.Random(seed))


def test_everybody_gets_the_same_seats_and_the_same_shuffle(server: Server) -> None:
    with Guest(server, "Ada") as ada, Guest(server, "Bob") as bob:
        rooms = [begin(ada), begin(bob)]
        assert rooms[0]["code"] != rooms[1]["code"]
        told = daily(ada)
        scenes = []
        for guest, room in zip((ada, bob), rooms, strict=True):
            assert room["seed_hash"] == told["seal"]
            assert [seat["level"] or "" for seat in room["seats"]] == told["bots"]
            assert mine(room) == told["seat"]
            with guest.sit(room["code"], mine(room)) as talk:
                scenes.append(talk.play_on(random.Random(5), 0))
        # Bots may have gone on meanwhile; what was dealt is the same.
        one, other = (scene.ask for scene in scenes)
        assert one == other


def test_there_is_one_try(server: Server) -> None:
    with Guest(server, "Ada") as ada:
        room = begin(ada)
        assert begin(ada)["code"] == room["code"]
        seat = mine(room)
        with ada.sit(room["code"], seat) as talk:
            news = talk.until(Afresh)
            while not talk.answer(news, random.Random(1)):
                news = talk.news()  # type: ignore[assignment]
            talk.say(TakeBack(seat=seat, number=talk.news().number))
            assert talk.until(Error).code == "one_try"
        swap = ada.post(f"/api/rooms/{room['code']}/bot", {"seat": seat, "level": "legend"})
        assert swap.json()["code"] == "one_try"
        left = ada.post(f"/api/rooms/{room['code']}/leave").json()
        assert not left["seats"][seat]["stand_in"]


def test_strangers_may_look_and_must_have_a_name_to_play(server: Server) -> None:
    with Guest(server, None) as nobody:
        assert "mine" not in daily(nobody) or daily(nobody)["mine"] is None
        assert nobody.post("/api/daily").json()["code"] == "not_a_guest"
        assert nobody.post("/api/daily/practice").json()["code"] == "not_a_guest"


@pytest.mark.parametrize("day", ["9999-01-01", "2020-01-01"])
def test_no_other_days_are_told(server: Server, day: str) -> None:
    with Guest(server, None) as nobody:
        assert nobody.get(f"/api/daily?day={day}").json()["code"] == "no_such_page"


@pytest.mark.parametrize("day", ["tomorrow", "20261117", "2026-13-01", "", "2026-11-17T00:00"])
def test_a_day_that_is_none_is_refused(server: Server, day: str) -> None:
    with Guest(server, None) as nobody:
        assert nobody.get(f"/api/daily?day={day}").json()["code"] == "bad_message"


def test_a_result_is_told_to_its_guest_and_by_name_only_where_asked_for(
    fresh_daily: Server,
) -> None:
    with Guest(fresh_daily, "Ada") as ada, Guest(fresh_daily, "Bob") as bob:
        for guest, seed in ((ada, 1), (bob, 2)):
            play(guest, begin(guest), seed)
        told = daily(ada)
        assert told["tries"] == 2
        assert sum(told["ranks"]) == 2
        assert told["places"] == []
        assert told["mine"]["over"]
        assert told["mine"]["place"] in (1, 2)
        assert ada.http.patch("/api/guest", json={"listed": True}).json()["listed"]
        (place,) = daily(bob)["places"]
        assert (place["name"], place["mine"]) == ("Ada", False)
        assert place["place"] == told["mine"]["place"]
        ada.http.patch("/api/guest", json={"listed": False})
        assert daily(bob)["places"] == []


def test_nothing_hidden_is_told_before_the_day_is_over(server: Server) -> None:
    with Guest(server, "Ada") as ada, Guest(server, "Eve") as eve:
        room = begin(ada)
        play(ada, room)
        for guest in (ada, eve):
            assert guest.room(room["code"])["status"] == "over"
            assert guest.room(room["code"])["seed"] is None
            assert daily(guest)["secret"] is None
            at = f"/api/rooms/{room['code']}"
            assert guest.get(f"{at}/record").json()["code"] == "day_not_over"
            assert guest.get(f"{at}/replay").json()["code"] == "day_not_over"
        own = f"/api/rooms/{room['code']}/replay?viewer={mine(room)}"
        assert eve.get(own).json()["code"] == "day_not_over"
        assert ada.get(own).status_code == 200  # nothing but what was seen in the game
        with Guest(server, None) as nobody:
            bots = f"/api/rooms/{room['code']}/replay?viewer={(mine(room) + 1) % 3}"
            assert nobody.get(bots).json()["code"] == "day_not_over"


def test_a_result_outlives_the_server_and_is_kept_once(fresh_daily: Server) -> None:
    with Guest(fresh_daily, "Ada") as ada:
        room = begin(ada)
        play(ada, room)
        fresh_daily.kill()
        fresh_daily.start()
        told = daily(ada)
        assert (told["tries"], told["mine"]["room"]) == (1, room["code"])
        assert begin(ada)["code"] == room["code"]


@pytest.fixture
def fresh_daily(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, where nobody has played today."""
    with served(tmp_path, *GENEROUS, program=FAST) as running:
        yield running


@pytest.mark.slow
def test_two_servers_have_the_same_day_and_give_one_try(tmp_path: Path, postgres: str) -> None:
    database = new_database(postgres, "daily")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    start = partial(served, database=database, program=FAST)
    with start(folders[0], *GENEROUS) as one, start(folders[1], *GENEROUS) as two:
        for number in range(4):
            with Guest(one, f"Guest {number}") as guest, Guest(two, None) as other:
                other.http.cookies.set("guest", guest.http.cookies["guest"])
                with ThreadPoolExecutor(2) as both:
                    codes = {answer.json()["code"] for answer in both.map(ask, (guest, other))}
                assert len(codes) == 1
                assert daily(guest)["seal"] == daily(other)["seal"]


def ask(guest: Guest) -> httpx2.Response:
    """Begin; the room may be another server's, which then tells how it stands."""
    answer = guest.post("/api/daily")
    assert answer.status_code in (200, 201), answer.text
    return answer


# When the day is over


async def over(hall: Hall, room: Room, at: int) -> None:
    """As if a game had ended at a moment: everybody level, with 100 dollars each."""
    seats = len(room.seating)
    await hall.store.write(
        partial(keep_try, room=room.row.id, ended_at=at, ranks=[1] * seats, scores=[100] * seats)
    )


@in_a_loop
async def test_a_result_that_comes_too_late_does_not_count(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "a.db", developer=False) as hall:
        hall.wall = lambda: NOON
        ada, bob = await new_guest(hall, "Ada"), await new_guest(hall, "Bob")
        rooms = [await begin_daily(hall, guest, "here") for guest in (ada, bob)]
        end = end_of("2026-11-17") + GRACE
        await over(hall, rooms[0], end)
        await over(hall, rooms[1], end + 1)
        found = await daily_of(hall, "2026-11-17", bob)
        assert found.tries == 1
        assert found.mine is not None
        assert found.mine.rank is None


@in_a_loop
async def test_who_resigned_has_no_result(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "a.db") as hall:
        hall.wall = lambda: NOON
        ada = await new_guest(hall)
        room = await begin_daily(hall, ada, "here")
        await lobby.resign(hall, room, ada, room.seats_of(ada.id)[0])
        await over(hall, room, NOON)
        assert (await daily_of(hall, "2026-11-17", ada)).tries == 0


@in_a_loop
async def test_the_secret_is_told_afterwards_and_yesterday_can_be_practised(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "a.db") as hall:
        hall.wall = lambda: NOON
        ada = await new_guest(hall)
        today = await daily_of(hall, "2026-11-17", ada)
        room = await begin_daily(hall, ada, "here")
        assert not may_tell(room.room_settings, hall.wall())
        hall.wall = lambda: NOON + DAY
        assert may_tell(room.room_settings, hall.wall())
        told = await daily_of(hall, "2026-11-17", ada)
        assert told.secret is not None
        assert seal(bytes.fromhex(told.secret)) == today.seal
        again = [await practise(hall, ada, "here") for _ in range(2)]
        assert {one.row.secret for one in again} == {bytes.fromhex(told.secret)}
        assert all(one.room_settings.practice for one in again)
        await over(hall, again[0], NOON + DAY)
        assert (await daily_of(hall, "2026-11-17", ada)).tries == 0


@in_a_loop
async def test_equals_share_a_place(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "a.db") as hall:
        hall.wall = lambda: NOON
        guest = None
        scores = {"Ada": 100, "Bob": 100, "Cy": 50}
        for name, score in scores.items():
            guest = await new_guest(hall, name)
            await hall.store.write(partial(change_guest, guest=guest._replace(listed=True)))
            room = await begin_daily(hall, guest, "here")
            seats = len(room.seating)
            kept = partial(
                keep_try, room=room.row.id, ended_at=NOON, ranks=[1] * seats, scores=[score] * seats
            )
            await hall.store.write(kept)
        found = await daily_of(hall, "2026-11-17", guest)
        assert [(one.place, one.name) for one in found.places] == [
            (1, "Ada"),
            (1, "Bob"),
            (3, "Cy"),
        ]
        assert found.mine is not None
        assert (found.mine.place, found.mine.behind) == (3, 0)
