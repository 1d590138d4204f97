"""Devices: people link new ones, forget them, and come in the very moment they are forgotten."""

from __future__ import annotations

import random
from functools import partial
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.responses import Response

from coltexpress.protocol import bodies
from coltexpress.protocol.messages import VERSION, Hello
from coltexpress.server.addresses import Sender
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.http import about_guests
from coltexpress.server.http.call import Call
from coltexpress.server.http.guests import COOKIE
from coltexpress.server.store.guests import Guest

if TYPE_CHECKING:
    from simulator.people import Person

SENDER = Sender("192.0.2.1", "192.0.2.1", is_passed_on=False, is_secure=False)
PHONES = 4  # that are linked in one world


class Devices:
    """What one device does about itself and the others of its guest."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.rng = random.Random(seed)

    def call(self, hall: Hall, guest: Guest | None, body: msgspec.Struct | None = None) -> Call:
        """A request of this device, as it comes in."""
        return Call(
            hall, guest, self.person.token, SENDER, "en", {}, QueryParams(""), Headers({}), body
        )

    def any_act(self) -> None:
        """One request about devices."""
        dice = self.rng.random()
        if dice < 0.4:
            self.request("show a link", self.show_link)
        elif dice < 0.75:
            self.request("use a link", self.use_link, is_stranger=True)
        elif dice < 0.85:
            self.request("forget this device", self.forget)
        else:
            self.come_while_forgotten()

    def request(self, what: str, work: object, *, is_stranger: bool = False) -> None:
        """A request after a while."""
        self.person.world.request(self.person, what, work, is_stranger=is_stranger)  # type: ignore[arg-type]

    async def show_link(self, hall: Hall, guest: Guest) -> None:
        """A code for another device; it is told to anybody."""
        link = await about_guests.new_link(self.call(hall, guest))
        self.person.world.links.append(link.code)
        self.person.world.witness.links[link.code] = guest.id

    async def use_link(self, hall: Hall, _guest: Guest) -> None:
        """A new device with a code, old or new, becomes its guest's."""
        world = self.person.world
        if not world.links or world.phones >= PHONES:
            return
        code = self.rng.choice(world.links[-3:])
        answer = await about_guests.use_link(self.call(hall, None, bodies.UseLink(code=code)))
        assert isinstance(answer, Response)
        whose = world.witness.links.pop(code, None)
        told = int(msgspec.json.decode(bytes(answer.body))["id"])
        if told != whose:
            world.witness.wrong(f"a link of guest {whose} has worked for guest {told}")
        token = SimpleCookie(answer.headers["set-cookie"])[COOKIE].value
        world.add_phone(told, token, self.rng.getrandbits(32))

    async def forget(self, hall: Hall, guest: Guest) -> None:
        """This device is nobody's."""
        await about_guests.forget(self.call(hall, guest))
        self.person.world.witness.forgotten(self.person.token)

    async def forget_all(self, hall: Hall, guest: Guest) -> None:
        """All devices are nobody's."""
        devices = [one for one in self.person.world.people if one.guest == guest.id]
        tokens = [one.token for one in devices]
        await about_guests.forget_all(self.call(hall, guest))
        for token in tokens:
            self.person.world.witness.forgotten(token)

    def come_while_forgotten(self) -> None:
        """All devices are forgotten, and in the very moment they say hello once more."""
        person, world = self.person, self.person.world
        world.request(person, "forget all devices", self.forget_all, 0.3)
        for device in [one for one in world.people if one.guest == person.guest]:
            moment = 0.24 + self.rng.uniform(-0.05, 0.05)
            world.agenda.after(moment, partial(come_anew, device))


def come_anew(person: Person) -> None:
    """Say hello on a new connection."""
    code = person.any_code()
    if code is None:
        return
    if person.connection is not None:
        person.connection.cut()
    person.connect()
    assert person.connection is not None
    person.connection.say(Hello(version=VERSION, room=code, seats=person.seats_at(code)))
