"""Many games at once: tournaments and ratings."""
