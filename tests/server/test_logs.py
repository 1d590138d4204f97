"""The log says what happened, never what people said, are called, or keep secret."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from coltexpress.server.store.engine import open_engine


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_failing_statement_does_not_tell_its_values(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = (
        str(tmp_path / "a.db") if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    )
    engine = open_engine(address)
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as failure:
        connection.execute(text("SELECT * FROM nowhere WHERE code = :code"), {"code": "QWERTY"})
    engine.dispose()
    assert "QWERTY" not in str(failure.value)
