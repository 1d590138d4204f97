"""The coach: whom he advises, about what, and from what he knows."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from server.halls import Ear, hall_at, in_a_loop, new_guest, watch
from server.running import Guest, served

from coltexpress.kernel.agenda import question_for
from coltexpress.kernel.views import look
from coltexpress.notation.position import line_of_view
from coltexpress.protocol.messages import Advice, Advise, Advised, Choose, Error
from coltexpress.protocol.rooms import BotSeat, NewRoom, PersonSeat, SeatPlan
from coltexpress.server.hosting import lobby
from coltexpress.server.hosting.advice import advise, may_coach
from coltexpress.server.hosting.hall import Hall
from coltexpress.server.hosting.room import Room
from coltexpress.server.hosting.room_settings import RoomSettings
from coltexpress.server.refusals import Refused
from coltexpress.server.store.guests import Guest as Row
from coltexpress.server.workers.jobs import Coaching, Pace, pace_of
from coltexpress.server.workers.queue import Share


class Watched:
    """A coach of whom it is noted what he was told."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.jobs: list[tuple[msgspec.Struct, Share]] = []
        hall.workers.do = self.do  # type: ignore[method-assign]

    async def do(self, job: msgspec.Struct, share: Share) -> bytes | None:
        self.jobs.append((job, share))
        await asyncio.sleep(0)
        return msgspec.json.encode([Advised(option=7, reasons=[])])


async def opened(hall: Hall, ada: Row, people: int, *, coach: bool = False) -> Room:
    """A room in play in which a person is asked."""
    seats: list[SeatPlan] = [PersonSeat() for _ in range(people)]
    seats += [BotSeat(level="uniform")] * (4 - people)
    room = await lobby.open_room(
        hall, ada, NewRoom(game="classic", seats=seats, coach=coach, start=True)
    )
    while True:
        assert room.play is not None
        mine = [seat for seat in room.play.asked if not room.is_bot(seat)]
        if mine:
            return room
        await asyncio.sleep(0.01)


def asked(room: Room) -> Advise:
    assert room.play is not None
    seat = next(seat for seat in room.play.asked if not room.is_bot(seat))
    return Advise(seat=seat, number=room.play.number)


@in_a_loop
async def test_the_coach_is_told_the_view_of_the_seat_and_nothing_else(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db") as hall:
        ada = await new_guest(hall)
        coach, room = Watched(hall), await opened(hall, ada, 1)
        ear, wanted = watch(hall, room, ada, 0), asked(room)
        await advise(room, ear, wanted)
        assert room.play is not None
        ((job, share),) = coach.jobs
        view = line_of_view(room.book, look(room.play.state, wanted.seat))
        assert job == Coaching("classic", view)
        assert share == Share(ada.id, with_people=True)
        (told,) = ear.of(Advice)
        assert isinstance(told, Advice)
        assert (told.seat, told.number, told.advised[0].option) == (0, wanted.number, 7)


@in_a_loop
async def test_the_same_question_is_thought_about_once(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db") as hall:
        ada = await new_guest(hall)
        coach, room = Watched(hall), await opened(hall, ada, 1)
        ear = watch(hall, room, ada, 0)
        for _ in range(3):
            await advise(room, ear, asked(room))
        assert len(coach.jobs) == 1
        assert len(ear.of(Advice)) == 3


@in_a_loop
async def test_advice_comes_too_late_when_the_question_is_gone(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db") as hall:
        ada = await new_guest(hall)
        Watched(hall)
        room = await opened(hall, ada, 1)
        ear, wanted = watch(hall, room, ada, 0), asked(room)
        thinking = asyncio.create_task(advise(room, ear, wanted))
        await asyncio.sleep(0)
        assert room.play is not None
        question = question_for(room.play.state, 0)
        assert question is not None
        room.choose(ear, Choose(seat=0, number=wanted.number, choice=question.options[0]))
        await thinking
        assert ear.of(Advice) == []


@pytest.mark.parametrize(
    ("people", "coach", "allowed"), [(1, False, True), (2, False, False), (2, True, True)]
)
def test_among_people_the_host_decides(
    tmp_path: Path, people: int, coach: bool, allowed: bool
) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "x.db") as hall:
            ada = await new_guest(hall)
            Watched(hall)
            room = await opened(hall, ada, people, coach=coach)
            ear = watch(hall, room, ada, *range(people))
            assert hall.info(room, ada.id).coach is allowed
            if allowed:
                await advise(room, ear, asked(room))
                assert ear.of(Advice)
            else:
                with pytest.raises(Refused, match="no_coach"):
                    await advise(room, ear, asked(room))

    asyncio.run(story())


@in_a_loop
async def test_nobody_is_advised_on_the_question_of_another(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db") as hall:
        ada, ben = await new_guest(hall), await new_guest(hall, "Ben")
        Watched(hall)
        room = await opened(hall, ada, 1)
        for stranger in (watch(hall, room, ben, 0), watch(hall, room, None), Ear(ada)):
            with pytest.raises(Refused, match="not_your_seat"):
                await advise(room, stranger, asked(room))


@in_a_loop
async def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async with hall_at(tmp_path / "x.db", generosity=0.1) as hall:
        ada = await new_guest(hall)
        Watched(hall)
        room = await opened(hall, ada, 1)
        ear = watch(hall, room, ada, 0)
        for _ in range(3):
            room.advice.clear()
            await advise(room, ear, asked(room))
        room.advice.clear()
        with pytest.raises(Refused, match="too_fast"):
            await advise(room, ear, asked(room))


def test_the_coach_waits_among_the_bots_and_never_counts_as_a_long_thinker() -> None:
    assert pace_of(Coaching("classic", "")) < Pace.LONG


def test_a_try_at_the_daily_robbery_is_made_without_help() -> None:
    assert not may_coach(RoomSettings(daily="2026-11-17"), [])
    assert may_coach(RoomSettings(daily="2026-11-17", practice=True), [])


@pytest.mark.slow
def test_a_real_coach_names_options_with_reasons(tmp_path: Path) -> None:
    with served(tmp_path) as server, Guest(server) as ada:
        code = ada.new_room("person", "uniform", "uniform", start=True)["code"]
        with ada.sit(code, 0) as talk:
            news = talk.news()
            while news.ask is None or news.ask.what != "play-or-draw":
                if news.ask is not None:
                    talk.choose(0, news.number, news.ask.options[0])
                news = talk.news()
            talk.say(Advise(seat=0, number=news.number))
            told = talk.until(Advice)
            assert told.number == news.number
            assert 1 <= len(told.advised) <= 3
            assert all(one.option in news.ask.options and one.reasons for one in told.advised)
            talk.say(Advise(seat=1, number=news.number))
            assert talk.until(Error).code == "not_your_seat"
