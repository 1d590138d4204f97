"""Positions as texts, and what no table can look like."""

from collections.abc import Callable

import pytest
from rules.armored.words import BOOK, Words, again, given, resting, set_up, stealin

import coltexpress
from coltexpress.games.armored.options import EDITIONS, read_options
from coltexpress.games.armored.printed import EVENTS, PRINTED
from coltexpress.games.armored.rulebook import Armored
from coltexpress.games.classic.state import OVER, SCHEMIN
from coltexpress.kernel.errors import BadPosition, Unreadable
from coltexpress.kernel.rows import joined, row


def test_a_position_in_the_middle_of_a_nudge_can_be_read_again() -> None:
    """A-NUDGE-01"""
    t = stealin(
        "-/-;-/C;-/-;-/-",
        pile="G:n,P:(@T)",
        seats="GTCBD",
        rest="S3r",
        turn=3,
        then=("happen", "end_round"),
    )
    t.play("G nudge-whom C", "G nudge-what move")
    assert again(t).asks() == t.asks() == ["C take-action move none"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("armored=-/x", "armored=G/x", "'G' stands twice in starting=, armored="),
        ("armored=-/x", "armored=*/x", "A0r: there is one courier .* in each armored car"),
        (";*b500/", ";b500/", "a courier .* is missing in armored= .A-COURIER-03"),
        (
            "cars=baggage",
            "cars=saloon",
            "cars=saloon: expected one of baggage, first_class, restaurant",
        ),
        ("cars=baggage", "cars=restaurant", "'restaurant' stands twice in cars="),
        ("advances=0", "advances=9", "advances=9: expected 0 to 5 .A-GEO-01"),
        ("advances=0", "advances=3", "advances=3: expected 0 .A-TRAIN-01"),
        ("neutral=23", "neutral=22", "there are 22 neutral bullets .* the box has 23"),
        ("neutral=23", "neutral=24", "there are 24 neutral bullets .* the box has 23"),
        (
            "guns=6,6",
            "guns=5,6",
            "G has 5 bullets in guns=, wounds=, bunch=, healed-away=; expected 6",
        ),
        ("bunch=-", "bunch=m", "bunch=m: expected one of G, T, C, B, P, n"),
        ("bunch=-", "bunch=n", "bunch=n is possible only with professore_bullets=neutral .A-ED-01"),
        ("healed-away=-", "healed-away=e", "healed-away=e: expected one of G, T, C, B, P, n"),
        ("wounds=-,", "wounds=n,", "wounds=n: expected one of m, e, g, b"),
        ("ladder=0", "ladder=9", "ladder=9: expected 0$"),
        ("ladder=0", "ladder=1", "ladder=1: expected 0$"),
        (
            "professore-bullets=0",
            "professore-bullets=1",
            "P has 1 bullets in professore-bullets=, wounds=, bunch=, healed-away=; expected 0",
        ),
        ("held=$250", "held=$250dR", "'d' is there 4 times; the box has 3"),
        ("first=0", "first=7", "first=7: expected 0 to 3"),
        ("diverted=0", "diverted=4", "diverted=4: expected 0 to 3"),
        ("bonus=0,", "bonus=1,", "bonus=1: expected one of 0, 2 .A-EVENT-COORD-02"),
        ("kept=0,", "kept=1,", "kept=1 is possible only with action_plan .A-PLAN-01"),
        ("healed=0,", "healed=3,", "healed=3: expected 0 .A-EVENT-HEAL-05"),
        ("unders=-,", "unders=n,", "G cannot have 'n' in unders=|G has 10 cards in hands="),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused(old: str, new: str, reason: str) -> None:
    """A-RULE-24, A-COURIER-03, A-TRAIN-01, A-COMP-08"""
    text = set_up("GTCB").line
    assert old in text
    with pytest.raises(BadPosition, match=reason):
        coltexpress.read(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("nnn0", "y", "."),
        ("phase=schemin", "phase=napping", "phase"),
        ("pile=-", "pile=G", "'pile=G': expected something such as T:f"),
        ("pile=-", "pile=G:mm", "'mm' names 2 things; expected exactly one"),
        ("decks=", "decks=z", "cannot be read from 'z"),
        ("decks=", "decks=+", "'\\+' is not one of m, c, f, r, p, n"),
        ("starting=", "starting=-/-;", "parts"),
        ("box=", "box=q", "cannot be read from 'q"),
        ("turn=0", "turn=x", "whole number"),
        ("turn=0", "turn=0 hat=1", "unknown fields"),
    ],
)
def test_a_text_that_is_not_a_position_is_refused(old: str, new: str, reason: str) -> None:
    """A-RULE-74"""
    text = set_up("GTCB").line.replace("n0n0n1500", "nnn0")
    assert old in text
    with pytest.raises((Unreadable, BadPosition), match=reason):
        coltexpress.read(text.replace(old, new, 1))


