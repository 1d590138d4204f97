"""Golden playthroughs: whole games, down to every event, stay what they were."""

from __future__ import annotations

import pytest
from make_playthroughs import GOLDEN, PLAYTHROUGHS, playthrough

from coltexpress.notation import record


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    assert playthrough(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8"), (
        "renew with scripts/make_playthroughs.py and read the diff"
    )


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_a_record_that_replays(name: str) -> None:
    """C-END-01, C-ROUND-01"""
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert record.write_with_story(record.read(text)) == text[: text.rindex("; ")]


def test_there_is_no_playthrough_too_many() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(PLAYTHROUGHS)
