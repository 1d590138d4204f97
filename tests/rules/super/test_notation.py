"""Positions and words of Colt Super Express as texts."""

import pytest
from rules.super.words import BOOK, position, started

from coltexpress.kernel.errors import BadPosition, ColtExpressError, Unreadable
from coltexpress.kernel.views import look
from coltexpress.notation.position import line, line_of_view, read, read_view

SITTING = (
    "super players=4 who=GCDB phase=planning start=C train=-/-;-/<G;C>(<D)/-;-/-;x;x "
    "out=B loot=$301,-,$345,- plans=-,-,-,- shown=-,-,-,- agenda=plan:? sealed=-,-,-,-"
)
PLAN = "turn-move-fire"


def test_a_position_shows_queues_facing_poses_cars_loot_and_plans() -> None:
    """S-POS-01, S-POS-03"""
    g = read(SITTING)
    assert line(BOOK, g) == SITTING


def test_a_position_can_be_played_on() -> None:
    t = position(SITTING)
    assert (t.train, t.down()) == ("1.in=[<A] 2.ro=[B> (<C)]", "C")
    t.round("move-fire-climb", "move-fire-climb", "move-fire-climb")
    assert t.phase == "round_end"


def test_positions_of_a_game_are_read_back() -> None:
    for seed in range(10):
        t = started(players="5", reflex="true", horse="true").at_random(seed)
        assert position(t.line()).g == t.g


def test_a_view_hides_sealed_plans_and_is_read_back() -> None:
    """S-RULE-04"""
    t = started(players="3").plan(A="turn-move-fire", B="climb-move-fire")
    seen = line_of_view(BOOK, look(t.g, 0))
    assert "sealed=turn-move-fire,?,- seen-by=" in seen
    assert read_view(seen) == look(t.g, 0)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("phase=planning", "phase=execution", "without a stop"),
        ("who=GCDB", "who=GCDG", "there is no bandit 'B'; the bandits are G, C, D, G"),
        ("who=GCDB", "who=GCD-", "there is no bandit 'B'; the bandits are G, C, D, #3"),
        ("who=GCDB", "who=GCDY", "there is no bandit 'Y'; the bandits are G, C, D, B, T, O, M"),
        ("-/<G;", "-/<G<G;", "'G' stands twice in train=, out="),
        ("-/<G;", "<G/<G;", "'G' stands twice in train=, out="),
        ("-/<G;", "-/G;", "cannot be read from 'G' on; expected <B, B>"),
        ("-/<G;", "-/(<G;", "cannot be read from '.<G' on"),
        ("-/<G;", "<G;", "train= has 1 parts; expected 2"),
        ("-/-;x;x", "-/-;x", "train= has 5 parts; expected 6"),
        ("-/-;x;x", "x;-/-;x", "cars are uncoupled from the rear"),
        ("out=B", "fallen=- out=B", "unknown fields: fallen"),
        ("out=B", "out=-", "missing in train=, out=: B"),
        ("out=B", "out=-/B", "out= has an empty part .S-RULE-25"),
        ("loot=$301,-", "loot=$345,-", "'\\$345' stands twice in loot="),
        ("loot=$301,-", "loot=$300,-", "loot=\\$300: expected one of \\$301"),
        ("loot=$301,-", "loot=301,-", "'301': expected something such as -, "),
        (
            "loot=$301,-",
            "loot=-,-",
            "train=: 2, loot cards in loot=: 1; still to be awarded can be 0 ",
        ),
        ("plans=-,", "plans=turn,", "G can have nothing in plans= with phase=planning"),
        ("shown=-,", "shown=turn,", "G can have nothing in shown= with phase=planning"),
        ("start=C", "start=B", "start=B does not fit out=…B .S-RULE-16"),
        ("start=C", "start=-", "start=- and phase=setup go together"),
        (
            "train=-/-;-/<G;C>(<D)/-;-/-;x;x",
            "train=-/-;-/<G;-/-;-/-;x;x",
            "missing in train=, out=: C",
        ),
        ("out=B", "out=DB", "'D' stands twice in train=, out="),
        ("agenda=plan:?", "agenda=award:?", "no rule has left step 1, award, to be done here"),
        ("agenda=plan:?", "agenda=plan:3", "plan has an answer that was not offered"),
        ("agenda=plan:?", "agenda=execute", "no rule has left step 1, execute, to be done here"),
        ("agenda=plan:?", "agenda=-", "phase=over and agenda=- go together"),
        (
            "plans=-,",
            "plans=turn-move-fire-climb,",
            "'turn-move-fire-climb' has 4 parts; expected at most 3",
        ),
        (" sealed=-,-,-,-", "", "sealed= has 1 parts; expected 4"),
        (
            "sealed=-,-,-,-",
            "sealed=turn-move-horse,-,-,-",
            "sealed=turn-move-horse: this is not on offer",
        ),
        ("sealed=-,-,-,-", "sealed=-,-,-,turn-move-fire", "not asked anything"),
        ("sealed=-,-,-,-", f"sealed={PLAN},{PLAN},{PLAN},-", "all answers are in sealed="),
        (
            "players=4",
            "players=4 bandits=mei,doc,tuco,belle",
            "who=GCDB does not fit bandits=mei,doc,tuco,belle",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    old: str, new: str, reason: str
) -> None:
    """S-POS-03, S-POS-20, S-RULE-02, S-RULE-16"""
    assert old in SITTING
    with pytest.raises(ColtExpressError, match=reason):
        read(SITTING.replace(old, new))


def test_one_bandit_aboard_is_no_position_to_plan_in() -> None:
    """S-END-01, S-END-02"""
    lonely = (
        SITTING.replace("C>(<D)/-", "-/-")
        .replace("out=B", "out=C/DB")
        .replace("start=C", "start=G")
    )
    with pytest.raises(BadPosition, match="S-END-01"):
        read(lonely)
    with pytest.raises(BadPosition, match="the game goes on"):
        read(
            SITTING.replace("planning", "over")
            .replace("agenda=plan:? sealed=-,-,-,-", "agenda=-")
            .replace("plans=-,-,-", "plans=turn-fire-move,turn-fire-move,turn-fire-move")
        )


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("plan", "turn-move"),
        ("plan", "turn-move-fly"),
        ("plan", "turn-?-fire"),
        ("card", "shoot"),
        ("bandit", "Z"),
        ("bandit", "dice"),
        ("spot", "9r"),
        ("facing", "left"),
        ("loot", "$300"),
        ("character", "misty"),
        ("number", "x"),
    ],
)
def test_a_wrong_word_is_refused(kind: str, text: str) -> None:
    with pytest.raises(Unreadable):
        BOOK.read_word(started(players="3").g, kind, text)


def test_words_are_read_back() -> None:
    g = started(players="3").g
    words = {
        "plan": "turn-move-fire",
        "card": "climb",
        "bandit": "C",
        "seat": "dice",
        "spot": "3r",
        "facing": "rear",
        "loot": "$389",
        "character": "mei",
        "number": "2",
    }
    for kind, text in words.items():
        assert BOOK.write_word(g, kind, BOOK.read_word(g, kind, text)) == text
    assert BOOK.write_word(g, "bandit", -1) == "?"


def test_two_players_with_one_bandit_are_refused() -> None:
    """S-RULE-03"""
    with pytest.raises(BadPosition, match="'C' stands twice in who="):
        read(SITTING.replace("who=GCDB", "who=GCDC").replace("out=B", "out=-"))
