"""This game in the terminal."""
