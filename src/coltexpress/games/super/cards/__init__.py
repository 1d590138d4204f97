"""Chapters 7 to 11, 15 and 16: one module for each card, and what follows from them."""
