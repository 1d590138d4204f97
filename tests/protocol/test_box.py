"""The box says what every number of the protocol means."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from laws.test_laws import World, law
from laws.worlds import games
from protocol.watchers import choices

from coltexpress import ledger
from coltexpress.games import GAMES, game
from coltexpress.kernel.errors import Unreadable
from coltexpress.protocol.box import Box, box, catalogue, written_box
from coltexpress.protocol.messages import encode
from coltexpress.protocol.telling import afresh

NAMES = sorted(GAMES)
CLAUSES = {clause for name in ledger.games() for clause in ledger.load(name)}


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_can_happen_or_be_asked_is_named_with_its_clauses(name: str) -> None:
    book, found = GAMES[name], catalogue(name)
    assert [each.name for each in found.events] == [kind.name for kind in book.events]
    assert [each.name for each in found.questions] == [kind.name for kind in book.questions]
    for event in found.events:
        assert len(set(event.args)) == len(event.args), "arguments are told by name"
    cited = [each.clauses for each in found.events] + [each.clauses for each in found.questions]
    for clauses in cited:
        assert clauses
        assert set(clauses) <= CLAUSES
    assert {option.clause for option in found.options} <= CLAUSES


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_says_what_an_edition_sets(name: str) -> None:
    book, found = GAMES[name], catalogue(name)
    assert [preset.name for preset in found.presets] == list(book.presets)
    for preset in found.presets:
        by_hand = book.new({"players": "4", **preset.settings})
        assert book.settings(by_hand) == book.settings(
            book.new({"players": "4", "edition": preset.name})
        )
        assert set(preset.settings) <= {option.name for option in found.options}


@pytest.mark.parametrize("name", NAMES)
def test_a_box_is_written_once_and_as_it_is(name: str) -> None:
    book, settings = GAMES[name], {"players": "4"}
    assert bytes(written_box(book, settings)) == encode(box(book, settings))
    assert written_box(book, settings) is written_box(book, settings)


@law
@given(games())
def test_every_number_of_a_game_has_a_meaning(world: World) -> None:
    book, options, seed = world
    found = box(book, options)
    assert found is box(book, dict(options)), "none is made twice"
    *_, match = choices(book, options, seed)
    scene = msgspec.to_builtins(afresh(book, match.state, 0, -5).scene)
    assert found.seats == len(scene["money"])
    assert found.phases[scene["phase"]] == "over"
    assert all(found.characters[one].offered for one in scene["who"])
    spots = {spot for each in found.sections for spot in (each.inside, each.roof)}
    assert spots == set(range(len(spots)))
    if book.name == "super":
        assert all(value in found.loot for won in scene["loot"] for value in won)
    if not found.round_cards:
        return
    assert all(found.round_cards[card].used for card in scene["round_cards"])
    assert len(scene["round_cards"]) == found.rounds
    assert all(found.cars[car].used for car in scene["cars"])
    for token in [token for tokens in scene["held"] for token in tokens]:
        assert not found.tokens[token].sealed
    assert scene["money"] == [worth(found, scene, seat) for seat in range(found.seats)]


def worth(found: Box, scene: dict[str, list[int]], seat: int) -> int:
    """What a page would count by the values of the box."""
    total = 0
    for bandit, tokens in enumerate(scene["held"]):
        if scene["seat_of"][scene["player_of"][bandit]] == seat:
            total += sum(found.tokens[token].value for token in tokens)  # type: ignore[attr-defined]
    return total


def test_a_back_is_the_back_of_its_whole_kind() -> None:
    found = box(game("armored"), {"players": "4"})
    for token in found.tokens:
        assert found.tokens[token.back].kind == token.kind
        assert found.tokens[token.back].back == token.back
        if token.sealed:
            assert token.value == 0
    assert [each.kind for each in found.tokens if each.sealed] == [
        "purse",
        "bag",
        "nugget",
        "document",
    ]


def test_the_settings_of_a_box_are_complete() -> None:
    found = box(game("classic"), {"edition": "sv", "players": "5"})
    assert found.settings["players"] == "5"
    assert found.settings["marshals_revenge"] == "most"
    assert found.settings["tuco_targets"] == "other_floor"
    assert set(found.settings) == {"players", *[option.name for option in found.options]}


def test_both_trains_are_in_the_box_of_the_armored_train() -> None:
    """A-GEO-01, A-TENDER-01, A-SETUP-08"""
    found = box(game("armored"), {"players": "5"})
    assert [each.name for each in found.sections if each.train == 0] == ["S0", "S1", "S2", "S3"]
    assert [each.name for each in found.sections if each.closed] == ["A1"]
    assert [each.name for each in found.sections if each.gatling] == ["A3", "A5"]
    assert len(found.advances) == 6
    assert {plan.name for plan in found.plans} == {
        *("scheme", "last_courier", "rapid_fire", "binoculars")
    }
    assert [plan.bandit for plan in found.plans if plan.name == "binoculars"] == [0, 1, 2, 3, 4]
    assert box(game("armored"), {"players": "4"}).plans == []


def test_cards_are_counted_by_face() -> None:
    """C-COMP-09, S-EXP-03"""
    assert sum(box(game("classic"), {"players": "4"}).cards.values()) == 10
    assert box(game("super"), {"players": "4", "reflex": "true"}).cards["reflex"] == 1
    assert "nudge" in box(game("armored"), {"players": "4"}).cards


def test_gangs_have_no_gunslinger() -> None:
    """C-SCORE-05"""
    assert box(game("classic"), {"players": "2"}).gunslinger_prize == 0
    assert box(game("classic"), {"players": "3"}).gunslinger_prize == 1000


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(Unreadable):
        box(game("classic"), {"players": "12"})


def test_prizes_are_told_as_they_are_printed() -> None:
    found = box(game("armored"), {"players": "4"})
    assert (found.document_prize, found.gunslinger_prize) == (4000, 1000)
    assert box(game("classic"), {"players": "3"}).document_prize == 0
