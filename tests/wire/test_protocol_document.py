"""The protocol is documented as it is."""

from __future__ import annotations

from pathlib import Path

import make_protocol
import pytest

from coltexpress.wire.messages import MESSAGE_LIMIT, VERSION
from coltexpress.wire.schema import roots, structs


def test_the_document_is_current() -> None:
    """If this fails: python scripts/make_protocol.py"""
    text = make_protocol.TARGET.read_text(encoding="utf-8")
    assert make_protocol.document(text) == text


def test_the_document_gives_the_limit_of_a_message() -> None:
    assert f"version {VERSION}" in make_protocol.tables()
    text = make_protocol.TARGET.read_text(encoding="utf-8")
    assert f"more than {MESSAGE_LIMIT} bytes" in text


def test_every_struct_is_in_the_document() -> None:
    text = make_protocol.tables()
    for kind in structs(roots()):
        assert (kind.__doc__ or "").strip() in text, kind.__name__


def test_a_document_that_is_not_current_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "protocol.md"
    target.write_text("# By hand\n", encoding="utf-8")
    monkeypatch.setattr(make_protocol, "TARGET", target)
    monkeypatch.setattr("sys.argv", ["make_protocol.py", "--check"])
    assert make_protocol.main() == 1
    monkeypatch.setattr("sys.argv", ["make_protocol.py"])
    assert make_protocol.main() == 0
    assert target.read_text(encoding="utf-8").startswith("# By hand\n\n<!-- From here")
    monkeypatch.setattr("sys.argv", ["make_protocol.py", "--check"])
    assert make_protocol.main() == 0
