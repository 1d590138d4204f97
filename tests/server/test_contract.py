"""The contract: what a client can rely on, over a real socket and a real process."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from server.running import Guest, Server, Talk
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from coltexpress.games import OFFERED
from coltexpress.kernel.agenda import NOBODY
from coltexpress.notation import record
from coltexpress.protocol.messages import (
    VERSION,
    Ack,
    Afresh,
    Chat,
    ChatLine,
    Emote,
    Error,
    Hello,
    Ping,
    Pong,
    Presence,
    RoomChanged,
    Update,
    Welcome,
)
from coltexpress.server.fair import check

BOTS = ("greenhorn", "uniform")


def test_a_whole_game_against_bots(ada: Guest) -> None:
    room = ada.new_room("person", *BOTS, start=True)
    with ada.sit(room["code"], 0) as talk:
        welcome = talk.until(Welcome)
        assert welcome.viewers == [0]
        assert welcome.box is not None
        last = talk.play_on(random.Random(1))
        assert last.over is not None
        changed = talk.until(RoomChanged)
    assert changed.room.status == "over"
    assert changed.room.winners == last.over.winners
    assert changed.room.seed is not None


def test_the_answer_to_hello_is_welcome_and_nothing_comes_before_it(ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "open", *BOTS)["code"]
    with ada.sit(code, 0) as first:
        assert isinstance(first.hear(), Welcome)
        with bob.sit(code) as second:
            told = second.hear()
            assert isinstance(told, Welcome)
            assert told.presence == Presence(online=[0], watchers=1)
            assert first.until(Presence).watchers == 1  # the others hear of it
            second.say(Hello(version=VERSION, room=code))
            assert isinstance(second.hear(), Welcome)


@pytest.mark.parametrize("game", OFFERED)
def test_updates_are_numbered_without_gaps(ada: Guest, game: str) -> None:
    room = ada.new_room("person", *BOTS, game=game, start=True)
    with ada.sit(room["code"], 0) as talk:
        talk.play_on(random.Random(2))
        news = [one for one in talk.heard if isinstance(one, (Update, Afresh))]
    assert isinstance(news[0], Afresh)
    for before, after in pairwise(news):
        assert isinstance(after, Update)
        assert after.before == before.number
        assert after.number > before.number


def test_two_people_play_together(ada: Guest, bob: Guest) -> None:
    room = ada.new_room("person", "open")
    code = room["code"]
    assert bob.post(f"/api/rooms/{code}/join").json()["seats"][1]["mine"]
    with ada.sit(code, 0) as first, bob.sit(code, 1) as second:
        assert first.until(Welcome).room.status == "lobby"
        second.until(Welcome)
        assert ada.post(f"/api/rooms/{code}/start").status_code == 200
        play_together(first, second)


def play_together(*talks: Talk) -> None:
    """Everybody answers in turn until the game is over."""
    rng = random.Random(3)
    over = 0
    while over < len(talks):
        over = 0
        latest = [talk.news() for talk in talks]
        for talk, news in zip(talks, latest, strict=True):
            over += news.over is not None
            talk.answer(news, rng)


def play_alone(talk: Talk, choices: int) -> Update | Afresh:
    """One person answers for both seats, so many times; the last update."""
    rng = random.Random(5)
    for _ in range(choices):
        both = talk.news(), talk.news()
        assert sum(talk.answer(news, rng) for news in both)
    talk.news()
    return talk.news()


def test_hot_seats_are_several_seats_on_one_socket(ada: Guest) -> None:
    room = ada.new_room("person", "person", "uniform", start=True)
    with ada.sit(room["code"], 0, 1) as talk:
        assert talk.until(Welcome).viewers == [0, 1]
        scenes = [talk.until(Afresh), talk.until(Afresh)]
        assert [scene.viewer for scene in scenes] == [0, 1]
        rng = random.Random(4)
        for scene in scenes:
            talk.answer(scene, rng)
        assert talk.play_on(rng).over is not None


def test_who_was_away_gets_exactly_what_was_missed(ada: Guest) -> None:
    room = ada.new_room("person", "person", start=True)
    code = room["code"]
    with ada.sit(code, 0, 1) as talk, ada.sit(code, 0) as away:
        seen = away.news()
        away.socket.close()
        last = play_alone(talk, 30)
        missed = [one for one in talk.heard if isinstance(one, Update) and one.viewer == 0]
        with ada.sit(code, 0, since=seen.number) as back:
            welcome = back.until(Welcome)
            assert welcome.box is None
            update = back.until(Update)
    told = [event for one in missed for event in one.events]
    assert update.before == seen.number
    assert update.number == last.number
    assert [(one.kind, one.args) for one in update.events] == [
        (one.kind, one.args) for one in told[: len(update.events)]
    ]
    assert len(update.events) == len(told)


def test_a_choice_that_is_sent_twice_counts_once(ada: Guest) -> None:
    room = ada.new_room("person", "person", start=True)
    with ada.sit(room["code"], 0) as talk:
        news = talk.news()
        while news.ask is None:  # it is the other seat's turn
            with ada.sit(room["code"], 1) as other:
                other.answer(other.news(), random.Random(6))
            news = talk.news()
        choice = news.ask.options[0]
        talk.choose(0, news.number, choice)
        first = talk.until(Ack)
        talk.choose(0, news.number, choice)
        assert talk.until(Ack) == first
        assert ada.room(room["code"])["number"] >= first.number


def test_a_choice_from_an_old_update_is_stale(ada: Guest) -> None:
    room = ada.new_room("person", "person", start=True)
    with ada.sit(room["code"], 0, 1) as talk:
        play_alone(talk, 12)
        old = next(one for one in talk.heard if isinstance(one, Afresh) and one.ask is not None)
        assert old.ask is not None
        talk.choose(old.viewer, old.number, old.ask.options[-1])
        error = talk.until(Error)
        assert error.code == "stale"
        assert not error.fatal


def test_an_old_choice_is_stale_when_others_are_asked_too(ada: Guest) -> None:
    room = ada.new_room("person", "person", start=True)
    with ada.sit(room["code"], 0, 1) as talk:
        first = next(news for news in (talk.news(), talk.news()) if news.ask is not None)
        assert first.ask is not None
        talk.choose(first.viewer, first.number, first.ask.options[0])
        talk.until(Ack)
        talk.choose(first.viewer, first.number, first.ask.options[-1])
        assert talk.until(Error).code == "stale"


def test_nobody_chooses_for_others(ada: Guest, bob: Guest) -> None:
    room = ada.new_room("person", "person", start=True)
    with bob.sit(room["code"], 0) as talk:
        error = talk.until(Error)
        assert error.code == "not_your_seat"
    with bob.sit(room["code"]) as watcher:
        scene = watcher.until(Afresh)
        assert scene.viewer == NOBODY
        assert scene.ask is None
        watcher.choose(0, scene.number, 0)
        assert watcher.until(Error).code == "not_your_seat"


def test_what_is_not_offered_is_refused(ada: Guest) -> None:
    room = ada.new_room("person", "person", start=True)
    with ada.sit(room["code"], 0, 1) as talk:
        news = next(news for news in (talk.news(), talk.news()) if news.ask is not None)
        talk.choose(news.viewer, news.number, 99_999)
        assert talk.until(Error).code == "not_offered"
        talk.choose(1 - news.viewer, news.number, 0)
        assert talk.until(Error).code == "not_asked"
        assert ada.room(room["code"])["number"] == news.number


def test_chat_is_kept_and_told_to_everybody(ada: Guest, bob: Guest) -> None:
    room = ada.new_room("person", "open")
    with ada.sit(room["code"], 0) as talk, bob.sit(room["code"]) as watcher:
        watcher.until(Welcome)
        talk.say(Chat(text="  Hands\tup! "))
        for each in (talk, watcher):
            line = each.until(ChatLine)
            assert (line.name, line.seat, line.text) == ("Ada", 0, "Hands up!")
    with bob.sit(room["code"]) as late:
        assert [line.text for line in late.until(Welcome).chat] == ["Hands up!"]


def test_an_emote_is_kept_and_told_like_a_line_of_chat(ada: Guest, bob: Guest) -> None:
    room = ada.new_room("person", "open")
    with ada.sit(room["code"], 0) as talk, bob.sit(room["code"]) as watcher:
        watcher.until(Welcome)
        talk.say(Emote(emote="howdy"))
        for each in (talk, watcher):
            line = each.until(ChatLine)
            assert (line.name, line.seat, line.text, line.emote) == ("Ada", 0, "", "howdy")
        watcher.say(Emote(emote="bravo"))  # whoever may chat may do this
        line = talk.until(ChatLine)
        assert (line.seat, line.emote) == (None, "bravo")
    with bob.sit(room["code"]) as late:
        assert [line.emote for line in late.until(Welcome).chat] == ["howdy", "bravo"]


def test_without_chat_nobody_talks(ada: Guest) -> None:
    room = ada.new_room("person", "open", chat=False)
    with ada.sit(room["code"], 0) as talk:
        talk.say(Emote(emote="fist"))
        assert talk.until(Error).code == "chat_is_off"
        talk.say(Chat(text="Hands up!"))
        assert talk.until(Error).code == "chat_is_off"


def test_players_are_silent_during_stealin_in_armored(ada: Guest, bob: Guest) -> None:
    """A-TALK-01, A-TALK-02"""
    room = ada.new_room("person", "person", game="armored", start=True)
    with ada.sit(room["code"], 0, 1) as talk, bob.sit(room["code"]) as watcher:
        watcher.until(Welcome)
        talk.say(Chat(text="before the game"))
        assert talk.until(ChatLine).text == "before the game"
        rng = random.Random(8)
        scenes = [one for one in talk.heard if isinstance(one, Afresh)]
        for scene in scenes:
            talk.answer(scene, rng)
        while "stealin-began" not in kinds(news := talk.news()):
            talk.answer(news, rng)
        for said in (Chat(text="shoot him"), Emote(emote="draw")):
            talk.say(said)
            assert talk.until(Error).code == "no_talking_now"
        watcher.say(Chat(text="exciting"))
        assert watcher.until(ChatLine).text == "before the game"
        assert watcher.until(ChatLine).text == "exciting"


def kinds(news: Update | Afresh) -> list[str]:
    """What has happened."""
    return [event.kind for event in news.events] if isinstance(news, Update) else []


def test_everybody_hears_who_comes_and_goes(ada: Guest, bob: Guest) -> None:
    room = ada.new_room("person", "open")
    with ada.sit(room["code"], 0) as talk:
        assert talk.until(Welcome).presence.online == [0]
        with bob.sit(room["code"]):
            assert talk.until(Presence).watchers == 1
        assert talk.until(Presence).watchers == 0


def test_ping_is_answered_even_before_hello(ada: Guest) -> None:
    with ada.talk() as talk:
        talk.say(Ping(at=12))
        assert talk.until(Pong).at == 12


def test_the_first_message_is_hello(ada: Guest) -> None:
    with ada.talk() as talk:
        talk.choose(0, 0, 0)
        error = talk.until(Error)
        assert (error.code, error.fatal) == ("hello_first", True)
        assert talk.close_code() == 1008


def test_another_version_is_told_so(ada: Guest) -> None:
    with ada.talk() as talk:
        talk.say(Hello(version=VERSION + 1, room="ABCDEF"))
        assert talk.until(Error).code == "wrong_version"


def test_a_page_of_another_address_may_not_listen(ada: Guest) -> None:
    with ada.talk(origin="https://example.org") as talk:
        assert talk.until(Error).code == "forbidden_origin"
        assert talk.close_code() == 1008
    with ada.talk(origin=f"http://{ada.server.address}") as talk:
        talk.say(Ping())
        assert talk.until(Pong)


def test_there_is_one_place_for_sockets(server: Server) -> None:
    with pytest.raises(InvalidStatus), connect(f"ws://{server.address}/elsewhere"):
        pass


@pytest.mark.parametrize("game", OFFERED)
def test_a_finished_game_can_be_watched_again_and_taken_home(ada: Guest, game: str) -> None:
    room = ada.new_room("person", *BOTS, game=game, start=True)
    code = room["code"]
    assert ada.get(f"/api/rooms/{code}/record").status_code == 409
    assert ada.get(f"/api/rooms/{code}/replay").status_code == 409
    with ada.sit(code, 0) as talk:
        last = talk.play_on(random.Random(9))
        talk.until(RoomChanged)
    answer = ada.get(f"/api/rooms/{code}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == (
        f'attachment; filename="coltexpress-{game}-{code}.txt"'
    )
    found = record.read(answer.text)
    assert check(found).answers == sum(move.seat < 0 for move in found.moves)
    assert room["seed_hash"] == found.tags["secret-sha256"]
    for viewer in (0, 1, -4, -5):
        replay = ada.get(f"/api/rooms/{code}/replay?viewer={viewer}").json()
        assert replay["first"]["viewer"] == viewer
        assert replay["updates"][-1]["number"] == len(found.moves) == last.number
    assert ada.get(f"/api/rooms/{code}/replay?viewer=7").status_code == 400
    assert ada.get(f"/api/rooms/{code}/replay?viewer=me").status_code == 400
