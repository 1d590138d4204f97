"""The library's own door: a game in play, and how it ended."""

import ast
import copy
from collections.abc import Callable
from pathlib import Path

import pytest
import robber

import coltexpress
from coltexpress import GAMES, Dice, Game, IllegalChoice, NotOver

PUNCHING = (
    "classic players=3 who=TBO cars=mail,saloon,baggage"
    " train=-/*x;-/$400$450j;-/TB$500;-/O held=$250,$250$300j,- guns=6,5,6 wounds=B,-,- neutral=13"
    " box=$250$250$250$250$250$250$300$350$350$400$450$500jjjj beside=1 made-up=0 hands=-,-,-"
    " decks=mmccsffrr!B,mmccsffrrp,mmccsffrrp tops=-,-,- discards=-,-,- law=--- pile=T:p"
    " phase=stealin rounds=r24_bridge turn=2 first=0"
    " agenda=end_round:?,happen,next_card:1,punch:T:B:?:?"
)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_winners_and_ranks_are_refused_until_the_game_is_over(name: str) -> None:
    game = coltexpress.new(name, players=4, seed=3)
    while not game.over:
        with pytest.raises(NotOver, match=r"the game is not over, it waits for seat [0-3]"):
            game.winners()
        with pytest.raises(NotOver, match="play it to its end"):
            game.ranks()
        game.play(game.asks[0].seat, game.asks[0].options[-1])
    assert [seat for seat, rank in enumerate(game.ranks()) if rank == 1] == game.winners()


def test_while_chance_is_asked_it_is_named() -> None:
    game = coltexpress.new("classic", players=3, character_choice="random")
    with pytest.raises(NotOver, match="it waits for chance"):
        game.ranks()


def test_a_loser_may_outscore_the_winner_but_never_outranks_him() -> None:
    """S-RULE-25, S-ROUND-05"""
    for seed in range(40):
        game = coltexpress.new("super", players=5, seed=seed)
        while not game.over:
            question = game.asks[0]
            game.play(question.seat, question.options[(7 * seed) % len(question.options)])
        if game.winners() and max(game.scores()) > game.scores()[game.winners()[0]]:
            assert game.ranks()[game.winners()[0]] == 1
            assert game.ranks().count(1) == 1
            return
    raise AssertionError("no game where a loser has more loot cards than the winner")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_choice_can_be_played_in_words(name: str) -> None:
    """A whole game in words is the same game as by numbers; its record has these very words."""
    in_words, by_number = (coltexpress.new(name, players=4, seed=5) for _ in range(2))
    dice = Dice(5)
    while not in_words.over:
        texts = in_words.legal_choices()
        assert len(set(texts)) == len(texts) > 0
        text = texts[dice.below(len(texts))]
        seat, choice = by_number.read_choice(text)
        in_words.play(text)
        by_number.play(seat, choice)
        assert in_words.line() == by_number.line()
    assert Game.from_record(in_words.record()).line() == in_words.line()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_words_lead_back_to_their_choices(name: str) -> None:
    game, dice = coltexpress.new(name, players=3), Dice(9)
    while not game.over:
        for ask, question in zip(game.asks, game.questions, strict=True):
            for option in set(ask.options):
                word = game.word(ask, option)
                assert game.choice(ask, word) == question.choice(word) == option
        game.play(game.asks[0].seat, dice.answer(game.asks[0].options))


def test_a_question_says_who_acts_and_who_suffers() -> None:
    """C-PUNCH-01"""
    game = Game.from_line(PUNCHING)
    (question,) = game.questions
    assert str(question) == "T punch-what purse jewel"
    assert (question.seat, question.who, question.type) == (0, "T", "loot")
    assert question.about == {"bandit": "T", "target": "B"}


