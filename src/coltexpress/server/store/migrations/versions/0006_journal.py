"""The journal: the last choices of all rooms, in the order in which they came."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    room = sa.ForeignKey("rooms.id", ondelete="CASCADE")
    op.create_table(
        "journal",
        sa.Column("id", ID, primary_key=True),
        sa.Column("room_id", ID, room, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("what", sa.SmallInteger, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
