"""The tables of the database. Times are whole milliseconds since 1970, in UTC."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()
ID: Final = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows only by INTEGER

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# A device proves who it is with a token; only the hash of it is kept.
tokens: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("tokens_by_guest", "guest"),
)

# A code that lets a second device be the same guest, once and soon.
links: Final = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

rooms: Final = Table(
    "rooms",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(20), nullable=False),
    Column("rules", SmallInteger, nullable=False),  # the version they are played by
    Column("settings", Text, nullable=False),  # JSON: the options of the game
    Column("room_settings", Text, nullable=False),  # JSON: clock, chat, who may come, who stands in
    Column("host", ID, ForeignKey("guests.id"), nullable=False),
    Column("status", String(12), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # what chance is made of
    Column("next_code", String(12)),  # the rematch
    Column("result", Text),  # JSON, when it is over
    Column("made_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("dealt_at", BigInteger),  # none: in the lobby, or waiting for the players' parts
    Index("rooms_by_status", "status", "is_public", "made_at"),
    Index("rooms_by_host", "host"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("room_id", ID, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("guest", ID, ForeignKey("guests.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),  # its level, or "" where none was named
    Column("away", Boolean, nullable=False),  # a bot stands in
    Column("resigned", Boolean, nullable=False),
    Column("seal", String(64), nullable=False),  # of the seat's part of the shuffle, or ""
    Column("part", LargeBinary(32)),  # once it is opened
    Index("seats_by_guest", "guest"),
)

# The record of a room: nothing is ever changed or deleted here. A choice that was taken back
# stays, and a later row says that it no longer counts.
moves: Final = Table(
    "moves",
    METADATA,
    Column("room_id", ID, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("what", SmallInteger, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("spent", Integer, nullable=False),  # milliseconds of the seat's clock
    Column("made_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("room_id", ID, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", ID, ForeignKey("guests.id")),
    Column("seat", SmallInteger),  # none: a spectator
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
