"""How much a server bears: a real one, and players at many tables over real sockets."""
