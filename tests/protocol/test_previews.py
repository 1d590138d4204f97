"""Where my bandits will stand if nobody interferes."""

from __future__ import annotations

import pytest
from scenario import Scenario, given

from coltexpress.games import game
from coltexpress.games.classic.scene import previews
from coltexpress.games.classic.scene.previews import card_previews
from coltexpress.games.super.board import FRONT, OFF, REAR, board_of
from coltexpress.games.super.printed import CARDS, plan_of
from coltexpress.games.super.rulebook import state_of as super_state
from coltexpress.games.super.scene.previews import poses_ahead
from coltexpress.kernel.agenda import NOBODY, choose
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.rows import row
from coltexpress.protocol.asking import question_of
from coltexpress.protocol.reader import reader_of
from coltexpress.protocol.values import OPEN

Pose = tuple[int, int, int]  # a spot or OFF, where one faces, and 1 for lying
TRAIN = "-/*;-/C;-/-;-/TD"  # roof/inside, the locomotive first


def ends(t: Scenario, bandit: str) -> list[str]:
    """Where a bandit may end by its own cards in the pile, as its seat sees it."""
    pawn = t.pawn(bandit)
    mine = previews.of_seat(t.g, t.g.seat_of[t.g.player_of[pawn]], previews.spots_ahead(t.g))
    return [t.word("spot", spot) for spot in mine[pawn]]


def test_a_card_that_moves_nobody_leaves_the_preview_where_its_bandit_stands() -> None:
    assert ends(given(TRAIN, pile="T:f,T:r"), "T") == ["3i"]


def test_without_a_card_there_is_no_preview() -> None:
    assert ends(given(TRAIN, pile="T:m"), "D") == []


def test_moves_and_floor_changes_follow_each_other() -> None:
    """C-MOVE-01, C-MOVE-02, C-FLOOR-01"""
    assert ends(given(TRAIN, pile="T:c,D:m"), "T") == ["3r"]
    assert ends(given(TRAIN, pile="T:m"), "T") == ["2i"]
    assert ends(given(TRAIN, pile="T:m,T:m"), "T") == ["1i", "3i"]
    assert ends(given(TRAIN, pile="T:c,D:m,T:m"), "T") == ["0r", "1r", "2r"]


def test_who_walks_into_the_marshal_flees_to_the_roof() -> None:
    """C-MEET-01, C-MEET-03"""
    assert ends(given(TRAIN, pile="C:m"), "C") == ["0r", "2i"]


def test_mei_climbs_across() -> None:
    """A-RULE-57"""
    t = given("-/*;-/-;-/M;-/CT", pile="M:c")
    assert ends(t, "M") == ["1r", "2r", "3r"]


def test_a_gang_has_a_preview_for_each_of_its_bandits() -> None:
    """C-TWO-02"""
    t = given("-/*;-/C;-/-;-/TDB;-/-", seats="CT,DB", pile="CT:Cc,DB:Dm,CT:Tm")
    assert (ends(t, "C"), ends(t, "T"), ends(t, "B")) == (["1r"], ["2i", "4i"], [])


def test_the_previews_of_others_are_not_told() -> None:
    """C-RULE-01"""
    t = given(TRAIN, pile="T:(c),D:(m)")
    owns = reader_of("classic").owns
    mine = owns(t.g, t.player("T"), previews.spots_ahead(t.g))["preview"]
    assert mine == [[7] if pawn == t.pawn("T") else [] for pawn in range(3)]
    for viewer in (NOBODY, OPEN, t.player("C")):
        assert owns(t.g, viewer, previews.spots_ahead(t.g))["preview"] == [[], [], []]
    assert list(reader_of("classic").foresight(t.view("C").state)) == [0, 0, 0]


def test_bullets_that_misty_plays_move_nobody() -> None:
    """A-MISTY-02"""
    t = given("-/*;-/-;-/Y;-/CT", pile="Y:!C")
    assert ends(t, "Y") == []