def test_a_bad_choice_changes_nothing_and_says_what_would_be_right() -> None:
    game = Game.from_line(PUNCHING)
    before = game.line()
    (question,) = game.questions
    right = question.offered
    assert right == "purse (0), jewel (1)"
    wrong: list[Callable[[], None]] = [
        lambda: game.play("T punch-what strongbox"),
        lambda: game.play("T punch-what nonsense"),
        lambda: game.play(0, "strongbox"),
        lambda: game.play(0, 77),
    ]
    for try_it in wrong:
        with pytest.raises(IllegalChoice) as refused:
            try_it()
        assert f"is not offered to T (seat 0); offered: {right}" in str(refused.value)
        assert refused.value.code == "not_offered"
        assert refused.value.values["offered"] == right
    others: list[Callable[[], None]] = [
        lambda: game.play("B punch-what jewel"),
        lambda: game.play(1, 0),
    ]
    for try_it in others:
        with pytest.raises(IllegalChoice, match=r"^the game asks T punch-what .seat 0., not") as no:
            try_it()
        assert no.value.code in ("not_asked", "seat_not_asked")
        assert (no.value.values["asked"], no.value.values["seats"]) == ("T punch-what", "0")
    for short in ("T punch-what", "", "T punch-what jewel jewel"):
        with pytest.raises(IllegalChoice, match="expected who is asked, what, and one ans"):
            game.play(short)
    assert game.line() == before
    assert not game.match.moves


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_game_is_played_by_itself(name: str) -> None:
    game = coltexpress.new(name, seed=3)
    before, told = game.line(), len(game.events(coltexpress.NOBODY))
    for twin in (game.copy(), copy.copy(game)):
        assert twin == game
        twin.play(twin.legal_choices()[0])
        assert (game.line(), len(game.events(coltexpress.NOBODY))) == (before, told)
        assert game.record() != twin.record()


def test_a_seat_alone_is_no_choice() -> None:
    game = coltexpress.new("classic", players=3, seed=4)
    with pytest.raises(coltexpress.IllegalChoice, match=r"'0': expected .* '#0 pick-character"):
        game.play(0)  # type: ignore[call-overload]


def test_after_the_end_nothing_can_be_played() -> None:
    game = coltexpress.new("super", players=3, seed=1)
    while not game.over:
        game.play(game.legal_choices()[0])
    too_late: list[Callable[[], None]] = [
        lambda: game.play(0, 0),
        lambda: game.play("G which-plan turn-move-fire"),
    ]
    for late in too_late:
        with pytest.raises(IllegalChoice, match=r"^the game is over$") as refused:
            late()
        assert refused.value.code == "game_over"


def test_a_line_can_be_that_of_a_view() -> None:
    game = coltexpress.new("classic", players=3, seed=1)
    assert coltexpress.read_view(game.line(seen_by=1)) == game.view(1)
    assert game.line(seen_by=coltexpress.NOBODY).endswith(" seen-by=nobody")


def test_a_record_that_ends_before_the_dice_goes_on_with_a_seed() -> None:
    game = coltexpress.new("classic", players=3, bandits="tuco,belle,doc")
    assert game.questions[0].who == "dice"
    assert Game.from_record(game.record(), seed=1).questions[0].who != "dice"


def test_a_record_of_a_game_that_began_anywhere_is_replayed_from_there() -> None:
    game = Game.from_line(PUNCHING, seed=3)
    while not game.over:
        game.play(game.legal_choices()[-1])
    again = Game.from_record(game.record())
    assert (again.line(), again.ranks()) == (game.line(), game.ranks())


def test_a_bot_plays_from_what_its_seat_sees() -> None:
    game = coltexpress.new("super", players=3, seed=1)
    bots = [coltexpress.make_bot("greenhorn", game, seed=seat) for seat in range(3)]
    while not game.over:
        (ask, *_) = game.asks
        game.play(ask.seat, bots[ask.seat].choose(game.view(ask.seat), ask, coltexpress.Budget()))
    assert game.winners() == [seat for seat, rank in enumerate(game.ranks()) if rank == 1]


def test_what_is_not_checked_is_not_exported() -> None:
    assert not {"choose", "advance", "Match"} & set(coltexpress.__all__)


def test_the_form_of_the_engine_is_decided_before_anything_else_is_imported() -> None:
    """Whoever imports the library gets one form of the engine throughout, wherever it is built."""
    door = ast.parse(Path(coltexpress.__file__).read_text(encoding="utf-8"))
    first = next(one for one in door.body if isinstance(one, ast.ImportFrom))
    assert first.module == "coltexpress.compiled"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_view_is_enough_to_have_its_question_in_words(name: str) -> None:
    game, luck = coltexpress.new(name, players=4, seed=5), Dice(1)
    while not game.over:
        question, words = game.asks[0], game.questions[0]
        view = game.view(question.seat)
        assert view.ask is not None
        assert coltexpress.in_words(game.book, view.state, view.ask) == words
        game.play(question.seat, luck.answer(question.options))


def test_the_bot_of_the_examples_is_better_than_chance() -> None:
    assert robber.wins(40) > 0.35


def test_what_is_no_game_is_not_among_them() -> None:
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None
    assert "toy" in GAMES


def test_a_game_is_shown_as_what_makes_it_again() -> None:
    game = coltexpress.new("toy", seed=1)
    text = repr(game).removeprefix("Game.from_line(").removesuffix(")")
    assert Game.from_line(ast.literal_eval(text)).line() == game.line()
