"""The protocol: what a page is told of a game and may say to it, as numbers, without sentences."""
