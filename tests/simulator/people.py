"""Devices of people: they join, leave, choose, lie, vanish and come back."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from simulator.devices import Devices
from simulator.network import Connection
from simulator.sealing import Sealing

from coltexpress.kernel.agenda import NOBODY
from coltexpress.protocol import bodies
from coltexpress.protocol.messages import (
    VERSION,
    Ack,
    Afresh,
    Chat,
    Choose,
    Error,
    Hello,
    Ping,
    RoomChanged,
    ServerMessage,
    TakeBack,
    Update,
    Welcome,
)
from coltexpress.protocol.rooms import (
    BotSeat,
    Clock,
    LiveClock,
    NewRoom,
    NoClock,
    OpenSeat,
    PersonSeat,
    RoomInfo,
    SeatPlan,
)
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room
from coltexpress.server.store.guests import Guest

if TYPE_CHECKING:
    from simulator.world import World

Order = Callable[[Hall, Room, Guest], Awaitable[object]]
BOT = "uniform"


class Person:
    """One device of one guest."""

    def __init__(self, world: World, guest: int, token: str, name: str, seed: int) -> None:
        self.world = world
        self.guest = guest
        self.token = token
        self.name = name
        self.rng = random.Random(seed)
        self.connection: Connection | None = None
        self.info: RoomInfo | None = None  # of the room it looks at
        self.news: dict[int, Update | Afresh] = {}
        self.said: Choose | None = None  # the last choice it made
        self.is_gone = False
        self.sealing = Sealing(self, seed + 1)
        self.devices = Devices(self, seed + 2)

    # hearing

    def hear(self, message: ServerMessage) -> None:
        """A message has come."""
        if isinstance(message, Welcome):
            self.info, self.news = message.room, {}
        elif isinstance(message, RoomChanged):
            self.info = message.room
        if isinstance(message, (Welcome, RoomChanged)) and self.world.is_wary:
            self.sealing.heard(message.room)
        elif isinstance(message, (Update, Afresh)):
            self.news[message.viewer] = message
            if self.world.is_eager and message.ask is not None and not self.is_gone:
                self.world.agenda.after(0.001, self.choose)

    def cut_off(self) -> None:
        """The connection is lost."""
        self.connection, self.news = None, {}

    # acting

    def act(self) -> None:
        """Do something, then something else after a while."""
        if self.is_gone:
            return
        self.any_act()
        if self.world.is_wary and self.sealing.rng.random() < 0.08:
            self.sealing.any_act()
        if self.world.is_forgetful and self.guest == 1 and self.devices.rng.random() < 0.04:
            self.devices.any_act()
        self.world.agenda.after(self.rng.expovariate(1 / 0.4), self.act)

    def any_act(self) -> None:
        """Anything that a person, or somebody worse, might do now."""
        rng = self.rng
        if self.connection is None:
            self.connect()
            self.hello()
            return
        dice = rng.random()
        if dice < 0.45:
            self.choose()
        elif dice < 0.55:
            self.hello()
        elif dice < 0.60:
            self.connection.cut()
        elif dice < 0.64:
            self.connection.say(TakeBack(seat=self.any_seat(), number=self.number()))
        elif dice < 0.66:
            self.connection.say(Chat(text="hello"))
        elif dice < 0.67:
            self.connection.say(Ping(at=1))
        elif dice < 0.73:
            self.lie()
        elif dice < 0.74 and self.info is not None:
            self.sneak(self.info.code)
        else:
            self.order()

    def connect(self) -> None:
        """Open a connection."""
        self.connection = Connection(self.world, self, random.Random(self.rng.random()))

    def hello(self) -> None:
        """Look in a room, with one's own seats, or with those of others."""
        assert self.connection is not None
        code = self.any_code()
        if code is None:
            return
        seats = self.seats_at(code)
        if self.rng.random() < 0.2:
            seats = [self.rng.randrange(4)]
        elif self.rng.random() < 0.2:
            seats = []
        same = self.info is not None and self.info.code == code
        since = self.number() if same and self.news and self.rng.random() < 0.3 else None
        self.connection.say(Hello(version=VERSION, room=code, seats=seats, since=since))

    def choose(self) -> None:
        """Answer an open question, sometimes twice."""
        if self.connection is None:
            return
        asked = [one for one in self.news.values() if one.ask is not None and one.viewer != NOBODY]
        if not asked:
            return
        news = self.rng.choice(asked)
        assert news.ask is not None
        self.said = Choose(
            seat=news.viewer, number=news.number, choice=self.rng.choice(news.ask.options)
        )
        for _ in range(2 if self.rng.random() < 0.3 else 1):
            self.connection.say(self.said)
        if self.world.is_hasty and self.rng.random() < 0.3:
            self.hurry_on()

    def hurry_on(self) -> None:
        """Look in another room before there is an answer."""
        assert self.connection is not None
        here = None if self.info is None else self.info.code
        others = [code for code in self.world.witness.by_code if code != here]
        if others:
            code = self.rng.choice(others)
            self.connection.say(Hello(version=VERSION, room=code, seats=self.seats_at(code)))

    def sneak(self, code: str) -> None:
        """Leave, and say hello on a new connection in the very moment."""
        if self.connection is not None:
            self.connection.cut()
        self.connect()
        hello = Hello(version=VERSION, room=code, seats=self.seats_at(code))
        self.tell(code, "leave", lobby.leave, delay=0.3)
        moment = 0.26 + self.rng.uniform(-0.03, 0.03)
        self.world.agenda.after(moment, partial(self.say_if_there, hello))

    def say_if_there(self, hello: Hello) -> None:
        """Say hello, if the connection is still there."""
        if self.connection is not None:
            self.connection.say(hello)

    def lie(self) -> None:
        """Say something that is not so."""
        assert self.connection is not None
        if self.said is not None and self.rng.random() < 0.4:
            self.connection.say(self.said)
            return
        number = max(0, self.number() + self.rng.choice((-1, 0, 0, 1)))
        self.connection.say(
            Choose(seat=self.any_seat(), number=number, choice=self.rng.randrange(-1, 12))
        )

    # over HTTP

    def order(self) -> None:
        """One request about a room."""
        code = self.any_code()
        dice = self.rng.random()
        if code is None or dice < 0.12:
            self.world.request(self, "open", self.opening())
            return
        if dice < 0.40:
            self.tell(code, "join", lambda h, t, g: lobby.join(h, t, g, bodies.Join()))
        elif dice < 0.62:
            self.tell(code, "start", lobby.start)
        elif dice < 0.72:
            self.tell(code, "leave", lobby.leave)
        elif dice < 0.80:
            seat = self.rng.randrange(4)
            self.tell(code, "kick", lambda h, t, g: lobby.kick(h, t, g, seat))
        elif dice < 0.90:
            level = BOT if self.rng.random() < 0.7 else None
            wanted = bodies.SwapBot(seat=self.rng.randrange(4), level=level)
            self.tell(code, "swap_bot", lambda h, t, g: lobby.swap_bot(h, t, g, wanted))
        elif dice < 0.93:
            seat = self.any_seat()
            self.tell(code, "resign", lambda h, t, g: lobby.resign(h, t, g, seat))
        else:
            self.tell(code, "rematch", self.rematch)

    async def rematch(self, hall: Hall, room: Room, guest: Guest) -> None:
        """Ask for the same room once more; only those who sat there may."""
        await lobby.rematch(hall, room, guest)
        if not self.seats_at(room.row.code):
            self.world.witness.wrong(f"{room.row.code}: a stranger has opened the rematch")

    def tell(self, code: str, what: str, order: Order, delay: float | None = None) -> None:
        """An order to a room."""

        async def work(hall: Hall, guest: Guest) -> object:
            return await order(hall, await hall.find(code), guest)

        self.world.request(self, f"{what} {code}", work, delay, code=code)

    def opening(self, *, is_first: bool = False) -> Callable[[Hall, Guest], Awaitable[object]]:
        """A new room of any kind; the first one of a world is for people."""
        rng = self.rng
        game = rng.choice(("super", "super", "super", "classic", "armored"))
        count = rng.choice((3, 3, 4))
        plans: list[SeatPlan] = [
            rng.choice((OpenSeat(), OpenSeat(), PersonSeat(), BotSeat(level=BOT)))
            for _ in range(count)
        ]
        if is_first:
            plans = [PersonSeat(), OpenSeat(), OpenSeat()]
        if self.world.is_wary:
            plans = [self.sealed(plan) for plan in plans]
        clock: Clock = NoClock()
        if rng.random() < 0.6:
            clock = LiveClock(per_decision=5, reserve=rng.choice((0, 10)))
        wanted = NewRoom(
            game=game,
            seats=plans,
            clock=clock,
            stand_in=BOT,
            start=rng.random() < 0.5,
            visibility="public",
        )
        return lambda hall, guest: lobby.open_room(hall, guest, wanted)

    def sealed(self, plan: SeatPlan) -> SeatPlan:
        """A seat of one's own, perhaps with a seal from the start."""
        if isinstance(plan, PersonSeat) and self.sealing.rng.random() < 0.5:
            return PersonSeat(seal=self.sealing.draw())
        return plan

    # what it knows

    def any_code(self) -> str | None:
        """A room that it has heard of; often the one it looks at."""
        codes = list(self.world.witness.by_code)
        if self.info is not None and self.rng.random() < 0.7:
            return self.info.code
        return self.rng.choice(codes[-4:]) if codes else None

    def seats_at(self, code: str) -> list[int]:
        """Its own seats, as far as it knows."""
        room = self.world.witness.by_code[code]
        return [seat for seat in range(len(room.seats)) if room.owner(seat) == self.guest]

    def any_seat(self) -> int:
        """A seat, mostly one's own."""
        own = [viewer for viewer in self.news if viewer >= 0]
        return self.rng.choice(own) if own and self.rng.random() < 0.8 else self.rng.randrange(4)

    def number(self) -> int:
        """The last number that it has heard."""
        return max((one.number for one in self.news.values()), default=0)


