"""What no table can look like: each slip is named."""

from collections.abc import Callable

import pytest
from rules.super.words import new, position, started, train

from coltexpress.games.super.check import check
from coltexpress.games.super.rulebook import SuperExpress
from coltexpress.kernel.errors import BadPosition
from coltexpress.kernel.rows import row

PLANNING = (
    "super players=4 who=GCDB phase=planning start=C train=-/-;-/<G;C>(<D)/-;-/-;x;x "
    "out=B loot=$301,-,$345,- plans=-,-,-,- shown=-,-,-,- agenda=plan:? sealed=-,-,-,-"
)
OVER = (
    "super players=3 who=GCD phase=over start=G train=-/-;-/<G;-/-;-/-;-/- out=C/D "
    "loot=-,-,- plans=turn-fire,-,- shown=move,turn,climb-fire agenda=-"
)
AWARD = (
    "super players=3 who=GCD phase=round_end start=G train=-/-;-/<G;-/C>;-/-;x out=D "
    "loot=-,-,- plans=-,-,- shown=move-turn-fire,turn-climb-move,climb agenda=pass_on,award:?"
)
SETUP = (
    "super players=3 who=G-- phase=setup start=- train=-/-;-/-;-/-;-/-;-/- out=- "
    "loot=-,-,- plans=-,-,- shown=-,-,- agenda=round,place,draw_start_player:?,pick:#2:?,pick:#1:?"
)


LOCOMOTIVE = (
    "super players=3 bandits=ghost,cheyenne,django who=GCD phase=over start=G "
    "train=<G/C>;x;x;x;x out=D loot=$301$345,$312,$356 plans=-,-,- "
    "shown=move-turn-fire,turn-climb-move,climb agenda=-"
)


@pytest.mark.parametrize("line", [PLANNING, OVER, AWARD, SETUP, LOCOMOTIVE])
def test_a_right_position_of_every_phase_is_read_and_written(line: str) -> None:
    assert position(line).line() == line


def test_every_rest_of_the_setup_is_a_right_position() -> None:
    t = new(players="3")
    for _ in range(4):
        check(t.g)
        t.draw_for(t.g.asks[0].seat, t.g.asks[0].options[0])
    check(t.g)


def on_a_lost_car(g: SuperExpress) -> None:
    g.at[0] = 10


def two_in_one_place(g: SuperExpress) -> None:
    g.place[2] = 0


def behind_a_gap(g: SuperExpress) -> None:
    g.place[0] = 1


def nowhere(g: SuperExpress) -> None:
    g.at[0] = -1


def out_but_somewhere(g: SuperExpress) -> None:
    g.at[3] = 0


def out_but_queueing(g: SuperExpress) -> None:
    g.place[3] = 1


def down_off_the_train(g: SuperExpress) -> None:
    g.down[3] = 1


def facing_off_the_train(g: SuperExpress) -> None:
    g.facing[3] = 1


def out_at_no_time(g: SuperExpress) -> None:
    g.wave[3] = 0


def aboard_but_lost(g: SuperExpress) -> None:
    g.wave[0] = 1


def a_stranger(g: SuperExpress) -> None:
    g.who[0] = 9


def an_odd_value(g: SuperExpress) -> None:
    g.loot[0] = row([302])


def without_a_bandit(g: SuperExpress) -> None:
    g.who[3] = -1


@pytest.mark.parametrize(
    ("slip", "reason"),
    [
        (on_a_lost_car, "on a car that is gone"),
        (two_in_one_place, "two pieces have one place"),
        (behind_a_gap, "or one is empty"),
        (nowhere, "G has no place"),
        (out_but_somewhere, "B is not on the train"),
        (out_but_queueing, "B is not on the train"),
        (down_off_the_train, "B has a pose off the train"),
        (facing_off_the_train, "B has a pose off the train"),
        (out_at_no_time, "B is out at no time"),
        (aboard_but_lost, "G is out at no time, or in at one"),
        (a_stranger, "a bandit who is not in this game"),
        (an_odd_value, "no car has such a loot value"),
        (without_a_bandit, "a player has no bandit"),
    ],
)
def test_a_slip_on_the_train_is_named(slip: Callable[[SuperExpress], None], reason: str) -> None:
    """S-POS-03, S-POS-20, S-RULE-11"""
    t = position(PLANNING)
    slip(t.g)
    with pytest.raises(BadPosition, match=reason):
        check(t.g)


