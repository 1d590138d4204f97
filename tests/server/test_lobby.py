"""Before and after the game: guests, devices, seats, hosts, rematches, lists."""

from __future__ import annotations

import random
import re

import pytest
from server.running import Guest, Server

from coltexpress.games import GAMES
from coltexpress.protocol.messages import RoomChanged, Welcome

# Guests


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    with Guest(server, None) as nobody:
        stranger = nobody.get("/api/guest")
        assert (stranger.status_code, stranger.content) == (204, b"")
        assert nobody.http.patch("/api/guest", json={"name": "Ada"}).status_code == 401
        answer = nobody.post("/api/guest", {"name": "  Ada,\u0007 Lovelace ", "language": "zh-TW"})
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert re.match(r"guest=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax$", cookie)
        me = nobody.get("/api/guest").json()
    assert (me["name"], me["language"], me["devices"]) == ("Ada Lovelace", "zh-Hant", 1)


def test_a_guest_may_change_name_and_language(ada: Guest) -> None:
    changed = ada.http.patch("/api/guest", json={"name": "Countess", "language": "pl"}).json()
    assert (changed["name"], changed["language"]) == ("Countess", "pl")
    assert ada.get("/api/rooms/XXXXXX").json()["message"].startswith("Nie ma")
    assert ada.http.patch("/api/guest", json={"name": " \t "}).status_code == 422


def test_a_second_device_is_the_same_guest_once(ada: Guest, server: Server) -> None:
    link = ada.post("/api/guest/links").json()
    with Guest(server, None) as phone, Guest(server, None) as thief:
        assert phone.post("/api/guest/links/use", {"code": link["code"].lower()}).is_success
        assert phone.get("/api/guest").json()["name"] == "Ada"
        assert ada.get("/api/guest").json()["devices"] == 2
        again = thief.post("/api/guest/links/use", {"code": link["code"]})
        assert (again.status_code, again.json()["code"]) == (404, "no_such_link")


def test_a_device_can_be_forgotten_and_so_can_all(ada: Guest, server: Server) -> None:
    link = ada.post("/api/guest/links").json()["code"]
    with Guest(server, None) as phone, Guest(server, None) as tablet:
        phone.post("/api/guest/links/use", {"code": link})
        tablet.post("/api/guest/links/use", {"code": ada.post("/api/guest/links").json()["code"]})
        token = tablet.cookie
        assert tablet.http.delete("/api/guest").status_code == 204
        assert tablet.http.get("/api/guest", headers={"cookie": token}).status_code == 204
        assert tablet.http.get("/api/rooms/mine", headers={"cookie": token}).status_code == 401
        old = phone.cookie
        assert ada.http.delete("/api/guest/devices").status_code == 204
        assert phone.http.get("/api/guest", headers={"cookie": old}).status_code == 204
        assert phone.http.get("/api/rooms/mine", headers={"cookie": old}).status_code == 401


# Seats


def test_seats_are_taken_and_left(ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "open", "open", "uniform")["code"]
    joined = bob.post(f"/api/rooms/{code}/join", {"seats": [2], "names": ["Robert"]}).json()
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "", "Robert", ""]
    taken = bob.post(f"/api/rooms/{code}/join", {"seats": [0]})
    assert (taken.status_code, taken.json()["params"]) == (409, {"seat": 1})
    left = bob.post(f"/api/rooms/{code}/leave").json()
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open", "bot"]


def test_only_the_host_starts_and_only_a_full_room(ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "open", "uniform")["code"]
    assert ada.post(f"/api/rooms/{code}/start").json()["code"] == "seats_are_open"
    bob.post(f"/api/rooms/{code}/join")
    assert bob.post(f"/api/rooms/{code}/start").json()["code"] == "not_the_host"
    started = ada.post(f"/api/rooms/{code}/start").json()
    assert started["status"] == "playing"
    assert re.fullmatch(r"[0-9a-f]{64}", started["seed_hash"])
    assert started["seed"] is None
    assert ada.post(f"/api/rooms/{code}/start").json()["code"] == "already_started"
    assert bob.post(f"/api/rooms/{code}/join").json()["code"] == "already_started"


