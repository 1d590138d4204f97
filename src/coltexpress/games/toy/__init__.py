"""Crates: the smallest game, made to be read; it shows every part of a game once."""
