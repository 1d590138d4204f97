"""People who are waited for and do not come are called, by messages that only they can read."""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from server.halls import hall_at, new_guest, new_room, watch
from server.push_service import CURVE, Browser, Service, letters, push_service
from server.running import Guest as Visitor
from sqlalchemy import Connection, func, select, update

from coltexpress.protocol import bodies
from coltexpress.protocol.messages import Choose
from coltexpress.protocol.rooms import Clock, LiveClock, NoClock, SlowClock
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room
from coltexpress.server.push import endpoints
from coltexpress.server.push.endpoints import Endpoint, Forbidden, read_endpoint
from coltexpress.server.push.posting import Post
from coltexpress.server.push.sealing import sealed
from coltexpress.server.push.signing import public_key
from coltexpress.server.store import calls as store
from coltexpress.server.store.guests import Guest, change_guest, forget_token, hashed
from coltexpress.server.store.rooms import save_seats
from coltexpress.server.store.schema import calls, subscriptions

SLOW = SlowClock(days=2)


class Table:
    """Two people in a slow room: one is there, the other has a browser that can be woken."""

    def __init__(self, hall: Hall, service: Service, room: Room, ada: Guest, bob: Guest) -> None:
        self.hall = hall
        self.service = service
        self.room = room
        self.ada = ada
        self.bob = bob
        self.browser = Browser()

    async def pick_bandits(self) -> None:
        """Play on until both are asked for their plans."""
        for _ in range(500):
            asked = self.room.people_asked()
            if asked == [0, 1]:
                return
            for seat in asked:
                await self.choose(seat)
            await asyncio.sleep(0.01)
        raise AssertionError("they never plan")

    async def until_bob_is_asked(self) -> None:
        """Let Ada answer until it is Bob's turn."""
        for _ in range(500):
            asked = self.room.people_asked()
            if 1 in asked:
                return
            for seat in asked:
                await self.choose(seat)
            await asyncio.sleep(0.01)
        raise AssertionError("Bob is never asked")

    async def subscribe(self, name: str = "bob") -> None:
        endpoint = self.service.endpoint(name)
        device, browser = hashed("token of Bob"), self.browser
        one = store.Subscription(
            device, endpoint, browser.public, browser.auth, "https://play.example.org"
        )
        await self.hall.store.write(lambda c: store.subscribe(c, self.bob.id, one, 1))

    async def call(self) -> None:
        """Make the calls that are due by now."""
        await asyncio.sleep(0.02)  # for what is being written down
        await self.hall.store.write(lambda c: None)
        await self.hall.caller.look()

    async def bring_forward(self) -> None:
        """What would be due later is due now."""
        due = update(calls).where(calls.c.due_at.is_not(None)).values(due_at=1)
        await self.hall.store.write(lambda c: c.execute(due))

    async def rows(self) -> list[tuple[int, str, bool]]:
        """Who is to be called, for what, and whether it is still to be done."""

        def read(connection: Connection) -> list[tuple[int, str, bool]]:
            query = select(calls.c.seat, calls.c.what, calls.c.due_at).order_by(calls.c.seat)
            return [(seat, what, due is not None) for seat, what, due in connection.execute(query)]

        await asyncio.sleep(0.02)
        await self.hall.store.write(lambda c: None)
        return await self.hall.store.read(read)

    async def choose(self, seat: int) -> None:
        """Answer for a seat."""
        guest = self.ada if seat == 0 else self.bob
        ear = watch(self.hall, self.room, guest, seat)
        play = self.room.playing()
        options = next(ask.options for ask in play.state.asks if ask.seat == seat)
        choice = Choose(seat=seat, number=play.number, choice=options[0])
        self.room.choose(ear, choice)
        await self.room.keeping.all_done()
        self.hall.part(ear)


@asynccontextmanager
async def table(
    folder: Path, *bots: str, clock: Clock = SLOW, game: str = "super"
) -> AsyncIterator[Table]:
    with push_service(folder) as service:
        async with hall_at(folder / "rooms.db", call_after=0) as hall:
            hall.caller.post = Post(service.trusting, private=True)
            ada, bob = await new_guest(hall, "Ada"), await new_guest(hall, "Bob")
            room = await new_room(
                hall, ada, "person", "open", *(bots or ("uniform",)), game=game, clock=clock
            )
            await lobby.join(hall, room, bob, bodies.Join())
            await lobby.start(hall, room, ada)
            t = Table(hall, service, room, ada, bob)
            if game == "super":
                await t.pick_bandits()
            yield t


def story(tell: Callable[[Path], Awaitable[None]]) -> Callable[[Path], None]:
    @wraps(tell)
    def run(tmp_path: Path) -> None:
        asyncio.run(tell(tmp_path))  # type: ignore[arg-type]  # every story is a coroutine

    return run


