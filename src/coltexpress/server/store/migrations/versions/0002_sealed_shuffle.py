"""The players' parts of the shuffle, and when the cards were dealt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dealt_at", sa.BigInteger))
    op.execute("UPDATE tables SET dealt_at = started_at")
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("part", sa.LargeBinary(32)))