def test_nobody_can_be_inside_the_tender_or_beside_a_courier() -> None:
    """A-TENDER-01, A-COURIER-01, A-RULE-24"""
    t = resting()
    for spot, reason in (
        (10, "'G' cannot be at A1i .A-TENDER-01"),
        (13, "G rests beside a courier .* at A2r .A-COURIER-01"),
    ):
        t.g.at[0] = spot
        with pytest.raises(BadPosition, match=reason):
            BOOK.check(t.g)


def test_nobody_holds_the_other_teams_document() -> None:
    """A-ROB-04"""
    with pytest.raises(BadPosition, match="G has the other team's Secret Document in held=: dR"):
        BOOK.check(resting(held={"G": "dR"}).g)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("target", "Z"),
        ("courier", "*3"),
        ("seat", "Z"),
        ("player", "P"),
        ("spot", "S9i"),
        ("section", "B1"),
        ("action", "nap"),
        ("healing", "m?"),
        ("loot", "gold"),
        ("token", "jj"),
        ("round_card", "bridge"),
        ("cause", "z"),
    ],
)
def test_a_word_that_is_none_is_refused(kind: str, text: str) -> None:
    """A-RULE-37"""
    with pytest.raises(Unreadable):
        BOOK.read_word(given().g, kind, text)


def test_the_polish_edition_sets_seven_options() -> None:
    """A-ED-01..07"""
    english, polish = (BOOK.settings(BOOK.new({"edition": one})) for one in EDITIONS)
    assert english == {"players": "4"}
    assert polish == {
        "players": "4",
        "professore_bullets": "neutral",
        "heal_choice": "neutral_first",
        "healed_neutral_bullets": "pile",
        "robbery_pick": "choice",
        "nudge_source": "own_card",
        "gatling_loot_pick": "random",
        "armory_draw": "optional",
    }


def test_a_diversion_of_the_last_round_is_forgotten_when_a_turn_begins() -> None:
    """A-DIVERSION-04, C-RULE-91"""
    words: Words = {"wounds": {"G": "m"}, "neutral": 22, "hands": {"G": "m!n"}}
    words |= {"expert_variant": "true", "expert_bullet_discard": "may"}
    t = given(card="a24_swivel_arm", **words)
    t.g.phase, t.g.diverted = SCHEMIN, 2
    turns = [f"turn:{turn}" for turn in range(len(t.g.turns()))]
    players = [f"drop_bullets:{one}" for one in "GTCB"]
    t.go(*players, *turns, "lay_down", "steal", "happen", "end_round")
    assert again(t).g == t.g
    t.play("G drop-which-bullet done")
    assert (again(t).g, t.g.diverted) == (t.g, 0)
    with pytest.raises(
        BadPosition, match=r"diverted=2 is possible only with diversion .A-DIVERSION-04"
    ):
        coltexpress.read(t.line.replace("diverted=0", "diverted=2"))


def test_unknown_options_are_refused() -> None:
    """A-COMP-01"""
    for settings in ({"marshals_revenge": "most"}, {"edition": "zh"}, {"mode": "chaos"}):
        with pytest.raises(Unreadable):
            read_options(settings)


def test_every_event_of_the_rulebooks_is_on_some_card() -> None:
    """A-COMP-05, A-COMP-06"""
    assert set(PRINTED.event_of) - {-1} == set(range(len(EVENTS)))


