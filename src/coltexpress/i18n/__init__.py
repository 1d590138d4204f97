"""The words of the games in Fluent, one folder per language; English is the source."""
