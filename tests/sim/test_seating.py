"""Blocks of games: every bot plays every character at every place equally often."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from coltexpress.bots.bot import AS_USUAL, Bot, Budget
from coltexpress.bots.uniform import Uniform
from coltexpress.games import OFFERED, game
from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.rules import Cast
from coltexpress.kernel.views import View
from coltexpress.sim import series as playing
from coltexpress.sim.seating import block_size, seating
from coltexpress.sim.series import Series, play

TABLES = [
    ("classic", {"players": "4"}, 24),
    ("classic", {"players": "6"}, 36),
    ("classic", {"players": "5", "guest_bandits": "true"}, 50),
    ("classic", {"players": "4", "character_choice": "random"}, 24),
    ("classic", {"players": "3", "bandits": "tuco,belle,doc"}, 9),
    ("classic", {"players": "2"}, 12),
    ("armored", {"players": "2"}, 16),
    ("armored", {"players": "2", "two_player_mode": "one_bandit_each"}, 16),
    ("armored", {"players": "3"}, 24),
    ("armored", {"players": "4"}, 32),
    ("armored", {"players": "10"}, 100),
    ("super", {"players": "4"}, 28),
    ("super", {"players": "7", "reflex": "true", "horse": "true"}, 49),
    ("toy", {"players": "3"}, 3),
]


def table_of(name: str, settings: dict[str, str], games: int = 0) -> Series:
    seats = game(name).new(settings).seats
    return Series(name, settings, ("uniform",) * seats, games, 5)


def roles(series: Series, numbers: range) -> list[Counter[tuple[str, int]]]:
    """By bot: how often it has played a character at a place."""
    cast = series.cast()
    found: list[Counter[tuple[str, int]]] = [Counter() for _ in series.bots]
    for number in numbers:
        table = series.seating(number)
        begins = cast.seats[table.first] if cast.seats else table.first
        for bot, seat in enumerate(table.seats()):
            place = (seat - begins) % len(series.bots)
            led = [one for one, leader in enumerate(cast.seats) if leader == seat]
            names = [table.bandits[one] for one in led] or ["nobody"]
            found[bot].update([(name, place) for name in names])
    return found


@pytest.mark.parametrize(("name", "settings", "block"), TABLES)
def test_in_a_block_everybody_plays_everyone_everywhere_equally_often(
    name: str, settings: dict[str, str], block: int
) -> None:
    series = table_of(name, settings)
    assert series.block == block
    for first in range(3):
        for role in roles(series, range(first * block, (first + 1) * block)):
            assert len(role) == max(1, len(series.cast().names)) * len(series.bots)
            assert len(set(role.values())) == 1, role


@pytest.mark.parametrize(("name", "settings", "block"), TABLES)
def test_a_rest_is_spread_fairly(name: str, settings: dict[str, str], block: int) -> None:
    """At any time nobody was more often at one place than at another, but once; with bandits twice.

    In a gang two bandits play in each game.
    """
    series = table_of(name, settings)
    each = max(1, len(series.cast().seats) // len(series.bots))
    for games in range(1, block + 1):
        for role in roles(series, range(games)):
            places = Counter[int]()
            characters = Counter[str]()
            for (character, place), count in role.items():
                places[place] += count
                characters[character] += count
            assert max(places.values()) - spread(places, len(series.bots)) <= each
            assert max(characters.values()) - spread(characters, len(series.cast().names)) <= 2


def spread(counts: Counter[int] | Counter[str], kinds: int) -> int:
    """The smallest count; what was never there counts nothing."""
    return min(counts.values()) if len(counts) >= kinds else 0


@pytest.mark.parametrize("name", OFFERED)
def test_after_as_many_blocks_as_seats_everybody_sat_everywhere_too(name: str) -> None:
    """On the armored train Il Professore makes the seats differ, whoever begins."""
    series = table_of(name, {"players": "3"})
    found = Counter[tuple[int, int, int, str]]()
    for number in range(3 * series.block):
        table = series.seating(number)
        for bot, seat in enumerate(table.seats()):
            found[bot, seat, table.first, table.bandits[seat]] += 1
    assert len(found) == 3 * 3 * 3 * len(series.cast().names)
    assert set(found.values()) == {1}


def test_team_mates_stay_together() -> None:
    series = table_of("armored", {"players": "4"})
    for number in range(2 * series.block):
        seats = series.seating(number).seats()
        assert {seats[0] % 2, seats[2] % 2} != {seats[1] % 2, seats[3] % 2}
        assert seats[0] % 2 == seats[2] % 2


def test_everybody_meets_different_others_in_different_blocks() -> None:
    series = table_of("classic", {"players": "4"})
    crowds = [
        {frozenset(series.seating(block * 24 + game).bandits) for game in range(24)}
        for block in range(6)
    ]
    assert all(len(crowd) == 6 for crowd in crowds)
    assert any(one != other for one, other in pairwise(crowds))


def test_a_table_follows_from_seed_and_number() -> None:
    cast = Cast(("ghost", "doc", "belle"), (0, 1))
    assert block_size(cast, 2) == 6
    tables = [seating(cast, 2, 1, number) for number in range(30)]
    assert tables == [seating(cast, 2, 1, number) for number in range(30)]
    assert tables != [seating(cast, 2, 2, number) for number in range(30)]


# What is played is what was planned


class Witness(Bot):
    """Notes what it sees."""

    seen: list[View] = []  # noqa: RUF012  # of one test

    def __init__(self) -> None:
        self.uniform = Uniform(1)

    def choose(self, view: View, question: Ask, budget: Budget = AS_USUAL) -> int:
        self.seen.append(view)
        return self.uniform.choose(view, question, budget)


@pytest.mark.parametrize(
    ("name", "players"), [("classic", "4"), ("classic", "2"), ("armored", "4"), ("super", "5")]
)
def test_games_are_played_as_they_were_seated(
    name: str, players: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    series = table_of(name, {"players": players})
    monkeypatch.setattr(playing, "make", lambda *_: Witness())
    for number in (0, series.block - 1, series.block, 2 * series.block + 3):
        Witness.seen = []
        play(series, number)
        table = series.seating(number)
        book = game(name)
        settings = {**series.settings, "bandits": ",".join(table.bandits)}
        g = Witness.seen[-1].state
        assert book.settings(g) == book.settings(book.new(settings))
        begun = [view.state for view in Witness.seen if not book.is_setting_up(view.state)]
        assert first_of(name, begun[0]) == series.cast().seats[table.first]


def first_of(name: str, state: object) -> int:
    """The seat that begins."""
    return int(state.start if name == "super" else state.first)  # type: ignore[attr-defined]


def test_bots_can_pick_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = Series("classic", {"players": "4"}, ("uniform",) * 4, 4, 5, balanced=False)
    assert dealt.block == 4
    monkeypatch.setattr(playing, "make", lambda *_: Witness())
    Witness.seen = []
    play(dealt, 0)
    picks = [view for view in Witness.seen if game("classic").is_setting_up(view.state)]
    assert len(picks) == 4