def test_a_view_with_an_unknown_deck_is_checked_too() -> None:
    """A-DIVERSION-02"""
    t = resting(unders={"G": "p"})
    BOOK.check(t.seen_by("T").g)
    view = t.seen_by("T").g
    view.under[0] = joined(view.under[0], row([-2]))
    with pytest.raises(BadPosition, match=r"G has 11 cards in .*unders=; expected 10"):
        BOOK.check(view)


def over_too_early(g: Armored) -> None:
    g.agenda = row([])
    g.phase = OVER


def loot_in_the_tender(g: Armored) -> None:
    g.floor[10] = row([g.box[0]])
    g.box = row(list(g.box)[1:])


def the_same_card_again(g: Armored) -> None:
    g.round_cards = row([g.round_cards[0]] * 2)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda g: g.who.__setitem__(1, g.who[0]), "'G' stands twice in who="),
        (lambda g: g.who.__setitem__(1, 9), "who=…S is possible only with guest_bandits=true"),
        (lambda g: g.at.__setitem__(0, -1), "missing in starting=, armored=: G$"),
        (lambda g: setattr(g, "at", row([-1] * 4)), "missing in starting=, armored=: G, T, C, B$"),
        (lambda g: setattr(g, "courier", row([-1] * 3)), "a courier .* is missing in armored="),
        (lambda g: g.courier.__setitem__(0, 20), "A6i: there is one courier"),
        (lambda g: setattr(g, "marshal", 0), "cannot be at S0i .A-RULE-05"),
        (loot_in_the_tender, "'\\$250' cannot be at A1i .A-TENDER-01"),
        (lambda g: g.box.__setitem__(0, g.box[15]), "'\\$400' is there 3 times; the box has 2"),
        (the_same_card_again, "'a24_tunnel' stands twice in rounds="),
        (
            lambda g: setattr(g, "round_cards", row([14])),
            "rounds=cav_understaffing: expected one of a24_couriers",
        ),
        (
            lambda g: setattr(g, "round_cards", row([0, 1, 2, 3, 14, 15])),
            "rounds= has 6 parts; expected at most 5",
        ),
        (lambda g: setattr(g, "turn", 5), "turn=5: expected 0 to 4"),
        (over_too_early, "rounds= has 1 parts; expected 5"),
        (lambda g: g.under.__setitem__(0, row([8])), "G cannot have 'm' in unders="),
    ],
)
def test_a_table_that_no_game_can_reach(change: Callable[[Armored], None], reason: str) -> None:
    """A-RULE-05, A-RULE-24, A-SETUP-20, A-ROUND-01, A-TENDER-01"""
    g = resting().g
    BOOK.check(g)
    change(g)
    with pytest.raises(BadPosition, match=reason):
        BOOK.check(g)


def test_bandits_settled_beforehand_are_those_on_the_table() -> None:
    """A-RULE-01"""
    g = set_up("GTCB").g
    g.who[0] = 5
    with pytest.raises(
        BadPosition, match="who=OTCB does not fit bandits=ghost,tuco,cheyenne,belle"
    ):
        BOOK.check(g)


@pytest.mark.parametrize(
    ("kept", "settings", "reason"),
    [
        ("2,0,0,0", {}, "kept=2: expected 0 to 1 .A-PLAN-01"),
        (
            "1,0,0,0",
            {"expert_variant": "true"},
            "kept=1 is possible only with expert_variant=false .A-PLAN-03",
        ),
    ],
)
def test_no_more_is_kept_than_an_action_plan_allows(
    kept: str, settings: Words, reason: str
) -> None:
    """A-PLAN-01, A-PLAN-03"""
    t = given(card="a24_coordinated", turn=4, hands={"G": "f"}, **settings)
    t.g.phase = SCHEMIN
    text = t.go("lay_down", "steal", "happen", "end_round").line
    assert coltexpress.read(text) == t.g
    with pytest.raises(BadPosition, match=reason):
        coltexpress.read(text.replace("kept=0,0,0,0", f"kept={kept}"))
