"""Sentences in five languages, made from what the box of a game says of its numbers."""
