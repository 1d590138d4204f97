"""What the coach says is true in the position that he says it of, and known to whom he says it.

Every reason of every option is checked against the scene, as a page would read it: what the
messages say, not how the reasons were found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from coltexpress.bots.bot import Budget
from coltexpress.games import GAMES, game
from coltexpress.i18n import LANGUAGES
from coltexpress.kernel.agenda import State, choose, question_for, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import View, look
from coltexpress.protocol.advising import BEST_TRIED, MOST, REASONS, advice_for, adviser_of
from coltexpress.protocol.asking import question_of
from coltexpress.protocol.box import Box, box
from coltexpress.protocol.messages import Advised
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.saying import Said, Saying
from coltexpress.protocol.scenes import scene
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

SETTINGS = {
    "classic": [
        {"players": "2"},
        {"players": "4"},
        {"players": "6"},
        {"players": "4", "expert_variant": "true"},
        {"players": "5", "guest_bandits": "true", "edition": "sv"},
    ],
    "armored": [{"players": str(count)} for count in (2, 3, 4, 6, 8)],
    "super": [
        {"players": "4"},
        {"players": "7"},
        {"players": "5", "reflex": "true", "horse": "true"},
    ],
    "toy": [{"players": "2"}, {"players": "3"}],
}
ROUNDS = 3  # games with each of the settings


class Position:
    """A question as its seat sees it."""

    def __init__(self, book: Rulebook, view: View) -> None:
        asked = view.ask
        assert asked is not None
        self.book, self.view, self.seat = book, view, asked.seat
        reader = reader_of(book.name)
        foresight = reader.foresight(view.state)
        self.question = question_of(reader, view.state, asked, foresight)
        self.scene: Any = scene(book, view)
        self.box: Box = box(book, book.settings(view.state))

    def reasons(self, option: int) -> tuple[list[Said], list[Said]]:
        """What is said for an option, and what is to be kept in mind."""
        adviser = adviser_of(self.book.name)
        return adviser.reasons(self.view.state, self.question, self.seat, option)


def positions(name: str, *, every: int = 1) -> list[Position]:
    """Questions with several answers, from games in which bots and luck choose by turns."""
    book, found, count = game(name), list[Position](), 0
    for number, settings in enumerate(SETTINGS[name] * ROUNDS):
        dice = Dice(100 + number)
        g = book.new(settings, dice)
        while g.asks:
            questions = waiting(g)
            asked = questions[dice.below(len(questions))]
            count += len(asked.options) > 1
            if len(asked.options) > 1 and count % every == 0:
                found.append(Position(book, look(g, asked.seat)))
            choose(g, asked.seat, dice.answer(asked.options))
    return found


# What the messages say, by their keys. A check gets the position, the option and the message.

Check = Callable[[Position, int, Said], bool]


def counted(said: Saying) -> Counter[str]:
    """Loot as a message lists it, by kind."""
    assert isinstance(said, Said)
    listed = [one for one in said.several if isinstance(one, Said)]
    return Counter({str(one.values["kind"]): whole(one.values["number"]) for one in listed})


def whole(said: Saying) -> int:
    """A number as a message has it."""
    assert isinstance(said, int)
    return said


def named(said: Saying) -> set[int]:
    """The bandits that a message lists."""
    assert isinstance(said, Said)
    return {one.number for one in said.several if isinstance(one, Said)}


def lying(at: Position, tokens: list[int]) -> Counter[str]:
    """Loot as it is seen."""
    return Counter([at.box.tokens[token].kind for token in tokens])


def own_side(at: Position, bandit: int) -> bool:
    """Does a bandit play with whoever is asked?"""
    scene = at.scene
    player = scene.player_of[bandit]
    if hasattr(scene, "team"):
        return bool(scene.team[player] == scene.team[at.seat])
    return bool(scene.seat_of[player] == at.seat)


def mine(at: Position) -> list[int]:
    """The bandits that whoever is asked leads."""
    return [
        one for one, player in enumerate(at.scene.player_of) if at.scene.seat_of[player] == at.seat
    ]


def actor(at: Position, option: int) -> int:
    """Whose card or deed it is."""
    about = at.question.about
    if at.question.what == "play-or-draw":
        return (option & 127) >> 3
    return about["target"] if at.question.what == "nudge-what" else about["bandit"]


def by_then(at: Position, bandit: int) -> list[int]:
    """Where a bandit may be when a card that is played now comes up."""
    preview = at.scene.preview[bandit] if at.question.what == "play-or-draw" else []
    return list(preview) or [at.scene.at[bandit]]


def ahead(at: Position, option: int) -> list[int]:
    """Where the option may lead, as the preview says."""
    question = at.question
    if question.previews:
        return question.previews[question.options.index(option)]
    return list(range(len(at.scene.floor)))


def foes(at: Position, said: Said) -> bool:
    """Are all who are listed against whoever is asked, and is their number right?"""
    listed = named(said.values["bandits"])
    return len(listed) == whole(said.values["number"]) > 0 and not any(
        own_side(at, one) for one in listed
    )


def loot_at(at: Position, spot: int, said: Said) -> bool:
    return counted(said.values["loot"]) == lying(at, at.scene.floor[spot]) != Counter()


def is_roof(at: Position, spot: int) -> bool:
    return any(section.roof == spot for section in at.box.sections)


def section_of(at: Position, spot: int) -> int:
    return next(
        n for n, section in enumerate(at.box.sections) if spot in (section.inside, section.roof)
    )


def next_door(at: Position, spot: int) -> bool:
    """Is the Marshal inside a car beside this one?"""
    near = abs(section_of(at, spot) - section_of(at, at.scene.marshal)) == 1
    return near and not is_roof(at, spot)


def hand_of(at: Position, *, bullets: bool) -> int:
    hand = at.scene.hand[at.question.about["player"]]
    return len([one for one in hand if (one & 7 == 7) == bullets])


def coming(at: Position, face: str) -> bool:
    """Is this the face of the next card of whoever acts?"""
    me = at.question.about["bandit"]
    own = [card for card in at.scene.pile[1:] if card >= 0 and (card & 127) >> 3 == me]
    return bool(own) and at.box.faces[own[0] & 7] == face


def worth(at: Position, option: int) -> tuple[int, int]:
    """The least and the most that a token may be worth."""
    kind = at.box.tokens[at.question.tokens[option]].kind
    return {"purse": (250, 500), "jewel": (500, 500), "strongbox": (1000, 1000)}[kind]


def dollars(said: Saying) -> int:
    assert isinstance(said, Said)
    return whole(said.values["amount"])


def holdings(at: Position) -> list[int]:
    """How many tokens each of the others has."""
    return [len(held) for one, held in enumerate(at.scene.held) if not own_side(at, one)]


def event_is(at: Position, name: str) -> bool:
    card = at.box.round_cards[at.scene.round_cards[-1]]
    return bool(card.event == name)


CLASSIC: dict[str, Check] = {
    "loot-there": lambda at, option, said: (
        said.number in by_then(at, actor(at, option)) and loot_at(at, said.number, said)
    ),
    "loot-ahead": lambda at, option, said: (
        said.number in ahead(at, option) and loot_at(at, said.number, said)
    ),
    "roof-safe": lambda at, option, said: (
        next_door(at, by_then(at, actor(at, option))[0])
        and any(is_roof(at, spot) for spot in ahead(at, option))
    ),
    "leave-marshal": lambda at, option, said: (
        next_door(at, by_then(at, actor(at, option))[0])
        and any(not next_door(at, spot) for spot in ahead(at, option))
    ),
    "leave-foes": lambda at, option, said: (
        foes(at, said)
        and {at.scene.at[one] for one in named(said.values["bandits"])}
        == set(by_then(at, actor(at, option)))
        and len(at.scene.held[actor(at, option)]) > 0
    ),
    "in-sight": lambda at, option, said: foes(at, said),
    "nobody-in-sight": lambda at, option, said: at.box.faces[option & 7] == "fire",
    "gunslinger": lambda at, option, said: (
        dollars(said.values["prize"]) == 1000
        and all(
            at.scene.bullets[actor(at, option)] - 1 < bullets
            for one, bullets in enumerate(at.scene.bullets)
            if one != actor(at, option)
        )
    ),
    "beside": lambda at, option, said: (
        foes(at, said)
        and all(
            at.scene.held[one] and at.scene.at[one] in by_then(at, actor(at, option))
            for one in named(said.values["bandits"])
        )
    ),
    "marshal-meets": lambda at, option, said: (
        foes(at, said)
        and all(next_door(at, at.scene.at[one]) for one in named(said.values["bandits"]))
    ),
    "few-cards": lambda at, option, said: said.values["number"] == hand_of(at, bullets=False) <= 3,
    "bullets-in-hand": lambda at, option, said: (
        said.values["number"] == hand_of(at, bullets=True) > 1
    ),
    "face-down": lambda at, option, said: option & 128 == 128,
    "marshal-next-door": lambda at, option, said: next_door(
        at, option if at.question.type == "spot" else by_then(at, actor(at, option))[0]
    ),
    "marshal-there": lambda at, option, said: option == at.scene.marshal,
    "loot-at": loot_at,
    "robbery-next": lambda at, option, said: coming(at, "robbery"),
    "fire-next": lambda at, option, said: coming(at, "fire") and foes(at, said),
    "alone": lambda at, option, said: all(
        spot != option for one, spot in enumerate(at.scene.at) if one != actor(at, option)
    ),
    "rebellion": lambda at, option, said: (
        event_is(at, "passengers_rebellion") and is_roof(at, option)
    ),
    "hostage": lambda at, option, said: (
        event_is(at, "hostage_conductor")
        and section_of(at, option) == 0
        and dollars(said.values["prize"]) == 250
    ),
    "thrown-to-marshal": lambda at, option, said: (
        option in at.scene.courier if hasattr(at.scene, "courier") else option == at.scene.marshal
    ),
    "no-loot": lambda at, option, said: not at.scene.floor[option],
    "marshal-drives-out": lambda at, option, said: (
        foes(at, said) and all(at.scene.at[one] == option for one in named(said.values["bandits"]))
    ),
    "marshal-goes-away": lambda at, option, said: (
        abs(section_of(at, option) - section_of(at, at.scene.at[actor(at, option)]))
        > abs(section_of(at, at.scene.marshal) - section_of(at, at.scene.at[actor(at, option)]))
    ),
    "marshal-hits-you": lambda at, option, said: any(
        at.scene.at[one] == option for one in mine(at)
    ),
    "own-side": lambda at, option, said: own_side(at, option),
    "carries": lambda at, option, said: (
        counted(said.values["loot"]) == lying(at, at.scene.held[option]) != Counter()
    ),
    "most-loot": lambda at, option, said: len(at.scene.held[option]) == max(holdings(at)) > 0,
    "wounded": lambda at, option, said: said.values["number"] == len(at.scene.wounds[option]) > 0,
    "best-loot": lambda at, option, said: all(
        worth(at, option)[0] >= worth(at, other)[1]
        for other in at.question.tokens
        if other != option
    ),
    "worth": lambda at, option, said: (
        (dollars(said.values["least"]), dollars(said.values["most"])) == worth(at, option)
    ),
    "keep-purse": lambda at, option, said: option == 1,
    "useless-bullet": lambda at, option, said: option & 7 == 7 and option < 256,
}


def is_home(at: Position, spot: int) -> bool:
    """Is this a spot of the Starting Train?"""
    return section_of(at, spot) < 4


def late(at: Position) -> bool:
    return len(at.scene.round_cards) >= 4


def spots_of(at: Position, option: int) -> list[int]:
    return [option] if at.question.type == "spot" else ahead(at, option)


ARMORED: dict[str, Check] = {
    "courier-there": lambda at, option, said: option in at.scene.courier,
    "document": lambda at, option, said: any(
        "document" in lying(at, at.scene.floor[spot]) for spot in spots_of(at, option)
    ),
    "home": lambda at, option, said: (
        late(at)
        and not is_home(at, at.scene.at[actor(at, option)])
        and any(is_home(at, spot) for spot in spots_of(at, option))
    ),
    "nearer-home": lambda at, option, said: (
        late(at) and not is_home(at, at.scene.at[actor(at, option)])
    ),
    "empty-barrel": lambda at, option, said: (
        said.values["number"] == at.scene.bullets[shooter(at, option)] <= 3
    ),
    "mate-robs": lambda at, option, said: (
        loot_at(at, said.number, said) and at.scene.at[mate_in(said)] == said.number
    ),
    "burst": lambda at, option, said: foes(at, said),
    "burst-own": lambda at, option, said: all(
        own_side(at, one) for one in named(said.values["bandits"])
    ),
    "mate-there": lambda at, option, said: all(
        own_side(at, one) and at.scene.at[one] == option for one in named(said.values["bandits"])
    ),
    "courier-leaves": lambda at, option, said: (
        at.scene.courier[option - 32] == said.number and loot_at(at, said.number, said)
    ),
    "courier-shot": lambda at, option, said: not at.scene.floor[at.scene.courier[option - 32]],
    "diversion": lambda at, option, said: (
        said.values["number"]
        == len(
            [
                hand
                for player, hand in enumerate(at.scene.hand[: at.scene.players])
                if at.scene.team[player] != at.scene.team[at.seat] and hand
            ]
        )
        > 0
    ),
    "heal": lambda at, option, said: option != 258,
    "draw-more": lambda at, option, said: option == 1,
    "keep-card": lambda at, option, said: option < 256,
    "least": lambda at, option, said: (
        at.box.tokens[at.question.tokens[option]].value
        == min(at.box.tokens[token].value for token in at.question.tokens.values())
    ),
}


def mate_in(said: Said) -> int:
    mate = said.values["mate"]
    assert isinstance(mate, Said)
    return mate.number


def shooter(at: Position, option: int) -> int:
    return at.question.about["bandit"] if at.question.type == "target" else actor(at, option)


def after_plan(at: Position, option: int) -> list[int]:
    """Spot, facing and 1 for lying when the plan is done, as the preview says."""
    return at.question.previews[at.question.options.index(option)][-3:]


def on_the_way(at: Position, option: int) -> list[int]:
    """The spots after each card."""
    return at.question.previews[at.question.options.index(option)][::3]


def cards_of(at: Position, option: int) -> list[str]:
    size = len(at.box.faces)
    return [at.box.faces[option // size**place % size] for place in (2, 1, 0)]


def others(at: Position) -> list[int]:
    return [one for one, spot in enumerate(at.scene.at) if one != at.seat and spot >= 0]


def hit(said: Said) -> int:
    target = said.values["target"]
    assert isinstance(target, Said)
    return target.number


def shoots(at: Position, option: int) -> bool:
    return "fire" in cards_of(at, option) or "reflex" in cards_of(at, option)


SUPER: dict[str, Check] = {
    "off-train": lambda at, option, said: after_plan(at, option)[0] == -1,
    "get-up": lambda at, option, said: at.scene.down[at.seat] == 1,
    "spring-up": lambda at, option, said: (
        at.scene.down[at.seat] == 1 and cards_of(at, option)[0] == "reflex"
    ),
    "shot": lambda at, option, said: shoots(at, option) and hit(said) in others(at),
    "shot-off": lambda at, option, said: (
        shoots(at, option) and at.scene.at[hit(said)] // 2 in (0, at.scene.cars)
    ),
    "shot-last-car": lambda at, option, said: (
        shoots(at, option) and at.scene.at[hit(said)] // 2 == at.scene.cars - 1
    ),
    "leader": lambda at, option, said: (
        said.values["number"]
        == len(at.scene.loot[hit(said)])
        == max(len(at.scene.loot[one]) for one in [*others(at), at.seat])
        > 0
    ),
    "leaves-last-car": lambda at, option, said: (
        at.scene.at[at.seat] // 2 == at.scene.cars
        and said.number == after_plan(at, option)[0]
        and said.number // 2 < at.scene.cars
    ),
    "furthest": lambda at, option, said: (
        shoots(at, option)
        or all(
            after_plan(at, option)[0] >= at.scene.at[one]
            for one in others(at)
            if at.scene.at[one] // 2 < at.scene.cars
        )
    ),
    "floor-alone": lambda at, option, said: (
        said.number == after_plan(at, option)[0]
        and all(at.scene.at[one] % 2 != said.number % 2 for one in others(at))
    ),
    "lying": lambda at, option, said: after_plan(at, option)[2] == 1,
    "horse": lambda at, option, said: "horse" in cards_of(at, option),
    "stays-on": lambda at, option, said: -1 not in on_the_way(at, option),
    "ends-in-last-car": lambda at, option, said: after_plan(at, option)[0] // 2 == at.scene.cars,
    "nose": lambda at, option, said: after_plan(at, option)[0] // 2 == 0,
}
TOY: dict[str, Check] = {
    "crate": lambda at, option, said: (
        dollars(said.values["least"]) == min(at.scene.printed[option])
        and dollars(said.values["most"]) == max(at.scene.printed[option])
    ),
    "unbeatable": lambda at, option, said: all(
        card < option
        for bandit, hand in enumerate(at.scene.hand)
        if bandit != at.seat
        for card in hand
    ),
    "lowest-bid": lambda at, option, said: option == min(at.scene.hand[at.seat]),
    "inside": lambda at, option, said: (
        dollars(said.values["money"]) == at.scene.crate[at.scene.stake] >= 0
    ),
}
OF_MARSHAL = {  # and of the events of the base game: none of them beside the armored train
    *["roof-safe", "leave-marshal", "marshal-meets", "marshal-next-door", "marshal-there"],
    *["marshal-drives-out", "marshal-goes-away", "marshal-hits-you", "gunslinger"],
    *["rebellion", "hostage"],
}
SELDOM = {"draw-more", "useless-bullet"}  # asked with other settings only
CHECKS: dict[str, dict[str, Check]] = {
    "classic": CLASSIC,
    "armored": {key: check for key, check in CLASSIC.items() if key not in OF_MARSHAL} | ARMORED,
    "super": SUPER,
    "toy": TOY,
}
GENERAL: dict[str, Check] = {
    "loot-worth-exactly": lambda at, option, said: (
        worth(at, option) == (dollars(said.values["least"]),) * 2
    )
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_true_where_it_is_given(name: str) -> None:
    checks, seen = CHECKS[name], set[str]()
    for at in positions(name):
        for option in at.question.options:
            for said in chain(*at.reasons(option)):
                key = said.key.removeprefix("advice-")
                check = GENERAL.get(said.key) or checks[key]
                assert check(at, option, said), (at.question, option, said)
                seen.add(key)
    assert set(checks) - SELDOM <= seen, "every kind of reason was given"


@pytest.mark.parametrize(
    ("settings", "what", "key"),
    [
        ({"players": "6", "armory_draw": "optional"}, "draw-more", "draw-more"),
        ({"players": "4", "expert_variant": "true"}, "discard-which", "useless-bullet"),
    ],
)
def test_what_is_asked_seldom_has_reasons_too(
    settings: dict[str, str], what: str, key: str
) -> None:
    book = game("armored")
    for seed in range(40):
        dice = Dice(seed)
        g = book.new(settings, dice)
        while g.asks:
            asked = waiting(g)[0]
            if book.questions[asked.what].name == what:
                at = Position(book, look(g, asked.seat))
                good = {one: at.reasons(one)[0] for one in asked.options}
                if any(good.values()):
                    assert all(
                        ARMORED.get(key, CLASSIC.get(key))(at, one, said)  # type: ignore[misc]
                        for one, reasons in good.items()
                        for said in reasons
                    )
                    return
            choose(g, asked.seat, dice.answer(asked.options))
    pytest.fail(f"{what} was never asked")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_can_be_said_in_all_languages(name: str) -> None:
    said = {
        one.key: (at, one)
        for at in positions(name, every=3)
        for option in at.question.options
        for one in chain(*at.reasons(option))
    }
    for language in LANGUAGES:
        words = Words(language)
        for at, one in said.values():
            sentence = str(Told(words, at.book, at.view.state).said(one))
            assert sentence[-1] in ".。", sentence
            assert "{" not in sentence, sentence


@pytest.mark.parametrize("name", GAMES)
def test_two_states_that_look_the_same_get_the_same_advice(name: str) -> None:
    book, dice, few = game(name), Dice(3), Budget(iterations=2)
    for settings in SETTINGS[name][:2]:
        g: State = book.new(settings, Dice(8))
        count = 0
        while g.asks:
            asked = waiting(g)[0]
            count += len(asked.options) > 1
            if len(asked.options) > 1 and count % 12 == 0:
                other = book.determinize(look(g, asked.seat), dice)
                assert question_for(other, asked.seat) is not None
                views = [look(state, asked.seat) for state in (g, other)]
                first, second = (advice_for(book, view, few) for view in views)
                assert first == second
                assert len(first) <= MOST
                for one in first:
                    assert one.option in asked.options
                    assert 1 <= len(one.reasons) <= REASONS
            choose(g, asked.seat, dice.answer(asked.options))


def test_the_coach_has_something_to_say_for_the_best_option() -> None:
    told = [one for at in positions("classic", every=40) for one in advice_of(at)[:1]]
    assert told
    plain = [one for one in told if one.reasons != [BEST_TRIED]]
    assert len(plain) > len(told) / 2, "mostly in facts of the position"


def advice_of(at: Position) -> list[Advised]:
    return advice_for(at.book, at.view, Budget(iterations=2))


def test_questions_of_taste_get_no_advice() -> None:
    g = game("classic").new({"players": "4"}, Dice(1))
    view = look(g, waiting(g)[0].seat)
    assert advice_for(game("classic"), view) == []
