"""Notation: a position as one line of text, a game as a record."""
