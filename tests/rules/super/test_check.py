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
        (on_a_lost_car, "'G' cannot be at 5i .S-POS-20"),
        (two_in_one_place, "two pieces have one place"),
        (behind_a_gap, "or a place is empty"),
        (nowhere, "missing in train=: G .S-POS-03"),
        (out_but_somewhere, "B is off the train, but has a place or a pose there"),
        (out_but_queueing, "B is off the train, but has a place or a pose there"),
        (down_off_the_train, "B is off the train, but has a place or a pose there"),
        (facing_off_the_train, "B is off the train, but has a place or a pose there"),
        (out_at_no_time, "missing in out=: B"),
        (aboard_but_lost, "'G' stands twice in train=, out="),
        (a_stranger, "who=S: expected one of G, C, D, B, T, O, M"),
        (an_odd_value, "loot=\\$302: expected one of \\$301"),
        (without_a_bandit, "'-' in who= is possible only during the setup"),
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
        (
            OVER,
            "-/<G;-/-;-/-;-/-",
            "-/<G;-/-;x;x",
            "train=: 2, loot cards in loot=: 0; still to be awarded can be 0, 1",
        ),
        (OVER, "plans=turn-fire", "plans=turn-move", "G cannot have 'move' in plans=, shown="),
        (
            OVER,
            "plans=turn-fire",
            "plans=turn-horse",
            "horse is possible only with horse=true .S-EXP-03",
        ),
        (OVER, "plans=turn-fire", "plans=turn", "G has 2 cards in plans=, shown=; expected 3"),
        (
            OVER,
            "plans=turn-fire",
            "plans=turn-fire-climb",
            "G has 4 cards in plans=, shown=; expected 3",
        ),
        (
            OVER,
            "plans=turn-fire,-",
            "plans=turn-fire,climb",
            "C can have nothing in plans= with out=…C",
        ),
        (
            OVER,
            "out=C/D",
            "out=C/D sealed=-,-,-",
            "answers are sealed in sealed=, but no seats choose",
        ),
        (OVER, "agenda=-", "agenda=end_game", "phase=over and agenda=- go together"),
        (OVER, "-/<G;-/-;", "<C/<G;-/-;", "'C' stands twice in train=, out="),
        (
            AWARD,
            "loot=-,-,-",
            "loot=$301,-,-",
            "train=: 1, loot cards in loot=: 1; still to be awarded can be 1",
        ),
        (AWARD, "plans=-,", "plans=climb,", "G can have nothing in plans= with phase=round_end"),
        (
            AWARD,
            "-/-;x ",
            "-/-;-/- ",
            "train=: 0, loot cards in loot=: 0; still to be awarded can be 1",
        ),
        (AWARD, "train=-/-;-/<G;-/C>;", "train=-/-;-/<G;-/-;", "missing in train=, out=: C"),
        (
            SETUP,
            "-/-;-/-;-/-;-/- ",
            "-/-;-/-;-/-;x ",
            "train=: 1, loot cards in loot=: 0; still to be awarded can be 0",
        ),
        (
            SETUP,
            "-/- out=- loot=-",
            "x out=- loot=$301",
            "'x' in train= is possible only when the setup is over",
        ),
        (
            SETUP,
            "train=-/-;",
            "train=-/<G;",
            "'G' in train=, out= is possible only when the setup is over",
        ),
        (SETUP, "=round,place", "=place,round", "does not show how pick was answered in the setup"),
        (SETUP, "start=-", "start=G", "start=- and phase=setup go together"),
        (
            SETUP,
            "players=3",
            "players=3 bandits=mei,doc,tuco",
            "who=G-- does not fit bandits=mei,doc,tuco",
        ),
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
    with pytest.raises(BadPosition, match="cars uncoupled in train=: 0"):
        check(t.g)
    alone = AWARD.replace("-/C>", "-/-").replace("out=D", "out=D/C")
    with pytest.raises(BadPosition, match="S-END-01"):
        position(alone)