def test_the_host_swaps_bots_and_kicks(ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "open", "uniform")["code"]
    path = f"/api/rooms/{code}"
    assert bob.post(f"{path}/join").is_success
    assert bob.post(f"{path}/bot", {"seat": 2, "level": "outlaw"}).json()["code"] == "not_the_host"
    assert ada.post(f"{path}/bot", {"seat": 1, "level": "outlaw"}).json()["code"] == "seat_taken"
    assert ada.post(f"{path}/bot", {"seat": 2, "level": "legend"}).json()["seats"][2]["level"] == (
        "legend"
    )
    assert ada.post(f"{path}/bot", {"seat": 2}).json()["seats"][2]["kind"] == "open"
    for level in ("nemo", "legend@9", "legend@9ms"):
        assert ada.post(f"{path}/bot", {"seat": 2, "level": level}).json()["code"] == "bad_level"
    assert ada.post(f"{path}/bot", {"seat": 2, "level": "legend@900000"}).status_code == 422
    assert ada.post(f"{path}/bot", {"seat": 9, "level": "legend"}).json()["code"] == "not_your_seat"
    with bob.sit(code, 1) as talk:
        talk.until(Welcome)
        assert ada.post(f"{path}/kick", {"seat": 1}).json()["seats"][1]["kind"] == "open"
        assert talk.close_code() == 4000


def test_when_the_host_leaves_somebody_else_is_host(ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "open")["code"]
    bob.post(f"/api/rooms/{code}/join")
    assert ada.post(f"/api/rooms/{code}/leave").json()["hosting"] is False
    mine = bob.room(code)
    assert (mine["host"], mine["hosting"]) == ("Bob", True)
    assert bob.post(f"/api/rooms/{code}/leave").json()["status"] == "abandoned"
    assert ada.post(f"/api/rooms/{code}/join").json()["code"] == "already_started"


def test_settings_are_checked_by_the_rules(ada: Guest) -> None:
    def refused(**more: object) -> str:
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
        answer = ada.post("/api/rooms", {"game": "classic", "seats": seats, **more})
        assert answer.status_code in (400, 422)
        return str(answer.json()["code"])

    assert refused(settings={"expert_variant": "perhaps"}) == "bad_settings"
    assert refused(settings={"moon": "full"}) == "bad_settings"
    assert refused(settings={"players": "5"}) == "bad_seats"
    assert refused(seats=[{"kind": "person"}]) == "bad_seats"
    assert refused(seats=[{"kind": "person"}] * 7) == "bad_seats"
    assert refused(game="super", seats=[{"kind": "person"}] * 2) == "bad_settings"
    assert refused(game="whist") == "bad_message"
    assert refused(stand_in="nobody") == "bad_level"
    assert refused(clock={"kind": "live", "per_decision": 1}) == "bad_message"
    assert refused(extra=1) == "bad_message"


def test_editions_and_variants_come_with_the_room(ada: Guest) -> None:
    made = ada.new_room("person", "open", "open", settings={"edition": "sv"})
    assert made["settings"]["players"] == "3"
    assert made["settings"]["marshals_revenge"] == "most"


# Lists, rematches


def test_public_rooms_are_listed_and_private_ones_only_for_their_people(
    ada: Guest, bob: Guest
) -> None:
    public = ada.new_room("person", "open", visibility="public")["code"]
    private = ada.new_room("person", "open")["code"]
    listed = [room["code"] for room in bob.get("/api/rooms").json()["rooms"]]
    assert public in listed
    assert private not in listed
    mine = [room["code"] for room in ada.get("/api/rooms/mine").json()["rooms"]]
    assert {public, private} <= set(mine)
    assert bob.room(private)["status"] == "lobby"  # whoever has the code may look


def test_a_code_may_be_typed_carelessly(ada: Guest) -> None:
    code = ada.new_room("person", "open")["code"]
    careless = f"{code[:3].lower()}-{code[3:]}"
    assert ada.room(careless)["code"] == code


