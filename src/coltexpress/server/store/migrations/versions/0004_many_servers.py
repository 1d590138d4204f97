"""Servers that share a database, and workers that think for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
DUE = sa.text("due_at IS NOT NULL")
OWNED = sa.text("owner IS NOT NULL")
WAITING = sa.text("worker IS NULL AND NOT is_done")


def upgrade() -> None:
    add_nodes()
    add_jobs()


def add_nodes() -> None:
    """Who owns a room, and when a sleeping room must be woken."""
    op.create_table(
        "nodes",
        sa.Column("id", ID, primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("rooms", sa.Column("owner", ID))
    op.add_column("rooms", sa.Column("due_at", sa.BigInteger))
    op.add_column("rooms", sa.Column("asleep", sa.Text))
    op.create_index("rooms_by_due", "rooms", ["due_at"], postgresql_where=DUE, sqlite_where=DUE)
    op.create_index(
        "rooms_by_owner", "rooms", ["owner"], postgresql_where=OWNED, sqlite_where=OWNED
    )
    op.execute("UPDATE rooms SET due_at = 0 WHERE status = 'playing'")  # woken once, to find out


def add_jobs() -> None:
    """Jobs for workers anywhere, and who they are."""
    op.create_table(
        "workers",
        sa.Column("id", ID, primary_key=True),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("slots", sa.SmallInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", ID, primary_key=True),
        sa.Column("node", ID, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("guest", ID, nullable=False),
        sa.Column("rank", sa.SmallInteger, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("is_long", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("worker", ID),
        sa.Column("taken_at", sa.BigInteger),
        sa.Column("tries", sa.SmallInteger, nullable=False),
        sa.Column("is_done", sa.Boolean, nullable=False),
        sa.Column("answer", sa.Text),
    )
    op.create_index(
        "jobs_by_turn",
        "jobs",
        ["rank", "turn", "id"],
        postgresql_where=WAITING,
        sqlite_where=WAITING,
    )
    op.create_index("jobs_by_guest", "jobs", ["guest"])
    op.create_index("jobs_by_node", "jobs", ["node"])
    if op.get_bind().dialect.name == "postgresql":  # what is there does not have to last
        op.execute("ALTER TABLE workers SET UNLOGGED")
        op.execute("ALTER TABLE jobs SET UNLOGGED")