# The message


def test_a_message_is_sealed_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, chapter 5."""
    own = ec.derive_private_key(
        int.from_bytes(letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        letters(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        letters("BTBZMqHH6r4Tts7J_aSIgg"),
        letters("DGv6ra1nlYgDCS1FRnbzlw"),
        own,
    )
    assert urlsafe_b64encode(found).rstrip(b"=").decode() == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@story
async def test_whoever_is_waited_for_is_called_once(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        await t.call()
        [posted] = t.service.posted
        assert posted.path == "/send/bob?v=1"
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert int(posted.headers["ttl"]) > 0
        told = t.browser.open(posted.content)
        code = t.room.row.code
        assert (told["url"], told["tag"]) == (f"/table/{code}", code)
        assert told["title"] == "It is your turn"
        assert "Ada" in told["body"]
        claims = posted.claims(public_key(await t.hall.caller.key()))
        assert claims["aud"] == t.service.origin
        assert claims["sub"] == "https://play.example.org"
        assert 0 < claims["exp"] - time.time() < 24 * 60 * 60
        await t.bring_forward()
        await t.call()
        assert len(t.service.posted) == 1


@story
async def test_a_call_speaks_the_language_of_whoever_is_called(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        await t.hall.store.write(lambda c: change_guest(c, t.bob._replace(language="de")))
        await t.call()
        assert t.browser.open(t.service.posted[0].content)["title"] == "Du bist dran"


@story
async def test_whoever_looks_at_the_room_is_called_only_after_leaving(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        ear = watch(t.hall, t.room, t.bob, 1)
        await t.call()
        assert t.service.posted == []
        t.hall.part(ear)
        await t.call()
        assert len(t.service.posted) == 1


@story
async def test_whoever_has_answered_is_not_called(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        assert await t.rows() == [(0, "turn", True), (1, "turn", True)]
        await t.choose(1)
        assert await t.rows() == [(0, "turn", True)]
        await t.call()
        assert t.service.posted == []


@story
async def test_somebody_else_who_answers_brings_no_second_call(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        await t.call()
        await t.choose(0)
        await t.bring_forward()
        await t.call()
        assert len(t.service.posted) == 1


@story
async def test_the_next_turn_calls_again(tmp_path: Path) -> None:
    async with table(tmp_path, game="toy") as t:
        await t.subscribe()
        for turns in (1, 2, 3):
            await t.until_bob_is_asked()
            await t.call()
            assert len(t.service.posted) == turns
            await t.choose(1)


@story
async def test_the_same_seats_with_another_question_are_called_anew(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        room, guests = t.room.row.id, {0: t.ada.id, 1: t.bob.id}
        await t.call()
        assert await t.rows() == [(0, "turn", False), (1, "turn", False)]
        for number, is_due in ((t.room.playing().opened, False), (1000, True)):
            waits = store.Waits(number, guests)
            await t.hall.store.write(lambda c, w=waits: store.expect_turns(c, room, w, 1))  # type: ignore[misc]
            assert await t.rows() == [(0, "turn", is_due), (1, "turn", is_due)]


@story
async def test_a_stand_in_is_not_called(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        assert len(await t.rows()) == 2
        bob = t.room.seating[1]
        await t.hall.store.write(
            lambda c: save_seats(c, t.room.row.id, [bob._replace(away=True)]), t.room.claim
        )
        await t.call()
        assert t.service.posted == []


@pytest.mark.parametrize("clock", [NoClock(), LiveClock()])
def test_nobody_is_called_where_people_sit_together(tmp_path: Path, clock: Clock) -> None:
    async def tell() -> None:
        async with table(tmp_path, clock=clock) as t:
            await t.subscribe()
            await t.call()
            assert await t.rows() == []
            assert t.service.posted == []

    asyncio.run(tell())


@story
async def test_those_who_played_hear_that_it_is_over(tmp_path: Path) -> None:
    async with table(tmp_path, "uniform", game="toy") as t:
        await t.subscribe()
        for _ in range(200):
            asked = t.room.people_asked() if t.room.row.status == "playing" else []
            for seat in asked:
                await t.choose(seat)
            await asyncio.sleep(0.01)
            if t.room.row.status == "over":
                break
        assert await t.rows() == [(0, "over", True), (1, "over", True)]
        t.service.posted.clear()
        await t.call()
        assert t.browser.open(t.service.posted[0].content)["title"] == "The game is over"
        assert await t.rows() == []


# Services that do not answer


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def tell() -> None:
        async with table(tmp_path) as t:
            await t.subscribe()
            t.service.status = status
            await t.call()
            assert len(t.service.posted) == 1
            assert await known(t.hall) == 0

    asyncio.run(tell())


@story
async def test_a_service_that_fails_is_tried_three_times(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        t.service.status = 503
        for _ in range(5):
            await t.call()
            await t.bring_forward()
        assert len(t.service.posted) == 3
        assert await known(t.hall) == 1


@story
async def test_a_certificate_of_nobody_is_not_believed(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        t.hall.caller.post = Post(private=True)
        await t.call()
        assert t.service.posted == []


@story
async def test_nothing_is_sent_into_our_own_network(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        t.hall.caller.post = Post(t.service.trusting)
        await t.call()
        assert t.service.posted == []
        here = Endpoint("localhost", int(t.service.origin.rpartition(":")[2]), "/")
        assert t.hall.caller.post.post(here, {}, b"") == 0
        with pytest.raises(Forbidden):
            endpoints.resolve(here)


async def known(hall: Hall) -> int:
    """How many browsers can be woken."""
    query = select(func.count()).select_from(subscriptions)
    return await hall.store.read(lambda c: c.execute(query).scalar_one())


# Browsers


@story
async def test_a_browser_is_forgotten_with_its_device(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        await t.hall.store.write(lambda c: forget_token(c, "token of Bob"))
        assert await known(t.hall) == 0


@story
async def test_a_browser_belongs_to_whoever_used_it_last(tmp_path: Path) -> None:
    async with table(tmp_path) as t:
        await t.subscribe()
        endpoint, browser = t.service.endpoint("bob"), t.browser
        one = store.Subscription(hashed("token of Ada"), endpoint, browser.public, b"x" * 16, "")
        await t.hall.store.write(lambda c: store.subscribe(c, t.ada.id, one, 2))
        assert await known(t.hall) == 1
        found = await t.hall.store.read(lambda c: store.subscriptions_of(c, t.ada.id))
        assert [each.device for each in found] == [hashed("token of Ada")]


def test_all_servers_of_a_database_sign_with_one_key(tmp_path: Path) -> None:
    async def key() -> bytes:
        async with hall_at(tmp_path / "rooms.db") as hall:
            return await hall.caller.key()

    first = asyncio.run(key())
    assert asyncio.run(key()) == first
    assert len(letters(public_key(first))) == 65


GOOD = "https://fcm.googleapis.com/fcm/send/abc:def-_?x=1"
BAD = (
    "http://push.example.org/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://2130706433/1",
    "https://0x7f.1/1",
    "https://127.1/1",
    "https://localhost/1",
    "https://push.example.org:8443/1",
    "https://ada@push.example.org/1",
    "https://push.example.org/1#x",
    "https://push.example.org/ 1",
    "https://push.example.org\\@10.0.0.1/1",
    "https://push..example.org/1",
    "https://push.example.org:port/1",
    "https://пуш.example.org/1",
    "https:///1",
    "https://push.example.org/" + "x" * 1000,
)


@pytest.mark.parametrize("text", BAD)
def test_only_addresses_of_public_services_are_taken(text: str) -> None:
    with pytest.raises(Forbidden):
        read_endpoint(text)


def test_an_endpoint_keeps_its_path_and_query() -> None:
    found = read_endpoint(GOOD)
    assert found == ("fcm.googleapis.com", 443, "/fcm/send/abc:def-_?x=1")
    assert found.origin == "https://fcm.googleapis.com"


@pytest.mark.parametrize(
    ("address", "is_public"),
    [
        ("142.250.74.106", True),
        ("2a00:1450:400f:80c::200a", True),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::1", False),
        ("::ffff:10.0.0.1", False),
    ],
)
def test_only_public_addresses_are_knocked_at(address: str, is_public: bool) -> None:
    assert endpoints.is_public(endpoints.mapped(ip_address(address))) == is_public


def test_a_browser_says_how_it_is_woken(ada: Visitor) -> None:
    key = ada.get("/api/push").json()["key"]
    assert len(letters(key)) == 65
    browser = Browser()
    body = {
        "endpoint": GOOD,
        "public": urlsafe_b64encode(browser.public).rstrip(b"=").decode(),
        "auth": urlsafe_b64encode(browser.auth).rstrip(b"=").decode(),
    }

    def put(**change: str) -> int:
        return ada.http.put("/api/guest/push", json=body | change).status_code

    assert put() == 204
    assert put(endpoint=BAD[6]) == 422
    assert put(endpoint=BAD[0]) == 400
    assert put(public="A" * 87) == 422  # no point of the curve
    assert put(auth="short") == 400
    assert ada.http.delete("/api/guest/push").status_code == 204
    assert ada.http.delete("/api/guest/push").status_code == 204


def test_strangers_are_woken_by_nobody(server: object) -> None:
    with Visitor(server, None) as nobody:  # type: ignore[arg-type]  # the fixture's server
        assert nobody.get("/api/push").status_code == 200
        assert nobody.http.delete("/api/guest/push").status_code == 401
