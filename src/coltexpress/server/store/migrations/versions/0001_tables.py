"""The first tables: guests and their devices, tables, seats, moves, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", ID, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_by_guest", "tokens", ["guest"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", ID, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.SmallInteger, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("host", ID, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("next_code", sa.String(12)),
        sa.Column("result", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("tables_by_status", "tables", ["status", "is_public", "made_at"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "seats",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", ID, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("what", sa.SmallInteger, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", ID, sa.ForeignKey("guests.id")),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
