"""Sections 9 and 10: the actions that the armored train changes, and what it adds to them."""