@pytest.mark.parametrize(
    ("line", "old", "new", "reason"),
    [
        (OVER, "-/<G;-/-;-/-;-/-", "-/<G;-/-;x;x", "2 cars are gone and 0 loot cards"),
        (OVER, "plans=turn-fire", "plans=turn-move", "G has one card twice"),
        (OVER, "plans=turn-fire", "plans=turn-horse", "G has a card too many"),
        (OVER, "plans=turn-fire", "plans=turn", "G has too few cards"),
        (OVER, "plans=turn-fire", "plans=turn-fire-climb", "a plan of too many cards"),
        (OVER, "plans=turn-fire,-", "plans=turn-fire,climb", "C is out and has a plan"),
        (OVER, "out=C/D", "out=C/D sealed=-,-,-", "answers are sealed, but no seats choose"),
        (OVER, "agenda=-", "agenda=end_game", "over when nothing is left on the agenda"),
        (OVER, "-/<G;-/-;", "<C/<G;-/-;", "C is in two places"),
        (AWARD, "loot=-,-,-", "loot=$301,-,-", "one is to be awarded"),
        (AWARD, "plans=-,", "plans=climb,", "has cards to reveal, but the round is over"),
        (AWARD, "-/-;x ", "-/-;-/- ", "one is to be awarded"),
        (AWARD, "train=-/-;-/<G;-/C>;", "train=-/-;-/<G;-/-;", "C is neither"),
        (SETUP, "-/-;-/-;-/-;-/- ", "-/-;-/-;-/-;x ", "1 cars are gone"),
        (SETUP, "-/- out=- loot=-", "x out=- loot=$301", "before the game"),
        (SETUP, "train=-/-;", "train=-/<G;", "G is neither on the train nor off it"),
        (SETUP, "=round,place", "=place,round", "does not show how pick was answered in the setup"),
        (SETUP, "start=-", "start=G", "the start player is drawn last"),
        (SETUP, "players=3", "players=3 bandits=mei,doc,tuco", "other bandits than bandits="),
    ],
)
def test_a_slip_in_a_line_is_named(line: str, old: str, new: str, reason: str) -> None:
    """S-PLAN-02, S-PLAN-06, S-EXP-03, S-RULE-11, S-RULE-13"""
    assert old in line
    with pytest.raises(BadPosition, match=reason):
        position(line.replace(old, new))


def test_a_game_without_cars_has_nothing_to_plan() -> None:
    """S-END-02"""
    t = train("0.in=[<A <B]", cars=0, loot={"A": [301, 312], "B": [323, 345]})
    with pytest.raises(BadPosition, match="S-END-02"):
        check(t.g)


def test_a_game_of_several_with_a_car_is_not_over() -> None:
    """S-END-01, S-END-02"""
    lines = AWARD.replace("round_end", "over").replace("agenda=pass_on,award:?", "agenda=-")
    with pytest.raises(BadPosition, match="the game goes on"):
        position(lines)


def test_the_end_of_a_round_needs_two_and_a_lost_car() -> None:
    """S-RULE-13"""
    t = position(AWARD)
    t.g.cars, t.g.board = 4, started(players="3").g.board
    with pytest.raises(BadPosition, match="0 cars are gone"):
        check(t.g)
    alone = AWARD.replace("-/C>", "-/-").replace("out=D", "out=D/C")
    with pytest.raises(BadPosition, match="S-END-01"):
        position(alone)
