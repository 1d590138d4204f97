"""Hosting: rooms in play, who sits there, and everybody who watches."""
