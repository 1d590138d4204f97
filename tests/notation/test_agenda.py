"""An agenda is accepted only where the rules can have made it; what is accepted can be played."""

from __future__ import annotations

import pytest
from fuzz_lines import changed, lines_of, one_of, try_line
from hypothesis import given, settings
from hypothesis import strategies as st

import coltexpress
from coltexpress.games import GAMES, game
from coltexpress.games.classic.rulebook import state_of
from coltexpress.kernel.agenda import agenda_of
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.derivation import check_agenda
from coltexpress.kernel.errors import BadPosition, ColtExpressError, Unreadable
from coltexpress.kernel.rows import row
from coltexpress.kernel.views import look
from coltexpress.notation.position import line, line_of_view


def first(name: str, step: str, seed: int = 1, **options: str) -> coltexpress.Game:
    """A random game, at the first question that such a step asks."""
    found, dice = coltexpress.new(name, seed=seed, **options), Dice(seed)
    while not found.over:
        if found.book.steps[agenda_of(found.state)[-1].rule].name == step:
            return found
        found.play(found.asks[0].seat, dice.answer(found.asks[0].options))
    raise AssertionError(f"nobody was asked by {step}")


SCHEMING = first("classic", "scheme", players="3", bandits="tuco,belle,doc").line()
MOVING = first("classic", "move", players="3", bandits="tuco,belle,doc").line()
SCHEMING_IN_TEAMS = first("armored", "scheme", players="4", bandits="tuco,belle,doc,ghost").line()
MOVING_IN_TEAMS = first("armored", "move", players="4", bandits="tuco,belle,doc,ghost").line()
SETTING_UP = coltexpress.new("classic", players=3).line()


def part(text: str, name: str) -> str:
    """A field of a line, with its name."""
    return next(one for one in text.split() if one.startswith(f"{name}="))


def with_field(text: str, name: str, value: str) -> str:
    """The line with another text in a field."""
    return text.replace(part(text, name), f"{name}={value}")


def with_top(text: str, *steps: str) -> str:
    """The line with other steps in the place of the one that asks."""
    below = part(text, "agenda").removeprefix("agenda=").split(",")[:-1]
    return with_field(text, "agenda", ",".join([*below, *steps]))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (with_field(SCHEMING, "rounds", "-"), "rounds=- is possible only with agenda=…turn_up"),
        (SCHEMING.replace("turn:1,", "turn:9,"), "no rule has left step"),
        (SCHEMING.replace("turn:1,", "turn:1,turn:1,"), "no rule has left step"),
        (SCHEMING.removesuffix("?") + "s", "asks no one anything|was not offered"),
        (with_top(SCHEMING, "scheme:T:5:?"), "no rule has left step"),
        (with_top(SCHEMING, "deal:T:9:?"), "no rule has left step"),
        (with_top(SCHEMING, "punch:T:?:?:?"), "no rule has left step"),
        (with_top(SCHEMING, "turn_up:?"), "no rule has left step 10, turn_up"),
        (with_field(SCHEMING, "agenda", "scheme:T:0:?"), "no rule has left step 1, scheme"),
        (with_field(SCHEMING, "agenda", "-"), "phase=over and agenda=- go together"),
        (with_field(SCHEMING, "phase", "stealin"), "no rule has left step"),
        (with_field(SCHEMING, "phase", "setup"), "setup"),
        (with_field(MOVING, "pile", "-"), "cards"),
        (with_top(MOVING, "move:B:?", "move:T:?"), "no rule has left step"),
        (with_top(MOVING, "throw:T:B:?"), "no rule has left step"),
        (with_top(MOVING, "lose:T:purse:floor:?"), "no rule has left step"),
        (with_top(MOVING, "pickpocket:T:?:?"), "no rule has left step"),
        (with_top(SCHEMING_IN_TEAMS, "professore_plays:0:?"), "no rule has left step"),
        (with_top(SCHEMING_IN_TEAMS, "lose_card:T:?"), "no rule has left step"),
        (with_field(SCHEMING_IN_TEAMS, "advances", "1"), "advances=1: expected 0 .A-TRAIN-01"),
        (with_field(MOVING_IN_TEAMS, "advances", "1"), "advances=1: expected 0 .A-TRAIN-01"),
        (with_top(MOVING_IN_TEAMS, "grant:T:any:?"), "no rule has left step"),
        (with_top(MOVING_IN_TEAMS, "knock_back:T:B:?"), "no rule has left step"),
        (with_top(MOVING_IN_TEAMS, "burst_loot:T:B:?"), "no rule has left step"),
        (with_top(MOVING_IN_TEAMS, "take_loot:T:purse:no:?"), "no rule has left step"),
        (with_top(SETTING_UP, "couple:1:?"), "does not show how pick was answered"),
        (with_field(SETTING_UP, "first", "2"), "first=2: at this point of the setup it is 0"),
        (with_field(SETTING_UP, "beside", "1"), "'x' is there 3 times; the box has 2"),
    ],
)
def test_a_step_that_no_rule_can_have_made_there_is_refused(text: str, reason: str) -> None:
    assert text not in (SCHEMING, MOVING, SCHEMING_IN_TEAMS, MOVING_IN_TEAMS, SETTING_UP)
    with pytest.raises(BadPosition, match=reason):
        coltexpress.read(text)


