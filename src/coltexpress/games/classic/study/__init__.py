"""What the study of this game needs: the themes of its puzzles, and the puzzles."""
