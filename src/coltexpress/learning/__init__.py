"""Players that learn by playing against themselves; this needs numpy and torch."""
