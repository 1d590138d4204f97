"""Questions name who is asked and what is at stake; answers say what they do."""

from __future__ import annotations

import pytest
from rules.armored import words as armored
from scenario import BOOK, Scenario, event, schemin, stealin

from coltexpress.i18n import LANGUAGES
from coltexpress.kernel.agenda import State, waiting
from coltexpress.kernel.rules import Rulebook
from coltexpress.kernel.views import look
from coltexpress.telling.sentences import Told
from coltexpress.telling.words import Words

TRAIN = "-/*;-/O$300j;B/$450;-/-;-/TC"


def asked(t: Scenario, language: str = "en") -> tuple[str, list[str]]:
    """The only open question and its answers, as whoever is asked reads them."""
    return of(BOOK, t.g, language)


def of(book: Rulebook, state: State, language: str) -> tuple[str, list[str]]:
    (question,) = waiting(state)
    told = Told(Words(language), book, look(state, question.seat).state)
    found = told.question(question), told.answers(question, list(question.options))
    assert told.words.mistakes == []
    return found


def test_a_turn_says_whose_it_is_and_what_can_be_done() -> None:
    """C-PLAN-02, C-PLAN-03, C-PLAN-04"""
    assert asked(schemin(TRAIN, card="r24_braking", hands={"O": "mf"})) == (
        "Doc, your turn: play a card or draw three.",
        ["Play Move", "Play Fire", "Draw three cards"],
    )


def test_a_card_in_a_tunnel_is_played_face_down() -> None:
    """C-TURN-04"""
    _, answers = asked(schemin(TRAIN, card="r24_tunnel", turn=1, hands={"O": "mf"}))
    assert answers == ["Play Move face down", "Play Fire face down", "Draw three cards"]


def test_nobody_is_offered_cards_that_are_not_there() -> None:
    """C-RULE-07"""
    t = schemin(TRAIN, card="r24_braking", hands={"O": "mf"}, decks={"O": "-"})
    assert asked(t)[0] == "Doc, your turn: play a card."


def test_places_are_said_as_ways() -> None:
    assert asked(stealin(TRAIN, pile="O:m")) == (
        "Doc, your Move: where do you go?",
        ["Go into the locomotive", "Go into car 2, the Second Class car"],
    )


@pytest.mark.parametrize(
    ("puncher", "victim", "she"), [("T", "C", "she"), ("C", "T", "he"), ("C", "W", "they")]
)
def test_a_punch_names_the_victim_and_the_loss(puncher: str, victim: str, she: str) -> None:
    """C-PUNCH-02"""
    train = TRAIN.replace("TC", puncher + victim)
    t = stealin(
        train,
        pile=f"{puncher}:p",
        held={victim: "$300j"},
        seats=f"OB{puncher}{victim}",
        guest_bandits="true",
    )
    question, answers = asked(t)
    do = "do" if she == "they" else "does"
    assert question.endswith(f"{NAMES[victim]}: what {do} {she} lose?")
    assert answers == ["A purse", "A jewel"]


NAMES = {"C": "Cheyenne", "T": "Tuco", "W": "Twinzz"}


def test_what_lies_there_is_taken() -> None:
    assert asked(stealin(TRAIN, pile="O:r")) == (
        "Doc, your Robbery: what do you take?",
        ["Take a purse", "Take a jewel"],
    )


def test_an_event_says_what_it_costs() -> None:
    """C-EVENT-REVENGE-02"""
    held = {"B": "$300$300"}
    t = event("B/*;-/O;-/-;-/-;-/TC", "marshals_revenge", held=held, purse_pick="token")
    assert asked(t)[0] == "Belle, the Marshal's Revenge costs you a purse: which one?"


def test_a_gift_says_whose_it_is() -> None:
    """A-NUDGE-01, A-NUDGE-03"""
    t = armored.stealin("-/-;-/C;-/-;-/-", pile="G:n")
    t.play("G nudge-what move")
    assert of(armored.BOOK, t.g, "en") == (
        "Ghost offers you Move, Cheyenne: use it now?",
        ["Use Move now", "Decline"],
    )


def test_help_names_who_is_there() -> None:
    """A-EVENT-HELP-01"""
    t = armored.event("-/G;-/-;-/-;-/T", "help", armored="-/-;-/-;*/-;C/-;-/*;-/-;*/-", rest="S3i")
    assert of(armored.BOOK, t.g, "en") == (
        "Ghost, Help!: which teammate do you go to?",
        ["Stay inside the locomotive", "Go to Cheyenne on the roof of the Armory"],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_ask_in_whole_sentences(language: str) -> None:
    question, answers = asked(stealin(TRAIN, pile="T:p", held={"C": "$300j"}), language)
    words = Words(language)
    assert words.say("bandit-tuco") in question
    assert question[-1] in "?？"
    assert len(set(answers)) == 2
