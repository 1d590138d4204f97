"""Learning from games: what a judge thinks of choices, puzzles, and which openings win."""
