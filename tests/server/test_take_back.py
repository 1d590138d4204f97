"""Taking a choice back: one's own last one, while nobody else has chosen and nothing was seen."""

from __future__ import annotations

import random

import pytest
from server.running import Guest, Talk

from coltexpress.games import GAMES, game
from coltexpress.kernel.agenda import CHANCE, State, choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.match import Move
from coltexpress.notation import record
from coltexpress.protocol.messages import Afresh, Error, RoomChanged, TakeBack, Update
from coltexpress.server.fair import check
from coltexpress.server.hosting.take_back import has_seen
from coltexpress.train.cards import DRAW


def both(talk: Talk) -> dict[int, Update | Afresh]:
    """The news of both hot seats."""
    return {news.viewer: news for news in (talk.news(), talk.news())}


def asked(news: dict[int, Update | Afresh]) -> Update | Afresh:
    """Whoever has not answered yet."""
    return next(one for one in news.values() if one.ask is not None and one.ask.answer is None)


def test_a_pick_can_be_taken_back_and_made_anew(ada: Guest) -> None:
    code = ada.new_room("person", "person", start=True)["code"]
    with ada.sit(code, 0, 1) as talk:
        first = asked(both(talk))
        assert first.ask is not None
        seat = first.viewer
        talk.choose(seat, first.number, first.ask.options[0])
        after = both(talk)
        talk.say(TakeBack(seat=seat, number=after[seat].number))
        again = both(talk)
        assert all(isinstance(one, Afresh) and one.why == "take_back" for one in again.values())
        assert again[seat].ask == first.ask
        assert again[seat].number == after[seat].number + 1
        talk.choose(seat, again[seat].number, first.ask.options[1])
        both(talk)
        with ada.sit(code, seat, since=first.number) as back:
            assert isinstance(back.news(), Afresh)  # what was taken back was never missed
        finish(talk, asked(both_after(talk, ada, code)))
    found = record.read(ada.get(f"/api/rooms/{code}/record").text)
    assert check(found).answers > 0
    assert first.ask.options[1] == found.moves[0].choice


def both_after(talk: Talk, ada: Guest, code: str) -> dict[int, Update | Afresh]:
    """The latest news of both hot seats, asked for once more."""
    assert talk.hello is not None
    talk.say(talk.hello)
    return both(talk)


def finish(talk: Talk, news: Update | Afresh) -> None:
    rng = random.Random(1)
    talk.answer(news, rng)
    assert talk.play_on(rng).over is not None
    while talk.until(RoomChanged).room.status != "over":
        pass  # somebody came back to a seat, or the like


def test_not_after_somebody_else_has_chosen(ada: Guest) -> None:
    code = ada.new_room("person", "person", "person", start=True)["code"]
    with ada.sit(code, 0, 1, 2) as talk:
        rng = random.Random(2)
        first = asked({news.viewer: news for news in (talk.news(), talk.news(), talk.news())})
        talk.say(TakeBack(seat=first.viewer, number=first.number))
        assert talk.until(Error).code == "nothing_to_take_back"
        talk.answer(first, rng)
        second = asked({news.viewer: news for news in (talk.news(), talk.news(), talk.news())})
        assert second.viewer != first.viewer
        talk.answer(second, rng)
        last = [talk.news() for _ in range(3)][-1]
        talk.say(TakeBack(seat=first.viewer, number=last.number))
        assert talk.until(Error).code == "others_have_chosen"
        talk.say(TakeBack(seat=second.viewer, number=second.number))
        assert talk.until(Error).code == "others_have_chosen"  # they have, for all it knows


def test_not_after_something_was_revealed(ada: Guest) -> None:
    settings = {"character_choice": "random", "two_player_gangs": "random"}
    code = ada.new_room("person", "person", settings=settings, start=True)["code"]
    with ada.sit(code, 0, 1) as talk:
        news = both(talk)
        while (one := asked(news)).ask is None or one.ask.what != "play-or-draw":
            talk.answer(one, random.Random(3))
            news = both(talk)
        assert DRAW in one.ask.options
        talk.choose(one.viewer, one.number, DRAW)
        talk.say(TakeBack(seat=one.viewer, number=both(talk)[one.viewer].number))
        assert talk.until(Error).code == "something_was_revealed"


DEALT = {"character_choice": "random", "car_choice": "random"}


