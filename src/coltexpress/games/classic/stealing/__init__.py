"""Chapters A6 to A9: the pile is turned over and the cards are carried out."""
