"""Chapter A14: two players, each with a gang of two bandits."""

import pytest
from scenario import BOOK, event, given, new, schemin, stealin

from coltexpress.kernel.agenda import BLANK
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look
from coltexpress.notation.position import read

LINE_UP = "tuco,cheyenne,django,doc"
TRAIN = "-/*;-/-;-/-;-/CD;-/TO"
SEATS = "TC,DO"


# Setting up


def test_the_train_of_two_players_has_four_cars() -> None:
    """C-TWO-01"""
    t = new(players="2", bandits=LINE_UP)
    t.play("TC which-marshal-card T", "DO which-marshal-card D").roll()
    assert len(t.happened("coupled")) == 4
    assert t.g.train.sections == 5


def test_two_players_pick_two_characters_each_in_turns() -> None:
    """C-TWO-02, C-RULE-75, C-ED-11"""
    t = new(players="2").play("#0 pick-character tuco", "#1 pick-character django")
    assert t.asks() == ["#0 pick-character ghost cheyenne belle doc"]
    t.play("#0 pick-character cheyenne", "#1 pick-character doc")
    assert t.happened("picked") == [
        "picked T tuco",
        "picked D django",
        "picked C cheyenne",
        "picked O doc",
    ]
    assert t.asks() == ["TC which-marshal-card T C"]


def test_the_line_up_for_a_first_game() -> None:
    """C-TWO-03"""
    t = new(players="2", bandits=LINE_UP)
    assert [t.word("player", player) for player in range(2)] == ["TC", "DO"]


def test_both_decide_at_the_same_time_who_waits_in_the_caboose() -> None:
    """C-TWO-04, C-TWO-05, C-RULE-82"""
    t = given(TRAIN, seats=SEATS).go("stand")
    assert t.asks() == ["TC who-in-caboose T C", "DO who-in-caboose D O"]
    t.play("DO who-in-caboose D")
    assert t.asks() == ["TC who-in-caboose T C"]
    t.play("DO who-in-caboose O", "TC who-in-caboose C")
    assert t.happened("stood") == ["stood T 3i", "stood C 4i", "stood D 3i", "stood O 4i"]


def test_each_character_has_his_own_bullets_and_a_purse() -> None:
    """C-TWO-06, C-TWO-07"""
    t = new(players="2", bandits=LINE_UP)
    assert [t.bullets(bandit) for bandit in "TCDO"] == [6, 6, 6, 6]
    assert [t.held(bandit) for bandit in "TCDO"] == ["$250", "$250", "$250", "$250"]


def test_a_gang_keeps_eleven_cards_in_one_deck() -> None:
    """C-TWO-08..11"""
    t = new(players="2", bandits=LINE_UP)
    assert t.deck("TC") == "TmTcTsTfTrTpCmCcCsCfCrCp"
    t.play("TC which-marshal-card C", "DO which-marshal-card D")
    assert t.deck("TC") == "TmTcTfTrTpCmCcCsCfCrCp"
    assert t.deck("DO") == "DmDcDsDfDrDpOmOcOfOrOp"
    assert t.happened("kept-marshal") == ["kept-marshal C", "kept-marshal D"]
    assert read(t.line) == t.g


@pytest.mark.parametrize("setting", ["true", "false"])
def test_two_players_always_play_the_expert_variant(setting: str) -> None:
    """C-TWO-12, C-COMP-13"""
    t = given(TRAIN, seats=SEATS, hands={"TC": "Tm!n"}, expert_variant=setting).go("lay_down")
    assert t.asks() == ["TC discard-which Tm !n done"]


@pytest.mark.parametrize(("pawn", "first"), [("T", "TC"), ("C", "TC"), ("D", "DO"), ("O", "DO")])
def test_the_owner_of_the_pawn_drawn_is_first(pawn: str, first: str) -> None:
    """C-RULE-70"""
    t = given(TRAIN, seats=SEATS).go("draw_first_player")
    assert t.asks() == ["dice who-is-first T C D O"]
    t.play(f"dice who-is-first {pawn}")
    assert t.happened("became-first") == [f"became-first {first}"]


def test_two_players_use_the_round_cards_for_two_to_four() -> None:
    """C-RULE-70"""
    t = given(TRAIN, seats=SEATS, rounds="r24_bridge").go("turn_up")
    assert {name[:3] for name in t.options().split()} == {"r24"}


# Schemin'


