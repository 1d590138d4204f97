"""Records are packed where one server has the database for itself, which is SQLite."""

from __future__ import annotations

import struct
from itertools import groupby
from operator import itemgetter

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
ROW = struct.Struct("<qihhiqq")
COLUMNS = "room_id, number, seat, what, choice, spent, made_at"
SORT_IN = f"INSERT INTO moves ({COLUMNS}) SELECT {COLUMNS} FROM journal ORDER BY room_id, number"
RECORDS = f"SELECT {COLUMNS} FROM moves ORDER BY room_id, number"
PACK = sa.text(
    "INSERT INTO stretches (room_id, number, content) VALUES (:room_id, :number, :content)"
)


def upgrade() -> None:
    op.create_table(
        "stretches",
        sa.Column("room_id", ID, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        pack(connection)
    op.drop_table("journal")
    op.create_table(
        "journal",
        sa.Column("id", ID, primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )


def pack(connection: sa.Connection) -> None:
    """Pack all records, each as one stretch."""
    connection.exec_driver_sql(SORT_IN)
    rows = connection.exec_driver_sql(RECORDS)
    for room, record in groupby(rows, itemgetter(0)):
        content = b"".join(ROW.pack(*row) for row in record)
        connection.execute(PACK, {"room_id": room, "number": 0, "content": content})
    connection.exec_driver_sql("DELETE FROM moves")