def test_a_rematch_is_the_same_room_for_all_who_ask(ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "open", "uniform", game="super")["code"]
    bob.post(f"/api/rooms/{code}/join")
    assert ada.post(f"/api/rooms/{code}/rematch").json()["code"] == "not_over"
    ada.post(f"/api/rooms/{code}/start")
    for guest, seat in ((ada, 0), (bob, 1)):
        assert guest.post(f"/api/rooms/{code}/resign", {"seat": 1 - seat}).status_code == 403
        assert guest.post(f"/api/rooms/{code}/resign", {"seat": seat}).is_success
    with ada.sit(code) as talk:
        changed = talk.until(Welcome).room
        while changed.status != "over":
            changed = talk.until(RoomChanged).room
    first = ada.post(f"/api/rooms/{code}/rematch").json()
    second = bob.post(f"/api/rooms/{code}/rematch").json()
    assert first["code"] == second["code"] != code
    assert [seat["name"] for seat in second["seats"]] == ["Ada", "Bob", ""]
    assert ada.room(code)["rematch"] == first["code"]
    assert ada.post(f"/api/rooms/{first['code']}/start").json()["seed_hash"] != changed.seed_hash


def over(ada: Guest, bob: Guest) -> str:
    """A room of Ada, who has stayed, and Bob, who has resigned; the game is over."""
    code: str = ada.new_room("person", "open", "uniform", game="super")["code"]
    bob.post(f"/api/rooms/{code}/join")
    ada.post(f"/api/rooms/{code}/start")
    bob.post(f"/api/rooms/{code}/resign", {"seat": 1})
    with ada.sit(code, 0) as talk:
        talk.play_on(random.Random(1))
        talk.until(RoomChanged)
    return code


def test_only_those_who_sat_there_open_a_rematch(server: Server, ada: Guest, bob: Guest) -> None:
    code = over(ada, bob)
    with Guest(server, "Eve") as eve:
        assert eve.post(f"/api/rooms/{code}/rematch").json()["code"] == "not_a_player"
    assert ada.room(code)["rematch"] is None


def test_the_host_stays_host_of_the_rematch_whoever_asks(ada: Guest, bob: Guest) -> None:
    again = bob.post(f"/api/rooms/{over(ada, bob)}/rematch").json()
    assert (again["host"], again["hosting"]) == ("Ada", False)


def test_without_the_host_whoever_asks_is_host_of_the_rematch(ada: Guest, bob: Guest) -> None:
    resigned = bob.new_room("person", "open", "uniform", game="super")["code"]
    ada.post(f"/api/rooms/{resigned}/join")
    bob.post(f"/api/rooms/{resigned}/start")
    bob.post(f"/api/rooms/{resigned}/resign", {"seat": 0})
    with ada.sit(resigned, 1) as talk:
        talk.play_on(random.Random(2))
        talk.until(RoomChanged)
    assert ada.post(f"/api/rooms/{resigned}/rematch").json()["host"] == "Ada"


# What there is


def test_the_shelf_shows_games_and_bots(server: Server) -> None:
    with Guest(server, None) as nobody:
        shelf = nobody.get("/api/games").json()
        assert [game["game"] for game in shelf["games"]] == list(GAMES)
        assert "desperado" in [bot["name"] for bot in shelf["bots"]]
        strengths = [bot["strength"] for bot in shelf["bots"] if bot["strength"]]
        assert strengths == ["easy", "normal", "hard"], "one level for each plain word"
        assert nobody.get("/api/box/classic?players=4&edition=sv").json()["seats"] == 4
        assert nobody.get("/api/box/classic?players=40").json()["code"] == "bad_settings"
        assert nobody.get("/api/box/chess").json()["code"] == "no_such_page"


@pytest.mark.parametrize("name", ["openapi", "asyncapi", "schema"])
def test_the_descriptions_are_served(server: Server, name: str) -> None:
    with Guest(server, None) as nobody:
        assert nobody.get(f"/api/{name}.json").json()


def test_a_room_with_watchers_counts_them(ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "open")["code"]
    with bob.sit(code) as talk:
        talk.until(Welcome)
        assert ada.room(code)["watchers"] == 1


def test_the_seats_of_a_guest_are_known_on_every_device(ada: Guest, server: Server) -> None:
    code = ada.new_room("person", "uniform", "uniform", start=True)["code"]
    with Guest(server, None) as phone:
        phone.post("/api/guest/links/use", {"code": ada.post("/api/guest/links").json()["code"]})
        with phone.sit(code, 0) as talk, ada.sit(code, 0) as other:
            other.until(Welcome)
            assert talk.play_on(random.Random(1)).over is not None
