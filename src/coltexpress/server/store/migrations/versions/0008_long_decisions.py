"""A decision may take thirty days, which are more milliseconds than 32 bits can count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":  # whose whole numbers have room for them
        op.alter_column("moves", "spent", type_=sa.BigInteger, existing_nullable=False)
