"""Position lines: readable, also in mid-card and with unknowns; impossible ones are refused."""

from __future__ import annotations

import pytest

import coltexpress
from coltexpress.games import game
from coltexpress.kernel.agenda import NOBODY
from coltexpress.kernel.errors import BadPosition, Unreadable
from coltexpress.kernel.views import look
from coltexpress.notation import position

BOOK = game("classic")
# Punch in mid-card: Tuco stands beside Belle and Doc and has not said whom he hits.
MIDCARD = (
    "classic players=3 who=TBO cars=mail,saloon,baggage"
    " train=-/*x;-/$$j;-/TBO$;-/- held=$250,$250$300j,- guns=6,5,6 wounds=B,-,- neutral=13"
    " box=$250$250$250$250$250$300$350$350$400jjjj beside=1 made-up=0"
    " hands=-,-,- decks=mmccsffrr!B,mmccsffrrp,mmccsffrrp tops=-,-,- discards=-,-,-"
    " law=--- pile=T:p phase=stealin rounds=r24_bridge turn=2 first=0"
    " agenda=end_round:?,happen,next_card:1,punch:T:?:?:?"
)
# A view in which Doc (D) has lent his team-mate a Move of his own.
LENT = (
    "armored players=2 robbery_pick=choice nudge_source=own_card who=DOYG"
    " cars=first_class,baggage,restaurant starting=-/Gx;$/jj;-/$;-/$$"
    " armored=-/x;nnn/-;*b/DOd;-/b;*b/Yd;-/b;*b/d advances=3 held=-,$250$400,$j,$250"
    " guns=6,4,4,4 wounds=e,YY,OOm,m bunch=GG healed-away=- neutral=20 professore-bullets=0"
    " ladder=0 box=$$$$$$$$$$$$jjjx hands=-,-,-,-"
    " decks=????????,mcffrrp!Y!Y,???????????,mcfrpn!n tops=-,-,-,- discards=-,-,-,-"
    " unders=-,-,-,- bonus=0,0,0,0 kept=0,0,0,0 healed=0,0,0,0 diverted=0"
    " pile=D:n,O:m,G:r,D:(?),O:(n),G:(m),O:c,Y:!n,G:f,D:m,Y:f,G:c phase=stealin"
    " rounds=a24_couriers,a24_heavy_fire,a24_tunnel,a24_swivel_arm turn=3 first=0"
    " agenda=end_round:?,happen,next_card:1,grant:Y:move:? seen-by=OG"
)
WHOLE = (
    MIDCARD.replace("$$j", "$400$450j")
    .replace("TBO$", "TBO$500")
    .replace(
        "box=$250$250$250$250$250$300$350$350$400",
        "box=$250$250$250$250$250$250$300$350$350$400$450$500",
    )
)

SIX = "r24_bridge,r24_tunnel,r24_braking,r24_swivel_arm,r24_take_it_all,st_hostage"
STATIONS = "st_hostage,st_pickpocketing"


def test_a_position_in_mid_card_asks_where_it_left_off() -> None:
    """C-BELLE-02"""
    g = coltexpress.read(WHOLE)
    (question,) = g.asks
    assert [BOOK.write_word(g, "bandit", option) for option in question.options] == ["O"]
    assert position.line(BOOK, g) == WHOLE


def test_a_view_line_shows_what_its_seat_may_know() -> None:
    """C-RULE-03"""
    g = coltexpress.read(WHOLE)
    text = position.line_of_view(BOOK, look(g, 0))
    assert "held=$250,$$j,-" in text
    assert "decks=mmccsffrr!B,??????????,??????????" in text
    assert text.endswith("seen-by=T")
    assert coltexpress.read_view(text) == look(g, 0)


def test_a_spectator_has_a_line_too() -> None:
    text = position.line_of_view(BOOK, look(coltexpress.read(WHOLE), NOBODY))
    assert "held=$,$$j,-" in text
    assert coltexpress.read_view(text).seat == NOBODY


def test_a_view_cannot_be_read_as_a_whole_position_nor_the_other_way_round() -> None:
    view = position.line_of_view(BOOK, look(coltexpress.read(WHOLE), 0))
    with pytest.raises(Unreadable, match="read_view"):
        coltexpress.read(view)
    with pytest.raises(Unreadable, match="seen-by= is missing"):
        coltexpress.read_view(WHOLE)


