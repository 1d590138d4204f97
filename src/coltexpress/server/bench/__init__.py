"""How much a server bears: a real one, and players at many rooms over real sockets."""
