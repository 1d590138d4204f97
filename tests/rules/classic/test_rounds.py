"""Chapter A3: the aim and the shape of the game."""

import pytest
from scenario import given, new, schemin


def test_the_richest_bandit_wins() -> None:
    """C-AIM-01"""
    t = given("-/*;-/-;-/-;-/GCD", held={"G": "$500", "C": "x", "D": "$250j"})
    assert t.winners == ["C"]


def test_the_best_shot_is_gunslinger_and_gets_a_thousand_dollars() -> None:
    """C-AIM-02"""
    t = given("-/*;-/-;-/-;-/GCD", held={"G": "$500", "C": "x"}, guns={"G": 1, "C": 2})
    assert t.gunslingers == "G"
    assert (t.money("G"), t.money("C"), t.winners) == (1500, 1000, ["G"])


@pytest.mark.parametrize("players", ["2", "3", "4", "5", "6"])
def test_a_game_has_five_rounds_of_schemin_and_then_stealin(players: str) -> None:
    """C-ROUND-01, C-ROUND-02"""
    t = new(players=players).play_out()
    rounds = [f"round-{what} {number}" for number in range(1, 6) for what in ("began", "ended")]
    assert t.happened("round-began", "round-ended") == rounds
    assert len(t.happened("stealin-began")) == 5
    assert (t.phase, t.story()[-1].split()[0]) == ("over", "won")


def test_cards_are_played_then_laid_back_then_carried_out_then_the_event_happens() -> None:
    """C-ROUND-02, C-PLAN-06, C-PLAN-07"""
    story = " ".join([one.split()[0] for one in new(players="3").play_out().story()])
    chapters = ["played", "laid-back", "stealin-began", "revealed", "event-struck", "round-ended"]
    for a_round in story.split("round-began")[1:]:
        told = [one for one in a_round.split() if one in chapters]
        assert told == sorted(told, key=chapters.index)
        assert set(told) == set(chapters)


def test_everybody_draws_six_cards_from_his_shuffled_deck() -> None:
    """C-ROUND-03"""
    t = given("-/*;-/-;-/-;-/GCD", decks={"C": "mmccsffrrp!n!n"}, turn=2).go("round")
    assert (t.options(), t.phase, t.g.turn) == ("m m c c s f f r r p", "schemin", 0)
    t.play("dice which-card-drawn p r f m m c")
    assert (t.hand("G"), t.deck("G")) == ("mmcfrp", "csfr")
    t.play("dice which-card-drawn !n m r f s c").roll()
    assert (t.hand("C"), t.deck("C"), len(t.hand("D"))) == ("mcsfr!n", "mcfrp!n", 6)


def test_hands_are_drawn_in_player_order() -> None:
    """C-ROUND-03"""
    t = given("-/*;-/-;-/-;-/GCD", first="C", card="r24_bridge").go("round").roll()
    drawn = [one.split()[1] for one in t.happened("drew")]
    assert "".join(drawn) == "CCCCCCDDDDDDGGGGGG"


def test_the_round_card_is_turned_up_after_hands_are_drawn() -> None:
    """C-ROUND-04"""
    t = given("-/*;-/-;-/-;-/GCD", card="r24_bridge").go("round")
    t.roll(until="which-round-card").play("dice which-round-card r24_tunnel")
    told = [one.split()[0] for one in t.story()]
    assert told == ["round-began", *["drew"] * 18, "turned-up", "turn-began"]
    assert "turned-up r24_tunnel" in t.story("D")


@pytest.mark.parametrize(
    ("card", "turns"),
    [
        ("r24_take_it_all", "standard tunnel speeding_up standard"),
        ("r24_passengers_rebellion", "standard standard tunnel standard standard"),
        ("r24_angry_marshal", "standard standard tunnel switching"),
        ("r24_bridge", "standard speeding_up standard"),
    ],
)
def test_the_round_card_has_one_turn_for_each_symbol(card: str, turns: str) -> None:
    """C-ROUND-05..07, C-RULE-11"""
    t = given("-/*;-/-;-/-;-/GCD", rounds="r24_braking").go("turn_up")
    t.play(f"dice which-round-card {card}").play_out()
    began = [f"turn-began {number} {kind}" for number, kind in enumerate(turns.split(), start=1)]
    assert t.happened("turn-began") == began


def test_a_turn_begins_when_everybody_has_acted_in_the_one_before() -> None:
    """C-ROUND-05, C-ROUND-06"""
    hands = {"G": "mm", "C": "mm", "D": "mm"}
    t = schemin("-/*;-/-;-/-;-/GCD", card="r24_swivel_arm", hands=hands)
    t.play("G play-or-draw m", "C play-or-draw m")
    assert t.happened("turn-began") == ["turn-began 1 standard"]
    t.play("D play-or-draw m")
    assert t.happened("turn-began") == ["turn-began 1 standard", "turn-began 2 tunnel"]
