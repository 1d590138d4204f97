"""What was called a table is a room, and its terms are its settings."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("tables_by_status", "tables")
    op.drop_index("tables_by_host", "tables")
    op.rename_table("tables", "rooms")
    op.create_index("rooms_by_status", "rooms", ["status", "is_public", "made_at"])
    op.create_index("rooms_by_host", "rooms", ["host"])
    # As SQL, which SQLite and PostgreSQL both know: alembic would copy whole tables on SQLite.
    op.execute("ALTER TABLE rooms RENAME COLUMN terms TO room_settings")
    for name in ("seats", "moves", "chat"):
        op.execute(f"ALTER TABLE {name} RENAME COLUMN table_id TO room_id")
