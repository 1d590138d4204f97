"""How alembic reaches the database: over the connection that `migrate` hands it."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

from coltexpress.server.store.schema import METADATA

ONE_AT_A_TIME = 1_874_260_911  # any number that every server of ours takes

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,  # SQLite too: our transactions begin when we say so
)
with context.begin_transaction():
    context.run_migrations()
