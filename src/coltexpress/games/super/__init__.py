"""Colt Super Express: the short game of queues, facing and three planned cards."""
