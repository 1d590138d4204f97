"""What is in the box of each game."""
