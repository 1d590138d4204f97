"""The tables of the database. Times are whole milliseconds since 1970, in UTC."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA: Final = MetaData()
LONG: Final = BigInteger().with_variant(Integer, "sqlite")  # where every INTEGER has 64 bits
ID: Final = LONG  # SQLite numbers rows only by INTEGER

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # Has the guest asked to be listed by name, in tables of results and ladders?
    Column("listed", Boolean, nullable=False, server_default=false()),
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

# Servers that share this database: each holds a lease, which ends when its row goes.
nodes: Final = Table(
    "nodes",
    METADATA,
    Column("id", ID, primary_key=True),  # fences: no other server ever has the same number
    Column("address", String(200), nullable=False),  # where the others reach it
    Column("secret", String(64), nullable=False),  # by which it knows the others
    Column("until", BigInteger, nullable=False),  # by the clock of the database
)

# Programs that do jobs for all servers: each holds a lease, as servers do.
workers: Final = Table(
    "workers",
    METADATA,
    Column("id", ID, primary_key=True),  # no other worker ever has the same number
    Column("version", String(40), nullable=False),  # of coltexpress: jobs of others are not its own
    Column("slots", SmallInteger, nullable=False),  # how many jobs it does at a time
    Column("until", BigInteger, nullable=False),  # by the clock of the database
)

WAITING: Final = text("worker IS NULL AND NOT is_done")

# What servers want done. Nothing here is to last: on PostgreSQL neither this table nor that of the
# workers is logged, and after a crash both are empty.
jobs: Final = Table(
    "jobs",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("node", ID, nullable=False),  # the server that wants the answer
    Column("version", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),  # JSON: all that the worker is told
    Column("guest", ID, nullable=False),  # on whose account
    Column("rank", SmallInteger, nullable=False),  # 0: somebody waits for it
    Column("turn", BigInteger, nullable=False),  # jobs of one rank are done in this order
    Column("is_long", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),  # by the clock of the database
    Column("worker", ID),  # who does it
    Column("taken_at", BigInteger),
    Column("tries", SmallInteger, nullable=False),  # workers that have begun with it
    Column("is_done", Boolean, nullable=False),
    Column("answer", Text),  # JSON, or none if nobody could give one
    Index("jobs_by_turn", "rank", "turn", "id", postgresql_where=WAITING, sqlite_where=WAITING),
    Index("jobs_by_guest", "guest"),
    Index("jobs_by_node", "node"),
)

DUE: Final = text("due_at IS NOT NULL")
OWNED: Final = text("owner IS NOT NULL")

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
    Column("owner", ID),  # the number of the server that has it in memory
    Column("due_at", BigInteger),  # when a room that nobody owns must be woken
    Column("asleep", Text),  # JSON: how far it was when it was last put to sleep
    Index("rooms_by_due", "due_at", postgresql_where=DUE, sqlite_where=DUE),
    Index("rooms_by_owner", "owner", postgresql_where=OWNED, sqlite_where=OWNED),
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
# stays, and a later row says that it no longer counts. Where servers share the database.
moves: Final = Table(
    "moves",
    METADATA,
    Column("room_id", ID, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("what", SmallInteger, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("spent", LONG, nullable=False),  # milliseconds of the seat's clock, up to thirty days
    Column("made_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# The same where one server has the database for itself: rows that follow one another, packed (see
# store/packing.py), from this number on.
stretches: Final = Table(
    "stretches",
    METADATA,
    Column("room_id", ID, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("content", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# And the last rows of all records, in the order in which they came: see store/journal.py.
journal: Final = Table(
    "journal",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("content", LargeBinary, nullable=False),
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
    Column("emote", String(20)),  # instead of a text
    Column("made_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What only the servers know, by what it is for.
secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)

# Tries at the daily robbery: one a guest and day. Without a result they are in play, or do not
# count.
daily: Final = Table(
    "daily",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("room_id", ID, ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("ended_at", BigInteger),
    Column("rank", SmallInteger),
    Column("score", Integer),
    Index("daily_by_place", "day", "rank", "score"),
    Index("daily_by_guest", "guest"),
)

# Keys by which a guest comes back on any device; authenticators know them by their credential.
passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the credential
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("credential", Text, nullable=False),  # as base64 for addresses
    Column("key", LargeBinary, nullable=False),  # public, as COSE has it
    Column("counter", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index("passkeys_by_guest", "guest"),
)

# What authenticators are asked to sign, once and soon: for a guest, or for whoever comes.
challenges: Final = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE")),
    Column("until", BigInteger, nullable=False),
    Index("challenges_by_until", "until"),
    Index("challenges_by_guest", "guest"),
)

# How the browser of a device is woken; forgotten with the device.
subscriptions: Final = Table(
    "subscriptions",
    METADATA,
    Column("device", String(64), ForeignKey("tokens.hash", ondelete="CASCADE"), primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("mark", String(64), nullable=False, unique=True),  # the SHA-256 of the endpoint
    Column("public", LargeBinary(65), nullable=False),
    Column("auth", LargeBinary(16), nullable=False),
    Column("origin", String(200), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("subscriptions_by_guest", "guest"),
)

# Who is waited for in a slow room, or should hear how it ended. None: has been called.
calls: Final = Table(
    "calls",
    METADATA,
    Column("room_id", ID, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("what", String(8), nullable=False),  # turn or over
    Column("number", Integer, nullable=False),  # of choices when the question was asked
    Column("due_at", BigInteger),
    Column("tries", SmallInteger, nullable=False),
    Index("calls_by_due", "due_at", postgresql_where=DUE, sqlite_where=DUE),
)

# How good everybody is at a game, people and bots alike; see sim/online.py.
ratings: Final = Table(
    "ratings",
    METADATA,
    Column("player", String(40), primary_key=True),  # a guest's number, or the level of a bot
    Column("game", String(20), primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE")),  # none: a bot
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_game", "game", "mean"),
    Index("ratings_by_guest", "guest"),
)

# The games that were rated, by seat of a person: what each has made of the rating.
rated: Final = Table(
    "rated",
    METADATA,
    Column("room_id", ID, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(20), nullable=False),
    Column("rank", SmallInteger, nullable=False),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("rated_by_guest", "guest", "game", "ended_at"),
)

# Tries at puzzles: of each guest and puzzle the first, and how strong both were thought to be then.
puzzle_tries: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("choice", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("rating", Double, nullable=False),  # of the puzzle
    Column("skill", Double, nullable=False),  # of the solver
    Column("tried_at", BigInteger, nullable=False),
    Index("puzzle_tries_by_puzzle", "puzzle", "tried_at"),
)

# How hard puzzles are, as people have found them; for all others what they came with holds.
puzzle_ratings: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)
