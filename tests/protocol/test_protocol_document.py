"""The protocol is documented as it is."""

from __future__ import annotations

import re
from pathlib import Path

import make_protocol
import msgspec
import pytest

from coltexpress.protocol.bodies import NewGuest
from coltexpress.protocol.messages import MESSAGE_LIMIT, VERSION, Hello, decode, decode_server
from coltexpress.protocol.rooms import NewRoom
from coltexpress.protocol.schema import roots, structs


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


@pytest.mark.slow
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


def said(speaker: str) -> list[str]:
    """What somebody says in the conversations of the document."""
    text = make_protocol.TARGET.read_text(encoding="utf-8")
    return re.findall(rf"^{speaker} .*?(\{{.*\}})$", text, re.MULTILINE)


def test_the_conversation_of_the_document_is_understood() -> None:
    guest, room = said("HTTP")
    msgspec.json.decode(guest, type=NewGuest)
    msgspec.json.decode(room, type=NewRoom)
    client = [decode(line) for line in said("client")]
    assert len({type(one) for one in client}) >= 6
    assert {one.version for one in client if isinstance(one, Hello)} == {VERSION}
    whole = [line for line in said("server") if "…" not in line]
    assert len({type(decode_server(line)) for line in whole}) >= 4
    assert all(f'"version": {VERSION}' in line for line in said("server") if '"version"' in line)


def test_every_tag_limit_and_code_is_in_the_document() -> None:
    text = make_protocol.tables()
    for tag in ("person", "open", "bot", "none", "live", "slow"):
        assert f'| `kind` | `"{tag}"` |' in text
    for code in (1008, 1012, 4000, 4001):
        assert f"| {code} | " in text
    assert "| `per_decision` | number, 5 to 3600 | `45` | seconds |" in text
    assert "| `not_kept` | 503 |" in text
