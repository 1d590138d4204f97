"""Server processes that share a PostgreSQL: any takes any request, and none is missed long."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Coroutine, Iterator
from math import inf

import pytest
from server.audit import Player, audit
from server.authenticator import Authenticator
from server.postgres import new_database
from server.roaming import cluster
from server.running import PATIENCE, Guest, Server

from coltexpress.protocol.closing import FORGOTTEN, SEATS_CHANGED
from coltexpress.protocol.messages import VERSION, Ack, Afresh, ChatLine, Error, Update, Welcome

# Bots take a little time, so that games last while servers end.
OPTIONS = ("--generosity", "1000", "--developer", "--workers", "1", "--bot-pause", "0.1")
STUCK = 150.0  # seconds until games must be over, on a busy machine


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[Server]]:
    """Two servers that the tests share."""
    folder, database = tmp_path_factory.mktemp("pair"), new_database(postgres, "pair")
    with cluster(folder, database, 2, OPTIONS) as servers:
        yield servers


def at(server: Server, guest: Guest) -> Guest:
    """The same guest, by way of another server."""
    other = Guest(server, None)
    other.http.cookies.set("guest", guest.http.cookies["guest"])
    return other


class Roamer(Player):
    """A player who comes back by way of any server that is there, and does not play to the end
    while something is still to happen."""

    servers: list[Server]
    most: float = 0  # choices, for now

    async def think(self) -> None:
        while len(self.promised) >= self.most:
            await asyncio.sleep(0.01)

    async def play_once(self) -> None:
        self.server = self.rng.choice(self.servers)
        await super().play_once()


def roamers(guest: Guest, servers: list[Server], count: int) -> list[Roamer]:
    """Rooms of one scripted person and bots, whose player is connected anywhere."""
    games = ("classic", "super", "armored")
    players: list[Roamer] = []
    for number in range(count):
        seats = ("person", "uniform", "uniform")
        code = guest.new_room(*seats, game=games[number % 3], start=True)["code"]
        player = Roamer(servers[0], guest.cookie, code, 0, number)
        player.servers = servers
        players.append(player)
    return players


def play_through(players: list[Roamer], trouble: Coroutine[object, object, None]) -> None:
    """Let everybody play to the end, whatever happens meanwhile; all of it must have happened."""

    async def first() -> None:
        await trouble
        for player in players:
            player.most = inf

    async def story() -> None:
        games = [player.play() for player in players]
        await asyncio.wait_for(asyncio.gather(first(), *games), STUCK)

    asyncio.run(story())


async def promised(players: list[Roamer], count: int) -> None:
    """Wait for so many more acknowledged choices; everybody may make as many."""
    before = sum(len(player.promised) for player in players)
    for player in players:
        player.most = len(player.promised) + count
    while sum(len(player.promised) for player in players) < before + count:
        assert not all(player.is_over for player in players), "the games were over too soon"
        await asyncio.sleep(0.005)


# Any server takes any request


def test_people_at_different_servers_play_in_one_room(pair: list[Server]) -> None:
    here, there = pair
    with Guest(here, "Ada") as ada, Guest(there, "Bob") as bob:
        code = ada.new_room("person", "open")["code"]
        assert bob.room(code)["seats"][1]["kind"] == "open"
        assert bob.post(f"/api/rooms/{code}/join").json()["seats"][1]["name"] == "Bob"
        with ada.sit(code, 0) as one, bob.sit(code, 1) as two:
            assert two.until(Welcome).viewers == [1]
            assert ada.post(f"/api/rooms/{code}/start").status_code == 200
            scenes = one.until(Afresh), two.until(Afresh)
            assert [scene.viewer for scene in scenes] == [0, 1]
            asked, talk = next(
                (scene, talk)
                for scene, talk in zip(scenes, (one, two), strict=True)
                if scene.ask is not None
            )
            assert asked.ask is not None
            talk.choose(asked.viewer, asked.number, asked.ask.options[0])
            talk.until(Ack)
            for each in (one, two):
                assert isinstance(each.until(Update), Update)
            two.say({"type": "chat", "text": "hello"})
            assert one.until(ChatLine).name == "Bob"
            two.choose(0, asked.number, 0)  # a seat of somebody else's
            assert two.until(Error).code == "not_your_seat"


def test_lists_know_who_is_at_a_room_of_another_server(pair: list[Server]) -> None:
    here, there = pair
    with Guest(here, "Ada") as ada, at(there, ada) as same:
        code = ada.new_room("person", "person", start=True)["code"]
        with ada.sit(code, 0) as talk:
            talk.until(Welcome)
            lists = [guest.get("/api/rooms/mine").json()["rooms"] for guest in (ada, same)]
            one, two = [next(room for room in rooms if room["code"] == code) for rooms in lists]
            assert one == two
            assert two["seats"][0]["online"]
            assert two["waiting"]
        assert same.get(f"/api/node/progress?codes={code}").status_code == 404


def test_refusals_and_goodbyes_pass_through(pair: list[Server]) -> None:
    here, there = pair
    with Guest(here, "Ada") as ada, Guest(there, "Bob", "de") as bob:
        code = ada.new_room("person", "open")["code"]
        refused = bob.post(f"/api/rooms/{code}/start")
        assert refused.status_code == 403
        assert refused.json()["code"] == "not_the_host"
        assert refused.json()["message"] != ada.post("/api/rooms/NONE22/start").json()["message"]
        assert bob.post(f"/api/rooms/{code}/join").status_code == 200
        with bob.sit(code, 1) as talk:
            talk.until(Welcome)
            assert ada.post(f"/api/rooms/{code}/kick", {"seat": 1}).status_code == 200
            assert talk.close_code() == SEATS_CHANGED


def test_a_hello_that_is_refused_leaves_everybody_where_they_are(pair: list[Server]) -> None:
    here, there = pair
    with Guest(here, "Ada") as ada, at(there, ada) as same:
        code = ada.new_room("person", "open")["code"]
        for guest in (ada, same):
            with guest.sit(code, 0) as talk:
                talk.until(Welcome)
                talk.say({"type": "hello", "version": VERSION, "room": code, "seats": [1]})
                assert talk.until(Error).code == "not_your_seat"
                talk.say({"type": "chat", "text": "still here"})
                assert talk.until(ChatLine).text == "still here"


def test_who_says_hello_to_another_room_hears_no_more_of_the_first(pair: list[Server]) -> None:
    here, there = pair
    with Guest(here, "Ada") as ada, at(there, ada) as same:
        near, far = ada.new_room("person", "open")["code"], same.new_room("person", "open")["code"]
        also_near = ada.new_room("person", "open")["code"]
        with same.sit(near, 0) as talk:
            assert talk.until(Welcome).room.code == near
            before = near
            for code in (also_near, far, near):  # at the same server, here, and there again
                talk.say({"type": "hello", "version": VERSION, "room": code, "seats": [0]})
                assert talk.until(Welcome).room.code == code
                with ada.sit(before, 0) as other:
                    other.until(Welcome)
                    other.say({"type": "chat", "text": f"in {before}"})
                    other.until(ChatLine)
                talk.say({"type": "chat", "text": f"in {code}"})
                assert talk.until(ChatLine).text == f"in {code}"
                before = code


def test_a_device_that_is_forgotten_at_one_server_is_so_at_all(pair: list[Server]) -> None:
    here, there = pair
    with Guest(here, "Ada") as ada, at(there, ada) as same:
        code = ada.new_room("person", "person", start=True)["code"]
        with same.sit(code, 0) as talk:
            talk.until(Welcome)
            assert ada.http.delete("/api/guest").status_code == 204
            assert talk.close_code() == FORGOTTEN


def test_a_rematch_may_be_at_another_server(pair: list[Server]) -> None:
    here, there = pair
    with Guest(here, "Ada") as ada, at(there, ada) as same:
        code = ada.new_room("person", "uniform", game="toy", start=True)["code"]
        with ada.sit(code, 0) as talk:
            talk.play_on(random.Random(1))
        first = same.post(f"/api/rooms/{code}/rematch").json()["code"]
        assert ada.post(f"/api/rooms/{code}/rematch").json()["code"] == first
        assert same.get(f"/api/rooms/{code}/record").text.count("\n") > 3


def test_only_servers_of_the_same_database_speak_for_others(pair: list[Server]) -> None:
    with Guest(pair[0], None) as stranger:
        stranger.http.headers["x-coltexpress-node"] = "guessed"
        stranger.http.headers["host"] = "evil.example"
        assert stranger.get("/healthz").status_code == 421


# Servers end


def test_games_go_on_when_their_server_is_killed(pair: list[Server]) -> None:
    owner, other = pair
    with Guest(owner, "Ada") as ada, at(other, ada) as same:
        players = roamers(ada, [other], 3)
        pauses: list[float] = []

        async def trouble() -> None:
            await promised(players, 6)
            owner.kill()
            began = time.monotonic()
            await promised(players, 1)
            pauses.append(time.monotonic() - began)

        play_through(players, trouble())
        assert pauses[0] < PATIENCE  # `test_nodes.py` holds five seconds, without so many processes
        assert any(player.reconnections for player in players)
        for player in players:
            audit(same, player)
        owner.start()


@pytest.mark.slow
def test_who_was_stopped_past_its_lease_writes_nothing(pair: list[Server]) -> None:
    """What it had begun when it was stopped would be written twice, or in two orders."""
    owner, other = pair
    assert owner.process is not None
    process = owner.process
    with Guest(owner, "Ada") as ada, at(other, ada) as same:
        players = roamers(ada, pair, 3)

        async def trouble() -> None:
            await promised(players, 6)
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(5)
            process.send_signal(signal.SIGCONT)

        play_through(players, trouble())
        assert any(player.reconnections for player in players)
        for player in players:
            audit(same, player)
        log = owner.log.read_text(encoding="utf-8")
        assert "this server has lost its lease" in log


@pytest.mark.slow
def test_a_rolling_restart_loses_nothing(pair: list[Server]) -> None:
    with Guest(pair[0], "Ada") as ada:
        players = roamers(ada, pair, 4)

        async def trouble() -> None:
            for server in pair:
                await promised(players, 6)
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)

        play_through(players, trouble())
        assert any(player.reconnections for player in players)
        for player in players:
            audit(ada, player)


def test_a_passkey_works_at_every_server(pair: list[Server]) -> None:
    here, there = pair
    device = Authenticator(f"http://{here.address}", "127.0.0.1")
    with (
        Guest(here, "Mae") as mae,
        at(there, mae) as mae_there,
        Guest(here, None) as other,
        Guest(there, None) as other_there,
    ):
        for guest in (mae_there, other_there):  # a proxy says by which name it was called itself
            guest.http.headers["host"] = here.address
        wish = mae.post("/api/guest/passkeys/wish").json()
        made = mae_there.post("/api/guest/passkeys", device.made(wish))
        assert made.status_code == 201, made.text
        asked = other.post("/api/passkeys/ask").json()
        assert other_there.post("/api/passkeys/use", device.used(asked)).status_code == 200
        assert other_there.get("/api/guest").json()["id"] == mae.get("/api/guest").json()["id"]
        again = other.post("/api/passkeys/use", device.used(asked))  # where it was asked for
        assert again.json()["code"] == "bad_passkey", "a challenge was answered twice"
        fresh = other_there.post("/api/passkeys/ask").json()
        assert other.post("/api/passkeys/use", device.used(fresh)).status_code == 200
