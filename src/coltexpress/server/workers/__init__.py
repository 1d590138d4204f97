"""Bots in processes of their own: they get a view as text, and nothing else of a room."""
