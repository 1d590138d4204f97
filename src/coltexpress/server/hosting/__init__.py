"""Hosting: tables in play, who sits there, and everybody who watches."""