class Loyal(Person):
    """A person who sits in one room and answers whatever is asked, after everything has healed."""

    def __init__(self, world: World, guest: int, token: str, code: str, seed: int) -> None:
        super().__init__(world, guest, token, f"loyal {guest} at {code}", seed)
        self.code = code
        self.come_back()

    def hear(self, message: ServerMessage) -> None:
        super().hear(message)
        if isinstance(message, (Update, Afresh, Error, Ack)):
            pause = 1.0 if isinstance(message, Error) else 0.01
            self.world.agenda.after(pause + self.rng.random() * 0.1, self.answer)

    def cut_off(self) -> None:
        super().cut_off()
        self.world.agenda.after(0.5, self.come_back)

    def come_back(self) -> None:
        """Connect, and look with all own seats."""
        if self.connection is None:
            self.connect()
            assert self.connection is not None
            seats = self.seats_at(self.code)
            self.connection.say(Hello(version=VERSION, room=self.code, seats=seats))

    def answer(self) -> None:
        """Answer what is still open."""
        if self.connection is None:
            return
        for news in self.news.values():
            if news.ask is not None and news.ask.answer is None and news.viewer != NOBODY:
                said = Choose(
                    seat=news.viewer, number=news.number, choice=self.rng.choice(news.ask.options)
                )
                self.connection.say(said)
                return
