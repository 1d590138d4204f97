"""The kernel: questions, answers, chance, events and views; it knows nothing of trains."""