def asked_again(talk: Talk) -> tuple[Update | Afresh, set[str]]:
    """The next question, once the bots have answered theirs, and the kinds of what happened."""
    kinds: set[str] = set()
    while True:
        news = talk.news()
        if isinstance(news, Update):
            kinds |= {event.kind for event in news.events}
        if news.ask is not None:
            return news, kinds


def test_against_bots_a_choice_goes_back_with_what_they_chose_since(ada: Guest) -> None:
    bots = ("greenhorn", "greenhorn")
    code = ada.new_room("person", *bots, settings=DEALT, start=True)["code"]
    with ada.sit(code, 0) as talk:
        first, _ = asked_again(talk)
        assert first.ask is not None
        card = next(option for option in first.ask.options if option != DRAW)
        talk.choose(0, first.number, card)
        later, _ = asked_again(talk)
        assert later.number > first.number + len(bots)
        talk.say(TakeBack(seat=0, number=later.number))
        again = talk.until(Afresh)
        assert again.why == "take_back"
        assert again.ask == first.ask
        finish(talk, again)
    found = record.read(ada.get(f"/api/rooms/{code}/record").text)
    assert check(found).answers > 0


def test_bots_that_choose_meanwhile_do_not_stand_in_the_way(ada: Guest) -> None:
    """Whoever presses the button while bots move knows an older number than theirs."""
    code = ada.new_room("person", "greenhorn", "greenhorn", settings=DEALT, start=True)["code"]
    with ada.sit(code, 0) as talk:
        first, _ = asked_again(talk)
        assert first.ask is not None
        card = next(option for option in first.ask.options if option != DRAW)
        talk.choose(0, first.number, card)
        own = talk.news().number
        later, _ = asked_again(talk)
        assert later.number > own
        talk.say(TakeBack(seat=0, number=first.number))  # before one's own choice was seen
        assert talk.until(Error).code == "others_have_chosen"
        talk.say(TakeBack(seat=0, number=own))
        assert talk.until(Afresh).ask == first.ask


def test_not_even_against_bots_after_chance_has_shown_something(ada: Guest) -> None:
    """Their draws are hidden and do not count; the next round card is seen by everybody."""
    code = ada.new_room("person", "greenhorn", "greenhorn", settings=DEALT, start=True)["code"]
    rng = random.Random(5)
    with ada.sit(code, 0) as talk:
        news, _ = asked_again(talk)
        kinds: set[str] = set()
        while "round-began" not in kinds:
            talk.answer(news, rng)
            news, kinds = asked_again(talk)
        talk.say(TakeBack(seat=0, number=news.number))
        assert talk.until(Error).code == "something_was_revealed"


def test_only_the_owner_takes_back(ada: Guest, bob: Guest) -> None:
    code = ada.new_room("person", "person", start=True)["code"]
    with bob.sit(code) as talk:
        talk.say(TakeBack(seat=0, number=0))
        assert talk.until(Error).code == "not_your_seat"


@pytest.mark.parametrize("name", GAMES)
def test_whoever_has_drawn_cards_has_seen_them(name: str) -> None:
    """Also when they have left the hand again before anything else is asked."""
    book, rng = game(name), random.Random(4)
    seen = kept = 0
    for seed in range(3):
        g, dice = book.new({"players": str(book.players[1])}), Dice(seed)
        roll(g, dice)
        while g.asks:
            question = rng.choice(waiting(g))
            before = g.copy()
            move = Move(question.seat, question.what, rng.choice(question.options))
            choose(g, move.seat, move.choice)
            rolled, answers = roll(g, dice)
            if rng.random() > 0.3:
                continue
            if has_seen(book, before, [move, *answers]):
                seen += 1
            else:
                kept += 1
                assert not (move.choice == DRAW and rolled and is_open(rolled[-1]))
    assert kept > 0
    if name != "super":
        assert seen > 0


def roll(g: State, dice: Dice) -> tuple[list[list[int]], list[Move]]:
    """Let chance answer: among what, and how."""
    rolled, answers = [], []
    while g.asks and g.asks[0].seat == CHANCE:
        question = g.asks[0]
        rolled.append(list(question.options))
        answers.append(Move(CHANCE, question.what, dice.answer(question.options)))
        choose(g, CHANCE, answers[-1].choice)
    return rolled, answers


def is_open(options: list[int]) -> bool:
    """Could chance well have answered otherwise?"""
    often = max(options.count(option) for option in options)
    return len(options) > 3 and often <= 3 / 4 * len(options)