def test_a_player_acts_once_a_turn_for_his_gang_and_the_first_player_alternates() -> None:
    """C-RULE-62"""
    hands = {"TC": "TmTfCr", "DO": "DmOfOr"}
    t = schemin(TRAIN, seats=SEATS, card="r24_braking", turn=2, hands=hands)
    assert t.asks() == ["TC play-or-draw Tm Tf Cr draw"]
    t.play("TC play-or-draw Cr", "DO play-or-draw Of", "TC play-or-draw Tm", "DO play-or-draw Dm")
    assert t.pile == "TC:Cr,DO:Of,TC:Tm,DO:Dm"
    assert t.go("end_round").happened("became-first") == ["became-first DO"]


def test_a_gang_with_doc_fills_up_to_seven() -> None:
    """C-RULE-67, C-RULE-55"""
    t = given(TRAIN, seats=SEATS).go("round").roll()
    assert (len(t.g.hand[0]), len(t.g.hand[1])) == (6, 7)


def test_a_gang_with_ghost_may_hide_its_first_card_whoevers_it_is() -> None:
    """C-RULE-67"""
    hands = {"TG": "TmGf", "DO": "DmOf"}
    t = schemin("-/*;-/-;-/-;-/DO;-/TG", seats="TG,DO", card="r24_bridge", hands=hands)
    assert t.asks() == ["TG play-or-draw Tm Gf (Tm) (Gf) draw"]
    t.play("TG play-or-draw (Tm)")
    assert (t.pile, t.seen_by("DO").pile) == ("TG:(Tm)", "TG:(?)")
    assert t.asks() == ["DO play-or-draw Dm Of draw"]


# Stealin'


def test_a_card_moves_the_bandit_whose_colour_it_bears() -> None:
    """C-RULE-63"""
    t = stealin("-/*;-/T;-/C;-/D;-/O", seats=SEATS, pile="TC:Cm,TC:Ts")
    assert t.asks() == ["TC move-where 1i 3i"]
    t.play("TC move-where 3i")
    assert (t.at("C"), t.at("T"), t.marshal) == ("3i", "1r", "1i")


def test_a_gangs_card_goes_to_the_gangs_discard_pile() -> None:
    """C-TWO-11, C-TWO-12"""
    t = stealin(TRAIN, seats=SEATS, pile="TC:Tc,DO:Dc,TC:Cc")
    assert (t.discards("TC"), t.discards("DO")) == ("TcCc", "Dc")


def test_a_fire_card_uses_the_bullets_of_its_own_bandit_only() -> None:
    """C-RULE-64, C-TWO-06"""
    t = stealin("-/*;-/-;-/-;-/TC;-/DO", seats=SEATS, pile="TC:Tf,TC:Cf", guns={"T": 0, "C": 3})
    assert t.happened("had-no-effect") == ["had-no-effect T fire"]
    t.play("TC fire-at-whom O")
    assert (t.bullets("T"), t.bullets("C")) == (0, 2)


def test_a_bullet_goes_on_top_of_the_draw_pile_of_the_gang_that_is_hit() -> None:
    """C-TWO-15, C-EXPERT-06"""
    t = stealin("-/*;-/-;-/-;-/T;C/DO", seats=SEATS, pile="TC:Tf", decks={"DO": "DmOm"})
    t.play("TC fire-at-whom O")
    assert (t.deck("DO"), t.wounds("O"), t.wounds("D")) == ("DmOm^!T", "T", "-")


def test_a_partner_who_is_the_only_target_must_be_shot() -> None:
    """C-TWO-16, C-RULE-65"""
    t = stealin("-/*;-/-;-/-;-/T;DO/C", seats=SEATS, pile="TC:Tf", decks={"TC": "Tm"})
    assert t.happened("shot") == ["shot T C 6"]
    assert t.deck("TC") == "Tm^!T"


def test_a_partner_is_one_of_the_targets() -> None:
    """C-TWO-16, C-RULE-65"""
    fire = stealin("-/*;-/-;-/C;-/T;-/DO", seats=SEATS, pile="TC:Tf")
    assert fire.asks() == ["TC fire-at-whom C D O"]
    punch = stealin("-/*;-/-;-/-;-/TCD;-/O", seats=SEATS, pile="TC:Tp")
    assert punch.asks() == ["TC punch-whom C D"]


def test_a_partner_who_is_the_only_company_must_be_punched() -> None:
    """C-RULE-65"""
    t = stealin("-/*;-/-;-/-;-/DO;-/TC", seats=SEATS, pile="TC:Tp", held={"C": "j"})
    assert (t.at("C"), t.floor("4i")) == ("3i", "j")


