"""What makes people come back: the daily robbery, calls, ratings, puzzles, emotes, passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
DUE = sa.text("due_at IS NOT NULL")


def upgrade() -> None:
    add_daily()
    add_calls()
    add_ratings()
    add_puzzles()
    add_passkeys()
    op.add_column("chat", sa.Column("emote", sa.String(20)))


def a_guest(*, key: bool = False, needed: bool = True) -> sa.Column[int]:
    """A column that names a guest, and goes with the guest."""
    gone = sa.ForeignKey("guests.id", ondelete="CASCADE")
    return sa.Column("guest", ID, gone, primary_key=key, nullable=not needed)


def a_room(*, key: bool = False) -> sa.Column[int]:
    """A column that names a room, and goes with the room."""
    gone = sa.ForeignKey("rooms.id", ondelete="CASCADE")
    return sa.Column("room_id", ID, gone, primary_key=key, nullable=False, unique=not key or None)


def add_daily() -> None:
    """The daily robbery: the secret of the server, tries, and who is listed by name."""
    op.add_column(
        "guests", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        a_guest(key=True),
        a_room(),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("rank", sa.SmallInteger),
        sa.Column("score", sa.Integer),
    )
    op.create_index("daily_by_place", "daily", ["day", "rank", "score"])
    op.create_index("daily_by_guest", "daily", ["guest"])


def add_calls() -> None:
    """Browsers that can be woken, and whom to call."""
    op.create_table(
        "subscriptions",
        sa.Column(
            "device",
            sa.String(64),
            sa.ForeignKey("tokens.hash", ondelete="CASCADE"),
            primary_key=True,
        ),
        a_guest(),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("mark", sa.String(64), nullable=False, unique=True),
        sa.Column("public", sa.LargeBinary(65), nullable=False),
        sa.Column("auth", sa.LargeBinary(16), nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_by_guest", "subscriptions", ["guest"])
    op.create_table(
        "calls",
        a_room(key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        a_guest(),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("tries", sa.SmallInteger, nullable=False),
    )
    op.create_index("calls_by_due", "calls", ["due_at"], postgresql_where=DUE, sqlite_where=DUE)


def add_ratings() -> None:
    """Ratings of guests and bots, and the games that were rated."""
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        a_guest(needed=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "mean"])
    op.create_index("ratings_by_guest", "ratings", ["guest"])
    op.create_table(
        "rated",
        a_room(key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        a_guest(),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rank", sa.SmallInteger, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_index("rated_by_guest", "rated", ["guest", "game", "ended_at"])


def add_puzzles() -> None:
    """Tries at puzzles, and how hard people have found them."""
    op.create_table(
        "puzzle_tries",
        a_guest(key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("skill", sa.Double, nullable=False),
        sa.Column("tried_at", sa.BigInteger, nullable=False),
    )
    op.create_index("puzzle_tries_by_puzzle", "puzzle_tries", ["puzzle", "tried_at"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )


def add_passkeys() -> None:
    """Passkeys, and challenges that are still to be answered."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        a_guest(),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        a_guest(needed=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_by_until", "challenges", ["until"])
    op.create_index("challenges_by_guest", "challenges", ["guest"])
