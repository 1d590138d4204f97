"""Games that were played by older rules: read again where every answer still fits."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from coltexpress.kernel.errors import Unreadable
from coltexpress.kernel.match import replay
from coltexpress.notation import record

RECORDS: Final = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))
OTHER_ORDER: Final = "classic-2-gangs-zh-rules-1"  # bullets were dropped before the card was drawn


@pytest.mark.parametrize(
    "path", [path for path in RECORDS if path.stem != OTHER_ORDER], ids=lambda path: path.stem
)
def test_a_record_of_older_rules_is_replayed_to_its_end(path: Path) -> None:
    found = record.read(path.read_text(encoding="utf-8"))
    assert not replay(found.start(), found.moves).asks
    again = record.write(found)
    assert f"rules: {found.book.version}" in again
    assert record.read(again).moves == found.moves


def test_a_record_whose_questions_came_in_another_order_is_refused_with_both_versions() -> None:
    """C-RULE-91"""
    text = next(path for path in RECORDS if path.stem == OTHER_ORDER).read_text(encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        record.read(text)
    assert "version 1 of the rules of classic; this program plays version 2" in str(refused.value)
    assert "not GW drop-which-bullet" in str(refused.value)


@pytest.mark.parametrize("rules", ["0", "3", "-1", "01", "one", "9" * 400])
def test_rules_that_never_were_are_refused(rules: str) -> None:
    text = RECORDS[-1].read_text(encoding="utf-8").replace("rules: 1", f"rules: {rules}")
    with pytest.raises(Unreadable, match="this program plays version"):
        record.read(text)
