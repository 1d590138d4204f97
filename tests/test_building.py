"""Positions in the making: what is named is there, the rest is as the rules want it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import coltexpress
from coltexpress import NOBODY, BadPosition, Dice, Game, Setup, Unreadable
from coltexpress.games import OFFERED

FACES = ("move", "floor_change", "fire", "robbery", "punch")


def told(game: Game) -> list[str]:
    """The names of what happened so far."""
    return [game.book.events[event.kind].name for event in game.events(NOBODY)]


def fields(setup: Setup) -> dict[str, str]:
    """The position line, field by field."""
    return dict(part.split("=", 1) for part in setup.line().split()[1:])


def test_what_is_named_is_there_and_nothing_is_lost() -> None:
    """C-COMP-03, C-COMP-08"""
    setup = (
        Setup("classic", players=4)
        .put("tuco", "roof", car=2)
        .put("belle", "roof", car=2)
        .floor("roof", 2, "jewel", 2)
        .floor("inside", 1, "$500")
        .held("belle", "purse")
        .hand("tuco", "fire", "move")
        .wound("belle", by="tuco", count=2)
        .wound("tuco", by="marshal")
        .put("ghost", "inside", car=3)
        .pile("ghost", "move")
    )
    found = fields(setup)
    assert found["who"] == "TBGC"
    assert found["train"] == "-/*;-/$500;TBjj/-;-/G;-/C"
    assert (found["held"], found["guns"]) == ("-,$250,-,-", "4,6,6,6")
    assert found["wounds"] == "m,TT,-,-"
    assert (found["neutral"], found["hands"].split(",")[0]) == ("12", "mf")
    assert found["decks"].split(",")[:2] == ["mccsfrrp!n", "!T!Tmmccsffrrp"]


def test_a_card_without_effect_is_one_line() -> None:
    """C-FIRE-01"""
    game = Setup("classic", players=3).put("doc", "inside", 1).pile("doc", "fire").game(seed=1)
    assert told(game)[:2] == ["revealed", "had-no-effect"]


def test_a_shot_in_an_empty_car_of_the_armored_train_has_no_effect() -> None:
    """A-FIRE-01"""
    game = Setup("armored").put("tuco", "inside", 1).pile("tuco", "robbery").game(seed=1)
    assert told(game)[:2] == ["revealed", "had-no-effect"]


def test_the_question_of_a_card_can_be_asked_at_once() -> None:
    setup = Setup("classic").put("tuco", "inside", 2).put("doc", "inside", 2).pile("tuco", "punch")
    game = setup.held("doc", "jewel").held("doc", "purse").game()
    assert str(game.questions[0]) == "T punch-what purse jewel"
    assert game.questions[0].about == {"bandit": "T", "target": "O"}
    game.play("T punch-what jewel")
    assert coltexpress.Game.from_record(game.record()).line() == game.line()


def test_schemin_begins_with_full_hands_and_the_first_player() -> None:
    """C-ROUND-03, C-DOC-01"""
    game = Setup("classic", players=3).seats("tuco", "doc", "belle").first("doc").game()
    assert game.questions[0].who == "O"
    assert [len(text) for text in fields(Setup("classic").seats("doc"))["hands"].split(",")] == [
        7,
        6,
        6,
    ]


def test_a_gang_has_its_cards_under_the_names_of_its_bandits() -> None:
    """C-TWO-08, C-TWO-09"""
    setup = Setup("classic", players=2).seats("tuco", "belle", "doc", "ghost")
    found = fields(setup.hand("belle", "fire").hand("tuco", "move").pile("doc", "punch"))
    assert (found["hands"], found["law"]) == ("TmBf,-", "TO")


def test_the_armored_train_has_its_couriers_and_two_trains() -> None:
    """A-COURIER-03"""
    setup = Setup("armored").put("tuco", "roof", 2, train="armored").guard("roof", 4)
    found = fields(setup.floor("inside", 3, "nugget", train="armored").rounds("a24_tunnel"))
    assert found["armored"] == "-/-;-/-;T/*;-/n0;*/-;-/-;*/-"
    assert found["starting"].endswith(";-/GCD")


def test_super_express_has_queues_and_loot_for_the_cars_that_are_gone() -> None:
    """S-POS-01, S-ROUND-03"""
    setup = Setup("super", players=4).put("doc", "roof", 1, facing="rear").put("belle", "roof", 1)
    found = fields(setup.put("ghost", "inside", 0, down=True).out("tuco").uncouple(2))
    assert found["train"] == "-/(<G);O><B/-;-/-;-/-;x;x"
    assert (found["out"], found["loot"]) == ("T", "$301$312,-,-,-")


def test_in_the_order_of_seats_comes_first_who_is_named_first() -> None:
    assert fields(Setup("super", players=3).seats("belle", "doc"))["who"] == "BOG"


IMPOSSIBLE: list[tuple[Callable[[], Setup], str]] = [
    (lambda: Setup("classic").floor("inside", 1, "jewel", 7), "no jewel is left in the box"),
    (lambda: Setup("classic").held("tuco", "$500", 3), r"no \$500 is left in the box"),
    (lambda: Setup("classic").put("tuco", "roof", 9), "there is no place 'roof 9'; expected roof"),
    (lambda: Setup("classic").put("tuco", "cellar", 1), "there is no place 'cellar 1'"),
    (
        lambda: Setup("armored").put("tuco", "roof", 5),
        "'starting roof 5'; expected roof or",
    ),
    (lambda: Setup("super").put("tuco", "roof", 9), "there is no place 'roof 9'"),
    (
        lambda: Setup("classic").put("tuco", "roof", 1).put("tuco", "roof", 2),
        "'T' stands twice in train=",
    ),
    (
        lambda: Setup("classic").put("tuco", "inside", 1).guard("inside", 1),
        "T rests beside the Marshal .* at 1i .C-MEET-05",
    ),
    (lambda: Setup("classic").guard("roof", 1), "the Marshal .* is on a roof: 1r"),
    (
        lambda: Setup("classic").hand("tuco", "punch", "punch"),
        "T has 11 cards in hands=, decks=, tops=, discards=, pile=; expected 10",
    ),
    (
        lambda: Setup("classic").wound("doc", by="tuco", count=7),
        "7 bullets were taken, but there are only 6",
    ),
    (lambda: Setup("classic").wound("doc", by="event", count=14), "but there are only 13"),
    (
        lambda: Setup("classic", players=3).seats("tuco", "doc", "belle", "ghost"),
        "4 bandits are named, but 3 play",
    ),
    (lambda: Setup("classic").turn(9), "the round card has 5 turns"),
    (lambda: Setup("classic").out("tuco"), "classic has no bandits who are out"),
    (lambda: Setup("super").pile("doc", "fire"), "super has no common pile"),
    (lambda: Setup("super").floor("inside", 1, "jewel"), "super has no loot on the train"),
    (lambda: Setup("super").uncouple(9), "cars"),
]


@pytest.mark.parametrize(("setup", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_the_reason(setup: Callable[[], Setup], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        setup().game()


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (
            lambda: Setup("classic").put("toto", "roof", 1),
            "there is no bandit 'toto'; the bandits are ",
        ),
        (
            lambda: Setup("classic").pile("tuco", "sing"),
            "'sing' is not one of move, floor_change, marshal, fire, robbery",
        ),
        (
            lambda: Setup("classic").pile("tuco", "x"),
            "cannot be read from 'x' on; expected m, c, s, f, r, p",
        ),
        (
            lambda: Setup("classic").held("tuco", "ruby"),
            "'ruby' is not one of purse, jewel, strongbox",
        ),
        (lambda: Setup("classic").held("tuco", "q"), "cannot be read from 'q' on; expected"),
        (lambda: Setup("classic").wound("tuco", by="gatling"), "there is no bandit 'gatling'"),
        (lambda: Setup("classic").rounds("tunnel"), "'tunnel' is not one of r24_angry_marshal"),
        (lambda: Setup("classic", players=9), "players=9: expected 2 to 6"),
        (lambda: Setup("chess"), "there is no game 'chess'"),
        (lambda: Setup("super").put("doc", "roof", 1, facing="up"), "facing=up: expected one of"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(
    setup: Callable[[], Setup], reason: str
) -> None:
    with pytest.raises(Unreadable, match=reason):
        setup().game()


@pytest.mark.parametrize(
    ("name", "by", "letter"),
    [
        ("classic", "marshal", "m"),
        ("classic", "event", "e"),
        ("armored", "courier", "m"),
        ("armored", "gatling", "g"),
        ("armored", "binoculars", "b"),
        ("armored", "event", "e"),
    ],
)
def test_whatever_shoots_can_have_wounded(name: str, by: str, letter: str) -> None:
    line = Setup(name).wound("tuco", by=by, count=2).line()
    assert f" wounds={letter * 2},-,-" in line


def test_a_phase_to_begin_with_is_one_of_three() -> None:
    with pytest.raises(BadPosition, match="'over' is no phase to begin with; expected one of"):
        Setup("classic").phase("over")


@pytest.mark.parametrize("name", OFFERED)
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_built_can_be_read_and_played_to_its_end(name: str, seed: int) -> None:
    """The rest is filled in legally: the line of a built position is one that is accepted."""
    dice = Dice(seed)
    names = ("tuco", "belle", "doc")
    setup = Setup(name, players=3 + dice.below(2))
    for who in names:
        setup.put(who, ("roof", "inside")[dice.below(2)], 1 + dice.below(3))
    if name != "super":
        for who in names:
            setup.held(who, ("purse", "jewel")[dice.below(2)], dice.below(3))
            setup.pile(who, FACES[dice.below(len(FACES))], down=dice.below(2) == 1)
            setup.wound(who, "event", dice.below(2))
        if dice.below(3) == 0:
            setup.phase("schemin").turn(2)
    game = setup.game(seed=seed)
    assert Game.from_line(game.line()).line() == game.line()
    while not game.over:
        texts = game.legal_choices()
        game.play(texts[dice.below(len(texts))])
    assert Game.from_record(game.record()).ranks() == game.ranks()
