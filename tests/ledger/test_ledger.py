"""The reader of the rules ledgers."""

from __future__ import annotations

import re

import pytest

from coltexpress import ledger
from coltexpress.games import NAMES
from coltexpress.ledger import NotInLedger, clause, expand, games, load, parse

LEDGER = r"""# A game

| Term | Meaning |
|---|---|
| spot | a place |

## Part A

### Fire

| ID | Clause | Rulebook |
|---|---|---|
| X-FIRE-01 | Shoot. (X-FIRE-02) | both |
| X-FIRE-02 | *withdrawn* See X-FIRE-01. | zh |

## Part B

Prose that names X-ED-02.

| ID | Option | Reason |
|---|---|---|
| X-ED-01 | `a \| b` | why |

| ID | Before | After |
|---|---|---|
| X-EX-01 | here | there |
"""


def test_a_ledger_defines_the_ids_of_its_first_column_only() -> None:
    assert list(parse("x", LEDGER)) == ["X-FIRE-01", "X-FIRE-02", "X-ED-01", "X-EX-01"]


def test_a_clause_knows_its_text_section_and_source() -> None:
    shoot = parse("x", LEDGER)["X-FIRE-01"]
    assert (shoot.game, shoot.text) == ("x", "Shoot. (X-FIRE-02)")
    assert (shoot.section, shoot.source) == ("Part A / Fire", "both")


def test_a_deeper_section_ends_with_its_part() -> None:
    assert parse("x", LEDGER)["X-ED-01"].section == "Part B"


def test_an_escaped_bar_belongs_to_its_cell() -> None:
    option = parse("x", LEDGER)["X-ED-01"]
    assert (option.text, option.source) == ("`a | b`", "why")


def test_several_columns_are_told_by_their_names() -> None:
    assert parse("x", LEDGER)["X-EX-01"].text == "Before: here\nAfter: there"


def test_a_withdrawn_clause_says_so() -> None:
    clauses = parse("x", LEDGER)
    assert clauses["X-FIRE-02"].withdrawn
    assert not clauses["X-FIRE-01"].withdrawn


def test_an_id_is_defined_only_once() -> None:
    with pytest.raises(ValueError, match="X-FIRE-01 is defined twice"):
        parse("x", LEDGER + "| X-FIRE-01 | Again. | zh |\n")


def test_every_game_has_a_ledger() -> None:
    assert games() == tuple(sorted(NAMES))


def letters(game: str) -> set[str]:
    """What the clauses of a game begin with."""
    return {id.partition("-")[0] for id in load(game)}


def test_every_game_has_a_letter_of_its_own() -> None:
    found = [letters(game) for game in games()]
    assert [len(one) for one in found] == [1] * len(games())
    assert len(set().union(*found)) == len(games())


@pytest.mark.parametrize("game", games())
def test_every_clause_is_complete(game: str) -> None:
    for id, found in load(game).items():
        assert found.id == id
        assert found.game == game
        assert found.text
        assert found.section


def test_every_reference_in_a_ledger_leads_to_a_clause() -> None:
    known = {id for game in games() for id in load(game)}
    texts = [f"{c.text} {c.source}" for game in games() for c in load(game).values()]
    assert set(ledger.ID.findall(" ".join(texts))) <= known


def test_ledgers_name_rulebooks_and_not_where_their_text_was_kept() -> None:
    for game in games():
        for found in load(game).values():
            assert not re.search(r"\.txt|\b(?:L|zh|sv|en|pl|ja)\d", f"{found.text} {found.source}")


def test_a_clause_is_found_whatever_its_game() -> None:
    assert clause("C-FIRE-03").text == "It goes on top of his deck."
    assert clause("S-POS-10").text.startswith("Event: setup\n")
    assert clause("C-EVENT-ANGRY-01").section == "Part A. Clauses / A11 Events"


def test_a_ledger_is_read_once() -> None:
    assert load("classic") is load("classic")


def test_an_unknown_clause_is_a_lookup_error_with_near_misses() -> None:
    with pytest.raises(LookupError, match=r"no clause 'C-FIRE-99'.*did you mean C-FIRE-\d\d"):
        clause("C-FIRE-99")


def test_an_unknown_game_is_a_lookup_error_with_near_misses() -> None:
    with pytest.raises(NotInLedger, match=r"no game 'clasic'.*did you mean classic"):
        load("clasic")


@pytest.mark.parametrize("span", ["C-MEET-08..10", "C-MEET-08..C-MEET-10"])
def test_a_range_is_spelled_out(span: str) -> None:
    assert expand(span) == ["C-MEET-08", "C-MEET-09", "C-MEET-10"]


def test_a_single_id_is_its_own_range() -> None:
    assert expand("C-EVENT-ANGRY-01") == ["C-EVENT-ANGRY-01"]


@pytest.mark.parametrize("span", ["C-FIRE", "C-FIRE-03..01", "C-FIRE-01..C-ROB-02", "fire", ""])
def test_what_is_no_range_is_refused(span: str) -> None:
    with pytest.raises(ValueError, match="range"):
        expand(span)