@pytest.mark.parametrize(
    ("train", "card", "told"),
    [
        ("O/*;-/-;-/T;-/C;-/B", "Cf", "shot C T 6"),
        ("-/*;-/-;-/-;-/O;-/CTB", "Cp", "thrown T 3i"),
    ],
)
def test_a_partner_counts_as_somebody_else_for_belle(train: str, card: str, told: str) -> None:
    """C-RULE-66"""
    assert told in stealin(train, seats="TC,BO", pile=f"TC:{card}").story()


# Loot and the end


def test_loot_stays_with_the_bandit_who_took_it() -> None:
    """C-RULE-68"""
    t = stealin("-/*;-/-;-/-;-/TDj;-/CO", seats=SEATS, pile="TC:Tr,DO:Dp", held={"C": "$500"})
    t.play("DO throw-where 2i")
    assert (t.held("T"), t.held("C"), t.floor("3i")) == ("-", "$500", "j")


def test_a_gang_adds_up_the_loot_of_both_and_the_richest_gang_wins() -> None:
    """C-TWO-13, C-RULE-68"""
    held = {"T": "$250", "C": "$500", "D": "$250$300", "O": "-"}
    t = given(TRAIN, seats=SEATS, held=held)
    assert (t.money("TC"), t.money("DO"), t.winners) == (750, 550, ["TC"])


def test_there_is_no_gunslinger_with_two_players() -> None:
    """C-TWO-14"""
    t = given(TRAIN, seats=SEATS, held={"T": "$250", "D": "$300"}, guns={"T": 0})
    assert (t.gunslingers, t.money("TC"), t.winners) == ("", 250, ["DO"])
    assert t.go("count_money").happened("became-gunslinger") == []


@pytest.mark.parametrize(
    ("wounds", "winners"),
    [
        ({"T": "DD", "C": "m", "D": "m", "O": "T"}, ["DO"]),
        ({"C": "m", "O": "TC"}, ["TC"]),
        ({"T": "D", "C": "e", "D": "mT"}, ["TC", "DO"]),
    ],
)
def test_money_tied_the_gang_that_took_fewer_bullets_wins(
    wounds: dict[str, str], winners: list[str]
) -> None:
    """C-RULE-71"""
    held = {"T": "j", "D": "$250", "O": "$250"}
    assert given(TRAIN, seats=SEATS, held=held, wounds=wounds).winners == winners


def test_bullets_of_a_partner_break_no_tie() -> None:
    """C-RULE-93, C-RULE-71, C-SCORE-07"""
    held = {"T": "j", "D": "$250", "O": "$250"}
    t = given(TRAIN, seats=SEATS, held=held, wounds={"T": "CCm", "O": "TT"})
    assert (t.received("TC"), t.received("DO")) == (1, 2)
    assert t.winners == ["TC"]
    t = given(TRAIN, seats=SEATS, held=held, wounds={"T": "CC", "O": "D"})
    assert t.winners == ["TC", "DO"]


def test_partners_are_not_alone_together() -> None:
    """C-RULE-69"""
    t = event("-/*;-/-;-/TC$300;-/D$350;-/O$400", "pickpocketing", seats=SEATS)
    assert t.asks() == ["DO pick-pocket purse leave"]
    t.play("DO pick-pocket purse")
    assert (t.held("D"), t.asks()) == ("$350", ["DO pick-pocket purse leave"])
    assert t.play("DO pick-pocket leave").asks() == []


def test_gangs_are_dealt_only_by_their_own_option() -> None:
    """C-RULE-85"""
    assert new(players="2", character_choice="random").asks()[0].startswith("#0 pick-character")
    assert new(players="2", two_player_gangs="random").asks()[0].startswith("dice pick-character")


def test_everybody_sees_which_marshal_card_a_gang_keeps() -> None:
    """C-RULE-86"""
    t = new(players="2", bandits="tuco,cheyenne,django,doc").play("TC which-marshal-card C")
    assert "kept-marshal C" in t.story("DO")


def test_a_guess_at_a_view_guesses_only_the_sealed_answer_of_the_other() -> None:
    """C-TWO-05, C-RULE-82"""
    t = new(players="2", bandits="tuco,cheyenne,django,doc")
    t.play("TC which-marshal-card C", "DO which-marshal-card D").roll(until="who-in-caboose")
    t.play("TC who-in-caboose T")
    for seat, waits in (("DO", BLANK), ("TC", BLANK)):
        guess = BOOK.determinize(t.view(seat), Dice(1))
        assert (guess.sealed[0] in (0, 1), guess.sealed[1]) == (True, waits)
        assert look(guess, t.player(seat)) == t.view(seat)