def test_no_card_is_left_on_the_pile_when_players_keep_cards_at_the_end_of_the_round() -> None:
    """C-ED-09, C-STEAL-01"""
    settings = {"players": "4", "expert_variant": "true", "expert_keep_timing": "end_of_round"}
    lines = [first("classic", "keep", seed, **settings).line() for seed in range(20)]
    without_event = next(text for text in lines if "phase=stealin" in text)
    g = state_of(coltexpress.read(without_event))
    player = next(one for one in range(g.players) if len(g.discard[one]) > 0)
    card, *others = g.discard[player]
    g.discard[player], g.pile, g.pile_by = row(others), row([card]), row([player])
    with pytest.raises(BadPosition, match="cards are in pile=, but it has been carried out"):
        coltexpress.read(line(game("classic"), g))


def test_a_number_that_does_not_fit_into_a_step_is_refused() -> None:
    with pytest.raises(Unreadable, match="'next_card:8192' in agenda=: an argument is at most"):
        coltexpress.read(MOVING.replace("next_card:1", "next_card:8192"))


def test_chance_is_no_player_and_no_viewer() -> None:
    with pytest.raises(Unreadable, match="there is no bandit 'dice'; the bandits are T, B, O"):
        coltexpress.read(with_top(SCHEMING, "scheme:dice:0:?"))
    with pytest.raises(Unreadable, match="there is no bandit 'dice'; the bandits are T, B, O"):
        coltexpress.read(MOVING.replace("pile=T:", "pile=dice:"))
    view = line_of_view(game("classic"), look(coltexpress.read(MOVING), 0))
    with pytest.raises(Unreadable, match="seen-by=dice: expected one of T, B, O, nobody"):
        coltexpress.read_view(view.replace("seen-by=T", "seen-by=dice"))


def test_a_team_that_holds_all_documents_is_refused_and_not_guessed_for_ever() -> None:
    """A-ROB-04"""
    found = first("armored", "scheme", players="4", bandits="tuco,belle,doc,ghost")
    text = line_of_view(found.book, found.view(1))
    floors = part(text, "armored").replace("/d", "/-").replace("*d", "*")
    text = text.replace(part(text, "armored"), floors)
    with pytest.raises(BadPosition, match="the teams have more Secret Documents than they may"):
        coltexpress.read_view(text.replace("held=$,", "held=$ddd,"))


def test_own_sealed_answers_are_known() -> None:
    """S-RULE-04"""
    found = coltexpress.new("super", players=3, seed=1, bandits="ghost,doc,belle")
    found.play(0, found.asks[0].options[0])
    text = line_of_view(found.book, found.view(0))
    sealed = part(text, "sealed")
    with pytest.raises(BadPosition, match="hides from its seat what it has chosen"):
        coltexpress.read_view(text.replace(sealed, "sealed=?,-,-"))


def test_cards_and_loot_that_have_no_order_are_read_in_any_and_written_in_one() -> None:
    hands, box = part(MOVING, "decks"), part(MOVING, "box")
    turned = "decks=" + ",".join(one[::-1] for one in hands.removeprefix("decks=").split(","))
    tokens = "box=" + "".join(f"${one}" for one in reversed(box.removeprefix("box=$").split("$")))
    text = MOVING.replace(hands, turned).replace(box, tokens)
    assert text != MOVING
    assert line(game("classic"), coltexpress.read(text)) == MOVING


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_agenda_of_a_game_is_one_that_the_rules_can_make(name: str) -> None:
    """Every kind of step that asks comes up in these games."""
    book, asked = game(name), set[str]()
    for seed in range(6):
        dice = Dice(seed)
        for text in lines_of(book, dice):
            if "seen-by=" not in text:
                g = coltexpress.read(text)
                check_agenda(book, g)
                asked.update(book.steps[step.rule].name for step in agenda_of(g)[-1:])
    expected = {"classic": 9, "armored": 12, "super": 3, "toy": 2}
    assert len(asked) >= expected[name], asked


@pytest.mark.slow
@settings(max_examples=100, print_blob=True)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**31))
def test_a_line_that_was_tampered_with_is_refused_or_can_be_played(name: str, seed: int) -> None:
    dice = Dice(seed)
    lines = lines_of(game(name), dice)
    for _ in range(10 if lines else 0):
        text = changed(one_of(dice, lines), one_of(dice, lines), dice)
        assert try_line(text, dice) in ("refused", "played", "played as a view")


@given(st.text(max_size=200))
def test_any_text_is_refused_with_an_error_of_ours(text: str) -> None:
    for read in (coltexpress.read, coltexpress.read_view, coltexpress.Game.from_record):
        with pytest.raises(ColtExpressError):
            read(text)
