"""What the server keeps: guests, tables, seats, choices and chat, in SQLite or PostgreSQL."""
