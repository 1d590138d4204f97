"""What lies on the table in every game with this train: geometry, loot, bandits, cards."""