def test_a_question_shows_where_each_card_would_lead() -> None:
    t = given(TRAIN, pile="T:c")
    tuco = t.pawn("T")
    options = [tuco * 8, tuco * 8 + 128, tuco * 8 + 1, tuco * 8 + 3, 256]
    found = card_previews(t.g, row(options), previews.spots_ahead(t.g))
    assert found == [[1, 3, 5], [1, 3, 5], [6], [], []]


def test_in_super_cards_lead_from_pose_to_pose() -> None:
    """S-TURN-01, S-CLIMB-01, S-MOVE-01, S-MOVE-05"""
    assert after((4, FRONT, 0), "turn", "climb", "move") == [(4, 1, 0), (5, 1, 0), (7, 1, 0)]
    assert after((2, FRONT, 0), "move", "move", "climb") == [(0, 0, 0), (OFF, 0, 0), (OFF, 0, 0)]
    assert after((4, REAR, 0), "fire") == [(4, REAR, 0)]


def test_in_super_who_lies_only_stands_up() -> None:
    """S-DOWN-01, S-REFLEX-01, S-REFLEX-03, S-RULE-17"""
    assert after((4, REAR, 1), "move", "move") == [(4, REAR, 0), (6, REAR, 0)]
    assert after((4, REAR, 0), "reflex", "reflex") == [(4, REAR, 1), (4, REAR, 0)]
    assert after((4, REAR, 1), "horse") == [(4, REAR, 0)]
    assert after((4, REAR, 1), "horse", when_down=True) == [(0, FRONT, 0)]


def test_in_super_a_horse_saves_the_fallen() -> None:
    """S-HORSE-01, S-HORSE-04"""
    assert after((0, FRONT, 0), "move", "horse") == [(OFF, FRONT, 0), (0, FRONT, 0)]
    assert after((0, FRONT, 0), "move", "turn", "horse")[-1] == (OFF, FRONT, 0)


def after(pose: tuple[int, int, int], *cards: str, when_down: bool = False) -> list[Pose]:
    """The poses after these cards on a train with four cars."""
    options = {
        "players": "3",
        "horse": "true",
        "reflex": "true",
        "horse_when_down": str(when_down).lower(),
    }
    g = super_state(game("super").new({**options, "bandits": "django,belle,tuco"}, Dice(1)))
    g.at[0], g.facing[0], g.down[0] = pose
    found = poses_ahead(g, 0, [CARDS.index(card) for card in cards])
    return [(spot, facing, down) for spot, facing, down in found]


def test_in_super_the_preview_is_that_of_the_sealed_plan_and_only_mine() -> None:
    """S-PLAN-02, S-RULE-04"""
    g = super_state(game("super").new({"players": "3", "bandits": "django,belle,tuco"}, Dice(1)))
    owns = reader_of("super").owns
    plan = plan_of([CARDS.index(card) for card in ("climb", "turn", "move")])
    assert owns(g, 1, row([]))["preview"] == []
    spot, facing = g.at[1], g.facing[1]
    choose(g, 1, plan)
    onward = g.board.onward[1 - facing][spot ^ 1]
    poses = [[spot ^ 1, facing, 0], [spot ^ 1, 1 - facing, 0], [onward, 1 - facing, 0]]
    assert owns(g, 1, row([]))["preview"] == poses
    for viewer in (0, 2, NOBODY, OPEN):
        assert owns(g, viewer, row([]))["preview"] == []
    choose(g, 0, plan)
    choose(g, 2, plan)


@pytest.mark.parametrize("cars", [4, 5])
def test_in_super_a_question_shows_where_each_plan_would_lead(cars: int) -> None:
    g = super_state(game("super").new({"players": str(cars - 1)}, Dice(1)))
    while g.asks[0].what == 0:
        choose(g, g.asks[0].seat, g.asks[0].options[0])
    found = question_of(reader_of("super"), g, g.asks[0], row([]))
    assert len(found.previews) == len(found.options) == 24
    place = found.options.index(plan_of([CARDS.index(card) for card in ("turn", "move", "climb")]))
    spot, facing = g.at[0], 1 - g.facing[0]
    onward = board_of(cars).onward[facing][spot]
    last = OFF if onward == OFF else onward ^ 1
    assert found.previews[place] == [spot, facing, 0, onward, facing, 0, last, facing, 0]
