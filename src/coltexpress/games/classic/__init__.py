"""Colt Express, the base game: two to six players, expert variant, gangs and guests."""