def test_a_view_is_read_also_where_the_first_guess_puts_a_lent_card_into_the_pile() -> None:
    """Doc has lent a Move and played another face up, so what he has face down is none."""
    view = coltexpress.read_view(LENT)
    assert position.line_of_view(game("armored"), view) == LENT
    with pytest.raises(BadPosition, match="no rule has left step 4, grant"):
        coltexpress.read_view(LENT.replace("D:(?)", "D:m"))


def test_a_view_that_knows_too_much_is_refused() -> None:
    with pytest.raises(BadPosition, match="may not know"):
        coltexpress.read_view(f"{WHOLE} seen-by=T")


def test_a_position_with_unknowns_is_not_a_whole_one() -> None:
    for known, unknown in (("decks=mm", "decks=?m"), ("held=$250", "held=$")):
        with pytest.raises(BadPosition, match="something is hidden"):
            coltexpress.read(WHOLE.replace(known, unknown))


def test_two_pawns_cannot_be_the_same_bandit() -> None:
    """C-RULE-05"""
    g = game("classic").new({"players": "3", "bandits": "tuco,belle,doc"})
    text = (
        position.line(BOOK, g).replace(" bandits=tuco,belle,doc", "").replace("who=TBO", "who=TBB")
    )
    with pytest.raises(BadPosition, match="'B' stands twice in who="):
        coltexpress.read(text)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("classic ", "poker ", "no game 'poker'"),
        ("classic players=3", "classic players=9", "expected 2 to 6"),
        ("who=TBO", "who=TB", "who= has 2 parts; expected 3"),
        ("who=TBO", "who=TB7", "there is no bandit '7'; the bandits are G, C, D, B, T"),
        ("cars=mail", "cars=mall", "cars=mall: expected one of baggage,"),
        ("train=-/*x;", "train=", "train= has 3 parts; expected 4"),
        ("-/TBO", "TBO", "train= has 1 parts; expected 2"),
        ("$500;", "€500;", "there is no bandit '€'; the bandits are T, B, O"),
        ("$500;", "$505;", "'$505' is not one of $250, $300,"),
        ("$500;", "$500q;", "cannot be read from 'q' on; expected $250, $, j, x"),
        ("guns=6", "guns=six", "'guns=six': expected a whole number"),
        ("neutral=13 ", "", "neutral= is missing"),
        ("decks=mm", "decks=mz", "from 'zccsffrr!B' on"),
        ("pile=T:p", "pile=Tp", "'pile=Tp': expected something such as T:f, T:(f)"),
        ("pile=T:p", "pile=X:p", "there is no bandit 'X'; the bandits are T, B, O"),
        ("pile=T:p", "pile=T:pp", "'pp' names 2 things; expected exactly one"),
        ("pile=T:p", "pile=T:?", "'T:?': a card that lies face up can be seen"),
        ("pile=T:p", "pile=T:(p", "from '(p' on; expected m, c, s, f, r, p, !, ?"),
        ("pile=T:p", "pile=T:p)", "from ')' on; expected m, c, s, f, r, p, !, ?"),
        ("punch:T:?:?:?", "scheme:T:0:(p", "from '(p' on; expected m, c, s, f, r, p, !, ?"),
        ("punch:T:?:?:?", "scheme:T:0:p)", "from ')' on; expected m, c, s, f, r, p, !, ?"),
        ("phase=stealin", "phase=lunch", "phase=lunch: expected one of setup, schemin"),
        ("turn=2", "turn=2 turn=2", "turn= stands there twice"),
        ("turn=2", "turn", "expected a field"),
        ("turn=2", "turn=2 tune=2", "unknown fields: tune"),
        ("agenda=end_round:?,", "agenda=end_round,", "end_round has 1 arguments"),
        ("happen", "hapen", "there is no step 'hapen'"),
        ("agenda=", "agendum=", "agenda= is missing"),
        ("turn=2", "turn=-2", "'turn=-2': expected a whole number"),
    ],
)
def test_an_unreadable_line_says_what_is_wrong(old: str, new: str, reason: str) -> None:
    assert old in WHOLE
    with pytest.raises(Unreadable, match=None) as refused:
        coltexpress.read(WHOLE.replace(old, new, 1))
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("TBO", "TBB", "'B' stands twice in train="),
        ("TBO", "TBY", "who=…Y is possible only with guest_bandits=true"),
        ("-/*x", "-/x", "the Marshal (*) is missing in train="),
        ("-/*x", "*/x", "the Marshal (*) is on a roof: 0r"),
        ("-/*x", "-/**x", "'*' stands twice in train="),
        ("-/TBO", "T/TBO", "'T' stands twice in train="),
        ("-/TBO", "-/TB", "missing in train=: O"),
        ("-/*x;-/$400$450j;-/TBO$500", "-/x;-/$400$450j;-/*TBO$500", "C-MEET-05"),
        ("cars=mail,saloon", "cars=mail,mail", "'mail' stands twice in cars="),
        ("$500;", "$450;", "'$450' is there 3 times; the box has 2"),
        ("$500;", "$500j;", "'j' is there 7 times; the box has 6"),
        ("guns=6,5", "guns=6,6", "B has 7 bullets in guns=, wounds=; expected 6"),
        (
            "neutral=13",
            "neutral=14",
            "there are 14 neutral bullets in neutral= and wounds=; the box has 13",
        ),
        ("neutral=13", "neutral=12", "C-MEET-09"),
        (
            "decks=mmccs",
            "decks=mccs",
            "T has 10 cards in hands=, decks=, tops=, discards=, pile=; expected 11",
        ),
        ("decks=mmccs", "decks=mcccs", "T cannot have 'c' in hands=, decks="),
        (
            "rounds=r24_bridge",
            "rounds=r24_bridge,r24_bridge",
            "'r24_bridge' stands twice in rounds=",
        ),
        (
            "rounds=r24_bridge",
            "rounds=r56_bridge",
            "rounds=r56_bridge: expected one of r24_angry_marshal",
        ),
        ("rounds=r24_bridge", "rounds=st_hostage", "the station is card 5 in rounds="),
        ("turn=2", "turn=3", "turn=3: expected 0 to 2"),
        ("first=0", "first=3", "first=3: expected 0 to 2"),
        (",punch:T:?:?:?", "", "next_card has an answer that was not offered"),
        ("next_card:1,punch:T:?:?:?", "next_card:?", "asks no one anything"),
        ("-/TBO", "-/", "missing in train=: T, B, O"),
        (
            "players=3",
            "players=3 bandits=tuco,belle,django",
            "who=TBO does not fit bandits=tuco,belle,django",
        ),
        ("neutral=13", "neutral=1", "C-MEET-09"),
        (
            "rounds=r24_bridge",
            f"rounds={SIX} station_position=shuffled",
            "rounds= has 6 parts; expected at most 5",
        ),
        (
            "rounds=r24_bridge",
            f"rounds={STATIONS} station_position=shuffled",
            "only one of st_hostage, st_pickpocketing can be in rounds=",
        ),
        (
            "rounds=r24_bridge turn=2",
            "rounds=- turn=0",
            "rounds=- is possible only with agenda=…turn_up",
        ),
        ("phase=stealin", "phase=over", "phase=over and agenda=- go together"),
        (
            "discards=-,-,-",
            "discards=-,-,!n",
            "O has 11 cards in hands=, decks=, tops=, discards=, pile=; expected 10",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert old in WHOLE
    with pytest.raises(BadPosition) as refused:
        coltexpress.read(WHOLE.replace(old, new))
    assert reason in str(refused.value)


def test_a_line_that_is_far_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(Unreadable, match="at most 20,000 characters"):
        coltexpress.read(WHOLE + " " * 20_000)


def test_an_empty_line_is_refused() -> None:
    with pytest.raises(Unreadable, match="no game ''"):
        coltexpress.read("  ")


@pytest.mark.parametrize("cause", ["m", "e"])
def test_causes_of_wounds_are_words_that_read_back(cause: str) -> None:
    g = coltexpress.read(WHOLE)
    assert BOOK.write_word(g, "cause", BOOK.read_word(g, "cause", cause)) == cause


def test_a_gangs_card_needs_the_letter_of_its_bandit() -> None:
    """C-RULE-63"""
    g = game("classic").new({"players": "2", "bandits": "tuco,cheyenne,django,doc"})
    line = position.line(BOOK, g)
    assert "Tm" in line
    with pytest.raises(Unreadable, match="'m' is not one of Tm, Cm"):
        coltexpress.read(line.replace("Tm", "m"))
