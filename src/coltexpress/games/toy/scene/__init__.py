"""What a page is told of this game."""
