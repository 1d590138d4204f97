"""Players without a person: each gets a view and a question, and nothing else."""
