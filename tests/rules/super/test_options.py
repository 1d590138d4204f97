"""The options of Colt Super Express as texts, and its door to the rest of the program."""

from dataclasses import fields

import pytest
from rules.super.words import BOOK, started

from coltexpress.games.super.options import KINDS, Options, read_options, write_options
from coltexpress.games.super.printed import BANDITS, LOOT, PLAN_SIZE
from coltexpress.kernel.errors import NotOver, Unreadable
from coltexpress.ledger import load


def test_the_default_of_each_option_is_the_first_of_its_values() -> None:
    default = Options()
    assert all(getattr(default, name) == kind.values[0] for name, kind in KINDS.items())
    assert {*KINDS, "players", "bandits"} == {field.name for field in fields(Options)}


@pytest.mark.parametrize("name", KINDS)
def test_every_option_is_read_and_written(name: str) -> None:
    for value in KINDS[name].values:
        options = read_options({"players": "5", name: value})
        assert getattr(options, name) == value
        assert read_options(write_options(options)) == options


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"players": "8"}, "players=8: expected 3 to 7"),
        ({"players": "2"}, "unofficial_two_players"),
        ({"reflexes": "true"}, "there is no option 'reflexes'"),
        ({"reflex": "yes"}, "reflex=yes: expected one of false, true"),
        ({"bandits": "mei,mei,doc,tuco"}, "expected 4 different names"),
        ({"bandits": "mei,doc,tuco"}, "expected 4 different names"),
        ({"bandits": "mei,doc,tuco,misty"}, "'misty' is not one of ghost"),
    ],
)
def test_a_wrong_option_is_refused_with_the_reason(settings: dict[str, str], reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        read_options(settings)


def test_the_printed_components_are_those_of_the_box() -> None:
    assert (len(BANDITS), len(LOOT), PLAN_SIZE) == (7, 8, 3)
    assert list(LOOT) == [301, 312, 323, 345, 356, 367, 378, 389]


def test_everything_told_and_asked_names_clauses_of_the_ledger() -> None:
    known = load("super")
    cited = [kind.clauses for kind in BOOK.events] + [kind.clauses for kind in BOOK.questions]
    assert all(cited)
    assert {clause for clauses in cited for clause in clauses} <= set(known)
    assert {kind.clause for kind in KINDS.values()} <= set(known)


def test_the_door_gives_scores_winners_and_settings() -> None:
    t = started(players="3", horse="true").at_random(3)
    assert BOOK.scores(t.g) == [len(values) for values in t.g.loot]
    assert len(BOOK.winners(t.g)) <= 1
    assert BOOK.settings(t.g) == {"players": "3", "horse": "true"}
    with pytest.raises(NotOver, match="it waits for seat 0"):
        BOOK.winners(started(players="3").g)
