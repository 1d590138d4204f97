"""Sections 2 and 3: the aim, teams, seating and table talk."""

import pytest
from rules.armored.words import Words, end, event, given, new, set_up, stealin

from coltexpress.games.armored.state import (
    mates,
    may_talk,
    professore_place,
    professore_team,
    team_bandits,
    team_of,
)

TEN = "GTCBDOYWMS"


@pytest.mark.parametrize("count", [4, 6, 8, 10])
def test_seats_alternate_between_two_teams_of_equal_size(count: int) -> None:
    """A-GOAL-01, A-TEAM-01, A-TEAM-03, A-TEAM-04, A-RULE-01"""
    g = given(seats=TEN[:count]).g
    assert len(team_bandits(g, 0)) == len(team_bandits(g, 1)) == count // 2
    assert all(team_of(g, seat) != team_of(g, (seat + 1) % count) for seat in range(count))
    assert not g.rules.professore


@pytest.mark.parametrize("count", [3, 5, 7, 9])
def test_il_professore_joins_the_smaller_team_in_the_only_gap(count: int) -> None:
    """A-TEAM-02, A-TEAM-03, A-PROF-02, A-RULE-03, A-RULE-61"""
    g = given(seats=TEN[:count]).g
    gaps = [k for k in range(count) if team_of(g, k) == team_of(g, (k + 1) % count)]
    assert (g.rules.professore, gaps, professore_place(g)) == (True, [count - 1], count)
    smaller = team_bandits(g, professore_team(g))
    assert len(smaller) + 1 == count - len(smaller)
    assert team_of(g, professore_place(g)) not in (team_of(g, count - 1), team_of(g, 0))


def test_he_is_nobodys_team_mate_and_has_no_pawn() -> None:
    """A-PROF-01, A-RULE-31, A-RULE-44"""
    t = set_up("GTC")
    assert (len(t.g.at), [list(mates(t.g, one)) for one in range(3)]) == (3, [[2], [], [0]])


def test_all_play_starts_in_the_starting_train() -> None:
    """A-GOAL-02, A-SETUP-05"""
    t = set_up("GTCB")
    assert t.at("GTCB") == "S3i S3i S3i S3i"


def test_only_bandits_on_the_starting_train_count() -> None:
    """A-GOAL-01, A-GOAL-03, A-GOAL-04, A-SCORE-01"""
    t = end("-/-;G/-;-/C;-/-", armored="-/T;-/-;*/-;-/-;-/*;B/-;*/-", held={"G": "j", "T": "xj"})
    assert t.happened("eliminated") == ["eliminated T", "eliminated B"]
    assert (t.money("blue"), t.money("red"), t.winners) == (500, 0, "GC")


def test_in_betrayal_mode_one_bandit_can_win_alone() -> None:
    """A-GOAL-05, A-CAVALRY-02"""
    words: Words = {"held": {"G": "jj", "C": "j", "T": "x"}, "mode": "betrayal"}
    assert end(card="cav_survival_1", **words).winners == "G"


def test_team_mates_talk_in_schemin_and_are_silent_in_stealin() -> None:
    """A-TALK-01, A-TALK-02, A-RULE-65"""
    t = set_up("GTCB")
    assert (t.phase, may_talk(t.g)) == ("schemin", True)
    silent = [stealin("-/-;-/G;-/-;-/-", pile="G:m"), event("G/-;-/C;-/-;-/-", "help"), end()]
    assert [one.phase for one in silent] == ["stealin", "round_end", "over"]
    assert [may_talk(one.g) for one in silent] == [False] * 3
    assert may_talk(new().g)


def test_nobody_is_shown_the_loot_of_a_team_mate() -> None:
    """A-TALK-03, A-RULE-37"""
    t = given(held={"G": "$400b500n1500d0j"})
    assert t.seen_by("G").held("G") == "$400b500n1500d0j"
    assert t.seen_by("C").held("G") == t.seen_by("T").held("G") == "$bndj"


def test_whoever_resolves_a_card_decides_alone() -> None:
    """A-TALK-02"""
    t = stealin("-/-;-/G;-/-;-/-", pile="G:m")
    assert t.asks() == ["G move-where S0i S2i"]
