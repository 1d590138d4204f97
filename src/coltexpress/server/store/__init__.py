"""What the server keeps: guests, rooms, seats, choices and chat, in SQLite or PostgreSQL."""
