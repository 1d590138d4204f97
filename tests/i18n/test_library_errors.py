"""What the library refuses can be said in every language, and in English as the error says it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from click.testing import CliRunner

import coltexpress
from coltexpress import ColtExpressError, Game, Setup
from coltexpress.bots.levels import read_name
from coltexpress.cli.main import cli
from coltexpress.i18n import LANGUAGES
from coltexpress.i18n.plain import messages
from coltexpress.server.refusals import Refused
from coltexpress.study.openings import book_of
from coltexpress.study.puzzles import puzzle

LINE = coltexpress.new("super", players=3).line()
RECORD = coltexpress.new("super", players=3, seed=1).record()
TABLE = Setup("super", players=3)
CODE = re.compile(r"\{ \$")


REFUSED: dict[str, Callable[[], object]] = {
    "no_such_game": lambda: coltexpress.new("chess"),
    "no_such_option": lambda: coltexpress.new("classic", colour="red"),
    "bad_value": lambda: coltexpress.new("classic", expert_variant="maybe"),
    "bad_count": lambda: coltexpress.new("classic", players=9),
    "not_one_of": lambda: coltexpress.new("super", players=3, bandits="doc,belle,toto"),
    "names_wanted": lambda: coltexpress.new("super", players=3, bandits="doc,belle"),
    "not_a_setting": lambda: coltexpress.new("super", players=None),  # type: ignore[arg-type]
    "two_unofficial": lambda: coltexpress.new("super", players=2),
    "betrayal_for_four": lambda: coltexpress.new("armored", players=3, mode="betrayal"),
    "no_such_bot": lambda: read_name("grandmaster"),
    "no_such_character": lambda: read_name("outlaw:shy"),
    "not_offered": lambda: coltexpress.new("super", players=3).play(0, "toto"),
    "not_asked": lambda: coltexpress.new("super", players=3).play("#1 pick-character doc"),
    "seat_not_asked": lambda: coltexpress.new("super", players=3).play(2, 0),
    "not_a_choice": lambda: coltexpress.new("super", players=3).play("doc"),
    "not_over": lambda: coltexpress.new("super", players=3).ranks(),
    "no_such_seat": lambda: coltexpress.new("super", players=3).view(7),
    "no_such_event": lambda: coltexpress.new("super", players=3).events(0, 99),
    "not_whole": lambda: coltexpress.new("super", seed="x"),  # type: ignore[arg-type]
    "is_a_view": lambda: coltexpress.read(f"{LINE} seen-by=nobody"),
    "is_no_view": lambda: coltexpress.read_view(LINE),
    "line_too_long": lambda: coltexpress.read("x" * 20_001),
    "not_a_field": lambda: coltexpress.read(f"{LINE} nonsense"),
    "field_twice": lambda: coltexpress.read(f"{LINE} who=x"),
    "missing_field": lambda: coltexpress.read("super players=3 agenda=-"),
    "unknown_fields": lambda: coltexpress.read(f"{LINE} colour=red"),
    "wrong_parts": lambda: coltexpress.read(re.sub("loot=-,-,-", "loot=-", LINE)),
    "no_such_step": lambda: coltexpress.read(re.sub("agenda=round", "agenda=dance", LINE)),
    "no_such_word": lambda: coltexpress.read(re.sub("plans=-", "plans=dance", LINE)),
    "not_a_number": lambda: coltexpress.read(re.sub("loot=-", "loot=$x", LINE)),
    "only_in_setup": lambda: coltexpress.read(re.sub("phase=setup", "phase=over", LINE)),
    "nothing_there": lambda: coltexpress.read(re.sub("plans=-", "plans=move", LINE)),
    "setup_unanswered": lambda: coltexpress.read(re.sub("=round,place", "=place,round", LINE)),
    "no_record": lambda: Game.from_record("a game"),
    "record_too_long": lambda: Game.from_record("x" * 1_000_001),
    "no_rules": lambda: Game.from_record(re.sub("rules: .*\n", "", RECORD)),
    "other_rules": lambda: Game.from_record(re.sub("rules: .*", "rules: 99", RECORD)),
    "bad_header": lambda: Game.from_record(re.sub("rules: .*", "rules", RECORD)),
    "said_twice": lambda: Game.from_record(re.sub("(rules: .*)", r"\1\n\1", RECORD)),
    "record_line": lambda: Game.from_record(f"{RECORD}#9 pick-character doc\n"),
    "no_such_bandit": lambda: Setup("super").put("toto", "roof", 1).game(),
    "too_many_bandits": lambda: Setup("super", players=3).seats(*"GCDB").game(),
    "no_such_place": lambda: Setup("super").put("doc", "roof", 9).game(),
    "no_token_left": lambda: Setup("classic").held("doc", "jewel", 9).game(),
    "too_many_bullets": lambda: Setup("classic").wound("doc", by="tuco", count=9).game(),
    "too_much_loot": lambda: Setup("toy").held("tuco", "$9999").game(),
    "no_such_turn": lambda: Setup("classic").turn(9).game(),
    "no_such_phase": lambda: Setup("classic").phase("party"),
    "spectator": lambda: coltexpress.analyse(TABLE.game(), seat=coltexpress.NOBODY),
    "being_set_up": lambda: coltexpress.analyse(LINE),
    "other_view": lambda: coltexpress.analyse(TABLE.game().line(seen_by=0), seat=1),
    "no_such_puzzle": lambda: puzzle("42"),
    "no_book": lambda: book_of("toy"),
    "no_such_thing": lambda: Setup("super").pile("doc", "fire").game(),
}


def refused(code: str) -> ColtExpressError:
    """The error with this code."""
    with pytest.raises(ColtExpressError) as caught:
        REFUSED[code]()
    assert caught.value.code == code
    return caught.value


@pytest.mark.parametrize("code", REFUSED)
def test_an_error_says_in_english_what_its_sentence_says(code: str) -> None:
    error = refused(code)
    assert error.said("en") == str(error)


@pytest.mark.parametrize("code", REFUSED)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_an_error_is_a_whole_sentence_in_every_language(language: str, code: str) -> None:
    error = refused(code)
    sentence = error.said(language)
    assert sentence != str(error)
    assert not CODE.search(sentence)
    assert f"refused-{code.replace('_', '-')}" in messages(language)


def test_a_bad_line_of_a_record_is_refused_in_one_language_throughout() -> None:
    swedish = refused("record_line").said("sv")
    assert swedish == (
        "rad 6, drag 1: spelet frågar #0 pick-character (plats 0), inte #9 pick-character"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_and_the_terminal_refuse_settings_in_the_language_of_whoever_asks(
    language: str,
) -> None:
    reason = refused("bad_count").said(language)
    with pytest.raises(Refused) as caught:
        raise Refused("bad_settings", why="…") from refused("bad_count")
    assert caught.value.sentence(language).endswith(reason)
    words = ["play", "classic", "--players", "9", "--lang", language]
    assert reason in CliRunner().invoke(cli, words).output


def test_an_error_without_a_code_of_its_own_has_that_of_its_kind() -> None:
    error = coltexpress.BadPosition("two Marshals")
    assert (error.code, error.values) == ("bad_position", {"why": "two Marshals"})
    assert error.said("sv") == "så kan inget parti se ut: two Marshals"
